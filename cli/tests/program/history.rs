//! `chess960 draw --history`: no draw is lost or repeated, whatever happens to the file.

use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::process::{Child, Stdio};

use crate::{numbers, printed, program, refused};

fn with_history<'a>(path: &'a Path, more: &[&'a str]) -> Vec<&'a str> {
    let mut arguments = vec!["draw", "--history", path.to_str().unwrap()];
    arguments.extend(more);
    arguments
}

/// Draws are written and never repeated until no position is left.
#[test]
fn a_history_never_repeats() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.txt");
    let mut drawn = Vec::new();
    for _ in 0..4 {
        drawn.extend(numbers(&printed(&with_history(&path, &["-n", "240"]))));
    }
    assert_eq!(drawn.iter().collect::<HashSet<_>>().len(), 960);
    assert_eq!(fs::read_to_string(&path).unwrap(), drawn.join("\n") + "\n");
    assert!(
        refused(&with_history(&path, &[])).contains("every position is excluded or in the history")
    );
    assert_eq!(fs::read_to_string(&path).unwrap(), drawn.join("\n") + "\n");
}

#[test]
fn a_history_of_pairs() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pairs.txt");
    // Four pairs of two positions.
    let few = ["--double", "--exclude", "0-957"];
    let drawn: HashSet<_> =
        (0..4).flat_map(|_| numbers(&printed(&with_history(&path, &few)))).collect();
    assert_eq!(drawn, ["958:958", "958:959", "959:958", "959:959"].map(String::from).into());
    assert!(
        refused(&with_history(&path, &few))
            .contains("every position is excluded or in the history")
    );
    assert!(refused(&with_history(&path, &[])).contains("is a history of draws with --double"));
}

#[test]
fn a_damaged_history_is_refused_and_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("damaged.txt");
    for (text, line) in
        [("518\n51", 2), ("518\n?\n", 2), ("518\n960\n", 2), ("0\n518\n0\n", 3), ("\u{0}\n", 1)]
    {
        fs::write(&path, text).unwrap();
        let refusal = refused(&with_history(&path, &[]));
        assert!(refusal.contains(&format!("damaged.txt is damaged in line {line}: ")), "{refusal}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
}

fn start(path: &Path) -> Child {
    program(&with_history(path, &["-n", "2"])).stdout(Stdio::piped()).spawn().unwrap()
}

/// 200 simultaneous draws lose and repeat nothing.
#[test]
fn concurrent_draws() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("busy.txt");
    let children: Vec<Child> = (0..200).map(|_| start(&path)).collect();
    let mut shown = HashSet::new();
    for child in children {
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success());
        for number in numbers(&String::from_utf8(output.stdout).unwrap()) {
            assert!(shown.insert(number), "drawn twice");
        }
    }
    let text = fs::read_to_string(&path).unwrap();
    let written: HashSet<_> = text.lines().map(String::from).collect();
    assert_eq!((written.len(), text.lines().count()), (400, 400));
    assert_eq!(written, shown);
}

/// A draw that is killed at any moment leaves a file that can be read and that has every draw
/// that was shown.
#[test]
fn killed_draws() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("killed.txt");
    for round in 0..60 {
        let mut child = start(&path);
        std::thread::sleep(std::time::Duration::from_micros(100 * round));
        child.kill().unwrap();
        let output = child.wait_with_output().unwrap();
        let written = fs::read_to_string(&path).unwrap_or_default();
        for number in numbers(&String::from_utf8(output.stdout).unwrap()) {
            assert!(written.lines().any(|line| line == number), "shown, but not written");
        }
    }
    printed(&with_history(&path, &[]));
}

