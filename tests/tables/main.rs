//! Number to rank and rank to number: as constants, over all inputs, against the published
//! tables and other people's implementations; and the sizes of the tables.

mod compile_time;
mod exhaustive;
#[cfg(feature = "phf")]
mod phf;
mod published;
mod rivals;
mod sizes;
