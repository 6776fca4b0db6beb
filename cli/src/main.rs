#![doc = include_str!("../README.md")]

use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

mod archive;
mod draw;
mod explain;
mod failure;
mod generate;
mod history;
mod input;
mod json;
mod list;
mod number;
mod numbering;
mod selection;
mod show;
mod svg;
mod tables;

use failure::Failure;

/// Start positions of Chess960 (Fischer Random): shown, drawn, explained, listed, and
/// as source in other languages
#[derive(Parser)]
#[command(
    name = "chess960",
    version,
    arg_required_else_help = true,
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    override_usage = "chess960 [OPTIONS] <POSITION>...\n       chess960 <COMMAND>",
    after_help = "A POSITION is a number (518, SP518), a back rank (RNBQKBNR), a FEN, or two \
                  numbers for double Chess960 (502:532). chess960 shows it, as the command show \
                  does, with the same options.\n\n\
                  Examples:\n  \
                  chess960 518                        show a position\n  \
                  chess960 518 --svg board.svg        draw its picture; see chess960 show --help\n  \
                  chess960 draw -n 5 --exclude 518    draw five rounds"
)]
struct Program {
    #[command(subcommand)]
    command: Option<Command>,
    /// The arguments of `show`, whose name may be left out.
    #[command(flatten)]
    show: show::ShowArgs,
    #[command(flatten)]
    color: colorchoice_clap::Color,
}

#[derive(Subcommand)]
enum Command {
    Show(show::ShowArgs),
    Draw(draw::DrawArgs),
    Explain(explain::ExplainArgs),
    Tables(tables::TablesArgs),
    List(list::ListArgs),
    Number(number::NumberArgs),
    Generate(generate::GenerateArgs),
    /// Print completions for a shell
    #[command(
        after_help = "Examples:\n  chess960 completions bash > chess960.bash\n  chess960 completions zsh > _chess960"
    )]
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Print the manual page
    #[command(after_help = "Examples:\n  chess960 man > chess960.1\n  chess960 man | man -l -")]
    Man,
}

fn main() -> ExitCode {
    let result = parsed(&std::env::args_os().collect::<Vec<_>>()).and_then(|program| {
        program.color.write_global();
        run(&program)
    });
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// The program's arguments. Its help leaves out the options of `show`, which are in the
/// help of that command.
fn command() -> clap::Command {
    Program::command().mut_args(|arg| {
        let is_of_show = !arg.is_global_set();
        arg.hide(is_of_show)
    })
}

/// Parses the arguments, or ends the program with clap's own message.
fn parsed(arguments: &[OsString]) -> Result<Program, Failure> {
    let parsed = command()
        .try_get_matches_from(arguments)
        .and_then(|matches| Program::from_arg_matches(&matches));
    match parsed {
        Ok(program) => {
            // clap takes the name of a command for a position where an option is before it.
            match program.show.position.first() {
                Some(word) if is_command(word) => Err(late_command(word)),
                _ => Ok(program),
            }
        }
        Err(error) if error.kind() == ErrorKind::UnknownArgument => {
            match arguments.iter().skip(1).position(|word| is_command(word)) {
                None | Some(0) => error.exit(),
                Some(before) => Err(late_command(&arguments[1 + before])),
            }
        }
        Err(error) => error.exit(),
    }
}

fn is_command(word: &OsStr) -> bool {
    word == "help" || Program::command().get_subcommands().any(|command| word == command.get_name())
}

fn late_command(command: &OsStr) -> Failure {
    let command = command.to_string_lossy();
    Failure::input(format!(
        "options come after the command: write chess960 {command}, then its options"
    ))
}

/// Names the command that a word was meant for, if it is nearly one.
fn suggested(program: &Program, failure: Failure) -> Failure {
    let word = program.show.position.first().and_then(|word| word.to_str()).unwrap_or_default();
    match (nearest_command(word), failure) {
        (Some(command), Failure::Input(_)) => {
            Failure::input(format!("cannot read {word:?}: did you mean: chess960 {command}"))
        }
        (_, failure) => failure,
    }
}

fn nearest_command(word: &str) -> Option<String> {
    /// Of two commands that are as near as `drew` and `draw`, three letters of four agree.
    const NEAR: f64 = 0.6;
    let commands = Program::command();
    let names = commands.get_subcommands().map(clap::Command::get_name);
    let words = names.map(|name| (name, name)).chain([("random", "draw")]);
    let rated =
        words.map(|(name, command)| (strsim::normalized_damerau_levenshtein(word, name), command));
    let nearest = rated.max_by(|(one, _), (other, _)| one.total_cmp(other));
    nearest.filter(|(likeness, _)| *likeness >= NEAR).map(|(_, command)| command.to_string())
}

fn run(program: &Program) -> Result<(), Failure> {
    let mut out = anstream::AutoStream::auto(io::stdout().lock());
    match program.command.as_ref() {
        None => show::run(&program.show, &mut out).map_err(|failure| suggested(program, failure)),
        Some(Command::Show(args)) => show::run(args, &mut out),
        Some(Command::Draw(args)) => draw::run(args, &mut out),
        Some(Command::Explain(args)) => explain::run(args, &mut out),
        Some(Command::Tables(args)) => tables::run(args, &mut out),
        Some(Command::Generate(args)) => generate::run(args, &mut out),
        Some(Command::Completions { shell }) => {
            let mut script = Vec::new();
            clap_complete::generate(*shell, &mut command(), "chess960", &mut script);
            Ok(out.write_all(&script)?)
        }
        Some(Command::Man) => man(&mut out),
        // These write bytes at the speed of the pipe: no filter searches them for colour.
        Some(Command::List(args)) => {
            drop(out);
            list::run(args, &mut io::stdout().lock())
        }
        Some(Command::Number(args)) => {
            drop(out);
            number::run(args, &mut io::stdout().lock())
        }
    }?;
    Ok(io::stdout().flush()?)
}

/// Prints the page of the program, then those of its commands.
fn man(out: &mut impl Write) -> Result<(), Failure> {
    let mut command = command();
    command.build();
    let mut page = Vec::new();
    clap_mangen::Man::new(command.clone()).render(&mut page)?;
    for command in command.get_subcommands() {
        clap_mangen::Man::new(command.clone()).render(&mut page)?;
    }
    Ok(out.write_all(&page)?)
}
