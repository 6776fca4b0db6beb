//! An engine with a fault of its own: it plays random moves of Chess960, by a castling rule with
//! the faults that are named, or it misbehaves in another way.
//!
//! `cargo run -p chess960-cli -- test target/debug/examples/faulty_engine shield`
//!
//! It tests the test: `tests/uci.rs` starts it with every fault and every misbehaviour.

use std::io::{self, BufRead, Write};
use std::process::exit;
use std::sync::Mutex;
use std::thread::sleep;
use std::time::Duration;

use chess960::CastlingStyle;
use chess960_conformance::{Fault, Position, legal_moves};
use cozy_chess::{Board, Move, Piece, Square};

const STANDARD: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1";

/// What the engine is asked to do wrong, beside faults of castling.
#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a word of the command line")]
struct Ways {
    faults: Vec<Fault>,
    /// `bare`: `perft N` instead of `go perft N`.
    bare: bool,
    /// `count`: a count without a list.
    count: bool,
    /// `searchmoves`, `replies`: neither.
    search_moves: bool,
    replies: bool,
    /// `keeps`: it refuses X-FEN and keeps the position before.
    keeps: bool,
    /// `corners`: it takes K and Q for the corners.
    corners: bool,
    /// `e1g1`: it writes castling as the king's move.
    king_move: bool,
    /// `no-option`: it has no option `UCI_Chess960`.
    no_option: bool,
    /// `silent`, `mute`, `late`, `floods`, `endless`, `huge`, `garbage`, `wrong-readyok`.
    hostile: String,
    /// `dies=N`: it ends at the position with this number.
    dies: Option<usize>,
}

impl Ways {
    fn read(arguments: impl Iterator<Item = String>) -> Self {
        let mut ways = Self::default();
        for argument in arguments {
            match argument.as_str() {
                "bare" => ways.bare = true,
                "count" => ways.count = true,
                "searchmoves" => ways.search_moves = true,
                "replies" => ways.replies = true,
                "keeps" => ways.keeps = true,
                "corners" => ways.corners = true,
                "e1g1" => ways.king_move = true,
                "no-option" => ways.no_option = true,
                name if Fault::ALL.iter().any(|fault| fault.name() == name) => {
                    ways.faults.extend(Fault::ALL.iter().find(|fault| fault.name() == name));
                }
                other => match other.strip_prefix("dies=") {
                    Some(number) => ways.dies = number.parse().ok(),
                    None => other.clone_into(&mut ways.hostile),
                },
            }
        }
        ways
    }
}

struct Engine {
    ways: Ways,
    fen: String,
    chess960: bool,
    positions: usize,
}

fn main() {
    let ways = Ways::read(std::env::args().skip(1));
    let mut engine = Engine { ways, fen: STANDARD.to_owned(), chess960: false, positions: 0 };
    for line in io::stdin().lock().lines() {
        let Ok(line) = line else { return };
        if line == "quit" {
            return;
        }
        engine.obey(&line);
        print(&mut OUTPUT.lock().expect("no thread panics"));
    }
}

/// Lines that are printed together.
static OUTPUT: Mutex<Vec<u8>> = Mutex::new(Vec::new());

fn say(line: &str) {
    let mut output = OUTPUT.lock().expect("no thread panics");
    output.extend_from_slice(line.as_bytes());
    output.push(b'\n');
    if output.len() > 1 << 16 {
        print(&mut output);
    }
}

/// Prints what was said. Nobody may listen any more.
fn print(output: &mut Vec<u8>) {
    if io::stdout().write_all(output).and_then(|()| io::stdout().flush()).is_err() {
        exit(1);
    }
    output.clear();
}

impl Engine {
    fn obey(&mut self, line: &str) {
        let words: Vec<_> = line.split_whitespace().collect();
        match words[..] {
            ["uci"] => self.greet(),
            ["isready"] => self.ready(),
            ["setoption", "name", "UCI_Chess960", "value", value] => {
                self.chess960 = value == "true";
            }
            ["position", ..] => self.set_position(line),
            ["go", "perft", depth] if !self.ways.bare && self.counts() => self.perft(depth),
            ["perft", depth] if self.ways.bare && self.counts() => self.perft(depth),
            ["go", ..] => self.search(&words),
            ["d"] if self.counts() => say(&format!("Fen: {}", self.fen)),
            _ => say(&format!("unknown command: {line}")),
        }
    }

    fn counts(&self) -> bool {
        !self.ways.search_moves && !self.ways.replies
    }

    fn greet(&self) {
        match self.ways.hostile.as_str() {
            "silent" => loop {
                sleep(Duration::from_secs(60));
            },
            "floods" => loop {
                say("info string and so on");
            },
            "endless" => loop {
                if io::stdout().write_all(b"and so on ").is_err() {
                    exit(1);
                }
            },
            _ => {}
        }
        say("id name Faulty Engine");
        if !self.ways.no_option {
            say("option name UCI_Chess960 type check default false");
        }
        say("uciok");
    }

