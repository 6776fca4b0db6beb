// The caller's own `compile_error!` does not hide the message.

macro_rules! compile_error {
    ($($ignored:tt)*) => {
        chess960::StartPosition::STANDARD
    };
}

const WRONG: chess960::StartPosition = chess960::chess960!(960);
const OWN: chess960::StartPosition = compile_error!(960);

fn main() {}
