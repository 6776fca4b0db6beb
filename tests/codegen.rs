//! The builder of `chess960-codegen`: what it refuses, and how its source looks. That
//! the source compiles and is right is the affair of `examples/engine`.

use std::panic::{UnwindSafe, catch_unwind};
use std::process::{Command, Stdio};

use chess960_codegen::{Pieces, Tables};

const PIECES: Pieces<'_> =
    Pieces { type_name: "u8", king: "5", queen: "4", rook: "3", bishop: "2", knight: "1" };

/// Everything that can be asked for.
fn everything<'a>() -> Tables<'a> {
    Tables::new()
        .ranks("RANKS", PIECES)
        .letters("LETTERS")
        .number_of("number_of")
        .sums("LOW", "HIGH")
        .piece_masks("PIECE_MASKS")
        .castling("CASTLING_INDEX", "CASTLING_SETS")
        .fritz9_rows("FRITZ9_ROWS", "KINGS_ROWS")
        .kings_table("KINGS_TABLE")
        .bishops_table("BISHOPS_TABLE")
        .n5n_table("N5N_TABLE")
        .nq_skeletons("NQ_SKELETONS")
        .n6n_table("N6N_TABLE")
        .fritz9_skeletons("FRITZ9_SKELETONS")
        .phf("NUMBERS")
}

/// The text of the panic.
fn refused(build: impl FnOnce() -> String + UnwindSafe) -> String {
    let reason = catch_unwind(build).expect_err("it is refused");
    *reason.downcast::<String>().expect("a panic with a text")
}

#[test]
fn names_are_identifiers() {
    for name in ["", "_", "9RANKS", "MY RANKS", "MY-RANKS", "ränke", "static", "RANKS: u8 = 0; //"]
    {
        assert_eq!(
            refused(move || Tables::new().letters(name).source()),
            format!(
                "{name:?} cannot be the name of a table: write ASCII letters, digits and \
                 underscores, no digit first, and no keyword"
            )
        );
    }
    assert!(Tables::new().letters("_Ranks9").source().contains("static _Ranks9: "));
}

#[test]
fn visibilities_are_rusts() {
    for visibility in ["pub crate", "public", "pub(crate", " pub", "const"] {
        assert_eq!(
            refused(move || Tables::new().visibility(visibility).source()),
            format!(
                "{visibility:?} is no visibility: write pub, pub(crate), pub(super), or nothing"
            )
        );
    }
}

#[test]
fn names_are_given_once() {
    assert_eq!(
        refused(|| Tables::new().letters("A").sums("B", "A").source()),
        "two tables are called A: give each a name of its own"
    );
}

/// Only what is asked for is written.
#[test]
fn nothing_more_than_asked_for() {
    let items = |source: &str| source.lines().filter(|line| line.starts_with("pub")).count();
    assert_eq!(items(&Tables::new().source()), 0);
    assert_eq!(items(&Tables::new().letters("A").source()), 1);
    assert_eq!(items(&Tables::new().number_of("a").source()), 1);
    assert_eq!(items(&everything().source()), 17);
}

#[test]
fn visibility_and_kind_are_the_callers() {
    for (tables, start) in [
        (Tables::new(), "pub(crate) static A: "),
        (Tables::new().visibility("pub"), "pub static A: "),
        (Tables::new().visibility(""), "static A: "),
        (Tables::new().visibility("pub(super)").constants(), "pub(super) const A: "),
    ] {
        let source = tables.letters("A").source();
        assert!(source.lines().any(|line| line.starts_with(start)), "{start}");
    }
    let source = Tables::new().visibility("pub").number_of("a").source();
    assert!(source.contains("\npub const fn a(rank: &[u8; 8]) -> Option<u16> {\n"));
}

/// rustfmt has nothing to say, and no line has blanks at its end.
#[test]
#[allow(clippy::print_stderr)] // where the formatter is missing, that is said
fn source_is_formatted() {
    let source = everything().source();
    for line in source.lines() {
        assert_eq!(line, line.trim_end());
    }
    let file = std::env::temp_dir().join(format!("chess960-{}.rs", std::process::id()));
    std::fs::write(&file, &source).unwrap();
    let status = Command::new("rustfmt")
        .args(["--check", "--edition", "2024"])
        .arg(&file)
        .stdout(Stdio::null())
        .status();
    std::fs::remove_file(&file).unwrap();
    match status {
        Ok(status) => assert!(status.success(), "rustfmt would change the source"),
        Err(error) => eprintln!("not checked, since rustfmt cannot be run: {error}"),
    }
}
