//! FENs in every dialect: written like the public books, read back in every
//! spelling, and refused when they are not a start position's.

mod books;
mod broken;
mod cases;
mod spellings;
