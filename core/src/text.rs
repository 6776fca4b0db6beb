//! Characters of UTF-8 text, counted and read in constant expressions.

/// Returns how many characters a text has, which are not its bytes.
///
/// # Examples
///
/// ```
/// assert_eq!(chess960_core::text::count_letters("♖♘".as_bytes()), 2);
/// ```
pub const fn count_letters(text: &[u8]) -> usize {
    let (mut count, mut i) = (0, 0);
    while i < text.len() {
        if !is_continuation(text[i]) {
            count += 1;
        }
        i += 1;
    }
    count
}

/// Returns the character that starts at byte `at`.
///
/// # Panics
///
/// Panics if `at` is not below the length of the text.
///
/// # Examples
///
/// ```
/// assert_eq!(chess960_core::text::letter_at("R♘".as_bytes(), 1), '♘');
/// ```
pub const fn letter_at(text: &[u8], at: usize) -> char {
    let first = text[at] as u32;
    let mut code = match first {
        0..0x80 => first,
        0x80..0xE0 => first & 0x1F,
        0xE0..0xF0 => first & 0x0F,
        _ => first & 0x07,
    };
    let mut i = at + 1;
    while i < text.len() && is_continuation(text[i]) {
        code = code << 6 | (text[i] & 0x3F) as u32;
        i += 1;
    }
    match char::from_u32(code) {
        Some(letter) => letter,
        None => char::REPLACEMENT_CHARACTER,
    }
}

const fn is_continuation(byte: u8) -> bool {
    byte & 0xC0 == 0x80
}
