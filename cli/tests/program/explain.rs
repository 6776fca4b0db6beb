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

#[test]
fn every_language() {
    for lang in ["de", "es"] {
        let text: String = ["direct", "tables", "skeleton", "fritz9"]
            .map(|method| printed(&["explain", "518", "--lang", lang, "--method", method]))
            .concat();
        assert_printed(&format!("program_explain_lang_{lang}"), &text);
    }
    // The letters of the lesson are read, and --letters may name others.
    let steps = |position| {
        let text = printed(&["explain", position, "--lang", "de"]);
        text.split_once("\n\n").unwrap().1.to_string()
    };
    assert_eq!(steps("518"), steps("TSLDKLST"));
    assert_eq!(steps("518"), steps("RNBQKBNR"));
    assert!(printed(&["explain", "518", "--lang", "es", "--letters", "en"]).contains("RNBQKBNR"));
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
            let number = position.to_string();
            let arguments = ["explain", number.as_str(), "--method", method];
            for lang in ["de", "es"] {
                let text = printed(&[&arguments[..], &["--lang", lang]].concat());
                assert_fits(&text);
                // A blank or more is in front of each rank.
                assert!(text.lines().all(|line| matches!(line.chars().nth(67), None | Some(' '))));
            }
            let text = printed(&arguments);
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
fn one_numberonly() {
    assert!(refused(&["explain", "502:532"]).contains("explain takes one position"));
}
