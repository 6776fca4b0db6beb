//! A position drawn by dice that everybody sees: d4, d4, d6 and d10.
//!
//! 4 · 4 · 6 · 10 = 960, so each position has the same chance.

use chess960::{File, Language, StartPosition};
use chess960_codegen::rules::{self, BackRank};

use crate::explain::step_line;
use crate::failure::{Failure, quoted};
use crate::tables::translated;

/// The codes of a throw, counted from 0.
pub(crate) struct Dice {
    light: u8,
    dark: u8,
    queen: u8,
    /// The number on the d10, 0 to 10.
    ten: u8,
}

/// A die: its name, what it places, and the numbers on it.
struct Die {
    name: &'static str,
    places: &'static str,
    numbers: [u8; 2],
}

/// In the order of a throw. On a d10, 0 and 10 are the same side.
const DICE: [Die; 4] = [
    Die { name: "first d4", places: "light-square bishop", numbers: [1, 4] },
    Die { name: "second d4", places: "dark-square bishop", numbers: [1, 4] },
    Die { name: "d6", places: "queen", numbers: [1, 6] },
    Die { name: "d10", places: "knights", numbers: [0, 10] },
];

impl Dice {
    /// Reads a throw, such as `3,2,3,5`.
    pub(crate) fn read(text: &str) -> Result<Self, Failure> {
        let numbers: Vec<_> = text.split(',').map(str::trim).collect();
        let Ok([light, dark, queen, knights]) = <[&str; 4]>::try_from(numbers) else {
            return Err(Failure::input(format!(
                "{} is not a throw of four dice: write d4, d4, d6 and d10, as in 3,2,3,5",
                quoted(text)
            )));
        };
        let [light_die, dark_die, queen_die, knights_die] = DICE;
        Ok(Self {
            light: light_die.read(light)? - 1,
            dark: dark_die.read(dark)? - 1,
            queen: queen_die.read(queen)? - 1,
            ten: knights_die.read(knights)?,
        })
    }

    /// The back rank after each step.
    fn ranks(&self) -> [BackRank; 5] {
        let light = rules::place_light_bishop(rules::EMPTY, self.light);
        let dark = rules::place_dark_bishop(light, self.dark);
        let queen = rules::place_queen(dark, self.queen);
        let knights = rules::place_knights(queen, self.ten % 10);
        [light, dark, queen, knights, rules::place_rook_king_rook(knights)]
    }

    /// Returns the position of the throw.
    pub(crate) fn position(&self) -> Option<StartPosition> {
        StartPosition::from_bytes(&self.ranks()[4])
    }

    /// Returns the steps from the throw to the position, each with the back rank after it.
    pub(crate) fn steps(&self, language: Language) -> String {
        let Self { light, dark, queen, ten } = *self;
        let bishop = |[before, after]: [&BackRank; 2], kind: &str, number: u8| {
            let mut files = File::ALL.into_iter();
            let file = files.find(|file| before[file.index()] != after[file.index()]);
            let file = file.map_or(String::new(), |file| file.to_string());
            format!("d4 shows {}: {kind}-square bishop on {file}", number + 1)
        };
        let ranks = self.ranks();
        let nth = queen + 1;
        let texts = [
            bishop([&rules::EMPTY, &ranks[0]], "light", light),
            bishop([&ranks[0], &ranks[1]], "dark", dark),
            format!("d6 shows {nth}: queen on the free square {nth}, counted from 1"),
            format!("d10 shows {ten}: knights as in row {} of the knights' table", ten % 10),
            "rook, king, rook on the last three squares".to_owned(),
        ];
        let lines = texts.iter().zip(ranks).map(|(text, rank)| {
            let rank: String = rank.iter().copied().map(char::from).collect();
            step_line(text, &translated(&rank, language)) + "\n"
        });
        lines.collect()
    }
}

impl Die {
    fn read(&self, text: &str) -> Result<u8, Failure> {
        let [first, last] = self.numbers;
        let is_digits = text.bytes().all(|byte| byte.is_ascii_digit());
        let number =
            text.parse().ok().filter(|number| is_digits && (first..=last).contains(number));
        number.ok_or_else(|| {
            let Self { name, places, .. } = self;
            Failure::input(format!(
                "{} is not on the {name}, for the {places}: write a number from {first} to {last}",
                quoted(text)
            ))
        })
    }
}
