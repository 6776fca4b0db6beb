//! Reads a position as a person writes it: a number, a back rank, a FEN, or a pair.

use std::ffi::OsString;

use chess960::{DoubleStartPosition, Language, NumberError, Numbering, StartPosition};
use clap::Args;

use crate::failure::{Failure, cut, quoted};
use crate::fen;
use crate::numbering::NumberingArg;
use crate::printed::{self, Printed, without_sp};

/// How positions are spelt, in the input and in the output.
#[derive(Args, Clone, Copy)]
pub(crate) struct Spelling {
    /// Read and print the letters of a language: de, es, fr … or figurines
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub(crate) letters: Option<Language>,
    /// What a bare number means
    #[arg(long, value_enum, default_value_t = NumberingArg(Numbering::Scharnagl))]
    pub(crate) numbering: NumberingArg,
}

impl Spelling {
    /// Returns the language of `--letters`.
    pub(crate) fn language(self) -> Language {
        self.letters.unwrap_or(Language::English)
    }

    /// Returns the back rank, and the same in the letters of `--letters`, or in figurines.
    pub(crate) fn rank(self, position: StartPosition) -> String {
        let language = self.letters.unwrap_or(Language::WhiteFigurines);
        let letters: String = position.letters_in(language).iter().collect();
        format!("{}  {letters}", position.as_str())
    }
}

/// Reads the value of `--letters`.
pub(crate) fn language(code: &str) -> Result<Language, String> {
    Language::from_code(code).ok_or_else(|| {
        let codes: Vec<_> = Language::ALL.iter().map(|language| language.code()).collect();
        format!("write one of {}", codes.join(", "))
    })
}

/// One position or two, and how the input was read.
#[derive(Debug)]
pub(crate) struct Input {
    pub(crate) positions: DoubleStartPosition,
    /// Whether two positions were written, even if they are the same.
    pub(crate) is_pair: bool,
    /// The input.
    pub(crate) text: String,
    /// The same with its kind.
    pub(crate) echo: String,
}

impl Input {
    /// Returns the one position, or refuses two.
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

/// Reads a position from one argument or from several, as in `SP 518` or a FEN without
/// quotes.
pub(crate) fn position(words: &[OsString], spelling: Spelling) -> Result<Input, Failure> {
    let mut text = String::new();
    for word in words {
        let Some(word) = word.to_str() else {
            return Err(refusal(&word.to_string_lossy(), "it is not UTF-8 text"));
        };
        text = if text.is_empty() { word.into() } else { format!("{text} {word}") };
    }
    read(text.trim(), spelling)
}

/// Reads several positions, if the first argument is one by itself, and otherwise one from all
/// of them.
pub(crate) fn positions(words: &[OsString], spelling: Spelling) -> Result<Vec<Input>, Failure> {
    let is_one = |word: &OsString| read(&word.to_string_lossy(), spelling).is_ok();
    if words.len() > 1 && words.first().is_some_and(is_one) {
        return words.iter().map(|word| position(std::slice::from_ref(word), spelling)).collect();
    }
    Ok(vec![position(words, spelling)?])
}

/// Reads a position from one text.
pub(crate) fn read(text: &str, spelling: Spelling) -> Result<Input, Failure> {
    if text.is_empty() {
        return Err(refusal(text, "the text is empty"));
    }
    if text.contains('/') {
        return fen(text);
    }
    if is_printed(text) {
        return printed(text, spelling);
    }
    if let Some((white, black)) = text.split_once(':') {
        return pair(text, white, black, spelling);
    }
    let position = if looks_like_a_number(text) {
        number(text, spelling).map(|number| (number, spelling.numbering.number()))
    } else {
        back_rank(text, spelling).map(|rank| (rank, "back rank"))
    };
    let (position, kind) = position
        .map_err(|reason| cannot_read(text, &format!("{reason}{}", hint(text, spelling))))?;
    let echo = match spelling.letters {
        Some(language) if kind == "back rank" => format!("{kind} {text} ({language})"),
        _ => format!("{kind} {text}"),
    };
    Ok(Input { positions: position.into(), is_pair: false, text: text.into(), echo })
}

/// Whether a text is `SP`, a number and back ranks, or `SP` and two numbers.
fn is_printed(text: &str) -> bool {
    without_sp(text).is_some_and(|rest| rest.contains(char::is_whitespace) || rest.contains(':'))
}

/// Reads a position as the program prints it.
fn printed(text: &str, spelling: Spelling) -> Result<Input, Failure> {
    if spelling.numbering.0 != Numbering::Scharnagl {
        return Err(cannot_read(text, &sp_means_scharnagl(spelling)));
    }
    let Printed { positions, is_pair } =
        printed::read(text).map_err(|reason| cannot_read(text, &reason))?;
    Ok(Input { positions, is_pair, text: text.into(), echo: format!("number {text}") })
}

/// Says what the person may have meant, if there is a good guess.
fn hint(text: &str, spelling: Spelling) -> String {
    let numbers: Vec<_> =
        text.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty()).collect();
    if text.starts_with(|first: char| first.is_ascii_digit()) {
        match numbers[..] {
            [white, black] => {
                return format!("; for two positions write {}:{}", cut(white), cut(black));
            }
            [_, _, _, ..] => return "; write several positions as several arguments".into(),
            _ => {}
        }
    }
    let is_read = |language: &Language| StartPosition::from_letters_in(*language, text).is_ok();
    let languages: Vec<_> = Language::ALL.into_iter().filter(is_read).collect();
    if let Some(first) = languages.first() {
        let named = if languages.contains(&Language::German) { Language::German } else { *first };
        let letters = if named.code().contains("figurines") { "" } else { " letters" };
        return format!(
            "; it is a back rank in {named}{letters}: write --letters {}",
            named.code()
        );
    }
    let is_word = text.len() > 1 && text.bytes().all(|byte| byte.is_ascii_lowercase());
    if is_word && text.len() != 8 && spelling.letters.is_none() {
        return "; chess960 --help lists the commands".into();
    }
    String::new()
}

