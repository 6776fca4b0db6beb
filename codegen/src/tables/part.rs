//! The tables that a builder can be asked for.

use crate::emit::{Source, knights, text};
use crate::pieces::Pieces;
use crate::rules;

/// What is asked for, with its names.
#[derive(Clone, Copy, Debug)]
pub(super) enum Part<'a> {
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

impl<'a> Part<'a> {
    pub(super) fn names(&self) -> Vec<&'a str> {
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

    pub(super) fn emit(&self, source: &mut Source) {
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
