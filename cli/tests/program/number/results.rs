//! Results of games, and what `--summary` makes of them.

use std::fs;

use super::corpus::{FEN_0, FEN_518, game};
use super::{program, write};

/// What a summary has in the line for all games: wins, draws and losses; and standard error.
fn counted(archive: &str) -> ([u64; 3], String) {
    let folder = tempfile::tempdir().unwrap();
    let file = write(folder.path(), "games.pgn", archive.as_bytes());
    let output = program(&["number", &file, "--summary", "--format", "jsonl"]).output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    let stdout = String::from_utf8(output.stdout).unwrap();
    let total: serde_json::Value = serde_json::from_str(stdout.lines().last().unwrap()).unwrap();
    let counts = ["wins", "draws", "losses"].map(|name| total[name].as_u64().unwrap());
    (counts, String::from_utf8(output.stderr).unwrap())
}

/// A game with this `Result`, if any, and these moves.
fn with_result(tag: Option<&str>, moves: &str) -> String {
    let mut tags = vec![("Event", "a"), ("Variant", "Chess960"), ("FEN", FEN_0)];
    tags.extend(tag.map(|result| ("Result", result)));
    game(&tags, moves)
}

const WIN: [u64; 3] = [1, 0, 0];
const DRAW: [u64; 3] = [0, 1, 0];
const LOSS: [u64; 3] = [0, 0, 1];
const NONE: [u64; 3] = [0; 3];

#[test]
fn from_the_tag_or_the_moves() {
    let long = format!("1-0 {{ {} }}", "White wins. ".repeat(50_000));
    let long_moves = format!("{} 0-1", "1. e4 { [%clk 0:01] } e5 ".repeat(20_000));
    for (tag, moves, expected) in [
        (Some("1-0"), "1. e4 1-0", WIN),
        (Some("0-1"), "1. e4 0-1", LOSS),
        (Some("1/2-1/2"), "1. e4 1/2-1/2", DRAW),
        // Only one of the two has a result.
        (None, "1. e4 1-0", WIN),
        (Some("*"), "1. e4 0-1", LOSS),
        (Some("?"), "1. e4 1/2-1/2", DRAW),
        (Some(""), "1. e4 1-0", WIN),
        (Some("White"), "1. e4 1-0", WIN),
        (Some("1-0"), "1. e4 *", WIN),
        (Some("0-1"), "1. e4", LOSS),
        (Some("1/2-1/2"), "", DRAW),
        (None, "1. e4 *", NONE),
        (None, "1. e4", NONE),
        (Some("*"), "*", NONE),
        // Spellings of a draw.
        (None, "1. e4 1/2", DRAW),
        (None, "1. e4 ½-½", DRAW),
        (None, "½-½", DRAW),
        (Some("1/2"), "1. e4 ½-½", DRAW),
        (Some("½-½"), "1. e4 1/2-1/2", DRAW),
        (Some(" 1-0 "), "1. e4", WIN),
        // Comments after the result, and comments that have one.
        (None, "1. e4 1-0 {White won on time}", WIN),
        (None, "1. e4 1-0 {a} {b\n\nc }\n; 0-1\n", WIN),
        (None, "1. e4 1-0 ; 0-1", WIN),
        (None, "1. e4 1-0\n% 0-1", WIN),
        (None, "1. e4 1-0 { ; } ; {", WIN),
        (None, "1. e4 1-0 ; }", WIN),
        (None, "1. e4 ; } 1-0", NONE),
        (None, "1. e4 { 0-1 }", NONE),
        (None, "1. e4 ; 0-1", NONE),
        (None, "1. e4\n% 0-1", NONE),
        (None, "1. e4 { \n; } 0-1", LOSS),
        (None, "1. e4 { \n% 1-0 } 0-1", LOSS),
        (None, &long, WIN),
        (None, &long_moves, LOSS),
        // No results.
        (None, "1. e4 11-0", NONE),
        (None, "1. e4 1-01/2-1/2", NONE),
        (None, "1. e4 1-0 e5", NONE),
        (None, "1. e4 1-0\n\ne5", NONE),
        (None, "1. e4*", NONE),
    ] {
        let game = with_result(tag, moves);
        let last = game.trim_end();
        let tokens = game.replace('\n', "\n ").replace(" %", "%");
        for archive in [&game, last, &game.replace('\n', "\r\n"), &tokens] {
            let shown = &archive[archive.len() - archive.len().min(200)..];
            assert_eq!(counted(archive), (expected, String::new()), "{tag:?}: {shown}");
        }
        // In front of another game, and after it.
        let draw = with_result(Some("1/2-1/2"), "1/2-1/2");
        let [wins, draws, losses] = expected;
        let both = [wins, draws + 1, losses];
        assert_eq!(counted(&format!("{game}{draw}")).0, both, "{tag:?}: {moves:.80}");
        assert_eq!(counted(&format!("{draw}{game}")).0, both, "{tag:?}: {moves:.80}");
    }
}

