//! Sets of territories as inner loops want them: in one machine word wherever the map fits in one, as most do.

use crate::map::{Map, TerritoryId, TerritorySet};

/// Some territories of a map.
pub(super) trait Territories: Copy + Default + PartialEq {
    /// Most territories a map of such sets may have.
    const MOST: usize;

    /// The same territories.
    fn from_set(set: TerritorySet) -> Self;

    /// Those of a map from which armies go or come as `ways` tells.
    fn of_each(map: &Map, ways: impl Fn(&Map, TerritoryId) -> TerritorySet) -> [Self; 256] {
        let mut sets = [Self::default(); 256];
        map.territories().for_each(|at| sets[at.index()] = Self::from_set(ways(map, at)));
        sets
    }

    fn insert(&mut self, at: u8);

    fn remove(&mut self, at: u8);

    fn contains(self, at: u8) -> bool;

    fn is_empty(self) -> bool;

    /// Those that are in both.
    fn and(self, other: Self) -> Self;

    /// Those that are not in the other.
    fn without(self, other: Self) -> Self;

    /// Those that are in either.
    fn or(self, other: Self) -> Self;

    /// How many there are.
    fn count(self) -> u32;

    /// The territories in order.
    fn each(self) -> impl Iterator<Item = u8>;

    /// Whether all of these are in the other.
    #[inline]
    fn within(self, other: Self) -> bool {
        self.without(other).is_empty()
    }

    /// Those of which something is so.
    #[inline]
    fn only(self, is_so: impl Fn(u8) -> bool) -> Self {
        self.each().filter(|&at| is_so(at)).fold(Self::default(), |mut all, at| {
            all.insert(at);
            all
        })
    }

    /// Those that border on one of these, `beside` telling the neighbours of one.
    #[inline]
    fn around(self, beside: impl Fn(u8) -> Self) -> Self {
        self.each().fold(Self::default(), |all, at| all.or(beside(at)))
    }
}

/// Territories of a map with at most 64 of them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Few(u64);

impl Territories for Few {
    const MOST: usize = 64;

    #[inline]
    fn from_set(set: TerritorySet) -> Self {
        Self(set.iter().fold(0, |bits, at| bits | 1 << at))
    }

    #[inline]
    fn insert(&mut self, at: u8) {
        self.0 |= 1 << at;
    }

    #[inline]
    fn remove(&mut self, at: u8) {
        self.0 &= !(1 << at);
    }

    #[inline]
    fn contains(self, at: u8) -> bool {
        self.0 >> at & 1 == 1
    }

    #[inline]
    fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline]
    fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    #[inline]
    fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline]
    fn count(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    fn each(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let at = left.trailing_zeros() as u8;
                left &= left - 1;
                at
            })
        })
    }
}

impl Territories for TerritorySet {
    const MOST: usize = 256;

    #[inline]
    fn from_set(set: TerritorySet) -> Self {
        set
    }

    #[inline]
    fn insert(&mut self, at: u8) {
        TerritorySet::insert(self, at);
    }

    #[inline]
    fn remove(&mut self, at: u8) {
        TerritorySet::remove(self, at);
    }

    #[inline]
    fn contains(self, at: u8) -> bool {
        TerritorySet::contains(&self, at)
    }

    #[inline]
    fn is_empty(self) -> bool {
        TerritorySet::is_empty(&self)
    }

    #[inline]
    fn and(self, other: Self) -> Self {
        TerritorySet::and(self, other)
    }

    #[inline]
    fn without(self, other: Self) -> Self {
        TerritorySet::without(self, other)
    }

    #[inline]
    fn or(self, other: Self) -> Self {
        TerritorySet::or(self, other)
    }

    #[inline]
    fn count(self) -> u32 {
        self.len()
    }

    #[inline]
    fn each(self) -> impl Iterator<Item = u8> {
        self.iter()
    }
}
