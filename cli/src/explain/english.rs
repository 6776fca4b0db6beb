//! The sentences in English.

use super::sentence::Sentence;

pub(super) fn text(sentence: &Sentence) -> String {
    use Sentence as S;
    match sentence {
        S::ReadAs { text } => format!("read as {text}"),
        S::ToRank => "From the number to the back rank".into(),
        S::ToNumber => "From the back rank to the number".into(),
        S::ToRankFromFritz9 { number } => format!("From Fritz9's number {number} to the back rank"),
        S::ToFritz9 => "From the back rank to Fritz9's number".into(),
        S::Divided { number } => format!("a) {number} divided by 960 leaves {number}"),
        S::LightBishop { number, rest, code, file } => {
            format!("b) {number} = {rest}·4 + {code}: light-square bishop on {file}")
        }
        S::DarkBishop { number, rest, code, file } => {
            format!("c) {number} = {rest}·4 + {code}: dark-square bishop on {file}")
        }
        S::Queen { number, rest, code } => format!(
            "d) {number} = {rest}·6 + {code}: queen on the free square {code}, counted from 0"
        ),
        S::Knights { code, pattern } => {
            format!("e) {code} in the knights' table: {pattern} on the free squares")
        }
        S::RookKingRook => "rook, king, rook on the last three squares".into(),
        S::QueenCode { code } => format!("queen: squares to her left, without the bishops: {code}"),
        S::KnightsCode { code } => {
            format!("knights: row {code} of the knights' table, without bishops and queen")
        }
        S::BishopCode { light: (l, light), dark: (d, dark), code } => format!(
            "bishops on {l} (light, {light}) and {d} (dark, {dark}): {light} + 4·{dark} = {code}"
        ),
        S::KingsTable { number, row } => {
            format!("King's table: the largest number not above {number} is {row}")
        }
        S::BishopsTable { number, row, code } => {
            format!("Bishop's table: {number} - {row} = {code}")
        }
        S::BishopsThenSix => "the bishops, then the six pieces on the free squares".into(),
        S::RowOfBishopsTable { code } => format!("Bishop's table: row {code}"),
        S::RowOfKingsTable { row } => format!("King's table: the other six pieces are row {row}"),
        S::Entry { number, entry } => format!("the largest entry not above {number} is {entry}"),
        S::BishopsAfterEntry { number, entry, code } => {
            format!("{number} - {entry} = {code}: the bishops of code {code}")
        }
        S::SkeletonThenRest => {
            "the skeleton on the free squares; rook, king, rook on its dashes".into()
        }
        S::Skeleton { king, rook } => {
            format!("skeleton: without the bishops, with dashes for {king} and {rook}")
        }
        S::Block { first } => {
            format!("without the queen: it is in the block that begins at {first}")
        }
        S::PlaceInBlock { entry } => format!("the place of the skeleton in that block is {entry}"),
        S::BishopsOfFritz9 { number, rest, code } => {
            format!("{number} - 1 = {rest}·16 + {code}: the bishops of code {code}")
        }
        S::KnightsOfFritz9 { number, queen, knights } => {
            format!("{number} = {queen}·15 + {knights}: knights on two of six squares")
        }
        S::QueenOfFritz9 { code } => format!("queen on the free square {code}, counted from 0"),
        S::Column { code } => {
            format!("queen: dashes to her left in the skeleton, her column: {code}")
        }
        S::PlaceInColumn { entry } => {
            format!("the place of the skeleton in that column is {entry}")
        }
    }
}
