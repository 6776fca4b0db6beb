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

/// Explain step by step how number and back rank follow from each other
#[derive(Args)]
#[command(
    arg_required_else_help = true,
    after_help = "Examples:\n  \
                  chess960 explain 518\n  \
                  chess960 explain TSLDKLST --letters de --method tables"
)]
pub(crate) struct ExplainArgs {
    /// A number, a back rank, or a FEN
    #[arg(required = true, allow_negative_numbers = true)]
    position: Vec<OsString>,
    /// Which of the published methods to explain
    #[arg(long, value_enum, default_value_t = Method::Direct)]
    method: Method,
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
}

pub(crate) fn run(args: &ExplainArgs, out: &mut impl Write) -> Result<(), Failure> {
    let input = input::position(&args.position, args.spelling)?;
    let position = input.single("explain")?;
    let language = args.spelling.language();
    let rank = rules::back_rank(position.number());
    let mut lesson = Lesson { out, number: position.number(), rank, language };
    writeln!(lesson.out, "SP {position}  {}", lesson.letters(&rank))?;
    writeln!(lesson.out, "read as {}", input.echo)?;
    match args.method {
        Method::Direct => lesson.direct(),
        Method::Tables => lesson.tables(),
        Method::Skeleton => lesson.skeleton(),
        Method::Fritz9 => lesson.fritz9(position),
    }
}

