//! One iteration at the root: a vector for each move.

use std::cmp::Ordering;

use tabletop::Turn;

use super::node::{Floor, Run};
use super::preference::Rating;
use crate::deepen::{Counter, Deepen, RootMove, Whole};
use crate::record::{Kind, Trace};
use crate::{Bound, Cut, ManySided, Position, Ranked};

/// The seat to move at a root that has a choice.
fn chooser<P: Position>(root: &P) -> usize {
    match root.turn() {
        Turn::Seat(seat) => seat.index(),
        Turn::Chance | Turn::Over => 0,
    }
}

/// Compares two moves by how they please the chooser, equals by static order: greater is better.
fn compare(a: (Rating, usize), b: (Rating, usize)) -> Ordering {
    a.0.partial_cmp(&b.0).unwrap_or(Ordering::Equal).then(b.1.cmp(&a.1))
}

impl<'a, P: ManySided, T: Trace<P>> Deepen<'a, P> for Run<'a, P, T> {
    type Value = Vec<f64>;

    fn counter(&mut self) -> &mut Counter<'a> {
        &mut self.counter
    }

    fn begin_iteration(&mut self, depth: u32) {
        self.counter.begin_iteration(depth);
        self.buffers.moves.clear();
        self.buffers.outcomes.clear();
        self.extend = depth > 0;
    }

    fn root(
        &mut self,
        root: &P,
        depth: u32,
        moves: &[RootMove<P, Vec<f64>>],
        ranked: usize,
        fresh: &mut Vec<RootMove<P, Vec<f64>>>,
    ) -> Result<(), Cut> {
        self.trace.begin(self.counter.nodes);
        self.counter.visit()?;
        let seat = chooser(root);
        let next = if self.extend && root.forced() { depth } else { depth.saturating_sub(1) };
        let mut pos = root.clone();
        let mut leaders: Vec<(Rating, usize)> = Vec::new();
        for &Ranked { mv, place, .. } in moves {
            let last = if leaders.len() < ranked { None } else { leaders.last().copied() };
            // Moves are not searched in static order here, yet ties go by it: a move before the one to beat needs only as
            // much.
            let floor =
                last.filter(|_| self.pruning).map(|(rating, other)| Floor { seat, rating, as_much: place < other });
            let known = self.child(&mut pos, mv, None, next, 0, floor)?;
            let mut line = vec![mv];
            let (mut value, mut bound) = (None, Bound::Upper);
            if known {
                line.extend_from_slice(&self.buffers.lines[1]);
                value = Some(self.values(1).to_vec());
                bound = Bound::Exact;
                let found = (self.rating(1, seat), place);
                let rank = leaders.partition_point(|leader| compare(*leader, found).is_gt());
                if rank == 0 {
                    self.take(0, mv);
                }
                leaders.insert(rank, found);
                leaders.truncate(ranked);
            }
            fresh.push(Ranked { mv, value, bound, depth, line, place });
        }
        self.close(root, Kind::Own, depth, 0, true);
        Ok(())
    }

    fn whole(&mut self, root: &P, depth: u32) -> Result<Whole<P, Vec<f64>>, Cut> {
        self.trace.begin(self.counter.nodes);
        self.node(&mut root.clone(), depth, 0, None)?;
        Ok((self.values(0).to_vec(), self.buffers.lines[0].clone()))
    }

    fn prefer(&self, root: &P, a: &RootMove<P, Vec<f64>>, b: &RootMove<P, Vec<f64>>) -> Ordering {
        let seat = chooser(root);
        let rated = |ranked: &RootMove<P, Vec<f64>>| {
            let rating = ranked.value.as_ref().map(|values| self.preference.rate(values, seat));
            (rating.unwrap_or(Rating::NOTHING), ranked.place)
        };
        compare(rated(a), rated(b))
    }

    fn commit(&mut self) {
        self.trace.complete();
    }
}
