//! Every way that is measured, by group: this library's and the alternatives.

use std::collections::HashMap;
use std::hint::black_box;

use chess_lab::parsing::fen::get_fen_from_chess960_spid;
use chess_startpos_rs::chess as startpos;
use chess960::{CastlingStyle, DoubleStartPosition, Piece, StartPosition, tables};
use cozy_chess::Board;
use rustc_hash::FxHashMap;

use crate::keys::{KEYS, Load, position};
use crate::loops::{Loop, counted_chain, counted_throughput};
use crate::{rivals, textbook};

/// One way of looking something up, with its keys.
pub struct Way {
    /// The task: all ways of a group do the same.
    pub group: &'static str,
    pub name: &'static str,
    /// The bytes of memory that it needs.
    pub size: &'static str,
    run: Box<dyn Fn(Loop) -> u64>,
}

impl Way {
    /// Looks up all keys and returns a number that depends on all answers.
    pub fn run(&self, kind: Loop) -> u64 {
        (self.run)(kind)
    }

    fn new<K: 'static>(
        [group, name, size]: [&'static str; 3],
        keys: Vec<K>,
        find: impl Fn(&K) -> u64 + Copy + 'static,
    ) -> Self {
        let Ok(keys) = <Box<[K; KEYS]>>::try_from(keys) else { panic!("not {KEYS} keys") };
        let run = move |kind| match kind {
            Loop::Throughput => counted_throughput(&keys, find),
            Loop::Chain => counted_chain(&keys, find),
        };
        Self { group, name, size, run: Box::new(run) }
    }
}

/// Returns the result of a lookup as a number, with `None` as 0.
fn found(number: Option<u16>) -> u64 {
    number.unwrap_or_default().into()
}

/// Returns the result of a lookup with a reason. The reason is used, so that the compiler must
/// keep its computation.
fn with_reason<E>(position: Result<StartPosition, E>) -> u64 {
    match position {
        Ok(position) => position.number().into(),
        Err(error) => rejected(&error),
    }
}

#[cold]
#[inline(never)]
fn rejected<E>(error: &E) -> u64 {
    black_box(error);
    0
}

fn of(position: Option<StartPosition>) -> u64 {
    found(position.map(StartPosition::number))
}

/// Returns all ways with keys of this kind. Those by number or FEN have only hits.
pub fn ways(load: Load) -> Vec<Way> {
    let mut ways = from_bytes(load);
    ways.extend(from_text(load));
    ways.extend(from_pieces(load));
    if load == Load::Hits {
        ways.extend(from_number());
        ways.extend(fens());
    }
    ways
}

fn from_bytes(load: Load) -> Vec<Way> {
    const GROUP: &str = "[u8; 8] to number";
    let words = || load.words();
    let all = || StartPosition::all().map(|p| (*rank(p), p.number()));
    let standard: &HashMap<_, _> = Box::leak(Box::new(all().collect()));
    let fast: &FxHashMap<_, _> = Box::leak(Box::new(all().collect()));
    vec![
        Way::new([GROUP, "load of the key only", "0"], words(), |key| u64::from_le_bytes(*key)),
        Way::new([GROUP, "chess960", "10,240"], words(), |key| of(StartPosition::from_bytes(key))),
        Way::new([GROUP, "phf::Map<[u8; 8], u16>", "11,136"], words(), |key| {
            found(rivals::LETTERS.get(key).copied())
        }),
        Way::new([GROUP, "HashMap, standard hasher", "22,544 on the heap"], words(), move |key| {
            found(standard.get(key).copied())
        }),
        Way::new([GROUP, "HashMap, rustc-hash", "22,544 on the heap"], words(), move |key| {
            found(fast.get(key).copied())
        }),
        Way::new([GROUP, "binary search", "9,600"], words(), |key| {
            let place = rivals::SORTED.binary_search_by(|row| row.0.cmp(key));
            found(place.ok().map(|place| rivals::SORTED[place].1))
        }),
        Way::new([GROUP, "match of 960 arms", "42,000 of code"], words(), |key| {
            found(rivals::by_match(key))
        }),
        Way::new([GROUP, "textbook loops", "0"], words(), |key| found(textbook::number(key))),
    ]
}

fn rank(position: StartPosition) -> &'static [u8; 8] {
    position.as_str().as_bytes().try_into().expect("a rank has eight letters")
}

fn from_text(load: Load) -> Vec<Way> {
    const GROUP: &str = "&str to number";
    let words = || -> Vec<&'static str> {
        let word = |word: [u8; 8]| &*String::from_utf8(word.to_vec()).expect("letters").leak();
        load.words().into_iter().map(word).collect()
    };
    let all = || StartPosition::all().map(|p| (p.as_str(), p.number()));
    let standard: &HashMap<_, _> = Box::leak(Box::new(all().collect()));
    let fast: &FxHashMap<_, _> = Box::leak(Box::new(all().collect()));
    vec![
        Way::new([GROUP, "chess960", "10,240"], words(), |key| {
            with_reason(StartPosition::from_back_rank(key))
        }),
        // Without a reason for wrong keys.
        Way::new([GROUP, "chess960, from_bytes", "10,240"], words(), |key| {
            of(key.as_bytes().try_into().ok().and_then(StartPosition::from_bytes))
        }),
        Way::new([GROUP, "tables::NUMBERS", "32,256"], words(), |key| {
            found(tables::NUMBERS.get(key).copied())
        }),
        Way::new([GROUP, "phf::Map<&str, u16>", "32,256"], words(), |key| {
            found(rivals::WORDS.get(key).copied())
        }),
        Way::new([GROUP, "HashMap, standard hasher", "58,896 on the heap"], words(), move |key| {
            found(standard.get(key).copied())
        }),
        Way::new([GROUP, "HashMap, rustc-hash", "58,896 on the heap"], words(), move |key| {
            found(fast.get(key).copied())
        }),
    ]
}

