//! Positions, each once, and no more than a cap.

use crate::chess::position::Position;

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

    /// The number of a position. It follows from the key of all that counts, mixed with a salt (as SplitMix64 does), so that no position is favoured ply after ply.
    fn number(&self, position: &Position) -> u64 {
        let mut number = position.repetition_key() ^ self.salt;
        number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        number ^ (number >> 31)
    }

    /// Whether a position would be kept if it came now.
    pub fn would_keep(&self, position: &Position) -> bool {
        self.limit.is_none_or(|limit| self.number(position) < limit)
    }

    /// Adds a position.
    pub fn add(&mut self, position: Position) {
        let number = self.number(&position);
        if self.limit.is_some_and(|limit| number >= limit) {
            return;
        }
        self.positions.push((number, position));
        if self.positions.len() >= 4 * self.cap {
            self.prune();
        }
    }

    /// Leaves out doubles, which have the same number and are equal, and what comes after the cap. Two positions that differ stay both, should they ever have the same number.
    fn prune(&mut self) {
        self.positions.sort_by_key(|(number, _)| *number);
        self.positions.dedup();
        if self.positions.len() > self.cap {
            self.dropped = true;
            self.positions.truncate(self.cap);
            self.limit = self.positions.last().map(|(number, _)| *number);
        }
    }

    /// What was kept, and whether anything was left out.
    pub fn finish(mut self) -> (Vec<Position>, bool) {
        self.prune();
        (self.positions.into_iter().map(|(_, position)| position).collect(), self.dropped)
    }
}
