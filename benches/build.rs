//! Writes the tables that a program might otherwise use: maps, a sorted list, a `match`.

use std::fmt::Write;
use std::{env, fs, path::Path};

use chess960::StartPosition;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let ranks = || StartPosition::all().map(|position| (position.as_str(), position.number()));
    let mut source = String::new();

    let mut words = phf_codegen::Map::new();
    let mut letters = phf_codegen::Map::new();
    for (rank, number) in ranks() {
        words.entry(rank, number.to_string());
        let key: [u8; 8] = rank.as_bytes().try_into().expect("a rank has eight letters");
        letters.entry(key, number.to_string());
    }
    writeln!(source, "pub static WORDS: phf::Map<&str, u16> = {};", words.build()).unwrap();
    writeln!(source, "pub static LETTERS: phf::Map<[u8; 8], u16> = {};", letters.build()).unwrap();

    let list = |source: &mut String, name: &str, rows: &[(&str, u16)]| {
        writeln!(source, "pub static {name}: [([u8; 8], u16); 960] = [").unwrap();
        for (rank, number) in rows {
            writeln!(source, "(*b\"{rank}\", {number}),").unwrap();
        }
        writeln!(source, "];").unwrap();
    };
    let mut sorted: Vec<_> = ranks().collect();
    list(&mut source, "BY_NUMBER", &sorted);
    sorted.sort_unstable();
    list(&mut source, "SORTED", &sorted);

    writeln!(source, "pub fn by_match(rank: &[u8; 8]) -> Option<u16> {{ match rank {{").unwrap();
    for (rank, number) in ranks() {
        writeln!(source, "b\"{rank}\" => Some({number}),").unwrap();
    }
    writeln!(source, "_ => None }} }}").unwrap();

    let file = Path::new(&env::var_os("OUT_DIR").expect("cargo sets it")).join("rivals.rs");
    fs::write(file, source).expect("the tables are written");
}
