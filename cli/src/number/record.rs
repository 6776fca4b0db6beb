//! Records, one for each game.

use std::borrow::Cow;
use std::io::Write;

use chess960::{CastlingStyle, StartPosition};
use serde_json::{Value, json};

use super::format::Format;
use crate::archive::{Reader, Start, Values};
use crate::failure::Failure;

/// The names of a record's fields, in their order.
const FIELDS: [&str; 8] =
    ["file", "game", "offset", "white", "black", "castling", "kind", "remark"];

/// Records are collected to this size before they are written.
const BLOCK: usize = 1 << 16;

/// What a record has after these fields.
#[derive(Clone, Copy)]
pub(crate) struct Columns<'a> {
    /// The values of the tags of these names.
    pub(crate) tags: &'a [String],
    /// The FEN of the start position.
    pub(crate) fen: bool,
}

/// Writes the names of the fields, if the format has a heading.
pub(crate) fn heading(
    format: Format,
    columns: Columns<'_>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let Some(separator) = format.separator() else { return Ok(()) };
    let mut names = FIELDS.map(String::from).to_vec();
    names.extend(columns.tags.iter().map(|name| format!("tag_{name}")));
    names.extend(columns.fen.then(|| "fen".to_owned()));
    Ok(writeln!(out, "{}", names.join(&separator.to_string()))?)
}

/// Writes a record for each game of a file.
pub(crate) struct Records<'a> {
    format: Format,
    columns: Columns<'a>,
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
    pub(crate) fn new(
        format: Format,
        columns: Columns<'a>,
        file: &str,
        out: &'a mut dyn Write,
    ) -> Self {
        let mut beginning = Vec::new();
        let style = if matches!(format, Format::Csv) { CSV } else { TSV };
        style.text(&mut beginning, file);
        beginning.push(style.between as u8);
        let index = beginning.len();
        let block = Vec::with_capacity(2 * BLOCK);
        Self { format, columns, out, block, file: file.into(), beginning, index, game: 0 }
    }

    pub(crate) fn end(self) -> Result<(), Failure> {
        Ok(self.out.write_all(&self.block)?)
    }

    fn object(&self, offset: u64, start: &Start<'_>, values: &Values) -> Value {
        let number = |number: Option<u16>| number.map_or(Value::Null, Value::from);
        let mut object = json!({
            "file": self.file,
            "game": self.game,
            "offset": offset,
            "white": number(start.positions.map(|positions| positions.white().number())),
            "black": number(start.positions.map(|positions| positions.black().number())),
            "castling": start.castling,
            "kind": start.kind.name(),
            "remark": start.remark,
        });
        for (name, value) in self.columns.tags.iter().zip(values.iter()) {
            object[format!("tag_{name}")] = value.map(text).into();
        }
        if self.columns.fen {
            let fen = start.positions.map(|positions| positions.fen(CastlingStyle::XFen));
            object["fen"] = fen.map(|fen| fen.to_string()).into();
        }
        object
    }

    /// Unknown values are empty fields.
    fn row(&mut self, offset: u64, start: &Start<'_>, values: &Values, style: Style) {
        let Self { block, beginning, game, columns, .. } = self;
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
        for value in values.iter() {
            block.push(between);
            if let Some(value) = value {
                style.bytes(block, value);
            }
        }
        if columns.fen {
            block.push(between);
            if let Some(positions) = start.positions {
                block.extend_from_slice(positions.fen(CastlingStyle::XFen).as_bytes());
            }
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
        self.bytes(block, text.as_bytes());
    }

    #[inline]
    fn bytes(self, block: &mut Vec<u8>, bytes: &[u8]) {
        let is_plain = |byte: &u8| matches!(byte, b' '..=b'~') && !b",\"".contains(byte);
        if bytes.iter().all(is_plain) {
            block.extend_from_slice(bytes);
        } else {
            self.unusual(block, &text(bytes));
        }
    }

    fn unusual(self, block: &mut Vec<u8>, text: &str) {
        let is_quoted = |letter: char| letter.is_control() || letter == ',' || letter == '"';
        if self.is_quoted && text.contains(is_quoted) {
            // As in RFC 4180.
            block.extend(format!("\"{}\"", text.replace('"', "\"\"")).bytes());
        } else if self.is_quoted {
            block.extend_from_slice(text.as_bytes());
        } else {
            // A tab or a line feed would begin another column or record.
            block.extend(text.replace(char::is_control, " ").bytes());
        }
    }
}

/// A value as text. One that is not UTF-8 is in Latin-1, the character set of the PGN standard.
fn text(value: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(value) {
        Ok(text) => text.into(),
        Err(_) => value.iter().copied().map(char::from).collect::<String>().into(),
    }
}

/// An object in one line, whose strings have no control characters: those above ASCII are no
/// syntax, so they can all be escaped.
fn json_line(object: &Value) -> String {
    let line = object.to_string();
    if !line.contains(char::is_control) {
        return line;
    }
    line.chars().fold(String::new(), |mut line, letter| {
        if letter.is_control() {
            line += &format!("\\u{:04x}", u32::from(letter));
        } else {
            line.push(letter);
        }
        line
    })
}

impl Reader for Records<'_> {
    fn tags(&self) -> &[String] {
        self.columns.tags
    }

    fn begin(&mut self, offset: u64, start: &Start<'_>, values: &Values) -> Result<(), Failure> {
        self.game += 1;
        match self.format {
            Format::Tsv => self.row(offset, start, values, TSV),
            Format::Csv => self.row(offset, start, values, CSV),
            Format::Jsonl => {
                let line = json_line(&self.object(offset, start, values));
                writeln!(self.block, "{line}")?;
            }
        }
        if self.block.len() >= BLOCK {
            self.out.write_all(&self.block)?;
            self.block.clear();
        }
        Ok(())
    }
}
