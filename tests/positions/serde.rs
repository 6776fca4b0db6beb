//! Positions as numbers in formats of serde, one of text and one of bytes.

use chess960::{DoubleStartPosition, StartPosition};

#[test]
fn positions_are_numbers_in_json() {
    for position in StartPosition::all() {
        let text = serde_json::to_string(&position).unwrap();
        assert_eq!(text, position.number().to_string());
        assert_eq!(serde_json::from_str::<StartPosition>(&text).unwrap(), position);
        assert_eq!(serde_json::from_str::<StartPosition>(&format!("{text}.0")).ok(), None);
    }
}

#[test]
fn positions_are_numbers_in_bytes() {
    for position in StartPosition::all() {
        let mut buffer = [0; 8];
        let bytes = postcard::to_slice(&position, &mut buffer).unwrap();
        assert_eq!(postcard::from_bytes::<u16>(bytes), Ok(position.number()));
        assert_eq!(postcard::from_bytes::<StartPosition>(bytes), Ok(position));
    }
    let mut buffer = [0; 8];
    let bytes = postcard::to_slice(&960_u16, &mut buffer).unwrap();
    assert!(postcard::from_bytes::<StartPosition>(bytes).is_err());
}

#[test]
fn pairs_are_two_numbers() {
    let double: DoubleStartPosition = "502:532".parse().unwrap();
    assert_eq!(serde_json::to_string(&double).unwrap(), "[502,532]");
    assert_eq!(serde_json::from_str::<DoubleStartPosition>("[502, 532]").unwrap(), double);

    let mut buffer = [0; 8];
    let bytes = postcard::to_slice(&double, &mut buffer).unwrap();
    assert_eq!(postcard::from_bytes::<(u16, u16)>(bytes), Ok((502, 532)));
    assert_eq!(postcard::from_bytes::<DoubleStartPosition>(bytes), Ok(double));
}

#[test]
fn positions_are_keys_of_maps() {
    let map =
        std::collections::BTreeMap::from([(StartPosition::STANDARD, 2), (StartPosition::MIN, 1)]);
    let text = serde_json::to_string(&map).unwrap();
    assert_eq!(text, r#"{"0":1,"518":2}"#);
    assert_eq!(
        serde_json::from_str::<std::collections::BTreeMap<StartPosition, i32>>(&text).unwrap(),
        map
    );
}

#[test]
fn wrong_values_are_refused_with_the_range() {
    let number = "expected the number of a start position, 0 to 959";
    for (text, start) in [
        ("960", "invalid value: integer `960`"),
        ("65536", "invalid value: integer `65536`"),
        ("66054", "invalid value: integer `66054`"),
        ("-1", "invalid value: integer `-1`"),
        ("518.0", "invalid type: floating point `518.0`"),
        ("\"518\"", "invalid type: string \"518\""),
        ("null", "invalid type: null"),
        ("[518]", "invalid type: sequence"),
    ] {
        let error = serde_json::from_str::<StartPosition>(text).unwrap_err().to_string();
        assert!(error.starts_with(&format!("{start}, {number}")), "{text}: {error}");
    }
    let pair = "expected two numbers of start positions, White's and Black's, each 0 to 959";
    for (text, start) in [
        ("[]", "invalid length 0"),
        ("[518]", "invalid length 1"),
        ("518", "invalid type: integer `518`"),
        ("\"502:532\"", "invalid type: string \"502:532\""),
    ] {
        let error = serde_json::from_str::<DoubleStartPosition>(text).unwrap_err().to_string();
        assert!(error.starts_with(&format!("{start}, {pair}")), "{text}: {error}");
    }
    for text in ["[518,960]", "[960,518]", "[518,534,1]", "[518,-1]"] {
        assert!(serde_json::from_str::<DoubleStartPosition>(text).is_err(), "{text}");
    }
}

#[test]
fn signed_numbers_and_sequences_of_unknown_length_are_read() {
    use serde_core::Deserialize;
    use serde_core::de::value::{Error, I64Deserializer, SeqDeserializer};

    for number in -2..=1_000_i64 {
        let read = StartPosition::deserialize(I64Deserializer::<Error>::new(number));
        let expected = u16::try_from(number).ok().and_then(StartPosition::new);
        assert_eq!(read.ok(), expected, "{number}");
    }
    let read = |numbers: &[u16]| {
        let numbers = numbers.iter().copied();
        DoubleStartPosition::deserialize(SeqDeserializer::<_, Error>::new(numbers))
    };
    assert_eq!(read(&[502, 532]).unwrap().to_string(), "502:532");
    for (numbers, length) in [(&[][..], 0), (&[502], 1), (&[502, 532, 1], 3)] {
        let error = read(numbers).unwrap_err().to_string();
        assert!(
            error.starts_with(&format!("invalid length {length}, expected two numbers")),
            "{error}"
        );
    }
}
