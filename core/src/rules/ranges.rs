//! Step a) of the direct derivation, and the ranges in which numbers appear.

/// The number of start positions.
pub const COUNT: u16 = 960;

/// Step a): any number stands for its remainder by 960.
///
/// # Examples
///
/// ```
/// assert_eq!(chess960_core::rules::reduce(1_478), 518);
/// ```
#[inline]
pub const fn reduce(number: u32) -> u16 {
    (number % COUNT as u32) as u16
}

/// From 0 to 959 to the range 1 to 960 in which 960 names position 0 and every other
/// number stays. Scharnagl recommends it for draws.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!((rules::scharnagl960(0), rules::scharnagl960(518)), (960, 518));
/// ```
#[inline]
pub const fn scharnagl960(number: u16) -> u16 {
    if number == 0 { COUNT } else { number }
}

/// The inverse of [`scharnagl960`]: step a). `None` outside 1 to 960.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!((rules::from_scharnagl960(960), rules::from_scharnagl960(0)), (Some(0), None));
/// ```
#[inline]
pub const fn from_scharnagl960(number: u16) -> Option<u16> {
    if number >= 1 && number <= COUNT { Some(reduce(number as u32)) } else { None }
}

/// From 0 to 959 to the range 1 to 960 as the number plus one, so that the standard
/// position is 519.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!((rules::one_based(0), rules::one_based(518)), (1, 519));
/// ```
#[inline]
pub const fn one_based(number: u16) -> u16 {
    number + 1
}

/// The inverse of [`one_based`]. `None` outside 1 to 960.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!((rules::from_one_based(960), rules::from_one_based(0)), (Some(959), None));
/// ```
#[inline]
pub const fn from_one_based(number: u16) -> Option<u16> {
    if number >= 1 && number <= COUNT { Some(number - 1) } else { None }
}
