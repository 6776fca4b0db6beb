//! The command line: positions without a command, the order of options, misspelt commands.

use chess960::StartPosition;

use crate::{printed, refused, run};

/// Without a command, a position is shown: every spelling, with options on either side.
#[test]
fn a_position_needs_no_command() {
    for words in [
        &["518"][..],
        &["SP", "518"],
        &["--", "518"],
        &["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "w", "HAha", "-", "0", "1"],
        &["--json", "518"],
        &["518", "--svg", "-"],
        &["--letters", "de", "TSLDKLST"],
        &["--letters=de", "TSLDKLST"],
        &["--numbering", "fritz9", "359"],
        &["--color", "always", "518"],
    ] {
        assert_eq!(printed(words), printed(&[&["show"], words].concat()), "{words:?}");
    }
    for words in [&["-1"][..], &["--", "-1"], &[""], &["518", "draw"], &["--json", "960"]] {
        assert_eq!(refused(words), refused(&[&["show"], words].concat()), "{words:?}");
    }
}

#[test]
fn help_is_a_command() {
    assert_eq!(printed(&["help", "draw"]), printed(&["draw", "--help"]));
}

/// The help of the program names a position, and leaves the options of `show` to its help.
#[test]
fn options_of_show_are_in_one_help() {
    for option in ["--json", "--svg", "--letters", "--numbering"] {
        assert!(printed(&["show", "--help"]).contains(&format!("      {option}")));
        assert!(!printed(&["--help"]).contains(&format!("      {option}")));
    }
}

/// `--color` belongs to the program, and may come before a command.
#[test]
fn color_comes_before_or_after_a_command() {
    let after = printed(&["show", "518", "--color", "always"]);
    assert!(after.contains('\u{1B}'));
    assert_eq!(printed(&["--color", "always", "show", "518"]), after);
    assert_eq!(printed(&["--color", "never", "list"]), printed(&["list"]));
}

/// An option before its command is refused, and the command is not taken for a position.
#[test]
fn options_come_after_the_command() {
    for (arguments, command) in [
        (&["-n", "5", "draw"][..], "draw"),
        (&["-n5", "draw"], "draw"),
        (&["--seed=1", "draw", "--double"], "draw"),
        (&["--history", "club.txt", "draw"], "draw"),
        (&["--letters=de", "explain", "518"], "explain"),
        (&["--letters", "de", "explain", "518"], "explain"),
        (&["--numbering", "fritz9", "show", "359"], "show"),
        (&["--color", "never", "--double", "list"], "list"),
        (&["--json", "list"], "list"),
        (&["518", "--json", "draw"], "draw"),
    ] {
        let expected = format!(
            "chess960: options come after the command: write chess960 {command}, then its options\n"
        );
        assert_eq!(refused(arguments), expected, "{arguments:?}");
    }
    // The wrong option of a command is not one before it.
    for arguments in [&["draw", "--summary"][..], &["--color", "never", "draw", "--summary"]] {
        let text = run(arguments);
        assert!(text.starts_with("exit status 2\n"), "{text}");
        assert!(text.contains("unexpected argument '--summary'"), "{text}");
    }
}

#[test]
fn a_misspelt_command_is_recognized() {
    for (arguments, command) in [
        (&["draww"][..], "draw"),
        (&["darw", "-n", "5"], "draw"),
        (&["Draw"], "draw"),
        (&["random"], "draw"),
        (&["random", "-n", "5"], "draw"),
        (&["lsit"], "list"),
        (&["explian", "518"], "explain"),
        (&["genrate", "c", "-o", "chess960.h"], "generate"),
        (&["numbers", "games.pgn"], "number"),
        (&["table", "kings"], "tables"),
        (&["completion", "bash"], "completions"),
        (&["random", "518"], "draw"),
        (&["hepl"], "help"),
    ] {
        let expected =
            format!("chess960: cannot read {:?}: did you mean: chess960 {command}\n", arguments[0]);
        assert_eq!(refused(arguments), expected, "{arguments:?}");
    }
    assert_eq!(
        refused(&["--", "draw"]),
        "chess960: cannot read \"draw\": it is a command, write chess960 draw\n"
    );
}

/// A misspelt back rank is not taken for a misspelt command.
#[test]
fn a_misspelt_position_is_not_a_command() {
    for position in StartPosition::all().step_by(16) {
        let rank = position.as_str();
        for wrong in [&rank[1..], &rank[..7], &rank.to_lowercase()[2..], &rank.replace('K', "x")] {
            let line = refused(&[wrong]);
            assert!(line.starts_with("chess960: cannot read "), "{line}");
        }
    }
    for wrong in ["SPX", "518x", "foo", "rn", "dr", "rnbqkbnn"] {
        assert!(!refused(&[wrong]).contains("did you mean"), "{wrong}");
    }
}
