//! Fills a template with minijinja, with the settings that source text needs.
//!
//! A person's own template may be wrong in any way. So its work has limits: it ends with an error,
//! not with a crash or never.

use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use minijinja::syntax::SyntaxConfig;
use minijinja::value::Serde;
use minijinja::{AutoEscape, Environment, Error, ErrorKind, UndefinedBehavior};
use serde_json::Value;

/// How many bytes a template may have. The longest of ours has 13,000.
pub(super) const SOURCE_LIMIT: usize = 64 << 10;
/// How much work a template may do, in minijinja's measure: an instruction, or 64 bytes. The most
/// of ours is 60,000.
const FUEL: u64 = 4_000_000;
/// How many bytes a file may have. The longest of ours has 300,000.
const OUTPUT_LIMIT: usize = 16 << 20;
/// What does not count as work, such as the compiling of a long expression, ends here. Ours take
/// less than a tenth of a second.
const PATIENCE: Duration = Duration::from_secs(30);
/// The longest expression nests 32,000 deep, of which a level takes up to 2 KB without
/// optimization. What is not used costs nothing.
const STACK: usize = 128 << 20;

/// Why a template is not filled.
pub(crate) enum Unfilled {
    /// It is wrong.
    Faulty(String),
    /// It asks for too much.
    Limit(String),
}

/// Fills a template. Errors contain its name.
pub(crate) fn fill(name: &str, source: &str, context: Value) -> Result<String, Unfilled> {
    let (name, source) = (name.to_owned(), source.to_owned());
    let (sender, filled) = channel();
    let work = move || {
        // Nobody listens any more if it took too long.
        let _ = sender.send(fill_here(&name, &source, &context));
    };
    thread::Builder::new()
        .stack_size(STACK)
        .spawn(work)
        .map_err(|error| Unfilled::Limit(format!("no memory for a thread: {error}")))?;
    match filled.recv_timeout(PATIENCE) {
        Ok(filled) => filled,
        Err(RecvTimeoutError::Timeout) => {
            Err(Unfilled::Limit(format!("it takes longer than {} seconds", PATIENCE.as_secs())))
        }
        Err(RecvTimeoutError::Disconnected) => Err(Unfilled::Limit("minijinja failed".to_owned())),
    }
}

fn fill_here(name: &str, source: &str, context: &Value) -> Result<String, Unfilled> {
    let rendered = environment()
        .and_then(|environment| environment.render_named_str(name, source, Serde(context)));
    match rendered {
        Ok(text) if text.len() > OUTPUT_LIMIT => {
            Err(Unfilled::Limit(format!("it writes more than {} MB", OUTPUT_LIMIT >> 20)))
        }
        Ok(text) => Ok(text),
        Err(error) if error.kind() == ErrorKind::OutOfFuel => {
            Err(Unfilled::Limit(format!("it takes more than {FUEL} steps")))
        }
        Err(error) => Err(Unfilled::Faulty(error.to_string())),
    }
}

fn environment() -> Result<Environment<'static>, Error> {
    let mut environment = Environment::new();
    // A misspelt name is an error, not an empty text in the file.
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    environment.set_auto_escape_callback(|_| AutoEscape::None);
    environment.set_fuel(Some(FUEL));
    // A line with only a statement leaves no empty line.
    let whitespace = SyntaxConfig::builder()
        .trim_blocks(true)
        .lstrip_blocks(true)
        .keep_trailing_newline(true)
        .build()?;
    environment.set_syntax(whitespace);
    environment.add_filter("hex", |number: u64| format!("{number:x}"));
    Ok(environment)
}
