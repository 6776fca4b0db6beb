//! `chess960 number`: the start position of each game of an archive.

use std::io::Write;
use std::path::{Path, PathBuf};

use chess960::{DoubleStartPosition, PositionSet};
use clap::Args;

use crate::archive::{self, GameKind, Kind, Reader, Start};
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
                  Their content is recognized, not their name. A PGN game from the standard \
                  position, or without a FEN, is of kind chess unless its Variant is Chess960: it \
                  gets 518. A game of another variant, or whose start position is not known, gets a \
                  remark and no number. Numbers are always Scharnagl's; --numbering and \
                  --letters only apply to the list of --only.\n\n\
                  Columns: file; game, counted from 1; offset, where the game begins in the \
                  uncompressed archive, in bytes; white and black, the number of each player's \
                  position; castling, that field of the FEN as written; kind, which is chess960, \
                  double, chess or unknown; remark, what is missing or wrong. Columns of \
                  --summary: white and black; of, which is chess, unknown or total on the last \
                  lines; games; wins, draws and losses \
                  of White; score, White's score in percent of the games that have a \
                  result.\n\n\
                  Examples:\n  \
                  chess960 number games.pgn.zst --format csv > numbers.csv\n  \
                  chess960 number games.pgn --only 518,534,double > some.pgn"
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
    /// Write these games, byte for byte, instead of records: positions of Chess960 as in
    /// 0-99,518, patterns as in R..QK..R, and the kinds chess960, double, chess and unknown
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
struct Wanted {
    /// Of Chess960, those from these positions.
    positions: PositionSet,
    /// Whole kinds.
    kinds: Vec<GameKind>,
}

impl Wanted {
    /// Reads a list of positions, ranges, patterns and kinds.
    fn read(text: &str, spelling: Spelling) -> Result<Self, Failure> {
        let mut wanted = Self { positions: PositionSet::EMPTY, kinds: Vec::new() };
        for part in text.split(',').map(str::trim) {
            let kind = GameKind::ALL.into_iter().find(|kind| kind.name() == part);
            match kind {
                Some(kind) => wanted.kinds.push(kind),
                None if part.is_empty() => return Err(empty_entry(text)),
                None => {
                    let set = if part.contains('.') {
                        selection::pattern(part)?
                    } else {
                        selection::list(part, spelling)?
                    };
                    wanted.positions = wanted.positions.union(&set);
                }
            }
        }
        Ok(wanted)
    }

    fn contains(&self, start: &Start<'_>) -> bool {
        let is_listed = |positions: DoubleStartPosition| {
            positions.single().is_some_and(|position| self.positions.contains(position))
        };
        self.kinds.contains(&start.kind)
            || (start.kind == GameKind::Chess960 && start.positions.is_some_and(is_listed))
    }
}

fn empty_entry(text: &str) -> Failure {
    Failure::input(format!(
        "{} has an empty entry: write positions, patterns or kinds with commas between them, as \
         in 0-99,double,R..QK..R",
        quoted(text)
    ))
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
    const NEEDS_BYTES: bool = true;

    fn begin(&mut self, _: u64, start: &Start<'_>, _: Option<&[u8]>) -> Result<(), Failure> {
        self.is_wanted = self.wanted.contains(start);
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
