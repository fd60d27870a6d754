//! How many foxes the misses still ask for, in a few words.

/// A number of up to 15 for each of `16 W` clues. In order by the first word, then the next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Remains<const W: usize>([u64; W]);

/// Numbers in a word.
const NUMBERS: usize = 16;
/// The lowest bit of each.
const ONES: u64 = 0x1111_1111_1111_1111;

impl<const W: usize> Remains<W> {
    /// How many clues there is room for.
    pub const ROOM: usize = NUMBERS * W;

    /// The first numbers; the others are 0.
    pub fn of(numbers: impl Iterator<Item = u8>) -> Self {
        let mut words = [0; W];
        for (at, number) in numbers.take(Self::ROOM).enumerate() {
            words[at / NUMBERS] |= u64::from(number & 15) << (4 * (at % NUMBERS));
        }
        Self(words)
    }

    /// The number of a clue.
    #[inline]
    pub fn get(&self, clue: usize) -> u8 {
        (self.0[clue / NUMBERS] >> (4 * (clue % NUMBERS)) & 15) as u8
    }

    /// Whether all are 0.
    #[inline]
    pub fn is_done(&self) -> bool {
        self.0 == [0; W]
    }

    /// Less one where `pattern` has one; `None` where such a number is 0. Keeps the order of what it is done to.
    #[inline]
    pub fn less(&self, pattern: &Self) -> Option<Self> {
        let some = |word: u64| (word | word >> 1 | word >> 2 | word >> 3) & ONES;
        let mut words = self.0;
        for (word, take) in words.iter_mut().zip(pattern.0) {
            if some(*word) & take != take {
                return None;
            }
            *word -= take;
        }
        Some(Self(words))
    }

    /// The sum of all numbers.
    #[inline]
    pub fn sum(&self) -> u32 {
        let bytes = |word: u64| (word & 0x0f0f_0f0f_0f0f_0f0f) + (word >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
        self.0.iter().map(|word| (bytes(*word).wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_kept_apart() {
        let numbers: Vec<u8> = (0..40).map(|at| at % 13).collect();
        let remains = Remains::<4>::of(numbers.iter().copied());
        assert_eq!((0..40).map(|at| remains.get(at)).collect::<Vec<_>>(), numbers);
        assert_eq!(remains.sum(), numbers.iter().map(|number| u32::from(*number)).sum::<u32>());
        assert_eq!(remains.less(&Remains::of([1].into_iter())), None, "the first is 0");
        let less = remains.less(&Remains::of([0, 1, 0, 1].into_iter())).expect("neither is 0");
        assert_eq!((less.get(1), less.get(2), less.get(3), less.sum()), (0, 2, 2, remains.sum() - 2));
        assert!(Remains::<1>::of([0, 0].into_iter()).is_done() && !remains.is_done());
    }
}
