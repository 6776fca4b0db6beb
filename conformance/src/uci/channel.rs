//! The way in which an engine says what is legal.

use std::collections::BTreeSet;
use std::fmt;
use std::time::{Duration, Instant};

use chess960::FileMask;

use super::engine::Engine;
use super::output::{Layout, is_move, listed_move};
use crate::examine::{Question, Reply, Trouble};
use crate::program::Silence;
use crate::{Answer, Position};

/// How long an engine may think about a command that it may not know.
const PATIENCE: Duration = Duration::from_secs(2);

/// The way in which an engine says what is legal.
#[derive(Clone, Debug)]
pub(crate) enum Channel {
    /// A command counts moves, and may list them.
    Perft {
        command: &'static str,
        layout: Layout,
        lists: bool,
        /// Whether everything is printed before the engine says that it is ready.
        in_order: bool,
    },
    /// It searches only the moves that it is told to.
    SearchMoves,
    /// It answers to moves.
    Replies,
}

impl fmt::Display for Channel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Perft { command, lists: true, .. } => {
                write!(f, "{command} N, with a list of moves")
            }
            Self::Perft { command, .. } => write!(f, "{command} N, a count of moves"),
            Self::SearchMoves => f.write_str("go depth 1 searchmoves, which shows castling alone"),
            Self::Replies => f.write_str("its replies, which do not show what is legal"),
        }
    }
}

impl Channel {
    /// Finds the engine's best channel.
    pub(crate) fn find(engine: &mut Engine) -> Result<Self, String> {
        for command in ["go perft", "perft"] {
            if let Some(channel) = Self::perft(engine, command)? {
                return Ok(channel);
            }
        }
        Ok(if obeys_search_moves(engine)? { Self::SearchMoves } else { Self::Replies })
    }

    /// The channel of this command, if the engine knows it: the standard position must have its
    /// published counts, in one layout.
    fn perft(engine: &mut Engine, command: &'static str) -> Result<Option<Self>, String> {
        let mut layouts: Option<Vec<Layout>> = None;
        let (mut lists, mut in_order) = (false, true);
        for (depth, total) in [(1, 20), (2, 400), (3, 8_902)] {
            let Some(output) = try_command(engine, &format!("{command} {depth}"), total)? else {
                return Ok(None);
            };
            in_order &= output.last().is_some_and(|line| line == "readyok");
            lists |= depth == 1 && output.iter().filter_map(|line| listed_move(line)).count() == 20;
            let found: Vec<_> = Layout::of(&output, total).collect();
            let still = match layouts {
                None => found,
                Some(layouts) => {
                    let gives = |layout: &Layout| layout.total(&output) == Some(total);
                    layouts.into_iter().filter(gives).collect()
                }
            };
            if still.is_empty() {
                return Ok(None);
            }
            layouts = Some(still);
        }
        let layout = layouts.unwrap_or_default().into_iter().next();
        Ok(layout.map(|layout| Self::Perft { command, layout, lists, in_order }))
    }

    /// Why it was not seen how the engine writes castling.
    pub(crate) fn why_castling_is_unseen(&self) -> &'static str {
        match self {
            Self::Perft { lists: true, .. } => "no list of moves with castling was asked for",
            _ => "the engine lists no moves",
        }
    }

    /// Whether a question can be sent before the one before it is answered.
    pub(crate) fn takes_questions_ahead(&self) -> bool {
        matches!(self, Self::Perft { in_order: true, .. })
    }

    /// Sends questions, if the channel takes them ahead; otherwise [`ask`](Self::ask) does.
    pub(crate) fn send_ahead(&self, engine: &mut Engine, questions: &[Question<'_>]) {
        if let Self::Perft { command, .. } = self {
            let lines: Vec<_> =
                questions.iter().flat_map(|question| perft_lines(question, command, 1)).collect();
            engine.send(&lines.iter().map(String::as_str).collect::<Vec<_>>());
        }
    }

    /// Asks about a position.
    pub(crate) fn ask(
        &self,
        engine: &mut Engine,
        question: &Question<'_>,
    ) -> Result<Output, String> {
        match self {
            Self::Perft { .. } => {
                self.send_ahead(engine, std::slice::from_ref(question));
                self.read(engine)
            }
            Self::SearchMoves => search_moves(engine, question),
            Self::Replies => {
                let best = best_move(engine, question, "go depth 1")?;
                Ok(Output::Answer(Answer::Reply(best)))
            }
        }
    }

    /// Reads the answer to the first question that was sent.
    pub(crate) fn read(&self, engine: &mut Engine) -> Result<Output, String> {
        let Self::Perft { layout, lists, .. } = self else {
            unreachable!("no other channel takes questions ahead")
        };
        let output = perft_output(engine, layout)?;
        Ok(if *lists {
            let moves = output.iter().filter_map(|line| listed_move(line));
            Output::Moves(moves.map(str::to_owned).collect())
        } else {
            Output::Count(layout.total(&output).unwrap_or_default())
        })
    }

    /// The number of sequences of so many moves, if the channel can tell.
    pub(crate) fn count(
        &self,
        engine: &mut Engine,
        question: &Question<'_>,
        depth: u8,
    ) -> Result<Option<u64>, String> {
        let Self::Perft { command, layout, .. } = self else { return Ok(None) };
        let lines = perft_lines(question, command, depth);
        engine.send(&lines.each_ref().map(String::as_str));
        let output = perft_output(engine, layout)?;
        Ok(layout.total(&output))
    }

    /// The lines that a person types to see the answer.
    pub(crate) fn lines(&self, question: &Question<'_>) -> Vec<String> {
        let go = match self {
            Self::Perft { command, .. } => vec![format!("{command} 1")],
            Self::SearchMoves => castling_candidates(question.position)
                .into_iter()
                .map(|(_, mv)| format!("go depth 1 searchmoves {mv}"))
                .collect(),
            Self::Replies => vec!["go depth 1".to_owned()],
        };
        let set_up = ["setoption name UCI_Chess960 value true".to_owned(), position_line(question)];
        set_up.into_iter().chain(go).collect()
    }
}

