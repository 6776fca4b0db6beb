//! `chess960 number`: the start position of each game of an archive.

use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use chess960::{DoubleStartPosition, PositionSet};
use clap::Args;

use crate::archive::{self, GameKind, Kind, Reader, Start, Values};
use crate::failure::{Failure, name, quoted};
use crate::input::Spelling;
use crate::selection;

mod format;
mod in_order;
mod record;
mod statistics;
mod summary;
mod tag_names;
mod terminal;

use format::Format;
use in_order::in_order;
use record::{Columns, Records};
use summary::Summary;
use terminal::Terminal;

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
                  double, chess or unknown; remark, what is missing or wrong; with --tags, one \
                  for each name, such as tag_White; with --fen, fen.\n\n\
                  Columns of --summary: white and black; of, which is positions (all lines \
                  above it), chess, unknown or total on the last lines; games; wins, draws and \
                  losses of White, from the Result tag or else from the end of the moves (a game \
                  in which they disagree has no result); score, White's score in percent of the \
                  games that have a result; score_low and score_high, its 95 % interval; q, the \
                  q-value of its difference from the score of positions. The interval is Bayesian, \
                  with the prior Dirichlet(1, 1/2, 1) for a win, a draw and a loss (Gelman and \
                  others, Bayesian Data Analysis, section 3.4). The q-values are those of \
                  Benjamini and Hochberg (1995), of exact tests: of the positions whose q is below \
                  0.05, on average at most 5 % differ by chance alone.\n\n\
                  Examples:\n  \
                  chess960 number games.pgn.zst --format csv > numbers.csv\n  \
                  chess960 number games.pgn --only 518,534,double > some.pgn\n  \
                  chess960 number *.pgn --summary\n  \
                  chess960 number *.pgn --tags White,Black,Result --fen --format csv"
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
    /// Add a column for each of these tags of the game, as in White,Black,WhiteElo
    #[arg(long, value_name = "NAMES", conflicts_with_all = ["only", "summary"])]
    tags: Option<String>,
    /// Add a column with the FEN of the start position, as X-FEN
    #[arg(long, conflicts_with_all = ["only", "summary"])]
    fen: bool,
    /// Count the games and results of each position, and say which scores differ by more than
    /// chance
    #[arg(long)]
    summary: bool,
    /// Count a position and its twin together
    #[arg(long, requires = "summary")]
    twins: bool,
    #[command(flatten)]
    spelling: Spelling,
}

pub(crate) fn run(args: &NumberArgs, out: &mut impl Write) -> Result<(), Failure> {
    if io::stdout().is_terminal() {
        number(args, &mut Terminal::new(out))
    } else {
        number(args, out)
    }
}

fn number(args: &NumberArgs, out: &mut impl Write) -> Result<(), Failure> {
    let standard_input = [PathBuf::from("-")];
    let files = if args.files.is_empty() { &standard_input[..] } else { &args.files };
    check_standard_input(files)?;
    let end = if let Some(list) = &args.only {
        only(args, files, &Wanted::read(list, args.spelling)?, out)
    } else if args.summary {
        summary(args, files, out)
    } else {
        records(args, files, out)
    }?;
    out.flush()?;
    end
}

/// Writes the wanted games of all files.
fn only(
    args: &NumberArgs,
    files: &[PathBuf],
    wanted: &Wanted,
    out: &mut impl Write,
) -> Result<Result<(), Failure>, Failure> {
    let work = |file: &Path, out: &mut dyn Write| {
        let out = BufWriter::with_capacity(BLOCK, out);
        let mut only = Only { wanted, is_wanted: false, last: b'\n', out };
        let result = read(file, args.input, &mut only);
        // Games from before a failure are written.
        only.end(files.len()).and(result)
    };
    in_order(files, work, out)
}

/// Counts the games of all files.
fn summary(
    args: &NumberArgs,
    files: &[PathBuf],
    out: &mut impl Write,
) -> Result<Result<(), Failure>, Failure> {
    let all = Mutex::new(Summary::new(args.twins));
    let work = |file: &Path, _: &mut dyn Write| {
        let mut summary = Summary::new(args.twins);
        read(file, args.input, &mut summary)?;
        all.lock().unwrap_or_else(PoisonError::into_inner).add(&summary);
        Ok(())
    };
    let end = in_order(files, work, out)?;
    let all = all.into_inner().unwrap_or_else(PoisonError::into_inner);
    all.write(args.format, out)?;
    out.flush()?;
    all.report();
    Ok(end)
}

/// Writes a record for each game of all files.
fn records(
    args: &NumberArgs,
    files: &[PathBuf],
    out: &mut impl Write,
) -> Result<Result<(), Failure>, Failure> {
    let tags = args.tags.as_deref().map_or(Ok(Vec::new()), tag_names::read)?;
    let columns = Columns { tags: &tags, fen: args.fen };
    record::heading(args.format, columns, out)?;
    let work = |file: &Path, out: &mut dyn Write| {
        let mut records = Records::new(args.format, columns, &file.to_string_lossy(), out);
        let result = read(file, args.input, &mut records);
        // Records from before a failure are written.
        records.end().and(result)
    };
    in_order(files, work, out)
}

/// Refuses standard input under two names: each reader would get some of it.
fn check_standard_input(files: &[PathBuf]) -> Result<(), Failure> {
    let names = ["-", "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"];
    let is_standard_input = |file: &&PathBuf| names.iter().any(|name| **file == Path::new(name));
    if files.iter().filter(is_standard_input).count() > 1 {
        return Err(Failure::input(
            "standard input is named twice: it can be read once, so name it once",
        ));
    }
    Ok(())
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
struct Only<'a, W: Write> {
    wanted: &'a Wanted,
    is_wanted: bool,
    /// The last byte that was written.
    last: u8,
    out: BufWriter<W>,
}

/// The games of `--only` are written in blocks of this size.
const BLOCK: usize = 1 << 16;

impl<W: Write> Only<'_, W> {
    /// Ends the last line of a file, so that the game of the next file begins a line.
    fn end(mut self, files: usize) -> Result<(), Failure> {
        if files > 1 && self.last != b'\n' {
            self.out.write_all(b"\n")?;
        }
        Ok(self.out.flush()?)
    }
}

impl<W: Write> Reader for Only<'_, W> {
    const NEEDS_BYTES: bool = true;

    fn begin(&mut self, _: u64, start: &Start<'_>, _: &Values) -> Result<(), Failure> {
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
