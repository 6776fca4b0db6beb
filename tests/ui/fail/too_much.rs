use chess960::{StartPosition, chess960};

const TWO: StartPosition = chess960!(518, 534);
const SUM: StartPosition = chess960!(500 + 18);
const HALVES: StartPosition = chess960!("RNBQ" "KBNR");

fn main() {}
