// The caller's own names do not interfere with the expansion.
#![allow(dead_code, non_camel_case_types, non_snake_case)]

use chess960::chess960;

struct Ok;
struct Err;
struct Some;
struct None;
struct Option;
struct Result;
struct StartPosition;
struct Literal;
struct u16;
struct u32;
struct str;
mod core {}
mod std {}
mod __private {}

const POSITION: ::chess960::StartPosition = chess960!(518);
const SAME: ::chess960::StartPosition = chess960!("rnbqkbnr");

fn main() {
    assert_eq!(POSITION, SAME);
}
