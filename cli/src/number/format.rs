//! The formats of records.

use clap::ValueEnum;

/// The format of a record. Each record is on one line.
#[derive(ValueEnum, Clone, Copy)]
pub(crate) enum Format {
    Tsv,
    Csv,
    Jsonl,
}

impl Format {
    /// Returns the character between two columns; `None` for JSON, which has no columns and
    /// needs no heading.
    pub(crate) const fn separator(self) -> Option<char> {
        match self {
            Self::Tsv => Some('\t'),
            Self::Csv => Some(','),
            Self::Jsonl => None,
        }
    }
}
