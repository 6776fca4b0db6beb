use chess960::{StartPosition, chess960};

const NOTHING: StartPosition = chess960!();

fn main() {}
