use chess960::{StartPosition, chess960};

const EMPTY: StartPosition = chess960!("");
const SHORT: StartPosition = chess960!("RNBQKBN");
const LONG: StartPosition = chess960!("RNBQKBNR ");
const GERMAN: StartPosition = chess960!("TSLDKLST");
const PAWN: StartPosition = chess960!("RNBQKBNP");
const MIXED: StartPosition = chess960!("RNBQkBNR");
const COUNT: StartPosition = chess960!("RNBKQBNN");
const QUEENS: StartPosition = chess960!("RNBQQBNR");
const BISHOPS: StartPosition = chess960!("RBNBKQNR");
const KING: StartPosition = chess960!("KRBQRBNN");
const NUMBER: StartPosition = chess960!("518");
const ESCAPE: StartPosition = chess960!("RNBQKBN\x52");

fn main() {}
