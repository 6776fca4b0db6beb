//! What a person writes for a position: a number, a back rank, a FEN, or a pair.

use std::ffi::OsString;

use chess960::{DoubleStartPosition, FenError, Language, NumberError, Numbering, StartPosition};
use clap::{Args, ValueEnum};

use crate::failure::Failure;

/// How positions are written, in and out.
#[derive(Args, Clone, Copy)]
pub(crate) struct Spelling {
    /// Read and print the letters of a language: de, es, fr … or figurines
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub(crate) letters: Option<Language>,
    /// What a bare number means
    #[arg(long, value_enum, default_value_t = Habit::Scharnagl)]
    pub(crate) numbering: Habit,
}

/// [`Numbering`] by the names that the program has for it.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Habit {
    /// 0 to 959, 518 is RNBQKBNR
    Scharnagl,
    /// 1 to 960, 960 is position 0
    Scharnagl960,
    /// 1 to 960, each number plus one
    OneBased,
    /// 1 to 960, as the program Fritz9 has them
    Fritz9,
}

impl Habit {
    pub(crate) const fn numbering(self) -> Numbering {
        match self {
            Self::Scharnagl => Numbering::Scharnagl,
            Self::Scharnagl960 => Numbering::Scharnagl960,
            Self::OneBased => Numbering::OneBased,
            Self::Fritz9 => Numbering::Fritz9,
        }
    }

    /// What a number is called in a sentence.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Scharnagl => "number",
            Self::Scharnagl960 => "1-to-960 number",
            Self::OneBased => "one-based number",
            Self::Fritz9 => "Fritz9 number",
        }
    }
}

pub(crate) fn language(code: &str) -> Result<Language, String> {
    Language::from_code(code).ok_or_else(|| {
        let codes: Vec<_> = Language::ALL.iter().map(|language| language.code()).collect();
        format!("write one of {}", codes.join(", "))
    })
}

/// What was read: one position or two, and what it was read as.
#[derive(Debug)]
pub(crate) struct Input {
    pub(crate) positions: DoubleStartPosition,
    /// Two positions were written, even if they are the same.
    pub(crate) is_pair: bool,
    /// The input repeated, with its kind.
    pub(crate) echo: String,
}

impl Input {
    /// The one position, or a refusal of two.
    pub(crate) fn single(&self, command: &str) -> Result<StartPosition, Failure> {
        if self.is_pair {
            return Err(Failure::input(format!(
                "{command} takes one position, not {}: write one of the two numbers",
                self.positions
            )));
        }
        Ok(self.positions.white())
    }
}

/// Reads a position. Its words may be arguments of their own, as in `SP 518` or a FEN
/// without quotes.
pub(crate) fn position(words: &[OsString], spelling: Spelling) -> Result<Input, Failure> {
    let mut text = String::new();
    for word in words {
        let Some(word) = word.to_str() else {
            return Err(refusal(&word.to_string_lossy(), "it is no UTF-8 text"));
        };
        text = if text.is_empty() { word.into() } else { format!("{text} {word}") };
    }
    read(text.trim(), spelling)
}

/// Reads a position from one text.
pub(crate) fn read(text: &str, spelling: Spelling) -> Result<Input, Failure> {
    if text.is_empty() {
        return Err(refusal(text, "nothing is given"));
    }
    if text.contains('/') {
        return fen(text);
    }
    if let Some((white, black)) = text.split_once(':') {
        return pair(text, white, black, spelling);
    }
    let position = if looks_like_a_number(text) {
        number(text, spelling).map(|number| (number, spelling.numbering.name()))
    } else {
        back_rank(text, spelling).map(|rank| (rank, "back rank"))
    };
    let (position, kind) = position
        .map_err(|reason| cannot_read(text, &format!("{reason}{}", hint(text, spelling))))?;
    let echo = match spelling.letters {
        Some(language) if kind == "back rank" => format!("{kind} {text} ({language})"),
        _ => format!("{kind} {text}"),
    };
    Ok(Input { positions: position.into(), is_pair: false, echo })
}

