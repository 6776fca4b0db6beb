//! `chess960 number`: the start position of each game of an archive.

use std::io::Write;
use std::path::{Path, PathBuf};

use chess960::{DoubleStartPosition, PositionSet};
use clap::Args;

use crate::archive::{self, Kind, Reader, Start};
use crate::failure::{Failure, name, quoted};
use crate::input::Spelling;
use crate::selection;

mod format;
mod in_order;
mod record;
mod summary;

use format::Format;
use in_order::in_order;
use record::Records;
use summary::Summary;

/// Number the games of an archive by their start positions
#[derive(Args)]
#[command(
    after_help = "Archives are PGN, EPD, or lines of FEN, and may be compressed with zstd or gzip. \
                  Their content is recognized, not their name. A game without a FEN counts as \
                  ordinary chess, unless another tag says otherwise: it gets 518 and a remark. \
                  A game of another variant, or whose start position is not known, gets a \
                  remark and no number. Numbers are always Scharnagl's; --numbering and \
                  --letters only apply to the list of --only.\n\n\
                  Columns: file; game, counted from 1; offset, where the game begins in the \
                  uncompressed archive, in bytes; white and black, the number of each player's \
                  position; castling, that field of the FEN as written; remark, what is missing \
                  or wrong. Columns of --summary: white and black; games; wins, draws and losses \
                  of White; score, White's score in percent of the games that have a \
                  result.\n\n\
                  Examples:\n  \
                  chess960 number games.pgn.zst --format csv > numbers.csv\n  \
                  chess960 number games.pgn --only 518,534 > chess-like.pgn"
)]
pub(crate) struct NumberArgs {
    /// Archives [default: standard input]
    files: Vec<PathBuf>,
    /// Read the archives as this, whatever they look like
    #[arg(long, value_enum)]
    input: Option<Kind>,
    /// The format of the records
    #[arg(long, value_enum, default_value_t = Format::Tsv)]
    format: Format,
    /// Write the games of these positions, byte for byte, instead of records: a list as in
    /// 0-99,518; double, for games of double Chess960; or unknown, for games without a number
    #[arg(long, value_name = "LIST", conflicts_with_all = ["format", "summary"])]
    only: Option<String>,
    /// Count the games and results of each position
    #[arg(long)]
    summary: bool,
    /// Count a position and its twin together
    #[arg(long, requires = "summary")]
    twins: bool,
    #[command(flatten)]
    spelling: Spelling,
}

pub(crate) fn run(args: &NumberArgs, out: &mut impl Write) -> Result<(), Failure> {
    let standard_input = [PathBuf::from("-")];
    let files = if args.files.is_empty() { &standard_input[..] } else { &args.files };
    let end = if let Some(list) = &args.only {
        let wanted = Wanted::read(list, args.spelling)?;
        let work = |file: &Path, out: &mut dyn Write| {
            let mut only = Only { wanted: &wanted, is_wanted: false, last: b'\n', out };
            read(file, args.input, &mut only)?;
            only.end(files.len())
        };
        in_order(files, work, out)?.1
    } else if args.summary {
        let work = |file: &Path, _: &mut dyn Write| {
            let mut summary = Summary::new(args.twins);
            read(file, args.input, &mut summary)?;
            Ok(summary)
        };
        let (summaries, end) = in_order(files, work, out)?;
        let mut summary = Summary::new(args.twins);
        for other in summaries {
            summary.add(other);
        }
        summary.write(args.format, out)?;
        end
    } else {
        record::heading(args.format, out)?;
        let work = |file: &Path, out: &mut dyn Write| {
            let mut records = Records::new(args.format, &file.to_string_lossy(), out);
            let result = read(file, args.input, &mut records);
            // Records from before a failure are written.
            records.end().and(result)
        };
        in_order(files, work, out)?.1
    };
    out.flush()?;
    end
}

/// Reads an archive. A file without a game is probably not one.
fn read(file: &Path, kind: Option<Kind>, reader: &mut impl Reader) -> Result<(), Failure> {
    let (input, kind) = archive::open(file, kind)?;
    let has_games = match kind {
        Kind::Pgn => archive::games(input, file, reader),
        Kind::Epd => archive::lines(input, file, reader),
    }?;
    if has_games {
        return Ok(());
    }
    Err(Failure::input(format!(
        "{} has no games: an archive is PGN, EPD, or lines of FEN",
        name(file)
    )))
}

/// The games that `--only` writes.
enum Wanted {
    Positions(PositionSet),
    Double,
    Unknown,
}

impl Wanted {
    fn read(text: &str, spelling: Spelling) -> Result<Self, Failure> {
        match text {
            "double" => Ok(Self::Double),
            "unknown" => Ok(Self::Unknown),
            _ if text.split(',').any(|part| matches!(part.trim(), "double" | "unknown")) => {
                Err(Failure::input(format!(
                    "{} is not a list of positions: write double or unknown alone, as in \
                     --only unknown",
                    quoted(text)
                )))
            }
            _ => Ok(Self::Positions(selection::list(text, spelling)?)),
        }
    }

    fn contains(&self, positions: Option<DoubleStartPosition>) -> bool {
        match (self, positions) {
            (Self::Positions(set), Some(positions)) => {
                positions.single().is_some_and(|position| set.contains(position))
            }
            (Self::Double, Some(positions)) => positions.single().is_none(),
            (Self::Unknown, positions) => positions.is_none(),
            (_, None) => false,
        }
    }
}

/// Writes the wanted games, byte for byte.
struct Only<'a> {
    wanted: &'a Wanted,
    is_wanted: bool,
    /// The last byte that was written.
    last: u8,
    out: &'a mut dyn Write,
}

impl Only<'_> {
    /// Ends the last line of a file, so that the game of the next file begins a line.
    fn end(&mut self, files: usize) -> Result<(), Failure> {
        if files > 1 && self.last != b'\n' {
            self.out.write_all(b"\n")?;
        }
        Ok(())
    }
}

impl Reader for Only<'_> {
    fn begin(&mut self, _: u64, start: &Start<'_>, _: Option<&[u8]>) -> Result<(), Failure> {
        self.is_wanted = self.wanted.contains(start.positions);
        Ok(())
    }

    fn bytes(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        if let (true, Some(last)) = (self.is_wanted, bytes.last()) {
            self.last = *last;
            self.out.write_all(bytes)?;
        }
        Ok(())
    }
}
