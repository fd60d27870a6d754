//! Sets of territories as inner loops want them: in one machine word wherever the map fits in one, as most do.

use crate::map::{Map, TerritoryId, TerritorySet};

/// Some territories of a map.
pub(super) trait Territories: Copy + Default + PartialEq {
    /// Most territories a map of such sets may have.
    const MOST: usize;

    /// The same territories.
    fn from_set(set: TerritorySet) -> Self;

    /// For each territory of a map those that `ways` tells.
    fn of_each(map: &Map, ways: impl Fn(&Map, TerritoryId) -> TerritorySet) -> Vec<Self> {
        map.territories().map(|at| Self::from_set(ways(map, at))).collect()
    }

    fn insert(&mut self, at: u8);

    fn remove(&mut self, at: u8);

    /// Makes a territory one of them or not.
    #[inline]
    fn put(&mut self, at: u8, is_in: bool) {
        if is_in {
            self.insert(at);
        } else {
            self.remove(at);
        }
    }

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
        let mut only = Self::default();
        self.each().filter(|&at| is_so(at)).for_each(|at| only.insert(at));
        only
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
    fn put(&mut self, at: u8, is_in: bool) {
        self.0 = self.0 & !(1 << at) | u64::from(is_in) << at;
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
        Left(self.0)
    }
}

/// The territories that are left of one word, in order.
struct Left(u64);

impl Iterator for Left {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let at = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(at)
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

#[cfg(test)]
mod tests {
    use rand::RngExt;
    use tabletop::Seed;

    use super::*;

    /// The same questions of both kinds of sets.
    fn told<S: Territories>(one: TerritorySet, other: TerritorySet, at: u8) -> Vec<Vec<u8>> {
        let (a, b) = (S::from_set(one), S::from_set(other));
        let (mut with, mut without, mut put, mut not) = (a, a, a, a);
        with.insert(at);
        without.remove(at);
        put.put(at, true);
        not.put(at, false);
        let around = a.around(|at| if at % 2 == 0 { b } else { S::default() });
        let sets = [a, a.and(b), a.or(b), a.without(b), with, without, put, not, a.only(|at| at % 3 == 0), around];
        let numbers =
            [a.count() as u8, a.within(b).into(), a.is_empty().into(), a.contains(at).into(), (a == b).into()];
        sets.into_iter().map(|set| set.each().collect()).chain([numbers.to_vec()]).collect()
    }

    #[test]
    fn sets_in_one_word_are_those_of_any_map() {
        let mut rng = Seed(5).stream("sets", 0);
        for round in 0..2_000 {
            let mut some = |share: u32| (0..64).filter(|_| rng.random_range(0..4u32) < share).collect::<TerritorySet>();
            let (one, other) = (some(round % 5), some(round / 5 % 5));
            let at = rng.random_range(0..64u8);
            assert_eq!(told::<Few>(one, other, at), told::<TerritorySet>(one, other, at));
        }
    }
}
