//! Both directions between number and rank: as constants, over all inputs, against the
//! published tables, against other people's implementations, and by their size.

mod compile_time;
mod exhaustive;
#[cfg(feature = "phf")]
mod phf;
mod published;
mod rivals;
mod sizes;
