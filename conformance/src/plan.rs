//! What a program is asked, and in which order.

use std::time::Duration;

use chess960::{CastlingSide, CastlingStyle, StartPosition};

use crate::examine::{Examination, Question, Respondent, Severity};
use crate::program::Transcript;
use crate::report::{Outcome, Rule};
use crate::{Position, after_castling, battery, double_starts, starts};

/// The seed from which [`test_engine`](crate::test_engine) draws double positions: each run asks
/// about the same ones.
pub const SEED: u64 = 960;
/// How a program is tested.
pub struct Settings {
    /// Whether the move counts of the start positions are compared to depth 5 instead of 3.
    pub full: bool,
    /// How many start positions of double Chess960 are asked about.
    pub double: usize,
    /// The rules to test, each of which must then be proven; none means all of them. The
    /// handshake is always tested.
    pub only: Vec<Rule>,
    /// An engine's options in UCI, as names and values.
    pub options: Vec<(String, String)>,
    /// How long the program may take for an answer.
    pub timeout: Duration,
    /// Whether warnings are failures.
    pub strict: bool,
    /// Where the lines sent and received are recorded.
    pub transcript: Option<Transcript>,
    /// Called before each question with the rule, the number of questions before it, and the
    /// number of all.
    pub progress: Box<dyn FnMut(Rule, usize, usize)>,
}

impl Settings {
    pub(crate) fn wants(&self, rule: Rule) -> bool {
        self.only.is_empty() || self.only.contains(&rule)
    }

    pub(crate) fn wanted(&self) -> Vec<Rule> {
        Rule::ALL.into_iter().filter(|rule| self.wants(*rule)).collect()
    }
}

impl Default for Settings {
    /// All rules, 100 double positions, ten seconds.
    fn default() -> Self {
        Self {
            full: false,
            double: 100,
            only: Vec::new(),
            options: Vec::new(),
            timeout: Duration::from_secs(10),
            strict: false,
            transcript: None,
            progress: Box::new(|_, _, _| {}),
        }
    }
}

/// All positions, made before the program is asked.
pub(crate) struct Data {
    pub(crate) starts: Vec<Position>,
    /// One start position for each choice of files for rook, king and rook.
    pub(crate) sets: Vec<Position>,
    doubles: Vec<Position>,
    battery: Vec<Position>,
    after: Vec<Position>,
}

impl Data {
    pub(crate) fn new(settings: &Settings) -> Self {
        let wanted = |rule, positions: fn() -> Vec<Position>| {
            if settings.wants(rule) { positions() } else { Vec::new() }
        };
        let starts = starts();
        let mut known = Vec::new();
        let mut is_new = |position: StartPosition| {
            let set = CastlingSide::ALL.map(|side| position.castling(side));
            let is_new = !known.contains(&set);
            known.push(set);
            is_new
        };
        let sets = StartPosition::all().zip(&starts).filter(|(position, _)| is_new(*position));
        let sets = sets.map(|(_, start)| start.clone()).collect();
        Self {
            sets,
            starts,
            doubles: double_starts(settings.double, SEED),
            battery: wanted(Rule::Battery, battery),
            after: wanted(Rule::AfterCastling, after_castling),
        }
    }
}

/// What a protocol can show.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    /// Whether it says which castlings are legal.
    pub(crate) castlings: bool,
    /// Whether moves can be played from a position.
    pub(crate) moves: bool,
}

/// Why rules are not tested any more.
pub(crate) const GIVEN_UP: &str = "given up: the program failed too often";

/// Asks about positions. Returns whether the program can be asked more.
pub(crate) fn ask_all<'a>(
    data: &'a Data,
    wanted: &[Rule],
    reach: Reach,
    respondent: &mut impl Respondent,
    examination: &mut Examination<'a>,
) -> bool {
    let (shredder, x_fen) = (CastlingStyle::Shredder, CastlingStyle::XFen);
    // UCI asks for Shredder-FEN and for no double Chess960.
    let steps = [
        (Rule::Starts, shredder, Severity::FAIL, questions(&data.starts, shredder)),
        (Rule::Starts, x_fen, Severity::WARN, questions(&data.starts, x_fen)),
        (Rule::LetterOrder, shredder, Severity::WARN, other_order(&data.sets, shredder)),
        (Rule::LetterOrder, x_fen, Severity::WARN, other_order(&data.sets, x_fen)),
        (Rule::Double, shredder, Severity::WARN, questions(&data.doubles, shredder)),
        (Rule::Battery, shredder, Severity::FAIL, questions(&data.battery, shredder)),
        (Rule::Battery, x_fen, Severity::WARN, questions(&data.battery, x_fen)),
        (Rule::AfterCastling, shredder, Severity::FAIL, questions(&data.after, shredder)),
    ];
    let mut goes_on = true;
    for (rule, style, severity, questions) in steps {
        if !wanted.contains(&rule) {
            continue;
        }
        let skipped = match rule {
            _ if !goes_on => GIVEN_UP,
            Rule::Battery if !reach.castlings => "the engine does not show what is legal",
            Rule::AfterCastling if !reach.moves => "no moves are played by lines",
            _ if questions.is_empty() => "no positions were asked for",
            _ => {
                goes_on = examination.questions(rule, style, severity, &questions, respondent);
                if !reach.castlings {
                    examination.proves_less("its replies are legal, which proves no more");
                }
                continue;
            }
        };
        examination.report.outcomes.push(Outcome::skipped(rule, Some(style), skipped));
    }
    goes_on
}

fn questions(positions: &[Position], style: CastlingStyle) -> Vec<Question<'_>> {
    positions.iter().map(|position| Question::new(position, style)).collect()
}

/// The same with the a-side first in each castling field, as some programs write it.
fn other_order(positions: &[Position], style: CastlingStyle) -> Vec<Question<'_>> {
    let mut questions = questions(positions, style);
    for question in &mut questions {
        let mut fields: Vec<_> = question.fen.split(' ').map(str::to_owned).collect();
        let (white, black): (Vec<_>, Vec<_>) =
            fields[2].chars().rev().partition(char::is_ascii_uppercase);
        fields[2] = white.into_iter().chain(black).collect();
        question.fen = fields.join(" ");
    }
    questions
}
