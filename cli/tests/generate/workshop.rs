//! A temporary folder in which a generated file is compiled and run.

use std::io::{self, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::{env, fs};

use chess960::{Castling, CastlingSide, CastlingStyle, StartPosition};
use tempfile::TempDir;

/// Runs `chess960 generate` with these arguments.
pub(crate) fn generate(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_chess960"))
        .arg("generate")
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

/// Returns what `chess960 generate` prints.
pub(crate) fn printed(arguments: &[&str]) -> String {
    let Output { status, stdout, stderr } = generate(arguments);
    assert!(status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&stderr));
    String::from_utf8(stdout).unwrap()
}

/// A folder with a self-test and the table of all positions.
pub(crate) struct Workshop(TempDir);

impl Workshop {
    pub(crate) fn new(sources: &[&str]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let ours = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/generate");
        for source in sources {
            fs::copy(ours.join(source), folder.path().join(source)).unwrap();
        }
        fs::write(folder.path().join("positions.tsv"), table()).unwrap();
        // Go and Node need a file that describes the folder.
        fs::write(folder.path().join("go.mod"), "module selftest\n\ngo 1.18\n").unwrap();
        fs::write(folder.path().join("package.json"), "{\"type\": \"module\"}\n").unwrap();
        Self(folder)
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    /// Generates a file into the folder.
    pub(crate) fn generate(&self, arguments: &[&str], file: &str) {
        let file = self.path().join(file);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        let output = generate(&[arguments, &["-o", file.to_str().unwrap()]].concat());
        assert!(output.status.success(), "{output:?}");
        assert!(output.stdout.is_empty() && output.stderr.is_empty(), "{output:?}");
    }

    /// Runs a command line in the folder. A compiler must print nothing, and a self-test must
    /// print that it has seen 960 positions.
    pub(crate) fn run(&self, line: &str, because: &str) {
        let mut words = line.split_whitespace();
        let program = words.next().unwrap();
        let program = match program.strip_prefix("./") {
            Some(own) => self.path().join(own),
            None => program.into(),
        };
        let cache = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let Output { status, stdout, stderr } = Command::new(program)
            .args(words)
            .current_dir(self.path())
            .stdin(Stdio::null())
            .envs([("GOTOOLCHAIN", "local"), ("GOFLAGS", "-mod=mod"), ("GO111MODULE", "on")])
            .env("GOCACHE", cache.join("go"))
            .env("MYPY_CACHE_DIR", cache.join("mypy"))
            .output()
            .unwrap();
        let [stdout, stderr] = [stdout, stderr].map(|text| String::from_utf8(text).unwrap());
        assert!(status.success(), "{because}: {line}\n{stdout}{stderr}");
        let expected = if line.ends_with(" positions.tsv") { "ok 960\n" } else { "" };
        assert_eq!(stdout, expected, "{because}: {line}\n{stderr}");
    }
}

/// All positions for the self-tests: number, back rank, X-FEN, Shredder-FEN, and castling to
/// the a-side and to the h-side.
fn table() -> String {
    let mut table = String::new();
    for position in StartPosition::all() {
        let mut columns = vec![
            position.number().to_string(),
            position.as_str().to_string(),
            position.fen(CastlingStyle::XFen).to_string(),
            position.fen(CastlingStyle::Shredder).to_string(),
        ];
        for side in CastlingSide::ALL {
            columns.extend(fields(position.castling(side)).map(|field| field.to_string()));
        }
        table += &(columns.join("\t") + "\n");
    }
    table
}

/// The fields of a castling, in the order of the generated files.
pub(crate) fn fields(castling: Castling) -> [u8; 6] {
    let Castling { king_from, king_to, rook_from, rook_to, must_be_empty, must_be_safe } = castling;
    let [king_from, king_to, rook_from, rook_to] =
        [king_from, king_to, rook_from, rook_to].map(|file| file as u8);
    [king_from, king_to, rook_from, rook_to, must_be_empty.0, must_be_safe.0]
}

/// Returns whether the programs of these command lines are all installed. If one is not, says
/// so, or fails if they are required.
pub(crate) fn are_installed<'a>(lines: impl Iterator<Item = &'a str>, language: &str) -> bool {
    let is_missing = |program: &&str| {
        let path = env::var_os("PATH").unwrap_or_default();
        !program.starts_with("./") && !env::split_paths(&path).any(|dir| dir.join(program).exists())
    };
    let missing: Vec<_> =
        lines.filter_map(|line| line.split_whitespace().next()).filter(is_missing).collect();
    let Some(program) = missing.first() else { return true };
    assert!(
        env::var_os("CHESS960_REQUIRE_TOOLS").is_none_or(|value| value != "1"),
        "{program} is not installed: nothing else tests the file for {language}"
    );
    // Not with eprintln!, whose output is hidden while tests pass.
    let _ = writeln!(
        io::stderr(),
        "SKIPPED: {program} is not installed, the file for {language} was not tested"
    );
    false
}
