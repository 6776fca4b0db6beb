//! FENs in every dialect: written like the public books, read back in every spelling,
//! read by a move generator, and refused if they are not a start position's.

mod books;
mod broken;
mod cases;
mod perft;
mod spellings;
