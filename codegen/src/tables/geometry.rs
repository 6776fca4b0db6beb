//! Where pieces stand, and where they castle.

use chess960_core::lookup::ROWS;
use chess960_core::{Castling, FileMask, Piece, castling, rules};

use super::Tables;
use super::lookup::back_rank;
use crate::item::{Item, Text, numbers, rows};

impl<'a> Tables<'a> {
    /// The files of king, queen, rooks, bishops and knights, `[[u8; 5]; 1024]`, by
    /// number, the a-file as bit 0. Rows 960 to 1023 repeat row 0.
    ///
    /// As `u64`, they are the bitboards of White's back rank; shifted left by 56, those
    /// of Black's.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// let source = Tables::new().piece_masks("MASKS").source();
    /// assert!(source.contains("[0b0001_0000, 0b0000_1000, 0b1000_0001, 0b0010_0100, 0b0100_0010], // 518"));
    /// ```
    pub fn piece_masks(self, name: &'a str) -> Self {
        let masks = rows(ROWS, &|row| {
            let rank = back_rank(row);
            let [k, q, r, b, n] = Piece::ALL.map(|piece| bits(rules::files_of(&rank, piece)));
            format!("[{k}, {q}, {r}, {b}, {n}]")
        });
        self.with(Item::table(name, PIECE_MASKS, "[[u8; 5]; 1024]", masks))
    }

    /// The row of each position in [`castling_sets`](Self::castling_sets), `[u8; 1024]`,
    /// by number. Rows 960 to 1023 repeat row 0.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// let source = Tables::new().castling_index("INDEX").source();
    /// assert!(source.contains("static INDEX: [u8; 1024]"));
    /// ```
    pub fn castling_index(self, name: &'a str) -> Self {
        let mut indices = [0; ROWS];
        for (row, index) in indices.iter_mut().enumerate() {
            *index = castling::set_index(&back_rank(row)) as u16;
        }
        self.with(Item::table(name, CASTLING_INDEX, "[u8; 1024]", numbers(&indices)))
    }

    /// The 56 castling sets, `[[Castling; 2]; 56]`, a-side before h-side, and the struct
    /// that they are made of, under the name of `type_name`.
    ///
    /// Its fields are `king_from`, `king_to`, `rook_from` and `rook_to`, 0 to 7 from the
    /// a-file, and `must_be_empty` and `must_be_safe`, with the a-file as bit 0: see
    /// [`Castling`].
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// let source = Tables::new().castling_sets("SETS", "Castling").source();
    /// assert!(source.contains("pub(crate) struct Castling {"));
    /// assert!(source.contains("static SETS: [[Castling; 2]; 56]"));
    /// ```
    pub fn castling_sets(self, name: &'a str, type_name: &'a str) -> Self {
        let sets = rows(castling::SETS.len(), &|row| {
            let [a_side, h_side] = &castling::SETS[row];
            let [a_side, h_side] = [literal(type_name, a_side), literal(type_name, h_side)];
            format!("[\n        {a_side},\n        {h_side},\n    ]")
        });
        let text = format!("struct {type_name} {{\n{FIELDS}}}");
        self.with(Item {
            name: type_name,
            doc: "Castling to one side; files count from 0, the a-file.",
            attributes: "#[derive(Clone, Copy, Debug, PartialEq, Eq)]\n",
            text: Text::Whole(text),
        })
        .with(Item::table(name, CASTLING_SETS, format!("[[{type_name}; 2]; 56]"), sets))
    }
}

const PIECE_MASKS: &str = "Row n: the files of king, queen, rooks, bishops and knights in position \
    n, the\na-file as bit 0: as `u64`, White's bitboards, and Black's when shifted by 56. Rows\n\
    960 to 1023 repeat row 0.";
const CASTLING_INDEX: &str = "Row n: the row of position n in the castling sets. Rows 960 to 1023 \
    repeat row 0.";
const CASTLING_SETS: &str =
    "Castling to the a-side and to the h-side, for each choice of files for rook, king and\nrook.";
const FIELDS: &str = "    /// The king's file.
    pub king_from: u8,
    /// Where the king lands: c or g.
    pub king_to: u8,
    /// The castling rook's file.
    pub rook_from: u8,
    /// Where the rook lands: d or f.
    pub rook_to: u8,
    /// The files that must be empty, the a-file as bit 0.
    pub must_be_empty: u8,
    /// The files that no enemy may attack, the a-file as bit 0.
    pub must_be_safe: u8,
";

fn literal(type_name: &str, castling: &Castling) -> String {
    let Castling { king_from, king_to, rook_from, rook_to, must_be_empty, must_be_safe } = castling;
    let (king_from, king_to) = (king_from.index(), king_to.index());
    let (rook_from, rook_to) = (rook_from.index(), rook_to.index());
    let (empty, safe) = (bits(*must_be_empty), bits(*must_be_safe));
    format!(
        "{type_name} {{ king_from: {king_from}, king_to: {king_to}, rook_from: {rook_from}, \
         rook_to: {rook_to}, must_be_empty: {empty}, must_be_safe: {safe} }}"
    )
}

/// A set of files in binary, the h-file first.
fn bits(files: FileMask) -> String {
    format!("0b{:04b}_{:04b}", files.0 >> 4, files.0 & 15)
}
