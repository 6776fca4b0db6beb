//! `chess960 draw`: fair draws, and draws that never repeat an earlier one.

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use chess960::{DoubleStartPosition, PositionSet, StartPosition};
use clap::Args;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::dice::Dice;
use crate::failure::{Failure, name};
use crate::history::History;
use crate::input::Spelling;
use crate::{json, selection, svg};

/// Draw positions by lot: each has the same chance, and none is drawn twice
#[derive(Args)]
#[command(
    after_help = "The draw is fair: random words that would cause a bias are rejected. Without \
                  --seed, the words are random bytes of the system. With --seed S, they are the \
                  stream of the cipher ChaCha20. Its key is S (64 bits, lowest byte first, then \
                  zeros); nonce and counter are 0. The same seed always gives the same draw, if \
                  --exclude and the history are the same too. Use a new seed for every round: \
                  anyone who knows it can predict the next draw.\n\n\
                  Examples:\n  \
                  chess960 draw -n 5 --exclude 518,534    five rounds, not 518 or its twin\n  \
                  chess960 draw --history club.txt        never the same position again\n  \
                  chess960 draw -n 9 --svg 'round-{}.svg' a picture of each round\n  \
                  chess960 draw --dice 3,2,3,5            the position of dice in the hall"
)]
pub(crate) struct DrawArgs {
    /// How many positions to draw
    #[arg(short = 'n', long = "number", value_name = "N", default_value_t = 1)]
    #[arg(value_parser = count, allow_negative_numbers = true)]
    count: usize,
    /// Do not draw these positions, as in 518,100-199, or with their twins, as in 518,twins
    #[arg(long, value_name = "LIST", allow_negative_numbers = true)]
    exclude: Vec<String>,
    /// Do not draw the positions in this file, and add the draw to it. Each line has one
    /// Scharnagl number, or with --double a pair; what follows # is a comment
    #[arg(long, value_name = "FILE")]
    history: Option<PathBuf>,
    /// Make the draw reproducible: a number from 0 to 18446744073709551615
    #[arg(long, value_name = "S", value_parser = seed, allow_negative_numbers = true)]
    seed: Option<u64>,
    /// Draw a position for each player (double Chess960)
    #[arg(long)]
    double: bool,
    /// Do not draw, but name the position of these dice: d4 and d4 for the bishops on light and
    /// dark squares, d6 for the queen, d10 for the knights
    #[arg(long, value_name = "DICE", conflicts_with_all = ["count", "seed", "double"])]
    #[arg(allow_negative_numbers = true)]
    dice: Option<String>,
    /// Print a JSON object on each line
    #[arg(long)]
    json: bool,
    /// Write a picture of each position to a file; {} in its name stands for 1, 2 and so on
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[command(flatten)]
    spelling: Spelling,
}

fn count(text: &str) -> Result<usize, &'static str> {
    let count = text.parse().ok().filter(|&count| count > 0);
    count.ok_or("write how many positions to draw, a number from 1")
}

fn seed(text: &str) -> Result<u64, &'static str> {
    text.parse().map_err(|_| "write a number from 0 to 18446744073709551615")
}

pub(crate) fn run(args: &DrawArgs, out: &mut impl Write) -> Result<(), Failure> {
    check_pictures(args)?;
    let mut allowed = PositionSet::ALL;
    for list in &args.exclude {
        allowed = allowed.difference(&selection::list_with_twins(list, args.spelling)?);
    }
    let mut history = match &args.history {
        Some(path) if path.as_os_str() == "-" => {
            return Err(Failure::input(
                "--history needs a file, not standard input: write its name",
            ));
        }
        Some(path) => Some(History::open(path, args.double)?),
        None => None,
    };
    let dice = args.dice.as_deref().map(Dice::read).transpose()?;
    let mut words = Words::new(args.seed);
    let drawn = match &dice {
        Some(dice) => thrown(dice, &allowed, history.as_ref()),
        None if args.double => double(args.count, &allowed, history.as_ref(), &mut words),
        None => single(args.count, allowed, history.as_ref(), &mut words),
    }?;
    if let Some(history) = &mut history {
        let line = |positions: &DoubleStartPosition| {
            let white = positions.white();
            if args.double { format!("{positions}\n") } else { format!("{white}\n") }
        };
        history.append(&drawn.iter().map(line).collect::<String>())?;
    }
    drop(history);
    match (show(&drawn, dice.as_ref(), args, out), &args.history) {
        (Err(error), Some(path)) => return Err(not_shown(&error, &drawn, path, args)),
        (shown, _) => shown?,
    }
    args.svg
        .as_ref()
        .map_or(Ok(()), |file| svg::files::write(file, &drawn, args.spelling.language()))
}

