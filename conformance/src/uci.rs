//! The test of an engine that speaks UCI.

use std::collections::BTreeSet;
use std::ffi::OsString;

use chess960::{CastlingStyle, StartPosition};

use crate::examine::{Examination, Question, Reply, Respondent, Trouble};
use crate::plan::{Data, GIVEN_UP, Reach, Settings, ask_all};
use crate::report::{Conclusion, Outcome, Report, Rule, Verdict};
use crate::{Position, move_counts};

mod channel;
mod engine;
mod output;

use channel::{Channel, Output, position_line};
use engine::Engine;

/// How many questions are sent before the first of them is answered: waiting for each would take
/// longer than answering it.
const AHEAD: usize = 16;
/// How much longer than `timeout` an answer at depth 4 or more may take.
const DEEP: u32 = 30;

/// Starts an engine, given as a command with its arguments, and tests it by UCI.
///
/// No failure of the engine is an error of this function: whether it does not start, hangs, dies
/// or prints garbage, the report says so.
///
/// # Examples
///
/// ```no_run
/// use chess960_conformance::{Conclusion, Settings, test_engine};
///
/// let report = test_engine(vec!["stockfish".into()], Settings::default());
/// assert_eq!(report.conclusion, Conclusion::Proven, "{report}");
/// ```
///
/// A program that is not there:
///
/// ```
/// use chess960_conformance::{Conclusion, Settings, test_engine};
///
/// let report = test_engine(vec!["no-such-engine".into()], Settings::default());
/// assert_eq!(report.conclusion, Conclusion::NotTestable);
/// ```
#[must_use]
pub fn test_engine(command: Vec<OsString>, mut settings: Settings) -> Report {
    let transcript = settings.transcript.take();
    let mut engine = Engine::new(command, &settings.options, settings.timeout, transcript);
    let mut handshake = Outcome::new(Rule::Handshake, None);
    let channel = match greet(&mut engine, &mut handshake) {
        Ok(channel) => channel,
        Err(words) => {
            engine.stop();
            handshake.note(Verdict::Fail, &words);
            let conclusion = Conclusion::NotTestable;
            let program = engine.name();
            return Report { program, outcomes: vec![handshake], conclusion, ..Report::default() };
        }
    };
    let window = if channel.takes_questions_ahead() { AHEAD } else { 1 };
    let mut tester = Tester { engine, channel, settings, window, in_flight: 0 };
    let mut examination = Examination::new();
    examination.report.program = tester.engine.name();
    examination.report.channel = tester.channel.to_string();
    examination.report.outcomes.push(handshake);
    let data = Data::new(&tester.settings);
    tester.test(&data, &mut examination);
    tester.engine.stop();
    let mut report = examination.finish();
    let Settings { only, strict, .. } = &tester.settings;
    report.conclude(only, *strict);
    report
}

/// The handshake: `uciok`, and the option `UCI_Chess960`, which is off at first. If the engine lists
/// moves, they show that it obeys the option; later ones show that it stays on.
fn greet(engine: &mut Engine, outcome: &mut Outcome) -> Result<Channel, String> {
    engine.start()?;
    let Some(default) = engine.greeting().chess960.clone() else {
        return Err("it has no option UCI_Chess960".to_owned());
    };
    let channel = Channel::find(engine)?;
    if default != "false" {
        outcome
            .note(Verdict::Warn, &format!("UCI_Chess960 has the default {default:?}, not false"));
    }
    if let Channel::Perft { lists: true, .. } = &channel {
        for (is_on, castling) in [(false, "e1g1"), (true, "e1h1"), (false, "e1g1")] {
            engine.set_chess960(is_on);
            let board = crate::fen::read(CORNERS).expect("a FEN");
            let position = Position::new("corners".to_owned(), board);
            // Without Chess960, an engine need not read the files of rooks.
            let style = if is_on { CastlingStyle::Shredder } else { CastlingStyle::XFen };
            let question = Question::new(&position, style);
            let Output::Moves(moves) = channel.ask(engine, &question)? else { continue };
            if !moves.iter().any(|mv| mv == castling) {
                let state = if is_on { "on" } else { "off" };
                let words =
                    format!("with UCI_Chess960 {state}, castling is not {castling} in {CORNERS}");
                outcome.note(if is_on { Verdict::Fail } else { Verdict::Warn }, &words);
            }
        }
    }
    engine.set_chess960(true);
    engine.ready()?;
    Ok(channel)
}

const CORNERS: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";

/// An engine under test.
struct Tester {
    engine: Engine,
    channel: Channel,
    settings: Settings,
    /// How many questions may be sent before the first of them is answered.
    window: usize,
    /// How many were sent and not answered yet.
    in_flight: usize,
}

