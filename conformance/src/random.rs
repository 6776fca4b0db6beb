//! Random numbers that are the same in every version: `SplitMix64` (Steele, Lea and Flood, 2014).

pub(crate) struct Random(u64);

impl Random {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn next_u32(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) >> 32) as u32
    }

    /// One of these. Where a line of moves is chosen, the slight bias does not matter.
    pub(crate) fn choose<'a, T>(&mut self, some: &'a [T]) -> Option<&'a T> {
        some.get(self.next_u32() as usize % some.len().max(1))
    }
}

#[cfg(test)]
mod tests {
    use super::Random;

    /// The generator's first numbers for the seed 1234567, from its authors' C program.
    #[test]
    fn published_numbers() {
        let mut random = Random::new(1_234_567);
        let published = [6_457_827_717_110_365_317_u64, 3_203_168_211_198_807_973];
        assert_eq!(
            published.map(|number| (number >> 32) as u32),
            [random.next_u32(), random.next_u32()]
        );
    }
}