/// Refuses pictures that cannot be written, before anything is drawn.
fn check_pictures(args: &DrawArgs) -> Result<(), Failure> {
    match &args.svg {
        Some(file) if file.as_os_str() == "-" => Err(Failure::input(
            "--svg needs a file, not standard output, which has the draw: write its name",
        )),
        Some(file) => svg::files::check(file, args.count),
        None => Ok(()),
    }
}

/// Returns the position of a throw, if it may be drawn.
fn thrown(
    dice: &Dice,
    allowed: &PositionSet,
    history: Option<&History>,
) -> Result<Vec<DoubleStartPosition>, Failure> {
    // Every throw is a position.
    let Some(position) = dice.position() else { return Ok(Vec::new()) };
    let is_drawn = history.is_some_and(|history| history.contains(position.into()));
    if is_drawn || !allowed.contains(position) {
        return Err(Failure::input(format!(
            "{position} is excluded or in the history: throw all dice again"
        )));
    }
    Ok(vec![position.into()])
}

fn show(
    drawn: &[DoubleStartPosition],
    dice: Option<&Dice>,
    args: &DrawArgs,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut out = BufWriter::with_capacity(1 << 18, out);
    if args.json {
        for positions in drawn {
            writeln!(out, "{}", json::object(*positions, args.double))?;
        }
        return out.flush();
    }
    // In a long draw, each position comes often.
    let mut ranks = vec![None; StartPosition::COUNT];
    let mut rank = |position: StartPosition, out: &mut BufWriter<_>| {
        let rank = ranks[usize::from(position.number())]
            .get_or_insert_with(|| format!("  {}", args.spelling.rank(position)));
        out.write_all(rank.as_bytes())
    };
    for positions in drawn {
        let (white, black) = (positions.white(), positions.black());
        out.write_all(b"SP ")?;
        out.write_all(itoa::Buffer::new().format(white.number()).as_bytes())?;
        if args.double {
            out.write_all(b":")?;
            out.write_all(itoa::Buffer::new().format(black.number()).as_bytes())?;
        }
        rank(white, &mut out)?;
        if args.double {
            rank(black, &mut out)?;
        }
        out.write_all(b"\n")?;
    }
    if let Some(dice) = dice {
        write!(out, "\n{}", dice.steps(args.spelling.language()))?;
    }
    out.flush()
}

/// A draw that is in the history, and that nobody has seen.
fn not_shown(
    error: &io::Error,
    drawn: &[DoubleStartPosition],
    path: &Path,
    args: &DrawArgs,
) -> Failure {
    /// More are found in the file.
    const NAMED: usize = 10;
    let one = |positions: &DoubleStartPosition| {
        if args.double { positions.to_string() } else { positions.white().to_string() }
    };
    let mut names: Vec<_> = drawn.iter().take(NAMED).map(one).collect();
    if drawn.len() > NAMED {
        names.push(format!("and the rest of its last {} lines", drawn.len()));
    }
    let (path, names) = (name(path), names.join(", "));
    Failure::Machine(format!("cannot write: {error}; {path} has the draw already: {names}"))
}

fn single(
    count: usize,
    mut left: PositionSet,
    history: Option<&History>,
    words: &mut Words,
) -> Result<Vec<DoubleStartPosition>, Failure> {
    for positions in history.into_iter().flat_map(History::positions) {
        left.remove(positions.white());
    }
    enough(left.len(), count)?;
    let mut drawn = Vec::new();
    while drawn.len() < count {
        let position = left.draw(&mut || words.next());
        words.check()?;
        // `enough` has checked that the set does not run out.
        let Some(position) = position else { break };
        left.remove(position);
        drawn.push(position.into());
    }
    Ok(drawn)
}

