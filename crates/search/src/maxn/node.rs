//! The recursion: decision nodes with shallow pruning, chance nodes, leaves.

use tabletop::Turn;

use super::memory::{Buffers, MaxN};
use super::preference::{Preference, Rating};
use super::values::Vectors;
use crate::deepen::Counter;
use crate::position::{Moves, Outcomes};
use crate::record::{Kind, Trace, Visit};
use crate::{Bound, Cut, MAX_PLY, ManySided};

/// What the node above cares for: only a vector that pleases this seat more than this is of any use to it.
#[derive(Clone, Copy)]
pub(super) struct Floor {
    pub seat: usize,
    pub rating: Rating,
    /// Whether one that pleases it as much is of use too.
    pub as_much: bool,
}

impl Floor {
    fn is_reached(self, rating: Rating) -> bool {
        if self.as_much { rating >= self.rating } else { rating > self.rating }
    }
}

/// A search under way.
pub(super) struct Run<'a, P: ManySided, T> {
    pub vectors: Vectors,
    pub preference: Preference,
    pub pruning: bool,
    pub buffers: &'a mut Buffers<P::Move>,
    pub seats: usize,
    /// Whether forced moves are free, and played on at the horizon.
    pub extend: bool,
    pub counter: Counter<'a>,
    pub trace: &'a mut T,
}

impl<'a, P: ManySided, T: Trace<P>> Run<'a, P, T> {
    pub fn new(search: &'a mut MaxN<P::Move>, seats: usize, counter: Counter<'a>, trace: &'a mut T) -> Self {
        search.buffers.values.clear();
        search.buffers.values.resize(seats * (MAX_PLY + 2), 0.0);
        Self {
            vectors: search.vectors,
            preference: search.preference,
            pruning: search.pruning && search.preference.prunes(search.vectors),
            buffers: &mut search.buffers,
            seats,
            extend: true,
            counter,
            trace,
        }
    }

    /// The vector found at a ply.
    pub fn values(&self, ply: usize) -> &[f64] {
        &self.buffers.values[ply * self.seats..(ply + 1) * self.seats]
    }

    /// Searches `pos` with `depth` edges to go. True: its vector and line are those of this ply, and exact. False: they are not
    /// known, but certainly of no use to the node above. After a cut `pos` is anywhere.
    pub fn node(&mut self, pos: &mut P, depth: u32, ply: usize, floor: Option<Floor>) -> Result<bool, Cut> {
        self.counter.visit()?;
        self.buffers.lines[ply].clear();
        let turn = pos.turn();
        let (free, due) = match turn {
            Turn::Seat(_) => (self.extend && pos.forced(), depth == 0),
            Turn::Chance => (true, false),
            Turn::Over => return self.leaf(pos, Kind::Over, depth, ply),
        };
        if ply >= MAX_PLY || due && !free {
            self.counter.horizon = true;
            return self.leaf(pos, Kind::Horizon, depth, ply);
        }
        let (kind, known) = match turn {
            Turn::Seat(seat) => {
                let next = if free { depth } else { depth - 1 };
                (Kind::Own, self.decide(pos, seat.index(), next, ply, floor)?)
            }
            _ => (Kind::Chance, self.average(pos, depth, ply)?),
        };
        let Some(known) = known else {
            return self.leaf(pos, Kind::Over, depth, ply);
        };
        self.close(pos, kind, depth, ply, known);
        Ok(known)
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
        floor: Option<Floor>,
    ) -> Result<bool, Cut> {
        if T::ON {
            self.trace.open(pos, mv, probability, self.counter.nodes);
        }
        let undo = pos.make(mv);
        let known = self.node(pos, depth, ply + 1, floor)?;
        pos.unmake(mv, undo);
        Ok(known)
    }

