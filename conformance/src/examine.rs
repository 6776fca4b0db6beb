//! Asks a program about positions, and collects what is wrong.

use chess960::CastlingStyle;

use crate::answer::{Castlings, king_takes_rook};
use crate::report::{Outcome, Rule, Verdict};
use crate::{Answer, Diagnosis, Position, Report};

/// A position as a program is asked about it.
#[derive(Clone, Debug)]
pub(crate) struct Question<'a> {
    pub(crate) position: &'a Position,
    /// The FEN in which the line begins.
    pub(crate) fen: String,
    /// Moves in UCI.
    pub(crate) line: Vec<String>,
}

impl<'a> Question<'a> {
    pub(crate) fn new(position: &'a Position, style: CastlingStyle) -> Self {
        Self { position, fen: position.root_fen(style), line: position.line() }
    }
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// The program does not take the position.
    Refused(String),
    /// The program failed at this position, and can be asked about the next one.
    Failed(String),
    /// The program cannot be asked any more.
    Ended(String),
}

impl Trouble {
    /// The program failed, and perhaps cannot be asked any more.
    pub(crate) fn failed(words: String, goes_on: bool) -> Self {
        if goes_on { Self::Failed(words) } else { Self::Ended(format!("{words}; given up")) }
    }
}

/// What a program says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reply {
    /// Exactly the legal moves.
    Right,
    /// Moves of which castling was written as the king's move, here as the king taking its rook.
    Respelt(Answer),
    Answer(Answer),
}

impl Reply {
    /// The reply of a program that lists these moves.
    pub(crate) fn of_moves(position: &Position, list: Vec<String>) -> Self {
        if position.has_moves(&list) {
            return Self::Right;
        }
        match king_takes_rook(position, &list) {
            Some(moves) => Self::Respelt(Answer::Moves(moves)),
            None => Self::Answer(Answer::Moves(list.into_iter().collect())),
        }
    }

    fn castlings(&self, position: &Position) -> Castlings {
        match self {
            Self::Right => Castlings::With(position.castlings()),
            Self::Respelt(answer) | Self::Answer(answer) => answer.castlings(position),
        }
    }

    pub(crate) fn is_right(&self, position: &Position) -> bool {
        self.castlings(position).is_of(position.castlings())
    }

    /// What is wrong with it, if anything is but how castling is written.
    fn fault(&self, position: &Position) -> Option<String> {
        match self {
            Self::Respelt(answer) | Self::Answer(answer) if !self.is_right(position) => {
                Some(answer.difference(position))
            }
            _ => None,
        }
    }
}

/// How a program that lists moves writes castling.
#[derive(Default)]
struct Spelling {
    /// In how many positions castling was listed.
    seen: usize,
    /// In how many of them it was written as the king's move.
    wrong: usize,
    /// What was wrong first, and the lines that show it.
    first: Option<(String, Vec<String>)>,
}

