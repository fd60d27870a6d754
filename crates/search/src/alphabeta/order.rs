//! Which move first: the transposition table's, killers, the game's own order, history.

use crate::position::Entry;
use crate::{MAX_PLY, Position};

/// What the search learnt about good moves elsewhere in the tree.
#[derive(Clone, Debug)]
pub(super) struct Order<M> {
    /// The last two moves that cut at each ply.
    killers: Vec<[Option<M>; 2]>,
    /// How often, weighted by depth², moves of each slot cut.
    history: Vec<u32>,
}

impl<M: Copy + PartialEq> Order<M> {
    pub fn new() -> Self {
        Self { killers: vec![[None; 2]; MAX_PLY + 1], history: Vec::new() }
    }

    /// Forgets everything, for a new search with so many slots of history.
    pub fn reset(&mut self, slots: usize) {
        self.killers.fill([None; 2]);
        self.history.clear();
        self.history.resize(slots, 0);
    }

    /// Sorts the moves of one node. Ties stay in the order of generation, so the result is always the same.
    #[inline]
    pub fn sort<P: Position<Move = M>>(&self, pos: &P, moves: &mut [Entry<M>], ply: usize, best: Option<usize>) {
        let [first, second] = self.killers[ply];
        for entry in moves.iter_mut() {
            if Some(entry.mv) == first {
                entry.key = i64::MAX - 1;
            } else if Some(entry.mv) == second {
                entry.key = i64::MAX - 2;
            } else if P::HISTORY_SLOTS > 0 {
                let worth = self.history.get(pos.history_slot(entry.mv)).copied().unwrap_or(0);
                entry.key += i64::from(worth);
            }
        }
        // A stored move of another position under the same hash may be out of range; then there is none.
        if let Some(entry) = best.and_then(|best| moves.get_mut(best)) {
            entry.key = i64::MAX;
        }
        moves.sort_unstable_by(|a, b| b.key.cmp(&a.key).then(a.index.cmp(&b.index)));
    }

    /// Remembers a move that cut at `ply` with `depth` edges to go.
    #[inline]
    pub fn credit<P: Position<Move = M>>(&mut self, pos: &P, mv: M, ply: usize, depth: u32) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        if P::HISTORY_SLOTS > 0
            && let Some(worth) = self.history.get_mut(pos.history_slot(mv))
        {
            *worth = worth.saturating_add(depth * depth);
        }
    }
}
