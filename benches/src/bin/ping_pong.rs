//! Sends `isready` to an engine and waits for `readyok`, as often as asked: what any test of
//! so many positions takes at least.
//!
//! `ping_pong COUNT ENGINE [ARGS…]`

use std::error::Error;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args_os().skip(1);
    let count = arguments.next().ok_or("no count")?.to_str().ok_or("no count")?.parse::<u32>()?;
    let engine = arguments.next().ok_or("no engine")?;
    let mut engine = Command::new(engine)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut input = engine.stdin.take().ok_or("no input")?;
    let mut output = BufReader::new(engine.stdout.take().ok_or("no output")?);
    let mut line = String::new();
    for _ in 0..count {
        input.write_all(b"isready\n")?;
        line.clear();
        while line.trim_end() != "readyok" {
            line.clear();
            if output.read_line(&mut line)? == 0 {
                return Err("the engine ended".into());
            }
        }
    }
    input.write_all(b"quit\n")?;
    engine.wait()?;
    Ok(())
}
