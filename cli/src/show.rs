//! `chess960 show`: everything about a position.

use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::path::PathBuf;

use anstyle::{AnsiColor, Color as Paint, Style};
use chess960::{
    Castling, CastlingSide, CastlingStyle, Color, DoubleStartPosition, FileMask, Language,
    Numbering, StartPosition,
};
use clap::Args;

use crate::failure::{Failure, printable};
use crate::input::{self, Input, Spelling};
use crate::numbering::{Words, words};
use crate::{json, svg};

/// Show positions: board, numbers, FENs, castling, PGN tags
#[derive(Args)]
#[command(
    arg_required_else_help = true,
    after_help = "Examples:\n  \
                  chess960 show SP518\n  \
                  chess960 show TSLDKLST --letters de --json"
)]
pub(crate) struct ShowArgs {
    /// A number, a back rank, a FEN, or two numbers as in 502:532; and others after it
    #[arg(required = true, allow_negative_numbers = true)]
    pub(crate) position: Vec<OsString>,
    /// Print a JSON object; of several positions, one on each line
    #[arg(long)]
    json: bool,
    /// Write a picture of the board to a file; - writes it to standard output, and nothing else.
    /// With several positions, {} in the name stands for 1, 2 and so on
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[command(flatten)]
    spelling: Spelling,
}

impl ShowArgs {
    /// Returns the first word of the position.
    pub(crate) fn first_word(&self) -> &OsStr {
        self.position.first().map_or(OsStr::new(""), OsString::as_os_str)
    }
}

pub(crate) fn run(args: &ShowArgs, out: &mut impl Write) -> Result<(), Failure> {
    let inputs = input::positions(&args.position, args.spelling)?;
    let language = args.spelling.language();
    if let Some(file) = &args.svg {
        match &inputs[..] {
            [input] if file.as_os_str() == "-" => {
                return Ok(out.write_all(svg::board(input.positions, language).as_bytes())?);
            }
            _ => {
                svg::files::check(file, inputs.len())?;
                let positions: Vec<_> = inputs.iter().map(|input| input.positions).collect();
                svg::files::write(file, &positions, language)?;
            }
        }
    }
    for (index, input) in inputs.iter().enumerate() {
        let object = || json::object(input.positions, input.is_pair);
        match args.json {
            true if inputs.len() == 1 => writeln!(out, "{:#}", object())?,
            true => writeln!(out, "{}", object())?,
            false => {
                if index > 0 {
                    writeln!(out)?;
                }
                screen(out, input, args.spelling)?;
            }
        }
    }
    Ok(())
}

/// Prints the whole screen, at most 80 columns wide.
fn screen(out: &mut impl Write, input: &Input, spelling: Spelling) -> Result<(), Failure> {
    let positions = input.positions;
    if input.is_pair {
        writeln!(out, "White SP {}", title(positions.white(), spelling))?;
        writeln!(out, "Black SP {}", title(positions.black(), spelling))?;
    } else {
        writeln!(out, "SP {}", title(positions.white(), spelling))?;
    }
    writeln!(out, "read as {}\n", printable(&input.echo))?;
    board(out, positions)?;
    writeln!(out)?;
    if input.is_pair {
        row(
            out,
            "white-major",
            &format!("{}  960 · White + Black", positions.white_major_index()),
        )?;
        row(
            out,
            "black-major",
            &format!("{}  960 · Black + White", positions.black_major_index()),
        )?;
    } else {
        numbers(out, positions.white(), spelling)?;
    }
    row(out, "X-FEN", &positions.fen(CastlingStyle::XFen))?;
    row(out, "Shredder", &positions.fen(CastlingStyle::Shredder))?;
    castling(out, input)?;
    writeln!(out, "\n{}", positions.pgn_tags(CastlingStyle::XFen))?;
    Ok(writeln!(out, "{}", analysis(input))?)
}

/// Returns the number and the back rank.
fn title(position: StartPosition, spelling: Spelling) -> String {
    format!("{position}  {}", spelling.rank(position))
}

