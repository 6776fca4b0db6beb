//! The keys to look up.

use chess960::StartPosition;

/// How many keys a loop looks up: a power of two, so that a mask finds the next one.
pub const KEYS: usize = 1024;

/// The kind of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Load {
    /// Back ranks, shuffled.
    Hits,
    /// The right pieces in a wrong order: bishops on one shade, or the king not between the
    /// rooks.
    NearMisses,
    /// Eight random letters.
    Misses,
}

impl Load {
    pub const ALL: [Self; 3] = [Self::Hits, Self::NearMisses, Self::Misses];

    /// Returns the keys as letters, the same in every run.
    pub fn words(self) -> Vec<[u8; 8]> {
        let mut random = fastrand::Rng::with_seed(960);
        let mut words = Vec::with_capacity(KEYS);
        while words.len() < KEYS {
            let word = match self {
                Self::Hits => position(&mut random).as_str().as_bytes().try_into().unwrap(),
                Self::NearMisses => {
                    let mut word = *b"RNBQKBNR";
                    random.shuffle(&mut word);
                    word
                }
                Self::Misses => std::array::from_fn(|_| random.u8(b'A'..=b'Z')),
            };
            if StartPosition::from_bytes(&word).is_some() == (self == Self::Hits) {
                words.push(word);
            }
        }
        words
    }
}

pub fn position(random: &mut fastrand::Rng) -> StartPosition {
    StartPosition::draw(&mut || random.u32(..))
}
