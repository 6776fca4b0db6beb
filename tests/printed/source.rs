//! The generated source, as a reader would find it.

use crate::assert_printed;

/// Without what is phf's own: its key, its displacements and its order.
#[test]
fn generated_source() {
    let source = chess960_codegen::library_tables(true).source();
    let (tables, map) = source.split_once("pub(crate) const NUMBERS").expect("there is a map");
    let entries = map.lines().filter(|line| line.trim_start().starts_with("(\"")).count();
    assert_printed("generated_source", &format!("{tables}// {entries} entries, in phf's order\n"));
}

/// What a build script writes is what is printed here, and nothing else.
#[test]
fn files_of_the_build_script() {
    let folder = std::env::temp_dir().join(format!("chess960-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    chess960_codegen::write_library(&folder, true).unwrap();
    let tables = std::fs::read_to_string(folder.join("tables.rs")).unwrap();
    let mut names: Vec<_> =
        folder.read_dir().unwrap().map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    std::fs::remove_dir_all(&folder).unwrap();

    assert_eq!(tables, chess960_codegen::library_tables(true).source());
    assert_eq!(names, ["back_rank_error.rs", "ranges.rs", "slots.rs", "tables.rs"]);
}