/// What an engine said, as it said it.
#[derive(Clone, Debug)]
pub(crate) enum Output {
    Moves(Vec<String>),
    Count(u64),
    Answer(Answer),
    /// The engine is not on the position.
    Elsewhere,
}

/// A position that comes before a question: an engine that answers for this one has not taken the
/// next.
const SENTINEL: &str = "position fen 7k/8/8/8/8/8/8/K7 w - - 0 1";
const SENTINEL_MOVES: [&str; 3] = ["a1a2", "a1b1", "a1b2"];

pub(crate) fn position_line(question: &Question<'_>) -> String {
    let Question { fen, line, .. } = question;
    match line[..] {
        [] => format!("position fen {fen}"),
        _ => format!("position fen {fen} moves {}", line.join(" ")),
    }
}

/// Tries a command in the standard position, until the engine is ready and its total is there.
/// Returns what is printed, or nothing if the engine does not know it: then it is made to stop
/// whatever it does instead.
fn try_command(
    engine: &mut Engine,
    command: &str,
    total: u64,
) -> Result<Option<Vec<String>>, String> {
    engine.send(&["position startpos", command, "isready"]);
    let deadline = Instant::now() + PATIENCE.min(engine.timeout());
    let (mut output, mut is_ready) = (Vec::new(), false);
    // Some are ready before they have printed everything.
    let mut until = deadline;
    loop {
        if is_ready && Layout::of(&output, total).next().is_some() {
            return Ok(Some(output));
        }
        match engine.line(until) {
            Ok(line) if line.starts_with("bestmove") => {
                if !is_ready {
                    wait_for(engine, "readyok")?;
                }
                return Ok(None);
            }
            Ok(line) if line == "readyok" => {
                output.push(line);
                is_ready = true;
                until = deadline.min(Instant::now() + Duration::from_millis(200));
            }
            Ok(line) => output.push(line),
            Err(Silence::TooLate) if is_ready && !is_searching(&output) => return Ok(Some(output)),
            Err(Silence::TooLate) => break,
            Err(silence) => return Err(engine.words(&format!("an answer to {command}"), silence)),
        }
    }
    engine.send(&["stop"]);
    let deadline = engine.deadline();
    let stopped = engine.until(deadline, |line| line.starts_with("bestmove"));
    stopped.map_err(|silence| engine.words("bestmove", silence))?;
    if !is_ready {
        wait_for(engine, "readyok")?;
    }
    Ok(None)
}

/// Whether this is the output of a search.
fn is_searching(output: &[String]) -> bool {
    output.iter().any(|line| line.starts_with("info depth"))
}

fn wait_for(engine: &mut Engine, word: &str) -> Result<(), String> {
    let deadline = engine.deadline();
    let lines = engine.until(deadline, |line| line == word);
    lines.map(drop).map_err(|silence| engine.words(word, silence))
}

fn perft_lines(question: &Question<'_>, command: &str, depth: u8) -> [String; 4] {
    let go = format!("{command} {depth}");
    [SENTINEL.to_owned(), position_line(question), go, "isready".to_owned()]
}