fn in_letters(position: StartPosition, language: Language) -> String {
    position.letters_in(language).iter().collect()
}

fn row(out: &mut impl Write, name: &str, text: &str) -> Result<(), Failure> {
    Ok(writeln!(out, "{name:<11} {text}")?)
}

fn numbers(
    out: &mut impl Write,
    position: StartPosition,
    spelling: Spelling,
) -> Result<(), Failure> {
    for numbering in Numbering::ALL {
        if let Some(Words { row: [name, remark], .. }) = words(numbering) {
            row(out, name, &format!("{:>3}  {remark}", position.number_in(numbering)))?;
        }
    }
    let twin = position.twin();
    row(out, "twin", &format!("{twin:>3}  {}", spelling.rank(twin)))
}

/// White's castling, and Black's as well if it may differ.
fn castling(out: &mut impl Write, input: &Input) -> Result<(), Failure> {
    for (side, name) in [(CastlingSide::HSide, "O-O"), (CastlingSide::ASide, "O-O-O")] {
        if input.is_pair {
            for (color, prefix) in [(Color::White, "White"), (Color::Black, "Black")] {
                let words = in_words(input.positions.castling(color, side));
                row(out, &format!("{prefix} {name}"), &words)?;
            }
        } else {
            row(out, name, &in_words(input.positions.white().castling(side)))?;
        }
    }
    Ok(())
}

/// `king e-g, rook h-f; empty: f g; safe: e f g`.
pub(crate) fn in_words(castling: Castling) -> String {
    let Castling { king_from, king_to, rook_from, rook_to, .. } = castling;
    let way = |piece: &str, from, to| {
        if from == to {
            format!("{piece} stays on {from}")
        } else {
            format!("{piece} {from} to {to}")
        }
    };
    format!(
        "{}, {}; empty: {}; safe: {}",
        way("king", king_from, king_to),
        way("rook", rook_from, rook_to),
        files(castling.must_be_empty),
        files(castling.must_be_safe)
    )
}

fn files(mask: FileMask) -> String {
    if mask.is_empty() {
        return "nothing".into();
    }
    mask.files().map(|file| file.to_string()).collect::<Vec<_>>().join(" ")
}

/// The address of the analysis board of Lichess, by number, or by FEN for two positions.
fn analysis(input: &Input) -> String {
    let what = if input.is_pair {
        input.positions.fen(CastlingStyle::XFen).replace(' ', "_")
    } else {
        input.positions.white().to_string()
    };
    format!("https://lichess.org/analysis/chess960/{what}")
}

/// Prints the board in figurines, on light and dark squares if there is colour.
fn board(out: &mut impl Write, positions: DoubleStartPosition) -> Result<(), Failure> {
    let black: String = in_letters(positions.black(), Language::BlackFigurines);
    let white: String = in_letters(positions.white(), Language::WhiteFigurines);
    let rows =
        [&black, "♟♟♟♟♟♟♟♟", "        ", "        ", "        ", "        ", "♙♙♙♙♙♙♙♙", &white];
    for (rank, pieces) in (1..=8).rev().zip(rows) {
        write!(out, " {rank} ")?;
        for (file, piece) in pieces.chars().enumerate() {
            let style = square(rank + file);
            // Without colour, a dot marks an empty dark square.
            let empty = if (rank + file) % 2 == 1 { '·' } else { ' ' };
            let piece = if piece == ' ' { empty } else { piece };
            write!(out, "{style} {piece} {style:#}")?;
        }
        writeln!(out)?;
    }
    Ok(writeln!(out, "    a  b  c  d  e  f  g  h")?)
}

/// a1 is dark: rank 1 and file 0 have an odd sum.
fn square(sum: usize) -> Style {
    let (light, dark) = (AnsiColor::White, AnsiColor::Green);
    let ground = if sum % 2 == 1 { dark } else { light };
    Style::new().fg_color(Some(Paint::Ansi(AnsiColor::Black))).bg_color(Some(Paint::Ansi(ground)))
}
