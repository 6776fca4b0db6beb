use chess960::{StartPosition, chess960};

const N: u16 = 518;
const FLOAT: StartPosition = chess960!(518.0);
const SUFFIX: StartPosition = chess960!(518i32);
const CHARACTER: StartPosition = chess960!('R');
const BYTES: StartPosition = chess960!(b"RNBQKBNR");
const NAME: StartPosition = chess960!(N);
const PATH: StartPosition = chess960!(self::N);
const GROUP: StartPosition = chess960!((518));
const BARE: StartPosition = chess960!(RNBQKBNR);

fn main() {}
