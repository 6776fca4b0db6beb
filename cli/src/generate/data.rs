//! The parts as JSON, for a language that has no template.

use chess960::{CastlingStyle, StartPosition};
use serde_json::{Map, Value, json};

use super::context::{castling_index, castling_sets, ranks};
use super::part::Part;

/// Returns one object, with each entry of its tables on a line.
pub(crate) fn data(parts: &[Part]) -> String {
    let mut object = vec![
        ("generator", json!("chess960")),
        ("version", json!(env!("CARGO_PKG_VERSION"))),
        (
            "note",
            json!(
                "Start positions of Chess960 by Scharnagl number, 0 to 959. Files count from \
                 0, the a-file; in must_be_empty and must_be_safe the a-file is bit 0."
            ),
        ),
    ];
    for part in parts {
        object.extend(entries(*part));
    }
    let entries: Vec<_> =
        object.iter().map(|(key, value)| format!("  \"{key}\": {}", rows(value))).collect();
    format!("{{\n{}\n}}\n", entries.join(",\n"))
}

fn entries(part: Part) -> Vec<(&'static str, Value)> {
    match part {
        Part::Ranks => vec![("back_ranks", ranks().into())],
        Part::Lookup => vec![("numbers", numbers().into())],
        Part::Castling => vec![
            ("castling_index", castling_index().into()),
            ("castling_sets", castling_sets().into()),
        ],
        Part::Fen => vec![
            ("x_fens", fens(CastlingStyle::XFen).into()),
            ("shredder_fens", fens(CastlingStyle::Shredder).into()),
        ],
    }
}

fn numbers() -> Map<String, Value> {
    (0..).zip(ranks()).map(|(number, rank): (u16, _)| (rank.into(), number.into())).collect()
}

fn fens(style: CastlingStyle) -> Vec<String> {
    StartPosition::all().map(|position| position.fen(style).to_string()).collect()
}

/// A table with one row on each line; any other value on one line.
fn rows(value: &Value) -> String {
    match value {
        Value::Array(rows) => in_lines("[", rows.iter().map(Value::to_string), "]"),
        Value::Object(rows) => {
            in_lines("{", rows.iter().map(|(key, value)| format!("\"{key}\": {value}")), "}")
        }
        _ => value.to_string(),
    }
}

fn in_lines(open: &str, rows: impl Iterator<Item = String>, close: &str) -> String {
    let rows: Vec<_> = rows.map(|row| format!("    {row}")).collect();
    format!("{open}\n{}\n  {close}", rows.join(",\n"))
}
