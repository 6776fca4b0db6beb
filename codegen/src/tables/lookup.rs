//! Back ranks by number, and numbers by back rank.

use chess960_core::lookup::{HIGH_SHIFT, LOW_SHIFT, MULTIPLIER, ROWS};
use chess960_core::rules::{self, BackRank};

use super::Tables;
use crate::item::{Item, Text, indented, numbers, rows};
use crate::pieces::Pieces;
use crate::reverse::sums;

impl<'a> Tables<'a> {
    /// The back ranks in the caller's pieces, `[[Piece; 8]; 1024]`, by number.
    /// Rows 960 to 1023 repeat row 0.
    ///
    /// # Examples
    ///
    /// See [`Pieces`], and the example of [`Tables`].
    pub fn ranks(self, name: &'a str, pieces: Pieces<'a>) -> Self {
        let type_name = pieces.type_name;
        // Two steps, so that the letters of the rows hide none of the caller's names from
        // the caller's own texts.
        let (mut outer, mut inner) = (String::new(), String::new());
        for (letter, piece) in pieces.letters_and_texts() {
            outer += &format!("    const CHESS960_{letter}: {type_name} = {piece};\n");
            inner += &format!("    const {letter}: {type_name} = CHESS960_{letter};\n");
        }
        let ranks = rows(ROWS, &|row| row_of_letters(&back_rank(row)));
        let inner = format!("{{\n{inner}{}\n}}", indented(&ranks));
        let value = format!("{{\n{outer}{}\n}}", indented(&inner));
        self.with(Item::table(name, RANKS, format!("[[{type_name}; 8]; {ROWS}]"), value))
    }

    /// The back ranks in ASCII capitals, `[[u8; 8]; 1024]`, by number. Rows 960 to 1023
    /// repeat row 0.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// let source = Tables::new().letters("RANKS").source();
    /// assert!(source.contains("pub(crate) static RANKS: [[u8; 8]; 1024]"));
    /// assert!(source.contains("*b\"RNBQKBNR\", // 518"));
    /// ```
    pub fn letters(self, name: &'a str) -> Self {
        self.with(Item::table(name, LETTERS, format!("[[u8; 8]; {ROWS}]"), letters()))
    }

    /// The reverse: `const fn name(&[u8; 8]) -> Option<u16>`, from eight ASCII capitals
    /// to the number. Its tables, 10,240 bytes, are inside.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// let source = Tables::new().number_of("sp_number").source();
    /// assert!(source.contains("pub(crate) const fn sp_number("));
    /// ```
    pub fn number_of(self, name: &'a str) -> Self {
        let (low, high) = sums();
        let (ranks, low, high) = (letters(), numbers(&low), numbers(&high));
        let body = format!(
            "static RANKS: [[u8; 8]; {ROWS}] =
{ranks};
static LOW: [u16; 512] =
{low};
static HIGH: [u16; 512] =
{high};
let chess960_codegen_key = u64::from_le_bytes(*chess960_codegen_rank);
let chess960_codegen_product = chess960_codegen_key.wrapping_mul(0x{:04x}_{:04x});
let chess960_codegen_number =
    (LOW[(chess960_codegen_product as u32 >> {LOW_SHIFT}) as usize]
        + HIGH[(chess960_codegen_product >> {HIGH_SHIFT}) as usize])
        % {ROWS};
if u64::from_le_bytes(RANKS[chess960_codegen_number as usize]) == chess960_codegen_key {{
    ::core::option::Option::Some(chess960_codegen_number)
}} else {{
    ::core::option::Option::None
}}",
            MULTIPLIER >> 16,
            MULTIPLIER & 0xFFFF,
        );
        // No caller has an item of these names: a pattern would mean the item.
        let text = format!(
            "const fn {name}(chess960_codegen_rank: &[u8; 8]) -> ::core::option::Option<u16> {{
{}
}}",
            indented(&body)
        );
        let text = Text::Whole(text);
        self.with(Item { name, doc: NUMBER_OF, attributes: NUMBER_OF_ATTRIBUTES, text })
    }

    /// The two tables of the reverse alone, `[u16; 512]` each, for a function of the
    /// caller's. The module [`lookup`](crate::lookup) has the places of a rank in them.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// let source = Tables::new().sums("LOW", "HIGH").source();
    /// assert!(source.contains("static LOW: [u16; 512]"));
    /// assert!(source.contains("static HIGH: [u16; 512]"));
    /// ```
    pub fn sums(self, low: &'a str, high: &'a str) -> Self {
        let (lows, highs) = sums();
        self.with(Item::table(low, LOW, "[u16; 512]", numbers(&lows))).with(Item::table(
            high,
            HIGH,
            "[u16; 512]",
            numbers(&highs),
        ))
    }

    /// The numbers by back rank in capitals, a `phf::Map<&'static str, u16>`. The
    /// caller's crate needs `phf` in the same minor version as this crate's
    /// `phf_codegen`, 0.14.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// let source = Tables::new().phf("NUMBERS").source();
    /// assert!(source.contains("static NUMBERS: ::phf::Map<&'static str, u16>"));
    /// ```
    #[cfg(feature = "phf")]
    pub fn phf(self, name: &'a str) -> Self {
        let mut map = phf_codegen::Map::new();
        for number in 0..rules::COUNT {
            map.entry(text(&rules::back_rank(number)), number.to_string());
        }
        let value = map.build().to_string();
        let doc = "The numbers, by back rank in capitals.";
        let map = Item::table(name, doc, "::phf::Map<&'static str, u16>", value);
        self.with(Item { attributes: "#[allow(clippy::unreadable_literal)] // phf's key\n", ..map })
    }
}

const RANKS: &str = "Row n: the back rank of position n, a-file first. Rows 960 to 1023 repeat \
    row 0,\nso that an index of ten bits always finds a row.";
const LETTERS: &str = "Row n: the back rank of position n in capitals, a-file first. Rows 960 to \
    1023\nrepeat row 0, so that an index of ten bits always finds a row.";
const LOW: &str = "What files a to d contribute to the number of a back rank, modulo 1024.";
const HIGH: &str = "What files e to h contribute to the number of a back rank, modulo 1024.";
const NUMBER_OF: &str = "Returns the number of a back rank of eight ASCII capitals, a-file first, \
    or `None`\nfor any other bytes. A dozen instructions, hit or miss.";
const NUMBER_OF_ATTRIBUTES: &str = "#[must_use]\n#[allow(clippy::too_many_lines, \
    clippy::cast_possible_truncation)] // tables, masks\n";

/// The back ranks in ASCII capitals.
fn letters() -> String {
    rows(ROWS, &|row| format!("*b\"{}\"", text(&back_rank(row))))
}

/// A row of one-letter names.
fn row_of_letters(rank: &BackRank) -> String {
    let [a, b, c, d, e, f, g, h] = rank.map(char::from);
    format!("[{a}, {b}, {c}, {d}, {e}, {f}, {g}, {h}]")
}

/// The back rank in this row of a table of [`ROWS`] rows, of which the last ones repeat
/// row 0.
pub(super) fn back_rank(row: usize) -> BackRank {
    rules::back_rank(if row < usize::from(rules::COUNT) { row as u16 } else { 0 })
}

/// Squares as text.
pub(super) fn text(squares: &[u8]) -> String {
    String::from_utf8_lossy(squares).into_owned()
}
