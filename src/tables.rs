//! The published tables, as data for printing and teaching.
//!
//! Rows and columns are those of Scharnagl's descriptions and of the Fritz9 table.
//! Squares run from the a-file, and a dash is a square that is left free. The lookups of
//! [`StartPosition`] are faster than any of these.

use crate::{Piece, StartPosition, generated, lookup};

/// All back ranks, by number: 7,680 bytes, which the lookups use as well.
///
/// # Examples
///
/// ```
/// use chess960::{Piece, StartPosition, tables};
///
/// static ALL: &[[Piece; 8]; 960] = tables::BACK_RANKS;
/// assert_eq!(&ALL[518], StartPosition::STANDARD.pieces());
/// ```
pub const BACK_RANKS: &[[Piece; 8]; StartPosition::COUNT] = lookup::ranks();

/// The numbers by back rank in capitals, as a [`phf::Map`].
///
/// The map serves iteration, and code that wants a map. It hashes its key with `SipHash`
/// at run time, which takes about 300 instructions a lookup, and its `get` is not a
/// `const fn`. [`StartPosition::from_back_rank`] takes about 20, and is one.
///
/// # Examples
///
/// ```
/// use chess960::tables;
///
/// assert_eq!(tables::NUMBERS.get("RNBQKBNR"), Some(&518));
/// assert_eq!(tables::NUMBERS.get("RNBKQBNN"), None);
/// assert_eq!(tables::NUMBERS.len(), 960);
/// ```
#[cfg(feature = "phf")]
pub static NUMBERS: phf::Map<&'static str, u16> = generated::NUMBERS;

/// The King's table: row i has the six pieces of number 16·i without the bishops.
///
/// Scharnagl published it with the Bishop's table as the two-table form: take the row of
/// the nearest number that is not above yours, and the bishops of the difference.
///
/// # Examples
///
/// ```
/// use chess960::tables::{BISHOPS_TABLE, KINGS_TABLE};
///
/// // 518 = 16·32 + 6
/// assert_eq!(KINGS_TABLE[32], "RNQKNR");
/// assert_eq!(BISHOPS_TABLE[6], "--B--B--");
/// ```
pub const KINGS_TABLE: &[&str; 60] = &generated::KINGS_TABLE;

/// The Bishop's table: row i has the bishops of the numbers with remainder i by 16.
///
/// # Examples
///
/// ```
/// use chess960::tables::BISHOPS_TABLE;
///
/// assert_eq!(BISHOPS_TABLE[0], "BB------");
/// ```
pub const BISHOPS_TABLE: &[&str; 16] = &generated::BISHOPS_TABLE;

/// The N5N table: the knights on the five squares that bishops and queen leave free.
///
/// # Examples
///
/// ```
/// use chess960::tables::N5N_TABLE;
///
/// // 518 = 6 + 16·2 + 96·5
/// assert_eq!(N5N_TABLE[5], "-N-N-");
/// ```
pub const N5N_TABLE: &[&str; 10] = &generated::N5N_TABLE;

/// The NQ-skeletons: row i has queen and knights of number 16·i on the six squares that
/// the bishops leave free, and dashes for king and rooks. Each block of six rows belongs
/// to one row of the N5N table.
///
/// # Examples
///
/// ```
/// use chess960::tables::NQ_SKELETONS;
///
/// assert_eq!(NQ_SKELETONS[32], "-NQ-N-");
/// ```
pub const NQ_SKELETONS: &[&str; 60] = &generated::NQ_SKELETONS;

/// The N6N table of Fritz9: the knights on the six squares that the bishops leave free.
///
/// # Examples
///
/// ```
/// use chess960::tables::N6N_TABLE;
///
/// assert_eq!(N6N_TABLE[7], "-N--N-");
/// ```
pub const N6N_TABLE: &[&str; 15] = &generated::N6N_TABLE;

/// Fritz9's skeletons: row i belongs to Fritz9's number 1 + 16·i. Rows 0 to 14, 15 to 29,
/// 30 to 44 and 45 to 59 are the four published columns, one for each place of the queen.
///
/// # Examples
///
/// ```
/// use chess960::tables::FRITZ9_SKELETONS;
///
/// // 359 = 6 + 353, and 353 = 1 + 16·22
/// assert_eq!(FRITZ9_SKELETONS[22], "-NQ-N-");
/// ```
pub const FRITZ9_SKELETONS: &[&str; 60] = &generated::FRITZ9_SKELETONS;
