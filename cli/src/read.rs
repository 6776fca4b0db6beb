//! What a person writes for a position.

use chess960::StartPosition;

/// Reads a number or a back rank.
///
/// # Errors
///
/// One line that repeats what was written, says what is wrong with it and what
/// to write instead.
pub(crate) fn position(text: &str) -> Result<StartPosition, String> {
    if text.is_empty() {
        return Err("nothing is given: write a number from 0 to 959, \
                    or a back rank such as RNBQKBNR"
            .into());
    }
    let reason = if looks_like_a_number(text) {
        text.parse().map_err(|error: chess960::NumberError| error.to_string())
    } else {
        StartPosition::from_back_rank(text).map_err(|error| error.to_string())
    };
    reason.map_err(|reason| format!("cannot read {text:?}: {reason}"))
}

fn looks_like_a_number(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_digit() || first == '-' || first == '+')
}
