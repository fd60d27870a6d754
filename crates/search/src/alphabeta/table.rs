//! The transposition table: a flat array of buckets with a deep and a recent slot each.

use crate::Bound;

/// What the table remembers of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Memo {
    key: u64,
    pub value: f64,
    /// Search and iteration it comes from; 0 is an empty slot.
    stamp: u32,
    /// Place of the best move in the order of generation, [`NO_MOVE`] if unknown.
    pub best: u16,
    pub depth: u8,
    bound: u8,
}

/// No best move is known.
pub(super) const NO_MOVE: u16 = u16::MAX;

const EMPTY: Memo = Memo { key: 0, value: 0.0, stamp: 0, best: NO_MOVE, depth: 0, bound: 0 };

/// Bit of `bound` that says no horizon was met below: the value holds for every depth from `depth` up.
const SOLVED: u8 = 4;

/// Bits of a stamp that count iterations; the rest count searches.
const ITERATION_BITS: u32 = 8;

impl Memo {
    pub fn bound(&self) -> Bound {
        match self.bound & 3 {
            0 => Bound::Exact,
            1 => Bound::Lower,
            _ => Bound::Upper,
        }
    }

    pub fn solved(&self) -> bool {
        self.bound & SOLVED != 0
    }

    /// Whether the value is that of a search to `depth`. A deeper one would be better informed, but it is another number:
    /// results would depend on what happened to be stored.
    fn fits(&self, depth: u32) -> bool {
        u32::from(self.depth) == depth || (self.solved() && u32::from(self.depth) < depth)
    }
}

/// A fixed number of memos. What an earlier search left is never read, so a search depends on nothing but its question.
#[derive(Clone, Debug)]
pub(super) struct Table {
    buckets: Vec<[Memo; 2]>,
    stamp: u32,
}

impl Table {
    /// A table of `2^bits` memos (at least one bucket of two, at most 2^28 memos); none at 0 bits.
    pub fn new(bits: u32) -> Self {
        let buckets = if bits == 0 { 0 } else { 1 << (bits.min(28) - 1) };
        Self { buckets: vec![[EMPTY; 2]; buckets], stamp: 0 }
    }

    pub fn is_on(&self) -> bool {
        !self.buckets.is_empty()
    }

    /// Begins a search: everything stored before counts as empty.
    pub fn begin_search(&mut self) {
        let search = (self.stamp >> ITERATION_BITS) + 1;
        if search >= 1 << (u32::BITS - ITERATION_BITS) {
            self.buckets.fill([EMPTY; 2]);
            self.stamp = 1 << ITERATION_BITS;
        } else {
            self.stamp = search << ITERATION_BITS;
        }
    }

    /// Begins an iteration: what the earlier ones stored stays readable, but gives way.
    pub fn begin_iteration(&mut self, depth: u32) {
        let search = self.stamp >> ITERATION_BITS;
        self.stamp = search << ITERATION_BITS | depth & ((1 << ITERATION_BITS) - 1);
    }

    fn bucket(&self, key: u64) -> usize {
        key as usize & (self.buckets.len() - 1)
    }

    fn is_live(&self, memo: &Memo) -> bool {
        memo.stamp >> ITERATION_BITS == self.stamp >> ITERATION_BITS
    }

    /// The memo of a position, and whether its value is one for `depth`; otherwise only its move is of use.
    #[inline]
    pub fn probe(&self, key: u64, depth: u32) -> Option<(Memo, bool)> {
        if self.buckets.is_empty() {
            return None;
        }
        let bucket = &self.buckets[self.bucket(key)];
        let mut known = bucket.iter().filter(|memo| memo.key == key && self.is_live(memo));
        let first = known.next()?;
        match known.next() {
            Some(second) if !first.fits(depth) && second.fits(depth) => Some((*second, true)),
            _ => Some((*first, first.fits(depth))),
        }
    }

