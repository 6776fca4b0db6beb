//! The generated source, as a reader sees it.

use crate::assert_printed;

/// The source of the map is left out: its key, displacements and order are up to phf.
#[test]
fn generated_source() {
    let source = include_str!(concat!(env!("OUT_DIR"), "/tables.rs"));
    let (tables, map) = source.split_once("pub(crate) const NUMBERS").expect("there is a map");
    let entries = map.lines().filter(|line| line.trim_start().starts_with("(\"")).count();
    assert_printed("generated_source", &format!("{tables}// {entries} entries, in phf's order\n"));
}