#[test]
fn tag_and_moves_disagree() {
    let contradictory = with_result(Some("1-0"), "1. e4 0-1");
    let (counts, stderr) = counted(&contradictory);
    assert_eq!(counts, NONE);
    assert_eq!(
        stderr,
        "chess960: 1 game has no result: its Result tag and the end of its moves disagree\n"
    );

    let other = with_result(Some("1/2-1/2"), "1. e4 1-0 { on time }");
    let right = with_result(Some("1-0"), "1. e4 1-0");
    let folder = tempfile::tempdir().unwrap();
    for name in ["a.pgn", "b.pgn"] {
        let archive = format!("{contradictory}{other}{right}");
        fs::write(folder.path().join(name), archive).unwrap();
    }
    let mut number = program(&["number", "a.pgn", "b.pgn", "--summary"]);
    let output = number.current_dir(folder.path()).output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(
        String::from_utf8(output.stderr).unwrap(),
        "chess960: 4 games have no result: their Result tags and the ends of their moves disagree\n"
    );
    let total = String::from_utf8(output.stdout).unwrap();
    assert!(total.lines().last().unwrap().starts_with("\t\ttotal\t6\t2\t0\t0\t100.0\t"), "{total}");
}

/// The games of an archive, as many for each position and result as are given.
fn archive(counts: &[(&str, [usize; 3])]) -> String {
    let mut archive = String::new();
    for (fen, counts) in counts {
        for (count, result) in counts.iter().zip(["1-0", "1/2-1/2", "0-1"]) {
            let tags = [("Event", "a"), ("Variant", "Chess960"), ("FEN", fen), ("Result", result)];
            archive += &game(&tags, result).repeat(*count);
        }
    }
    archive
}

/// White's score has an interval, and each position the q-value of its difference.
#[test]
fn scores() {
    const FEN_959: &str = "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq - 0 1";
    const DOUBLE: &str = "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFca - 0 1";
    let counts = [
        (FEN_0, [70, 10, 20]),
        (FEN_518, [40, 20, 40]),
        (FEN_959, [41, 20, 39]),
        (DOUBLE, [1, 0, 0]),
        ("?", [30, 0, 0]),
    ];
    let unfinished =
        game(&[("Variant", "Chess960"), ("FEN", &FEN_0.replace("bbqnnrkr", "rkrnnqbb"))], "*");
    let folder = tempfile::tempdir().unwrap();
    let archive = format!("{}{unfinished}", archive(&counts));
    let file = write(folder.path(), "games.pgn", archive.as_bytes());
    let mut text = String::new();
    for more in [&[][..], &["--twins"], &["--format", "jsonl"]] {
        let arguments = [&["number", &file, "--summary"], more].concat();
        text += &format!("# {}\n{}", arguments[2..].join(" "), super::printed(&arguments));
    }
    crate::assert_printed("program_number_scores", &text);
}
