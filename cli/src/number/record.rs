//! Records, one for each game.

use std::io::Write;

use chess960::StartPosition;
use serde_json::{Value, json};

use super::format::Format;
use crate::archive::{Reader, Start};
use crate::failure::Failure;

/// The names of a record's fields, in their order.
const FIELDS: [&str; 8] =
    ["file", "game", "offset", "white", "black", "castling", "kind", "remark"];

/// Records are collected to this size before they are written.
const BLOCK: usize = 1 << 16;

/// Writes the names of the fields, if the format has a heading.
pub(crate) fn heading(format: Format, out: &mut impl Write) -> Result<(), Failure> {
    let Some(separator) = format.separator() else { return Ok(()) };
    Ok(writeln!(out, "{}", FIELDS.join(&separator.to_string()))?)
}

/// Writes a record for each game of a file.
pub(crate) struct Records<'a> {
    format: Format,
    out: &'a mut dyn Write,
    block: Vec<u8>,
    file: String,
    /// The beginning of a row: the name of the file, and the game's index without its last
    /// digit.
    beginning: Vec<u8>,
    /// Where the index begins in it.
    index: usize,
    game: u64,
}

impl<'a> Records<'a> {
    pub(crate) fn new(format: Format, file: &str, out: &'a mut dyn Write) -> Self {
        let mut beginning = Vec::new();
        let style = if matches!(format, Format::Csv) { CSV } else { TSV };
        style.text(&mut beginning, file);
        beginning.push(style.between as u8);
        let index = beginning.len();
        let block = Vec::with_capacity(2 * BLOCK);
        Self { format, out, block, file: file.into(), beginning, index, game: 0 }
    }

    pub(crate) fn end(self) -> Result<(), Failure> {
        Ok(self.out.write_all(&self.block)?)
    }

    fn object(&self, offset: u64, start: &Start) -> Value {
        let number = |number: Option<u16>| number.map_or(Value::Null, Value::from);
        json!({
            "file": self.file,
            "game": self.game,
            "offset": offset,
            "white": number(start.positions.map(|positions| positions.white().number())),
            "black": number(start.positions.map(|positions| positions.black().number())),
            "castling": start.castling,
            "kind": start.kind.name(),
            "remark": start.remark,
        })
    }

    /// Unknown values are empty fields.
    fn row(&mut self, offset: u64, start: &Start<'_>, style: Style) {
        let Self { block, beginning, game, .. } = self;
        let between = style.between as u8;
        let mut digits = itoa::Buffer::new();
        let last_digit = (*game % 10) as u8;
        if last_digit == 0 {
            beginning.truncate(self.index);
            beginning.extend_from_slice(digits.format(*game / 10).as_bytes());
        }
        block.extend_from_slice(beginning);
        block.extend_from_slice(&[b'0' + last_digit, between]);
        block.extend_from_slice(digits.format(offset).as_bytes());
        block.push(between);
        match start.positions {
            Some(positions) => {
                number_field(block, positions.white(), between);
                number_field(block, positions.black(), between);
            }
            None => block.extend_from_slice(&[between; 2]),
        }
        match start.castling.as_deref() {
            Some("KQkq") => block.extend_from_slice(b"KQkq"),
            Some(castling) => style.text(block, castling),
            None => {}
        }
        block.push(between);
        block.extend_from_slice(start.kind.name().as_bytes());
        block.push(between);
        if let Some(remark) = &start.remark {
            style.text(block, remark);
        }
        block.push(b'\n');
    }
}

/// Writes a position's number and the separator after it. Numbers have at most three digits,
/// so one word has room for both.
fn number_field(block: &mut Vec<u8>, position: StartPosition, between: u8) {
    let number = position.number();
    let [hundreds, tens, units] =
        [number / 100, number / 10 % 10, number % 10].map(|digit| b'0' + digit as u8);
    let zeros = usize::from(number < 100) + usize::from(number < 10);
    let word = u32::from_le_bytes([hundreds, tens, units, between]) >> (8 * zeros);
    block.extend_from_slice(&word.to_le_bytes());
    block.truncate(block.len() - zeros);
}

/// The separator of the columns, and whether texts are quoted.
#[derive(Clone, Copy)]
struct Style {
    between: char,
    is_quoted: bool,
}

const TSV: Style = Style { between: '\t', is_quoted: false };
const CSV: Style = Style { between: ',', is_quoted: true };

impl Style {
    fn text(self, block: &mut Vec<u8>, text: &str) {
        let is_plain = |byte: u8| byte >= b' ' && byte != b',' && byte != b'"';
        if text.bytes().all(is_plain) {
            block.extend_from_slice(text.as_bytes());
        } else if self.is_quoted {
            // As in RFC 4180.
            block.extend(format!("\"{}\"", text.replace('"', "\"\"")).bytes());
        } else {
            // A tab or a line feed would begin another column or record.
            block.extend(text.replace(|c: char| c.is_control(), " ").bytes());
        }
    }
}

impl Reader for Records<'_> {
    fn begin(&mut self, offset: u64, start: &Start<'_>, _: Option<&[u8]>) -> Result<(), Failure> {
        self.game += 1;
        match self.format {
            Format::Tsv => self.row(offset, start, TSV),
            Format::Csv => self.row(offset, start, CSV),
            Format::Jsonl => {
                let object = self.object(offset, start);
                writeln!(self.block, "{object}")?;
            }
        }
        if self.block.len() >= BLOCK {
            self.out.write_all(&self.block)?;
            self.block.clear();
        }
        Ok(())
    }

    #[inline]
    fn bytes(&mut self, _: &[u8]) -> Result<(), Failure> {
        Ok(())
    }
}
