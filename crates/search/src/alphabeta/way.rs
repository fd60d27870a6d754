//! The way to the position under search, for games in which positions come again.

use crate::{MAX_PLY, TwoSided};

/// The keys of all positions from the first of the game that may come again down to the one under search.
#[derive(Clone, Debug)]
pub(super) struct Way {
    keys: Vec<u64>,
    /// The sum of the spread keys before each position. As a sum it tells sets of positions apart, whatever their order.
    sums: Vec<u64>,
    /// Positions of the game before the root.
    earlier: usize,
}

/// What the way says of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Met {
    /// How often it was on the way before.
    pub times: u32,
    /// What tells it apart from the same position after other positions that may come again; 0 after none.
    pub salt: u64,
}

impl Way {
    pub fn new() -> Self {
        Self { keys: Vec::new(), sums: Vec::new(), earlier: 0 }
    }

    /// Forgets everything and takes up what the game has seen before `root`.
    pub fn begin<P: TwoSided>(&mut self, root: &P) {
        self.keys.clear();
        root.earlier(&mut self.keys);
        self.keys.drain(..self.keys.len().saturating_sub(root.reversible()));
        self.earlier = self.keys.len();
        self.keys.resize(self.earlier + MAX_PLY + 1, 0);
        self.sums.clear();
        self.sums.resize(self.keys.len() + 1, 0);
        for at in 0..self.earlier {
            self.sums[at + 1] = self.sums[at].wrapping_add(spread(self.keys[at]));
        }
    }

    /// Enters a position `ply` moves below the root, in place of the one that was there.
    #[inline]
    pub fn enter<P: TwoSided>(&mut self, pos: &P, ply: usize) -> Met {
        let at = self.earlier + ply;
        let key = pos.repetition_key();
        self.keys[at] = key;
        self.sums[at + 1] = self.sums[at].wrapping_add(spread(key));
        let from = at - pos.reversible().min(at);
        let times = self.keys[from..at].iter().filter(|earlier| **earlier == key).count();
        let sum = self.sums[at].wrapping_sub(self.sums[from]);
        Met { times: times as u32, salt: if from == at { 0 } else { spread(sum) } }
    }
}

/// SplitMix64: keys that games spread poorly must not cancel out in sums.
fn spread(key: u64) -> u64 {
    let x = key.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x ^ (x >> 31)
}

/// What a game says of a position that was on the way before; the root is searched in any case.
#[inline]
pub(super) fn repeated<P: TwoSided>(pos: &P, ply: usize, times: u32) -> Option<f64> {
    if ply > 0 && times > 0 { pos.repeated(times) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Moves, Position};
    use tabletop::{Seat, Turn};

    /// A position that is nothing but its key and its reversible moves.
    #[derive(Clone)]
    struct Spot(u64, usize, Vec<u64>);

    impl Position for Spot {
        type Move = ();
        type Undo = ();
        fn turn(&self) -> Turn {
            Turn::Seat(Seat(0))
        }
        fn moves(&self, _: &mut Moves<'_, ()>) {}
        fn make(&mut self, (): ()) {}
        fn unmake(&mut self, (): (), (): ()) {}
        fn hash(&self) -> u64 {
            self.0
        }
    }

    impl TwoSided for Spot {
        const REPETITION: bool = true;
        fn maximises(&self, _: Seat) -> bool {
            true
        }
        fn evaluate(&self) -> f64 {
            0.0
        }
        fn reversible(&self) -> usize {
            self.1
        }
        fn earlier(&self, out: &mut Vec<u64>) {
            out.extend(&self.2);
        }
    }

    /// What the last of some positions meets, after a game of `earlier` positions.
    fn met(earlier: &[u64], known: usize, walk: &[(u64, usize)]) -> Met {
        let mut way = Way::new();
        way.begin(&Spot(0, known, earlier.to_vec()));
        let enter = |(ply, (key, reversible)): (usize, &(u64, usize))| way.enter(&Spot(*key, *reversible, vec![]), ply);
        walk.iter().enumerate().map(enter).last().expect("a walk has a first position")
    }

    #[test]
    fn positions_are_counted_as_far_back_as_they_may_come_again() {
        assert_eq!(met(&[], 0, &[(1, 0), (2, 1), (1, 2)]).times, 1);
        assert_eq!(met(&[1, 9, 1], 3, &[(9, 3), (1, 4)]).times, 2);
        assert_eq!(met(&[1, 9, 1], 1, &[(9, 1), (1, 2)]).times, 1, "what lies before the last capture is dropped");
        assert_eq!(met(&[1, 9, 1], 3, &[(9, 3), (1, 0)]).times, 0);
        assert_eq!(met(&[1], usize::MAX, &[(9, usize::MAX), (1, usize::MAX)]).times, 1, "more than is known");
    }

    #[test]
    fn ways_are_told_apart_by_the_positions_on_them() {
        let salt = |walk: &[(u64, usize)]| met(&[], 0, walk).salt;
        let one = salt(&[(1, 0), (2, 1), (3, 2), (7, 3)]);
        assert_eq!(one, salt(&[(1, 0), (3, 1), (2, 2), (7, 3)]), "the order does not count");
        assert_ne!(one, salt(&[(1, 0), (2, 1), (4, 2), (7, 3)]));
        assert_ne!(one, salt(&[(1, 0), (2, 1), (2, 2), (7, 3)]));
        assert_ne!(one, salt(&[(1, 0), (2, 1), (7, 2)]));
        // 1 + 4 = 2 + 3, which must not be enough to be taken for each other.
        assert_ne!(salt(&[(1, 0), (4, 1), (7, 2)]), salt(&[(2, 0), (3, 1), (7, 2)]));
        assert_eq!(salt(&[(1, 0), (2, 1), (3, 2), (7, 0)]), 0, "nothing comes again");
        assert_eq!(salt(&[(1, 0), (2, 0), (7, 1)]), salt(&[(5, 0), (2, 0), (7, 1)]));
    }
}
