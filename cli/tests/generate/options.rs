//! The options of `chess960 generate`, the data, and refusals.

use std::fs;
use std::path::Path;
use std::process::Output;

use chess960::{CastlingSide, CastlingStyle, StartPosition};
use serde_json::Value;

use crate::workshop::{fields, generate, printed};

/// Returns the status and the one line of a failure, without the program's name.
fn failure(arguments: &[&str]) -> (i32, String) {
    let Output { status, stdout, stderr } = generate(arguments);
    assert!(stdout.is_empty(), "{arguments:?}");
    let stderr = String::from_utf8(stderr).unwrap();
    let line = stderr.strip_prefix("chess960: ").and_then(|line| line.strip_suffix('\n'));
    let line = line.unwrap_or_else(|| panic!("{arguments:?}: {stderr}"));
    assert!(!line.contains('\n'), "{arguments:?}: {line}");
    (status.code().unwrap(), line.into())
}

#[test]
fn data() {
    let text = printed(&["json"]);
    let data: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(data["generator"], "chess960");
    assert_eq!(data["version"], env!("CARGO_PKG_VERSION"));
    for name in ["back_ranks", "castling_index", "x_fens", "shredder_fens"] {
        assert_eq!(data[name].as_array().unwrap().len(), 960, "{name}");
    }
    assert_eq!(data["numbers"].as_object().unwrap().len(), 960);
    assert_eq!(data["castling_sets"].as_array().unwrap().len(), 56);
    for position in StartPosition::all() {
        let number = usize::from(position.number());
        assert_eq!(data["back_ranks"][number], position.as_str());
        assert_eq!(data["numbers"][position.as_str()], number);
        assert_eq!(data["x_fens"][number], position.fen(CastlingStyle::XFen).as_str());
        assert_eq!(data["shredder_fens"][number], position.fen(CastlingStyle::Shredder).as_str());
        let index = data["castling_index"][number].as_u64().unwrap() as usize;
        for (name, side) in [("a", CastlingSide::ASide), ("h", CastlingSide::HSide)] {
            let entry = data["castling_sets"][index][name].as_object().unwrap();
            let names: Vec<_> = entry.keys().map(String::as_str).collect();
            let order =
                ["king_from", "king_to", "rook_from", "rook_to", "must_be_empty", "must_be_safe"];
            assert_eq!(names, order);
            let values: Vec<_> =
                entry.values().map(|value| value.as_u64().unwrap() as u8).collect();
            assert_eq!(values, fields(position.castling(side)), "{number}");
        }
    }
}

#[test]
fn parts_of_the_data() {
    for (parts, expected) in [
        ("ranks", &["back_ranks"][..]),
        ("lookup", &["back_ranks", "numbers"]),
        ("castling", &["castling_index", "castling_sets"]),
        ("fen", &["back_ranks", "x_fens", "shredder_fens"]),
    ] {
        let data: Value = serde_json::from_str(&printed(&["json", "--parts", parts])).unwrap();
        let keys: Vec<_> = data.as_object().unwrap().keys().skip(3).collect();
        assert_eq!(keys, expected, "{parts}");
    }
}

#[test]
fn parts_in_any_order_and_twice() {
    let all = printed(&["c"]);
    assert_eq!(printed(&["c", "--parts", "fen,castling,lookup,ranks,fen"]), all);
    assert_eq!(printed(&["c", "--parts", "castling,fen", "--parts", "lookup"]), all);
    assert!(!printed(&["c", "--parts", "ranks"]).contains("chess960_castling"));
    assert!(!printed(&["c", "--parts", "castling"]).contains("chess960_back_rank"));
}

#[test]
fn a_file_has_what_standard_output_has() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("chess960.h");
    fs::write(&file, "an older file").unwrap();
    assert_eq!(printed(&["c", "--output", file.to_str().unwrap()]), "");
    assert_eq!(fs::read_to_string(&file).unwrap(), printed(&["c"]));
}

#[test]
fn other_names_of_the_languages() {
    for (name, other) in [
        ("cpp", "c++"),
        ("rust", "rs"),
        ("python", "py"),
        ("javascript", "js"),
        ("typescript", "ts"),
        ("csharp", "c#"),
    ] {
        assert_eq!(printed(&[name]), printed(&[other]));
    }
}

#[test]
fn prefixes() {
    for (language, found) in [
        ("c", "static inline int my_Engine_number_of(const char *back_rank)"),
        ("c", "#ifndef MY_ENGINE_H"),
        ("cpp", "namespace my_Engine {"),
        ("rust", "pub mod my_engine {"),
        ("python", "def my_engine_number_of(back_rank: str)"),
        ("python", "MY_ENGINE_BACK_RANKS: Final"),
        ("javascript", "export function myEngineNumberOf(backRank)"),
        ("typescript", "export interface MyEngineCastlingSide {"),
        ("java", "public final class my_Engine {"),
        ("go", "package my_Engine"),
        ("csharp", "namespace my_Engine\n"),
    ] {
        let text = printed(&[language, "--prefix", "my_Engine"]);
        assert!(text.contains(found), "{language}: {found}");
    }
    // In C a prefix only begins names, so a keyword is as good as any word.
    assert!(printed(&["c", "--prefix", "int"]).contains("int_number_of("));
}

