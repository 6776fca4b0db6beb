//! Memory and system calls, whatever comes.

use std::fs;
use std::io::Read;
use std::process::Stdio;
use std::time::Duration;

use super::corpus::{FEN_0, good};
use super::{names, program, write};
use crate::traced;

/// The most memory that a process had, in kilobytes; 0 if it has ended.
fn peak(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.map_or(0, |line| line.trim().trim_end_matches(" kB").parse().unwrap())
}

/// Waits until the memory of a process grows no more, because it waits. Returns the peak.
fn settled(process: u32) -> u64 {
    let (mut before, mut still) = (0, 0);
    while still < 5 {
        std::thread::sleep(Duration::from_millis(100));
        let now = peak(process);
        still = if now == before { still + 1 } else { 0 };
        before = now;
    }
    before
}

/// Returns the output of the program, which is read only after the program has filled all memory
/// that it takes; and the peak of its memory.
fn slowly(arguments: &[&str]) -> (Vec<u8>, u64) {
    let mut child = program(arguments).stdout(Stdio::piped()).spawn().unwrap();
    let mut most = settled(child.id());
    let mut output = child.stdout.take().unwrap();
    let (mut read, mut block) = (Vec::new(), vec![0; 1 << 16]);
    while let Ok(count @ 1..) = output.read(&mut block) {
        read.extend_from_slice(&block[..count]);
        most = most.max(peak(child.id()));
    }
    assert!(child.wait().unwrap().success());
    (read, most)
}

const LIMIT: u64 = 20_000;

#[test]
fn many_files_into_a_slow_pager() {
    let folder = tempfile::tempdir().unwrap();
    // Its records are 220 KB, with the FEN.
    let archive = good(FEN_0).repeat(1_700);
    let files: Vec<_> = (0..120)
        .map(|n| {
            let path = folder.path().join(format!("{n}.pgn"));
            if n == 0 {
                fs::write(&path, &archive).unwrap();
            } else {
                fs::hard_link(folder.path().join("0.pgn"), &path).unwrap();
            }
            path.to_str().unwrap().to_string()
        })
        .collect();
    for more in [&["--fen"][..], &["--only", "0"]] {
        let arguments = [&["number"], more, &*names(&files)].concat();
        let (output, most) = slowly(&arguments);
        let lines = memchr::memchr_iter(b'\n', &output).count();
        let expected =
            if more == ["--fen"] { 1 + 120 * 1_700 } else { 120 * archive.lines().count() };
        assert_eq!(lines, expected);
        assert!(most < LIMIT, "{most} kB");
    }
    let output = program(&[&["number", "--summary"], &*names(&files)].concat()).output().unwrap();
    let summary = String::from_utf8(output.stdout).unwrap();
    assert!(summary.starts_with("white"));
    assert!(summary.contains("\n\t\ttotal\t204000\t"));
}

/// The first file comes slowly from a pipe, and the others could all be read before it.
#[test]
fn one_slow_file_first() {
    let folder = tempfile::tempdir().unwrap();
    let file = write(folder.path(), "games.pgn", good(FEN_0).repeat(1_700).as_bytes());
    let mut arguments = vec!["number", "--fen", "-"];
    arguments.extend(std::iter::repeat_n(file.as_str(), 120));
    let mut child =
        program(&arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut output = child.stdout.take().unwrap();
    let reading = std::thread::spawn(move || {
        let mut read = Vec::new();
        output.read_to_end(&mut read).unwrap();
        read
    });
    let before = settled(child.id());
    assert!(before < LIMIT, "{before} kB");
    let mut input = child.stdin.take().unwrap();
    std::io::Write::write_all(&mut input, good(FEN_0).as_bytes()).unwrap();
    drop(input);
    assert!(child.wait().unwrap().success());
    let output = reading.join().unwrap();
    let lines = memchr::memchr_iter(b'\n', &output).count();
    assert_eq!(lines, 1 + 1 + 120 * 1_700);
}

#[test]
fn few_writes() {
    let folder = tempfile::tempdir().unwrap();
    let archive = good(FEN_0).repeat(20_000);
    let file = write(folder.path(), "games.pgn", archive.as_bytes());
    for more in [&["--only", "0"][..], &["--tags", "Event", "--fen"]] {
        let arguments = [&["number", file.as_str()], more].concat();
        let Some(calls) = traced("write", &arguments) else { return };
        // 64 KB a write, and up to two for each.
        let most = 2 * archive.len() / (1 << 16) + 20;
        assert!(calls.lines().count() < most, "{} writes", calls.lines().count());
    }
}
