//! The builder that a build script calls.

use std::path::Path;
use std::{fs, io};

use crate::check::check;
use crate::emit::Source;
use crate::pieces::Pieces;

mod names;
mod part;

use part::Part;

/// Builds the source of tables for a build script: only those that are asked for,
/// under the names that it gives them.
///
/// Items are `pub(crate) static`s unless [`visibility`](Self::visibility) or
/// [`constants`](Self::constants) say otherwise. Every item has documentation, and
/// is left alone by rustfmt.
///
/// Before anything is written, all 960 positions are checked by every form of the
/// rules.
///
/// # Panics
///
/// [`source`](Self::source) and [`write`](Self::write) panic when a name is no ASCII
/// identifier, is a keyword or is given twice, when the visibility is none, and when
/// the rules contradict each other: in a build script, that is a failed build with the
/// reason. The texts of pieces are the compiler's to judge.
///
/// # Examples
///
/// The build script of an engine with pieces of its own:
///
/// ```no_run
/// use std::path::Path;
///
/// use chess960_codegen::{Pieces, Tables};
///
/// let out = std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
/// let pieces = Pieces {
///     type_name: "crate::Piece",
///     king: "crate::Piece::King",
///     queen: "crate::Piece::Queen",
///     rook: "crate::Piece::Rook",
///     bishop: "crate::Piece::Bishop",
///     knight: "crate::Piece::Knight",
/// };
/// Tables::new()
///     .ranks("BACK_RANKS", pieces)
///     .number_of("number_of")
///     .castling("CASTLING_INDEX", "CASTLING_SETS")
///     .write(&Path::new(&out).join("chess960.rs"))?;
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// and in the engine:
///
/// ```text
/// include!(concat!(env!("OUT_DIR"), "/chess960.rs"));
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Tables<'a> {
    visibility: &'a str,
    keyword: &'static str,
    parts: Vec<Part<'a>>,
}

impl Default for Tables<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl<'a> Tables<'a> {
    /// No tables yet.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// assert!(!Tables::new().source().contains("static"));
    /// ```
    pub const fn new() -> Self {
        Self { visibility: "pub(crate)", keyword: "static", parts: Vec::new() }
    }

    /// The visibility of every item: `pub`, `pub(super)`, or nothing at all.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// let source = Tables::new().visibility("pub(super)").letters("RANKS").source();
    /// assert!(source.contains("pub(super) static RANKS: [[u8; 8]; 1024]"));
    /// ```
    pub const fn visibility(mut self, visibility: &'a str) -> Self {
        self.visibility = visibility;
        self
    }

    /// Makes the tables `const` rather than `static`: for a `const` or `static`
    /// that is made of them. A `const` table that is indexed at run time is copied
    /// to the stack by every use in a debug build.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// let source = Tables::new().constants().letters("RANKS").source();
    /// assert!(source.contains("pub(crate) const RANKS: [[u8; 8]; 1024]"));
    /// ```
    pub const fn constants(mut self) -> Self {
        self.keyword = "const";
        self
    }

    /// The back ranks in the caller's pieces, `[[Piece; 8]; 1024]`, by number;
    /// rows from 960 on repeat row 0.
    ///
    /// # Examples
    ///
    /// See [`Pieces`], and the example of [`Tables`].
    pub fn ranks(self, name: &'a str, pieces: Pieces<'a>) -> Self {
        self.with(Part::Ranks(name, pieces))
    }

