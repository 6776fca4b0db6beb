//! `chess960 explain`: the derivation of a position, step by step and in both directions, by
//! the published methods.

use std::ffi::OsString;
use std::io::Write;

use chess960::{Language, Numbering, StartPosition};
use chess960_codegen::rules::{self, BackRank};
use clap::{Args, ValueEnum};

use crate::failure::Failure;
use crate::input::{self, Spelling};
use crate::tables::translated;

mod english;
mod german;
mod sentence;
mod spanish;

use sentence::{Lang, Sentence};

/// Explain step by step how number and back rank follow from each other
#[derive(Args)]
#[command(
    arg_required_else_help = true,
    after_help = "Examples:\n  \
                  chess960 explain 518\n  \
                  chess960 explain TSLDKLST --lang de --method tables"
)]
pub(crate) struct ExplainArgs {
    /// A number, a back rank, or a FEN
    #[arg(required = true, allow_negative_numbers = true)]
    position: Vec<OsString>,
    /// Which of the published methods to explain
    #[arg(long, value_enum, default_value_t = Method::Direct)]
    method: Method,
    /// The language of the lesson, and of its letters unless --letters names another
    #[arg(long, value_enum, default_value_t = Lang::En)]
    lang: Lang,
    #[command(flatten)]
    spelling: Spelling,
}

#[derive(ValueEnum, Clone, Copy)]
enum Method {
    /// Division by 4, 4 and 6, and the knights' table
    Direct,
    /// King's table and Bishop's table
    Tables,
    /// The table of NQ-skeletons, without multiplication or division
    Skeleton,
    /// The different numbers of the program Fritz9
    Fritz9,
}

/// A position to explain, and the language of its letters.
struct Lesson<'a, O> {
    out: &'a mut O,
    number: u16,
    rank: BackRank,
    language: Language,
    lang: Lang,
}

pub(crate) fn run(args: &ExplainArgs, out: &mut impl Write) -> Result<(), Failure> {
    // The letters of the lesson are read too.
    let letters = args.spelling.letters;
    let spelling = Spelling { letters: letters.or(args.lang.letters()), ..args.spelling };
    let input = input::position(&args.position, args.spelling)
        .or_else(|error| input::position(&args.position, spelling).map_err(|_| error))?;
    let position = input.single("explain")?;
    let language = spelling.language();
    let rank = rules::back_rank(position.number());
    let mut lesson = Lesson { out, number: position.number(), rank, language, lang: args.lang };
    writeln!(lesson.out, "SP {position}  {}", lesson.letters(&rank))?;
    let text = if args.lang == Lang::En { input.echo } else { input.text };
    writeln!(lesson.out, "{}", Sentence::ReadAs { text }.text(args.lang))?;
    match args.method {
        Method::Direct => lesson.direct(),
        Method::Tables => lesson.tables(),
        Method::Skeleton => lesson.skeleton(),
        Method::Fritz9 => lesson.fritz9(position),
    }
}

