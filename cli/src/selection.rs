//! Reads sets of positions as a person writes them.

use chess960::{PositionSet, StartPosition};

use crate::failure::{Failure, quoted};
use crate::input::{self, Spelling};

/// Reads a list such as `518,534,100-199`: positions, and ranges of numbers with both ends
/// included.
pub(crate) fn list(text: &str, spelling: Spelling) -> Result<PositionSet, Failure> {
    let mut set = PositionSet::EMPTY;
    for part in text.split(',').map(str::trim) {
        if part.is_empty() {
            return Err(Failure::input(format!(
                "{} has an empty entry: write positions with commas between them, \
                 as in 518,534,100-199",
                quoted(text)
            )));
        }
        match part.split_once('-').filter(|(start, _)| ends_in_digit(start)) {
            Some((start, end)) => add_range(&mut set, part, [start, end], spelling)?,
            None => {
                set.insert(input::read(part, spelling)?.single("a list")?);
            }
        }
    }
    Ok(set)
}

/// Reads the same with the word `twins`, which adds the twin of each.
pub(crate) fn list_with_twins(text: &str, spelling: Spelling) -> Result<PositionSet, Failure> {
    const TWINS: &str = "twins";
    let parts: Vec<_> = text.split(',').filter(|part| part.trim() != TWINS).collect();
    let has_twins = parts.len() < text.split(',').count();
    if has_twins && parts.is_empty() {
        return Err(Failure::input("twins are those of positions: name some, as in 518,twins"));
    }
    let mut set = list(&parts.join(","), spelling)?;
    if has_twins {
        set.extend(set.iter().map(StartPosition::twin).collect::<Vec<_>>());
    }
    Ok(set)
}

/// `100-199` is a range, but `SP-518` is a number.
fn ends_in_digit(text: &str) -> bool {
    text.ends_with(|last: char| last.is_ascii_digit())
}

fn add_range(
    set: &mut PositionSet,
    part: &str,
    ends: [&str; 2],
    spelling: Spelling,
) -> Result<(), Failure> {
    if ends.iter().any(|end| end.trim().is_empty()) {
        return Err(Failure::input(format!(
            "{} is not a range: write both ends, as in 100-199",
            quoted(part)
        )));
    }
    let numbering = spelling.numbering.0;
    let [start, end] = ends.map(|end| input::read(end.trim(), spelling)?.single("a range"));
    let [start, end] = [start?, end?].map(|position| position.number_in(numbering));
    if start > end {
        return Err(Failure::input(format!(
            "{} is not a range: write the smaller number first, {end}-{start}",
            quoted(part)
        )));
    }
    set.extend((start..=end).filter_map(|n| StartPosition::from_number_in(numbering, n)));
    Ok(())
}

/// Reads a pattern such as `R..QK..R`.
pub(crate) fn pattern(text: &str) -> Result<PositionSet, Failure> {
    PositionSet::matching(text).map_err(|error| {
        Failure::input(format!("cannot read the pattern {}: {error}", quoted(text)))
    })
}
