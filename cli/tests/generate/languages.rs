//! The tools that compile each language's file and run its self-test.

use std::collections::BTreeSet;

use crate::workshop::{Workshop, are_installed, generate, printed};

/// The test of a language's file.
struct Language {
    /// The name in `chess960 generate LANGUAGE`.
    name: &'static str,
    file: &'static str,
    /// The file with `--prefix MyEngine`.
    prefixed: &'static str,
    /// The files in `tests/generate` that the commands read.
    sources: &'static [&'static str],
    /// Commands that compile the file alone, as strictly as the tool can.
    alone: &'static [&'static str],
    /// Commands that compile and run the self-test.
    selftest: &'static [&'static str],
}

const C: Language = Language {
    name: "c",
    file: "chess960.h",
    prefixed: "chess960.h",
    sources: &["selftest.c", "unused.c"],
    alone: &[
        "gcc -std=c99 -Wall -Wextra -Werror -pedantic -Wconversion -Wshadow -c unused.c",
        "g++ -std=c++17 -Wall -Wextra -Werror -pedantic -Wconversion -Wshadow -x c++ -c unused.c",
    ],
    selftest: &[
        "gcc -std=c99 -Wall -Wextra -Werror -pedantic -Wconversion -Wshadow selftest.c unused.c \
         -o selftest",
        "./selftest positions.tsv",
        "g++ -std=c++17 -Wall -Wextra -Werror -pedantic -Wconversion -Wshadow -x c++ selftest.c \
         unused.c -o selftest",
        "./selftest positions.tsv",
    ],
};

const CPP: Language = Language {
    name: "cpp",
    file: "chess960.hpp",
    prefixed: "chess960.hpp",
    sources: &["selftest.cpp", "unused.cpp"],
    alone: &["g++ -std=c++17 -Wall -Wextra -Werror -pedantic -Wconversion -Wshadow -c unused.cpp"],
    selftest: &[
        "g++ -std=c++17 -Wall -Wextra -Werror -pedantic -Wconversion -Wshadow selftest.cpp \
         unused.cpp -o selftest",
        "./selftest positions.tsv",
    ],
};

const RUST: Language = Language {
    name: "rust",
    file: "chess960.rs",
    prefixed: "chess960.rs",
    sources: &["selftest.rs", "no_std.rs"],
    alone: &["rustc --edition 2021 --crate-type lib --emit metadata no_std.rs"],
    selftest: &[
        "rustfmt --check --edition 2021 chess960.rs",
        "rustc --edition 2021 -D warnings selftest.rs",
        "./selftest positions.tsv",
    ],
};

const PYTHON: Language = Language {
    name: "python",
    file: "chess960.py",
    prefixed: "chess960.py",
    sources: &["selftest.py"],
    alone: &["python3 -W error chess960.py"],
    selftest: &["python3 -W error selftest.py positions.tsv"],
};

const PYTHON_TYPES: Language = Language {
    alone: &["mypy --strict --no-error-summary chess960.py"],
    selftest: &["mypy --strict --no-error-summary chess960.py selftest.py"],
    ..PYTHON
};

const JAVASCRIPT: Language = Language {
    name: "javascript",
    file: "chess960.mjs",
    prefixed: "chess960.mjs",
    sources: &["selftest.mjs"],
    alone: &["node chess960.mjs"],
    selftest: &["node selftest.mjs positions.tsv"],
};

const JAVASCRIPT_TYPES: Language = Language {
    alone: &["tsc --strict --allowJs --checkJs --noEmit --target es2020 --module nodenext \
              chess960.mjs"],
    selftest: &[],
    ..JAVASCRIPT
};

const TYPESCRIPT: Language = Language {
    name: "typescript",
    file: "chess960.ts",
    prefixed: "chess960.ts",
    sources: &["selftest.ts", "run.mjs"],
    alone: &["tsc --strict --noUncheckedIndexedAccess --noUnusedLocals --noUnusedParameters \
              --noImplicitReturns --noEmit --target es2020 --module nodenext chess960.ts"],
    selftest: &[
        "tsc --strict --noUncheckedIndexedAccess --target es2020 --module nodenext --outDir out \
         chess960.ts selftest.ts",
        "node run.mjs positions.tsv",
    ],
};

const JAVA: Language = Language {
    name: "java",
    file: "Chess960.java",
    prefixed: "MyEngine.java",
    sources: &["SelfTest.java"],
    alone: &["javac -Xlint:all -Xdoclint:all/public -Werror {file}"],
    selftest: &[
        "javac -Xlint:all -Xdoclint:all/public -Werror Chess960.java SelfTest.java",
        "java SelfTest positions.tsv",
    ],
};

const GO: Language = Language {
    name: "go",
    file: "chess960/chess960.go",
    prefixed: "chess960/chess960.go",
    sources: &["selftest.go"],
    alone: &["gofmt -d chess960", "go vet ./chess960"],
    selftest: &["gofmt -d .", "go vet ./...", "go run . positions.tsv"],
};

/// Mono's compiler needs `-langversion` for features after C# 7.0.
const CSHARP: Language = Language {
    name: "csharp",
    file: "Chess960.cs",
    prefixed: "MyEngine.cs",
    sources: &["SelfTest.cs"],
    alone: &["mcs -langversion:latest -warn:4 -warnaserror -doc:documentation.xml \
         -target:library {file}"],
    selftest: &[
        "mcs -langversion:latest -warn:4 -warnaserror Chess960.cs SelfTest.cs",
        "mono Chess960.exe positions.tsv",
    ],
};

const ALL: [Language; 9] = [C, CPP, RUST, PYTHON, JAVASCRIPT, TYPESCRIPT, JAVA, GO, CSHARP];

