//! Mistakes with the name of a command: it is misspelt, or comes after its options.

use std::ffi::{OsStr, OsString};
use std::io;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource;
use clap::{ArgMatches, Command, Error, Id};

use crate::failure::{Failure, cut, printable, quoted};

/// Words that a person may try, and the command that does what they say.
const SYNONYMS: [(&str, &str); 1] = [("random", "draw")];

/// Refuses arguments of `show` in front of a command, which would ignore them.
pub(crate) fn check_order(matches: &ArgMatches, arguments_of_show: &[Id]) -> Result<(), Failure> {
    let is_given = |id: &Id| matches.value_source(id.as_str()) == Some(ValueSource::CommandLine);
    match matches.subcommand_name() {
        Some(name) if arguments_of_show.iter().any(is_given) => Err(options_first(name)),
        _ => Ok(()),
    }
}

/// Reports a usage error, or prints the help that was asked for. If the cause is the name of a
/// command, misspelt or after its options, the failure says so instead.
pub(crate) fn failure(error: &Error, arguments: &[OsString], program: &Command) -> Failure {
    if error.kind() == ErrorKind::UnknownArgument {
        let first = arguments.get(1).and_then(|word| word.to_str()).unwrap_or_default();
        let is_command = |word: &OsString| program.find_subcommand(word).is_some();
        let command = (1..arguments.len()).find(|&at| is_command(&arguments[at]));
        if let Some(at) = command.filter(|&at| is_unknown(error, &arguments[..at])) {
            return options_first(&arguments[at].to_string_lossy());
        }
        if let (None, Some(name)) = (command, nearest(first, program)) {
            return misspelt(first, &name);
        }
    }
    let printed = print(error, arguments, program);
    match printed {
        // It is help, or the version.
        Err(unwritten) if error.exit_code() == 0 => return unwritten.into(),
        // If the output is closed, nobody can read it.
        _ => {}
    }
    Failure::Reported(u8::try_from(error.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from))
}

/// Prints help, or an error, which repeats arguments: they may be long, or have characters that a
/// terminal would obey, so the error is that of arguments in which this has changed.
fn print(error: &Error, arguments: &[OsString], program: &Command) -> io::Result<()> {
    let [name, words @ ..] = arguments else { return error.print() };
    let shown = words.iter().map(|word| printable(&cut(&word.to_string_lossy())).into());
    let shown = [name.clone()].into_iter().chain(shown);
    match program.clone().try_get_matches_from(shown) {
        Err(shown) if shown.kind() == error.kind() => shown.print(),
        _ => error.print(),
    }
}

/// Returns whether the unknown option of the error is one of these arguments.
fn is_unknown(error: &Error, arguments: &[OsString]) -> bool {
    let Some(ContextValue::String(option)) = error.get(ContextKind::InvalidArg) else {
        return false;
    };
    arguments.iter().any(|argument| argument.to_string_lossy().starts_with(option))
}

fn options_first(name: &str) -> Failure {
    Failure::input(format!(
        "options come after the command: write chess960 {name}, then its options"
    ))
}

/// Says which command was meant, if a text that is not a position is the name of one or nearly
/// so.
pub(crate) fn instead_of_position(failure: Failure, word: &OsStr, program: &Command) -> Failure {
    let word = word.to_string_lossy();
    match (failure, nearest(&word, program)) {
        (Failure::Input(_), Some(name)) => misspelt(&word, &name),
        (failure, _) => failure,
    }
}

fn misspelt(word: &str, name: &str) -> Failure {
    Failure::input(if word == name {
        format!("cannot read {name:?}: it is a command, write chess960 {name}")
    } else {
        format!("cannot read {}: did you mean: chess960 {name}", quoted(word))
    })
}

/// Returns the command whose name is most similar to a word, if it is similar enough.
fn nearest(word: &str, program: &Command) -> Option<String> {
    /// Of two commands that are as near as `drew` and `draw`, three letters of four agree.
    const NEAR: f64 = 0.6;
    let word = word.to_ascii_lowercase();
    let names = program.get_subcommands().map(Command::get_name).chain(["help"]);
    let words = names.map(|name| (name, name)).chain(SYNONYMS);
    let rated =
        words.map(|(name, command)| (strsim::normalized_damerau_levenshtein(&word, name), command));
    let nearest = rated.max_by(|(one, _), (other, _)| one.total_cmp(other));
    nearest.filter(|(likeness, _)| *likeness >= NEAR).map(|(_, command)| command.to_string())
}