    /// Remembers a value. Within an iteration the deep slot gives way to equal or greater depth only and the recent slot
    /// always; what the deep slot loses moves to the recent one, unless it is an old answer for the same position.
    #[inline]
    pub fn store(&mut self, key: u64, depth: u32, value: f64, bound: Bound, solved: bool, best: u16) {
        if self.buckets.is_empty() {
            return;
        }
        let code = match bound {
            Bound::Exact => 0,
            Bound::Lower => 1,
            Bound::Upper => 2,
        };
        let bound = if solved { code | SOLVED } else { code };
        let memo = Memo { key, value, stamp: self.stamp, best, depth: depth as u8, bound };
        let index = self.bucket(key);
        let [mut deep, mut recent] = self.buckets[index];
        let current = deep.stamp == memo.stamp;
        if current && deep.depth > memo.depth {
            recent = memo;
        } else {
            let superseded = deep.key == key && (!current || deep.depth == memo.depth);
            if self.is_live(&deep) && !superseded {
                recent = deep;
            }
            deep = memo;
        }
        self.buckets[index] = [deep, recent];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Table {
        let mut table = Table::new(4);
        table.begin_search();
        table.begin_iteration(1);
        table
    }

    #[test]
    fn a_value_is_read_at_its_own_depth_only() {
        let mut table = table();
        table.store(5, 3, 1.5, Bound::Lower, false, 2);
        let (memo, fits) = table.probe(5, 3).unwrap();
        assert!(fits && memo.value == 1.5 && memo.bound() == Bound::Lower && memo.best == 2);
        assert!(!table.probe(5, 2).unwrap().1);
        assert!(!table.probe(5, 4).unwrap().1);
    }

    #[test]
    fn a_solved_value_is_read_at_greater_depths_too() {
        let mut table = table();
        table.store(5, 3, 1.5, Bound::Exact, true, 2);
        assert!(!table.probe(5, 2).unwrap().1);
        assert!(table.probe(5, 4).unwrap().1);
    }

    #[test]
    fn positions_that_share_a_bucket_stay_apart() {
        let mut table = table();
        let far = 5 | 1 << 40;
        table.store(5, 3, 1.0, Bound::Exact, false, 0);
        assert!(table.probe(far, 3).is_none());
        table.store(far, 2, 2.0, Bound::Exact, false, 0);
        assert_eq!(table.probe(5, 3).unwrap().0.value, 1.0);
        assert_eq!(table.probe(far, 2).unwrap().0.value, 2.0);
        // A third position of lesser depth pushes out the recent one and spares the deep one.
        table.store(5 | 1 << 41, 1, 3.0, Bound::Exact, false, 0);
        assert!(table.probe(far, 2).is_none());
        assert_eq!(table.probe(5, 3).unwrap().0.value, 1.0);
        // A deeper one moves the deep one down.
        table.store(5 | 1 << 42, 9, 4.0, Bound::Exact, false, 0);
        assert_eq!(table.probe(5, 3).unwrap().0.value, 1.0);
    }

    #[test]
    fn one_position_is_kept_at_two_depths() {
        for depths in [[3, 2], [2, 3]] {
            let mut table = table();
            for depth in depths {
                table.store(5, depth, f64::from(depth), Bound::Exact, false, 0);
            }
            assert_eq!(table.probe(5, 3).unwrap().0.value, 3.0);
            assert_eq!(table.probe(5, 2).unwrap().0.value, 2.0);
        }
    }

    #[test]
    fn a_new_iteration_replaces_deep_answers_and_a_new_search_forgets_all() {
        let mut table = table();
        table.store(5, 9, 1.0, Bound::Exact, false, 0);
        table.begin_iteration(2);
        assert!(table.probe(5, 9).unwrap().1);
        table.store(5 | 1 << 40, 1, 2.0, Bound::Exact, false, 0);
        assert_eq!(table.probe(5, 9).unwrap().0.value, 1.0);
        table.store(5 | 1 << 41, 1, 3.0, Bound::Exact, false, 0);
        assert!(table.probe(5, 9).is_none());
        table.begin_search();
        assert!(table.probe(5 | 1 << 41, 1).is_none());
    }

    #[test]
    fn stamps_wrap_without_reviving_old_answers() {
        let mut table = Table::new(4);
        table.begin_search();
        table.store(5, 1, 1.0, Bound::Exact, false, 0);
        table.stamp = ((1 << 24) - 1) << ITERATION_BITS;
        table.begin_search();
        assert!(table.probe(5, 1).is_none());
    }

    #[test]
    fn no_table_remembers_nothing() {
        let mut table = Table::new(0);
        table.begin_search();
        table.store(5, 1, 1.0, Bound::Exact, false, 0);
        assert!(table.probe(5, 1).is_none() && !table.is_on());
    }
}
