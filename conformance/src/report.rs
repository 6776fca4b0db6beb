//! What was found, rule by rule.

use std::collections::BTreeSet;
use std::fmt;

use chess960::CastlingStyle;

use crate::Diagnosis;

/// A rule that is tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Rule {
    /// The engine answers, has the option `UCI_Chess960` and obeys it.
    Handshake,
    /// The 960 start positions.
    Starts,
    /// Castling fields with the a-side first.
    LetterOrder,
    /// Start positions of double Chess960.
    Double,
    /// The battery.
    Battery,
    /// Castling played, and what ends the right to castle.
    AfterCastling,
    /// Castling is written as the king taking its rook.
    CastlingOut,
    /// The FEN that the engine writes.
    FenOut,
    /// The number of sequences of moves from the start positions.
    Perft,
}

impl Rule {
    /// All rules, in the order in which they are tested.
    pub const ALL: [Self; 9] = [
        Self::Handshake,
        Self::Starts,
        Self::LetterOrder,
        Self::Double,
        Self::Battery,
        Self::AfterCastling,
        Self::CastlingOut,
        Self::FenOut,
        Self::Perft,
    ];

    /// Returns its name, as reports print it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Handshake => "handshake",
            Self::Starts => "starts",
            Self::LetterOrder => "letter-order",
            Self::Double => "double",
            Self::Battery => "battery",
            Self::AfterCastling => "after-castling",
            Self::CastlingOut => "castling-out",
            Self::FenOut => "fen-out",
            Self::Perft => "perft",
        }
    }
}

/// Writes the name.
impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// How a rule ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// Proven.
    Ok,
    /// Something is wrong that UCI does not ask for.
    Warn,
    /// Something is wrong.
    Fail,
    /// Not tested: the protocol cannot show it, or it was not asked for.
    Skip,
}

/// Writes the word for it: `ok`, `warn`, `FAIL` or `skip`.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Ok => "ok",
            Self::Warn => "warn",
            Self::Fail => "FAIL",
            Self::Skip => "skip",
        })
    }
}

/// The result of one rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The rule.
    pub rule: Rule,
    /// The dialect of the FENs, if the rule was tested in one.
    pub dialect: Option<CastlingStyle>,
    /// How it ended.
    pub verdict: Verdict,
    /// How many positions were asked about.
    pub asked: usize,
    /// How many answers were right.
    pub right: usize,
    /// What was found, in words: the first wrong answer, or why the rule was skipped.
    pub detail: String,
}

impl Outcome {
    /// Returns the rule with its dialect.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_conformance::{check, legal_moves};
    ///
    /// let report = check(|fen| legal_moves(fen, &[]).unwrap_or_default());
    /// assert_eq!(report.outcomes[0].title(), "starts (Shredder-FEN)");
    /// ```
    #[must_use]
    pub fn title(&self) -> String {
        match self.dialect {
            Some(style) => format!("{} ({})", self.rule, dialect(style)),
            None => self.rule.to_string(),
        }
    }
}

pub(crate) const fn dialect(style: CastlingStyle) -> &'static str {
    match style {
        CastlingStyle::XFen => "X-FEN",
        _ => "Shredder-FEN",
    }
}

/// What a report proves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Conclusion {
    /// The program castles by the rules: what must be proven is proven, and nothing failed.
    #[default]
    Proven,
    /// Something failed.
    Failed,
    /// The program cannot be tested, or its protocol proves less.
    NotTestable,
}

/// What was found about a program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The program's name for itself.
    pub program: String,
    /// The way in which it says what is legal, for a person.
    pub channel: String,
    /// The rules, in the order in which they were tested.
    pub outcomes: Vec<Outcome>,
    /// What explains the wrong answers about castling, if there are any.
    pub cause: Option<Diagnosis>,
    /// The dialect of the FENs with these answers: X-FEN, if those to Shredder-FENs are right.
    pub cause_dialect: Option<CastlingStyle>,
    /// What shows the first wrong answer again: the lines to type into the program.
    pub reproduce: Vec<String>,
    /// What this proves.
    pub conclusion: Conclusion,
}

