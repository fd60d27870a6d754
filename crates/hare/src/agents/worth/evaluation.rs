//! What a position is worth by the curves, worked out part by part.

use tabletop::Seat;

use super::data::{Curve, Curves};
use super::standing::{Standing, before, finished_as, place};
use crate::rules::Hare;
use crate::state::State;
use crate::track::GOAL;

/// Carrots up to which curves are looked up; beyond, they go on as straight lines.
const LOOKED_UP: usize = 512;
/// The square from which on half of the way is done.
const HALF_WAY: u8 = GOAL / 2;
/// The turns home from which what is saved is counted: about as many as a slow race has.
const HORIZON: f64 = 30.0;

/// Steps of a point in which parts are kept: sums of them are exact, in whatever order they are made.
pub(super) const GRID: f64 = 1_024.0;

/// A number of points on the grid.
fn grid(points: f64) -> f64 {
    (points * GRID).round() / GRID
}

/// A curve of carrots, looked up.
#[derive(Clone, Debug)]
struct Table {
    worth: Vec<f64>,
    slope: f64,
}

impl Table {
    fn from_curve(curve: &Curve) -> Self {
        let worth: Vec<f64> = (0..=LOOKED_UP).map(|count| curve.at(count as f64)).collect();
        let slope = worth[LOOKED_UP] - worth[LOOKED_UP - 1];
        Self { worth, slope }
    }

    #[inline]
    fn at(&self, count: u16) -> f64 {
        match self.worth.get(usize::from(count)) {
            Some(worth) => *worth,
            None => self.worth[LOOKED_UP] + self.slope * (usize::from(count) - LOOKED_UP) as f64,
        }
    }
}

/// The parts of what a position is worth to a seat, each with its weight, in points.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Parts {
    /// Ks·S: salads.
    pub salads: f64,
    /// Kc·C: carrots.
    pub carrots: f64,
    /// Kp·P: squares.
    pub squares: f64,
    /// What its place is worth to a seat that is home.
    pub home: f64,
    /// What the turns are worth by which it comes home sooner than in thirty.
    pub turns: f64,
}

impl Parts {
    /// E, the sum.
    #[inline]
    pub fn total(self) -> f64 {
        self.salads + self.carrots + self.squares + self.home + self.turns
    }

    /// With others added, each times `share`.
    #[must_use]
    pub fn plus(self, other: Self, share: f64) -> Self {
        Self {
            salads: self.salads + share * other.salads,
            carrots: self.carrots + share * other.carrots,
            squares: self.squares + share * other.squares,
            home: self.home + share * other.home,
            turns: self.turns + share * other.turns,
        }
    }
}

/// An evaluation, ready to be asked.
#[derive(Clone, Debug)]
pub struct Worth {
    early: Table,
    late: Table,
    excess: Table,
    /// By salads in hand, 0 to 5, and the salad squares ahead, up to 63.
    salads: Vec<[f64; 64]>,
    curves: Curves,
}

impl Default for Worth {
    fn default() -> Self {
        Self::new(Curves::shipped())
    }
}

impl Worth {
    /// The evaluation of these curves.
    pub fn new(curves: Curves) -> Self {
        let read = |curve: &Vec<f64>| {
            let last = curve.last().copied().unwrap_or(0.0);
            std::array::from_fn(|ahead| curve.get(ahead).copied().unwrap_or(last))
        };
        let mut salads: Vec<[f64; 64]> = curves.salads.iter().map(read).collect();
        // Of two runners each more than three weighs as much as the third.
        while salads.len() <= 5 {
            let (second, third) = (salads[salads.len() - 2], salads[salads.len() - 1]);
            salads.push(std::array::from_fn(|ahead| 2.0 * third[ahead] - second[ahead]));
        }
        let carrots = &curves.carrots;
        Self {
            early: Table::from_curve(&carrots.early),
            late: Table::from_curve(&carrots.late),
            excess: Table::from_curve(&carrots.excess),
            salads,
            curves,
        }
    }

    /// What it was made from.
    pub fn curves(&self) -> &Curves {
        &self.curves
    }

    /// What `state` is worth to a seat, in parts; nothing to a seat that is not there.
    pub fn parts(&self, game: &Hare, state: &State, seat: Seat) -> Parts {
        let mut at = Standing::new(game, state, seat.0);
        if at.runners == 0 {
            return self.at_home(game, at.all, finished_as(game, state, at.place));
        }
        at.salads = at.salads.saturating_sub(at.meals);
        let parts = self.on_the_way(game, &at, place(game, state));
        let idle = self.idle(at.meals + u8::from(state.misses(seat)));
        let wait = self.wait(before(game, state, seat.0), game.seat_count());
        Parts { salads: parts.salads + self.meal(at.meals), turns: parts.turns - idle - wait, ..parts }
    }

    /// A seat that has so many runners and came home at that place.
    pub(super) fn at_home(&self, game: &Hare, runners: u8, place: u8) -> Parts {
        let Curves { weights, square, home, turn, .. } = self.curves;
        let seats = f64::from(game.seat_count());
        Parts {
            salads: grid(weights.salads * self.salads[0][0]),
            carrots: 0.0,
            squares: grid(weights.squares * square * f64::from(runners) * f64::from(GOAL)),
            home: grid(home * (seats - f64::from(place)) / (seats - 1.0).max(1.0)),
            turns: grid(turn * HORIZON),
        }
    }

    /// A seat that races, where `place` is free and nothing but its way home takes turns. Its salads are those left after a meal.
    pub(super) fn on_the_way(&self, game: &Hare, at: &Standing, place: u8) -> Parts {
        let Curves { weights, square, turn, .. } = self.curves;
        let limit = at.way.saturating_add(10 * u16::from(place));
        let carrots = if at.carrots >= at.way {
            self.late.at(at.carrots.min(limit)) + self.excess.at(at.carrots.saturating_sub(limit))
        } else if u16::from(HALF_WAY) * u16::from(at.all) <= at.squares {
            self.late.at(at.carrots)
        } else {
            self.early.at(at.carrots)
        };
        let salads = self.salads[usize::from(at.salads).min(5)][usize::from(at.ahead) & 63];
        // Without its share in the judgement the way home need not be looked for.
        let turns = if turn == 0.0 { 0.0 } else { turn * (HORIZON - f64::from(at.turns(game, place))) };
        Parts {
            salads: grid(weights.salads * salads),
            carrots: grid(weights.carrots * carrots),
            squares: grid(weights.squares * square * f64::from(at.squares)),
            home: 0.0,
            turns: grid(turns),
        }
    }

    /// What a meal next turn costs besides the turn.
    pub(super) fn meal(&self, meals: u8) -> f64 {
        if meals > 0 { grid(self.curves.weights.salads * self.curves.meal) } else { 0.0 }
    }

    /// What so many turns cost that lead nowhere.
    pub(super) fn idle(&self, turns: u8) -> f64 {
        grid(self.curves.turn) * f64::from(turns)
    }

    /// What it costs that so many seats move before the next turn, of all.
    pub(super) fn wait(&self, seats: u8, all: u8) -> f64 {
        grid(self.curves.turn * f64::from(seats) / f64::from(all))
    }

    /// E of every seat; `out` has a place for each.
    #[inline]
    pub fn all(&self, game: &Hare, state: &State, out: &mut [f64]) {
        for (seat, value) in (0..).map(Seat).zip(out) {
            *value = self.parts(game, state, seat).total();
        }
    }
}

#[cfg(test)]
mod tests;
