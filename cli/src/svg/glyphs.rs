//! The letters and digits of captions and coordinates, as strokes of a pen.
//!
//! Capitals and digits are 80 units high and begin at y = 0, small letters stand on the
//! same y = 80.

/// The attributes of all strokes.
pub(super) const PEN: &str = "fill=\"none\" stroke=\"#000\" stroke-width=\"12\" \
                              stroke-linecap=\"round\" stroke-linejoin=\"round\"";

/// The gap between two glyphs.
pub(super) const GAP: usize = 26;

/// Returns the width and the path of a character. A character without a path is blank.
pub(super) fn glyph(character: char) -> (usize, &'static str) {
    GLYPHS
        .iter()
        .find(|(known, ..)| *known == character)
        .map_or((20, ""), |&(_, width, path)| (width, path))
}

/// The characters of captions and coordinates.
#[rustfmt::skip] // A glyph a line.
pub(super) const GLYPHS: [(char, usize, &str); 33] = [
    ('0', 50, "M25 0C9 0 0 16 0 40S9 80 25 80 50 64 50 40 41 0 25 0z"),
    ('1', 22, "M0 17L22 0V80"),
    ('2', 50, "M1 21C2 8 12 0 25 0S48 8 48 21C48 38 30 50 0 80H50"),
    ('3', 50, "M3 12C8 4 15 0 25 0 39 0 47 8 47 19S38 37 20 37C40 37 50 45 50 58S40 80 25 80C13 80 5 75 0 66"),
    ('4', 54, "M42 80V0L0 56H54"),
    ('5', 50, "M46 0H8L5 35C11 31 17 29 25 29 40 29 50 39 50 54S40 80 24 80C13 80 5 76 0 68"),
    ('6', 50, "M45 9C40 3 34 0 27 0 9 0 0 18 0 46 0 68 10 80 25 80S50 69 50 55 40 30 26 30 0 41 0 55"),
    ('7', 48, "M0 0H48L16 80"),
    ('8', 50, "M25 37C12 37 4 29 4 18S12 0 25 0 46 8 46 18 38 37 25 37 0 45 0 58 10 80 25 80 50 71 50 58 38 37 25 37z"),
    ('9', 50, "M5 71C10 77 16 80 23 80 41 80 50 62 50 34 50 12 40 0 25 0S0 11 0 25 10 50 24 50 50 39 50 25"),
    ('A', 60, "M0 80L30 0 60 80M10 54H50"),
    ('B', 52, "M0 38H28C40 38 48 31 48 19S40 0 28 0H0V80H30C44 80 52 72 52 59S43 38 28 38"),
    ('C', 56, "M56 15C50 5 42 0 31 0 12 0 0 16 0 40S12 80 31 80C42 80 50 75 56 65"),
    ('E', 46, "M46 0H0V80H46M0 38H40"),
    ('H', 54, "M0 0V80M54 0V80M0 38H54"),
    ('I', 0, "M0 0V80"),
    ('K', 54, "M0 0V80M51 0L0 50M19 32L54 80"),
    ('L', 44, "M0 0V80H44"),
    ('N', 56, "M0 80V0L56 80V0"),
    ('P', 50, "M0 80V0H28C42 0 50 9 50 22S42 44 28 44H0"),
    ('Q', 68, "M34 0C13 0 0 16 0 40S13 80 34 80 68 64 68 40 55 0 34 0zM44 58L68 86"),
    ('R', 54, "M0 80V0H28C42 0 50 9 50 21S42 42 28 42H0M28 42L54 80"),
    ('S', 50, "M47 13C42 4 35 0 25 0 11 0 3 8 3 19 3 32 12 36 25 39 40 42 50 47 50 60S40 80 25 80C13 80 5 75 0 66"),
    ('T', 54, "M0 0H54M27 0V80"),
    ('W', 80, "M0 0L20 80 40 10 60 80 80 0"),
    ('a', 44, "M44 28V80M44 54C44 38 35 28 22 28S0 38 0 54 9 80 22 80 44 70 44 54"),
    ('b', 44, "M0 0V80M0 54C0 38 9 28 22 28S44 38 44 54 35 80 22 80 0 70 0 54"),
    ('c', 42, "M42 38C37 31 31 28 23 28 9 28 0 38 0 54S9 80 23 80C31 80 37 77 42 70"),
    ('d', 44, "M44 0V80M44 54C44 38 35 28 22 28S0 38 0 54 9 80 22 80 44 70 44 54"),
    ('e', 44, "M0 53H44C44 37 35 28 22 28 9 28 0 38 0 54S9 80 23 80C31 80 37 77 42 71"),
    ('f', 34, "M34 1C20-2 12 4 12 19V80M0 30H31"),
    ('g', 44, "M44 28V82C44 96 35 104 22 104 14 104 8 102 3 97M44 54C44 38 35 28 22 28S0 38 0 54 9 80 22 80 44 70 44 54"),
    ('h', 42, "M0 0V80M0 52C0 37 9 28 22 28S42 36 42 50V80"),
];
