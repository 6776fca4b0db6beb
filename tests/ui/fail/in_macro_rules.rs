// The error points at the literal, even if another macro passes it on.

use chess960::{StartPosition, chess960};

macro_rules! position {
    ($n:literal) => {
        chess960!($n)
    };
}

const WRONG: StartPosition = position!(960);

fn main() {}
