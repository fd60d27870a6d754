//! What a position is worth to each seat: E = Ks·S + Kc·C + Kp·P, split into these parts.
//!
//! P is three points a square. C is one of three curves of the carrots in hand, with those that are due next turn: before
//! half-way, after it, and once they suffice to finish, when each beyond the limit costs. S is one of four curves, by the salads
//! in hand, of the salad squares ahead. Who is home has what its place is worth besides. The curves are [`data`]; searching for
//! what comes after a position is no part of this.

mod data;

use tabletop::Seat;

pub use data::{CarrotCurves, Curve, Curves, Weights};

use crate::cost::cost;
use crate::rules::Hare;
use crate::state::State;
use crate::track::{GOAL, bit};

/// Carrots up to which curves are looked up; beyond, they go on as straight lines.
const LOOKED_UP: usize = 512;
/// The square from which on half of the way is done.
const HALF_WAY: u8 = GOAL / 2;

/// A curve of carrots, looked up.
#[derive(Clone, Debug)]
struct Table {
    worth: Vec<f64>,
    slope: f64,
}

impl Table {
    fn of(curve: &Curve) -> Self {
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
}

impl Parts {
    /// E, the sum.
    #[inline]
    pub fn total(self) -> f64 {
        self.salads + self.carrots + self.squares + self.home
    }

    /// With others added, each times `share`.
    #[must_use]
    pub fn plus(self, other: Self, share: f64) -> Self {
        Self {
            salads: self.salads + share * other.salads,
            carrots: self.carrots + share * other.carrots,
            squares: self.squares + share * other.squares,
            home: self.home + share * other.home,
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
            early: Table::of(&carrots.early),
            late: Table::of(&carrots.late),
            excess: Table::of(&carrots.excess),
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
        let mut at = Standing::of(game, state, seat.0);
        let weights = self.curves.weights;
        let squares = weights.squares * self.curves.square * f64::from(at.squares);
        if at.runners == 0 {
            let seats = f64::from(game.seat_count());
            let home = self.curves.home * (seats - f64::from(at.place)) / (seats - 1.0).max(1.0);
            return Parts { salads: weights.salads * self.salads[0][0], carrots: 0.0, squares, home };
        }
        let mut salads = if at.meals > 0 { self.curves.meal } else { 0.0 };
        at.salads = at.salads.saturating_sub(at.meals);
        salads += self.salads[usize::from(at.salads).min(5)][usize::from(at.ahead) & 63];
        let enough = at.carrots >= at.way;
        let limit = at.way.saturating_add(game.goal_limit(state));
        let carrots = match enough {
            true => self.late.at(at.carrots.min(limit)) + self.excess.at(at.carrots.saturating_sub(limit)),
            false if u16::from(HALF_WAY) * u16::from(at.all) <= at.squares => self.late.at(at.carrots),
            false => self.early.at(at.carrots),
        };
        Parts { salads: weights.salads * salads, carrots: weights.carrots * carrots, squares, home: 0.0 }
    }

    /// E of every seat; `out` has a place for each.
    #[inline]
    pub fn all(&self, game: &Hare, state: &State, out: &mut [f64]) {
        for (seat, value) in (0..).map(Seat).zip(out) {
            *value = self.parts(game, state, seat).total();
        }
    }
}

/// What counts of a seat's position.
struct Standing {
    /// Its runners, and those of them that race.
    all: u8,
    runners: u8,
    /// Where its runners stand, added up.
    squares: u16,
    /// The last place of its runners that are home.
    place: u8,
    /// In hand, with what is due next turn.
    carrots: u16,
    /// What it costs to come home in one step a runner.
    way: u16,
    salads: u8,
    /// Salads it eats in its next turn.
    meals: u8,
    /// Salad squares ahead of the last of its runners.
    ahead: u8,
}

impl Standing {
    #[inline]
    fn of(game: &Hare, state: &State, seat: u8) -> Self {
        let numbers = game.numbers(seat);
        let mut at = Self {
            all: numbers.len() as u8,
            runners: 0,
            squares: 0,
            place: 0,
            carrots: state.carrots(Seat(seat)),
            way: 0,
            salads: state.salads(Seat(seat)),
            meals: 0,
            ahead: 0,
        };
        let track = game.track();
        let mut last = GOAL;
        for number in numbers {
            let square = state.squares[number].min(GOAL);
            at.squares += u16::from(square);
            if square == GOAL {
                at.place = at.place.max(state.places[number]);
                continue;
            }
            at.runners += 1;
            at.way = at.way.saturating_add(cost(GOAL - square));
            last = last.min(square);
            let (eats, waits) = (state.eating >> number & 1 == 1, state.waiting >> number & 1 == 1);
            if !eats && !waits {
                continue;
            }
            let rank = state.rank_of(number);
            let fits = waits && track.pays[usize::from(square)] >> rank & 1 == 1;
            let eats = eats && at.meals == 0 && at.salads > 0;
            at.meals += u8::from(eats);
            if fits || eats {
                at.carrots = at.carrots.saturating_add(10 * u16::from(rank));
            }
        }
        let behind = (bit(last) << 1).wrapping_sub(1);
        let ahead = if last == 0 { track.salads } else { track.salads & !behind };
        at.ahead = ahead.count_ones() as u8;
        at
    }
}

#[cfg(test)]
mod tests;
