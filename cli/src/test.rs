//! `chess960 test`: whether an engine or a library castles by the rules.

use std::cell::RefCell;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use chess960_conformance::{
    Conclusion, Report, Rule, Settings, kill_programs, test_engine, test_library,
};
use clap::{Args, ValueEnum, value_parser};
use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::{Failure, name};

mod json;
mod junit;

/// Test whether an engine or a library plays Chess960 by the rules
///
/// Asks for the legal moves of the 960 start positions and of thousands of positions in which
/// one rule of castling matters, and names the cause of wrong answers. An engine is asked by
/// UCI.
#[derive(Args)]
#[command(after_help = "\
With --lines, the program reads a FEN on each line and answers with its legal moves in UCI on a \
line, castling as the king taking its rook or as O-O and O-O-O.

The exit status is 0 if the engine is proven right, 1 if something failed, 2 for wrong use, and 3 \
if the engine cannot be tested or does not show which moves are legal.

Examples:
  chess960 test stockfish
  chess960 test --option Threads=1 --timeout 30 ./engine --uci
  chess960 test --only starts,battery --strict ./engine
  chess960 test --lines python3 moves.py")]
pub(crate) struct TestArgs {
    /// Compare the move counts of the start positions to depth 5 instead of 3
    #[arg(long)]
    full: bool,
    /// How many start positions of double Chess960 to ask about
    #[arg(
        long,
        value_name = "N",
        default_value_t = 100,
        value_parser = value_parser!(u32).range(..=921_600)
    )]
    double: u32,
    /// Test only these rules, separated by commas, and require that each is proven: handshake,
    /// starts, letter-order, double, battery, after-castling, castling-out, fen-out, perft
    #[arg(long, value_name = "RULE", value_delimiter = ',', value_parser = rule)]
    only: Vec<Rule>,
    /// Set an option of the engine
    #[arg(long, value_name = "NAME=VALUE", value_parser = option)]
    option: Vec<(String, String)>,
    /// How many seconds an answer may take
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    timeout: Duration,
    /// Count warnings as failures: an X-FEN must be read, too
    #[arg(long)]
    strict: bool,
    /// How to print the report
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Record every line that is sent and received
    #[arg(long, value_name = "FILE")]
    transcript: Option<PathBuf>,
    /// Speak by lines instead of UCI: a FEN in, its legal moves out
    #[arg(long)]
    lines: bool,
    /// The engine and its arguments: options of this command come before it
    #[arg(
        value_name = "ENGINE",
        required = true,
        num_args = 1..,
        trailing_var_arg = true,
        allow_hyphen_values = true
    )]
    command: Vec<OsString>,
}

#[derive(ValueEnum, Clone, Copy)]
enum Format {
    Text,
    Json,
    Junit,
}

pub(crate) fn run(args: &TestArgs, out: &mut impl Write) -> Result<(), Failure> {
    end_programs_on_signals()?;
    let bar = progress_bar();
    let settings = settings(args, bar.clone())?;
    let command = args.command.clone();
    let report =
        if args.lines { test_library(command, settings) } else { test_engine(command, settings) };
    bar.finish_and_clear();
    match (print(args.format, &report, out).map_err(Failure::from), status(&report)) {
        // The status counts, even if nobody reads the report to its end.
        (Ok(()) | Err(Failure::ClosedPipe), 1..) => {
            Err(Failure::Reported(ExitCode::from(status(&report))))
        }
        (printed, _) => printed,
    }
}

fn print(format: Format, report: &Report, out: &mut impl Write) -> io::Result<()> {
    match format {
        Format::Text => write!(out, "{report}")?,
        Format::Json => writeln!(out, "{:#}", json::object(report))?,
        Format::Junit => out.write_all(&junit::document(report)?)?,
    }
    out.flush()
}

fn status(report: &Report) -> u8 {
    match report.conclusion {
        Conclusion::Proven => 0,
        Conclusion::Failed => 1,
        Conclusion::NotTestable => 3,
    }
}

fn settings(args: &TestArgs, bar: ProgressBar) -> Result<Settings, Failure> {
    let mut settings = Settings {
        full: args.full,
        double: args.double as usize,
        options: args.option.clone(),
        timeout: args.timeout,
        strict: args.strict,
        only: args.only.clone(),
        ..Settings::default()
    };
    if let Some(path) = &args.transcript {
        // Status 1 would say that the engine failed.
        let unwritable = |error| Failure::input(format!("cannot write {}: {error}", name(path)));
        let file = File::create(path).map_err(unwritable)?;
        settings.transcript = Some(Box::new(io::BufWriter::new(file)));
    }
    let shown = RefCell::new(None);
    settings.progress = Box::new(move |rule, asked, all| {
        if shown.replace(Some(rule)) != Some(rule) {
            bar.set_message(rule.name());
        }
        bar.set_length(all as u64);
        bar.set_position(asked as u64);
    });
    Ok(settings)
}

/// A bar on a terminal, and nothing elsewhere.
fn progress_bar() -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(0);
    if let Ok(style) = ProgressStyle::with_template("{msg:14} {wide_bar} {pos} of {len}") {
        bar.set_style(style);
    }
    bar
}

/// An engine in a group of its own does not get the signals of the terminal.
fn end_programs_on_signals() -> Result<(), Failure> {
    ctrlc::set_handler(|| {
        kill_programs();
        std::process::exit(130);
    })
    .map_err(|error| Failure::Machine(format!("cannot watch for Ctrl-C: {error}")))
}

fn rule(name: &str) -> Result<Rule, String> {
    Rule::ALL.into_iter().find(|rule| rule.name() == name).ok_or_else(|| {
        let names = Rule::ALL.map(Rule::name).join(", ");
        format!("it is none of the rules {names}")
    })
}

fn option(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.trim().is_empty() && !text.contains(['\n', '\r']) => {
            Ok((name.trim().to_owned(), value.trim().to_owned()))
        }
        _ => Err("it is not NAME=VALUE on one line, as in Threads=1".to_owned()),
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let error = || "it is not a number of seconds from 0.1 to 86400".to_owned();
    let seconds: f64 = text.parse().map_err(|_| error())?;
    if (0.1..=86_400.0).contains(&seconds) {
        Ok(Duration::from_secs_f64(seconds))
    } else {
        Err(error())
    }
}
