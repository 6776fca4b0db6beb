// Through another macro the error is still at the literal.

use chess960::{StartPosition, chess960};

macro_rules! position {
    ($n:literal) => {
        chess960!($n)
    };
}

const WRONG: StartPosition = position!(960);

fn main() {}
