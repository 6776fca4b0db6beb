//! What a terminal shows of other people's text.

use std::io::{self, Write};

/// Writes text to a terminal, with escapes instead of the control characters that it would obey:
/// those of ASCII, and those of Unicode from U+0080 to U+009F, in UTF-8 or as a byte alone.
pub(crate) struct Terminal<W: Write> {
    out: W,
    /// The beginning of a character whose other bytes are still to come.
    held: Vec<u8>,
}

impl<W: Write> Terminal<W> {
    pub(crate) const fn new(out: W) -> Self {
        Self { out, held: Vec::new() }
    }
}

impl<W: Write> Write for Terminal<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.held.extend_from_slice(bytes);
        let text = std::mem::take(&mut self.held);
        let mut shown = Vec::with_capacity(text.len());
        let mut end = 0;
        for chunk in text.utf8_chunks() {
            chunk.valid().chars().for_each(|letter| show(letter, &mut shown));
            end += chunk.valid().len() + chunk.invalid().len();
            if end == text.len() {
                self.held = chunk.invalid().to_vec();
            } else {
                show_bytes(chunk.invalid(), &mut shown);
            }
        }
        self.out.write_all(&shown)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let mut shown = Vec::new();
        show_bytes(&std::mem::take(&mut self.held), &mut shown);
        self.out.write_all(&shown)?;
        self.out.flush()
    }
}

fn show(letter: char, shown: &mut Vec<u8>) {
    match letter {
        // Part of a line end: alone, it would overwrite the line.
        '\r' => {}
        '\n' | '\t' => shown.push(letter as u8),
        _ if letter.is_control() => shown.extend(format!("\\u{:04x}", u32::from(letter)).bytes()),
        _ => shown.extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes()),
    }
}

/// Bytes that are not UTF-8. Old terminals obey some of them.
fn show_bytes(bytes: &[u8], shown: &mut Vec<u8>) {
    for byte in bytes {
        match byte {
            0x80..=0x9F => show(char::from(*byte), shown),
            _ => shown.push(*byte),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::Terminal;

    fn shown(text: &[u8], size: usize) -> Vec<u8> {
        let mut out = Vec::new();
        let mut terminal = Terminal::new(&mut out);
        for bytes in text.chunks(size) {
            terminal.write_all(bytes).unwrap();
        }
        terminal.flush().unwrap();
        out
    }

    #[test]
    fn control_characters() {
        for (text, expected) in [
            (&b"\x1b[2J"[..], r"\u001b[2J"),
            (b"a\tb\r\n", "a\tb\n"),
            (b"\x07\x7f\0", r"\u0007\u007f\u0000"),
            ("\u{9b}2J\u{80}".as_bytes(), r"\u009b2J\u0080"),
            (b"\x9b2J\x9b", r"\u009b2J\u009b"),
            // Other characters, some with these bytes in them.
            (
                "Müller ♛ Łukasz Á \u{a0}\u{1F600} ş".as_bytes(),
                "Müller ♛ Łukasz Á \u{a0}\u{1F600} ş",
            ),
            ("\u{15b}".as_bytes(), "\u{15b}"),
        ] {
            for size in 1..=text.len() {
                let shown = shown(text, size);
                assert_eq!(String::from_utf8_lossy(&shown), expected, "{text:?} by {size}");
            }
        }
        // A byte that begins a character without its rest.
        assert_eq!(shown(b"\xE2\x1b", 1), b"\xE2\\u001b");
    }
}