    /// The back ranks in ASCII capitals, `[[u8; 8]; 1024]`, by number; rows from
    /// 960 on repeat row 0.
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
        self.with(Part::Letters(name))
    }

    /// The way back: `const fn name(rank: &[u8; 8]) -> Option<u16>`, from eight
    /// ASCII capitals to the number. Its tables, 10,240 bytes, are inside.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// let source = Tables::new().number_of("sp_number").source();
    /// assert!(source.contains("const fn sp_number(rank: &[u8; 8]) -> Option<u16> {"));
    /// ```
    pub fn number_of(self, name: &'a str) -> Self {
        self.with(Part::NumberOf(name))
    }

    /// The two tables of the way back alone, `[u16; 512]` each, for a function of
    /// the caller's.
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
        self.with(Part::Sums([low, high]))
    }

    /// The files of king, queen, rooks, bishops and knights, `[[u8; 5]; 1024]`,
    /// by number, the a-file as bit 0: as `u64`, the bitboards of White's back rank,
    /// and of Black's when shifted left by 56. Rows from 960 on repeat row 0.
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
        self.with(Part::PieceMasks(name))
    }

    /// Castling: which set a position has, `[u8; 1024]` by number, and the 56
    /// sets, `[[[u8; 6]; 2]; 56]`, a-side before h-side: king from, king to, rook
    /// from, rook to, must be empty, must be safe.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// let source = Tables::new().castling("INDEX", "SETS").source();
    /// assert!(source.contains("static INDEX: [u8; 1024]"));
    /// assert!(source.contains("static SETS: [[[u8; 6]; 2]; 56]"));
    /// ```
    pub fn castling(self, index: &'a str, sets: &'a str) -> Self {
        self.with(Part::Castling([index, sets]))
    }

    /// The rows of the King's table in Fritz9's table and the way back, `[u16; 64]`
    /// each: a Fritz9 number is 1 + 16 · row + bishop code.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// let source = Tables::new().fritz9_rows("TO_FRITZ9", "FROM_FRITZ9").source();
    /// assert!(source.contains("static TO_FRITZ9: [u16; 64]"));
    /// assert!(source.contains("static FROM_FRITZ9: [u16; 64]"));
    /// ```
    pub fn fritz9_rows(self, to: &'a str, from: &'a str) -> Self {
        self.with(Part::Fritz9Rows([to, from]))
    }

    /// The King's table, `[&str; 60]`: row i has the six pieces of position 16·i
    /// that are no bishops.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// let source = Tables::new().kings_table("KINGS").source();
    /// assert!(source.contains("\"RNQKNR\", // 32"));
    /// ```
    pub fn kings_table(self, name: &'a str) -> Self {
        self.with(Part::KingsTable(name))
    }

    /// The Bishop's table, `[&str; 16]`: row i has the bishops of code i.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// let source = Tables::new().bishops_table("BISHOPS").source();
    /// assert!(source.contains("\"--B--B--\", // 6"));
    /// ```
    pub fn bishops_table(self, name: &'a str) -> Self {
        self.with(Part::BishopsTable(name))
    }

    /// The N5N table, `[&str; 10]`: the knights on five squares.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// let source = Tables::new().n5n_table("N5N").source();
    /// assert!(source.contains("\"-N-N-\", // 5"));
    /// ```
    pub fn n5n_table(self, name: &'a str) -> Self {
        self.with(Part::N5nTable(name))
    }

    /// The NQ-skeletons, `[&str; 60]`, in the order of Scharnagl's numbers.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// let source = Tables::new().nq_skeletons("SKELETONS").source();
    /// assert!(source.contains("\"-NQ-N-\", // 32"));
    /// ```
    pub fn nq_skeletons(self, name: &'a str) -> Self {
        self.with(Part::NqSkeletons(name))
    }

    /// The N6N table, `[&str; 15]`: the knights on six squares.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// let source = Tables::new().n6n_table("N6N").source();
    /// assert!(source.contains("\"-N--N-\", // 7"));
    /// ```
    pub fn n6n_table(self, name: &'a str) -> Self {
        self.with(Part::N6nTable(name))
    }

    /// The NQ-skeletons, `[&str; 60]`, in the order of Fritz9's numbers.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// let source = Tables::new().fritz9_skeletons("SKELETONS").source();
    /// assert!(source.contains("\"-NQ-N-\", // 22"));
    /// ```
    pub fn fritz9_skeletons(self, name: &'a str) -> Self {
        self.with(Part::Fritz9Skeletons(name))
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
        self.with(Part::Phf(name))
    }

    fn with(mut self, part: Part<'a>) -> Self {
        self.parts.push(part);
        self
    }

    /// The source text.
    ///
    /// # Panics
    ///
    /// See [`Tables`].
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// let source = Tables::new().visibility("pub").number_of("sp_number").source();
    /// assert!(source.contains("pub const fn sp_number(rank: &[u8; 8]) -> Option<u16> {"));
    /// ```
    #[must_use]
    pub fn source(&self) -> String {
        self.check_names();
        check();
        let visibility = self.visibility.to_string();
        let mut source = Source { text: HEADER.into(), visibility, keyword: self.keyword };
        for part in &self.parts {
            part.emit(&mut source);
        }
        source.text
    }

    /// Writes the source text to a file.
    ///
    /// # Errors
    ///
    /// The error of the file system when the file cannot be written.
    ///
    /// # Panics
    ///
    /// See [`Tables`].
    ///
    /// # Examples
    ///
    /// See that of [`Tables`].
    pub fn write(&self, file: &Path) -> io::Result<()> {
        fs::write(file, self.source())
    }
}

const HEADER: &str = concat!(
    "// Written by chess960-codegen ",
    env!("CARGO_PKG_VERSION"),
    ", which a build script calls: changes made here\n",
    "// are lost. The rules are in its src/rules.rs and src/castling.rs, the layout in\n",
    "// src/emit.rs; what is written is said by the build script.\n",
);
