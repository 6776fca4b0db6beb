//! Double Chess960, Chess18 and Chess324, over all 921,600 pairs.

use chess960::{DoubleNumberError, DoubleStartPosition, PositionSet, StartPosition};

fn position(number: u16) -> StartPosition {
    StartPosition::new(number).unwrap()
}

/// Nested loops count both flat numbers.
#[test]
fn flat_numbers_count_the_pairs() {
    let mut all = DoubleStartPosition::all();
    let mut index = 0;
    for major in StartPosition::all() {
        for minor in StartPosition::all() {
            let white_major = DoubleStartPosition::new(major, minor);
            assert_eq!(all.next(), Some(white_major));
            assert_eq!(white_major.white_major_index(), index);
            assert_eq!(DoubleStartPosition::from_white_major_index(index), Some(white_major));

            let black_major = DoubleStartPosition::new(minor, major);
            assert_eq!(black_major.black_major_index(), index);
            assert_eq!(DoubleStartPosition::from_black_major_index(index), Some(black_major));
            index += 1;
        }
    }
    assert_eq!(all.next(), None);
    assert!(DoubleStartPosition::all().is_sorted(), "pairs are ordered by their flat number");
    assert_eq!(usize::try_from(index), Ok(DoubleStartPosition::COUNT));
    for beyond in [index, index + 1, u32::MAX] {
        assert_eq!(DoubleStartPosition::from_white_major_index(beyond), None);
        assert_eq!(DoubleStartPosition::from_black_major_index(beyond), None);
    }
}

/// Every pair, as text and as a single position if its back ranks are the same.
#[test]
fn pairs_convert_to_text_and_positions() {
    for double in DoubleStartPosition::all() {
        let (white, black) = (double.white(), double.black());
        let text = format!("{}:{}", white.number(), black.number());
        assert_eq!(double.to_string(), text);
        assert_eq!(text.parse(), Ok(double));
        assert_eq!(double.single(), (white == black).then_some(white));
        assert_eq!(DoubleStartPosition::from(white), DoubleStartPosition::new(white, white));
    }
}

/// As in a tournament's headers.
#[test]
fn a_tournaments_text_is_read() {
    let double = DoubleStartPosition::new(position(502), position(532));
    assert_eq!("502:532".parse(), Ok(double));
}

#[test]
fn text_without_two_numbers_is_refused() {
    for (text, numbers) in [("", 0), ("518", 1), ("1:2:3", 3), ("::", 3)] {
        let expected = Err(DoubleNumberError::NotTwo { numbers });
        assert_eq!(text.parse::<DoubleStartPosition>(), expected, "{text}");
    }
}

#[test]
fn chess18_has_the_published_positions() {
    let published =
        [414, 430, 446, 454, 460, 461, 502, 508, 509, 518, 524, 525, 532, 533, 548, 549, 692, 693];
    let found: Vec<_> = PositionSet::CHESS18.iter().map(StartPosition::number).collect();
    assert_eq!(found, published);
    assert_eq!(PositionSet::CHESS18.len(), 18);
    for position in StartPosition::all() {
        let expected = published.contains(&position.number());
        assert_eq!(position.is_chess18(), expected, "{position}");
        assert_eq!(PositionSet::CHESS18.contains(position), expected, "{position}");
    }
}

#[test]
fn chess324_pairs_positions_of_chess18() {
    let expected: Vec<_> = DoubleStartPosition::all().filter(|d| d.is_chess324()).collect();
    assert_eq!(expected.len(), 324);
    for double in expected {
        assert!(double.white().is_chess18() && double.black().is_chess18());
    }
}