fn from_pieces(load: Load) -> Vec<Way> {
    const GROUP: &str = "pieces to number";
    let theirs = |byte: u8| match byte % 5 {
        _ if byte == b'K' => startpos::Piece::King,
        _ if byte == b'Q' => startpos::Piece::Queen,
        _ if byte == b'R' => startpos::Piece::Rook,
        _ if byte == b'B' => startpos::Piece::Bishop,
        _ if byte == b'N' => startpos::Piece::Knight,
        0 => startpos::Piece::King,
        1 => startpos::Piece::Queen,
        2 => startpos::Piece::Rook,
        3 => startpos::Piece::Bishop,
        _ => startpos::Piece::Knight,
    };
    let ours = |byte: u8| match theirs(byte) {
        startpos::Piece::King => Piece::King,
        startpos::Piece::Queen => Piece::Queen,
        startpos::Piece::Rook => Piece::Rook,
        startpos::Piece::Bishop => Piece::Bishop,
        startpos::Piece::Knight => Piece::Knight,
    };
    let shuffle: &_ = Box::leak(Box::new(startpos::chess_960()));
    let words = load.words();
    vec![
        Way::new(
            [GROUP, "chess960", "10,240"],
            words.iter().map(|word| word.map(ours)).collect(),
            |key| with_reason(StartPosition::from_pieces(key)),
        ),
        Way::new(
            [GROUP, "chess-startpos-rs", "0"],
            words.iter().map(|word| word.map(theirs)).collect(),
            move |key| found(shuffle.sp_id_of(key).map(|number| number as u16)),
        ),
    ]
}

fn positions() -> Vec<StartPosition> {
    let mut random = fastrand::Rng::with_seed(518);
    (0..KEYS).map(|_| position(&mut random)).collect()
}

fn from_number() -> Vec<Way> {
    const RANK: &str = "number to rank";
    let shuffle: &_ = Box::leak(Box::new(startpos::chess_960()));
    vec![
        Way::new([RANK, "load from your own array", "9,600"], positions(), |key| {
            u64::from(rivals::BY_NUMBER[usize::from(key.number())].0[3])
        }),
        Way::new([RANK, "chess960, pieces", "10,240"], positions(), |key| key.pieces()[3] as u64),
        Way::new([RANK, "chess960, &str", "8,192"], positions(), |key| {
            u64::from(key.as_str().as_bytes()[3])
        }),
        Way::new([RANK, "chess-startpos-rs", "0"], positions(), move |key| {
            let pieces = shuffle.sp_id(key.number().into());
            pieces.map_or(0, |pieces| pieces[3] as u64)
        }),
        Way::new([RANK, "cozy-chess, a board", "0"], positions(), |key| {
            Board::chess960_startpos(key.number().into()).occupied().0
        }),
    ]
}

fn fens() -> Vec<Way> {
    const FEN: &str = "number to FEN";
    const BACK: &str = "FEN to number";
    let written = |style: CastlingStyle| -> Vec<&'static str> {
        positions().into_iter().map(|key| &*key.fen(style).to_string().leak()).collect()
    };
    vec![
        Way::new([FEN, "chess960, X-FEN", "10,240"], positions(), |key| {
            u64::from(black_box(&key.fen(CastlingStyle::XFen)).as_bytes()[47])
        }),
        Way::new([FEN, "chess960, Shredder-FEN", "11,520"], positions(), |key| {
            u64::from(black_box(&key.fen(CastlingStyle::Shredder)).as_bytes()[47])
        }),
        Way::new([FEN, "chess-lab", "0"], positions(), |key| {
            black_box(get_fen_from_chess960_spid(key.number())).map_or(0, |f| f.len() as u64)
        }),
        Way::new([FEN, "cozy-chess, through a board", "0"], positions(), |key| {
            black_box(Board::chess960_startpos(key.number().into()).to_string()).len() as u64
        }),
        Way::new([BACK, "chess960, X-FEN", "10,240"], written(CastlingStyle::XFen), |key| {
            with_reason(StartPosition::from_fen(key))
        }),
        Way::new(
            [BACK, "chess960, Shredder-FEN", "11,520"],
            written(CastlingStyle::Shredder),
            |key| with_reason(StartPosition::from_fen(key)),
        ),
        Way::new([BACK, "chess960, double", "11,520"], written(CastlingStyle::Shredder), |key| {
            with_reason(DoubleStartPosition::from_fen(key).map(DoubleStartPosition::white))
        }),
        Way::new([BACK, "cozy-chess, a board", "0"], written(CastlingStyle::XFen), |key| {
            Board::from_fen(key, false).map_or(0, |board| board.occupied().0)
        }),
    ]
}
