//! `chess960 number`, with a small archive for each kind of fault.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Stdio;

use chess960::{CastlingStyle, DoubleStartPosition, StartPosition};
use proptest::prelude::*;

use crate::{assert_printed, printed, program, refused};

#[cfg(target_os = "linux")]
mod bounded;
mod columns;
mod corpus;
mod input;
mod kinds;
mod results;
mod shapes;

use corpus::{FEN_0, FEN_518, corpus, game, good};

fn write(folder: &Path, name: &str, bytes: &[u8]) -> String {
    let path = folder.join(name);
    fs::write(&path, bytes).unwrap();
    path.to_str().unwrap().to_string()
}

/// Returns the records of an archive, which may have no game.
#[track_caller]
fn records(arguments: &[&str]) -> String {
    let output = program(arguments).output().unwrap();
    let records = String::from_utf8(output.stdout).unwrap();
    let has_games = records.lines().any(|line| !line.starts_with("file\t"));
    let stderr = String::from_utf8(output.stderr).unwrap();
    if has_games {
        assert_eq!((output.status.code(), stderr.as_str()), (Some(0), ""), "{arguments:?}");
    } else {
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(
            stderr.ends_with(" has no games: an archive is PGN, EPD, or lines of FEN\n"),
            "{stderr}"
        );
    }
    records
}

#[test]
fn every_kind_of_fault() {
    let folder = tempfile::tempdir().unwrap();
    let mut text = String::new();
    for (name, bytes) in corpus() {
        let file = write(folder.path(), "archive", &bytes);
        let records = records(&["number", &file]);
        text += &format!("# {name}\n");
        for record in records.lines().skip(1) {
            let record = record.strip_prefix(&file).unwrap().trim_start();
            text += &format!("{}\n", record.replace('\t', " | "));
        }
    }
    assert_printed("program_number_corpus", &text);
}

#[test]
fn every_form() {
    let folder = tempfile::tempdir().unwrap();
    let archive = format!("{}{}", good(FEN_0), good("a,b\\\"c"));
    write(folder.path(), "games.pgn", archive.as_bytes());
    for form in ["tsv", "csv", "jsonl"] {
        let output = program(&["number", "games.pgn", "--format", form])
            .current_dir(folder.path())
            .output()
            .unwrap();
        assert_printed(
            &format!("program_number_{form}"),
            &String::from_utf8(output.stdout).unwrap(),
        );
    }
}

/// Compressed archives and standard input give the same records.
#[test]
fn other_ways_in() {
    let folder = tempfile::tempdir().unwrap();
    let archive = good(FEN_0).repeat(300).into_bytes();
    let plain = write(folder.path(), "games", &archive);
    let expected = printed(&["number", &plain]).replace(&plain, "-");

    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    gzip.write_all(&archive).unwrap();
    let gzip = gzip.finish().unwrap();
    let zstd = zstd::encode_all(archive.as_slice(), 1).unwrap();
    for (name, bytes) in
        [("gz", gzip.clone()), ("gz2", [&gzip[..], &gzip[..]].concat()), ("zst", zstd)]
    {
        let file = write(folder.path(), name, &bytes);
        let records = printed(&["number", &file]).replace(&file, "-");
        assert!(records.starts_with(&expected), "{name}");
        assert_eq!(records.lines().count(), if name == "gz2" { 601 } else { 301 });
    }

    for arguments in [&["number"][..], &["number", "-"]] {
        let mut child =
            program(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(&archive).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8(output.stdout).unwrap(), expected);
    }
}

/// The games of all numbers, of pairs and without a number make up the archive.
#[test]
fn all_numbers_and_the_rest() {
    let folder = tempfile::tempdir().unwrap();
    let listed = printed(&["list", "--format", "pgn"]);
    let mut starts = String::new();
    for (number, game) in listed.split_inclusive("*\n").enumerate() {
        let moves = "1. e4 ".repeat(number % 70);
        starts += &game.replace("*\n", &format!("{moves} {{ [%clk 1] }} *\r\n"));
    }
    let double = good("rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFca - 0 1");
    let archive = format!("{starts}\n{double}{}{}", good("?"), good("8/8"));
    let file = write(folder.path(), "games.pgn", archive.as_bytes());
    let single = (0..20).map(|number| number.to_string());
    let ranges = (1..48).map(|n| format!("{}-{}", 20 * n, 20 * n + 19));
    let lists = single.chain(ranges);
    let written: String = lists
        .chain(["double".into(), "unknown".into()])
        .map(|list| printed(&["number", &file, "--only", &list]))
        .collect();
    assert!(written == archive);
}

