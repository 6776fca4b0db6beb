//! `chess960 draw --dice`: the position that dice have drawn.

use std::collections::HashSet;

use crate::{assert_printed, printed, refused, run};

#[test]
fn steps() {
    let mut text = String::new();
    for arguments in [
        &["draw", "--dice", "3,2,3,5"][..],
        &["draw", "--dice", "3,2,3,5", "--letters", "de"],
        &["draw", "--dice", "1, 1, 1, 10"],
        &["draw", "--dice", "4,4,6,9", "--json"],
    ] {
        text += &format!("# {}\n{}", arguments[1..].join(" "), printed(arguments));
    }
    assert_printed("program_draw_dice", &text);
}

/// Every throw names a position, and all positions have one throw.
#[test]
fn every_throw() {
    let mut seen = HashSet::new();
    for (light, dark) in (1..=4).flat_map(|light| (1..=4).map(move |dark| (light, dark))) {
        for queen in 1..=6 {
            // All 960 throws would take 960 programs: the others follow from the same places.
            let ten = (light + dark + queen) % 10;
            let text = printed(&["draw", "--dice", &format!("{light},{dark},{queen},{ten}")]);
            let number = light - 1 + 4 * (dark - 1) + 16 * (queen - 1) + 96 * ten;
            assert!(text.starts_with(&format!("SP {number}  ")), "{text}");
            assert!(seen.insert(number));
        }
    }
    for ten in 0..10 {
        let text = printed(&["draw", "--dice", &format!("3,2,3,{ten}")]);
        assert!(text.starts_with(&format!("SP {}  ", 38 + 96 * ten)), "{text}");
    }
    let json = |dice| printed(&["draw", "--json", "--dice", dice]);
    assert_eq!(json("3,2,3,10"), json("3,2,3,0"));
}

#[test]
fn with_a_history() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.txt");
    let path = path.to_str().unwrap();
    printed(&["draw", "--dice", "3,2,3,5", "--history", path]);
    assert_eq!(std::fs::read_to_string(path).unwrap(), "518\n");
    let again = refused(&["draw", "--dice", "3,2,3,5", "--history", path]);
    assert!(again.contains("518 is excluded or in the history: throw all dice again"), "{again}");
    let excluded = refused(&["draw", "--dice", "3,2,3,5", "--exclude", "500-600"]);
    assert!(excluded.contains("throw all dice again"), "{excluded}");
}

#[test]
fn wrong_dice() {
    let mut text = String::new();
    for dice in [
        "",
        "3",
        "3,2,3",
        "3,2,3,5,1",
        "0,2,3,5",
        "5,2,3,5",
        "3,0,3,5",
        "3,2,7,5",
        "3,2,0,5",
        "3,2,3,11",
        "3,2,3,-1",
        "a,2,3,5",
        "3,,3,5",
        "3 2 3 5",
    ] {
        text += &refused(&["draw", "--dice", dice]);
    }
    assert_printed("program_draw_wrong_dice", &text);
    for other in [&["-n", "2"][..], &["--seed", "1"], &["--double"]] {
        let text = run(&[&["draw", "--dice", "3,2,3,5"], other].concat());
        assert!(text.starts_with("exit status 2"), "{text}");
    }
}
