//! What a person writes for a position.

use std::ffi::OsStr;

use chess960::{NumberError, StartPosition};

/// Reads a number or a back rank.
///
/// # Errors
///
/// One line that repeats what was written, says what is wrong with it and what
/// to write instead.
pub(crate) fn position(argument: &OsStr) -> Result<StartPosition, String> {
    let Some(text) = argument.to_str() else {
        return Err(refusal(&argument.to_string_lossy(), "it is no UTF-8 text"));
    };
    if text.is_empty() {
        return Err(refusal(text, "nothing is given"));
    }
    if looks_like_a_number(text) {
        text.parse().map_err(|error: NumberError| format!("cannot read {text:?}: {error}"))
    } else {
        StartPosition::from_back_rank(text)
            .map_err(|error| format!("cannot read {text:?} as a back rank: {error}"))
    }
}

fn refusal(text: &str, reason: &str) -> String {
    format!(
        "cannot read {text:?}: {reason}; write a number from 0 to 959, \
         or a back rank such as RNBQKBNR"
    )
}

fn looks_like_a_number(text: &str) -> bool {
    text.trim_start().starts_with(|first: char| first.is_numeric() || first == '-' || first == '+')
}
