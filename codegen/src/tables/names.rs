//! The names that a caller gives to tables.

use super::Tables;
use super::part::Part;

impl Tables<'_> {
    /// # Panics
    ///
    /// Panics when a name or the visibility is none in Rust, or two tables have one name.
    pub(super) fn check_names(&self) {
        assert!(
            self.visibility.is_empty()
                || self.visibility == "pub"
                || (self.visibility.starts_with("pub(") && self.visibility.ends_with(')')),
            "{:?} is no visibility: write pub, pub(crate), pub(super), or nothing",
            self.visibility
        );
        let names: Vec<_> = self.parts.iter().flat_map(Part::names).collect();
        for (index, name) in names.iter().enumerate() {
            assert!(
                is_identifier(name),
                "{name:?} cannot be the name of a table: write ASCII letters, digits and \
                 underscores, no digit first, and no keyword"
            );
            assert!(
                !names[..index].contains(name),
                "two tables are called {name}: give each a name of its own"
            );
        }
    }
}

/// ASCII only, and no keyword: a name that every compiler takes.
fn is_identifier(name: &str) -> bool {
    name != "_"
        && !KEYWORDS.contains(&name)
        && name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
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