/// Waits until a draw waits for a lock.
#[cfg(target_os = "linux")]
fn wait_for_lock(child: &Child) {
    for _ in 0..200 {
        let locks = fs::read_to_string("/proc/locks").unwrap();
        let waits = format!(" {} ", child.id());
        if locks.lines().any(|line| line.contains("->") && line.contains(&waits)) {
            return;
        }
        // A draw that asks again and again does not wait in the table.
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
}

#[cfg(target_os = "linux")]
fn locked(path: &Path) -> fs::File {
    let file = fs::OpenOptions::new().read(true).write(true).open(path).unwrap();
    fs4::FileExt::lock(&file).unwrap();
    file
}

/// All numbers but these, one on each line.
fn all_but(left: &[u16]) -> String {
    let lines = (0..960).filter(|number| !left.contains(number)).map(|number| number.to_string());
    lines.collect::<Vec<_>>().join("\n") + "\n"
}

/// Editors save by renaming: a draw that waits meanwhile goes into the file that is there then.
#[test]
#[cfg(target_os = "linux")]
fn a_file_that_is_renamed_under_the_lock() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.txt");
    fs::write(&path, all_but(&[518, 0, 959])).unwrap();
    let lock = locked(&path);
    let child = program(&with_history(&path, &[])).stdout(Stdio::piped()).spawn().unwrap();
    wait_for_lock(&child);
    let new = folder.path().join("club.txt~");
    fs::write(&new, all_but(&[518])).unwrap();
    fs::rename(&new, &path).unwrap();
    drop(lock);
    let output = child.wait_with_output().unwrap();
    assert_eq!(numbers(&String::from_utf8(output.stdout).unwrap()), ["518"]);
    assert_eq!(fs::read_to_string(&path).unwrap(), all_but(&[518]) + "518\n");
}

#[test]
#[cfg(target_os = "linux")]
fn a_file_that_is_removed_under_the_lock() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.txt");
    fs::write(&path, all_but(&[518])).unwrap();
    let lock = locked(&path);
    let child = program(&with_history(&path, &[])).stdout(Stdio::piped()).spawn().unwrap();
    wait_for_lock(&child);
    fs::remove_file(&path).unwrap();
    drop(lock);
    let output = child.wait_with_output().unwrap();
    let drawn = numbers(&String::from_utf8(output.stdout).unwrap());
    assert_eq!(fs::read_to_string(&path).unwrap(), drawn.join("\n") + "\n");
}

/// 200 draws, of which many are killed, beside an editor that saves by renaming all the time:
/// what was shown is in the file, and nothing is twice in it.
#[test]
#[cfg(unix)]
fn draws_that_are_killed_beside_an_editor() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("busy.txt");
    fs::write(&path, "").unwrap();
    let mut children = Vec::new();
    for index in 0..200_u64 {
        let mut child = start(&path);
        if index % 3 == 0 {
            std::thread::sleep(std::time::Duration::from_micros(index * 37 % 3_000));
            child.kill().unwrap();
        }
        if index % 10 == 0 {
            save_by_rename(&path);
        }
        children.push(child);
    }
    let mut shown = HashSet::new();
    for child in children {
        let output = child.wait_with_output().unwrap();
        for number in numbers(&String::from_utf8(output.stdout).unwrap()) {
            assert!(shown.insert(number.clone()), "{number} drawn twice");
        }
    }
    let text = fs::read_to_string(&path).unwrap();
    let written: HashSet<_> = text.lines().map(String::from).collect();
    assert_eq!(written.len(), text.lines().count(), "nothing is twice in the file");
    assert!(shown.is_subset(&written), "{:?}", shown.difference(&written));
    printed(&with_history(&path, &[]));
}

/// Saves the file as it is, as an editor that respects the lock.
#[cfg(unix)]
fn save_by_rename(path: &Path) {
    use std::os::unix::fs::MetadataExt;
    loop {
        let file = fs::OpenOptions::new().read(true).write(true).open(path).unwrap();
        fs4::FileExt::lock(&file).unwrap();
        if fs::metadata(path).unwrap().ino() == file.metadata().unwrap().ino() {
            let new = path.with_extension("new");
            fs::copy(path, &new).unwrap();
            fs::rename(&new, path).unwrap();
            return;
        }
    }
}