    fn ready(&self) {
        match self.ways.hostile.as_str() {
            "wrong-readyok" => say("ready ok"),
            "mute" if self.positions > 20 => {}
            _ => say("readyok"),
        }
    }

    fn set_position(&mut self, line: &str) {
        self.positions += 1;
        if self.ways.dies == Some(self.positions) {
            exit(1);
        }
        let (position, moves) = line.split_once(" moves ").unwrap_or((line, ""));
        let fen = position.strip_prefix("position fen ").unwrap_or(STANDARD);
        let is_x_fen =
            fen.split(' ').nth(2).is_some_and(|field| field.contains(['K', 'Q', 'k', 'q']));
        if is_x_fen && self.ways.keeps {
            say("info string cannot read the position");
            return;
        }
        let Some(mut board) = read(fen, self.ways.corners) else {
            return say("info string cannot read the position");
        };
        for next in moves.split_whitespace() {
            match next.parse::<Move>() {
                Ok(next) if board.try_play(next).is_ok() => {}
                _ => return say("info string cannot play the moves"),
            }
        }
        self.fen = format!("{board:#}");
    }

    fn moves(&self) -> Vec<String> {
        legal_moves(&self.fen, &self.ways.faults).unwrap_or_default()
    }

    fn perft(&self, depth: &str) {
        match self.ways.hostile.as_str() {
            "late" => sleep(Duration::from_millis(20)),
            "late-output" => return self.late_output(depth),
            "huge" => say(&"x".repeat(3 << 20)),
            "garbage" => {
                print(&mut b"\xFF\xFE\x80 \xC3\x28\n".to_vec());
                if self.positions > 20 {
                    return;
                }
            }
            _ => {}
        }
        let moves = self.moves();
        if !self.ways.count {
            for mv in &moves {
                say(&format!("{}: 1", self.written(mv)));
            }
        }
        let board = Board::from_fen(&self.fen, true).expect("a Shredder-FEN");
        let total = match depth.parse() {
            Ok(1) => moves.len() as u64,
            Ok(depth) => perft(&board, depth),
            Err(_) => 0,
        };
        say(&format!("Nodes searched: {total}"));
    }

    /// Answers after it said that it is ready.
    fn late_output(&self, depth: &str) {
        let engine = Self {
            ways: Ways { count: self.ways.count, ..Ways::default() },
            fen: self.fen.clone(),
            ..*self
        };
        let depth = depth.to_owned();
        std::thread::spawn(move || {
            sleep(Duration::from_millis(5));
            engine.perft(&depth);
            print(&mut OUTPUT.lock().expect("no thread panics"));
        });
    }

    /// A move as the engine writes it: castling outside of Chess960 is the king's move.
    fn written(&self, mv: &str) -> String {
        if self.chess960 && !self.ways.king_move {
            return mv.to_owned();
        }
        let board = Board::from_fen(&self.fen, true).expect("a Shredder-FEN");
        let Ok(Move { from, to, promotion: None }) = mv.parse::<Move>() else {
            return mv.to_owned();
        };
        let player = board.side_to_move();
        let is_castling =
            from == board.king(player) && board.colored_pieces(player, Piece::Rook).has(to);
        if !is_castling {
            return mv.to_owned();
        }
        let file = if to.file() > from.file() { cozy_chess::File::G } else { cozy_chess::File::C };
        format!("{from}{}", Square::new(file, from.rank()))
    }

    fn search(&self, words: &[&str]) {
        let moves = self.moves();
        let at = words.iter().position(|word| *word == "searchmoves" && self.ways.search_moves);
        let wanted = at.map(|at| &words[at + 1..]).unwrap_or_default();
        let best = match wanted {
            [] => moves.first(),
            some => moves.iter().find(|mv| some.contains(&mv.as_str())),
        };
        say(&format!("bestmove {}", best.map_or("(none)", String::as_str)));
    }
}

/// Reads a FEN in either dialect, or with K and Q as the rooks in the corners.
fn read(fen: &str, corners: bool) -> Option<Board> {
    let mut fields: Vec<_> = fen.split(' ').map(str::to_owned).collect();
    if corners {
        let corner = |letter| match letter {
            'K' => 'H',
            'Q' => 'A',
            'k' => 'h',
            'q' => 'a',
            other => other,
        };
        // A right without its rook is not a right.
        let letters = fields[2].chars().map(corner).collect::<String>();
        let is_right = |letter: &char| {
            let mut fields = fields.clone();
            fields[2] = letter.to_string();
            Board::from_fen(&fields.join(" "), true).is_ok()
        };
        let field: String = letters.chars().filter(is_right).collect();
        fields[2] = if field.is_empty() { "-".to_owned() } else { field };
    }
    let position: Position = fields.join(" ").parse().ok()?;
    Board::from_fen(&position.fen(CastlingStyle::Shredder), true).ok()
}

fn perft(board: &Board, depth: u8) -> u64 {
    let mut sum = 0;
    board.generate_moves(|moves| {
        for next in moves {
            let mut board = board.clone();
            board.play_unchecked(next);
            sum += if depth <= 1 { 1 } else { perft(&board, depth - 1) };
        }
        false
    });
    sum
}
