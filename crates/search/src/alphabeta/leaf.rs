//! Where the search stops: at the end of the game, at the horizon, at a repetition; and exchanges, which it plays to their end.

use super::node::{Decision, Run};
use crate::deepen::bound_in;
use crate::position::Moves;
use crate::record::{Kind, Trace, Visit};
use crate::{Bound, Cut, Leaf, MAX_VALUE, TwoSided};

impl<P: TwoSided, T: Trace<P>> Run<'_, P, T> {
    /// What the value of a position at the horizon is good for, with so many moves of quiescence left.
    #[inline]
    pub fn leaf_kind(&self, pos: &P, left: u32) -> Leaf {
        if P::QUIESCENCE == 0 || left == 0 { Leaf::Quiet } else { pos.leaf() }
    }

    /// The value of a position in an exchange: as it stands, or after the best noisy move.
    ///
    /// The table keeps nothing of it: its moves are numbered otherwise than elsewhere.
    pub fn exchange(&mut self, pos: &mut P, max: bool, left: u32, ply: usize, window: (f64, f64)) -> Result<f64, Cut> {
        self.counter.horizon = true;
        self.counter.evaluate()?;
        let mut best = self.in_range(pos.evaluate());
        let (alpha, beta) = if max { (window.0.max(best), window.1) } else { (window.0, window.1.min(best)) };
        if alpha < beta {
            let start = self.buffers.moves.len();
            pos.noisy_moves(&mut Moves { list: &mut self.buffers.moves, start });
            if self.ordering {
                self.order.sort(pos, &mut self.buffers.moves[start..], ply, None);
            }
            let decision = Decision { max, depth: left, next: left - 1, noisy: true };
            let taken = self.choose(pos, decision, start, ply, (alpha, beta))?.0;
            best = if max { best.max(taken) } else { best.min(taken) };
            self.buffers.moves.truncate(start);
        }
        self.close(pos, Kind::Exchange, left, window, best, bound_in(best, window));
        Ok(best)
    }

    /// A position that turned out to have nothing to choose or to draw.
    #[cold]
    pub fn end(&mut self, pos: &P, outer: bool, depth: u32, window: (f64, f64)) -> Result<f64, Cut> {
        self.counter.horizon |= outer;
        self.leaf(pos, Kind::Over, depth, window)
    }

    /// A position at the horizon, or too deep to go on.
    #[inline]
    pub fn horizon_leaf(&mut self, pos: &P, depth: u32, window: (f64, f64)) -> Result<f64, Cut> {
        self.counter.horizon = true;
        self.leaf(pos, Kind::Horizon, depth, window)
    }

    #[inline]
    pub fn leaf(&mut self, pos: &P, kind: Kind, depth: u32, window: (f64, f64)) -> Result<f64, Cut> {
        self.counter.evaluate()?;
        let value = self.in_range(pos.evaluate());
        self.close(pos, kind, depth, window, value, Bound::Exact);
        Ok(value)
    }

    /// A position the game gave a value without an evaluation; it counts like one, so that nothing is free.
    pub fn settle(&mut self, pos: &P, kind: Kind, depth: u32, window: (f64, f64), value: f64) -> Result<f64, Cut> {
        self.counter.evaluate()?;
        let value = self.in_range(value);
        self.close(pos, kind, depth, window, value, Bound::Exact);
        Ok(value)
    }

    /// A value a game gave, cut to what values can be.
    #[inline]
    fn in_range(&self, value: f64) -> f64 {
        // NaN fails every comparison and so ends as the lowest value.
        if value > self.low.max(-MAX_VALUE) { value.min(self.high.min(MAX_VALUE)) } else { self.low.max(-MAX_VALUE) }
    }

    #[inline]
    pub fn close(&mut self, pos: &P, kind: Kind, depth: u32, window: (f64, f64), value: f64, bound: Bound) {
        if T::ON {
            let depth = depth.saturating_sub(self.horizon);
            let visit = Visit { kind, depth, window: Some(window), values: &[value], bound, nodes: self.counter.nodes };
            self.trace.close(pos, &visit);
        }
    }
}
