//! The source text of single items, in readable rows.

use std::fmt::{Display, Write as _};

use crate::castling;
use crate::pieces::Pieces;
use crate::reverse::Reverse;
use crate::rules::{self, FREE, KING_OR_ROOK};
use crate::shared::slots::ROWS;

/// Source text in the making, and how its items are declared.
pub(crate) struct Source {
    pub(crate) text: String,
    /// `pub(crate)`, or nothing.
    pub(crate) visibility: String,
    /// `static` or `const`.
    pub(crate) keyword: &'static str,
}

impl Source {
    pub(crate) fn line(&mut self, text: impl Display) {
        writeln!(self.text, "{text}").expect("a String takes every text");
    }

    /// Documentation of the item that follows, after an empty line.
    fn doc(&mut self, text: &str) {
        self.line("");
        for line in text.lines() {
            self.line(format_args!("/// {line}"));
        }
    }

    fn begin(&mut self, doc: &str, name: &str, type_name: &str) {
        self.doc(doc);
        self.declare(name, type_name);
    }

    fn declare(&mut self, name: &str, type_name: &str) {
        self.line("#[rustfmt::skip]");
        let Self { visibility, keyword, .. } = self;
        let start = format!("{visibility} {keyword} {name}: {type_name} =");
        self.line(start.trim_start());
    }

    /// A table of one row a line, its index behind it.
    fn table(&mut self, doc: &str, name: &str, row_type: &str, rows: &[String]) {
        self.begin(doc, name, &format!("[{row_type}; {}]", rows.len()));
        self.line("    [");
        for (index, row) in rows.iter().enumerate() {
            self.line(format_args!("        {row}, // {index}"));
        }
        self.line("    ];");
    }

    /// A table of numbers, sixteen a line.
    fn numbers(&mut self, doc: &str, name: &str, number_type: &str, values: &[u16]) {
        self.begin(doc, name, &format!("[{number_type}; {}]", values.len()));
        self.line("    [");
        for row in values.chunks(16) {
            let row: Vec<_> = row.iter().map(|value| format!("{value:4}")).collect();
            self.line(format_args!("        {},", row.join(", ")));
        }
        self.line("    ];");
    }

    pub(crate) fn ranks(&mut self, name: &str, pieces: &Pieces<'_>) {
        let type_name = pieces.type_name;
        self.begin(RANKS, name, &format!("[[{type_name}; 8]; {ROWS}]"));
        // Two steps, so that the letters of the rows hide no name of the caller's from
        // the caller's own texts.
        self.line("    {");
        for (letter, text) in pieces.letters_and_texts() {
            self.line(format_args!("        const CHESS960_{letter}: {type_name} = {text};"));
        }
        self.line("        {");
        for (letter, _) in pieces.letters_and_texts() {
            self.line(format_args!("            const {letter}: {type_name} = CHESS960_{letter};"));
        }
        self.line("            [");
        for row in 0..ROWS as u16 {
            let [a, b, c, d, e, f, g, h] = row_rank(row).map(char::from);
            let row = format!("[{a}, {b}, {c}, {d}, {e}, {f}, {g}, {h}], // {row}");
            self.line(format_args!("                {row}"));
        }
        self.line("            ]\n        }\n    };");
    }

    pub(crate) fn letters(&mut self, name: &str) {
        let rows = all_rows(|rank| format!("*b\"{}\"", text(rank)));
        self.table(LETTERS, name, "[u8; 8]", &rows);
    }

    pub(crate) fn sums(&mut self, low: &str, high: &str) {
        let solved = Reverse::solve();
        self.numbers(LOW, low, "u16", &solved.low);
        self.numbers(HIGH, high, "u16", &solved.high);
    }

    /// A function with its tables inside, so that it is one item for its user.
    pub(crate) fn number_of(&mut self, name: &str) {
        self.doc(NUMBER_OF);
        let visibility = &self.visibility;
        let start = format!("{visibility} const fn {name}(rank: &[u8; 8]) -> Option<u16> {{");
        self.line("#[must_use]");
        self.line("#[rustfmt::skip]");
        self.line(
            "#[allow(clippy::too_many_lines, clippy::cast_possible_truncation)] // tables, masks",
        );
        self.line(start.trim_start());
        let mut tables = Self { text: String::new(), visibility: String::new(), keyword: "static" };
        tables.letters("RANKS");
        tables.sums("LOW", "HIGH");
        for line in tables.text.lines().chain(SLOTS.lines()).chain(NUMBER_OF_BODY.lines()) {
            // Inside a function nothing is public.
            let line = line.strip_prefix("pub ").unwrap_or(line);
            self.line(if line.is_empty() { String::new() } else { format!("    {line}") });
        }
        self.line("}");
    }

    pub(crate) fn piece_masks(&mut self, name: &str) {
        let masks = |rank: &rules::Rank| {
            let [k, q, r, b, n] =
                [b'K', b'Q', b'R', b'B', b'N'].map(|piece| bits(castling::mask(rank, piece)));
            format!("[{k}, {q}, {r}, {b}, {n}]")
        };
        self.table(PIECE_MASKS, name, "[u8; 5]", &all_rows(masks));
    }

