// A call may stand for a constant expression or a pattern.

use chess960::{Piece, StartPosition, chess960};

const NUMBER: u16 = chess960!("RNBQKBNR").number();
static RANK: &[Piece; 8] = chess960!(518).pieces();
static TEXT: &str = chess960!(518u16).as_str();

struct Buffer([u8; chess960!("BBQNNRKR").twin().number() as usize]);

#[repr(u16)]
enum Opening {
    Standard = chess960!(5_18).number(),
}

struct Of<const N: u16>;

impl Of<{ chess960!(0).number() }> {
    const FIRST: bool = true;
}

trait Default {
    const START: StartPosition = chess960!(0x206);
}

impl Default for Buffer {}

fn generic<T: Default>() -> StartPosition {
    T::START
}

fn name(position: StartPosition) -> &'static str {
    match position {
        chess960!(518) => "standard",
        chess960!("RNBKQBNR") => "twin",
        _ => "other",
    }
}

fn main() {
    assert_eq!(NUMBER, 518);
    assert_eq!((RANK[4], TEXT), (Piece::King, "RNBQKBNR"));
    assert_eq!(Buffer([0; 959]).0.len(), 959);
    assert_eq!(Opening::Standard as u16, 518);
    assert!(Of::<0>::FIRST);
    assert_eq!(generic::<Buffer>(), chess960!(r"RNBQKBNR"));
    assert_eq!(name(chess960!(534)), "twin");
    assert!(matches!(StartPosition::new(518), Some(chess960!(518))));
    if let chess960!(518) = StartPosition::STANDARD {}
    let _: StartPosition = chess960! { 518 };
    let _: StartPosition = chess960![518];
}
