//! The values that a template can name. templates/README.md describes them for users.

use chess960::{Castling, StartPosition};
use chess960_codegen::castling::{SETS, set_index};
use chess960_codegen::lookup::{HIGH_SHIFT, LOW_SHIFT, MULTIPLIER, ROWS};
use chess960_codegen::sums;
use serde_json::{Map, Value, json};

use super::output_language::OutputLanguage;
use super::part::Part;
use super::prefix::Prefix;

/// Returns all values, whatever parts are asked for: `parts` says which ones to print.
pub(crate) fn context(
    language: Option<OutputLanguage>,
    prefix: Option<&Prefix>,
    parts: &[Part],
) -> Value {
    let (low, high) = sums();
    let asked_for: Map<_, _> =
        Part::ALL.iter().map(|part| (part.name().into(), parts.contains(part).into())).collect();
    json!({
        "program": "chess960",
        "version": env!("CARGO_PKG_VERSION"),
        "language": language.map(OutputLanguage::name),
        "prefix": prefix.map(Prefix::spellings),
        "parts": asked_for,
        "ranks": ranks(),
        "lookup": {
            "multiplier": MULTIPLIER,
            "low_shift": LOW_SHIFT,
            "high_shift": HIGH_SHIFT,
            "slots": low.len(),
            "modulus": ROWS,
            "low": low.as_slice(),
            "high": high.as_slice(),
        },
        "castling": { "index": castling_index(), "sets": castling_sets() },
    })
}

/// The back ranks in capitals, by number.
pub(crate) fn ranks() -> Vec<&'static str> {
    StartPosition::all().map(StartPosition::as_str).collect()
}

/// The index of each position in [`castling_sets`], by number.
pub(crate) fn castling_index() -> Vec<usize> {
    let index = |rank: &str| rank.as_bytes().first_chunk().map(set_index);
    ranks().into_iter().filter_map(index).collect()
}

/// The castling sets, each with both sides: files count from the a-file, which is bit 0 of
/// masks.
pub(crate) fn castling_sets() -> Vec<Value> {
    let side = |castling: Castling| {
        json!({
            "king_from": castling.king_from.index(),
            "king_to": castling.king_to.index(),
            "rook_from": castling.rook_from.index(),
            "rook_to": castling.rook_to.index(),
            "must_be_empty": castling.must_be_empty.0,
            "must_be_safe": castling.must_be_safe.0,
        })
    };
    SETS.iter().map(|[a, h]| json!({ "a": side(*a), "h": side(*h) })).collect()
}
