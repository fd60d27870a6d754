//! The recursion: what a position is to the search, and the choice among moves.
//!
//! Depths count down to 0, moves of quiescence included: the horizon lies where as many are left as the game has of those. So
//! one number says how much of both is left, and the table asks for no second one.

use tabletop::Turn;

use super::memory::{AlphaBeta, Buffers};
use super::order::Order;
use super::table::{NO_MOVE, Table};
use super::way::{Way, repeated};
use crate::deepen::{Counter, bound_in};
use crate::position::Moves;
use crate::record::{Kind, Trace};
use crate::{Bound, Cut, Leaf, MAX_PLY, MAX_QUIESCENCE, MAX_VALUE, TwoSided};

/// A search under way.
pub(super) struct Run<'a, P: TwoSided, T> {
    pub table: &'a mut Table,
    pub order: &'a mut Order<P::Move>,
    pub ordering: bool,
    /// Whether all moves but the first are asked with a null window before a whole one.
    pub null_windows: bool,
    pub way: &'a mut Way,
    pub buffers: &'a mut Buffers<P::Move>,
    /// Bounds of all values; infinite where the game gives none.
    pub low: f64,
    pub high: f64,
    /// Whether forced moves are free, and played on at the horizon.
    pub extend: bool,
    /// Where the horizon lies: moves of quiescence beyond it.
    pub horizon: u32,
    pub counter: Counter<'a>,
    pub trace: &'a mut T,
}

/// A node at which a side chooses.
#[derive(Clone, Copy)]
pub(super) struct Decision {
    pub max: bool,
    /// Moves left here, and after a move.
    pub depth: u32,
    pub next: u32,
    /// Whether only noisy moves are tried.
    pub noisy: bool,
}

impl<'a, P: TwoSided, T: Trace<P>> Run<'a, P, T> {
    pub fn new(
        search: &'a mut AlphaBeta<P::Move>,
        range: Option<(f64, f64)>,
        counter: Counter<'a>,
        trace: &'a mut T,
    ) -> Self {
        let (low, high) = range
            .filter(|(low, high)| low <= high && low.is_finite() && high.is_finite())
            .map_or((f64::NEG_INFINITY, f64::INFINITY), |(low, high)| {
                (low.clamp(-MAX_VALUE, MAX_VALUE), high.clamp(-MAX_VALUE, MAX_VALUE))
            });
        Self {
            table: &mut search.table,
            order: &mut search.order,
            ordering: search.ordering,
            null_windows: search.null_windows,
            way: &mut search.way,
            buffers: &mut search.buffers,
            low,
            high,
            extend: true,
            horizon: 0,
            counter,
            trace,
        }
    }

    /// Puts the horizon where an iteration to `depth` has it; tells the depth of its root, quiescence included.
    pub fn begin_depth(&mut self, depth: u32) -> u32 {
        self.extend = depth > 0;
        self.horizon = if depth > 0 { P::QUIESCENCE.min(MAX_QUIESCENCE) } else { 0 };
        depth + self.horizon
    }

    /// The value of `pos` with `depth` moves to go: exact between `alpha` and `beta`, else a bound on that side.
    ///
    /// After an exact value the line of this ply is the principal variation from here. After a cut `pos` is anywhere.
    pub fn node(&mut self, pos: &mut P, depth: u32, ply: usize, alpha: f64, beta: f64) -> Result<f64, Cut> {
        self.counter.visit()?;
        self.buffers.lines[ply].clear();
        let turn = pos.turn();
        let (free, due) = match turn {
            Turn::Seat(_) => (self.extend && pos.forced(), depth <= self.horizon),
            Turn::Chance => (true, false),
            Turn::Over => return self.leaf(pos, Kind::Over, depth, (alpha, beta)),
        };
        let mut salt = 0;
        if P::REPETITION {
            let met = self.way.enter(pos, ply);
            if let Some(value) = repeated(pos, ply, met.times) {
                return self.settle(pos, Kind::Repeated, depth, (alpha, beta), value);
            }
            salt = met.salt;
        }
        if ply >= MAX_PLY {
            return self.horizon_leaf(pos, depth, (alpha, beta));
        }
        if due && !free {
            match (self.leaf_kind(pos, depth), turn) {
                (Leaf::Exchange, Turn::Seat(seat)) => {
                    return self.exchange(pos, pos.maximises(seat), depth, ply, (alpha, beta));
                }
                (Leaf::Unsettled, _) => {}
                _ => return self.horizon_leaf(pos, depth, (alpha, beta)),
            }
        }
        self.inner(pos, turn, (depth, free), ply, (alpha, beta), salt)
    }

