//! `chess960 list`.

use std::process::Stdio;

use chess960::{CastlingStyle, PositionSet, StartPosition};
use sha2::{Digest, Sha256};

use crate::{assert_printed, printed, program, refused};

#[track_caller]
fn sha256(arguments: &[&str]) -> String {
    let output = program(arguments).output().unwrap();
    assert!(output.status.success());
    let digest = Sha256::digest(&output.stdout);
    digest.iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
}

/// Two public books, byte for byte.
#[test]
fn public_books() {
    let book = "5909d5b346b80f216ad3996033918e2264e54d9a98b7ba5e9abe43da7661a8ba";
    assert_eq!(sha256(&["list"]), book);
    assert_eq!(sha256(&["list", "--format", "epd"]), book);
    assert_eq!(
        sha256(&["list", "--double", "--castling", "shredder", "--format", "epd"]),
        "e4f328c312aedc4edb7933c22e5acb7496f7b2faf90ff20d20075be7cab268e7"
    );
}

#[test]
fn every_form() {
    for form in ["epd", "tsv", "csv", "json", "jsonl", "pgn"] {
        let arguments = ["list", "--where", "R..QK..R", "--format", form];
        assert_printed(&format!("program_list_{form}"), &printed(&arguments));
    }
    let arguments = ["list", "--double", "--where", "RN.QK.NR", "--format", "csv"];
    assert_printed("program_list_double_csv", &printed(&arguments));
}

#[test]
fn some_positions() {
    for pattern in ["........", "R......R", "....K...", "bb......"] {
        let set = PositionSet::matching(pattern).unwrap();
        let expected =
            set.iter().fold(String::new(), |text, p| text + &p.fen(CastlingStyle::Shredder) + "\n");
        let text = printed(&["list", "--where", pattern, "--castling", "shredder"]);
        assert_eq!(text, expected, "{pattern}");
    }
}

/// The objects on the lines are those of the array.
#[test]
fn lines_of_json_are_the_array() {
    let array: Vec<serde_json::Value> =
        serde_json::from_str(&printed(&["list", "--format", "json"])).unwrap();
    let lines: Vec<serde_json::Value> = printed(&["list", "--format", "jsonl"])
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(array, lines);
    assert_eq!(array.len(), StartPosition::COUNT);
}

#[test]
fn wrong_patterns() {
    let refused = |pattern| refused(&["list", "--where", pattern]);
    let patterns = ["", "R..QK..", "R**QK**R", "KK......", "T..DK..T"];
    assert_printed("program_list_wrong_patterns", &patterns.map(refused).concat());
}

/// If the reader closes the pipe, a long list ends silently.
#[test]
fn closed_pipe() {
    use std::io::Read;

    let mut child = program(&["list", "--double"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = [0; 57];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    // The pipe is closed, with megabytes still to come.
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert_eq!(output.status.code(), Some(0));
}