impl Report {
    /// Draws the conclusion. The rules that must be proven are those that were asked for by
    /// name, or else the starts and the battery.
    pub(crate) fn conclude(&mut self, only: &[Rule], strict: bool) {
        for outcome in &mut self.outcomes {
            if strict && outcome.verdict == Verdict::Warn {
                outcome.verdict = Verdict::Fail;
            }
        }
        let required = if only.is_empty() { &[Rule::Starts, Rule::Battery][..] } else { only };
        let proven = required.iter().all(|rule| self.proves(*rule));
        let failed = self.outcomes.iter().any(|outcome| outcome.verdict == Verdict::Fail);
        self.conclusion = match proven {
            _ if failed => Conclusion::Failed,
            true => Conclusion::Proven,
            false => Conclusion::NotTestable,
        };
    }

    /// Whether the rule was tested and did not fail; where UCI asks for Shredder-FEN, in it.
    fn proves(&self, rule: Rule) -> bool {
        let mut outcomes = self.outcomes.iter().filter(|outcome| outcome.rule == rule);
        match rule {
            Rule::Starts | Rule::Battery => outcomes.any(|outcome| {
                outcome.dialect == Some(CastlingStyle::Shredder) && outcome.verdict == Verdict::Ok
            }),
            _ => outcomes.any(|outcome| outcome.verdict != Verdict::Skip),
        }
    }

    /// How it ended, and how many rules ended in which way.
    fn summary(&self) -> String {
        let ended = match (self.conclusion, self.channel.is_empty()) {
            (Conclusion::Proven, _) => "passed",
            (Conclusion::Failed, _) => "failed",
            (Conclusion::NotTestable, true) => return "not testable".to_owned(),
            (Conclusion::NotTestable, false) => "not proven",
        };
        let counted = [Verdict::Ok, Verdict::Warn, Verdict::Fail, Verdict::Skip].map(|verdict| {
            (verdict, self.outcomes.iter().filter(|outcome| outcome.verdict == verdict).count())
        });
        let counted = counted.into_iter().filter(|(_, count)| *count > 0);
        let counted: Vec<_> =
            counted.map(|(verdict, count)| format!("{count} {verdict}")).collect();
        format!("{ended}: {}", counted.join(", "))
    }

    /// Does nothing if the program is proven right.
    ///
    /// # Panics
    ///
    /// Panics if it is not, with the report in the message: the first wrong answer to each rule,
    /// the cause, and how to mend it.
    ///
    /// # Examples
    ///
    /// See [`check`](crate::check).
    pub fn assert(&self) {
        let is =
            if self.conclusion == Conclusion::Failed { "does not" } else { "is not proven to" };
        let proven = self.conclusion == Conclusion::Proven;
        assert!(proven, "the program {is} castle by the rules of Chess960\n{self}");
    }
}

/// Writes a line for each rule, then the cause, how to see it again, and how it ended.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.program.as_str(), self.channel.as_str()) {
            ("", "") => {}
            (program, "") => writeln!(f, "{program}")?,
            ("", channel) => writeln!(f, "asked by {channel}")?,
            (program, channel) => writeln!(f, "{program}, asked by {channel}")?,
        }
        for outcome in &self.outcomes {
            let Outcome { verdict, asked, right, detail, .. } = outcome;
            let counts = if *asked == 0 { String::new() } else { format!("{right} of {asked}") };
            let line = format!("{verdict:<4} {:<29} {counts:<12} {detail}", outcome.title());
            writeln!(f, "{}", line.trim_end())?;
        }
        if let Some(cause) = &self.cause {
            match self.cause_dialect {
                Some(CastlingStyle::XFen) => writeln!(f, "cause (X-FEN): {cause}")?,
                _ => writeln!(f, "cause: {cause}")?,
            }
            write_explanations(f, cause)?;
        }
        if !self.reproduce.is_empty() {
            writeln!(f, "reproduce:")?;
            for line in &self.reproduce {
                writeln!(f, "    {line}")?;
            }
        }
        writeln!(f, "{}", self.summary())
    }
}

/// How to mend the fault; or, if several explain the answers, what each of them is.
fn write_explanations(f: &mut fmt::Formatter<'_>, cause: &Diagnosis) -> fmt::Result {
    match cause {
        Diagnosis::Fault(fault) => writeln!(f, "remedy: {}", fault.remedy()),
        Diagnosis::Possible(explanations) => {
            let faults: BTreeSet<_> = explanations.iter().flatten().collect();
            faults.into_iter().try_for_each(|fault| {
                writeln!(f, "    {fault}: {}; remedy: {}", fault.sentence(), fault.remedy())
            })
        }
        _ => Ok(()),
    }
}