    /// The value of a position that is searched on: known from the table, or by its moves or outcomes.
    #[inline]
    fn inner(
        &mut self,
        pos: &mut P,
        turn: Turn,
        (depth, free): (u32, bool),
        ply: usize,
        (alpha, beta): (f64, f64),
        salt: u64,
    ) -> Result<f64, Cut> {
        let (mut key, mut best) = (0, None);
        if self.table.is_on() {
            key = pos.hash() ^ salt;
            if let Some((memo, fits)) = self.table.probe(key, depth) {
                let settles = match memo.bound() {
                    Bound::Exact => true,
                    Bound::Lower => memo.value >= beta,
                    Bound::Upper => memo.value <= alpha,
                };
                if fits && settles {
                    self.counter.horizon |= !memo.solved();
                    self.close(pos, Kind::Known, depth, (alpha, beta), memo.value, memo.bound());
                    return Ok(memo.value);
                }
                best = (memo.best != NO_MOVE).then_some(usize::from(memo.best));
            }
        }

        let outer = std::mem::replace(&mut self.counter.horizon, false);
        let (kind, value, bound, best) = match turn {
            Turn::Seat(seat) => {
                let max = pos.maximises(seat);
                let next = if free { depth } else { depth - 1 };
                let decision = Decision { max, depth, next, noisy: false };
                let Some((value, best)) = self.decide(pos, decision, ply, (alpha, beta), best)? else {
                    return self.end(pos, outer, depth, (alpha, beta));
                };
                (Kind::decision(max), value, bound_in(value, (alpha, beta)), best)
            }
            _ => {
                let Some((value, bound)) = self.average(pos, depth, ply, (alpha, beta))? else {
                    return self.end(pos, outer, depth, (alpha, beta));
                };
                (Kind::Chance, value, bound, NO_MOVE)
            }
        };
        self.table.store(key, depth, value, bound, !self.counter.horizon, best);
        self.counter.horizon |= outer;
        self.close(pos, kind, depth, (alpha, beta), value, bound);
        Ok(value)
    }

    /// Makes a move, searches what it leads to, takes it back.
    #[inline]
    pub fn child(
        &mut self,
        pos: &mut P,
        mv: P::Move,
        probability: Option<f64>,
        depth: u32,
        ply: usize,
        (alpha, beta): (f64, f64),
    ) -> Result<f64, Cut> {
        if T::ON {
            self.trace.open(pos, mv, probability, self.counter.nodes);
        }
        let undo = pos.make(mv);
        let value = self.node(pos, depth, ply + 1, alpha, beta)?;
        pos.unmake(mv, undo);
        Ok(value)
    }

    /// The best of the moves by the side to move, and its place in the order of generation. `None` without moves.
    fn decide(
        &mut self,
        pos: &mut P,
        decision: Decision,
        ply: usize,
        window: (f64, f64),
        known: Option<usize>,
    ) -> Result<Option<(f64, u16)>, Cut> {
        let start = self.buffers.moves.len();
        let mut moves = Moves { list: &mut self.buffers.moves, start };
        match decision.depth.saturating_sub(self.horizon) {
            0 => pos.moves(&mut moves),
            // What is left out here counts in a deeper search.
            left => self.counter.horizon |= pos.moves_within(left, &mut moves),
        }
        if start == self.buffers.moves.len() {
            return Ok(None);
        }
        if self.ordering {
            self.order.sort(pos, &mut self.buffers.moves[start..], ply, known);
        }
        let chosen = self.choose(pos, decision, start, ply, window)?;
        self.buffers.moves.truncate(start);
        Ok(Some(chosen))
    }

    /// The best of the moves listed from `start` on, and its place in the order of generation if it is within the window.
    #[inline]
    pub fn choose(
        &mut self,
        pos: &mut P,
        Decision { max, depth, next, noisy }: Decision,
        start: usize,
        ply: usize,
        (mut alpha, mut beta): (f64, f64),
    ) -> Result<(f64, u16), Cut> {
        let mut best = if max { f64::NEG_INFINITY } else { f64::INFINITY };
        let mut place = NO_MOVE;
        for index in start..self.buffers.moves.len() {
            let entry = self.buffers.moves[index];
            let value = if self.null_windows && index > start {
                self.scout(pos, entry.mv, (max, next), ply, (alpha, beta))?
            } else {
                self.child(pos, entry.mv, None, next, ply, (alpha, beta))?
            };
            // The side to move, not the ply, says which end of the window moves.
            let improves;
            if max {
                best = best.max(value);
                improves = best > alpha;
                alpha = alpha.max(best);
            } else {
                best = best.min(value);
                improves = best < beta;
                beta = beta.min(best);
            }
            if improves {
                place = entry.index.min(u32::from(NO_MOVE)) as u16;
                self.prepend(ply, entry.mv);
                if alpha >= beta {
                    if !noisy {
                        self.order.credit(pos, entry.mv, ply, depth);
                    }
                    break;
                }
            }
        }
        Ok((best, place))
    }

    /// The value of a move that is expected to be no better than one before it: first only whether it is, then how much.
    pub fn scout(
        &mut self,
        pos: &mut P,
        mv: P::Move,
        (max, depth): (bool, u32),
        ply: usize,
        (alpha, beta): (f64, f64),
    ) -> Result<f64, Cut> {
        let null = if max { (alpha, alpha.next_up()) } else { (beta.next_down(), beta) };
        let narrower = if max { alpha.is_finite() && null.1 < beta } else { beta.is_finite() && null.0 > alpha };
        if narrower {
            let value = self.child(pos, mv, None, depth, ply, null)?;
            if value <= alpha || value >= beta {
                return Ok(value);
            }
        }
        self.child(pos, mv, None, depth, ply, (alpha, beta))
    }

    /// Makes the line of `ply` the move followed by the line below it.
    #[inline]
    pub fn prepend(&mut self, ply: usize, mv: P::Move) {
        let (above, below) = self.buffers.lines.split_at_mut(ply + 1);
        above[ply].clear();
        above[ply].push(mv);
        above[ply].extend_from_slice(&below[0]);
    }
}
