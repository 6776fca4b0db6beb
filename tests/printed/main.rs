//! Tables and texts as a reader sees them, in the top-level folder `snapshots`. CONTRIBUTING.md
//! says how to accept a change.

use chess960::{CastlingStyle, DoubleStartPosition, Numbering, StartPosition};

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