/// A write that fails half way leaves the file as it was.
#[test]
#[cfg(unix)]
fn a_full_disk_leaves_the_history_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.txt");
    let lines: Vec<_> =
        std::iter::once(0).chain(100..227).map(|number| number.to_string()).collect();
    let text = lines.join("\n") + "\n";
    assert_eq!(text.len(), 510);
    fs::write(&path, &text).unwrap();
    let arguments = with_history(&path, &["-n", "5"]);
    let output = crate::on_full_disk(512, &arguments).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stderr).unwrap().contains("club.txt: File too large"));
    assert_eq!(output.stdout, b"");
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    printed(&arguments);
}

/// Nobody can tell a half line of a killed draw from one that a person wrote.
#[test]
fn the_message_says_which_half_line_to_take_out() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.txt");
    fs::write(&path, "518\n0\n95").unwrap();
    let refusal = refused(&with_history(&path, &[]));
    assert!(
        refusal.contains("club.txt is damaged in line 3: \"95\" has no line end: take it out"),
        "{refusal}"
    );
}

#[test]
fn a_history_of_the_other_kind_is_not_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.txt");
    fs::write(&path, "502:532\n").unwrap();
    let refusal = refused(&with_history(&path, &[]));
    assert!(refusal.contains("club.txt is a history of draws with --double"), "{refusal}");
    fs::write(&path, "518\n").unwrap();
    let refusal = refused(&with_history(&path, &["--double"]));
    assert!(refusal.contains("club.txt is a history of draws without --double"), "{refusal}");
    assert!(!refusal.contains("damaged"), "{refusal}");
}