/// Tests the whole file over all positions, then every part by itself, then a prefix.
fn test(language: &Language) {
    let Language { name, file, prefixed, sources, alone, selftest } = language;
    if !are_installed(alone.iter().chain(*selftest).copied(), name) {
        return;
    }
    let workshop = Workshop::new(sources);
    workshop.generate(&[name], file);
    if *name == "rust" {
        workshop.generate(&[name, "--prefix", "StartPositions"], "prefixed.rs");
    }
    for line in *selftest {
        workshop.run(line, name);
    }
    for parts in ["ranks", "lookup", "castling", "fen", "castling,lookup"] {
        let workshop = Workshop::new(sources);
        workshop.generate(&[name, "--parts", parts], file);
        compile(&workshop, alone, file, parts);
    }
    let workshop = Workshop::new(sources);
    workshop.generate(&[name, "--prefix", "MyEngine"], prefixed);
    compile(&workshop, alone, prefixed, "--prefix MyEngine");
}

fn compile(workshop: &Workshop, alone: &[&str], file: &str, because: &str) {
    for line in alone {
        workshop.run(&line.replace("{file}", file), because);
    }
}

#[test]
fn c() {
    test(&C);
}

#[test]
fn cpp() {
    test(&CPP);
}

#[test]
fn rust() {
    test(&RUST);
}

#[test]
fn python() {
    test(&PYTHON);
    test(&PYTHON_TYPES);
}

/// The Python lines of the README work.
#[test]
fn python_of_the_readme() {
    const RUN: &str = "python3 -W error readme.py";
    if !are_installed([RUN].into_iter(), "the README") {
        return;
    }
    let readme = include_str!("../../README.md");
    let (_, lines) = readme.split_once("```python\n").unwrap();
    let (lines, _) = lines.split_once("```").unwrap();
    let workshop = Workshop::new(&[]);
    workshop.generate(&["python"], "chess960.py");
    std::fs::write(workshop.path().join("readme.py"), lines).unwrap();
    workshop.run(RUN, "the README");
}

#[test]
fn javascript() {
    test(&JAVASCRIPT);
    test(&JAVASCRIPT_TYPES);
}

#[test]
fn typescript() {
    test(&TYPESCRIPT);
}

#[test]
fn java() {
    test(&JAVA);
}

#[test]
fn go() {
    test(&GO);
}

#[test]
fn csharp() {
    test(&CSHARP);
}

/// The header of each file names the program and its version.
#[test]
fn the_header_names_program_and_version() {
    let written_by = concat!("chess960 ", env!("CARGO_PKG_VERSION"));
    for language in ALL {
        let text = printed(&[language.name]);
        let command = format!("{written_by} (chess960 generate {})", language.name);
        let header: Vec<_> = text.lines().take(10).collect();
        assert!(header.join("\n").contains(&command), "{header:?}");
        assert!(text.ends_with('\n') && !text.ends_with("\n\n"), "{}", language.name);
        let untidy = text.lines().position(|line| line.ends_with([' ', '\t']));
        assert_eq!(untidy, None, "{}", language.name);
        assert!(!text.contains("\n\n\n") || language.name == "python", "{}", language.name);
        assert!(text.is_ascii(), "{}", language.name);
    }
}

/// A language that the program writes fails here until it has a self-test. The data is
/// tested in `options.rs`.
#[test]
fn every_language_has_a_self_test() {
    let help = printed(&["-h"]);
    let (_, values) = help.split_once("[possible values: ").expect("the help lists languages");
    let (values, _) = values.split_once(']').expect("the list ends");
    let mut written: Vec<_> = values.split(',').map(str::trim).collect();
    written.retain(|name| *name != "json");
    assert_eq!(written, ALL.map(|language| language.name));
}

/// Every name that the headers of the C++ file declare or define is refused as its namespace.
#[test]
fn names_that_cpp_has_taken() {
    let compile = "g++ -std=gnu++17 -fmax-errors=0 -fsyntax-only names.cpp";
    if !are_installed([compile].into_iter(), "C++ names") {
        return;
    }
    let headers = "#include <cstdint>\n#include <optional>\n#include <string_view>\n";
    let workshop = Workshop::new(&[]);
    let file = workshop.path().join("names.cpp");
    let gcc = |source: &str, options: &[&str]| {
        std::fs::write(&file, source).unwrap();
        let mut command = std::process::Command::new("g++");
        let output = command.arg("-std=gnu++17").args(options).arg(&file).output().unwrap();
        String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned()
    };
    let text = gcc(headers, &["-E", "-P"]) + &gcc(headers, &["-dM", "-E"]);
    let is_name = |word: &&str| word.starts_with(|first: char| first.is_ascii_alphabetic());
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    let words: Vec<_> = words.filter(is_name).collect::<BTreeSet<_>>().into_iter().collect();
    assert!(words.len() > 500, "{}", words.len());
    let spaces: Vec<_> =
        words.iter().map(|word| format!("namespace {word} {{ const int x = 1; }}")).collect();
    // A mistake at the end is not that of the last name.
    let source = format!("{headers}{}\n\nint x;\n", spaces.join("\n"));
    let errors = gcc(&source, &["-fmax-errors=0", "-fsyntax-only"]);
    let line = |text: &str| text.split_once("names.cpp:")?.1.split(':').next()?.parse().ok();
    let lines: BTreeSet<usize> =
        errors.lines().filter(|text| text.contains(": error: ")).filter_map(line).collect();
    assert!(lines.len() > 80, "{errors}");
    let taken = lines.iter().filter_map(|line| words.get(line - 4).copied());
    let is_accepted = |word: &&str| generate(&["cpp", "--prefix", word]).status.success();
    assert_eq!(taken.filter(is_accepted).collect::<Vec<_>>(), [""; 0]);
}
