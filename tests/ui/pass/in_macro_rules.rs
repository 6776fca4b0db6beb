// Another macro may pass on the literal as a `literal`, `expr` or `tt` fragment.

use chess960::{StartPosition, chess960};

macro_rules! by_literal {
    ($n:literal) => {
        chess960!($n)
    };
}

macro_rules! by_expr {
    ($n:expr) => {
        chess960!($n)
    };
}

macro_rules! by_tt {
    ($n:tt) => {
        chess960!($n)
    };
}

macro_rules! nested {
    ($n:literal) => {
        by_expr!($n)
    };
}

macro_rules! list {
    ($($n:literal),* $(,)?) => {
        [$(chess960!($n)),*]
    };
}

const LIST: [StartPosition; 3] = list![518, 534, "RNBQKBNR"];

fn main() {
    assert_eq!(by_literal!(518), StartPosition::STANDARD);
    assert_eq!(by_literal!("RNBQKBNR"), StartPosition::STANDARD);
    assert_eq!(by_expr!(518), StartPosition::STANDARD);
    assert_eq!(by_expr!("rnbqkbnr"), StartPosition::STANDARD);
    assert_eq!(by_tt!(518), StartPosition::STANDARD);
    assert_eq!(nested!(518), StartPosition::STANDARD);
    assert_eq!(LIST[1], LIST[2].twin());
}