#[test]
fn wrong_prefixes() {
    for name in ["", "9lives", "my-engine", "my engine", "_x", "échecs", "a.b", "x;", "x\n"] {
        let (status, line) = failure(&["c", &format!("--prefix={name}")]);
        assert_eq!(status, 2);
        assert_eq!(
            line,
            format!(
                "{name:?} cannot be a prefix: write an ASCII letter, then ASCII letters, digits or \
                 underscores, as in chess960"
            )
        );
    }
    for (language, name, taken) in [
        ("java", "class", "class"),
        ("java", "CastlingSide", "CastlingSide"),
        ("rust", "Type", "type"),
        ("go", "func", "func"),
        ("cpp", "namespace", "namespace"),
        ("cpp", "NULL", "NULL"),
        ("cpp", "linux", "linux"),
        ("cpp", "unix", "unix"),
        ("cpp", "errno", "errno"),
        ("cpp", "uint8_t", "uint8_t"),
        ("cpp", "abs", "abs"),
        ("csharp", "System", "System"),
    ] {
        let line = format!(
            "{taken} already has a meaning in {language}: write another --prefix, such as \
             my_{taken}"
        );
        assert_eq!(failure(&[language, "--prefix", name]), (2, line));
    }
    let line = "json has no names that could have a prefix: leave out --prefix";
    assert_eq!(failure(&["json", "--prefix", "x"]), (2, line.into()));
}

#[test]
fn wrong_use() {
    for (arguments, found) in [
        (&[][..], "Usage: chess960 generate"),
        (&["cobol"], "[possible values: c, cpp, rust, python, javascript, typescript, java, go,"),
        (&["c", "--parts", "rank"], "[possible values: ranks, lookup, castling, fen]"),
        (&["c", "--parts", ""], "[possible values: ranks, lookup, castling, fen]"),
        (&["c", "go"], "unexpected argument 'go'"),
        (&["--parts", "fen"], "<LANGUAGE"),
    ] {
        let Output { status, stdout, stderr } = generate(arguments);
        let stderr = String::from_utf8(stderr).unwrap();
        assert_eq!((status.code(), stdout.len()), (Some(2), 0), "{arguments:?}");
        assert!(stderr.contains(found), "{arguments:?}: {stderr}");
    }
}

#[test]
fn help() {
    let help = printed(&["--help"]);
    assert!(help.contains("chess960 generate c -o chess960.h\n"), "{help}");
    assert!(help.contains("--prefix StartPositions -o StartPositions.java\n"), "{help}");
}

#[cfg(unix)]
#[test]
fn failures_of_the_machine() {
    let (status, line) = failure(&["c", "-o", "/nowhere/chess960.h"]);
    assert_eq!(status, 1);
    assert!(line.starts_with("cannot write /nowhere/chess960.h: "), "{line}");
    let (status, line) = failure(&["--template", "/nowhere/mine.jinja"]);
    assert_eq!(status, 1);
    assert!(line.starts_with("cannot read /nowhere/mine.jinja: "), "{line}");
}

/// A template can use everything in templates/README.md, and a name in .html escapes nothing.
#[test]
fn a_users_template() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/generate/context.jinja");
    let folder = tempfile::tempdir().unwrap();
    let template = folder.path().join("context.html");
    fs::copy(source, &template).unwrap();
    let template = template.to_str().unwrap();
    let expected = |language, prefix, parts| {
        format!(
            "chess960 {} <{language}>\n{prefix}\n{parts}\n960 RNBQKBNR\n\
             3278916 0x320844 23 55\n512 1024 512 512\n960 56\n\
             4 2 0 3 14 28\n4 6 7 5 96 112\n",
            env!("CARGO_PKG_VERSION")
        )
    };
    assert_eq!(
        printed(&["--template", template]),
        expected("none", "chess960 chess960 CHESS960 Chess960 chess960", "True True True True")
    );
    assert_eq!(
        printed(&["java", "--template", template, "--prefix", "MyEngine", "--parts", "fen"]),
        expected("java", "MyEngine my_engine MY_ENGINE MyEngine myEngine", "True False False True")
    );
}

/// The program's own templates work as a user's.
#[test]
fn the_programs_own_template() {
    let template = concat!(env!("CARGO_MANIFEST_DIR"), "/templates/c.jinja");
    assert_eq!(printed(&["--template", template, "c"]), printed(&["c"]));
}

#[test]
fn broken_templates() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.jinja");
    let template = file.to_str().unwrap();
    let names = "a template can name program, version, language, prefix, parts, ranks, \
                 lookup, castling";
    for (source, reason) in [
        ("\n{{ rank }}", "undefined value"),
        ("\n{{ lookup.lows }}", "undefined value"),
        ("\n{% for rank in ranks %}", "syntax error: unexpected end of input"),
        ("\n{{ ranks|sorted }}", "unknown filter: filter sorted is unknown"),
        ("\n{{ 'a'|hex }}", "invalid operation"),
    ] {
        fs::write(&file, source).unwrap();
        let (status, line) = failure(&["--template", template]);
        assert_eq!(status, 2, "{line}");
        assert!(line.starts_with(&format!("cannot fill the template: {reason}")), "{line}");
        assert!(line.contains(&format!("(in {template}:2); {names}")), "{line}");
    }
    fs::write(&file, b"\xFF").unwrap();
    assert_eq!(failure(&["--template", template]).0, 1);
}
