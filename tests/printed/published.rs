//! The published tables, in their published layout.

use chess960::tables;

use crate::assert_printed;

/// Three columns of up to 21 rows. The last row, 960, repeats row 0.
#[test]
fn kings_table() {
    let row = |index: usize| {
        let number = 16 * index;
        format!("{number:3} {}", spaced(tables::KINGS_TABLE[index % 60]))
    };
    let rows: Vec<_> = (0..=60).map(row).collect();
    assert_printed("kings_table", &columns(&rows, 21));
}

#[test]
fn bishops_table() {
    let mut text = String::from("   a b c d e f g h\n");
    for (rest, row) in tables::BISHOPS_TABLE.iter().enumerate() {
        text += &format!("{rest:2} {}\n", spaced(row));
    }
    assert_printed("bishops_table", &text);
}

/// The code, then the knights.
#[test]
fn n5n_table() {
    let rows: Vec<_> = numbered(tables::N5N_TABLE, |index| index).collect();
    assert_printed("n5n_table", &triangle(&rows, 4));
}

#[test]
fn n6n_table() {
    let rows: Vec<_> = numbered(tables::N6N_TABLE, |index| index).collect();
    assert_printed("n6n_table", &triangle(&rows, 5));
}

/// Ten blocks of six rows, arranged like the N5N table.
#[test]
fn nq_skeletons() {
    let rows: Vec<_> = numbered(tables::NQ_SKELETONS, |index| 16 * index).collect();
    let mut blocks = rows.chunks(6);
    let mut text = String::new();
    for width in [4, 3, 2, 1] {
        let line: Vec<_> = blocks.by_ref().take(width).flatten().cloned().collect();
        text += &format!("{}\n", columns(&line, 6));
    }
    assert_printed("nq_skeletons", &text);
}

/// Four columns, one for each place of the queen, 0 to 3.
#[test]
fn fritz9_skeletons() {
    let rows: Vec<_> = numbered(tables::FRITZ9_SKELETONS, |index| 1 + 16 * index).collect();
    assert_printed("fritz9_skeletons", &columns(&rows, 15));
}

fn numbered(rows: &[&str], number: impl Fn(usize) -> usize) -> impl Iterator<Item = String> {
    rows.iter().enumerate().map(move |(index, row)| format!("{:3} {row}", number(index)))
}

fn spaced(row: &str) -> String {
    row.chars().map(String::from).collect::<Vec<_>>().join(" ")
}

/// Arranges rows from top to bottom, in as many columns as they need.
fn columns(rows: &[String], height: usize) -> String {
    let line = |start: usize| rows[start..].iter().step_by(height).cloned().collect::<Vec<_>>();
    (0..height).map(|start| line(start).join("   ") + "\n").collect()
}

/// Arranges rows from left to right, each line one shorter than the one above.
fn triangle(rows: &[String], width: usize) -> String {
    let mut rows = rows.iter().cloned();
    let mut line = |width| rows.by_ref().take(width).collect::<Vec<_>>().join("   ") + "\n";
    (1..=width).rev().map(&mut line).collect()
}