/// The output of perft: all that comes before both the total and `readyok` are there.
fn perft_output(engine: &mut Engine, layout: &Layout) -> Result<Vec<String>, String> {
    let (mut is_ready, mut has_total) = (false, false);
    let deadline = engine.deadline();
    let output = engine.until(deadline, |line| {
        is_ready |= line == "readyok";
        has_total |= layout.total_of(line).is_some() && listed_move(line).is_none();
        is_ready && has_total
    });
    output.map_err(|silence| {
        engine.words(if is_ready { "a count of moves" } else { "readyok" }, silence)
    })
}

/// The move that the engine plays.
fn best_move(engine: &mut Engine, question: &Question<'_>, go: &str) -> Result<String, String> {
    engine.send(&[SENTINEL, &position_line(question), go]);
    let deadline = engine.deadline();
    let output = engine.until(deadline, |line| line.starts_with("bestmove"));
    let output = output.map_err(|silence| engine.words("bestmove", silence))?;
    let best = output.last().and_then(|line| line.split_whitespace().nth(1));
    Ok(best.unwrap_or_default().to_owned())
}

/// Each rook with which the side to move might castle, and the move.
fn castling_candidates(position: &Position) -> Vec<(chess960::File, String)> {
    let own = chess960::File::ALL.map(|file| (file, position.castling_move(file)));
    own.into_iter().filter(|(_, mv)| position.castling_file(mv).is_some()).collect()
}

/// Asks for each castling, and for one other move: an engine that does not play that is
/// somewhere else.
fn search_moves(engine: &mut Engine, question: &Question<'_>) -> Result<Output, String> {
    let mut castlings = FileMask::EMPTY;
    for (file, mv) in castling_candidates(question.position) {
        if best_move(engine, question, &format!("go depth 1 searchmoves {mv}"))? == mv {
            castlings = castlings.with(file);
        }
    }
    let is_elsewhere = |mv: &String| SENTINEL_MOVES.contains(&mv.as_str());
    let others = question.position.other_moves();
    let Some(other) = others.into_iter().find(|mv| !is_elsewhere(mv)) else {
        return Ok(Output::Answer(Answer::Castlings(castlings)));
    };
    if best_move(engine, question, &format!("go depth 1 searchmoves {other}"))? != other {
        return Ok(Output::Elsewhere);
    }
    Ok(Output::Answer(Answer::Castlings(castlings)))
}

/// Whether the engine plays each move that it is told to search, and no other.
fn obeys_search_moves(engine: &mut Engine) -> Result<bool, String> {
    for mv in ["a2a3", "b2b4", "g1h3"] {
        engine.send(&["position startpos", &format!("go depth 1 searchmoves {mv}")]);
        let deadline = engine.deadline();
        let output = engine.until(deadline, |line| line.starts_with("bestmove"));
        let output = match output {
            Err(Silence::TooLate) => {
                engine.send(&["stop"]);
                let deadline = engine.deadline();
                let stopped = engine.until(deadline, |line| line.starts_with("bestmove"));
                stopped.map_err(|silence| engine.words("bestmove", silence))?;
                return Ok(false);
            }
            output => output.map_err(|silence| engine.words("bestmove", silence))?,
        };
        let best = output.last().and_then(|line| line.split_whitespace().nth(1));
        if best.is_none_or(|best| best != mv || !is_move(best)) {
            return Ok(false);
        }
    }
    Ok(true)
}

impl Output {
    /// What the engine says about the position, unless it is still on the sentinel.
    pub(crate) fn reply(self, position: &Position) -> Result<Reply, Trouble> {
        let is_elsewhere = match &self {
            Self::Elsewhere => true,
            Self::Answer(Answer::Reply(mv)) => {
                SENTINEL_MOVES.contains(&mv.as_str()) && !position.moves().contains(mv)
            }
            Self::Answer(_) => false,
            Self::Count(count) => {
                *count == SENTINEL_MOVES.len() as u64 && position.moves().len() as u64 != *count
            }
            Self::Moves(list) => {
                list.iter().collect::<BTreeSet<_>>().into_iter().eq(&SENTINEL_MOVES)
                    && !position.has_moves(list)
            }
        };
        match self {
            _ if is_elsewhere => Err(Trouble::Refused(
                "the engine ignores this FEN and keeps the position before".to_owned(),
            )),
            Self::Elsewhere => unreachable!("it is elsewhere"),
            Self::Answer(answer) => Ok(Reply::Answer(answer)),
            Self::Count(count) => Ok(Reply::Answer(Answer::Count(count))),
            Self::Moves(list) => Ok(Reply::of_moves(position, list)),
        }
    }
}
