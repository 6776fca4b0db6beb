//! The builder: the names that it refuses, and the form of its source. `examples/engine`
//! compiles the source and compares it with the library.
#![cfg(feature = "phf")]

use std::panic::{UnwindSafe, catch_unwind};
use std::process::{Command, Stdio};

use chess960_codegen::{Pieces, Tables};

const PIECES: Pieces<'_> =
    Pieces { type_name: "u8", king: "5", queen: "4", rook: "3", bishop: "2", knight: "1" };

/// Asks for every table that the builder can write.
fn everything<'a>() -> Tables<'a> {
    Tables::new()
        .ranks("RANKS", PIECES)
        .letters("LETTERS")
        .number_of("number_of")
        .sums("LOW", "HIGH")
        .piece_masks("PIECE_MASKS")
        .castling_index("CASTLING_INDEX")
        .castling_sets("CASTLING_SETS", "Castling")
        .fritz9_rows("FRITZ9_ROWS", "KINGS_ROWS")
        .kings_table("KINGS_TABLE")
        .bishops_table("BISHOPS_TABLE")
        .n5n_table("N5N_TABLE")
        .nq_skeletons("NQ_SKELETONS")
        .n6n_table("N6N_TABLE")
        .fritz9_skeletons("FRITZ9_SKELETONS")
        .phf("NUMBERS")
}

/// Returns the text of the panic.
fn refused(build: impl FnOnce() -> String + UnwindSafe) -> String {
    let reason = catch_unwind(build).expect_err("the builder panics");
    *reason.downcast::<String>().expect("a panic with a text")
}

#[test]
fn names_must_be_identifiers() {
    for name in ["", "_", "9RANKS", "MY RANKS", "MY-RANKS", "ränke", "static", "RANKS: u8 = 0; //"]
    {
        assert_eq!(
            refused(move || Tables::new().letters(name).source()),
            format!(
                "{name:?} cannot be the name of a table: write ASCII letters, digits and \
                 underscores, without a digit at the start, and not a keyword"
            )
        );
    }
    assert!(Tables::new().letters("_Ranks9").source().contains("static _Ranks9: "));
}

#[test]
fn visibilities_must_be_those_of_rust() {
    for visibility in ["pub crate", "public", "pub(crate", " pub", "const"] {
        assert_eq!(
            refused(move || Tables::new().visibility(visibility).source()),
            format!(
                "{visibility:?} is not a visibility: write pub, pub(crate), pub(super), or nothing"
            )
        );
    }
}

#[test]
fn names_must_be_unique() {
    assert_eq!(
        refused(|| Tables::new().letters("A").sums("B", "A").source()),
        "two tables are called A: give each its own name"
    );
}

#[test]
fn only_requested_items_are_written() {
    let items = |source: &str| source.lines().filter(|line| line.starts_with("pub")).count();
    assert_eq!(items(&Tables::new().source()), 0);
    assert_eq!(items(&Tables::new().letters("A").source()), 1);
    assert_eq!(items(&Tables::new().number_of("a").source()), 1);
    assert_eq!(items(&everything().source()), 18, "count a new item here");
}

#[test]
fn the_caller_chooses_visibility_and_kind() {
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
    assert!(source.contains("\npub const fn a("));
}

/// rustfmt would change nothing, and no line ends in blanks.
#[test]
#[allow(clippy::print_stderr)] // reports a missing formatter
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
        Err(error) => eprintln!("not checked: rustfmt cannot be run: {error}"),
    }
}

/// The caller's names may be those of the source's variables or of the prelude: the source still
/// compiles, and its function finds the numbers.
#[test]
fn names_do_not_clash() {
    let names = [
        "key", "rank", "number", "product", "Some", "None", "Option", "K", "Q", "R", "B", "N",
        "RANKS", "LOW", "HIGH",
    ];
    for number_of in names {
        let rest: Vec<_> = names.into_iter().filter(|name| *name != number_of).collect();
        let tables = Tables::new().number_of(number_of).ranks(rest[0], PIECES);
        let tables = tables.letters(rest[1]).sums(rest[2], rest[3]).piece_masks(rest[4]);
        let tables = tables.castling_index(rest[5]).castling_sets(rest[6], rest[7]);
        let tables = tables.kings_table(rest[8]).bishops_table(rest[9]).n5n_table(rest[10]);
        let tables = tables.fritz9_rows(rest[11], rest[12]).n6n_table(rest[13]);
        let source = tables.source();
        compile(number_of, &format!("#![allow(warnings)]\n{source}\n{}", checks(number_of)));
    }
}

/// Returns assertions about the function's answers, which the compiler evaluates.
fn checks(number_of: &str) -> String {
    let check = |number: u16| {
        let rank = chess960_codegen::rules::back_rank(number).escape_ascii().to_string();
        format!(
            "const _: () = assert!(matches!({number_of}(b\"{rank}\"), ::core::option::Option::Some({number})));\n"
        )
    };
    (0..960).step_by(37).map(check).collect()
}

/// Compiles the source as a library.
fn compile(name: &str, source: &str) {
    let folder = std::env::temp_dir().join(format!("chess960-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("tables.rs");
    std::fs::write(&file, source).unwrap();
    let output = Command::new("rustc")
        .args(["--edition", "2021", "--crate-type", "lib", "--emit", "metadata", "--out-dir"])
        .args([&folder, &file])
        .output()
        .expect("the compiler that compiled this test can be run");
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
}
