//! `chess960 explain`.

use chess960::StartPosition;

use crate::{assert_fits, assert_printed, printed, refused};

#[test]
fn every_method() {
    for method in ["direct", "tables", "skeleton", "fritz9"] {
        for (letters, name) in [("en", ""), ("de", "_german")] {
            let text = printed(&["explain", "518", "--method", method, "--letters", letters]);
            assert_printed(&format!("program_explain_{method}{name}"), &text);
        }
    }
}

/// The worked examples of the published descriptions.
#[test]
fn published_steps() {
    let text = printed(&["explain", "518"]);
    for step in ["**B**B**", "**BQ*B**", "*NBQ*BN*", "RNBQKBNR", "518 = 6 + 16·2 + 96·5"] {
        assert!(text.contains(step), "{step}");
    }
    let text = printed(&["explain", "518", "--letters", "de", "--method", "tables"]);
    for step in ["TSDKST", "--L--L--", "TSLDKLST", "518 = 512 + 6"] {
        assert!(text.contains(step), "{step}");
    }
    assert!(printed(&["explain", "518", "--method", "skeleton"]).contains("518 = 6 + 512"));
    assert!(printed(&["explain", "518", "--method", "fritz9"]).contains("359 = 6 + 353"));
}

/// Every method reaches rank and number of a position, on a screen of 80 columns.
#[test]
fn every_position() {
    for position in StartPosition::all().step_by(13) {
        for method in ["direct", "tables", "skeleton", "fritz9"] {
            let text = printed(&["explain", &position.to_string(), "--method", method]);
            assert_fits(&text);
            let (to_rank, to_number) = text.split_once("From the back rank").unwrap();
            assert!(to_rank.trim_end().ends_with(position.as_str()), "{text}");
            let sum = to_number.lines().last().unwrap();
            let (number, terms) = sum.trim().split_once(" = ").unwrap();
            let sum: u16 = terms
                .split(" + ")
                .map(|term| term.split('·').map(|n| n.parse::<u16>().unwrap()).product::<u16>())
                .sum();
            assert_eq!(number, sum.to_string(), "{text}");
        }
    }
}

#[test]
fn one_position_only() {
    assert!(refused(&["explain", "502:532"]).contains("explain takes one position"));
}
