//! Rules and library agree with the published tables and worked examples.

use chess960::{Numbering, Piece, StartPosition, tables};
use chess960_core::rules;

mod data;

/// Translates German letters into English ones: Turm, Springer, Läufer, Dame, König.
fn english(german: &str) -> String {
    let letter = |german| match german {
        'T' => 'R',
        'S' => 'N',
        'L' => 'B',
        'D' => 'Q',
        other => other,
    };
    german.chars().map(letter).collect()
}

#[test]
fn kings_table_is_as_published() {
    for (number, row) in data::KINGS_TABLE {
        // Row 960 repeats row 0.
        let position = StartPosition::wrapping(number.into());
        let index = usize::from(position.number() / 16);
        assert_eq!(tables::KINGS_TABLE[index], english(row), "row of {number}");
        // The row belongs to the position with its bishops on a1 and b1.
        assert_eq!(position.as_str(), format!("BB{}", english(row)));
    }
}

#[test]
fn bishops_table_is_as_published() {
    for (rest, row) in data::BISHOPS_TABLE {
        assert_eq!(tables::BISHOPS_TABLE[usize::from(rest)], english(row), "row of {rest}");
    }
}

#[test]
fn n5n_table_is_as_published() {
    for (digit, row) in data::N5N_TABLE {
        assert_eq!(tables::N5N_TABLE[usize::from(digit)], english(row), "row of {digit}");
    }
}

#[test]
fn all_positions_follow_from_two_published_tables() {
    for position in StartPosition::all() {
        let number = position.number();
        let (start, pieces) = data::KINGS_TABLE[usize::from(number / 16)];
        let (rest, bishops) = data::BISHOPS_TABLE[usize::from(number % 16)];
        assert_eq!(start + rest, number);
        let mut pieces = pieces.chars();
        let rank: String =
            bishops.chars().map(|b| if b == 'L' { b } else { pieces.next().unwrap() }).collect();
        assert_eq!(position.as_str(), english(&rank), "position {number}");
        assert_eq!(StartPosition::from_back_rank(&english(&rank)), Ok(position));
    }
}

/// 518 = 512 + 6, and 512 = 16·32: "TSDKST" and "--L--L--" make "TSLDKLST".
#[test]
fn standard_position_by_two_tables() {
    let (king, bishop) = (rules::KINGS[32], rules::bishops_row(6));
    assert_eq!(&king, b"RNQKNR");
    assert_eq!(&bishop, b"**B**B**");
    assert_eq!(&rules::join_rows(&bishop, &king), b"RNBQKBNR");
    assert_eq!(english("TSLDKLST"), StartPosition::STANDARD.as_str());
    assert_eq!(rules::without_bishops(b"RNBQKBNR"), king);
}

/// 518 = 6 + 16·2 + 96·5, and in reverse 518 = 32·16 + 6, 32 = 5·6 + 2.
#[test]
fn standard_position_by_arithmetic() {
    let rank = b"RNBQKBNR";
    assert_eq!(rules::bishop_code(rank), 6);
    assert_eq!(rules::queen_code(rank), 2);
    assert_eq!(rules::n5n_code(rank), Some(5));
    assert_eq!(6 + 16 * 2 + 96 * 5, StartPosition::STANDARD.number());

    let (rest, light) = rules::split_light_bishop(518);
    let (rest, dark) = rules::split_dark_bishop(rest);
    assert_eq!((rest, light + 4 * dark), (32, 6));
    assert_eq!(rules::split_queen(rest), (5, 2));

    let first = rules::place_dark_bishop(rules::place_light_bishop(rules::EMPTY, light), dark);
    let second = rules::place_queen(first, 2);
    let third = rules::place_knights(second, 5);
    let last = rules::place_rook_king_rook(third);
    assert_eq!(
        [first, second, third, last],
        [*b"**B**B**", *b"**BQ*B**", *b"*NBQ*BN*", *b"RNBQKBNR"]
    );
}

/// The skeleton -NQ-N- has number 512, in the block of -N-N-.
#[test]
fn standard_position_by_skeleton() {
    assert_eq!(&rules::skeleton(b"RNBQKBNR"), b"-NQ-N-");
    assert_eq!(&rules::n5n_configuration(b"-NQ-N-"), b"-N-N-");
    assert!(rules::SKELETONS.contains(&(512, *b"-NQ-N-")));
    assert_eq!(tables::NQ_SKELETONS[512 / 16], "-NQ-N-");
    assert_eq!(rules::number_by_skeleton(b"RNBQKBNR"), Some(518));
    assert_eq!(&rules::back_rank_by_skeleton(518), b"RNBQKBNR");
}

/// 359 = 6 + 353: the queen is in column 1, where the skeleton has number 353.
#[test]
fn standard_position_in_fritz9() {
    assert_eq!(rules::bishop_code(b"RNBQKBNR"), 6);
    assert_eq!(rules::fritz9_queen_code(b"RNBQKBNR"), 1);
    assert_eq!(tables::FRITZ9_SKELETONS[(353 - 1) / 16], "-NQ-N-");
    assert_eq!(StartPosition::STANDARD.number_in(Numbering::Fritz9), 359);
    assert_eq!(rules::fritz9_number(b"RNBQKBNR"), Some(359));
}

#[test]
fn public_facts_agree() {
    for fact in data::FACTS {
        let position = StartPosition::new(fact.number).unwrap();
        assert_eq!(position.as_str(), fact.rank);
        assert_eq!(StartPosition::from_back_rank(fact.rank), Ok(position));
        assert_eq!(position.twin().number(), fact.twin, "twin of {position}");
        assert_eq!(position.number_in(Numbering::Fritz9), fact.fritz9, "Fritz9 of {position}");
        assert_eq!(StartPosition::from_number_in(Numbering::Fritz9, fact.fritz9), Some(position));
    }
}

/// In another order, the steps would number these ranks differently.
#[test]
fn the_order_of_the_steps_is_as_published() {
    for (rank, number) in
        [("RNQBBKRN", 617), ("RQNBBKRN", 601), ("BRNKNBRQ", 562), ("RKRQNNBB", 927)]
    {
        assert_eq!(StartPosition::from_back_rank(rank).unwrap().number(), number, "{rank}");
    }
}

#[test]
fn fritz9_is_one_more_in_exactly_48_positions() {
    let found: Vec<u16> = StartPosition::all()
        .filter(|p| p.number_in(Numbering::Fritz9) == p.number() + 1)
        .map(StartPosition::number)
        .collect();
    let expected: Vec<u16> = (16..=31).chain(96..=111).chain(928..=943).collect();
    assert_eq!(found, expected);
    let at = |number| StartPosition::from_number_in(Numbering::Fritz9, number).unwrap().number();
    assert_eq!((at(1), at(960)), (32, 927));
}

/// The number of positions with a piece on each file, a to h.
#[test]
fn counts_of_pieces_on_files_are_right() {
    for (piece, counts) in [
        (Piece::King, [0, 108, 168, 204, 204, 168, 108, 0]),
        (Piece::Rook, [360, 252, 192, 156, 156, 192, 252, 360]),
        (Piece::Queen, [120; 8]),
        (Piece::Bishop, [240; 8]),
        (Piece::Knight, [240; 8]),
    ] {
        let count =
            |file: usize| StartPosition::all().filter(|p| p.pieces()[file] == piece).count();
        assert_eq!(core::array::from_fn(count), counts, "{piece}");
    }
}
