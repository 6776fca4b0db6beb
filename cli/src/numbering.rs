//! Numberings, in the words of the program.

use chess960::Numbering;
use clap::ValueEnum;
use clap::builder::PossibleValue;

/// The value of `--numbering`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct NumberingArg(pub(crate) Numbering);

/// What the program calls a numbering.
pub(crate) struct Words {
    /// In `--numbering`.
    pub(crate) option: &'static str,
    /// In the help.
    pub(crate) help: &'static str,
    /// One of its numbers, in a sentence.
    pub(crate) number: &'static str,
    /// The name and the remark of its row in `show`.
    pub(crate) row: [&'static str; 2],
}

/// Returns the words for a numbering, or `None` if the program has none for it yet.
pub(crate) const fn words(numbering: Numbering) -> Option<Words> {
    Some(match numbering {
        Numbering::Scharnagl => Words {
            option: "scharnagl",
            help: "0 to 959, 518 is RNBQKBNR",
            number: "number",
            row: ["Scharnagl", "0 to 959"],
        },
        Numbering::Scharnagl960 => Words {
            option: "scharnagl960",
            help: "1 to 960, 960 is position 0",
            number: "1-to-960 number",
            row: ["1 to 960", "960 is position 0"],
        },
        Numbering::OneBased => Words {
            option: "one-based",
            help: "1 to 960, each number plus one",
            number: "one-based number",
            row: ["1 to 960", "number plus one"],
        },
        Numbering::Fritz9 => Words {
            option: "fritz9",
            help: "1 to 960, the numbers of the program Fritz9",
            number: "Fritz9 number",
            row: ["Fritz9", "knights before the queen"],
        },
        _ => return None,
    })
}

impl NumberingArg {
    /// What one of its numbers is called in a sentence.
    pub(crate) const fn number(self) -> &'static str {
        match words(self.0) {
            Some(words) => words.number,
            None => "number",
        }
    }
}

const ALL: [NumberingArg; Numbering::ALL.len()] = {
    let (mut all, mut i) = ([NumberingArg(Numbering::Scharnagl); Numbering::ALL.len()], 0);
    while i < all.len() {
        all[i].0 = Numbering::ALL[i];
        i += 1;
    }
    all
};

impl ValueEnum for NumberingArg {
    fn value_variants<'a>() -> &'a [Self] {
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        words(self.0).map(|words| PossibleValue::new(words.option).help(words.help))
    }
}

#[cfg(test)]
mod tests {
    use chess960::Numbering;

    use super::words;

    /// A numbering that the library has and the program does not know fails here.
    #[test]
    fn every_numbering_of_the_library_has_words() {
        for numbering in Numbering::ALL {
            assert!(words(numbering).is_some(), "{numbering:?} has no words");
        }
    }
}
