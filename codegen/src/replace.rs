//! Files that survive a write that fails.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process;

/// Writes a file whole or not at all: if a write fails, a file that was there stays as it was.
///
/// The text is written into a new file beside it, which then takes its name. The permissions stay,
/// and a symbolic link stays a link to the new file. A device or a pipe is written directly.
///
/// [`Tables::write`](crate::Tables::write) and the program `chess960` write their files so.
///
/// # Errors
///
/// Returns the error of the file system if the file cannot be written, or must not be by its
/// permissions.
///
/// # Examples
///
/// ```
/// # fn main() -> std::io::Result<()> {
/// let folder = std::env::temp_dir().join(format!("replace-{}", std::process::id()));
/// std::fs::create_dir_all(&folder)?;
/// let file = folder.join("numbers.rs");
/// chess960_codegen::replace(&file, "const STANDARD: u16 = 518;\n")?;
/// assert_eq!(std::fs::read_to_string(&file)?, "const STANDARD: u16 = 518;\n");
/// assert!(chess960_codegen::replace(&folder, "text").is_err(), "a folder is not a file");
/// # std::fs::remove_dir_all(&folder)
/// # }
/// ```
pub fn replace(file: &Path, text: &str) -> io::Result<()> {
    match fs::metadata(file) {
        // In /dev, even a file is somebody's open output.
        Ok(old) if !old.is_file() || file.starts_with("/dev") => fs::write(file, text),
        Ok(old) => {
            // A file that must not be written must not be replaced, either.
            OpenOptions::new().write(true).open(file)?;
            replace_by(&fs::canonicalize(file)?, text, Some(old.permissions()))
        }
        Err(error) if error.kind() == ErrorKind::NotFound => replace_by(&target(file)?, text, None),
        Err(error) => Err(error),
    }
}

/// The end of a chain of links that leads to no file yet.
fn target(link: &Path) -> io::Result<PathBuf> {
    let mut path = link.to_owned();
    while fs::symlink_metadata(&path).is_ok_and(|file| file.is_symlink()) {
        let next = fs::read_link(&path)?;
        path = path.parent().unwrap_or(Path::new("")).join(next);
    }
    Ok(path)
}

fn replace_by(file: &Path, text: &str, permissions: Option<fs::Permissions>) -> io::Result<()> {
    let (beside, mut new) = create_beside(file)?;
    let written = new.write_all(text.as_bytes()).and_then(|()| {
        permissions.map_or(Ok(()), |permissions| new.set_permissions(permissions))?;
        new.sync_all()
    });
    drop(new);
    let replaced = written.and_then(|()| fs::rename(&beside, file));
    if replaced.is_err() {
        // The first error counts; this file may be gone already.
        let _ = fs::remove_file(&beside);
    }
    replaced
}

/// Creates a file in the same folder under a name of its own.
fn create_beside(file: &Path) -> io::Result<(PathBuf, File)> {
    let name = file.file_name().ok_or(ErrorKind::InvalidInput)?;
    let mut count = 0;
    loop {
        let mut new = OsString::from(".");
        new.push(name);
        new.push(format!(".{}-{count}", process::id()));
        let beside = file.with_file_name(new);
        match OpenOptions::new().write(true).create_new(true).open(&beside) {
            // Left by a program of the same number that was killed.
            Err(error) if error.kind() == ErrorKind::AlreadyExists && count < 100 => count += 1,
            created => return Ok((beside, created?)),
        }
    }
}
