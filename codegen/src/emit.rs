//! Source text of single tables: readable rows, one item a function.

use std::fmt::{Display, Write as _};

use crate::reverse::Reverse;
use crate::rules::{self, FREE, KING_OR_ROOK};
use crate::shared::slots::ROWS;

/// How the emitted source writes a piece: texts that go into constant expressions
/// as they are, paths such as `crate::Piece::King` or small integers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PieceText<'a> {
    /// The type of a piece.
    pub(crate) type_name: &'a str,
    pub(crate) king: &'a str,
    pub(crate) queen: &'a str,
    pub(crate) rook: &'a str,
    pub(crate) bishop: &'a str,
    pub(crate) knight: &'a str,
}

/// The rank table in the caller's pieces. Rows beyond 959 repeat row 0, so that
/// an index of ten bits always finds a row.
pub(crate) fn ranks(out: &mut String, name: &str, pieces: &PieceText<'_>) {
    let PieceText { type_name, king, queen, rook, bishop, knight } = pieces;
    line(out, format_args!("pub(crate) const {name}: [[{type_name}; 8]; {ROWS}] = {{"));
    for (letter, text) in [('K', king), ('Q', queen), ('R', rook), ('B', bishop), ('N', knight)] {
        line(out, format_args!("    const {letter}: {type_name} = {text};"));
    }
    line(out, "    [");
    for row in 0..ROWS as u16 {
        let [a, b, c, d, e, f, g, h] = row_rank(row).map(char::from);
        line(out, format_args!("        [{a}, {b}, {c}, {d}, {e}, {f}, {g}, {h}], // {row}"));
    }
    line(out, "    ]\n};");
}

/// The back ranks as ASCII capitals, with as many rows as the rank table.
pub(crate) fn letters(out: &mut String, name: &str) {
    line(out, format_args!("pub(crate) const {name}: [[u8; 8]; {ROWS}] = ["));
    for row in 0..ROWS as u16 {
        line(out, format_args!("    *b\"{}\", // {row}", text(&row_rank(row))));
    }
    line(out, "];");
}

/// The two tables of the reverse lookup.
pub(crate) fn reverse(out: &mut String, low: &str, high: &str) {
    let solved = Reverse::solve();
    numbers(out, low, &solved.low);
    numbers(out, high, &solved.high);
}

/// Row i of the King's table: its row in Fritz9's table, and the way back.
/// Bishops count alike in both numberings, so sixty rows say everything; four
/// more let an index of six bits always find one.
pub(crate) fn fritz9_rows(out: &mut String, to: &str, from: &str) {
    let (mut there, mut back) = ([0; 64], [0; 64]);
    for row in 0..60 {
        let rank = rules::back_rank(16 * row);
        let number = rules::fritz9_number(&rank).expect("a derived rank has a Fritz9 number");
        let fritz9_row = (number - 1) / 16;
        there[usize::from(row)] = fritz9_row;
        back[usize::from(fritz9_row)] = row;
    }
    numbers(out, to, &there);
    numbers(out, from, &back);
}

/// The King's table: row i has the six pieces of position 16·i that are no
/// bishops.
pub(crate) fn kings_table(out: &mut String, name: &str) {
    let rows: Vec<_> = rules::KINGS.iter().map(|row| text(row)).collect();
    texts(out, name, &rows);
}

/// The Bishop's table: row i has the bishops of code i.
pub(crate) fn bishops_table(out: &mut String, name: &str) {
    let rows: Vec<_> = (0..16).map(|code| text(&rules::bishops_row(code))).collect();
    texts(out, name, &rows);
}

/// The knights of a table of pairs, on as many squares as the table is wide.
pub(crate) fn knight_table<const W: usize>(out: &mut String, name: &str, pairs: &[[u8; 2]]) {
    let row = |&[left, right]: &[u8; 2]| {
        let mut squares = [FREE; W];
        squares[usize::from(left)] = b'N';
        squares[usize::from(right)] = b'N';
        text(&squares)
    };
    texts(out, name, &pairs.iter().map(row).collect::<Vec<_>>());
}

/// The NQ-skeletons in the order of Scharnagl's numbers.
pub(crate) fn nq_skeletons(out: &mut String, name: &str) {
    let rows: Vec<_> = rules::SKELETONS.iter().map(|(_, row)| text(row)).collect();
    texts(out, name, &rows);
}

/// The NQ-skeletons in the order of Fritz9's numbers.
pub(crate) fn fritz9_skeletons(out: &mut String, name: &str) {
    let rows: Vec<_> = (0..60).map(|row| text(&rules::fritz9_skeleton(row))).collect();
    texts(out, name, &rows);
}

/// The perfect hash map from back rank to number.
#[cfg(feature = "phf")]
pub(crate) fn phf_map(out: &mut String, name: &str) {
    let mut map = phf_codegen::Map::new();
    let ranks: Vec<_> = (0..rules::COUNT).map(|n| text(&rules::back_rank(n))).collect();
    for (number, rank) in ranks.iter().enumerate() {
        map.entry(rank.as_str(), number.to_string());
    }
    let map = map.build();
    line(out, format_args!("pub(crate) const {name}: ::phf::Map<&'static str, u16> = {map};"));
}

/// The rank of a row of the rank table.
fn row_rank(row: u16) -> rules::Rank {
    rules::back_rank(if row < rules::COUNT { row } else { 0 })
}

/// A rank as the published tables print it: a dash for a square that is free.
fn text(squares: &[u8]) -> String {
    squares.iter().map(|&s| char::from(if s == FREE { KING_OR_ROOK } else { s })).collect()
}

fn texts(out: &mut String, name: &str, rows: &[String]) {
    line(out, format_args!("pub(crate) const {name}: [&str; {}] = [", rows.len()));
    for (number, row) in rows.iter().enumerate() {
        line(out, format_args!("    \"{row}\", // {number}"));
    }
    line(out, "];");
}

fn numbers(out: &mut String, name: &str, values: &[u16]) {
    line(out, format_args!("pub(crate) const {name}: [u16; {}] = [", values.len()));
    for row in values.chunks(16) {
        let row: Vec<_> = row.iter().map(|value| format!("{value:4}")).collect();
        line(out, format_args!("    {},", row.join(", ")));
    }
    line(out, "];");
}

pub(crate) fn line(out: &mut String, text: impl Display) {
    writeln!(out, "{text}").expect("a String takes every text");
}
