//! The sentences of a lesson, in every language that it is taught in.

use chess960::Language;
use clap::ValueEnum;

use super::{english, german, spanish};

/// The language of the sentences.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lang {
    /// English
    En,
    /// Deutsch
    De,
    /// español
    Es,
}

/// A heading or a step of a lesson. Numbers that it has in every language are named as there.
pub(crate) enum Sentence {
    ReadAs { text: String },
    ToRank,
    ToNumber,
    ToRankFromFritz9 { number: u16 },
    ToFritz9,
    Divided { number: u16 },
    LightBishop { number: u16, rest: u16, code: u8, file: char },
    DarkBishop { number: u16, rest: u16, code: u8, file: char },
    Queen { number: u16, rest: u16, code: u8 },
    Knights { code: u16, pattern: String },
    RookKingRook,
    QueenCode { code: u8 },
    KnightsCode { code: u8 },
    BishopCode { light: (char, u8), dark: (char, u8), code: u8 },
    KingsTable { number: u16, row: u16 },
    BishopsTable { number: u16, row: u16, code: u8 },
    BishopsThenSix,
    RowOfBishopsTable { code: u8 },
    RowOfKingsTable { row: u16 },
    Entry { number: u16, entry: u16 },
    BishopsAfterEntry { number: u16, entry: u16, code: u8 },
    SkeletonThenRest,
    Skeleton { king: String, rook: String },
    Block { first: u16 },
    PlaceInBlock { entry: u16 },
    BishopsOfFritz9 { number: u16, rest: u16, code: u8 },
    KnightsOfFritz9 { number: u16, queen: u8, knights: u8 },
    QueenOfFritz9 { code: u8 },
    Column { code: u8 },
    PlaceInColumn { entry: u16 },
}

impl Lang {
    /// Returns the letters of a language other than English.
    pub(crate) const fn letters(self) -> Option<Language> {
        match self {
            Self::En => None,
            Self::De => Some(Language::German),
            Self::Es => Some(Language::Spanish),
        }
    }
}

impl Sentence {
    pub(crate) fn text(&self, lang: Lang) -> String {
        match lang {
            Lang::En => english::text(self),
            Lang::De => german::text(self),
            Lang::Es => spanish::text(self),
        }
    }
}
