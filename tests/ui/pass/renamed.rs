// The macro finds its crate under a new name, even next to a module of the old name.

extern crate chess960 as start_positions;

mod chess960 {}

const POSITION: start_positions::StartPosition = start_positions::chess960!(518);

fn main() {
    assert_eq!(POSITION, start_positions::chess960!("RNBQKBNR"));
}
