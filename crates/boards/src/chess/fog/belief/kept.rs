//! Positions, each once, and no more than a cap.

use crate::chess::position::Position;

/// A position without what only its past tells, as it is kept.
pub(super) fn unhurried(mut position: Position) -> Position {
    position.quiet = 0;
    position
}

/// Keeps positions. Of more than `cap` those stay that come first by a number which is as good as drawn, so that each has the same chance to stay, and none stays twice.
#[derive(Debug)]
pub(super) struct Kept {
    cap: usize,
    salt: u64,
    /// Each with its number.
    positions: Vec<(u64, Position)>,
    /// Numbers from here on come too late.
    limit: Option<u64>,
    dropped: bool,
}

impl Kept {
    pub fn new(cap: usize, salt: u64) -> Self {
        Self { cap, salt, positions: Vec::new(), limit: None, dropped: false }
    }

    /// The number of a position with this key of all that counts, mixed with a salt (as SplitMix64 does), so that no position is favoured ply after ply.
    fn number(&self, key: u64) -> u64 {
        let mut number = key ^ self.salt;
        number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        number ^ (number >> 31)
    }

    /// Whether a position with this key would be kept if it came now.
    pub fn would_keep(&self, key: u64) -> bool {
        self.limit.is_none_or(|limit| self.number(key) < limit)
    }

    /// Adds a position.
    pub fn add(&mut self, position: Position) {
        let number = self.number(position.repetition_key());
        if self.limit.is_some_and(|limit| number >= limit) {
            return;
        }
        self.positions.push((number, position));
        if self.positions.len() >= 2 * self.cap {
            self.prune();
        }
    }

    /// Leaves out doubles, which have the same number and are equal, and what comes after the cap. Two positions that differ stay both, should they ever have the same number.
    fn prune(&mut self) {
        // Places are sorted, since positions are large.
        let mut order: Vec<(u64, usize)> = self.positions.iter().map(|(number, _)| *number).zip(0..).collect();
        order.sort_unstable();
        order.dedup_by(|one, other| one.0 == other.0 && self.positions[one.1] == self.positions[other.1]);
        if order.len() > self.cap {
            self.dropped = true;
            order.truncate(self.cap);
            self.limit = order.last().map(|(number, _)| *number);
        }
        self.positions = order.iter().map(|(_, place)| self.positions[*place]).collect();
    }

    /// What was kept, and whether anything was left out.
    pub fn finish(mut self) -> (Vec<Position>, bool) {
        self.prune();
        (self.positions.into_iter().map(|(_, position)| position).collect(), self.dropped)
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Seed;
    use tabletop::notation::Span;

    use super::*;
    use crate::chess::variant::Chess;
    use crate::chess::{fen, relatives::CHESS};

    /// The positions two plies after the usual start, with some that come again.
    fn positions() -> Vec<Position> {
        let chess = Chess::new(&CHESS);
        let start = fen::read(&CHESS, Span::of(CHESS.start)).expect("a position");
        let mut positions = vec![start];
        for _ in 0..2 {
            let mut next = Vec::new();
            for position in &positions {
                chess.pseudo_legal(position, |mv| {
                    let mut after = *position;
                    after.play(&CHESS, mv);
                    next.push(after);
                });
            }
            positions = next;
        }
        positions
    }

    #[test]
    fn each_stays_as_often_as_any_other_and_none_twice() {
        let positions = positions();
        assert_eq!(positions.len(), 400);
        let (cap, draws) = (40, 500);
        let mut counts = vec![0_u32; positions.len()];
        for salt in 0..draws {
            let mut kept = Kept::new(cap, Seed(salt).derive("belief", 0).0);
            positions.iter().chain(&positions).for_each(|position| kept.add(*position));
            let (kept, dropped) = kept.finish();
            assert!(kept.len() == cap && dropped);
            for (count, position) in counts.iter_mut().zip(&positions) {
                let times = kept.iter().filter(|other| *other == position).count();
                assert!(times <= 1, "it stays twice");
                *count += times as u32;
            }
        }
        // Each is drawn 50 times on average; without replacement the variance of a draw is .1 × .9.
        let expected = f64::from(draws as u32) * cap as f64 / positions.len() as f64;
        let squares: f64 = counts.iter().map(|count| (f64::from(*count) - expected).powi(2)).sum();
        let chi = squares / (expected * 0.9);
        // With 399 degrees of freedom chi-square is 399 ± 28.
        assert!((290.0..510.0).contains(&chi), "{chi}");
    }

    #[test]
    fn nothing_is_dropped_below_the_cap() {
        let positions = positions();
        let mut kept = Kept::new(400, 7);
        positions.iter().chain(&positions).for_each(|position| kept.add(*position));
        let (kept, dropped) = kept.finish();
        assert!(!dropped && kept.len() == 400 && positions.iter().all(|position| kept.contains(position)));
    }
}
