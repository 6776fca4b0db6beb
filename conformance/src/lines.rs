//! The test of a library by lines: a FEN on a line in, its legal moves on a line out.

use std::ffi::OsString;
use std::process::Stdio;
use std::time::{Duration, Instant};

use crate::Position;
use crate::examine::{Examination, Question, Reply, Respondent, Trouble};
use crate::plan::{Data, Reach, Settings, ask_all};
use crate::program::{Program, Silence, Transcript, command_line, start_error};
use crate::report::{Conclusion, Outcome, Report, Rule, Verdict};

/// How often a program may fail before it is given up.
const RESTARTS: u32 = 3;

/// Starts a program that answers a line with a FEN by a line with the legal moves, and tests it.
///
/// The moves are in UCI and separated by blanks; castling is the king taking its rook, or O-O or
/// O-O-O. Any other line, also an empty one, means that it does not read the FEN. What goes
/// beyond legal moves of a position is not tested: moves played, FENs written, and deeper counts.
///
/// # Examples
///
/// ```no_run
/// use chess960_conformance::{Conclusion, Settings, test_library};
///
/// let report = test_library(vec!["python3".into(), "moves.py".into()], Settings::default());
/// assert_eq!(report.conclusion, Conclusion::Proven, "{report}");
/// ```
#[must_use]
pub fn test_library(command: Vec<OsString>, mut settings: Settings) -> Report {
    let transcript = settings.transcript.take();
    let timeout = settings.timeout;
    let mut library =
        Library { command, timeout, program: None, transcript, restarts: 0, settings };
    let mut examination = Examination::new();
    examination.report.program = command_line(&library.command);
    "lines".clone_into(&mut examination.report.channel);
    if let Err(words) = library.start() {
        let mut start = Outcome::new(Rule::Handshake, None);
        start.note(Verdict::Fail, &words);
        let conclusion = Conclusion::NotTestable;
        let program = command_line(&library.command);
        return Report { program, outcomes: vec![start], conclusion, ..Report::default() };
    }
    let data = Data::new(&library.settings);
    let reach = Reach { castlings: true, moves: false };
    let wanted = library.settings.wanted();
    ask_all(&data, &wanted, reach, &mut library, &mut examination);
    library.stop();
    for (rule, why) in [
        (Rule::CastlingOut, "no position with castling was asked about"),
        (Rule::FenOut, "no FENs are written by lines"),
        (Rule::Perft, "no sequences of moves are counted by lines"),
    ] {
        match rule {
            _ if !wanted.contains(&rule) => {}
            Rule::CastlingOut => examination.castling_out(why),
            _ => examination.skip(rule, why),
        }
    }
    let mut report = examination.finish();
    report.conclude(&library.settings.only, library.settings.strict);
    report
}

struct Library {
    command: Vec<OsString>,
    timeout: Duration,
    program: Option<Program>,
    transcript: Option<Transcript>,
    restarts: u32,
    settings: Settings,
}

impl Library {
    fn start(&mut self) -> Result<(), String> {
        // The reason why it fails is for its author to see.
        match Program::start(&self.command, Stdio::inherit(), self.transcript.take()) {
            Ok(program) => {
                self.program = Some(program);
                Ok(())
            }
            Err((error, transcript)) => {
                self.transcript = transcript;
                Err(start_error(&error))
            }
        }
    }

    fn stop(&mut self) {
        if let Some(program) = self.program.take() {
            self.transcript = program.end(&[]);
        }
    }

    fn ask(&mut self, fen: &str) -> Result<String, String> {
        let deadline = Instant::now() + self.timeout;
        let Some(program) = &mut self.program else { return Err("it does not run".to_owned()) };
        program.send(&[fen]);
        program.line(deadline).map_err(|silence| match silence {
            Silence::TooLate => format!("no line within {} s", self.timeout.as_secs_f32()),
            Silence::Died => "it ended without a line".to_owned(),
            Silence::Floods => "it prints a line without an end".to_owned(),
        })
    }
}

impl Respondent for Library {
    fn answer(&mut self, question: &Question<'_>) -> Result<Reply, Trouble> {
        let line = match self.ask(&question.fen) {
            Ok(line) => line,
            Err(words) => {
                self.restarts += 1;
                self.stop();
                let goes_on = self.restarts <= RESTARTS && self.start().is_ok();
                return Err(Trouble::failed(words, goes_on));
            }
        };
        moves_in(question.position, &line)
            .map(|moves| Reply::of_moves(question.position, moves))
            .map_err(Trouble::Refused)
    }

    fn reproduce(&self, question: &Question<'_>) -> Vec<String> {
        vec![question.fen.clone()]
    }

    fn progress(&mut self, rule: Rule, asked: usize, all: usize) {
        (self.settings.progress)(rule, asked, all);
    }
}

/// The moves in a line, or why it has none.
fn moves_in(position: &Position, line: &str) -> Result<Vec<String>, String> {
    let words = line.split_whitespace();
    let moves: Vec<_> = words
        .map(|word| in_uci(position, word).ok_or_else(|| not_a_move(word, line)))
        .collect::<Result<_, _>>()?;
    if moves.is_empty() { Err("its answer is an empty line".to_owned()) } else { Ok(moves) }
}

fn not_a_move(word: &str, line: &str) -> String {
    let start: String = line.chars().take(60).collect();
    match line.len() - start.len() {
        _ if word == line.trim() => format!("its answer {word:?} is not a move"),
        0 => format!("{word:?} in its answer {line:?} is not a move"),
        _ => format!("{word:?} in its answer \"{}…\" is not a move", start.escape_debug()),
    }
}

/// A move in UCI, if the word is one.
fn in_uci(position: &Position, word: &str) -> Option<String> {
    match word {
        "O-O" => position.castling_to_side(true),
        "O-O-O" => position.castling_to_side(false),
        _ => word.parse::<cozy_chess::Move>().is_ok().then(|| word.to_owned()),
    }
}
