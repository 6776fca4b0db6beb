//! `Tables::write`: a file that exists survives a write that fails.
#![cfg(unix)]

use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use chess960_codegen::Tables;

const FILE: &str = "CHESS960_TEST_FILE";

fn tables<'a>() -> Tables<'a> {
    Tables::new().letters("LETTERS")
}

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = env::temp_dir().join(format!("chess960-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

/// Not a test by itself: it writes the file that the environment names, if it does.
#[test]
fn write_where_the_environment_says() {
    if let Some(file) = env::var_os(FILE) {
        tables().write(Path::new(&file)).unwrap();
    }
}

/// A full disk, as a limit of the size of files.
#[test]
fn a_full_disk_leaves_the_old_file() {
    let folder = folder("full");
    let file = folder.join("tables.rs");
    for names_left in [vec![], vec!["tables.rs".to_owned()]] {
        if !names_left.is_empty() {
            fs::write(&file, "an older file").unwrap();
        }
        let output = Command::new("sh")
            .args(["-c", "trap '' XFSZ; ulimit -f 2; exec \"$0\" \"$@\""])
            .arg(env::current_exe().unwrap())
            .args(["--exact", "write_where_the_environment_says"])
            .env(FILE, &file)
            .output()
            .unwrap();
        assert!(!output.status.success());
        assert_eq!(names(&folder), names_left);
    }
    assert_eq!(fs::read_to_string(&file).unwrap(), "an older file");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn permissions_and_links_stay() {
    let folder = folder("links");
    let (file, link) = (folder.join("tables.rs"), folder.join("link.rs"));
    symlink("tables.rs", &link).unwrap();
    tables().write(&link).unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
    fs::write(&file, "an older file").unwrap();
    tables().write(&link).unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
    assert_eq!(fs::read_to_string(&file).unwrap(), tables().source());
    assert_eq!(names(&folder).len(), 2);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_device_is_written_directly() {
    tables().write(Path::new("/dev/null")).unwrap();
    assert!(tables().write(Path::new("/dev/full")).is_err());
}
