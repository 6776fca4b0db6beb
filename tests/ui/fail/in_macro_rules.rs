// The error is at the literal, even inside another macro.

use chess960::{StartPosition, chess960};

macro_rules! position {
    ($n:literal) => {
        chess960!($n)
    };
}

const WRONG: StartPosition = position!(960);

fn main() {}
