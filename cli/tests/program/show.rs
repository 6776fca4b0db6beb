//! `chess960 show`, and a position without a command.

use chess960::{
    CastlingSide, CastlingStyle, DoubleStartPosition, File, FileMask, Numbering, StartPosition,
};
use serde_json::{Value, json};

use crate::{assert_fits, assert_printed, printed, program, refused};

#[test]
fn standard_position_in_every_spelling() {
    let text = printed(&["518"]);
    assert_printed("program_standard_position", &text);
    assert_fits(&text);
    // Everything except the line that repeats the input.
    let without_echo = |text: &str| {
        text.lines().filter(|line| !line.starts_with("read as")).collect::<Vec<_>>().join("\n")
    };
    for arguments in [
        &["show", "518"][..],
        &["0518"],
        &["SP518"],
        &["SP 518"],
        &["SP", "518"],
        &["sp-518"],
        &["sp_518"],
        &["RNBQKBNR"],
        &["rnbqkbnr"],
        &["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"],
        &["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "w", "HAha", "-", "0", "1"],
        &["--numbering", "one-based", "519"],
        &["--numbering", "fritz9", "359"],
        &["show", "359", "--numbering=fritz9"],
        &["--color", "never", "518"],
        &["--", "518"],
        &["--numbering", "scharnagl960", "518"],
    ] {
        assert_eq!(without_echo(&printed(arguments)), without_echo(&text), "{arguments:?}");
    }
}

/// The input is repeated with its kind, so that a mistake shows.
#[test]
fn echo() {
    for (arguments, echo) in [
        (&["0"][..], "read as number 0\n"),
        (&["960", "--numbering", "scharnagl960"], "read as 1-to-960 number 960\n"),
        (&["359", "--numbering", "fritz9"], "read as Fritz9 number 359\n"),
        (&["TSLDKLST", "--letters", "de"], "read as back rank TSLDKLST (German)\n"),
        (&["bbqnnrkr"], "read as back rank bbqnnrkr\n"),
        (&["502:532"], "read as number 502:532, White's and Black's\n"),
    ] {
        let text = printed(arguments);
        assert!(text.contains(echo), "{arguments:?}: {text}");
    }
}

#[test]
fn other_screens() {
    for (name, arguments) in [
        ("program_position_0", &["show", "0"][..]),
        ("program_double_position", &["show", "0:959"]),
        ("program_show_german", &["show", "TSLKDLST", "--letters", "de"]),
        ("program_show_color", &["show", "518", "--color", "always"]),
        ("program_show_json", &["show", "518", "--json"]),
        ("program_show_json_double", &["show", "0:959", "--json"]),
    ] {
        let text = printed(arguments);
        assert_printed(name, &text);
        if !text.contains('\u{1B}') {
            assert_fits(&text);
        }
    }
}

/// Colour is for terminals, and for users who ask for it.
#[test]
fn color() {
    let is_colored = |arguments: &[&str], variable: Option<&str>| {
        let mut command = program(arguments);
        if let Some(variable) = variable {
            command.env(variable, "1");
        }
        command.output().unwrap().stdout.contains(&0x1B)
    };
    assert!(!is_colored(&["518"], None), "a pipe is not a terminal");
    assert!(is_colored(&["518", "--color", "always"], None));
    assert!(is_colored(&["518"], Some("CLICOLOR_FORCE")));
    assert!(!is_colored(&["518"], Some("NO_COLOR")));
    assert!(!is_colored(&["518", "--color", "never"], Some("CLICOLOR_FORCE")));
}

/// The object of every position agrees with the library.
#[test]
fn json_of_all_960() {
    let list: Vec<Value> = serde_json::from_str(&printed(&["list", "--format", "json"])).unwrap();
    assert_eq!(list.len(), 960);
    for (position, object) in StartPosition::all().zip(list) {
        assert_eq!(object, expected(position), "{position}");
    }
    for position in StartPosition::all() {
        let text = printed(&["show", "--json", &position.to_string()]);
        let object: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(object, expected(position), "{position}");
    }
}

fn expected(position: StartPosition) -> Value {
    let castling = |side| {
        let castling = position.castling(side);
        let files = |mask: FileMask| mask.files().map(File::letter).collect::<String>();
        json!({
            "king_from": castling.king_from.letter(),
            "king_to": castling.king_to.letter(),
            "rook_from": castling.rook_from.letter(),
            "rook_to": castling.rook_to.letter(),
            "must_be_empty": files(castling.must_be_empty),
            "must_be_safe": files(castling.must_be_safe),
        })
    };
    json!({
        "number": position.number(),
        "back_rank": position.as_str(),
        "fen": &*position.fen(CastlingStyle::XFen),
        "shredder_fen": &*position.fen(CastlingStyle::Shredder),
        "twin": position.twin().number(),
        "fritz9": position.number_in(Numbering::Fritz9),
        "one_based": position.number_in(Numbering::OneBased),
        "scharnagl960": position.number_in(Numbering::Scharnagl960),
        "castling": { "h": castling(CastlingSide::HSide), "a": castling(CastlingSide::ASide) },
    })
}

#[test]
fn json_of_a_pair() {
    let object: Value = serde_json::from_str(&printed(&["502:532", "--json"])).unwrap();
    let double: DoubleStartPosition = "502:532".parse().unwrap();
    assert_eq!(object["white"], expected(double.white()));
    assert_eq!(object["black"], expected(double.black()));
    assert_eq!(object["white_major_index"], double.white_major_index());
    assert_eq!(object["black_major_index"], double.black_major_index());
    assert_eq!(object["fen"], *double.fen(CastlingStyle::XFen));
    assert_eq!(object["shredder_fen"], *double.fen(CastlingStyle::Shredder));
}

#[test]
fn picture() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("board.svg");
    printed(&["518", "--svg", file.to_str().unwrap()]);
    let picture = std::fs::read_to_string(&file).unwrap();
    assert!(picture.starts_with("<?xml") || picture.starts_with("<svg"), "{picture}");
    assert!(picture.trim_end().ends_with("</svg>"));
    assert_eq!(printed(&["518", "--svg", "-"]), picture);
    let missing = folder.path().join("no/such/folder.svg");
    let output = program(&["518", "--svg", missing.to_str().unwrap()]).output().unwrap();
    assert_eq!(output.status.code(), Some(1), "a failure of the machine");
}

