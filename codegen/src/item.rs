//! Items of the source: what they are called, and their text.

/// An item that the source will have.
#[derive(Clone, Debug)]
pub(crate) struct Item<'a> {
    /// The caller's name for it.
    pub(crate) name: &'a str,
    /// Its documentation, without slashes.
    pub(crate) doc: &'static str,
    /// Its attributes, a line each.
    pub(crate) attributes: &'static str,
    pub(crate) text: Text,
}

/// The text of an item, without its visibility.
#[derive(Clone, Debug)]
pub(crate) enum Text {
    /// A `static` or a `const`: its type and its value.
    Table { type_name: String, value: String },
    /// A function or a struct, as it is.
    Whole(String),
}

impl<'a> Item<'a> {
    /// A table of this type and value.
    pub(crate) fn table(
        name: &'a str,
        doc: &'static str,
        type_name: impl Into<String>,
        value: String,
    ) -> Self {
        let text = Text::Table { type_name: type_name.into(), value };
        Self { name, doc, attributes: "", text }
    }

    /// The item after an empty line, with its documentation.
    pub(crate) fn source(&self, visibility: &str, keyword: &str) -> String {
        let doc = format!("/// {}\n", self.doc.replace('\n', "\n/// "));
        let item = match &self.text {
            Text::Table { type_name, value } => {
                format!("{visibility} {keyword} {}: {type_name} =\n{};", self.name, indented(value))
            }
            Text::Whole(text) => format!("{visibility} {text}"),
        };
        format!("\n{doc}{}#[rustfmt::skip]\n{}\n", self.attributes, item.trim_start())
    }
}

/// An array of `count` rows on lines of their own, each with its index.
// One function for every table, and `dyn`: a caller's build waits while each closure's
// copy of an iterator is compiled.
pub(crate) fn rows(count: usize, row: &dyn Fn(usize) -> String) -> String {
    let mut text = String::from("[\n");
    for index in 0..count {
        text += &format!("    {}, // {index}\n", row(index));
    }
    text + "]"
}

/// Numbers, sixteen on a line.
pub(crate) fn numbers(values: &[u16]) -> String {
    let mut text = String::from("[");
    for (index, value) in values.iter().enumerate() {
        text += match index {
            0 => "\n    ",
            _ if index % 16 == 0 => ",\n    ",
            _ => ", ",
        };
        text += &format!("{value:4}");
    }
    text + ",\n]"
}

/// The text, each line four blanks to the right.
pub(crate) fn indented(text: &str) -> String {
    format!("    {}", text.replace('\n', "\n    "))
}
