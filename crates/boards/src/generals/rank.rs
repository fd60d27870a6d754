//! Ranks and sets of them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The rank of a piece: its place in the list of its game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Rank(pub u8);

impl Rank {
    /// Its place, for lists that have an entry for each rank.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of ranks, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Ranks(pub u16);

impl Ranks {
    /// One.
    #[inline]
    pub const fn of(rank: Rank) -> Self {
        if rank.0 < 16 { Self(1 << rank.0) } else { Self(0) }
    }

    /// The first so many.
    pub fn first(count: usize) -> Self {
        (0..count as u8).map(Rank).collect()
    }

    /// Whether a rank is among them.
    #[inline]
    pub const fn contains(self, rank: Rank) -> bool {
        self.0 & Self::of(rank).0 != 0
    }

    /// Those that both have.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The same without one.
    #[inline]
    #[must_use]
    pub const fn without(self, rank: Rank) -> Self {
        Self(self.0 & !Self::of(rank).0)
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The only one there is, if there is just one.
    pub const fn only(self) -> Option<Rank> {
        if self.0.count_ones() == 1 { Some(Rank(self.0.trailing_zeros() as u8)) } else { None }
    }

    /// All of them, in the order of their list.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Rank> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = (left != 0).then(|| left.trailing_zeros())?;
            left &= left - 1;
            Some(Rank(lowest as u8))
        })
    }
}

impl FromIterator<Rank> for Ranks {
    fn from_iter<I: IntoIterator<Item = Rank>>(ranks: I) -> Self {
        Self(ranks.into_iter().fold(0, |all, rank| all | Self::of(rank).0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_is_put_in() {
        let set: Ranks = [Rank(14), Rank(0), Rank(3)].into_iter().collect();
        assert_eq!((set.len(), set.contains(Rank(3)), set.contains(Rank(4)), set.only()), (3, true, false, None));
        assert_eq!(set.without(Rank(0)).without(Rank(14)).only(), Some(Rank(3)));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Rank(0), Rank(3), Rank(14)]);
        assert_eq!(Ranks::first(15).without(Rank(14)), Ranks::first(14));
        assert!(Ranks::of(Rank(16)).is_empty() && Ranks::of(Rank(200)).is_empty(), "there are no such ranks");
    }
}