impl Tester {
    fn test<'a>(&mut self, data: &'a Data, examination: &mut Examination<'a>) {
        let reach = Reach { castlings: self.proves(), moves: true };
        let goes_on = ask_all(data, &self.settings.wanted(), reach, self, examination);
        if self.settings.wants(Rule::CastlingOut) {
            examination.castling_out(self.channel.why_castling_is_unseen());
        }
        for rule in [Rule::FenOut, Rule::Perft] {
            match rule {
                _ if !self.settings.wants(rule) => {}
                _ if !goes_on => examination.skip(rule, GIVEN_UP),
                Rule::FenOut => self.fen_out(data, examination),
                _ => self.perft(data, examination),
            }
        }
    }

    fn proves(&self) -> bool {
        !matches!(self.channel, Channel::Replies)
    }

    /// Whether the FEN that the engine writes is that of the position, in either dialect.
    fn fen_out(&mut self, data: &Data, examination: &mut Examination<'_>) {
        let mut outcome = Outcome::new(Rule::FenOut, None);
        let mut dialects = BTreeSet::new();
        for position in &data.sets {
            let question = Question::new(position, CastlingStyle::Shredder);
            let Ok(output) = self.engine.ask(&[&position_line(&question), "d"]) else { break };
            let Some(fen) = output.iter().find_map(|line| fen_in(line)) else { break };
            outcome.asked += 1;
            let dialect = [CastlingStyle::Shredder, CastlingStyle::XFen]
                .into_iter()
                .find(|style| position.fen(*style).starts_with(&fen));
            if let Some(style) = dialect {
                outcome.right += 1;
                dialects.insert(crate::report::dialect(style));
            } else {
                outcome.note(Verdict::Warn, &format!("{}: d writes {fen}", position.id()));
            }
        }
        if outcome.asked == 0 {
            return examination.skip(Rule::FenOut, "the command d writes no FEN");
        }
        if outcome.verdict == Verdict::Ok {
            outcome.detail = dialects.into_iter().collect::<Vec<_>>().join(" and ");
        }
        examination.report.outcomes.push(outcome);
    }

    /// Compares the move counts of the start positions with the table.
    fn perft(&mut self, data: &Data, examination: &mut Examination<'_>) {
        let depth: u8 = if self.settings.full { 5 } else { 3 };
        let mut outcome = Outcome::new(Rule::Perft, Some(CastlingStyle::Shredder));
        let usual = self.engine.timeout();
        if depth > 3 {
            self.engine.set_timeout(usual * DEEP);
        }
        for (start, position) in StartPosition::all().zip(&data.starts) {
            (self.settings.progress)(Rule::Perft, outcome.asked, data.starts.len());
            let question = Question::new(position, CastlingStyle::Shredder);
            let right = u64::from(move_counts(start)[usize::from(depth) - 1]);
            let words = match self.channel.count(&mut self.engine, &question, depth) {
                Ok(None) => {
                    let words = "the channel counts no sequences of moves";
                    return examination.skip(Rule::Perft, words);
                }
                Ok(Some(count)) if count == right => {
                    outcome.asked += 1;
                    outcome.right += 1;
                    continue;
                }
                Ok(Some(count)) => format!("{count} sequences of {depth} moves instead of {right}"),
                Err(words) => words,
            };
            outcome.asked += 1;
            if outcome.note(Verdict::Fail, &format!("{}: {words}", position.id()))
                && examination.report.reproduce.is_empty()
            {
                examination.report.reproduce = self.channel.lines(&question);
            }
            if self.engine.ready().is_err() && !self.engine.restart() {
                break;
            }
        }
        self.engine.set_timeout(usual);
        outcome.detail = match outcome.verdict {
            Verdict::Ok => format!("to depth {depth}"),
            _ => outcome.detail,
        };
        examination.report.outcomes.push(outcome);
    }
}

impl Respondent for Tester {
    fn upcoming(&mut self, questions: &[Question<'_>]) {
        if self.window == 1 || self.in_flight > self.window / 2 {
            return;
        }
        let all = questions.len().min(self.window);
        if let Some(next) = questions.get(self.in_flight..all) {
            self.channel.send_ahead(&mut self.engine, next);
            self.in_flight = all;
        }
    }

    fn answer(&mut self, question: &Question<'_>) -> Result<Reply, Trouble> {
        if self.in_flight > 0 {
            let answer = self.channel.read(&mut self.engine);
            self.in_flight -= 1;
            let answer = answer.map(|output| output.reply(question.position));
            match answer {
                Ok(Ok(reply)) if reply.is_right(question.position) => return Ok(reply),
                // Perhaps it has trouble with questions that come early: asked alone, there is
                // no doubt.
                Ok(_) => self.leave_questions_ahead(),
                Err(words) => {
                    self.in_flight = 0;
                    self.window = 1;
                    if !self.engine.restart() {
                        return Err(Trouble::failed(words, false));
                    }
                }
            }
        }
        let output = match self.channel.ask(&mut self.engine, question) {
            Ok(output) => output,
            Err(words) => {
                let goes_on = self.engine.restart();
                return Err(Trouble::failed(words, goes_on));
            }
        };
        output.reply(question.position)
    }

    fn reproduce(&self, question: &Question<'_>) -> Vec<String> {
        self.channel.lines(question)
    }

    fn progress(&mut self, rule: Rule, asked: usize, all: usize) {
        (self.settings.progress)(rule, asked, all);
    }
}

impl Tester {
    /// Reads the answers to questions that were sent ahead, and asks each alone from now on.
    fn leave_questions_ahead(&mut self) {
        self.window = 1;
        for _ in 0..std::mem::take(&mut self.in_flight) {
            if self.channel.read(&mut self.engine).is_err() {
                return;
            }
        }
    }
}

/// The placement, colour and castling field of a FEN in a line.
fn fen_in(line: &str) -> Option<String> {
    let words: Vec<_> = line.split_whitespace().collect();
    let at = words.iter().position(|word| word.matches('/').count() == 7)?;
    Some(words.get(at..at + 3)?.join(" "))
}