fn double(
    count: usize,
    allowed: &PositionSet,
    history: Option<&History>,
    words: &mut Words,
) -> Result<Vec<DoubleStartPosition>, Failure> {
    let is_allowed = |positions: &DoubleStartPosition| {
        allowed.contains(positions.white()) && allowed.contains(positions.black())
    };
    let before = history.map_or(0, |history| history.positions().filter(is_allowed).count());
    enough(allowed.len() * allowed.len() - before, count)?;
    let (mut drawn, mut seen) = (Vec::new(), vec![false; DoubleStartPosition::COUNT]);
    let is_all = *allowed == PositionSet::ALL;
    while drawn.len() < count {
        let random = &mut || words.next();
        // Both draw the same; of all positions, the number alone is drawn, which is faster.
        let positions = if is_all {
            DoubleStartPosition::draw(random)
        } else {
            let (white, black) = (allowed.draw(random), allowed.draw(random));
            let (Some(white), Some(black)) = (white, black) else { break };
            DoubleStartPosition::new(white, black)
        };
        words.check()?;
        // Rejecting earlier draws keeps the chances of the others equal.
        let is_seen = &mut seen[positions.white_major_index() as usize];
        if !*is_seen && !history.is_some_and(|history| history.contains(positions)) {
            *is_seen = true;
            drawn.push(positions);
        }
    }
    Ok(drawn)
}

fn enough(left: usize, count: usize) -> Result<(), Failure> {
    match left {
        0 => Err(Failure::input(
            "every position is excluded or in the history: exclude fewer, or begin a new history file",
        )),
        _ if left < count => Err(Failure::input(format!(
            "cannot draw {count} positions, only {left} are left: write -n {left} or less"
        ))),
        _ => Ok(()),
    }
}

/// A source of random words: the system, or a seed.
struct Words {
    seeded: Option<ChaCha20Rng>,
    /// Words of the system that were not used yet: a call for each would take longer than all
    /// else.
    waiting: Vec<[u8; 4]>,
    /// How many words to ask for next.
    next: usize,
    error: Option<getrandom::Error>,
}

impl Words {
    fn new(seed: Option<u64>) -> Self {
        let seeded = seed.map(|seed| {
            let mut key = [0; 32];
            key[..8].copy_from_slice(&seed.to_le_bytes());
            ChaCha20Rng::from_seed(key)
        });
        Self { seeded, waiting: Vec::new(), next: 16, error: None }
    }

    fn next(&mut self) -> u32 {
        if let Some(seeded) = &mut self.seeded {
            return seeded.next_u32();
        }
        if self.waiting.is_empty() {
            self.fill();
        }
        // Without one, a word that no draw rejects; `check` then discards the draw.
        self.waiting.pop().map_or(u32::MAX, u32::from_ne_bytes)
    }

    /// Asks the system for words, each time for twice as many.
    fn fill(&mut self) {
        self.waiting.resize(self.next, [0; 4]);
        if let Err(error) = getrandom::fill(self.waiting.as_flattened_mut()) {
            self.waiting.clear();
            self.error = Some(error);
        }
        self.next = (2 * self.next).min(1 << 16);
    }

    /// Fails if the system had no random bytes for one of the words.
    fn check(&self) -> Result<(), Failure> {
        match self.error {
            Some(error) => {
                Err(Failure::Machine(format!("cannot get random bytes from the system: {error}")))
            }
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Words;

    /// The published keystream of ChaCha20 for a key, nonce and counter of zeros.
    #[test]
    fn seed_0_is_the_published_stream() {
        let mut words = Words::new(Some(0));
        let first = [0; 4].map(|_| words.next());
        assert_eq!(first, [0xADE0_B876, 0x903D_F1A0, 0xE56A_5D40, 0x28BD_8653]);
    }
}
