//! Fills a template with minijinja, with the settings that source text needs.

use minijinja::syntax::SyntaxConfig;
use minijinja::value::Serde;
use minijinja::{AutoEscape, Environment, Error, UndefinedBehavior};
use serde_json::Value;

/// Fills a template. Errors contain its name.
pub(crate) fn fill(name: &str, source: &str, context: &Value) -> Result<String, Error> {
    let mut environment = Environment::new();
    // A misspelt name is an error, not an empty text in the file.
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    environment.set_auto_escape_callback(|_| AutoEscape::None);
    // A line with only a statement leaves no empty line.
    let whitespace = SyntaxConfig::builder()
        .trim_blocks(true)
        .lstrip_blocks(true)
        .keep_trailing_newline(true)
        .build()?;
    environment.set_syntax(whitespace);
    environment.add_filter("hex", |number: u64| format!("{number:x}"));
    environment.render_named_str(name, source, Serde(context))
}
