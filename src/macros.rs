//! The front of `chess960!`; its expander is the crate `chess960-macros`.
#![cfg(feature = "macros")]

/// A start position from a literal: its number, or its back rank.
///
/// `chess960!(518)` and `chess960!("RNBQKBNR")` are the same [`StartPosition`], a
/// constant: the program holds a number of two bytes and no code. The macro is
/// taken wherever a constant expression is, and as a pattern.
///
/// A number is a decimal, hexadecimal, octal or binary literal from 0 to 959,
/// with `_` or the suffix `u16` if you like. A back rank is eight letters, a-file
/// first, all capitals or all small.
///
/// Anything else is a compile error at the literal, which says what is wrong and
/// what to write.
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
/// A number that is none does not compile:
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

/// What the macro expands to. No part of the public interface.
#[doc(hidden)]
pub mod __private {
    use crate::StartPosition;

    pub use chess960_macros::expand;

    /// A position by its number, as a path: fit for expressions and patterns.
    pub struct Literal<const NUMBER: u16>;

    impl<const NUMBER: u16> Literal<NUMBER> {
        pub const POSITION: StartPosition =
            StartPosition::new(NUMBER).expect("the macro expands to numbers from 0 to 959");
    }
}
