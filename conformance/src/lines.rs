//! The test of a library by lines: a FEN on a line in, its legal moves on a line out.

use std::ffi::OsString;
use std::process::Stdio;
use std::time::{Duration, Instant};

use crate::examine::{Examination, Question, Reply, Respondent, Trouble};
use crate::plan::{Data, Reach, Settings, ask_all};
use crate::program::{Program, Silence, Transcript};
use crate::report::{Conclusion, Outcome, Report, Rule, Verdict};
use crate::{Answer, Position};

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
/// use chess960_conformance::{Settings, test_library};
///
/// let report = test_library(vec!["python3".into(), "moves.py".into()], Settings::default());
/// assert!(report.is_ok(), "{report}");
/// ```
#[must_use]
pub fn test_library(command: Vec<OsString>, mut settings: Settings) -> Report {
    let transcript = settings.transcript.take();
    let timeout = settings.timeout;
    let mut library =
        Library { command, timeout, program: None, transcript, restarts: 0, settings };
    let mut examination = Examination::new();
    "lines".clone_into(&mut examination.report.channel);
    if let Err(words) = library.start() {
        let mut start = Outcome::new(Rule::Handshake, None);
        start.note(Verdict::Fail, &words);
        let conclusion = Conclusion::NotTestable;
        return Report { outcomes: vec![start], conclusion, ..Report::default() };
    }
    let data = Data::new(&library.settings);
    // Whether moves can be played is not asked, so these positions are not made.
    let reach = Reach { castlings: true, moves: false };
    let wanted = library.settings.only.clone();
    ask_all(&data, &wanted, reach, &mut library, &mut examination);
    library.stop();
    let mut report = examination.finish();
    report.conclude(&wanted, library.settings.strict, true);
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
                Err(format!("it does not start: {error}"))
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
        let moves: Option<Vec<_>> =
            line.split_whitespace().map(|word| in_uci(question.position, word)).collect();
        match moves {
            Some(moves) if question.position.has_moves(&moves) => Ok(Reply::Right),
            Some(moves) if !moves.is_empty() => {
                Ok(Reply::Answer(Answer::Moves(moves.into_iter().collect())))
            }
            _ => Err(Trouble::Refused(format!("it answers {line:?}"))),
        }
    }

    fn reproduce(&self, question: &Question<'_>) -> Vec<String> {
        vec![question.fen.clone()]
    }

    fn progress(&mut self, rule: Rule, asked: usize, all: usize) {
        (self.settings.progress)(rule, asked, all);
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
