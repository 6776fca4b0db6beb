//! Tables and texts as a reader sees them, in the top-level folder `snapshots`. CONTRIBUTING.md
//! says how to accept a change.

use chess960::{
    CastlingStyle, Color, DoubleStartPosition, File, FileMask, Language, Numbering, Piece, Rank,
    StartPosition,
};

mod errors;
mod published;
#[cfg(feature = "phf")]
mod source;

/// Compares a text with the snapshot of that name.
fn assert_printed(name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../../snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}

#[test]
fn all_positions() {
    let mut text = String::from("number back-rank Fritz9 twin\n");
    for position in StartPosition::all() {
        let fritz9 = position.number_in(Numbering::Fritz9);
        let twin = position.twin();
        text += &format!("{position:6} {:9} {fritz9:6} {twin:4}\n", position.as_str());
    }
    assert_printed("all_positions", &text);
}

#[test]
fn pgn_tags() {
    let double: DoubleStartPosition = "0:959".parse().unwrap();
    let mut text = String::new();
    for style in [CastlingStyle::XFen, CastlingStyle::Shredder] {
        text += &format!("{}\n", StartPosition::STANDARD.pgn_tags(style));
        text += &format!("{}\n", StartPosition::MIN.pgn_tags(style));
        text += &format!("{}\n", double.pgn_tags(style));
    }
    assert_printed("pgn_tags", &text);
}

/// Every type whose text is one word or a FEN respects width, fill and alignment.
#[test]
fn words_are_padded() {
    #[track_caller]
    fn check(value: impl core::fmt::Display) {
        let text = value.to_string();
        let blanks = "*".repeat(60 - text.chars().count());
        assert_eq!(format!("{value:*>60}"), format!("{blanks}{text}"));
        assert_eq!(format!("{value:*<60}"), format!("{text}{blanks}"));
    }

    let double = DoubleStartPosition::new(StartPosition::MIN, StartPosition::MAX);
    check(StartPosition::STANDARD);
    check(double);
    check(double.fen(CastlingStyle::XFen));
    check(Piece::King);
    check(File::A);
    check(Rank::Eighth);
    check(Color::White);
    check(FileMask::ALL);
    check(FileMask::EMPTY);
    check(Language::WhiteFigurines);
}
