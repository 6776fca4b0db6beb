//! The proof that comes before every table: all 960 positions, by every rule.

use chess960_core::rules;

/// Checks the rules against each other over all 960 positions.
///
/// The three forms of Scharnagl's numbering agree in both directions, no back rank comes
/// twice, every twin is another position, and each of Fritz9's numbers is used once.
///
/// # Panics
///
/// Panics if one position fails, with its number and both answers. No table is written
/// then.
pub(crate) fn check() {
    let mut fritz9_used = [false; rules::COUNT as usize];
    for number in 0..rules::COUNT {
        check_scharnagl(number);
        check_twin(number);
        check_fritz9(number, &mut fritz9_used);
    }
    assert_eq!(fritz9_used, [true; rules::COUNT as usize], "a Fritz9 number is not used");
}

fn check_scharnagl(number: u16) {
    let rank = rules::back_rank(number);
    let text = String::from_utf8_lossy(&rank);
    for (form, other) in [
        ("two tables", rules::back_rank_by_tables(number)),
        ("skeleton table", rules::back_rank_by_skeleton(number)),
    ] {
        let other = String::from_utf8_lossy(&other);
        assert_eq!(text, other, "the {form} disagree with the direct derivation of {number}");
    }
    for (form, found) in [
        ("direct derivation", rules::number(&rank)),
        ("two tables", rules::number_by_tables(&rank)),
        ("skeleton table", rules::number_by_skeleton(&rank)),
    ] {
        assert_eq!(found, Some(number), "the {form} numbers {text} wrongly");
    }
}

fn check_twin(number: u16) {
    let mirrored = rules::mirror(&rules::back_rank(number));
    let twin = rules::number(&mirrored);
    assert!(
        twin.is_some_and(|twin| twin != number),
        "the mirror image of {number} has the number {twin:?}"
    );
}

fn check_fritz9(number: u16, used: &mut [bool; rules::COUNT as usize]) {
    let rank = rules::back_rank(number);
    let fritz9 = rules::fritz9_number(&rank)
        .unwrap_or_else(|| panic!("position {number} has no Fritz9 number"));
    let back = rules::fritz9_back_rank(fritz9);
    assert_eq!(back, Some(rank), "Fritz9 number {fritz9} of {number} does not lead back");
    let used = &mut used[usize::from(fritz9) - 1];
    assert!(!*used, "Fritz9 number {fritz9} is used twice, again by {number}");
    *used = true;
}
