//! An engine that speaks UCI: started, greeted, asked, and started again when it fails.

use std::ffi::OsString;
use std::process::Stdio;
use std::time::{Duration, Instant};

use crate::examine::printable;
use crate::program::{Program, Silence, Transcript, command_line, start_error};

/// How often an engine may fail before it is given up.
const RESTARTS: u32 = 3;

/// An engine.
pub(crate) struct Engine {
    command: Vec<OsString>,
    /// Options that the caller sets, as `setoption` lines.
    settings: Vec<String>,
    timeout: Duration,
    program: Option<Program>,
    transcript: Option<Transcript>,
    restarts: u32,
    greeting: Greeting,
    /// Whether `UCI_Chess960` is on.
    chess960: bool,
}

/// What the engine says about itself.
#[derive(Clone, Debug, Default)]
pub(crate) struct Greeting {
    pub(crate) name: String,
    /// The default of `UCI_Chess960`, if the engine has it.
    pub(crate) chess960: Option<String>,
}

/// Why an engine did not answer, in words that follow its name.
pub(crate) type Words = String;

impl Engine {
    pub(crate) fn new(
        command: Vec<OsString>,
        options: &[(String, String)],
        timeout: Duration,
        transcript: Option<Transcript>,
    ) -> Self {
        let setting =
            |(name, value): &(String, String)| format!("setoption name {name} value {value}");
        let settings = options.iter().map(setting).collect();
        let greeting = Greeting::default();
        let (program, restarts, chess960) = (None, 0, false);
        Self { command, settings, timeout, program, transcript, restarts, greeting, chess960 }
    }

    /// Starts the engine and reads what it says about itself.
    pub(crate) fn start(&mut self) -> Result<(), Words> {
        match Program::start(&self.command, Stdio::null(), self.transcript.take()) {
            Ok(program) => self.program = Some(program),
            Err((error, transcript)) => {
                self.transcript = transcript;
                return Err(start_error(&error));
            }
        }
        self.send(&["uci"]);
        let greeting = self
            .until(self.deadline(), |line| line == "uciok")
            .map_err(|silence| self.words("uciok", silence))?;
        self.greeting = Greeting::read(&greeting);
        if let Some(program) = &mut self.program {
            program.send(&self.settings.iter().map(String::as_str).collect::<Vec<_>>());
        }
        if self.chess960 {
            self.set_chess960(true);
        }
        self.ready()
    }

    /// Its name for itself, or the command before it is known.
    pub(crate) fn name(&self) -> String {
        if self.greeting.name.is_empty() {
            command_line(&self.command)
        } else {
            self.greeting.name.clone()
        }
    }

    pub(crate) fn greeting(&self) -> &Greeting {
        &self.greeting
    }

    pub(crate) fn set_chess960(&mut self, is_on: bool) {
        self.chess960 = is_on;
        self.send(&[&format!("setoption name UCI_Chess960 value {is_on}")]);
    }

    pub(crate) fn send(&mut self, lines: &[&str]) {
        if let Some(program) = &mut self.program {
            program.send(lines);
        }
    }

    /// Sends lines, then waits until the engine is ready. Returns what it printed before.
    pub(crate) fn ask(&mut self, lines: &[&str]) -> Result<Vec<String>, Words> {
        self.send(&[lines, &["isready"]].concat());
        let answer = self.until(self.deadline(), |line| line == "readyok");
        answer.map_err(|silence| self.words("readyok", silence))
    }

    pub(crate) fn ready(&mut self) -> Result<(), Words> {
        self.ask(&[]).map(drop)
    }

    /// Returns the lines before the first one that is the end, which stays the last.
    pub(crate) fn until(
        &mut self,
        deadline: Instant,
        mut is_end: impl FnMut(&str) -> bool,
    ) -> Result<Vec<String>, Silence> {
        let Some(program) = &mut self.program else { return Err(Silence::Died) };
        let mut lines = Vec::new();
        loop {
            let line = program.line(deadline)?;
            let ends = is_end(&line);
            lines.push(line);
            if ends {
                return Ok(lines);
            }
        }
    }

    /// The next line, if there is one in time.
    pub(crate) fn line(&mut self, deadline: Instant) -> Result<String, Silence> {
        self.program.as_mut().map_or(Err(Silence::Died), |program| program.line(deadline))
    }

    pub(crate) fn deadline(&self) -> Instant {
        Instant::now() + self.timeout
    }

    pub(crate) const fn timeout(&self) -> Duration {
        self.timeout
    }

    pub(crate) fn set_timeout(&mut self, timeout: Duration) {
        self.timeout = timeout;
    }

    /// What happened instead of this.
    pub(crate) fn words(&self, expected: &str, silence: Silence) -> Words {
        match silence {
            Silence::TooLate => format!("no {expected} within {} s", self.timeout.as_secs_f32()),
            Silence::Died => format!("it ended before {expected}"),
            Silence::Floods => format!("it prints without an end instead of {expected}"),
        }
    }

    /// Kills the engine and starts it again. Returns whether it can be asked more.
    pub(crate) fn restart(&mut self) -> bool {
        self.restarts += 1;
        self.stop();
        self.restarts <= RESTARTS && self.start().is_ok()
    }

    /// Ends the engine.
    pub(crate) fn stop(&mut self) {
        if let Some(program) = self.program.take() {
            self.transcript = program.end(&["quit"]);
        }
    }
}

impl Greeting {
    fn read(lines: &[String]) -> Self {
        let after = |prefix: &str| lines.iter().find_map(|line| line.strip_prefix(prefix));
        let name = printable(after("id name ").unwrap_or_default().trim());
        let option = after("option name UCI_Chess960 type check");
        let default = |option: &str| match option.trim().strip_prefix("default ") {
            Some(default) => default.trim().to_owned(),
            None => String::new(),
        };
        Self { name, chess960: option.map(default) }
    }
}
