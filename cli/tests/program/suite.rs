//! `chess960 suite`.

use crate::{assert_printed, printed, run};

#[test]
fn the_first_lines_of_each() {
    let mut text = String::new();
    for suite in ["castling", "starts", "double"] {
        for castling in ["shredder", "xfen"] {
            for format in ["epd", "jsonl"] {
                let arguments = ["suite", suite, "--castling", castling, "--format", format];
                let lines = printed(&arguments);
                text += &format!("# {}\n", arguments.join(" "));
                lines.lines().take(2).for_each(|line| text += &format!("{line}\n"));
            }
        }
    }
    assert_printed("program_suite", &text);
}

#[test]
fn the_number_of_positions() {
    let count = |arguments: &[&str]| printed(arguments).lines().count();
    assert_eq!(count(&["suite", "castling"]), 4_032);
    assert_eq!(count(&["suite", "starts"]), 960);
    assert_eq!(count(&["suite", "double"]), 100);
    assert_eq!(count(&["suite", "double", "-n", "1000"]), 1_000);
}

/// A perft runner reads the FEN, then counts by depth.
#[test]
fn every_line_has_its_counts() {
    for (suite, depths) in [("castling", 3), ("starts", 6), ("double", 3)] {
        for line in printed(&["suite", suite]).lines() {
            let mut parts = line.split(" ;");
            let fen = parts.next().unwrap();
            assert_eq!(fen.split(' ').count(), 6, "{line}");
            for depth in 1..=depths {
                let count = parts.next().unwrap().strip_prefix(&format!("D{depth} ")).unwrap();
                assert!(count.parse::<u64>().unwrap() > 0, "{line}");
            }
            assert!(parts.next().unwrap().starts_with("id "), "{line}");
            assert_eq!(parts.next(), None, "{line}");
        }
    }
}

#[test]
fn a_number_of_positions_that_are_written_whole() {
    for arguments in [["castling", "-n", "5"], ["double", "-n", "0"], ["double", "-n", "921601"]] {
        let text = run(&[&["suite"], &arguments[..]].concat());
        assert!(text.starts_with("exit status 2\n"), "{text}");
    }
}
