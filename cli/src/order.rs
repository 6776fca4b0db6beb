//! A position without a command, and options before the command.

use std::collections::HashSet;
use std::ffi::OsString;

use clap::CommandFactory;

use crate::Program;

/// The arguments with their command in front: where there is none, a position is shown.
pub(crate) fn arranged(arguments: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let mut arguments: Vec<_> = arguments.collect();
    let Some(first) = first_word(&arguments) else { return arguments };
    let program = Program::command();
    let is_command = |word: &OsString| {
        word == "help" || program.get_subcommands().any(|command| word == command.get_name())
    };
    let command =
        if is_command(&arguments[first]) { arguments.remove(first) } else { "show".into() };
    arguments.insert(1, command);
    arguments
}

/// The first argument that is neither an option nor the value of one.
fn first_word(arguments: &[OsString]) -> Option<usize> {
    let with_value = options_with_value();
    let mut is_value = false;
    for (index, argument) in arguments.iter().enumerate().skip(1) {
        let text = argument.to_string_lossy();
        let is_word = !text.starts_with('-')
            || matches!(text.as_ref(), "-" | "--")
            || is_negative_number(&text);
        if is_value {
            is_value = false;
        } else if is_word {
            return Some(index);
        } else {
            is_value = with_value.contains(text.as_ref());
        }
    }
    None
}

/// No option of the program is a digit.
fn is_negative_number(text: &str) -> bool {
    text[1..].starts_with(|first: char| first.is_ascii_digit())
}

/// The options of all commands that take their value from the next argument.
fn options_with_value() -> HashSet<String> {
    let program = Program::command();
    let commands = program.get_subcommands().chain([&program]);
    let options = commands.flat_map(clap::Command::get_opts);
    let options = options.filter(|option| option.get_action().takes_values());
    options
        .flat_map(|option| {
            let long = option.get_long().map(|long| format!("--{long}"));
            long.into_iter().chain(option.get_short().map(|short| format!("-{short}")))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::arranged;

    #[track_caller]
    fn assert_arranged(before: &str, after: &str) {
        let arguments = before.split(' ').map(Into::into);
        let words: Vec<_> =
            arranged(arguments).iter().map(|word| word.to_string_lossy().into_owned()).collect();
        assert_eq!(words.join(" "), after);
    }

    #[test]
    fn the_command_comes_first() {
        for (before, after) in [
            ("chess960", "chess960"),
            ("chess960 --help", "chess960 --help"),
            ("chess960 518", "chess960 show 518"),
            ("chess960 -1", "chess960 show -1"),
            ("chess960 -- -1", "chess960 show -- -1"),
            ("chess960 show 518", "chess960 show 518"),
            ("chess960 help draw", "chess960 help draw"),
            ("chess960 --color never list", "chess960 list --color never"),
            ("chess960 --letters=de explain 518", "chess960 explain --letters=de 518"),
            ("chess960 --letters de TSLDKLST", "chess960 show --letters de TSLDKLST"),
            ("chess960 --json 518", "chess960 show --json 518"),
            ("chess960 -n 5 draw", "chess960 draw -n 5"),
            ("chess960 518 draw", "chess960 show 518 draw"),
        ] {
            assert_arranged(before, after);
        }
    }
}