/// `--only` writes the games that the records name, for every archive.
#[test]
fn only() {
    let folder = tempfile::tempdir().unwrap();
    for (name, bytes) in corpus() {
        let file = write(folder.path(), "archive", &bytes);
        let records = records(&["number", &file, "--format", "jsonl"]);
        let mut starts = vec![];
        for record in records.lines() {
            let record: serde_json::Value = serde_json::from_str(record).unwrap();
            let offset = usize::try_from(record["offset"].as_u64().unwrap()).unwrap();
            starts.push((offset, record["white"].as_u64(), record["kind"].clone()));
        }
        let wanted = |list: &str| {
            let keep = |white: Option<u64>, kind: &str| match list {
                "0" => white == Some(0) && kind == "chess960",
                "518" => white == Some(518) && kind == "chess960",
                "0-517,519-959" => white.is_some_and(|n| n != 518) && kind == "chess960",
                kinds => kinds.split(',').any(|of| of == kind),
            };
            let ends = starts.iter().skip(1).map(|start| start.0).chain([bytes.len()]);
            let games = starts.iter().zip(ends);
            let games = games.filter(|((_, white, kind), _)| keep(*white, kind.as_str().unwrap()));
            games.flat_map(|(start, end)| bytes[start.0..end].to_vec()).collect::<Vec<u8>>()
        };
        for list in ["0", "518", "0-517,519-959", "double", "unknown", "chess", "chess,unknown"] {
            let output = program(&["number", &file, "--only", list]).output().unwrap();
            assert!(output.stdout == wanted(list), "{name}: --only {list}");
        }
    }
}

/// The output has the order of the files, whichever is read first.
#[test]
fn several_files() {
    let folder = tempfile::tempdir().unwrap();
    let files: Vec<_> = (1..9)
        .map(|n| write(folder.path(), &n.to_string(), good(FEN_0).repeat(n * n * 100).as_bytes()))
        .collect();
    let numbers = |more: &[&str]| printed(&[&["number"], more, &*names(&files)].concat());
    let one_by_one: String = files
        .iter()
        .map(|file| printed(&["number", file]).split_once('\n').unwrap().1.to_string())
        .collect();
    assert_eq!(numbers(&[]).split_once('\n').unwrap().1, one_by_one);
    assert_eq!(numbers(&["--only", "0"]).len(), good(FEN_0).len() * 20_400);
    assert!(numbers(&["--summary"]).contains("\n\t\ttotal\t20400\t"));

    // A file that cannot be read is reported, and the others are read.
    write(folder.path(), "empty", b"");
    let (first, rest) = files.split_first().unwrap();
    let arguments = [&["number", "no/such/file", first, "empty"], &*names(rest)].concat();
    let output = program(&arguments).current_dir(folder.path()).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout == numbers(&[]).into_bytes());
    let stderr = String::from_utf8(output.stderr).unwrap();
    let [missing, empty] = stderr.lines().collect::<Vec<_>>()[..] else { panic!("{stderr}") };
    assert!(missing.starts_with("chess960: cannot read no/such/file: "), "{missing}");
    let arguments = [&arguments[..], &["--summary"]].concat();
    let output = program(&arguments).current_dir(folder.path()).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout == numbers(&["--summary"]).into_bytes());
    assert_eq!(empty, "chess960: empty has no games: an archive is PGN, EPD, or lines of FEN");
}

fn names(files: &[String]) -> Vec<&str> {
    files.iter().map(String::as_str).collect()
}

#[test]
fn summary() {
    let folder = tempfile::tempdir().unwrap();
    let fens = [FEN_0, FEN_518, "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq - 0 1", "?"];
    let results = ["1-0", "1/2-1/2", "0-1", "*"];
    let archive: String = (0..24)
        .map(|n| {
            let tags = [
                ("Event", "a"),
                ("Variant", "Chess960"),
                ("FEN", fens[n % 4]),
                ("Result", results[n * n % 7 % 4]),
            ];
            game(&tags, "*")
        })
        .collect();
    let file = write(folder.path(), "games.pgn", archive.as_bytes());
    let mut text = String::new();
    for more in [&[][..], &["--twins"], &["--format", "csv"], &["--format", "jsonl"]] {
        let arguments = [&["number", &file, "--summary"], more].concat();
        text += &format!("# {}\n{}", arguments[2..].join(" "), printed(&arguments));
    }
    assert_printed("program_number_summary", &text);
}

