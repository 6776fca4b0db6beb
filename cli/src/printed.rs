//! A position as the program prints it: its number, and back ranks that must agree with it.

use chess960::{DoubleStartPosition, Language, StartPosition};

/// A position that was read, or two.
#[derive(Debug)]
pub(crate) struct Printed {
    pub(crate) positions: DoubleStartPosition,
    pub(crate) is_pair: bool,
}

/// Reads a Scharnagl number, or two as in 502:532, perhaps after `SP`, and any number of back
/// ranks in any letters. Those of White come first.
pub(crate) fn read(text: &str) -> Result<Printed, String> {
    let text = without_sp(text).unwrap_or(text);
    let mut words = text.split_whitespace();
    let number = words.next().unwrap_or_default();
    let (positions, is_pair) = match number.split_once(':') {
        Some(_) => (number.parse::<DoubleStartPosition>().map_err(|e| e.to_string())?, true),
        None => (number.parse::<StartPosition>().map_err(|e| e.to_string())?.into(), false),
    };
    let mut is_of_black = false;
    for rank in words {
        if is_rank_of(positions.white(), rank) && !is_of_black {
            continue;
        }
        is_of_black = true;
        if !is_pair || !is_rank_of(positions.black(), rank) {
            return Err(disagreement(positions, is_pair, rank));
        }
    }
    Ok(Printed { positions, is_pair })
}

/// The text after `SP`, `SP `, `SP-` or `SP_`, in capitals or small letters, if a digit follows.
pub(crate) fn without_sp(text: &str) -> Option<&str> {
    let (sp, rest) = text.split_at_checked(2)?;
    if !sp.eq_ignore_ascii_case("sp") {
        return None;
    }
    let rest = rest.strip_prefix(['-', '_']).unwrap_or(rest).trim_start();
    rest.starts_with(|first: char| first.is_ascii_digit()).then_some(rest)
}

/// Whether a word is the back rank of a position, in the letters of any language.
fn is_rank_of(position: StartPosition, word: &str) -> bool {
    let is_in = |language: &Language| word.chars().eq(position.letters_in(*language));
    Language::ALL.iter().any(is_in)
}

fn disagreement(positions: DoubleStartPosition, is_pair: bool, rank: &str) -> String {
    let (white, black) = (positions.white(), positions.black());
    let rank = crate::failure::quoted(rank);
    if is_pair {
        let ranks = format!("{} and {}", white.as_str(), black.as_str());
        return format!("{positions} is {ranks}, and not {rank}: correct one of them");
    }
    format!("{white} is {}, and not {rank}: correct one of them", white.as_str())
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn numbers_and_ranks() {
        for (text, expected) in [
            ("518", "518:518"),
            ("SP518", "518:518"),
            ("sp_518", "518:518"),
            ("SP 519  RNBQKNRB  ♖♘♗♕♔♘♖♗", "519:519"),
            ("SP 519 TSLDKSTL", "519:519"),
            ("502:532", "502:532"),
        ] {
            assert_eq!(read(text).unwrap().positions.to_string(), expected, "{text}");
        }
        for text in ["", "SP", "SPX 518", "960", "518 534", "518 RNBQKBN", "-1", "518:", "5x"] {
            assert!(read(text).is_err(), "{text}");
        }
        // White's and Black's back rank, in this order.
        let [white, black] = [0, 959].map(|n| chess960::StartPosition::new(n).unwrap().as_str());
        assert!(read(&format!("0:959 {white} {black}")).is_ok());
        assert!(read(&format!("0:959 {black}")).is_ok());
        assert!(read(&format!("0:959 {black} {white}")).is_err());
    }
}
