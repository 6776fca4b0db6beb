//! `chess960 list`: opening books and data, of all positions or some.

use std::io::Write;

use chess960::{CastlingStyle, DoubleStartPosition, Fen, Numbering, PositionSet};
use clap::{Args, ValueEnum};

use crate::failure::Failure;
use crate::{json, selection};

/// List positions, as an opening book or as data
#[derive(Args)]
#[command(
    after_help = "Without options, it prints the FENs of all 960 positions, one on each line: line \
                  n + 1 is position n.\nWith --double, White's position changes slowest.\n\n\
                  Examples:\n  \
                  chess960 list --double --castling shredder > dfrc.epd\n  \
                  chess960 list --where R..QK..R --format csv"
)]
pub(crate) struct ListArgs {
    /// List the 921,600 positions of double Chess960
    #[arg(long)]
    double: bool,
    /// List only positions of this pattern, in which a dot stands for any piece. With --double,
    /// both players' positions have it
    #[arg(long = "where", value_name = "PATTERN")]
    pattern: Option<String>,
    /// How to write castling rights in FENs: KQkq (xfen), or the files of the rooks (shredder)
    #[arg(long, value_enum, default_value_t = Castling::Xfen)]
    castling: Castling,
    /// The format of the list
    #[arg(long, value_enum, default_value_t = Format::Epd)]
    format: Format,
}

#[derive(ValueEnum, Clone, Copy)]
enum Castling {
    Xfen,
    Shredder,
}

impl Castling {
    const fn style(self) -> CastlingStyle {
        match self {
            Self::Xfen => CastlingStyle::XFen,
            Self::Shredder => CastlingStyle::Shredder,
        }
    }
}

#[derive(ValueEnum, Clone, Copy)]
enum Format {
    /// One FEN on each line, as in opening books
    Epd,
    /// Columns separated by tabs, with a heading
    Tsv,
    /// Columns separated by commas, with a heading
    Csv,
    /// One JSON array of objects
    Json,
    /// One JSON object on each line
    Jsonl,
    /// A game without moves for each position
    Pgn,
}

/// Lines are collected to this size before they are written.
const BLOCK: usize = 1 << 16;

pub(crate) fn run(args: &ListArgs, out: &mut impl Write) -> Result<(), Failure> {
    let set = match &args.pattern {
        Some(pattern) => selection::pattern(pattern)?,
        None => PositionSet::ALL,
    };
    if set.is_empty() {
        let pattern = args.pattern.as_deref().unwrap_or_default();
        return Err(Failure::input(format!(
            "no position matches the pattern {pattern:?}: write a dot wherever any piece may stand"
        )));
    }
    let mut list = List { out, block: Vec::with_capacity(2 * BLOCK), args };
    list.begin();
    if args.double {
        let positions: Vec<_> = set.iter().collect();
        for &white in &positions {
            for &black in &positions {
                list.entry(DoubleStartPosition::new(white, black))?;
            }
        }
    } else {
        for position in set {
            list.entry(position.into())?;
        }
    }
    list.end()
}

/// A list that is being written.
struct List<'a, W> {
    out: &'a mut W,
    block: Vec<u8>,
    args: &'a ListArgs,
}

impl<W: Write> List<'_, W> {
    fn begin(&mut self) {
        match self.args.format {
            Format::Tsv => self.columns("\t", &self.heading()),
            Format::Csv => self.columns(",", &self.heading()),
            Format::Json => self.block.extend(b"["),
            Format::Epd | Format::Jsonl | Format::Pgn => {}
        }
    }

    #[inline]
    fn entry(&mut self, positions: DoubleStartPosition) -> Result<(), Failure> {
        let fen = positions.fen(self.args.castling.style());
        match self.args.format {
            Format::Epd => {
                self.block.extend_from_slice(fen.as_bytes());
                self.block.push(b'\n');
            }
            Format::Tsv => self.columns("\t", &self.cells(positions, &fen)),
            Format::Csv => self.columns(",", &self.cells(positions, &fen)),
            Format::Json => {
                self.block.extend(if self.block.ends_with(b"[") { "\n" } else { ",\n" }.bytes());
                self.object(positions)?;
            }
            Format::Jsonl => {
                self.object(positions)?;
                self.block.push(b'\n');
            }
            Format::Pgn => self.game(positions)?,
        }
        if self.block.len() >= BLOCK {
            self.out.write_all(&self.block)?;
            self.block.clear();
        }
        Ok(())
    }

    fn end(mut self) -> Result<(), Failure> {
        if matches!(self.args.format, Format::Json) {
            self.block.extend(b"\n]\n");
        }
        self.out.write_all(&self.block)?;
        Ok(self.out.flush()?)
    }

    fn columns(&mut self, between: &str, cells: &[String]) {
        self.block.extend(cells.join(between).bytes());
        self.block.push(b'\n');
    }

    fn heading(&self) -> Vec<String> {
        let names: &[&str] = if self.args.double {
            &["white", "black", "fen"]
        } else {
            &["number", "back_rank", "fen", "twin", "fritz9"]
        };
        names.iter().map(ToString::to_string).collect()
    }

    fn cells(&self, positions: DoubleStartPosition, fen: &Fen) -> Vec<String> {
        let (white, black) = (positions.white(), positions.black());
        if self.args.double {
            return vec![white.to_string(), black.to_string(), fen.to_string()];
        }
        vec![
            white.to_string(),
            white.as_str().to_string(),
            fen.to_string(),
            white.twin().to_string(),
            white.number_in(Numbering::Fritz9).to_string(),
        ]
    }

    fn object(&mut self, positions: DoubleStartPosition) -> Result<(), Failure> {
        let object = json::object(positions, self.args.double);
        Ok(write!(self.block, "{object}")?)
    }

    /// Writes a game without moves: the seven tags that every game has, and those of the start
    /// position.
    fn game(&mut self, positions: DoubleStartPosition) -> Result<(), Failure> {
        let event =
            if self.args.double { positions.to_string() } else { positions.white().to_string() };
        writeln!(self.block, "[Event \"SP {event}\"]")?;
        for (name, value) in [
            ("Site", "?"),
            ("Date", "????.??.??"),
            ("Round", "?"),
            ("White", "?"),
            ("Black", "?"),
            ("Result", "*"),
        ] {
            writeln!(self.block, "[{name} \"{value}\"]")?;
        }
        let tags = positions.pgn_tags(self.args.castling.style());
        Ok(writeln!(self.block, "{tags}\n*\n")?)
    }
}
