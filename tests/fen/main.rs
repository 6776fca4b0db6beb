//! FENs in every dialect: the same as in public books, read back in every spelling, read by a
//! move generator, and refused if they do not show a start position.

mod books;
mod broken;
mod cases;
mod perft;
mod spellings;
