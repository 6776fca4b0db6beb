//! Files that exist survive a write that fails.

use std::fs;
use std::io::Read;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::{on_full_disk, printed, program};

/// The commands that write a file, without its name, and what they write.
fn writers() -> [(Vec<&'static str>, String); 2] {
    let picture = printed(&["show", "518", "--svg", "-"]);
    [(vec!["generate", "c", "-o"], printed(&["generate", "c"])), (vec!["518", "--svg"], picture)]
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

#[test]
fn a_full_disk_leaves_the_old_file() {
    for (arguments, _) in writers() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "an older file").unwrap();
        let arguments = [&arguments[..], &[file.to_str().unwrap()]].concat();
        let output = on_full_disk(1_024, &arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert!(stderr.starts_with("chess960: cannot write "), "{stderr}");
        assert_eq!(fs::read_to_string(&file).unwrap(), "an older file");
        assert_eq!(names(folder.path()), ["file"], "nothing is left beside it");
    }
}

#[test]
fn a_full_disk_leaves_no_new_file() {
    for (arguments, _) in writers() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        let arguments = [&arguments[..], &[file.to_str().unwrap()]].concat();
        assert_eq!(on_full_disk(1_024, &arguments).output().unwrap().status.code(), Some(1));
        assert_eq!(names(folder.path()), [""; 0]);
    }
}

#[test]
fn permissions_stay() {
    for (arguments, text) in writers() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        let mode = |file: &Path| fs::metadata(file).unwrap().permissions().mode() & 0o777;
        let arguments = [&arguments[..], &[file.to_str().unwrap()]].concat();
        let plain = folder.path().join("plain");
        fs::write(&plain, "").unwrap();
        printed(&arguments);
        assert_eq!(mode(&file), mode(&plain), "a new file is as any other");
        for bits in [0o640, 0o755, 0o600] {
            fs::set_permissions(&file, fs::Permissions::from_mode(bits)).unwrap();
            printed(&arguments);
            assert_eq!(mode(&file), bits);
            assert_eq!(fs::read_to_string(&file).unwrap(), text);
        }
    }
}

#[test]
fn a_link_stays_a_link() {
    for (arguments, text) in writers() {
        let folder = tempfile::tempdir().unwrap();
        let inner = folder.path().join("inner");
        fs::create_dir(&inner).unwrap();
        let link = folder.path().join("link");
        symlink("inner/second", &link).unwrap();
        symlink("file", inner.join("second")).unwrap();
        let arguments = [&arguments[..], &[link.to_str().unwrap()]].concat();
        // First there is no file at its end, then there is.
        for _ in 0..2 {
            printed(&arguments);
            assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
            assert_eq!(fs::read_to_string(inner.join("file")).unwrap(), text);
        }
        symlink("circle", folder.path().join("circle")).unwrap();
        let circle = folder.path().join("circle");
        let arguments = [&arguments[..arguments.len() - 1], &[circle.to_str().unwrap()]].concat();
        assert_eq!(program(&arguments).output().unwrap().status.code(), Some(1));
    }
}

#[test]
fn a_pipe_and_a_device_are_written_directly() {
    for (arguments, text) in writers() {
        let folder = tempfile::tempdir().unwrap();
        let fifo = folder.path().join("fifo");
        assert!(Command::new("mkfifo").arg(&fifo).status().unwrap().success());
        let with_file = |file: &str| {
            program(&[&arguments[..], &[file]].concat()).stdout(Stdio::null()).spawn().unwrap()
        };
        let mut child = with_file(fifo.to_str().unwrap());
        let mut read = String::new();
        fs::File::open(&fifo).unwrap().read_to_string(&mut read).unwrap();
        assert_eq!(read, text);
        assert!(child.wait().unwrap().success());
        assert!(with_file("/dev/null").wait().unwrap().success());
        let output = program(&[&arguments[..], &["/dev/stdout"]].concat()).output().unwrap();
        assert!(String::from_utf8(output.stdout).unwrap().starts_with(&text));
    }
}

#[test]
fn a_folder_that_is_not_there() {
    for (arguments, _) in writers() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("missing/file");
        let arguments = [&arguments[..], &[file.to_str().unwrap()]].concat();
        let output = program(&arguments).stderr(Stdio::piped()).output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert!(stderr.contains("missing/file: No such file or directory"), "{stderr}");
    }
}

#[test]
fn standard_output_by_its_usual_name() {
    assert_eq!(printed(&["generate", "c", "-o", "-"]), printed(&["generate", "c"]));
    assert!(!Path::new("-").exists());
}
