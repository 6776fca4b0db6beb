//! `chess960 tables`.

use crate::{assert_fits, assert_printed, printed};

const TABLES: [&str; 6] = ["kings", "bishops", "n5n", "skeletons", "n6n", "fritz9"];

#[test]
fn every_table() {
    for table in TABLES {
        let text = printed(&["tables", table]);
        assert_fits(&text);
        assert_printed(&format!("program_tables_{table}"), &text);
    }
}

#[test]
fn other_forms() {
    for (name, arguments) in [
        ("program_tables_kings_german", &["tables", "kings", "--letters", "de"][..]),
        ("program_tables_n5n_markdown", &["tables", "n5n", "--format", "markdown"]),
        ("program_tables_skeletons_markdown", &["tables", "skeletons", "--format", "markdown"]),
        ("program_tables_bishops_csv", &["tables", "bishops", "--format", "csv"]),
    ] {
        assert_printed(name, &printed(arguments));
    }
}

/// Every form has the same rows.
#[test]
fn rows_are_the_same_in_every_form() {
    for table in TABLES {
        let csv = printed(&["tables", table, "--format", "csv"]);
        let rows: Vec<_> = csv.lines().skip(1).map(|line| line.split_once(',').unwrap()).collect();
        let text = printed(&["tables", table]).replace(' ', "");
        let markdown = printed(&["tables", table, "--format", "markdown"]);
        for (number, row) in &rows {
            assert!(text.contains(&format!("{number}{row}")), "{table} {number}");
            assert!(markdown.contains(&format!(" {number} | `{row}` |")), "{table} {number}");
        }
        let expected = match table {
            "kings" => 61,
            "bishops" => 16,
            "n5n" => 10,
            "n6n" => 15,
            _ => 60,
        };
        assert_eq!(rows.len(), expected);
    }
}