impl<O: Write> Lesson<'_, O> {
    fn heading(&mut self, sentence: &Sentence) -> Result<(), Failure> {
        Ok(writeln!(self.out, "\n{}\n", sentence.text(self.lang))?)
    }

    /// Prints a step: a sentence, and the rank after the step.
    fn step(&mut self, sentence: &Sentence, rank: &str) -> Result<(), Failure> {
        self.line(&sentence.text(self.lang), rank)
    }

    fn line(&mut self, text: &str, rank: &str) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{}", step_line(text, rank))?)
    }

    /// Returns squares in the letters of the lesson; `*` and `-` stay.
    fn letters(&self, squares: &[u8]) -> String {
        let text: String = squares.iter().map(|&square| char::from(square)).collect();
        translated(&text, self.language)
    }

    /// Returns squares as in the published tables, with a dash for every free square.
    fn dashed(&self, squares: &[u8]) -> String {
        self.letters(squares).replace('*', "-")
    }

    fn piece(&self, letter: u8) -> String {
        self.letters(&[letter])
    }

    fn direct(&mut self) -> Result<(), Failure> {
        self.heading(&Sentence::ToRank)?;
        self.direct_to_rank()?;
        self.heading(&Sentence::ToNumber)?;
        self.direct_to_number()
    }

    fn direct_to_rank(&mut self) -> Result<(), Failure> {
        let number = self.number;
        self.step(&Sentence::Divided { number }, "")?;
        let (rest, code) = rules::split_light_bishop(number);
        let rank = rules::place_light_bishop(rules::EMPTY, code);
        let file = file(2 * code + 1);
        self.step(&Sentence::LightBishop { number, rest, code, file }, &self.letters(&rank))?;

        let (number, (rest, code)) = (rest, rules::split_dark_bishop(rest));
        let rank = rules::place_dark_bishop(rank, code);
        let file = self::file(2 * code);
        self.step(&Sentence::DarkBishop { number, rest, code, file }, &self.letters(&rank))?;

        let (number, (rest, code)) = (rest, rules::split_queen(rest));
        let rank = rules::place_queen(rank, code);
        self.step(&Sentence::Queen { number, rest, code }, &self.letters(&rank))?;

        let pattern = self.knights::<5>(rules::N5N[usize::from(rest)]);
        let rank = rules::place_knights(rank, rest as u8);
        self.step(&Sentence::Knights { code: rest, pattern }, &self.letters(&rank))?;

        let rank = rules::place_rook_king_rook(rank);
        let text = format!("f) {}", Sentence::RookKingRook.text(self.lang));
        self.line(&text, &self.letters(&rank))
    }

    fn direct_to_number(&mut self) -> Result<(), Failure> {
        let bishops = self.bishop_code()?;
        let queen = rules::queen_code(&self.rank);
        let rest = self.dashed(&rules::without_bishops(&self.rank));
        self.step(&Sentence::QueenCode { code: queen }, &rest)?;
        let knights = rules::n5n_code(&self.rank).unwrap_or_default();
        let pattern = self.knights::<5>(rules::N5N[usize::from(knights)]);
        self.step(&Sentence::KnightsCode { code: knights }, &pattern)?;
        let number = self.number;
        self.line(&format!("{number} = {bishops} + 16·{queen} + 96·{knights}"), "")
    }

    /// Prints the step that finds the bishop code, and returns the code.
    fn bishop_code(&mut self) -> Result<u8, Failure> {
        let code = rules::bishop_code(&self.rank);
        let (light, dark) = (code % 4, code / 4);
        let bishops = self.letters(&rules::bishops_row(code));
        let light = (file(2 * light + 1), light);
        let dark = (file(2 * dark), dark);
        self.step(&Sentence::BishopCode { light, dark, code }, &bishops)?;
        Ok(code)
    }

    fn knights<const W: usize>(&self, [left, right]: [u8; 2]) -> String {
        let mut squares = [b'-'; W];
        squares[usize::from(left)] = b'N';
        squares[usize::from(right)] = b'N';
        self.letters(&squares)
    }

    fn tables(&mut self) -> Result<(), Failure> {
        let (index, code) = (self.number / 16, (self.number % 16) as u8);
        let row = 16 * index;
        let pieces = self.letters(&rules::KINGS[usize::from(index)]);
        let bishops = self.dashed(&rules::bishops_row(code));
        let number = self.number;

        self.heading(&Sentence::ToRank)?;
        self.step(&Sentence::KingsTable { number, row }, &pieces)?;
        self.step(&Sentence::BishopsTable { number, row, code }, &bishops)?;
        self.step(&Sentence::BishopsThenSix, &self.letters(&self.rank))?;

        self.heading(&Sentence::ToNumber)?;
        self.step(&Sentence::RowOfBishopsTable { code }, &bishops)?;
        self.step(&Sentence::RowOfKingsTable { row }, &pieces)?;
        self.line(&format!("{number} = {row} + {code}"), "")
    }

    fn skeleton(&mut self) -> Result<(), Failure> {
        let skeleton = self.letters(&rules::skeleton(&self.rank));
        let configuration = rules::n5n_configuration(&rules::skeleton(&self.rank));
        let row = usize::from(self.number / 16);
        let (entry, _) = rules::SKELETONS[row];
        let (first, _) = rules::SKELETONS[row / 6 * 6];
        let code = rules::bishop_code(&self.rank);
        let bishops = self.letters(&rules::bishops_row(code));
        let number = self.number;

        self.heading(&Sentence::ToRank)?;
        self.step(&Sentence::Entry { number, entry }, &skeleton)?;
        self.step(&Sentence::BishopsAfterEntry { number, entry, code }, &bishops)?;
        self.step(&Sentence::SkeletonThenRest, &self.letters(&self.rank))?;

        self.heading(&Sentence::ToNumber)?;
        let code = self.bishop_code()?;
        let (king, rook) = (self.piece(b'K'), self.piece(b'R'));
        self.step(&Sentence::Skeleton { king, rook }, &skeleton)?;
        self.step(&Sentence::Block { first }, &self.letters(&configuration))?;
        self.step(&Sentence::PlaceInBlock { entry }, "")?;
        self.line(&format!("{number} = {code} + {entry}"), "")
    }

    fn fritz9(&mut self, position: StartPosition) -> Result<(), Failure> {
        let number = position.number_in(Numbering::Fritz9);
        let code = rules::bishop_code(&self.rank);
        let queen = rules::fritz9_queen_code(&self.rank);
        let knights = rules::n6n_code(&self.rank).unwrap_or_default();
        let rest = (number - 1) / 16;
        let entry = 1 + 16 * rest;
        let pattern = self.knights::<6>(rules::N6N[usize::from(knights)]);
        let skeleton = self.letters(&rules::skeleton(&self.rank));
        let bishops = self.letters(&rules::bishops_row(code));

        self.heading(&Sentence::ToRankFromFritz9 { number })?;
        self.step(&Sentence::BishopsOfFritz9 { number, rest, code }, &bishops)?;
        self.step(&Sentence::KnightsOfFritz9 { number: rest, queen, knights }, &pattern)?;
        self.step(&Sentence::QueenOfFritz9 { code: queen }, &skeleton)?;
        self.step(&Sentence::RookKingRook, &self.letters(&self.rank))?;

        self.heading(&Sentence::ToFritz9)?;
        let code = self.bishop_code()?;
        self.step(&Sentence::Column { code: queen }, &skeleton)?;
        self.step(&Sentence::PlaceInColumn { entry }, "")?;
        self.line(&format!("{number} = {code} + {entry}"), "")
    }
}

/// Returns the letter of a file, counted from 0 for a.
fn file(index: u8) -> char {
    char::from(b'a' + index)
}

/// A step: a text, and the rank after the step. The width counts characters: · and − have more
/// than one byte.
pub(crate) fn step_line(text: &str, rank: &str) -> String {
    format!("  {text:<66}{rank}").trim_end().to_owned()
}
