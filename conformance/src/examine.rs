//! Asks a program about positions, and collects what is wrong.

use chess960::CastlingStyle;

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

/// Whoever is asked.
pub(crate) trait Respondent {
    fn answer(&mut self, question: &Question<'_>) -> Result<Answer, Trouble>;

    /// The lines that show an answer to a person.
    fn reproduce(&self, question: &Question<'_>) -> Vec<String>;

    /// Called after each answer, with the number of questions asked in this rule.
    fn progress(&mut self, _asked: usize, _all: usize) {}
}

/// The findings of all rules so far.
pub(crate) struct Examination<'a> {
    pub(crate) report: Report,
    /// The answers to Shredder-FENs, and to X-FENs.
    answers: [Vec<(&'a Position, Answer)>; 2],
    /// What a wrong answer to an X-FEN means.
    x_fen: Verdict,
    /// What the refusal of an X-FEN means.
    refusal: Verdict,
}

impl<'a> Examination<'a> {
    pub(crate) fn new(x_fen: Verdict, refusal: Verdict) -> Self {
        Self { report: Report::default(), answers: [Vec::new(), Vec::new()], x_fen, refusal }
    }

    /// Asks about these positions in one dialect.
    pub(crate) fn rule(
        &mut self,
        rule: Rule,
        style: CastlingStyle,
        positions: &'a [Position],
        respondent: &mut impl Respondent,
    ) {
        let questions = positions.iter().map(|position| Question::new(position, style));
        self.questions(rule, style, &questions.collect::<Vec<_>>(), respondent);
    }

    /// Asks these questions. Returns whether the program can be asked more.
    pub(crate) fn questions(
        &mut self,
        rule: Rule,
        style: CastlingStyle,
        questions: &[Question<'a>],
        respondent: &mut impl Respondent,
    ) -> bool {
        let is_x_fen = style == CastlingStyle::XFen;
        let (wrong, refused) =
            if is_x_fen { (self.x_fen, self.refusal) } else { (Verdict::Fail, Verdict::Fail) };
        let (mut outcome, mut goes_on) = (Outcome::new(rule, Some(style)), true);
        for question in questions {
            outcome.asked += 1;
            let (verdict, words) = match respondent.answer(question) {
                Ok(answer)
                    if answer.castlings(question.position).is_of(question.position.castlings()) =>
                {
                    outcome.right += 1;
                    self.answers[usize::from(is_x_fen)].push((question.position, answer));
                    respondent.progress(outcome.asked, questions.len());
                    continue;
                }
                Ok(answer) => {
                    let words = answer.difference(question.position);
                    self.answers[usize::from(is_x_fen)].push((question.position, answer));
                    (wrong, words)
                }
                Err(Trouble::Refused(words)) => (refused, words),
                Err(Trouble::Failed(words)) => (Verdict::Fail, words),
                Err(Trouble::Ended(words)) => {
                    goes_on = false;
                    (Verdict::Fail, words)
                }
            };
            respondent.progress(outcome.asked, questions.len());
            if outcome.detail.is_empty() {
                outcome.detail = format!("{}: {words}", question.position.id());
            }
            if verdict == Verdict::Fail && outcome.verdict != Verdict::Fail
                || self.report.reproduce.is_empty()
            {
                self.report.reproduce = respondent.reproduce(question);
            }
            if outcome.verdict != Verdict::Fail {
                outcome.verdict = verdict;
            }
            if !goes_on {
                break;
            }
        }
        self.report.outcomes.push(outcome);
        goes_on
    }

    /// The report, with the cause of what is wrong.
    pub(crate) fn finish(mut self) -> Report {
        let causes = self.answers.iter().map(|answers| Diagnosis::new(answers));
        self.report.cause = causes.into_iter().find(|cause| *cause != Diagnosis::Right);
        self.report
    }
}

impl Outcome {
    pub(crate) fn new(rule: Rule, dialect: Option<CastlingStyle>) -> Self {
        Self { rule, dialect, verdict: Verdict::Ok, asked: 0, right: 0, detail: String::new() }
    }
}
