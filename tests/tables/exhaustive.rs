//! Every input of small sets: 65,536 numbers, 390,625 words in capitals and in small letters,
//! every byte of every rank replaced by every other.

use chess960::{BackRankError, File, NumberError, Numbering, Piece, StartPosition};
use chess960_core::rules;

#[test]
fn every_16_bit_number_is_a_position_or_out_of_range() {
    for number in 0..=u16::MAX {
        let position = StartPosition::new(number);
        assert_eq!(position.is_some(), number <= 959, "{number}");
        let range_error = NumberError::OutOfRange { number: number.into() };
        assert_eq!(StartPosition::try_from(number), position.ok_or(range_error));
        assert_eq!(number.to_string().parse(), position.ok_or(range_error));
        assert_eq!(StartPosition::wrapping(number.into()).number(), number % 960);
        if let Some(position) = position {
            assert_eq!(u16::from(position), number);
            assert_eq!(position.as_str().as_bytes(), rules::back_rank(number));
        }
    }
    assert_eq!(StartPosition::wrapping(u32::MAX).number(), (u32::MAX % 960) as u16);
}

#[test]
fn numbers_with_leading_zeros_are_read() {
    let long = format!("{}518", "0".repeat(100));
    for text in ["518", "0518", "00518", &long] {
        assert_eq!(text.parse(), Ok(StartPosition::STANDARD), "{text}");
    }
    for text in ["0", "00", "0000000000000000000000000"] {
        assert_eq!(text.parse(), Ok(StartPosition::MIN), "{text}");
    }
}

/// Every number in the range names one position, and none outside it does.
#[test]
fn every_numbering_is_a_bijection() {
    for numbering in Numbering::ALL {
        let mut found = 0;
        for number in 0..=u16::MAX {
            let position = StartPosition::from_number_in(numbering, number);
            let in_range = numbering.range().contains(&number);
            assert_eq!(position.is_some(), in_range, "{number} in {numbering:?}");
            if let Some(position) = position {
                assert_eq!(position.number_in(numbering), number, "{position} in {numbering:?}");
                found += 1;
            }
        }
        assert_eq!(found, 960, "{numbering:?}");
    }
}

#[test]
fn fritz9_numbers_follow_the_rule() {
    for number in 0..=u16::MAX {
        let position = StartPosition::from_number_in(Numbering::Fritz9, number);
        let rank = rules::fritz9_back_rank(number);
        assert_eq!(rank.as_ref().map(<[u8; 8]>::as_slice), position.map(|p| p.as_str().as_bytes()));
    }
}

#[test]
fn every_numbering_follows_its_definition() {
    for position in StartPosition::all() {
        let number = position.number();
        let from_1 = if number == 0 { 960 } else { number };
        let rank = rules::back_rank(number);
        assert_eq!(position.number_in(Numbering::Scharnagl), number);
        assert_eq!(position.number_in(Numbering::Scharnagl960), from_1);
        assert_eq!(position.number_in(Numbering::OneBased), number + 1);
        assert_eq!(Some(position.number_in(Numbering::Fritz9)), rules::fritz9_number(&rank));
    }
}

#[test]
fn every_twin_is_the_mirror_image() {
    for position in StartPosition::all() {
        let mirrored: String = position.as_str().chars().rev().collect();
        assert_eq!(position.twin().as_str(), mirrored);
        assert_eq!(position.twin().twin(), position);
        assert_ne!(position.twin(), position);
    }
}

/// Among all words over K, Q, R, B and N, every reader accepts the same 960. The others are
/// refused with a true reason.
#[test]
fn exactly_960_words_are_back_ranks() {
    let mut accepted = [0; 960];
    for word in words() {
        let capitals = core::str::from_utf8(&word).unwrap();
        let small = capitals.to_lowercase();
        let pieces = word.map(|letter| Piece::from_letter(letter.into()).unwrap());
        let number = rules::number(&word);

        let position = number.and_then(StartPosition::new);
        assert_eq!(rules::number_by_tables(&word), number, "{capitals}");
        assert_eq!(rules::number_by_skeleton(&word), number, "{capitals}");
        assert_eq!(rules::fritz9_number(&word).is_some(), number.is_some(), "{capitals}");
        assert_eq!(StartPosition::from_bytes(&word), position, "{capitals}");
        assert_eq!(StartPosition::from_bytes(small.as_bytes().try_into().unwrap()), None);
        let read = StartPosition::from_back_rank(capitals);
        assert_eq!(read.ok(), position, "{capitals}");
        assert_eq!(StartPosition::from_back_rank(&small), read, "{small}");
        assert_eq!(StartPosition::from_pieces(&pieces), read, "{capitals}");
        #[cfg(feature = "phf")]
        assert_eq!(chess960::tables::NUMBERS.get(capitals).copied(), number, "{capitals}");
        // The macro's reader gives the same answer and the same reason.
        let reason = read.map_err(|error| error.to_string());
        let other = chess960_core::number_of(capitals).map_err(|error| error.to_string());
        assert_eq!(reason.map(StartPosition::number), other, "{capitals}");

        match read {
            Ok(position) => accepted[usize::from(position.number())] += 1,
            Err(error) => assert_true(capitals, error),
        }
    }
    assert_eq!(accepted, [1; 960]);
}

