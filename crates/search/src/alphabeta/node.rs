//! The recursion: decision nodes, chance nodes, leaves.

use tabletop::Turn;

use super::order::Order;
use super::table::{NO_MOVE, Table};
use super::{AlphaBeta, Buffers};
use crate::deepen::{Counter, bound_in};
use crate::position::{Moves, Outcomes};
use crate::record::{Kind, Trace, Visit};
use crate::{Bound, Cut, MAX_PLY, MAX_VALUE, TwoSided};

/// Relative slack by which Star1 widens its windows: rounding in a bound must never cut what the exact sum keeps.
const SLACK: f64 = 1e-12;

/// A search under way.
pub(super) struct Run<'a, P: TwoSided, T> {
    pub table: &'a mut Table,
    order: &'a mut Order<P::Move>,
    ordering: bool,
    pub buffers: &'a mut Buffers<P::Move>,
    /// Bounds of all values; infinite where the game gives none.
    low: f64,
    high: f64,
    /// Whether forced moves are free, and played on at the horizon.
    pub extend: bool,
    pub counter: Counter<'a>,
    pub trace: &'a mut T,
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
            buffers: &mut search.buffers,
            low,
            high,
            extend: true,
            counter,
            trace,
        }
    }

    /// The value of `pos` with `depth` edges to go: exact between `alpha` and `beta`, else a bound on that side.
    ///
    /// After an exact value the line of this ply is the principal variation from here. After a cut `pos` is anywhere.
    pub fn node(&mut self, pos: &mut P, depth: u32, ply: usize, alpha: f64, beta: f64) -> Result<f64, Cut> {
        self.counter.visit()?;
        self.buffers.lines[ply].clear();
        let turn = pos.turn();
        let (free, due) = match turn {
            Turn::Seat(_) => (self.extend && pos.forced(), depth == 0),
            Turn::Chance => (true, false),
            Turn::Over => return self.leaf(pos, Kind::Over, depth, (alpha, beta)),
        };
        if ply >= MAX_PLY || due && !free {
            self.counter.horizon = true;
            return self.leaf(pos, Kind::Horizon, depth, (alpha, beta));
        }

        let (mut key, mut best) = (0, None);
        if self.table.is_on() {
            key = pos.hash();
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
                let Some((value, best)) = self.decide(pos, max, (depth, next), ply, (alpha, beta), best)? else {
                    return self.end(pos, outer, depth, (alpha, beta));
                };
                (Kind::of(max), value, bound_in(value, (alpha, beta)), best)
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
        max: bool,
        (depth, next): (u32, u32),
        ply: usize,
        (mut alpha, mut beta): (f64, f64),
        known: Option<usize>,
    ) -> Result<Option<(f64, u16)>, Cut> {
        let start = self.buffers.moves.len();
        pos.moves(&mut Moves { list: &mut self.buffers.moves, start });
        let end = self.buffers.moves.len();
        if start == end {
            return Ok(None);
        }
        if self.ordering {
            self.order.sort(pos, &mut self.buffers.moves[start..], ply, known);
        }
        let mut best = if max { f64::NEG_INFINITY } else { f64::INFINITY };
        let mut place = NO_MOVE;
        for index in start..end {
            let entry = self.buffers.moves[index];
            let value = self.child(pos, entry.mv, None, next, ply, (alpha, beta))?;
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
                    self.order.credit(pos, entry.mv, ply, depth);
                    break;
                }
            }
        }
        self.buffers.moves.truncate(start);
        Ok(Some((best, place)))
    }

    /// The mean over the chance outcomes, cut by Star1 (Ballard 1983): an outcome's window is what it must exceed, or fall
    /// short of, for the mean to leave `alpha .. beta` whatever the outcomes not yet searched are worth. `None` without outcomes.
    fn average(
        &mut self,
        pos: &mut P,
        depth: u32,
        ply: usize,
        (alpha, beta): (f64, f64),
    ) -> Result<Option<(f64, Bound)>, Cut> {
        let start = self.buffers.outcomes.len();
        pos.outcomes(&mut Outcomes { list: &mut self.buffers.outcomes });
        let end = self.buffers.outcomes.len();
        if start == end {
            return Ok(None);
        }
        let total: f64 = self.buffers.outcomes[start..].iter().map(|(probability, _)| probability).sum();
        let reach = if self.low.is_finite() { self.low.abs().max(self.high.abs()) } else { 0.0 };
        let (mut sum, mut seen, mut likeliest) = (0.0, 0.0, 0.0);
        let mut ended = None;
        for index in start..end {
            let (probability, outcome) = self.buffers.outcomes[index];
            seen += probability;
            // What the outcomes after this one can add; never 0 × ∞, and never nothing before the last.
            let (least, most) = if index + 1 == end {
                (0.0, 0.0)
            } else {
                let rest = (total - seen).max(f64::MIN_POSITIVE);
                (self.low * rest, self.high * rest)
            };
            let slack =
                |limit: f64| SLACK * (f64::abs(sum) + reach + if limit.is_finite() { limit.abs() } else { 0.0 });
            let floor = (alpha - sum - most - slack(alpha)) / probability;
            let ceiling = (beta - sum - least + slack(beta)) / probability;
            let value = self.child(pos, outcome, Some(probability), depth, ply, (floor, ceiling))?;
            let before = sum;
            sum += probability * value;
            if value >= ceiling {
                let spare = SLACK / 2.0 * (f64::abs(before) + reach);
                ended = Some(((sum + least - spare).max(beta), Bound::Lower));
                break;
            }
            if value <= floor {
                let spare = SLACK / 2.0 * (f64::abs(before) + reach);
                ended = Some(((sum + most + spare).min(alpha), Bound::Upper));
                break;
            }
            if probability > likeliest {
                likeliest = probability;
                self.prepend(ply, outcome);
            }
        }
        self.buffers.outcomes.truncate(start);
        Ok(Some(ended.unwrap_or((sum, Bound::Exact))))
    }

    /// A position that turned out to have nothing to choose or to draw.
    #[cold]
    fn end(&mut self, pos: &P, outer: bool, depth: u32, window: (f64, f64)) -> Result<f64, Cut> {
        self.counter.horizon |= outer;
        self.leaf(pos, Kind::Over, depth, window)
    }

    #[inline]
    fn leaf(&mut self, pos: &P, kind: Kind, depth: u32, window: (f64, f64)) -> Result<f64, Cut> {
        self.counter.evaluate()?;
        let value = pos.evaluate();
        // NaN fails every comparison and so ends as the lowest value.
        let value = if value > self.low.max(-MAX_VALUE) {
            value.min(self.high.min(MAX_VALUE))
        } else {
            self.low.max(-MAX_VALUE)
        };
        self.close(pos, kind, depth, window, value, Bound::Exact);
        Ok(value)
    }

    #[inline]
    pub fn close(&mut self, pos: &P, kind: Kind, depth: u32, window: (f64, f64), value: f64, bound: Bound) {
        if T::ON {
            let visit = Visit { kind, depth, window: Some(window), values: &[value], bound, nodes: self.counter.nodes };
            self.trace.close(pos, &visit);
        }
    }

    /// Makes the line of `ply` the move followed by the line below it.
    #[inline]
    fn prepend(&mut self, ply: usize, mv: P::Move) {
        let (above, below) = self.buffers.lines.split_at_mut(ply + 1);
        above[ply].clear();
        above[ply].push(mv);
        above[ply].extend_from_slice(&below[0]);
    }
}