/// Runs to the end, or is killed after ten seconds.
#[cfg(unix)]
fn soon(arguments: &[&str]) -> std::process::Output {
    let mut child =
        program(arguments).stderr(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    for _ in 0..1_000 {
        if child.try_wait().unwrap().is_some() {
            return child.wait_with_output().unwrap();
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    child.kill().unwrap();
    panic!("{arguments:?} does not end");
}

/// What is no file, or much too large for a history, is refused at once.
#[test]
#[cfg(unix)]
fn a_history_that_is_no_history() {
    use std::process::Command;
    let folder = tempfile::tempdir().unwrap();
    let fifo = folder.path().join("fifo");
    assert!(Command::new("mkfifo").arg(&fifo).status().unwrap().success());
    let sparse = folder.path().join("sparse");
    fs::File::create(&sparse).unwrap().set_len(1 << 30).unwrap();
    for (path, words) in [
        (fifo.as_path(), "is not a regular file"),
        (Path::new("/dev/zero"), "is not a regular file"),
        (folder.path(), "is not a regular file"),
        (&sparse, "is larger than 64 MB"),
    ] {
        let output = soon(&with_history(path, &[]));
        assert_eq!(output.status.code(), Some(2), "{path:?}");
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert!(stderr.contains(words), "{path:?}: {stderr}");
    }
}

/// Waiting for the lock is said, with the name of the file, and survives a stop.
#[test]
#[cfg(target_os = "linux")]
fn a_wait_is_said() {
    use std::process::Command;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.txt");
    fs::write(&path, "0\n").unwrap();
    let lock = locked(&path);
    let mut command = program(&with_history(&path, &[]));
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    std::thread::sleep(std::time::Duration::from_millis(1_500));
    for signal in ["-STOP", "-CONT"] {
        let kill = Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap();
        assert!(kill.success());
    }
    assert!(child.try_wait().unwrap().is_none(), "it waits");
    drop(lock);
    let output = child.wait_with_output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(stderr.contains("waiting for the lock of"), "{stderr}");
    assert!(stderr.contains("club.txt"), "{stderr}");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_draw_that_is_refused_leaves_no_empty_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.txt");
    refused(&with_history(&path, &["--exclude", "0-959"]));
    assert!(!path.exists());
    fs::write(&path, "").unwrap();
    refused(&with_history(&path, &["-n", "961"]));
    assert!(path.exists(), "it was there before");
}

/// A new file is only safe on the disk when its folder is.
#[test]
#[cfg(target_os = "linux")]
fn the_folder_of_a_new_history_is_synced() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.txt");
    let arguments = with_history(&path, &[]);
    let Some(first) = crate::traced("fsync,fdatasync,openat", &arguments) else { return };
    let name = format!("\"{}\", O_RDONLY", folder.path().display());
    assert!(first.contains(&name) && first.contains("fsync("), "{first}");
    let second = crate::traced("fsync,fdatasync,openat", &arguments).unwrap();
    assert!(!second.contains(&name), "{second}");
}

/// The draw is in the history, so a person must learn what it was.
#[test]
#[cfg(target_os = "linux")]
fn a_draw_that_cannot_be_shown() {
    let folder = tempfile::tempdir().unwrap();
    for (name, double) in [("club.txt", None), ("pairs.txt", Some("--double"))] {
        let path = folder.path().join(name);
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let more: Vec<_> = ["-n", "3"].into_iter().chain(double).collect();
        let arguments = with_history(&path, &more);
        let mut closed =
            program(&arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(closed.stdout.take());
        let outputs = [
            program(&arguments).stdout(full).output().unwrap(),
            closed.wait_with_output().unwrap(),
        ];
        let written = fs::read_to_string(&path).unwrap();
        let lines: Vec<_> = written.lines().collect();
        assert_eq!(lines.len(), 6);
        for output in outputs {
            assert_eq!(output.status.code(), Some(1));
            let stderr = String::from_utf8(output.stderr).unwrap();
            let named = lines.chunks(3).any(|draw| stderr.contains(&draw.join(", ")));
            assert!(named && stderr.contains(name), "{written}\n{stderr}");
        }
    }
}

/// A history as an arbiter keeps it: the program's lines, comments and blank lines, all of which
/// stay.
#[test]
fn a_history_with_comments() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.txt");
    let line = printed(&["draw", "--seed", "5"]);
    let drawn = numbers(&line);
    let before = format!(
        "\u{feff}# Club championship 2026\r\n\r\nSP 518\n  # round 1, 1 December\n{line}\nsp-0  # round 3\n\
         959\n \t\n"
    );
    fs::write(&path, &before).unwrap();
    let rest = numbers(&printed(&with_history(&path, &["-n", "956"])));
    let drawn: HashSet<_> =
        drawn.iter().chain(&rest).map(String::as_str).chain(["518", "0", "959"]).collect();
    assert_eq!(drawn.len(), 960);
    assert_eq!(fs::read_to_string(&path).unwrap(), before + &rest.join("\n") + "\n");

    // A comment at the end may lack its line end: what is drawn goes to the next line.
    fs::write(&path, "518\n# round 2").unwrap();
    let next = numbers(&printed(&with_history(&path, &[])));
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("518\n# round 2\n{}\n", next[0]));

    let pairs = "# pairs\n\nSP 502:532\n518:0  # round 2\n";
    fs::write(&path, pairs).unwrap();
    let pair = numbers(&printed(&with_history(&path, &["--double"])));
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{pairs}{}\n", pair[0]));

    for (text, line) in [
        ("# a\n518\nSP 518\n", "it repeats line 2"),
        ("SP 519  RNBQKBNR\n", "line 1: "),
        ("518 534\n", "line 1: "),
        ("# a\n518 round 2\n", "line 2: "),
        ("518\n0 # round 2", "has no line end"),
        ("518\n\u{feff}0\n", "line 2: "),
    ] {
        fs::write(&path, text).unwrap();
        let message = refused(&with_history(&path, &[]));
        assert!(message.contains(line), "{text:?}: {message}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
}