fn fen(text: &str) -> Result<Input, Failure> {
    let fen::Read { text: fen, positions, moves } = fen::read(text);
    let positions = positions.map_err(|error| cannot_read(text, &error.to_string()))?;
    let ignored = moves.map_or(String::new(), |moves| format!("; ignored: moves {}", cut(moves)));
    let echo = format!("FEN {fen}{ignored}");
    Ok(Input { positions, is_pair: positions.single().is_none(), text: fen.into(), echo })
}

fn pair(text: &str, white: &str, black: &str, spelling: Spelling) -> Result<Input, Failure> {
    let of = |color: &str, text: &str| {
        number(text.trim(), spelling).map_err(|reason| format!("{color}'s number: {reason}"))
    };
    let positions = of("White", white)
        .and_then(|white| Ok(DoubleStartPosition::new(white, of("Black", black)?)))
        .map_err(|reason| cannot_read(text, &reason))?;
    let echo = format!("{} {text}, White's and Black's", spelling.numbering.number());
    Ok(Input { positions, is_pair: true, text: text.into(), echo })
}

/// Reads a bare number, or one after `SP`, which always means Scharnagl's.
fn number(text: &str, spelling: Spelling) -> Result<StartPosition, String> {
    let Some(digits) = without_sp(text) else {
        return in_numbering(text, spelling.numbering);
    };
    if spelling.numbering.0 != Numbering::Scharnagl {
        return Err(sp_means_scharnagl(spelling));
    }
    in_numbering(digits, NumberingArg(Numbering::Scharnagl))
}

fn sp_means_scharnagl(spelling: Spelling) -> String {
    format!(
        "SP means Scharnagl's numbers: leave out SP for a {}, or leave out --numbering",
        spelling.numbering.number()
    )
}

fn in_numbering(digits: &str, numbering: NumberingArg) -> Result<StartPosition, String> {
    match digits.parse::<StartPosition>() {
        Ok(position) if numbering.0 == Numbering::Scharnagl => Ok(position),
        Err(error) if numbering.0 == Numbering::Scharnagl => Err(error.to_string()),
        // The library explains why a text is not a number at all.
        Err(error @ (NumberError::Empty | NumberError::NotADigit { .. })) => {
            Err(error.to_string().replace("from 0 to 959", "from 1 to 960"))
        }
        _ => digits
            .trim_start_matches('0')
            .parse()
            .ok()
            .and_then(|number| StartPosition::from_number_in(numbering.0, number))
            .ok_or_else(|| {
                format!("{} is not a {}: they run from 1 to 960", cut(digits), numbering.number())
            }),
    }
}

fn looks_like_a_number(text: &str) -> bool {
    let first = |first: char| first.is_numeric() || first == '-' || first == '+';
    text.starts_with(first) || without_sp(text).is_some()
}

fn back_rank(text: &str, spelling: Spelling) -> Result<StartPosition, String> {
    match spelling.letters {
        None => match figurines(text) {
            Some(language) => {
                StartPosition::from_letters_in(language, text).map_err(|error| error.to_string())
            }
            None => StartPosition::from_back_rank(text).map_err(|error| error.to_string()),
        },
        Some(language) => {
            StartPosition::from_letters_in(language, text).map_err(|error| error.to_string())
        }
    }
}

/// The figurines that a text begins with.
fn figurines(text: &str) -> Option<Language> {
    let first = text.chars().next()?;
    let is_of = |language: &Language| language.letters().contains(&first);
    [Language::WhiteFigurines, Language::BlackFigurines].into_iter().find(is_of)
}

fn cannot_read(text: &str, reason: &str) -> Failure {
    Failure::input(format!("cannot read {}: {reason}", quoted(text)))
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
