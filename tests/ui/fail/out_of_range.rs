use chess960::{StartPosition, chess960};

const DRAWN: StartPosition = chess960!(960);
const ABOVE: StartPosition = chess960!(961);
const WRAPPED: StartPosition = chess960!(66_054); // 518 in sixteen bits
const NEGATIVE: StartPosition = chess960!(-1);
const LONG: StartPosition = chess960!(99999999999999999999999999999999999999999);

fn main() {}
