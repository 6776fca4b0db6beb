#![doc = include_str!("../README.md")]

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

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
mod order;
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
    override_usage = "chess960 [OPTIONS] <POSITION>...\n       chess960 <COMMAND>",
    after_help = "A POSITION is a number (518, SP518), a back rank (RNBQKBNR), a FEN, or two \
                  numbers for double Chess960 (502:532). It is shown, as by the command show.\n\n\
                  Examples:\n  \
                  chess960 518                        show a position\n  \
                  chess960 518 --svg board.svg        draw its picture: see chess960 show --help\n  \
                  chess960 draw -n 5 --exclude 518    draw five rounds"
)]
struct Program {
    #[command(subcommand)]
    command: Command,
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
    let program = Program::parse_from(order::arranged(std::env::args_os()));
    program.color.write_global();
    match run(&program) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.tell(),
    }
}

fn run(program: &Program) -> Result<(), Failure> {
    let mut out = anstream::AutoStream::auto(io::stdout().lock());
    match &program.command {
        Command::Show(args) => show::run(args, &mut out),
        Command::Draw(args) => draw::run(args, &mut out),
        Command::Explain(args) => explain::run(args, &mut out),
        Command::Tables(args) => tables::run(args, &mut out),
        Command::Generate(args) => generate::run(args, &mut out),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(*shell, &mut Program::command(), "chess960", &mut script);
            Ok(out.write_all(&script)?)
        }
        Command::Man => man(&mut out),
        // Bytes as they are, at the speed of the pipe: nothing looks for colour in them.
        Command::List(args) => {
            drop(out);
            list::run(args, &mut io::stdout().lock())
        }
        Command::Number(args) => {
            drop(out);
            number::run(args, &mut io::stdout().lock())
        }
    }?;
    Ok(io::stdout().flush()?)
}

/// The page of the program, then those of its commands.
fn man(out: &mut impl Write) -> Result<(), Failure> {
    let mut command = Program::command();
    command.build();
    let mut page = Vec::new();
    clap_mangen::Man::new(command.clone()).render(&mut page)?;
    for command in command.get_subcommands() {
        clap_mangen::Man::new(command.clone()).render(&mut page)?;
    }
    Ok(out.write_all(&page)?)
}
