//! A program that runs beside this one and is spoken to by lines.
//!
//! It may be silent, die, flood or never end: every wait has a deadline, every line and every
//! answer a limit, and nothing of it is left behind.

use std::collections::VecDeque;
use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// Longer lines are cut off. A list of moves takes less than a tenth of it.
const LINE_LIMIT: usize = 16 * 1024;
/// A line of so many bytes has no end.
const ENDLESS: usize = 1 << 20;
/// Nobody needs more lines for one answer.
const LINES_LIMIT: u32 = 100_000;
/// How long a program may take to end after it was asked to.
const FAREWELL: Duration = Duration::from_millis(500);

/// Processes of this one that still run.
static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());

/// Kills every program that this process started and still runs: for a handler of Ctrl-C.
pub fn kill_programs() {
    if let Ok(running) = RUNNING.lock() {
        running.iter().for_each(|id| kill_group(*id));
    }
}

/// A record of all lines, sent and received.
pub type Transcript = Box<dyn Write + Send>;

/// Why a program says nothing more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Silence {
    /// The time is over.
    TooLate,
    /// Its output ended.
    Died,
    /// It prints without an end.
    Floods,
}

/// What was printed: the lines that came together.
enum Printed {
    Lines(Vec<String>),
    Endless,
}

/// A command with its arguments, for a person.
pub(crate) fn command_line(command: &[OsString]) -> String {
    command.iter().map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

/// Why a program cannot be started, with what to write instead.
pub(crate) fn start_error(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "it cannot be started: there is no such program; write its path",
        _ => return format!("it cannot be started: {error}"),
    }
    .to_owned()
}

/// A running program.
pub(crate) struct Program {
    child: Child,
    input: ChildStdin,
    output: Receiver<Printed>,
    /// Lines that were received and not yet asked for.
    waiting: VecDeque<String>,
    transcript: Option<Transcript>,
    /// Lines since the last question.
    lines: u32,
}

impl Program {
    /// Starts a program, which is looked up as a shell does, and sends its errors somewhere.
    pub(crate) fn start(
        command: &[OsString],
        errors: Stdio,
        transcript: Option<Transcript>,
    ) -> Result<Self, (io::Error, Option<Transcript>)> {
        let [program, arguments @ ..] = command else {
            return Err((io::Error::from(io::ErrorKind::NotFound), transcript));
        };
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(errors);
        in_own_group(&mut command);
        let mut child = match command.spawn() {
            Ok(child) => child,
            Err(error) => return Err((error, transcript)),
        };
        if let Ok(mut running) = RUNNING.lock() {
            running.push(child.id());
        }
        let (Some(input), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            unreachable!("both are pipes");
        };
        // A program that prints faster than it is read has to wait.
        let (sender, output) = sync_channel(256);
        thread::spawn(move || read_lines(stdout, &sender));
        Ok(Self { child, input, output, waiting: VecDeque::new(), transcript, lines: 0 })
    }

    /// Sends lines. A program that does not take them has died, which its output shows.
    pub(crate) fn send(&mut self, lines: &[&str]) {
        self.lines = 0;
        let text: String = lines.iter().flat_map(|line| [*line, "\n"]).collect();
        for line in lines {
            self.record('>', line);
        }
        let _ = self.input.write_all(text.as_bytes()).and_then(|()| self.input.flush());
    }

    /// Waits for the next line, without its end.
    pub(crate) fn line(&mut self, deadline: Instant) -> Result<String, Silence> {
        while self.waiting.is_empty() {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(Printed::Lines(lines)) => self.waiting.extend(lines),
                Ok(Printed::Endless) => return Err(Silence::Floods),
                Err(RecvTimeoutError::Timeout) => return Err(Silence::TooLate),
                Err(RecvTimeoutError::Disconnected) => return Err(Silence::Died),
            }
        }
        let line = self.waiting.pop_front().unwrap_or_default();
        self.record('<', &line);
        self.lines += 1;
        if self.lines > LINES_LIMIT { Err(Silence::Floods) } else { Ok(line) }
    }

    /// Ends the program and gives back its record.
    pub(crate) fn end(mut self, farewell: &[&str]) -> Option<Transcript> {
        self.send(farewell);
        let deadline = Instant::now() + FAREWELL;
        while self.line(deadline).is_ok() {}
        self.transcript.take()
    }

    /// A record that cannot be written is dropped: the test goes on.
    fn record(&mut self, direction: char, line: &str) {
        if let Some(transcript) = &mut self.transcript {
            let _ = writeln!(transcript, "{direction} {line}");
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        kill_group(self.child.id());
        let _ = self.child.kill();
        let _ = self.child.wait();
        if let Ok(mut running) = RUNNING.lock() {
            running.retain(|id| *id != self.child.id());
        }
    }
}

/// Sends the lines of the output until it ends or nobody listens.
fn read_lines(mut output: ChildStdout, sender: &SyncSender<Printed>) {
    let (mut buffer, mut line, mut length) = ([0; 8 * 1024], Vec::new(), 0_usize);
    loop {
        let read = match output.read(&mut buffer) {
            Ok(0) | Err(_) => return,
            Ok(read) => read,
        };
        let mut lines = Vec::new();
        for &byte in &buffer[..read] {
            length += 1;
            if byte == b'\n' {
                lines.push(String::from_utf8_lossy(&line).trim_end().to_owned());
                line.clear();
                length = 0;
            } else if line.len() < LINE_LIMIT {
                line.push(byte);
            } else if length == ENDLESS && sender.send(Printed::Endless).is_err() {
                return;
            }
        }
        if !lines.is_empty() && sender.send(Printed::Lines(lines)).is_err() {
            return;
        }
    }
}

/// Puts the program into a group of its own, with all that it starts itself.
#[cfg(unix)]
fn in_own_group(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

#[cfg(not(unix))]
fn in_own_group(_: &mut Command) {}

#[cfg(unix)]
fn kill_group(id: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(group) = i32::try_from(id).ok().and_then(Pid::from_raw) {
        let _ = kill_process_group(group, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn kill_group(_: u32) {}
