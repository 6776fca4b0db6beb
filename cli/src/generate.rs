//! `chess960 generate`: tables and functions as one source file in another language.

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use crate::failure::{Failure, name};

mod context;
mod data;
mod output_language;
mod part;
mod prefix;
mod reserved;
mod template;

use output_language::OutputLanguage;
use part::Part;
use prefix::Prefix;

/// Generate a source file in another language: back ranks, numbers, castling, FENs
#[derive(Args)]
#[command(
    arg_required_else_help = true,
    after_help = "A template can name program, version, language, prefix, parts, ranks, lookup \
                  and castling; templates/README.md of chess960-cli explains them.\n\n\
                  Examples:\n  \
                  chess960 generate c -o chess960.h\n  \
                  chess960 generate java --prefix StartPositions -o StartPositions.java"
)]
pub(crate) struct GenerateArgs {
    /// The language; optional with --template
    #[arg(value_enum, required_unless_present = "template")]
    language: Option<OutputLanguage>,
    /// Write to a file instead of standard output, which is -
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// What the file has; lookup and fen include the ranks
    #[arg(
        long,
        value_enum,
        value_name = "PARTS",
        value_delimiter = ',',
        default_value = "ranks,lookup,castling,fen"
    )]
    parts: Vec<Part>,
    /// The namespace, module, package or class; in C, Python, JavaScript and TypeScript, the
    /// beginning of every name
    #[arg(long, value_name = "NAME")]
    prefix: Option<String>,
    /// Fill a template of your own, in the syntax of Jinja
    #[arg(long, value_name = "FILE")]
    template: Option<PathBuf>,
}

pub(crate) fn run(args: &GenerateArgs, out: &mut impl Write) -> Result<(), Failure> {
    let text = text(args)?;
    match &args.output {
        Some(file) if file.as_os_str() != "-" => chess960_codegen::replace(file, &text)
            .map_err(|error| Failure::file("write", file, &error)),
        _ => Ok(out.write_all(text.as_bytes())?),
    }
}

/// The whole file.
fn text(args: &GenerateArgs) -> Result<String, Failure> {
    let prefix = prefix(args)?;
    let parts = part::with_needed(&args.parts);
    let context = || context::context(args.language, prefix.as_ref(), &parts);
    if let Some(file) = &args.template {
        return own(file, &source(file)?, context());
    }
    match args.language.and_then(OutputLanguage::template) {
        // The tests fill every template: an error here is a fault of the program.
        Some((name, source)) => template::fill(name, source, context()).map_err(|error| {
            let (template::Unfilled::Faulty(reason) | template::Unfilled::Limit(reason)) = error;
            Failure::Machine(format!("cannot fill the template: {reason}"))
        }),
        None => Ok(data::data(&parts)),
    }
}

/// Reads a user's template, which may come from a pipe.
fn source(file: &Path) -> Result<String, Failure> {
    let failed = |error| Failure::file("read", file, &error);
    let mut source = String::new();
    let limit = template::SOURCE_LIMIT as u64;
    let opened = fs::File::open(file).map_err(failed)?;
    opened.take(limit + 1).read_to_string(&mut source).map_err(failed)?;
    if source.len() as u64 <= limit {
        return Ok(source);
    }
    let file = name(file);
    Err(Failure::input(format!("{file} is larger than {} KB: that is no template", limit >> 10)))
}

/// Fills a user's template.
fn own(file: &Path, source: &str, context: serde_json::Value) -> Result<String, Failure> {
    let names: Vec<_> =
        context.as_object().into_iter().flatten().map(|(name, _)| name.clone()).collect();
    template::fill(&file.to_string_lossy(), source, context).map_err(|error| {
        Failure::input(match error {
            template::Unfilled::Faulty(reason) => format!(
                "cannot fill the template: {reason}; a template can name {}",
                names.join(", ")
            ),
            template::Unfilled::Limit(reason) => {
                format!("cannot fill the template {}: {reason}", name(file))
            }
        })
    })
}

/// The prefix of `--prefix`, or the language's own. A template without a language gets C's.
fn prefix(args: &GenerateArgs) -> Result<Option<Prefix>, Failure> {
    let language = args.language;
    let Some(name) = &args.prefix else {
        let default = language.map_or(Some("chess960"), OutputLanguage::default_prefix);
        return default.map(Prefix::new).transpose();
    };
    let prefix = Prefix::new(name)?;
    if let Some(language) = language {
        language.check(&prefix)?;
    }
    Ok(Some(prefix))
}