/// Returns all 5^8 words of eight letters over the five pieces.
fn words() -> impl Iterator<Item = [u8; 8]> {
    (0..5_usize.pow(8)).map(|mut index| {
        [(); 8].map(|()| {
            let letter = b"KQRBN"[index % 5];
            index /= 5;
            letter
        })
    })
}

/// Asserts that the reason is true of the word.
fn assert_true(word: &str, error: BackRankError) {
    use Piece::{Bishop, King, Knight, Queen, Rook};

    let files = |piece: Piece| {
        word.match_indices(piece.letter()).map(|(i, _)| File::ALL[i]).collect::<Vec<_>>()
    };
    let count = |piece: Piece| files(piece).len();
    match error {
        BackRankError::WrongCount { piece, count: said } => {
            assert_eq!(usize::from(said), count(piece), "{word}");
            let right = if matches!(piece, King | Queen) { 1 } else { 2 };
            assert_ne!(count(piece), right, "{word}");
        }
        BackRankError::BishopsOnOneColor { left, right } => {
            assert_eq!([King, Queen, Rook, Knight].map(count), [1, 1, 2, 2], "{word}");
            assert_eq!(files(Bishop), [left, right], "{word}");
            assert_eq!((right.index() - left.index()) % 2, 0, "{word}");
        }
        BackRankError::KingNotBetweenRooks { king, left, right } => {
            assert_eq!([Queen, Bishop, Knight].map(count), [1, 2, 2], "{word}");
            assert_eq!(files(Rook), [left, right], "{word}");
            assert_eq!(files(King), [king], "{word}");
            assert!(king < left || right < king, "{word}");
            let bishops = files(Bishop);
            assert_eq!((bishops[1].index() - bishops[0].index()) % 2, 1, "{word}");
        }
        other => panic!("{word} has eight pieces in capitals, so this is not the reason: {other}"),
    }
}

/// 1,958,400 keys.
#[test]
fn every_rank_with_one_byte_replaced_is_refused() {
    for position in StartPosition::all() {
        let rank: [u8; 8] = position.as_str().as_bytes().try_into().unwrap();
        for file in 0..8 {
            for byte in (0..=u8::MAX).filter(|&byte| byte != rank[file]) {
                let mut wrong = rank;
                wrong[file] = byte;
                assert_eq!(StartPosition::from_bytes(&wrong), None, "{wrong:?}");
                if let Ok(text) = core::str::from_utf8(&wrong) {
                    assert!(StartPosition::from_back_rank(text).is_err(), "{text:?}");
                }
            }
        }
    }
}

#[test]
fn every_rank_in_small_letters_with_one_byte_replaced_is_refused() {
    for position in StartPosition::all() {
        let rank = position.as_str().to_lowercase().into_bytes();
        for file in 0..8 {
            for byte in (0..=0x7F).filter(|&byte| byte != rank[file]) {
                let mut wrong = rank.clone();
                wrong[file] = byte;
                let text = String::from_utf8(wrong).unwrap();
                assert!(StartPosition::from_back_rank(&text).is_err(), "{text:?}");
            }
        }
    }
}

#[test]
fn ranks_of_another_length_are_refused() {
    for position in StartPosition::all() {
        let rank = position.as_str();
        for text in (0..8).map(|end| &rank[..end]).chain([format!("{rank}{rank}").as_str()]) {
            let letters = text.len();
            let error = StartPosition::from_back_rank(text);
            assert_eq!(error, Err(BackRankError::WrongLength { letters, stray: None }), "{text}");
        }
        for (text, stray) in
            [(format!(" {rank}"), ' '), (format!("{rank}\n"), '\n'), (format!("{rank}8"), '8')]
        {
            let error = BackRankError::WrongLength { letters: 9, stray: Some(stray) };
            assert_eq!(StartPosition::from_back_rank(&text), Err(error), "{text:?}");
        }
    }
}

#[test]
fn exactly_ten_characters_name_a_piece() {
    for letter in char::MIN..=char::MAX {
        let piece = Piece::from_letter(letter);
        let index = "KQRBNkqrbn".find(letter);
        assert_eq!(piece, index.map(|index| Piece::ALL[index % 5]), "{letter:?}");
        if let Some(piece) = piece {
            assert_eq!(piece.letter(), letter.to_ascii_uppercase());
            assert_eq!(format!("{piece:>3}"), format!("  {}", piece.letter()));
        }
    }
}

#[test]
fn every_wrong_character_is_reported_with_its_file() {
    for letter in char::MIN..=char::MAX {
        if Piece::from_letter(letter).is_some() {
            continue;
        }
        for index in 0..8 {
            let mut text = String::from("RNBQKBNR");
            text.replace_range(index..=index, letter.encode_utf8(&mut [0; 4]));
            let error = BackRankError::NotAPiece { letter, file: File::ALL[index] };
            assert_eq!(StartPosition::from_back_rank(&text), Err(error));
        }
    }
}