impl<O: Write> Lesson<'_, O> {
    fn heading(&mut self, text: &str) -> Result<(), Failure> {
        Ok(writeln!(self.out, "\n{text}\n")?)
    }

    /// Prints a step: a text, and the rank after the step.
    fn step(&mut self, text: &str, rank: &str) -> Result<(), Failure> {
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
        self.heading("From the number to the back rank")?;
        self.direct_to_rank()?;
        self.heading("From the back rank to the number")?;
        self.direct_to_number()
    }

    fn direct_to_rank(&mut self) -> Result<(), Failure> {
        let number = self.number;
        self.step(&format!("a) {number} divided by 960 leaves {number}"), "")?;
        let (rest, light) = rules::split_light_bishop(number);
        let rank = rules::place_light_bishop(rules::EMPTY, light);
        let file = file(2 * light + 1);
        let text = format!("b) {number} = {rest}·4 + {light}: light-square bishop on {file}");
        self.step(&text, &self.letters(&rank))?;

        let (last, dark) = rules::split_dark_bishop(rest);
        let rank = rules::place_dark_bishop(rank, dark);
        let file = self::file(2 * dark);
        let text = format!("c) {rest} = {last}·4 + {dark}: dark-square bishop on {file}");
        self.step(&text, &self.letters(&rank))?;

        let (digit, queen) = rules::split_queen(last);
        let rank = rules::place_queen(rank, queen);
        let text = format!("d) {last} = {digit}·6 + {queen}: queen on the free square {queen}");
        self.step(&format!("{text}, counted from 0"), &self.letters(&rank))?;

        let knights = self.knights::<5>(rules::N5N[usize::from(digit)]);
        let rank = rules::place_knights(rank, digit as u8);
        let text = format!("e) {digit} in the knights' table: {knights} on the free squares");
        self.step(&text, &self.letters(&rank))?;

        let rank = rules::place_rook_king_rook(rank);
        self.step("f) rook, king, rook on the last three squares", &self.letters(&rank))
    }

    fn direct_to_number(&mut self) -> Result<(), Failure> {
        let bishops = self.bishop_code()?;
        let queen = rules::queen_code(&self.rank);
        let text = format!("queen: squares to her left, without the bishops: {queen}");
        self.step(&text, &self.dashed(&rules::without_bishops(&self.rank)))?;
        let knights = rules::n5n_code(&self.rank).unwrap_or_default();
        let pattern = self.knights::<5>(rules::N5N[usize::from(knights)]);
        let text =
            format!("knights: row {knights} of the knights' table, without bishops and queen");
        self.step(&text, &pattern)?;
        let number = self.number;
        self.step(&format!("{number} = {bishops} + 16·{queen} + 96·{knights}"), "")
    }

    /// Prints the step that finds the bishop code, and returns the code.
    fn bishop_code(&mut self) -> Result<u8, Failure> {
        let code = rules::bishop_code(&self.rank);
        let (light, dark) = (code % 4, code / 4);
        let bishops = self.letters(&rules::bishops_row(code));
        let text = format!(
            "bishops on {} (light, {light}) and {} (dark, {dark}): {light} + 4·{dark} = {code}",
            file(2 * light + 1),
            file(2 * dark)
        );
        self.step(&text, &bishops)?;
        Ok(code)
    }

    fn knights<const W: usize>(&self, [left, right]: [u8; 2]) -> String {
        let mut squares = [b'-'; W];
        squares[usize::from(left)] = b'N';
        squares[usize::from(right)] = b'N';
        self.letters(&squares)
    }

    fn tables(&mut self) -> Result<(), Failure> {
        let (row, code) = (self.number / 16, (self.number % 16) as u8);
        let start = 16 * row;
        let pieces = rules::KINGS[usize::from(row)];
        let bishops = rules::bishops_row(code);
        let number = self.number;

        self.heading("From the number to the back rank")?;
        let text = format!("King's table: the largest number not above {number} is {start}");
        self.step(&text, &self.letters(&pieces))?;
        let text = format!("Bishop's table: {number} - {start} = {code}");
        self.step(&text, &self.dashed(&bishops))?;
        self.step(
            "the bishops, then the six pieces on the free squares",
            &self.letters(&self.rank),
        )?;

        self.heading("From the back rank to the number")?;
        self.step(&format!("Bishop's table: row {code}"), &self.dashed(&bishops))?;
        let text = format!("King's table: the other six pieces are row {start}");
        self.step(&text, &self.letters(&pieces))?;
        self.step(&format!("{number} = {start} + {code}"), "")
    }

    fn skeleton(&mut self) -> Result<(), Failure> {
        let skeleton = rules::skeleton(&self.rank);
        let configuration = rules::n5n_configuration(&skeleton);
        let row = usize::from(self.number / 16);
        let (start, _) = rules::SKELETONS[row];
        let (first, _) = rules::SKELETONS[row / 6 * 6];
        let code = rules::bishop_code(&self.rank);
        let number = self.number;

        self.heading("From the number to the back rank")?;
        let text = format!("the largest entry not above {number} is {start}");
        self.step(&text, &self.letters(&skeleton))?;
        let text = format!("{number} - {start} = {code}: the bishops of code {code}");
        self.step(&text, &self.letters(&rules::bishops_row(code)))?;
        self.step(
            "the skeleton on the free squares; rook, king, rook on its dashes",
            &self.letters(&self.rank),
        )?;

        self.heading("From the back rank to the number")?;
        let bishops = self.bishop_code()?;
        let (king, rook) = (self.piece(b'K'), self.piece(b'R'));
        let text = format!("skeleton: without the bishops, with dashes for {king} and {rook}");
        self.step(&text, &self.letters(&skeleton))?;
        let text = format!("without the queen: it is in the block that begins at {first}");
        self.step(&text, &self.letters(&configuration))?;
        self.step(&format!("the place of the skeleton in that block is {start}"), "")?;
        self.step(&format!("{number} = {bishops} + {start}"), "")
    }

    fn fritz9(&mut self, position: StartPosition) -> Result<(), Failure> {
        let number = position.number_in(Numbering::Fritz9);
        let code = rules::bishop_code(&self.rank);
        let queen = rules::fritz9_queen_code(&self.rank);
        let knights = rules::n6n_code(&self.rank).unwrap_or_default();
        let row = (number - 1) / 16;
        let start = 1 + 16 * row;
        let pattern = self.knights::<6>(rules::N6N[usize::from(knights)]);
        let skeleton = rules::skeleton(&self.rank);

        self.heading(&format!("From Fritz9's number {number} to the back rank"))?;
        let text = format!("{number} - 1 = {row}·16 + {code}: the bishops of code {code}");
        self.step(&text, &self.letters(&rules::bishops_row(code)))?;
        self.step(
            &format!("{row} = {queen}·15 + {knights}: knights on two of six squares"),
            &pattern,
        )?;
        self.step(
            &format!("queen on the free square {queen}, counted from 0"),
            &self.letters(&skeleton),
        )?;
        self.step("rook, king, rook on the last three squares", &self.letters(&self.rank))?;

        self.heading("From the back rank to Fritz9's number")?;
        let bishops = self.bishop_code()?;
        let text = format!("queen: dashes to her left in the skeleton, her column: {queen}");
        self.step(&text, &self.letters(&skeleton))?;
        self.step(&format!("the place of the skeleton in that column is {start}"), "")?;
        self.step(&format!("{number} = {bishops} + {start}"), "")
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