/// What a person may have meant, where it can be told.
fn hint(text: &str, spelling: Spelling) -> String {
    let numbers: Vec<_> =
        text.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty()).collect();
    if text.starts_with(|first: char| first.is_ascii_digit()) {
        match numbers[..] {
            [white, black] => return format!("; for two positions write {white}:{black}"),
            [_, _, _, ..] => return "; write each position in a call of its own".into(),
            _ => {}
        }
    }
    let is_read = |language: &Language| StartPosition::from_letters_in(*language, text).is_ok();
    let languages: Vec<_> = Language::ALL.into_iter().filter(is_read).collect();
    if let Some(first) = languages.first() {
        let named = if languages.contains(&Language::German) { Language::German } else { *first };
        let letters = if named.code().contains("figurines") { "" } else { " letters" };
        return format!("; in {named}{letters} it is one: write --letters {}", named.code());
    }
    let is_word = text.len() > 1 && text.bytes().all(|byte| byte.is_ascii_lowercase());
    if is_word && text.len() != 8 && spelling.letters.is_none() {
        return "; the commands are in chess960 --help".into();
    }
    String::new()
}

fn fen(text: &str) -> Result<Input, Failure> {
    let positions = DoubleStartPosition::from_fen(text)
        .map_err(|error: FenError| cannot_read(text, &error.to_string()))?;
    Ok(Input { positions, is_pair: positions.single().is_none(), echo: format!("FEN {text}") })
}

fn pair(text: &str, white: &str, black: &str, spelling: Spelling) -> Result<Input, Failure> {
    let of = |color: &str, text: &str| {
        number(text.trim(), spelling).map_err(|reason| format!("{color}'s number: {reason}"))
    };
    let positions = of("White", white)
        .and_then(|white| Ok(DoubleStartPosition::new(white, of("Black", black)?)))
        .map_err(|reason| cannot_read(text, &reason))?;
    let echo = format!("{} {text}, White's and Black's", spelling.numbering.name());
    Ok(Input { positions, is_pair: true, echo })
}

/// A number, bare or behind `SP`, which always means Scharnagl's.
fn number(text: &str, spelling: Spelling) -> Result<StartPosition, String> {
    let Some(digits) = without_sp(text) else {
        return in_habit(text, spelling.numbering);
    };
    if spelling.numbering != Habit::Scharnagl {
        return Err(format!(
            "SP means Scharnagl's numbers: leave out SP for a {}, or leave out --numbering",
            spelling.numbering.name()
        ));
    }
    in_habit(digits, Habit::Scharnagl)
}

/// What is behind `SP`, `SP `, `SP-` or `SP_`, in capitals or small.
fn without_sp(text: &str) -> Option<&str> {
    let (sp, rest) = text.split_at_checked(2)?;
    if !sp.eq_ignore_ascii_case("sp") {
        return None;
    }
    let rest = rest.strip_prefix(['-', '_']).unwrap_or(rest).trim_start();
    rest.starts_with(|first: char| first.is_ascii_digit()).then_some(rest)
}

fn in_habit(digits: &str, habit: Habit) -> Result<StartPosition, String> {
    match digits.parse::<StartPosition>() {
        Ok(position) if habit == Habit::Scharnagl => Ok(position),
        Err(error) if habit == Habit::Scharnagl => Err(error.to_string()),
        // What is no number at all is explained by the library.
        Err(error @ (NumberError::Empty | NumberError::NotADigit { .. })) => {
            Err(error.to_string().replace("from 0 to 959", "from 1 to 960"))
        }
        _ => digits
            .trim_start_matches('0')
            .parse()
            .ok()
            .and_then(|number| StartPosition::from_number_in(habit.numbering(), number))
            .ok_or_else(|| format!("{digits} is no {}: they run from 1 to 960", habit.name())),
    }
}

fn looks_like_a_number(text: &str) -> bool {
    let first = |first: char| first.is_numeric() || first == '-' || first == '+';
    text.starts_with(first) || without_sp(text).is_some()
}

fn back_rank(text: &str, spelling: Spelling) -> Result<StartPosition, String> {
    match spelling.letters {
        None => StartPosition::from_back_rank(text).map_err(|error| error.to_string()),
        Some(language) => {
            StartPosition::from_letters_in(language, text).map_err(|error| error.to_string())
        }
    }
}

fn cannot_read(text: &str, reason: &str) -> Failure {
    Failure::input(format!("cannot read {text:?}: {reason}"))
}

fn refusal(text: &str, reason: &str) -> Failure {
    cannot_read(
        text,
        &format!(
            "{reason}; write a number from 0 to 959, a back rank such as RNBQKBNR, a FEN, \
             or two numbers as in 502:532"
        ),
    )
}
