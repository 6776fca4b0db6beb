//! `chess960 tables`: the published tables, laid out as published.

use std::io::Write;

use chess960::{Language, Piece, tables};
use clap::{Args, ValueEnum};

use crate::failure::Failure;

/// Print a published table
#[derive(Args)]
#[command(
    arg_required_else_help = true,
    after_help = "Examples:\n  \
                  chess960 tables kings --letters de\n  \
                  chess960 tables n5n --format markdown"
)]
pub(crate) struct TablesArgs {
    /// The table
    #[arg(value_enum)]
    table: Table,
    /// How to print it
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Print the letters of a language: de, es, fr … or figurines
    #[arg(long, value_name = "LANG", value_parser = crate::input::language)]
    letters: Option<Language>,
}

#[derive(ValueEnum, Clone, Copy)]
enum Table {
    /// King's table: the six other pieces, for numbers in steps of 16
    Kings,
    /// Bishop's table: the bishops, for remainders by 16
    Bishops,
    /// N5N: the knights on five squares
    N5n,
    /// NQ-skeletons in the order of Scharnagl's numbers
    Skeletons,
    /// N6N: the knights on six squares
    N6n,
    /// NQ-skeletons in the order of Fritz9's numbers
    Fritz9,
}

#[derive(ValueEnum, Clone, Copy)]
enum Format {
    Text,
    Markdown,
    Csv,
}

/// A published table: numbered rows, and their arrangement in lines.
struct Layout {
    rows: Vec<(usize, String)>,
    /// The rows of each line, from left to right.
    lines: Vec<Vec<usize>>,
    /// The heading of a row.
    heading: [&'static str; 2],
    /// Whether squares are separated by blanks.
    is_spaced: bool,
}

pub(crate) fn run(args: &TablesArgs, out: &mut impl Write) -> Result<(), Failure> {
    let mut layout = layout(args.table);
    if let Some(language) = args.letters {
        for (_, row) in &mut layout.rows {
            *row = translated(row, language);
        }
    }
    match args.format {
        Format::Text => text(out, &layout),
        Format::Markdown => markdown(out, &layout),
        Format::Csv => csv(out, &layout),
    }
}

/// Translates English letters of pieces into another language; dashes stay.
pub(crate) fn translated(row: &str, language: Language) -> String {
    let letter = |letter| Piece::from_letter(letter).map_or(letter, |p| language.letter(p));
    row.chars().map(letter).collect()
}

fn layout(table: Table) -> Layout {
    let numbered = |rows: &[&str], number: fn(usize) -> usize| {
        rows.iter().enumerate().map(|(i, row)| (number(i), (*row).to_string())).collect::<Vec<_>>()
    };
    match table {
        Table::Kings => {
            let mut rows = numbered(tables::KINGS_TABLE, |i| 16 * i);
            // In draws from 1 to 960, 960 is position 0.
            rows.push((960, rows[0].1.clone()));
            Layout {
                lines: columns(rows.len(), 21),
                rows,
                heading: ["Number", "Pieces"],
                is_spaced: true,
            }
        }
        Table::Bishops => Layout {
            rows: numbered(tables::BISHOPS_TABLE, |i| i),
            lines: columns(16, 16),
            heading: ["Remainder", "Bishops"],
            is_spaced: true,
        },
        Table::N5n => Layout {
            rows: numbered(tables::N5N_TABLE, |i| i),
            lines: triangle(4),
            heading: ["Code", "Knights"],
            is_spaced: false,
        },
        Table::N6n => Layout {
            rows: numbered(tables::N6N_TABLE, |i| i),
            lines: triangle(5),
            heading: ["Code", "Knights"],
            is_spaced: false,
        },
        Table::Skeletons => Layout {
            rows: numbered(tables::NQ_SKELETONS, |i| 16 * i),
            lines: blocks(),
            heading: ["Number", "Skeleton"],
            is_spaced: false,
        },
        Table::Fritz9 => Layout {
            rows: numbered(tables::FRITZ9_SKELETONS, |i| 1 + 16 * i),
            lines: columns(60, 15),
            heading: ["Fritz9", "Skeleton"],
            is_spaced: false,
        },
    }
}

/// Arranges rows from top to bottom, in as many columns as they need.
fn columns(rows: usize, height: usize) -> Vec<Vec<usize>> {
    (0..height).map(|line| (line..rows).step_by(height).collect()).collect()
}

/// Arranges rows from left to right, each line one shorter than the one above.
fn triangle(width: usize) -> Vec<Vec<usize>> {
    let mut next = 0..;
    (1..=width).rev().map(|width| next.by_ref().take(width).collect()).collect()
}

/// Arranges ten blocks of six rows like the N5N table, with empty lines between them.
fn blocks() -> Vec<Vec<usize>> {
    let block_lines = triangle(4).into_iter().enumerate().flat_map(|(index, blocks)| {
        let line = move |row| blocks.iter().map(|block| 6 * block + row).collect();
        let gap = (index > 0).then(Vec::new);
        gap.into_iter().chain((0..6).map(line))
    });
    block_lines.collect()
}

fn text(out: &mut impl Write, layout: &Layout) -> Result<(), Failure> {
    for line in &layout.lines {
        let rows = line.iter().map(|&row| {
            let (number, row) = &layout.rows[row];
            let row = if layout.is_spaced { spaced(row) } else { row.clone() };
            format!("{number:3} {row}")
        });
        writeln!(out, "{}", rows.collect::<Vec<_>>().join("   "))?;
    }
    Ok(())
}

fn spaced(row: &str) -> String {
    row.chars().map(String::from).collect::<Vec<_>>().join(" ")
}

/// Prints as many pairs of columns as the published table has.
fn markdown(out: &mut impl Write, layout: &Layout) -> Result<(), Failure> {
    let width = layout.lines.iter().map(Vec::len).max().unwrap_or(0);
    let [number, row] = layout.heading;
    writeln!(out, "|{}", format!(" {number} | {row} |").repeat(width))?;
    writeln!(out, "|{}", "---:|:---|".repeat(width))?;
    for line in &layout.lines {
        let cells = line.iter().map(|&row| {
            let (number, row) = &layout.rows[row];
            format!(" {number} | `{row}` |")
        });
        let empty = "  |  |".repeat(width - line.len());
        writeln!(out, "|{}{empty}", cells.collect::<String>())?;
    }
    Ok(())
}

/// Prints one row on each line, in the order of the numbers.
fn csv(out: &mut impl Write, layout: &Layout) -> Result<(), Failure> {
    let [number, row] = layout.heading.map(str::to_lowercase);
    writeln!(out, "{number},{row}")?;
    for (number, row) in &layout.rows {
        writeln!(out, "{number},{row}")?;
    }
    Ok(())
}
