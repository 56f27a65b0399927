//! Where a test's choices come from: the laws roll them out of numbers, the fuzzer reads
//! them from its bytes.

/// One choice after another.
pub(crate) trait Dice {
    /// A number below `bound`, which must not be 0.
    fn below(&mut self, bound: usize) -> usize;

    /// True as seldom as that.
    fn one_in(&mut self, bound: usize) -> bool {
        self.below(bound) == 0
    }

    /// One of these, if there is any.
    fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        (!from.is_empty()).then(|| from[self.below(from.len())])
    }
}

/// Dice that always fall the same way for the same number.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Luck(pub(crate) u64);

impl Dice for Luck {
    fn below(&mut self, bound: usize) -> usize {
        // Knuth's generator; its upper bits are good enough to shuffle a test's cards.
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % bound
    }
}
