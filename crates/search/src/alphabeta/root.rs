//! One iteration at the root: a value for each move, and the principal variation made whole.

use std::cmp::Ordering;

use tabletop::Turn;

use super::node::Run;
use super::table::NO_MOVE;
use super::way::repeated;
use crate::deepen::{Counter, Deepen, RootMove, Whole, bound_in};
use crate::position::{Moves, Outcomes};
use crate::record::{Kind, Trace};
use crate::{Bound, Cut, MAX_PLY, Ranked, TwoSided};

/// The window that cuts nothing.
const EVERYTHING: (f64, f64) = (f64::NEG_INFINITY, f64::INFINITY);

/// Whether the side to move wants the value high.
fn maximises<P: TwoSided>(pos: &P) -> bool {
    match pos.turn() {
        Turn::Seat(seat) => pos.maximises(seat),
        Turn::Chance | Turn::Over => true,
    }
}

/// Compares two values from a side: greater is better.
fn compare(max: bool, a: f64, b: f64) -> Ordering {
    let order = a.partial_cmp(&b).unwrap_or(Ordering::Equal);
    if max { order } else { order.reverse() }
}

impl<'a, P: TwoSided, T: Trace<P>> Deepen<'a, P> for Run<'a, P, T> {
    type Value = f64;

    fn counter(&mut self) -> &mut Counter<'a> {
        &mut self.counter
    }

    fn begin_iteration(&mut self, depth: u32) {
        self.table.begin_iteration(depth);
        self.counter.begin_iteration(depth);
        self.buffers.moves.clear();
        self.buffers.outcomes.clear();
    }

    fn root(
        &mut self,
        root: &P,
        depth: u32,
        moves: &[RootMove<P, f64>],
        ranked: usize,
        fresh: &mut Vec<RootMove<P, f64>>,
    ) -> Result<(), Cut> {
        self.trace.begin(self.counter.nodes);
        self.counter.visit()?;
        let whole = self.begin_depth(depth);
        if P::REPETITION {
            self.way.enter(root, 0);
        }
        let max = maximises(root);
        let next = if self.extend && root.forced() { whole } else { whole.saturating_sub(1) };
        let mut pos = root.clone();
        let mut leaders: Vec<f64> = Vec::new();
        for &Ranked { mv, place, .. } in moves {
            let floor = if leaders.len() < ranked { None } else { leaders.last().copied() };
            let (alpha, beta) = match (floor, max) {
                (None, _) => EVERYTHING,
                (Some(floor), true) => (floor, f64::INFINITY),
                (Some(floor), false) => (f64::NEG_INFINITY, floor),
            };
            let value = if self.null_windows && floor.is_some() {
                self.scout(&mut pos, mv, (max, next), 0, (alpha, beta))?
            } else {
                self.child(&mut pos, mv, None, next, 0, (alpha, beta))?
            };
            let bound = bound_in(value, (alpha, beta));
            let mut line = vec![mv];
            if bound == Bound::Exact {
                line.extend_from_slice(&self.buffers.lines[1]);
                self.complete_line(root, whole, &mut line);
                let rank = leaders.partition_point(|leader| compare(max, *leader, value).is_ge());
                leaders.insert(rank, value);
                leaders.truncate(ranked);
            }
            fresh.push(Ranked { mv, value: Some(value), bound, depth, line, place });
        }
        if let Some(&value) = leaders.first() {
            self.close(root, Kind::decision(max), whole, EVERYTHING, value, Bound::Exact);
        }
        Ok(())
    }

    fn whole(&mut self, root: &P, depth: u32) -> Result<Whole<P, f64>, Cut> {
        self.trace.begin(self.counter.nodes);
        let depth = self.begin_depth(depth);
        let value = self.node(&mut root.clone(), depth, 0, EVERYTHING.0, EVERYTHING.1)?;
        let mut line = self.buffers.lines[0].clone();
        self.complete_line(root, depth, &mut line);
        Ok((value, line))
    }

    fn prefer(&self, root: &P, a: &RootMove<P, f64>, b: &RootMove<P, f64>) -> Ordering {
        match (a.value, b.value) {
            (Some(a), Some(b)) => compare(maximises(root), a, b),
            (a, b) => a.is_some().cmp(&b.is_some()),
        }
    }

    fn commit(&mut self) {
        self.trace.complete();
    }
}

impl<P: TwoSided, T: Trace<P>> Run<'_, P, T> {
    /// Follows the transposition table from the end of a line that one of its exact values cut short, down to the horizon.
    fn complete_line(&mut self, root: &P, depth: u32, line: &mut Vec<P::Move>) {
        if !self.table.is_on() {
            return;
        }
        let mut pos = root.clone();
        let mut left = depth;
        let (mut moves, mut outcomes) = (Vec::new(), Vec::new());
        for ply in 0..MAX_PLY {
            let seat = matches!(pos.turn(), Turn::Seat(_));
            let free = !seat || self.extend && pos.forced();
            if pos.turn() == Turn::Over || left <= self.horizon && !free && ply >= line.len() {
                return;
            }
            let mut salt = 0;
            if P::REPETITION {
                let met = self.way.enter(&pos, ply);
                if repeated(&pos, ply, met.times).is_some() {
                    return;
                }
                salt = met.salt;
            }
            if ply == line.len() {
                let Some((memo, true)) = self.table.probe(pos.hash() ^ salt, left) else { return };
                if memo.bound() != Bound::Exact {
                    return;
                }
                let next = if seat {
                    moves.clear();
                    pos.moves(&mut Moves { list: &mut moves, start: 0 });
                    let known = (memo.best != NO_MOVE).then_some(usize::from(memo.best));
                    known.and_then(|best| moves.get(best)).map(|entry| entry.mv)
                } else {
                    outcomes.clear();
                    pos.outcomes(&mut Outcomes { list: &mut outcomes });
                    likeliest(&outcomes)
                };
                let Some(next) = next else { return };
                line.push(next);
            }
            pos.make(line[ply]);
            if !free {
                left = left.saturating_sub(1);
            }
        }
    }
}

/// The first of the likeliest outcomes.
fn likeliest<M: Copy>(outcomes: &[(f64, M)]) -> Option<M> {
    let mut best: Option<(f64, M)> = None;
    for &(probability, outcome) in outcomes {
        if best.is_none_or(|(most, _)| probability > most) {
            best = Some((probability, outcome));
        }
    }
    best.map(|(_, outcome)| outcome)
}
