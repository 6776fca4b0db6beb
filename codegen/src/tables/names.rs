//! The names that a caller gives to tables.

use super::Tables;

impl Tables<'_> {
    /// # Panics
    ///
    /// Panics if a name is not an identifier, the visibility is not Rust's, or a name is
    /// used twice.
    pub(super) fn check_names(&self) {
        assert!(
            matches!(self.visibility, "" | "pub")
                || (self.visibility.starts_with("pub(") && self.visibility.ends_with(')')),
            "{:?} is not a visibility: write pub, pub(crate), pub(super), or nothing",
            self.visibility
        );
        let names: Vec<_> = self.items.iter().map(|item| item.name).collect();
        for (index, name) in names.iter().enumerate() {
            assert!(
                is_identifier(name),
                "{name:?} cannot be the name of a table: write ASCII letters, digits and \
                 underscores, without a digit at the start, and not a keyword"
            );
            assert!(
                !names[..index].contains(name),
                "two tables are called {name}: give each its own name"
            );
        }
    }
}

/// Whether every edition of Rust takes the name: ASCII only, and not a keyword.
fn is_identifier(name: &str) -> bool {
    name != "_"
        && !KEYWORDS.contains(&name)
        && !matches!(name.as_bytes(), [] | [b'0'..=b'9', ..])
        && name.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'_')
}

#[rustfmt::skip]
const KEYWORDS: [&str; 52] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate",
    "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl",
    "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref",
    "return", "self", "Self", "static", "struct", "super", "trait", "true", "try", "type",
    "typeof", "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];