    /// The move that is best for `seat`, the first of equals. `None` without moves.
    fn decide(
        &mut self,
        pos: &mut P,
        seat: usize,
        depth: u32,
        ply: usize,
        above: Option<Floor>,
    ) -> Result<Option<bool>, Cut> {
        let start = self.buffers.moves.len();
        pos.moves(&mut Moves { list: &mut self.buffers.moves, start });
        let end = self.buffers.moves.len();
        if start == end {
            return Ok(None);
        }
        self.buffers.moves[start..].sort_unstable_by(|a, b| b.key.cmp(&a.key).then(a.index.cmp(&b.index)));
        // Moves in a row by one seat are one choice of it: what it has above is what it must beat here.
        let mut floor = above.filter(|above| above.seat == seat);
        let mut known = false;
        for index in start..end {
            let mv = self.buffers.moves[index].mv;
            if !self.child(pos, mv, None, depth, ply, floor.filter(|_| self.pruning))? {
                continue;
            }
            let rating = self.rating(ply + 1, seat);
            if floor.is_some_and(|floor| !floor.is_reached(rating)) {
                continue;
            }
            floor = Some(Floor { seat, rating, as_much: false });
            known = true;
            self.take(ply, mv);
            if self.pruning && self.may_stop(rating, above.filter(|above| above.seat != seat)) {
                // Where the seat has all there is, its choice is known. Where only the seat above has lost interest, this seat
                // might still find something better for itself among the moves that are left out.
                known = self.preference.is_satisfied(self.vectors, rating);
                break;
            }
        }
        self.buffers.moves.truncate(start);
        Ok(Some(known))
    }

    /// Whether a seat that can have `rating` may leave out its other moves: because none can please it more, or because whatever it
    /// chooses will be of no use to the seat above.
    fn may_stop(&self, rating: Rating, above: Option<Floor>) -> bool {
        self.preference.is_satisfied(self.vectors, rating)
            || above.is_some_and(|above| self.preference.spoils(rating, above.rating, above.as_much))
    }

    /// The mean over the chance outcomes. `None` without outcomes.
    fn average(&mut self, pos: &mut P, depth: u32, ply: usize) -> Result<Option<bool>, Cut> {
        let start = self.buffers.outcomes.len();
        pos.outcomes(&mut Outcomes { list: &mut self.buffers.outcomes });
        let end = self.buffers.outcomes.len();
        if start == end {
            return Ok(None);
        }
        let seats = self.seats;
        self.buffers.values[ply * seats..(ply + 1) * seats].fill(0.0);
        let mut likeliest = 0.0;
        for index in start..end {
            let (probability, outcome) = self.buffers.outcomes[index];
            // Nothing above an average may prune below it: every outcome counts.
            self.child(pos, outcome, Some(probability), depth, ply, None)?;
            let (above, below) = self.buffers.values.split_at_mut((ply + 1) * seats);
            for (mean, value) in above[ply * seats..].iter_mut().zip(&below[..seats]) {
                *mean += probability * value;
            }
            if probability > likeliest {
                likeliest = probability;
                self.prepend(ply, outcome);
            }
        }
        self.buffers.outcomes.truncate(start);
        self.vectors.settle_mean(&mut self.buffers.values[ply * seats..(ply + 1) * seats]);
        Ok(Some(true))
    }

    fn leaf(&mut self, pos: &P, kind: Kind, depth: u32, ply: usize) -> Result<bool, Cut> {
        self.counter.evaluate()?;
        let values = &mut self.buffers.values[ply * self.seats..(ply + 1) * self.seats];
        values.fill(0.0);
        pos.evaluate_seats(values);
        self.vectors.settle(values);
        self.close(pos, kind, depth, ply, true);
        Ok(true)
    }

    /// How much the vector of a ply pleases `seat`.
    pub fn rating(&self, ply: usize, seat: usize) -> Rating {
        self.preference.rate(self.values(ply), seat)
    }

    pub fn close(&mut self, pos: &P, kind: Kind, depth: u32, ply: usize, known: bool) {
        if T::ON {
            let values = &self.buffers.values[ply * self.seats..(ply + 1) * self.seats];
            let values = if known { values } else { &[] };
            let bound = if known { Bound::Exact } else { Bound::Upper };
            self.trace.close(pos, &Visit { kind, depth, window: None, values, bound, nodes: self.counter.nodes });
        }
    }

    /// Takes over the vector and the line from below.
    pub fn take(&mut self, ply: usize, mv: P::Move) {
        let seats = self.seats;
        let (above, below) = self.buffers.values.split_at_mut((ply + 1) * seats);
        above[ply * seats..].copy_from_slice(&below[..seats]);
        self.prepend(ply, mv);
    }

    fn prepend(&mut self, ply: usize, mv: P::Move) {
        let (above, below) = self.buffers.lines.split_at_mut(ply + 1);
        above[ply].clear();
        above[ply].push(mv);
        above[ply].extend_from_slice(&below[0]);
    }
}
