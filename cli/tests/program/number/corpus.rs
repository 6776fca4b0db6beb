//! An archive for each kind of fault.

pub(super) const FEN_0: &str = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1";
pub(super) const FEN_518: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1";

pub(super) fn game(tags: &[(&str, &str)], moves: &str) -> String {
    let tags = tags.iter().map(|(name, value)| format!("[{name} \"{value}\"]\n"));
    format!("{}\n{moves}\n\n", tags.collect::<String>())
}

/// A faultless game of Chess960.
pub(super) fn good(fen: &str) -> String {
    let tags = [("Event", "a"), ("Variant", "Chess960"), ("SetUp", "1"), ("FEN", fen)];
    game(&tags, "1. e4 { [%clk 0:03:00] } 1... e5 { [%clk 0:02:59] } 1-0")
}

fn with_variant(variant: &str) -> String {
    game(&[("Event", "a"), ("Variant", variant), ("FEN", FEN_0)], "1. e4 *")
}

/// Each kind of fault, with an archive that has it.
#[allow(clippy::too_many_lines)] // a list
pub(super) fn corpus() -> Vec<(&'static str, Vec<u8>)> {
    let text = |name, text: String| (name, text.into_bytes());
    let good = good(FEN_0);
    let mut latin_1 = b"[Event \"a\"]\n[White \"M\xFCller\"]\n".to_vec();
    latin_1.extend(format!("[Variant \"Chess960\"]\n[FEN \"{FEN_0}\"]\n\n1. e4 *\n").bytes());
    let mut long_line = format!("{}1. e4 {{ ", &good[..good.find("\n\n").unwrap() + 2]);
    long_line.push_str(&"x [FEN \"?\"] ".repeat(100_000));
    long_line.push_str("} *\n\n");
    let fens = |fens: &[&str]| fens.iter().map(|fen| self::good(fen)).collect::<String>();
    vec![
        text("two good games", format!("{good}{}", self::good(FEN_518))),
        text(
            "double Chess960",
            fens(&["rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFca - 0 1"]),
        ),
        text(
            "spellings of the variant",
            [
                "chess960",
                "Chess 960",
                "chess-960",
                "Fischerandom",
                "fischerandom",
                "FischerRandom",
                "fischerrandom",
                "Fischer Random",
            ]
            .map(with_variant)
            .concat(),
        ),
        text(
            "other variants",
            ["960chess", "Capahouse960", "Crazyhouse960", "Atomic"].map(with_variant).concat(),
        ),
        text("no variant", game(&[("Event", "a"), ("FEN", FEN_0)], "*")),
        text("no variant and no FEN", game(&[("Event", "a"), ("White", "b")], "1. e4 *")),
        text(
            "set up, and no FEN",
            ["1", "0"].map(|set_up| game(&[("Event", "a"), ("SetUp", set_up)], "1. e4 *")).concat(),
        ),
        text("no FEN", game(&[("Event", "a"), ("Variant", "Chess960")], "1. e4 *")),
        text(
            "tags in another order",
            game(&[("Fen", FEN_0), ("Setup", "1"), ("Event", "a"), ("variant", "chess960")], "*"),
        ),
        text("CRLF", good.replace('\n', "\r\n")),
        text("mixed line ends", format!("{}{good}", good.replace('\n', "\r\n"))),
        text("byte-order mark", format!("\u{FEFF}{good}")),
        ("Latin-1", latin_1),
        text(
            "escaped quotes",
            game(
                &[("Event", "a \\\"[FEN \\\\\\\"x\\\"]"), ("Variant", "Chess960"), ("FEN", FEN_0)],
                "*",
            ),
        ),
        text("a tag in a comment", good.replace("1-0", &format!("{{[FEN \"{FEN_518}\"]}} 1-0"))),
        text(
            "a tag in a comment of lines",
            good.replace("1-0", &format!("{{ see\n\n[FEN \"{FEN_518}\"]\n\n}} 1-0")),
        ),
        text("escape lines", good.replace("\n\n1.", "\n%[FEN \"?\"] {\n\n% { \n[FEN?\n1.")),
        text("FEN is a question mark", fens(&["?", ""])),
        text(
            "letters that do not name a rook",
            fens(&["bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HAha - 0 1"]),
        ),
        text(
            "partial rights",
            fens(&[
                "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w Kq - 0 1",
                "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w - - 0 1",
            ]),
        ),
        text(
            "not a start",
            fens(&[
                "bbqnnrkr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/BBQNNRKR w KQkq - 0 2",
                "8/8/4k3/8/8/4K3/8/8 b - - 12 70",
            ]),
        ),
        text("Black to move", fens(&["bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR b KQkq - 0 1"])),
        text(
            "not a back rank",
            fens(&["bbqnnrkk/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"]),
        ),
        text(
            "junk fields",
            fens(&["bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq x y z", "a,b\\\"c\td"]),
        ),
        text("truncated in the moves", format!("{good}{}", &good[..good.len() - 20])),
        text(
            "truncated in a tag",
            format!("{good}[Event \"a\"]\n[Variant \"Chess960\"]\n[FEN \"bbqn"),
        ),
        text("a brace left open", format!("{}{good}", good.replace("1-0", "{ 1-0"))),
        text(
            "no moves",
            good.replace("1. e4 { [%clk 0:03:00] } 1... e5 { [%clk 0:02:59] } 1-0\n\n", "")
                .repeat(3),
        ),
        text("no empty line between", good.replace("\n\n", "\n").repeat(2)),
        text("an empty line in the tags", good.replace("[SetUp", "\n[SetUp")),
        text("tags on one line", good.replace("]\n[", "] [")),
        text("junk before the first game", format!("hello\n\n{good}")),
        text("a line of more than a megabyte", format!("{long_line}{good}")),
        text(
            "a long tag",
            format!("[Event \"{}\"]\n[FEN \"{FEN_0}\"]\n\n*\n\n{good}", "x".repeat(600_000)),
        ),
        text("nothing", String::new()),
        text(
            "EPD",
            format!(
                "{FEN_0}\n\n{FEN_518};\r\nbbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - id \"x\";\nx\n"
            ),
        ),
    ]
}
