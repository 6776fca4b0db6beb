// Step a) of the direct derivation, and the ranges in which the numbers appear.
// Compiled twice, here and in the library: see `shared/mod.rs`.

/// How many start positions there are.
pub const COUNT: u16 = 960;

/// Step a): any number stands for its remainder by 960.
pub const fn reduce(number: u32) -> u16 {
    (number % COUNT as u32) as u16
}

/// From 0 to 959 to the range 1 to 960, where 960 names position 0 and every other
/// number stays: the range that Scharnagl recommends for draws.
pub const fn scharnagl960(number: u16) -> u16 {
    if number == 0 { COUNT } else { number }
}

/// The way back from 1 to 960: step a). `None` outside of that range.
pub const fn from_scharnagl960(number: u16) -> Option<u16> {
    if number >= 1 && number <= COUNT { Some(reduce(number as u32)) } else { None }
}

/// From 0 to 959 to the range 1 to 960 as the number plus one (the standard
/// position is 519).
pub const fn one_based(number: u16) -> u16 {
    number + 1
}

/// The way back from the number plus one. `None` outside of 1 to 960.
pub const fn from_one_based(number: u16) -> Option<u16> {
    if number >= 1 && number <= COUNT { Some(number - 1) } else { None }
}
