//! Both directions are constant expressions: the compiler evaluates these assertions.

use chess960::{Numbering, Piece, StartPosition, tables};

/// All 960 positions, from number to rank and in reverse, by each function.
const _: () = {
    let mut number = 0;
    while number < StartPosition::COUNT as u16 {
        let position = at(number);
        let text = position.as_str();
        assert!(matches!(StartPosition::from_back_rank(text), Ok(p) if p.number() == number));
        assert!(
            matches!(StartPosition::from_pieces(position.pieces()), Ok(p) if p.number() == number)
        );
        let Some(letters) = text.as_bytes().first_chunk() else { panic!("eight letters") };
        assert!(matches!(StartPosition::from_bytes(letters), Some(p) if p.number() == number));
        assert!(position.twin().twin().number() == number);
        let fritz9 = position.number_in(Numbering::Fritz9);
        let back = StartPosition::from_number_in(Numbering::Fritz9, fritz9);
        assert!(matches!(back, Some(p) if p.number() == number));
        number += 1;
    }
    assert!(StartPosition::new(number).is_none());
    assert!(StartPosition::from_back_rank("").is_err());
    assert!(StartPosition::from_back_rank("RNBKQBNN").is_err());
};

const fn at(number: u16) -> StartPosition {
    StartPosition::new(number).expect("the number is below 960")
}

const T: StartPosition = StartPosition::STANDARD.twin();
static ALL: &[[Piece; 8]; 960] = tables::BACK_RANKS;

#[test]
fn positions_and_tables_are_constants() {
    assert_eq!(T.number(), 534);
    assert_eq!(&ALL[518], StartPosition::STANDARD.pieces());
    assert_eq!(StartPosition::COUNT, ALL.len());
    assert_eq!(StartPosition::MIN.as_str(), "BBQNNRKR");
    assert_eq!(StartPosition::MAX.as_str(), "RKRNNQBB");
}

#[cfg(feature = "macros")]
#[test]
fn macro_calls_are_constants() {
    use chess960::chess960;

    const N: u16 = chess960!("RNBQKBNR").number();
    const R: &str = chess960!(518).as_str();
    assert_eq!((N, R), (518, "RNBQKBNR"));
}
