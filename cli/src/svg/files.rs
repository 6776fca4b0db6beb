//! Writes pictures to files, one for each position.

use std::path::{Path, PathBuf};

use chess960::{DoubleStartPosition, Language};

use super::board;
use crate::failure::{Failure, name, quoted};

/// Other kinds of pictures, which the name of a file may ask for.
const OTHER_KINDS: [&str; 11] =
    ["pdf", "png", "jpg", "jpeg", "gif", "webp", "tif", "tiff", "bmp", "ps", "eps"];

/// Refuses a name that cannot be that of as many pictures, before anything is drawn.
pub(crate) fn check(file: &Path, count: usize) -> Result<(), Failure> {
    let extension = file.extension().map(|end| end.to_string_lossy().to_ascii_lowercase());
    if let Some(kind) = extension.filter(|end| OTHER_KINDS.contains(&end.as_str())) {
        return Err(Failure::input(format!(
            "{} would be {}, and the picture is SVG: write {}, and convert it, as with \
             rsvg-convert or by printing it from a browser",
            name(file),
            kind.to_uppercase(),
            name(&file.with_extension("svg"))
        )));
    }
    if count > 1 && !file.to_string_lossy().contains(PLACE) {
        return Err(Failure::input(format!(
            "{} is one file for {count} pictures: write {PLACE} for 1, 2 and so on, as in \
             round-{PLACE}.svg",
            quoted(&file.to_string_lossy())
        )));
    }
    Ok(())
}

/// Writes a picture of each position, counted from 1.
pub(crate) fn write(
    file: &Path,
    positions: &[DoubleStartPosition],
    language: Language,
) -> Result<(), Failure> {
    for (round, positions) in (1..).zip(positions) {
        let file = named(file, round);
        chess960_codegen::replace(&file, &board(*positions, language))
            .map_err(|error| Failure::file("write", &file, &error))?;
    }
    Ok(())
}

/// Stands for the round in the name of a file.
const PLACE: &str = "{}";

fn named(file: &Path, round: usize) -> PathBuf {
    match file.to_str() {
        Some(text) if text.contains(PLACE) => text.replace(PLACE, &round.to_string()).into(),
        _ => file.to_owned(),
    }
}