#[test]
fn wrong_use() {
    assert!(refused(&["number", "--only", "960"]).contains("960 is not a start position"));
    let output = program(&["number", "no/such/file.pgn"]).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stderr).unwrap().contains("cannot read no/such/file.pgn"));
}

/// A file that must be converted first is refused, not read as an archive without games.
#[test]
fn not_text() {
    let folder = tempfile::tempdir().unwrap();
    let archive = good(FEN_0).repeat(2);
    let utf16 = |mark: &[u8], bytes: fn(u16) -> [u8; 2]| {
        let text = archive.encode_utf16().flat_map(bytes);
        mark.iter().copied().chain(text).collect::<Vec<u8>>()
    };
    let carriage_returns = archive.replace('\n', "\r").into_bytes();
    let packed = zstd::encode_all(carriage_returns.as_slice(), 1).unwrap();
    let mut text = String::new();
    for (name, bytes) in [
        ("a.zip", b"PK\x03\x04\x14".to_vec()),
        ("a.bz2", b"BZh91AY".to_vec()),
        ("a.xz", b"\xFD7zXZ\0".to_vec()),
        ("a.7z", b"7z\xBC\xAF\x27\x1C".to_vec()),
        ("little-endian.pgn", utf16(b"\xFF\xFE", u16::to_le_bytes)),
        ("big-endian.pgn", utf16(b"\xFE\xFF", u16::to_be_bytes)),
        ("carriage-returns.pgn", carriage_returns),
        ("carriage-returns.pgn.zst", packed),
    ] {
        write(folder.path(), name, &bytes);
        let mut number = program(&["number", name]);
        let output = number.current_dir(folder.path()).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{name}");
        text += &String::from_utf8(output.stderr).unwrap();
    }
    assert_printed("program_number_not_text", &text);

    let mut number = program(&["number"]);
    let output =
        number.stdin(fs::File::open(folder.path().join("a.xz")).unwrap()).output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(stderr.starts_with("chess960: standard input is packed by xz: "), "{stderr}");

    // The last line may lack its line feed.
    for line in [format!("{FEN_0}\r"), FEN_0.into(), format!("{FEN_0}\r\r")] {
        let file = write(folder.path(), "line", line.as_bytes());
        assert_eq!(printed(&["number", &file]).lines().count(), 2, "{line:?}");
    }
}

/// Every start position as an archive and as a book.
#[test]
fn all_positions() {
    let folder = tempfile::tempdir().unwrap();
    for format in ["pgn", "epd"] {
        for castling in ["xfen", "shredder"] {
            let list = printed(&["list", "--format", format, "--castling", castling]);
            let file = write(folder.path(), "list", list.as_bytes());
            let records = printed(&["number", &file]);
            let numbers = records.lines().skip(1).map(|line| line.split('\t').nth(3).unwrap());
            assert!(numbers.eq((0..960).map(|number| number.to_string())));
        }
    }
}

fn pieces() -> impl Strategy<Value = String> {
    let fen = (0..921_600_u32).prop_map(|index| {
        let double = DoubleStartPosition::from_white_major_index(index).unwrap();
        double.fen(CastlingStyle::Shredder).to_string()
    });
    prop_oneof![
        fen.prop_map(|fen| format!("[FEN \"{fen}\"]\n")),
        prop::sample::select(vec![
            "[Event \"a\"]\n",
            "[Variant \"Chess960\"]\r\n",
            "\n",
            "\r\n",
            "{",
            "}",
            "[",
            "]",
            "\"",
            "%",
            "1. e4 e5 ",
            "[%clk 1:00]",
            ";",
            "\\",
            "[FEN \"",
            "1-0\n\n",
            " ",
            "\u{FEFF}",
            "é",
            "\t",
        ])
        .prop_map(String::from),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// For any bytes the program ends well, and every record points at a tag.
    #[test]
    fn any_archive_is_read(parts in prop::collection::vec(pieces(), 0..60)) {
        let folder = tempfile::tempdir().unwrap();
        let archive = parts.concat();
        let file = write(folder.path(), "any", archive.as_bytes());
        let records = records(&["number", &file, "--input", "pgn"]);
        for record in records.lines().skip(1) {
            let fields: Vec<_> = record.split('\t').collect();
            prop_assert_eq!(fields.len(), 8);
            let offset: usize = fields[2].parse().unwrap();
            prop_assert!(archive[offset..].starts_with('['));
            if let Ok(position) = fields[3].parse::<StartPosition>() {
                let known = archive[offset..].contains(position.as_str());
                prop_assert!(known || fields[7] == "chess: no FEN tag", "{record}");
            }
        }
    }
}
