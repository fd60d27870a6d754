//! Sets of territories, one bit each.

/// Some territories of a map.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct TerritorySet([u64; 4]);

impl TerritorySet {
    /// Those of a list, at most 256 long, of which something is so.
    #[inline]
    pub fn which<T>(list: &[T], is_so: impl Fn(&T) -> bool) -> Self {
        let mut set = Self::default();
        for (word, part) in set.0.iter_mut().zip(list.chunks(64)) {
            *word = (0..).zip(part).fold(0, |bits, (at, item)| bits | u64::from(is_so(item)) << at);
        }
        set
    }

    #[inline]
    pub fn insert(&mut self, at: u8) {
        self.0[usize::from(at >> 6)] |= 1 << (at & 63);
    }

    #[inline]
    pub fn remove(&mut self, at: u8) {
        self.0[usize::from(at >> 6)] &= !(1 << (at & 63));
    }

    #[inline]
    pub fn contains(&self, at: u8) -> bool {
        self.0[usize::from(at >> 6)] >> (at & 63) & 1 == 1
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// Those that are in both.
    #[inline]
    pub fn and(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// Those that are not in the other.
    #[inline]
    pub fn without(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// Those that are in either.
    #[inline]
    pub fn or(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// Whether all of these are in the other.
    #[inline]
    pub fn within(self, other: Self) -> bool {
        self.without(other).is_empty()
    }

    #[inline]
    pub fn len(self) -> u32 {
        // Most maps fill one word.
        self.0.iter().filter(|&&word| word != 0).map(|word| word.count_ones()).sum()
    }

    /// The territories in order.
    #[inline]
    pub fn iter(self) -> Members {
        Members { words: self.0, word: 0, bits: self.0[0] }
    }
}

impl FromIterator<u8> for TerritorySet {
    fn from_iter<I: IntoIterator<Item = u8>>(all: I) -> Self {
        let mut set = Self::default();
        all.into_iter().for_each(|at| set.insert(at));
        set
    }
}

/// The territories of a set, in order.
#[derive(Clone, Debug)]
pub(crate) struct Members {
    words: [u64; 4],
    /// The word under way, and what is left of it.
    word: usize,
    bits: u64,
}

impl Iterator for Members {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        while self.bits == 0 {
            self.word += 1;
            self.bits = *self.words.get(self.word)?;
        }
        let at = self.bits.trailing_zeros();
        self.bits &= self.bits - 1;
        Some((self.word as u32 * 64 + at) as u8)
    }
}
