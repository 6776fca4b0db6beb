//! The front of `chess960!`, which the crate `chess960-macros` expands.
#![cfg(feature = "macros")]

/// A start position from a literal: its number, or its back rank.
///
/// `chess960!(518)` and `chess960!("RNBQKBNR")` are the same [`StartPosition`], a constant
/// of two bytes that compiles to no code. The macro can stand wherever a constant
/// expression can, and as a pattern.
///
/// A number is a decimal, hexadecimal, octal or binary literal from 0 to 959; `_` and the
/// suffix `u16` are allowed. A back rank is eight letters, a-file first, all capitals or
/// all small.
///
/// Anything else is a compile error at the literal, which says what is wrong and what to
/// write.
///
/// [`StartPosition`]: crate::StartPosition
///
/// # Examples
///
/// ```
/// use chess960::{StartPosition, chess960};
///
/// const RANK: &str = chess960!(518).as_str();
/// const NUMBER: u16 = chess960!("RNBQKBNR").number();
/// assert_eq!((RANK, NUMBER), ("RNBQKBNR", 518));
///
/// fn name(position: StartPosition) -> &'static str {
///     match position {
///         chess960!(518) => "chess",
///         chess960!(534) => "king and queen swapped",
///         _ => "Chess960",
///     }
/// }
/// assert_eq!(name(StartPosition::STANDARD.twin()), "king and queen swapped");
/// ```
///
/// A number out of range does not compile:
///
/// ```compile_fail
/// let position = chess960::chess960!(960); // 0 to 959; a 960 drawn from 1 to 960 is 0
/// ```
#[macro_export]
macro_rules! chess960 {
    ($($literal:tt)*) => {
        $crate::__private::expand!($crate $($literal)*)
    };
}

/// The parts that the macro expands to. Not part of the public interface.
#[doc(hidden)]
pub mod __private {
    use crate::StartPosition;

    pub use chess960_macros::expand;

    /// A position by its number, as a path: it can stand in expressions and in patterns.
    pub struct Literal<const NUMBER: u16>;

    impl<const NUMBER: u16> Literal<NUMBER> {
        pub const POSITION: StartPosition =
            StartPosition::new(NUMBER).expect("the macro expands to numbers from 0 to 959");
    }
}
