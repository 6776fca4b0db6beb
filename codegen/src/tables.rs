//! The builder that a build script calls.

use std::path::Path;
use std::{fs, io};

use crate::check::check;
use crate::emit::{Source, knights, text};
use crate::pieces::Pieces;
use crate::rules;

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

/// What is asked for, with its names.
#[derive(Clone, Copy, Debug)]
enum Part<'a> {
    Ranks(&'a str, Pieces<'a>),
    Letters(&'a str),
    NumberOf(&'a str),
    Sums([&'a str; 2]),
    PieceMasks(&'a str),
    Castling([&'a str; 2]),
    Fritz9Rows([&'a str; 2]),
    KingsTable(&'a str),
    BishopsTable(&'a str),
    N5nTable(&'a str),
    NqSkeletons(&'a str),
    N6nTable(&'a str),
    Fritz9Skeletons(&'a str),
    #[cfg(feature = "phf")]
    Phf(&'a str),
}

impl Default for Tables<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl<'a> Tables<'a> {
    /// No tables yet.
    pub const fn new() -> Self {
        Self { visibility: "pub(crate)", keyword: "static", parts: Vec::new() }
    }

    /// The visibility of every item: `pub`, `pub(super)`, or nothing at all.
    pub const fn visibility(mut self, visibility: &'a str) -> Self {
        self.visibility = visibility;
        self
    }

    /// Makes the tables `const` rather than `static`: for a `const` or `static`
    /// that is made of them. A `const` table that is indexed at run time is copied
    /// to the stack by every use in a debug build.
    pub const fn constants(mut self) -> Self {
        self.keyword = "const";
        self
    }

    /// The back ranks in the caller's pieces, `[[Piece; 8]; 1024]`, by number;
    /// rows from 960 on repeat row 0.
    pub fn ranks(self, name: &'a str, pieces: Pieces<'a>) -> Self {
        self.with(Part::Ranks(name, pieces))
    }

    /// The back ranks in ASCII capitals, `[[u8; 8]; 1024]`, by number; rows from
    /// 960 on repeat row 0.
    pub fn letters(self, name: &'a str) -> Self {
        self.with(Part::Letters(name))
    }

    /// The way back: `const fn name(rank: &[u8; 8]) -> Option<u16>`, from eight
    /// ASCII capitals to the number. Its tables, 10,240 bytes, are inside.
    pub fn number_of(self, name: &'a str) -> Self {
        self.with(Part::NumberOf(name))
    }

    /// The two tables of the way back alone, `[u16; 512]` each, for a function of
    /// the caller's.
    pub fn sums(self, low: &'a str, high: &'a str) -> Self {
        self.with(Part::Sums([low, high]))
    }

    /// The files of king, queen, rooks, bishops and knights, `[[u8; 5]; 1024]`,
    /// by number, the a-file as bit 0: as `u64`, the bitboards of White's back rank,
    /// and of Black's when shifted left by 56. Rows from 960 on repeat row 0.
    pub fn piece_masks(self, name: &'a str) -> Self {
        self.with(Part::PieceMasks(name))
    }

    /// Castling: which set a position has, `[u8; 1024]` by number, and the 56
    /// sets, `[[[u8; 6]; 2]; 56]`, a-side before h-side: king from, king to, rook
    /// from, rook to, must be empty, must be safe.
    pub fn castling(self, index: &'a str, sets: &'a str) -> Self {
        self.with(Part::Castling([index, sets]))
    }

    /// The rows of the King's table in Fritz9's table and the way back, `[u16; 64]`
    /// each: a Fritz9 number is 1 + 16 · row + bishop code.
    pub fn fritz9_rows(self, to: &'a str, from: &'a str) -> Self {
        self.with(Part::Fritz9Rows([to, from]))
    }

    /// The King's table, `[&str; 60]`: row i has the six pieces of position 16·i
    /// that are no bishops.
    pub fn kings_table(self, name: &'a str) -> Self {
        self.with(Part::KingsTable(name))
    }

    /// The Bishop's table, `[&str; 16]`: row i has the bishops of code i.
    pub fn bishops_table(self, name: &'a str) -> Self {
        self.with(Part::BishopsTable(name))
    }

    /// The N5N table, `[&str; 10]`: the knights on five squares.
    pub fn n5n_table(self, name: &'a str) -> Self {
        self.with(Part::N5nTable(name))
    }

    /// The NQ-skeletons, `[&str; 60]`, in the order of Scharnagl's numbers.
    pub fn nq_skeletons(self, name: &'a str) -> Self {
        self.with(Part::NqSkeletons(name))
    }

    /// The N6N table, `[&str; 15]`: the knights on six squares.
    pub fn n6n_table(self, name: &'a str) -> Self {
        self.with(Part::N6nTable(name))
    }

    /// The NQ-skeletons, `[&str; 60]`, in the order of Fritz9's numbers.
    pub fn fritz9_skeletons(self, name: &'a str) -> Self {
        self.with(Part::Fritz9Skeletons(name))
    }

    /// The numbers by back rank in capitals, a `phf::Map<&'static str, u16>`. The
    /// caller's crate needs `phf` in the same minor version as this crate's
    /// `phf_codegen`, 0.14.
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
    pub fn write(&self, file: &Path) -> io::Result<()> {
        fs::write(file, self.source())
    }

    fn check_names(&self) {
        assert!(
            self.visibility.is_empty()
                || self.visibility == "pub"
                || (self.visibility.starts_with("pub(") && self.visibility.ends_with(')')),
            "{:?} is no visibility: write pub, pub(crate), pub(super), or nothing",
            self.visibility
        );
        let names: Vec<_> = self.parts.iter().flat_map(Part::names).collect();
        for (index, name) in names.iter().enumerate() {
            assert!(
                is_identifier(name),
                "{name:?} cannot be the name of a table: write ASCII letters, digits and \
                 underscores, no digit first, and no keyword"
            );
            assert!(
                !names[..index].contains(name),
                "two tables are called {name}: give each a name of its own"
            );
        }
    }
}

/// ASCII only, and no keyword: a name that every compiler takes.
fn is_identifier(name: &str) -> bool {
    name != "_"
        && !KEYWORDS.contains(&name)
        && name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'_')
}

#[rustfmt::skip]
const KEYWORDS: [&str; 52] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate",
    "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl",
    "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref",
    "return", "self", "Self", "static", "struct", "super", "trait", "true", "try", "type",
    "typeof", "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

impl<'a> Part<'a> {
    fn names(&self) -> Vec<&'a str> {
        match *self {
            Self::Ranks(name, _)
            | Self::Letters(name)
            | Self::NumberOf(name)
            | Self::PieceMasks(name)
            | Self::KingsTable(name)
            | Self::BishopsTable(name)
            | Self::N5nTable(name)
            | Self::NqSkeletons(name)
            | Self::N6nTable(name)
            | Self::Fritz9Skeletons(name) => vec![name],
            #[cfg(feature = "phf")]
            Self::Phf(name) => vec![name],
            Self::Sums(names) | Self::Castling(names) | Self::Fritz9Rows(names) => names.to_vec(),
        }
    }

    fn emit(&self, source: &mut Source) {
        match *self {
            Self::Ranks(name, pieces) => source.ranks(name, &pieces),
            Self::Letters(name) => source.letters(name),
            Self::NumberOf(name) => source.number_of(name),
            Self::Sums([low, high]) => source.sums(low, high),
            Self::PieceMasks(name) => source.piece_masks(name),
            Self::Castling([index, sets]) => source.castling(index, sets),
            Self::Fritz9Rows([to, from]) => source.fritz9_rows(to, from),
            Self::KingsTable(name) => {
                let rows = rules::KINGS.iter().map(|row| text(row));
                source.published("King's table: row i belongs to number 16 · i.", name, rows);
            }
            Self::BishopsTable(name) => {
                let rows = (0..16).map(|code| text(&rules::bishops_row(code)));
                source.published("Bishop's table: row i belongs to code i.", name, rows);
            }
            Self::N5nTable(name) => {
                let rows = rules::N5N.iter().map(knights::<5>);
                source.published("N5N table: the knights on five squares.", name, rows);
            }
            Self::NqSkeletons(name) => {
                let rows = rules::SKELETONS.iter().map(|(_, row)| text(row));
                source.published("NQ-skeletons: row i belongs to number 16 · i.", name, rows);
            }
            Self::N6nTable(name) => {
                let rows = rules::N6N.iter().map(knights::<6>);
                source.published("N6N table: the knights on six squares.", name, rows);
            }
            Self::Fritz9Skeletons(name) => {
                let rows = (0..60).map(|row| text(&rules::fritz9_skeleton(row)));
                let doc = "Fritz9's skeletons: row i belongs to Fritz9's number 1 + 16 · i.";
                source.published(doc, name, rows);
            }
            #[cfg(feature = "phf")]
            Self::Phf(name) => source.phf_map(name),
        }
    }
}

const HEADER: &str = concat!(
    "// Written by chess960-codegen ",
    env!("CARGO_PKG_VERSION"),
    ", which a build script calls: changes made here\n",
    "// are lost. The rules are in its src/rules.rs and src/castling.rs, the layout in\n",
    "// src/emit.rs; what is written is said by the build script.\n",
);
