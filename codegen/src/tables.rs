//! The builder that a build script calls.

use std::io;
use std::path::Path;

use crate::check::check;
use crate::item::Item;
use crate::replace::replace;

mod geometry;
mod lookup;
mod names;
mod published;

/// Builds the source of tables for a build script: only those that are asked for,
/// under the names that the caller gives them.
///
/// Items are `pub(crate) static`s unless [`visibility`](Self::visibility) or
/// [`constants`](Self::constants) say otherwise. Every item has documentation, and
/// rustfmt leaves it alone.
///
/// Before anything is written, the rules are proved: all 960 positions by every published
/// form.
///
/// # Panics
///
/// [`source`](Self::source) and [`write`](Self::write) panic if a name is not an ASCII
/// identifier, is a keyword or is given twice, if the visibility is not Rust's, or if
/// the rules contradict each other. In a build script, that is a failed build with the
/// reason. The compiler judges the texts of pieces.
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
///     .castling_index("CASTLING_INDEX")
///     .castling_sets("CASTLING_SETS", "Castling")
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
    items: Vec<Item<'a>>,
}

impl Default for Tables<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl<'a> Tables<'a> {
    /// Returns a builder without tables.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// assert!(!Tables::new().source().contains("static"));
    /// ```
    pub const fn new() -> Self {
        Self { visibility: "pub(crate)", keyword: "static", items: Vec::new() }
    }

    /// Sets the visibility of every item: `pub`, `pub(super)`, or nothing at all.
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

    /// Makes the tables `const` rather than `static`, so that another `const` or `static`
    /// can be made of them.
    ///
    /// A debug build copies a `const` table to the stack wherever it is indexed at run
    /// time.
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

    fn with(mut self, item: Item<'a>) -> Self {
        self.items.push(item);
        self
    }

    /// Returns the source text.
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
    /// let source = Tables::new().visibility("pub").kings_table("KINGS").source();
    /// assert!(source.contains("\npub static KINGS: [&str; 60] ="));
    /// ```
    #[must_use]
    pub fn source(&self) -> String {
        self.check_names();
        check();
        let mut source = String::from(HEADER);
        for item in &self.items {
            source += &item.source(self.visibility, self.keyword);
        }
        source
    }

    /// Writes the source text to a file, [whole or not at all](replace).
    ///
    /// # Errors
    ///
    /// Returns the error of the file system if the file cannot be written.
    ///
    /// # Panics
    ///
    /// See [`Tables`].
    ///
    /// # Examples
    ///
    /// See the example of [`Tables`].
    pub fn write(&self, file: &Path) -> io::Result<()> {
        replace(file, &self.source())
    }
}

const HEADER: &str = concat!(
    "// Written by chess960-codegen ",
    env!("CARGO_PKG_VERSION"),
    " for a build script: changes made here are lost.\n",
    "// The build script says which tables are written.\n",
);