/// The program knows every numbering of the library: `--numbering` reads it, and the screen and
/// the JSON object show it.
#[test]
fn every_numbering() {
    for numbering in Numbering::ALL {
        let (name, row, key) = match numbering {
            Numbering::Scharnagl => ("scharnagl", "Scharnagl", "number"),
            Numbering::Scharnagl960 => ("scharnagl960", "1 to 960", "scharnagl960"),
            Numbering::OneBased => ("one-based", "1 to 960", "one_based"),
            Numbering::Fritz9 => ("fritz9", "Fritz9", "fritz9"),
            _ => panic!("{numbering:?} has no name, no row of the screen and no JSON key here"),
        };
        for position in [StartPosition::MIN, StartPosition::STANDARD, StartPosition::MAX] {
            let number = position.number_in(numbering).to_string();
            let arguments = ["show", &number, "--numbering", name];
            let screen = printed(&arguments);
            assert!(screen.starts_with(&format!("SP {position}  ")), "{arguments:?}: {screen}");
            let row = format!("\n{row:<11} {number:>3}  ");
            assert!(screen.contains(&row), "{row:?}: {screen}");
            let json = printed(&[&arguments[..], &["--json"]].concat());
            let object: Value = serde_json::from_str(&json).unwrap();
            assert_eq!(object["number"], position.number());
            assert_eq!(object[key], position.number_in(numbering), "{key}");
        }
    }
}

#[test]
fn wrong_positions() {
    let board = "rnqbbknr/pppppppp/8/8/8/8/PPPPPPPP/RNQBBKNR";
    let fens = [
        format!("{board} w - - 0 1"),
        format!("{board} w Kkq - 0 1"),
        format!("{board} b KQkq - 0 1"),
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1".into(),
    ];
    let inputs = [
        &["960"][..],
        &["-1"],
        &["+1"],
        &[""],
        &[" "],
        &["518x"],
        &["５１８"],
        &["SP960"],
        &["SP-"],
        &["SPX"],
        &["RNBKQBNN"],
        &["RNBQkBNR"],
        &["RNBQKBN"],
        &["TSLDKLST"],
        &["♖♘♗♕♔♗♘♜"],
        &["RNBQKBNR", "--letters", "de"],
        &["BHFVKFHB"],
        &["draww"],
        &["502 532"],
        &["518,534"],
        &["502:"],
        &["502:960"],
        &["502:532:1"],
        &["0", "--numbering", "one-based"],
        &["961", "--numbering", "fritz9"],
        &["x1", "--numbering", "fritz9"],
        &["9999999", "--numbering", "scharnagl960"],
        &["SP518", "--numbering", "fritz9"],
        &[&fens[0]],
        &[&fens[1]],
        &[&fens[2]],
        &[&fens[3]],
    ];
    let text: String = inputs.map(refused).concat();
    assert_printed("program_wrong_input", &text);
    // An error after the board names the position.
    assert_eq!(text.matches("SP 521").count(), 3);
}
