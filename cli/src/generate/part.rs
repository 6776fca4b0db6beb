//! The parts of a generated file, and their dependencies.

use clap::ValueEnum;

/// A part of a generated file.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The 960 back ranks, by number
    Ranks,
    /// From a back rank to its number
    Lookup,
    /// Castling of each position
    Castling,
    /// X-FEN and Shredder-FEN of each position
    Fen,
}

impl Part {
    pub(crate) const ALL: [Self; 4] = [Self::Ranks, Self::Lookup, Self::Castling, Self::Fen];

    /// Returns its name in `--parts` and in templates.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Ranks => "ranks",
            Self::Lookup => "lookup",
            Self::Castling => "castling",
            Self::Fen => "fen",
        }
    }

    /// The lookup compares with the rank, and a FEN is made of it.
    const fn needs_ranks(self) -> bool {
        matches!(self, Self::Ranks | Self::Lookup | Self::Fen)
    }
}

/// Returns the parts that were asked for and those that they need, each once, in the order
/// of a file.
pub(crate) fn with_needed(parts: &[Part]) -> Vec<Part> {
    let ranks = parts.iter().any(|part| part.needs_ranks());
    let is_in = |part: &Part| parts.contains(part) || *part == Part::Ranks && ranks;
    Part::ALL.into_iter().filter(is_in).collect()
}

#[cfg(test)]
mod tests {
    use super::{Part, with_needed};

    #[test]
    fn lookup_and_fen_include_the_ranks() {
        assert_eq!(with_needed(&[Part::Lookup]), [Part::Ranks, Part::Lookup]);
        assert_eq!(with_needed(&[Part::Fen, Part::Fen]), [Part::Ranks, Part::Fen]);
        assert_eq!(with_needed(&[Part::Castling]), [Part::Castling]);
    }
}