    pub(crate) fn castling(&mut self, index: &str, sets: &str) {
        let indices: Vec<_> =
            (0..ROWS as u16).map(|row| castling::set_index(&row_rank(row)) as u16).collect();
        self.numbers(CASTLING_INDEX, index, "u8", &indices);
        let side = |[king_from, king_to, rook_from, rook_to, empty, safe]: [u8; 6]| {
            let (empty, safe) = (bits(empty), bits(safe));
            format!("[{king_from}, {king_to}, {rook_from}, {rook_to}, {empty}, {safe}]")
        };
        let rows = castling::sets().map(|[a, h]| format!("[{}, {}]", side(a), side(h)));
        self.table(CASTLING_SETS, sets, "[[u8; 6]; 2]", &rows);
    }

    /// Bishops count alike in both numberings, so sixty rows say everything; four
    /// more let an index of six bits always find one.
    pub(crate) fn fritz9_rows(&mut self, to: &str, from: &str) {
        let (mut there, mut back) = ([0; 64], [0; 64]);
        for row in 0..60 {
            let rank = rules::back_rank(16 * row);
            let number = rules::fritz9_number(&rank).expect("a derived rank has a Fritz9 number");
            let fritz9_row = (number - 1) / 16;
            there[usize::from(row)] = fritz9_row;
            back[usize::from(fritz9_row)] = row;
        }
        self.numbers("Row i of the King's table: its row in Fritz9's table.", to, "u16", &there);
        self.numbers("Row i of Fritz9's table: its row in the King's table.", from, "u16", &back);
    }

    /// A published table, a dash for every square that it leaves free.
    pub(crate) fn published(&mut self, doc: &str, name: &str, rows: impl Iterator<Item = String>) {
        let rows: Vec<_> = rows.map(|row| format!("\"{row}\"")).collect();
        self.table(doc, name, "&str", &rows);
    }

    #[cfg(feature = "phf")]
    pub(crate) fn phf_map(&mut self, name: &str) {
        let mut map = phf_codegen::Map::new();
        let ranks: Vec<_> = (0..rules::COUNT).map(|n| text(&rules::back_rank(n))).collect();
        for (number, rank) in ranks.iter().enumerate() {
            map.entry(rank.as_str(), number.to_string());
        }
        let type_name = "::phf::Map<&'static str, u16>";
        self.doc("The numbers, by back rank in capitals.");
        self.line("#[allow(clippy::unreadable_literal)] // phf's key");
        self.declare(name, type_name);
        self.line(format_args!("{};", map.build()));
    }
}

const RANKS: &str = "Row n: the back rank of position n, a-file first. Rows 960 to 1023 repeat \
    row 0,\nso that an index of ten bits always finds a row.";
const LETTERS: &str = "Row n: the back rank of position n in capitals, a-file first. Rows 960 to \
    1023\nrepeat row 0, so that an index of ten bits always finds a row.";
const LOW: &str = "What files a to d contribute to the number of a back rank, modulo 1024.";
const HIGH: &str = "What files e to h contribute to the number of a back rank, modulo 1024.";
const NUMBER_OF: &str = "The number of a back rank of eight ASCII capitals, a-file first; `None` \
    for\nanything else. A dozen instructions, hit or miss.";
const PIECE_MASKS: &str = "Row n: the files of king, queen, rooks, bishops and knights in position \
    n, the\na-file as bit 0: as `u64`, White's bitboards, and Black's when shifted by 56. Rows\n\
    960 to 1023 repeat row 0.";
const CASTLING_INDEX: &str = "Row n: which of the castling sets position n has. Rows 960 to 1023 \
    repeat row 0.";
const CASTLING_SETS: &str = "Castling to the a-side and to the h-side, for every three files of \
    rook, king and\nrook: king from and to, rook from and to (0 is the a-file), then the files \
    that must\nbe empty and those that must be safe (the a-file as bit 0).";

/// Where a back rank stands in LOW and HIGH, without the remark on its file.
const SLOTS: &str = include_str!("shared/slots.rs");

const NUMBER_OF_BODY: &str = "
let key = u64::from_le_bytes(*rank);
let (low, high) = slots(key);
let number = (LOW[low] + HIGH[high]) % ROWS as u16;
if u64::from_le_bytes(RANKS[number as usize]) == key { Some(number) } else { None }
";

fn all_rows(row: impl Fn(&rules::Rank) -> String) -> Vec<String> {
    (0..ROWS as u16).map(|index| row(&row_rank(index))).collect()
}

/// A set of files in binary, the h-file first.
fn bits(files: u8) -> String {
    format!("0b{:04b}_{:04b}", files >> 4, files & 15)
}

/// The rank of a row of the rank table.
fn row_rank(row: u16) -> rules::Rank {
    rules::back_rank(if row < rules::COUNT { row } else { 0 })
}

/// A rank as the published tables print it: a dash for a square that is free.
pub(crate) fn text(squares: &[u8]) -> String {
    squares.iter().map(|&s| char::from(if s == FREE { KING_OR_ROOK } else { s })).collect()
}

/// The knights of a pair, on as many squares as the table is wide.
pub(crate) fn knights<const W: usize>(&[left, right]: &[u8; 2]) -> String {
    let mut squares = [FREE; W];
    squares[usize::from(left)] = b'N';
    squares[usize::from(right)] = b'N';
    text(&squares)
}