/// Whoever is asked.
pub(crate) trait Respondent {
    /// Called before each question, with it and those after it, which may be sent already.
    fn upcoming(&mut self, _questions: &[Question<'_>]) {}

    fn answer(&mut self, question: &Question<'_>) -> Result<Reply, Trouble>;

    /// The lines that show an answer to a person.
    fn reproduce(&self, question: &Question<'_>) -> Vec<String>;

    /// Called before each question, with the number of those before it.
    fn progress(&mut self, _rule: Rule, _asked: usize, _all: usize) {}
}

/// What a wrong answer means, and a position that is not taken.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Severity {
    pub(crate) wrong: Verdict,
    pub(crate) refused: Verdict,
}

impl Severity {
    pub(crate) const FAIL: Self = Self { wrong: Verdict::Fail, refused: Verdict::Fail };
    pub(crate) const WARN: Self = Self { wrong: Verdict::Warn, refused: Verdict::Warn };
}

const DIALECTS: [CastlingStyle; 2] = [CastlingStyle::Shredder, CastlingStyle::XFen];

/// The findings of all rules so far.
pub(crate) struct Examination<'a> {
    pub(crate) report: Report,
    /// What was said about castling, by the [dialect](DIALECTS) of the FEN.
    castlings: [Vec<(&'a Position, Castlings)>; 2],
    spelling: Spelling,
    /// Whether what is reproduced is a failure, which no warning replaces.
    reproduces_failure: bool,
}

impl<'a> Examination<'a> {
    pub(crate) fn new() -> Self {
        let castlings = [Vec::new(), Vec::new()];
        let (report, spelling) = (Report::default(), Spelling::default());
        Self { report, castlings, spelling, reproduces_failure: false }
    }

    /// Asks about these positions in one dialect. Returns whether the program can be asked more.
    pub(crate) fn positions(
        &mut self,
        rule: Rule,
        style: CastlingStyle,
        severity: Severity,
        positions: &'a [Position],
        respondent: &mut impl Respondent,
    ) -> bool {
        let questions: Vec<_> =
            positions.iter().map(|position| Question::new(position, style)).collect();
        self.questions(rule, style, severity, &questions, respondent)
    }

    /// Asks these questions. Returns whether the program can be asked more.
    pub(crate) fn questions(
        &mut self,
        rule: Rule,
        style: CastlingStyle,
        severity: Severity,
        questions: &[Question<'a>],
        respondent: &mut impl Respondent,
    ) -> bool {
        let mut outcome = Outcome::new(rule, Some(style));
        let mut goes_on = true;
        for (index, question) in questions.iter().enumerate() {
            respondent.upcoming(&questions[index..]);
            respondent.progress(rule, outcome.asked, questions.len());
            outcome.asked += 1;
            let (verdict, words) = match respondent.answer(question) {
                Ok(reply) => match self.note(rule, style, question, &reply, respondent) {
                    None => {
                        outcome.right += 1;
                        continue;
                    }
                    Some(words) => (severity.wrong, words),
                },
                Err(Trouble::Refused(words)) => (severity.refused, words),
                Err(Trouble::Failed(words)) => (Verdict::Fail, words),
                Err(Trouble::Ended(words)) => {
                    goes_on = false;
                    (Verdict::Fail, words)
                }
            };
            if outcome.note(verdict, &format!("{}: {words}", question.position.id())) {
                self.reproduce(verdict, || respondent.reproduce(question));
            }
            if !goes_on {
                break;
            }
        }
        self.report.outcomes.push(outcome);
        goes_on
    }

    /// Counts the last rule as skipped if nothing was wrong: it is not proven.
    pub(crate) fn proves_less(&mut self, why: &str) {
        let last = self.report.outcomes.last_mut();
        if let Some(last) = last.filter(|last| last.verdict == Verdict::Ok) {
            last.verdict = Verdict::Skip;
            why.clone_into(&mut last.detail);
        }
    }

    pub(crate) fn skip(&mut self, rule: Rule, why: &str) {
        self.report.outcomes.push(Outcome::skipped(rule, None, why));
    }

    /// Keeps what a reply says about castling. Returns what is wrong with it.
    fn note(
        &mut self,
        rule: Rule,
        style: CastlingStyle,
        question: &Question<'a>,
        reply: &Reply,
        respondent: &impl Respondent,
    ) -> Option<String> {
        let Question { position, .. } = *question;
        // Programs without double Chess960 have no faulty rule of castling.
        if rule != Rule::Double {
            let castlings = reply.castlings(position);
            self.castlings[usize::from(style == CastlingStyle::XFen)].push((position, castlings));
        }
        self.note_spelling(question, reply, respondent);
        reply.fault(position)
    }

    fn note_spelling(
        &mut self,
        question: &Question<'a>,
        reply: &Reply,
        respondent: &impl Respondent,
    ) {
        let position = question.position;
        let is_wrong = match reply {
            Reply::Right | Reply::Answer(Answer::Moves(_)) => false,
            Reply::Respelt(_) => true,
            Reply::Answer(_) => return,
        };
        let Some(file) = position.castlings().files().next() else { return };
        self.spelling.seen += 1;
        self.spelling.wrong += usize::from(is_wrong);
        if is_wrong && self.spelling.first.is_none() {
            let right = position.castling_move(file);
            let short = position.castling_as_king_move(file).unwrap_or_default();
            let words =
                format!("{}: castling is written {short} instead of {right}", position.id());
            self.spelling.first = Some((words, respondent.reproduce(question)));
        }
    }

    /// Whether castling was written as the king taking its rook wherever moves were listed; if
    /// none were, why.
    pub(crate) fn castling_out(&mut self, why_unseen: &str) {
        let Spelling { seen, wrong, first } = std::mem::take(&mut self.spelling);
        if seen == 0 {
            return self.skip(Rule::CastlingOut, why_unseen);
        }
        let mut outcome = Outcome::new(Rule::CastlingOut, None);
        (outcome.asked, outcome.right) = (seen, seen - wrong);
        if let Some((words, lines)) = first {
            outcome.note(Verdict::Fail, &words);
            self.reproduce(Verdict::Fail, || lines);
        }
        self.report.outcomes.push(outcome);
    }

    /// Keeps the lines that show the first failure, or the first warning if nothing failed.
    fn reproduce(&mut self, verdict: Verdict, lines: impl FnOnce() -> Vec<String>) {
        let is_failure = verdict == Verdict::Fail;
        if self.report.reproduce.is_empty() || (is_failure && !self.reproduces_failure) {
            self.report.reproduce = lines();
            self.reproduces_failure = is_failure;
        }
    }

    /// The report, with the cause of what is wrong.
    pub(crate) fn finish(mut self) -> Report {
        for (style, answers) in DIALECTS.into_iter().zip(&self.castlings) {
            let cause = Diagnosis::of_castlings(style, answers);
            if cause != Diagnosis::Right {
                (self.report.cause, self.report.cause_dialect) = (Some(cause), Some(style));
                break;
            }
        }
        self.report
    }
}

/// Text with words of a program, which must not move a terminal's cursor or change its colours.
pub(crate) fn printable(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).collect()
}

impl Outcome {
    pub(crate) const fn new(rule: Rule, dialect: Option<CastlingStyle>) -> Self {
        let verdict = Verdict::Ok;
        Self { rule, dialect, verdict, asked: 0, right: 0, detail: String::new() }
    }

    pub(crate) fn skipped(rule: Rule, dialect: Option<CastlingStyle>, why: &str) -> Self {
        Self { verdict: Verdict::Skip, detail: why.to_owned(), ..Self::new(rule, dialect) }
    }

    /// Keeps the first finding, or the first failure if there is one. Returns whether this is
    /// it.
    pub(crate) fn note(&mut self, verdict: Verdict, detail: &str) -> bool {
        let is_first = self.verdict == Verdict::Ok;
        if is_first || (verdict == Verdict::Fail && self.verdict != Verdict::Fail) {
            self.verdict = verdict;
            self.detail = printable(detail);
            return true;
        }
        false
    }
}
