#![doc = include_str!("../README.md")]

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};

mod archive;
mod commands;
mod dice;
mod draw;
mod explain;
mod failure;
mod fen;
mod generate;
mod history;
mod input;
mod json;
mod list;
mod number;
mod numbering;
mod printed;
mod selection;
mod show;
mod suite;
mod svg;
mod tables;
mod test;

use failure::Failure;

/// Start positions of Chess960 (Fischer Random): shown, drawn, explained, listed, and
/// as source in other languages
#[derive(Parser)]
#[command(
    name = "chess960",
    version,
    arg_required_else_help = true,
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
    Test(test::TestArgs),
    Suite(suite::SuiteArgs),
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
    match program().and_then(|program| run(&program)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// Reads the command line.
fn program() -> Result<Program, Failure> {
    let arguments: Vec<_> = std::env::args_os().collect();
    let mistaken = |error| commands::failure(&error, &arguments, &command());
    let matches = command().try_get_matches_from(&arguments).map_err(mistaken)?;
    commands::check_order(&matches, &arguments_of_show())?;
    let program = Program::from_arg_matches(&matches).map_err(mistaken)?;
    program.color.write_global();
    Ok(program)
}

/// Returns the definition of the command line. The help of the program does not list the
/// arguments of `show`, which are in the help of that command.
fn command() -> clap::Command {
    let of_show = arguments_of_show();
    Program::command().mut_args(|argument| {
        let is_of_show = of_show.contains(argument.get_id());
        argument.hide(is_of_show)
    })
}

fn arguments_of_show() -> Vec<clap::Id> {
    let show = show::ShowArgs::augment_args(clap::Command::new("show"));
    show.get_arguments().map(|argument| argument.get_id().clone()).collect()
}

fn run(program: &Program) -> Result<(), Failure> {
    let mut out = anstream::AutoStream::auto(io::stdout().lock());
    match program.command.as_ref() {
        None => show::run(&program.show, &mut out).map_err(|failure| {
            commands::instead_of_position(failure, program.show.first_word(), &command())
        }),
        Some(Command::Show(args)) => show::run(args, &mut out),
        Some(Command::Explain(args)) => explain::run(args, &mut out),
        Some(Command::Tables(args)) => tables::run(args, &mut out),
        Some(Command::Generate(args)) => generate::run(args, &mut out),
        Some(Command::Test(args)) => test::run(args, &mut out),
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
        Some(Command::Draw(args)) => {
            drop(out);
            draw::run(args, &mut io::stdout().lock())
        }
        Some(Command::Suite(args)) => {
            drop(out);
            suite::run(args, &mut io::stdout().lock())
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
