//! The evaluation as searches ask it: what a seat's position is worth in one race, looked up instead of worked out.
//!
//! What one runner is worth hangs on its square, its carrots and salads, its rank and the place that is free. Each such case is worked
//! out by [`Worth`] when it is first met, and kept. Parts lie on a grid, so what is looked up is just the sum that players are told.

use std::cell::Cell;

use tabletop::{Game, NoEvents, Seat};

use super::{GRID, Standing, Worth, next, place, salads_ahead};
use crate::action::Action;
use crate::cost::cost;
use crate::rules::Hare;
use crate::setup::Setup;
use crate::state::{RUNNERS, State};
use crate::track::{GOAL, SQUARES, bit};

/// Carrots that are looked up; who has more is worked out.
const AMOUNTS: usize = 256;
/// What is not known yet.
const UNKNOWN: i32 = i32::MIN;
/// Carrots of one helping, of a square back and of a rank.
const TEN: u16 = 10;

/// Points on the grid.
type Steps = i32;

/// An evaluation in one race.
#[derive(Clone, Debug)]
pub(in crate::agents) struct Judge {
    worth: Worth,
    /// The race it is of, and the hash of its board.
    race: Option<(Setup, u64)>,
    /// By the place that is free, from 1, and then by rank, salads, square and carrots; nothing where it was not asked for.
    known: [Vec<Cell<Steps>>; RUNNERS],
    salads: usize,
    /// By the place a seat came home at, from 1.
    home: [Steps; RUNNERS],
    /// By the seats that move before.
    wait: [Steps; RUNNERS],
    meal: Steps,
    idle: Steps,
}

/// One runner, with what is due to it.
#[derive(Clone, Copy)]
struct Case {
    square: u8,
    carrots: u16,
    salads: u8,
    rank: u8,
    place: u8,
}

fn steps(points: f64) -> Steps {
    (points * GRID) as Steps
}

/// Points of so many steps.
#[inline]
pub(in crate::agents) fn points(steps: Steps) -> f64 {
    f64::from(steps) * (1.0 / GRID)
}

impl Judge {
    /// One that goes by this evaluation.
    pub fn new(worth: Worth) -> Self {
        let known = std::array::from_fn(|_| Vec::new());
        let none = [0; RUNNERS];
        Self { worth, race: None, known, salads: 0, home: none, wait: none, meal: 0, idle: 0 }
    }

    /// What it goes by.
    pub fn worth(&self) -> &Worth {
        &self.worth
    }

    /// Gets ready for positions of `game` in which the place that is free is this one of `state` or the next.
    pub fn attend(&mut self, game: &Hare, state: &State) {
        let race = (game.setup(), game.track().hash());
        if self.race.as_ref().is_none_or(|(setup, board)| (setup, *board) != race) {
            let seats = game.seat_count();
            self.race = Some((race.0.clone(), race.1));
            self.known = std::array::from_fn(|_| Vec::new());
            self.salads = usize::from(game.starting_salads()) + 1;
            self.home = std::array::from_fn(|at| steps(self.worth.at_home(game, 1, at as u8 + 1).total()));
            self.wait = std::array::from_fn(|at| steps(self.worth.wait(at as u8, seats)));
            self.meal = steps(self.worth.meal(1));
            self.idle = steps(self.worth.idle(1));
        }
        if game.runners().count() > 1 {
            return;
        }
        let free = usize::from(place(game, state)).min(RUNNERS) - 1;
        for known in &mut self.known[free..(free + 2).min(RUNNERS)] {
            if known.is_empty() {
                known.resize_with(game.seats() * self.salads * SQUARES * AMOUNTS, || Cell::new(UNKNOWN));
            }
        }
    }

    /// What a racing runner is worth between turns, in steps of the grid.
    #[inline]
    fn case(&self, game: &Hare, case: Case) -> Steps {
        let (rank, salads) = (usize::from(case.rank - 1), usize::from(case.salads));
        let row = (rank * self.salads + salads) * SQUARES + usize::from(case.square);
        if usize::from(case.carrots) < AMOUNTS && salads < self.salads {
            let table = &self.known[usize::from(case.place - 1) % RUNNERS];
            if let Some(known) = table.get(row * AMOUNTS + usize::from(case.carrots)) {
                if known.get() == UNKNOWN {
                    known.set(self.work_out(game, case));
                }
                return known.get();
            }
        }
        self.work_out(game, case)
    }

    #[cold]
    fn work_out(&self, game: &Hare, case: Case) -> Steps {
        let Case { square, carrots, salads, rank, place } = case;
        let at = Standing {
            all: 1,
            runners: 1,
            squares: square.into(),
            place: 0,
            carrots,
            way: cost(GOAL - square),
            salads,
            meals: 0,
            ahead: salads_ahead(game, square),
            racing: [(square, rank), (0, 0)],
        };
        steps(self.worth.on_the_way(game, &at, place).total())
    }

    /// E of every seat, in steps of the grid; `out` has a place for each.
    #[inline]
    pub fn all(&self, game: &Hare, state: &State, out: &mut [f64]) {
        if game.runners().count() > 1 {
            return self.worth.all(game, state, out);
        }
        let place = place(game, state);
        let (next, seats) = (next(game, state), game.seat_count());
        let mut wait = 0;
        for seat in (next..seats).chain(0..next) {
            let Some(value) = out.get_mut(usize::from(seat)) else { continue };
            let at = usize::from(seat) % RUNNERS;
            *value = points(if state.squares[at] >= GOAL {
                self.home[usize::from(state.places[at].wrapping_sub(1)) % RUNNERS]
            } else {
                wait += 1;
                self.racing(game, state, seat, place) - self.wait[(wait - 1) % RUNNERS]
            });
        }
    }

    /// E of a seat with one runner that races, but for the wait.
    #[inline]
    fn racing(&self, game: &Hare, state: &State, seat: u8, place: u8) -> Steps {
        let at = usize::from(seat) % RUNNERS;
        let square = state.squares[at];
        let rank = state.rank_of(at);
        let mut case = Case { square, carrots: state.carrots[at], salads: state.salads[at], rank, place };
        let mut extra = 0;
        if (state.eating | state.waiting | state.missing) >> seat & 1 == 1 {
            let fits = state.waiting >> seat & 1 == 1 && game.track().pays[usize::from(square)] >> rank & 1 == 1;
            let eats = state.eating >> seat & 1 == 1 && case.salads > 0;
            if eats {
                case.salads -= 1;
                extra += self.meal - self.idle;
            }
            if fits || eats {
                case.carrots = case.carrots.saturating_add(TEN * u16::from(rank));
            }
            if state.missing >> seat & 1 == 1 {
                extra -= self.idle;
            }
        }
        extra + self.case(game, case)
    }

    /// What the mover's position is worth after a move, in steps of the grid.
    pub fn after(&self, game: &Hare, state: &State, action: Action) -> Steps {
        if game.runners().count() > 1 {
            let mut next = *state;
            game.play(&mut next, action, &mut NoEvents);
            return steps(self.worth.parts(game, &next, Seat(state.mover)).total());
        }
        let at = usize::from(state.mover) % RUNNERS;
        let (from, carrots, salads) = (state.squares[at], state.carrots[at], state.salads[at]);
        let place = place(game, state);
        // All that race move before the mover does again.
        let wait = self.wait[usize::from(game.seat_count() - place) % RUNNERS];
        let stay = |carrots, salads| Case { square: from, carrots, salads, rank: state.rank_of(at), place };
        let case = match action {
            Action::Forward { squares, .. } => {
                let to = from + squares;
                let price = cost(squares).saturating_add(game.toll_to(state, from, to));
                return self.landed(game, state, to, carrots.saturating_sub(price)) - wait;
            }
            Action::Back { squares, .. } => {
                return self.landed(game, state, from - squares, carrots.saturating_add(TEN * u16::from(squares)))
                    - wait;
            }
            Action::Take => stay(carrots.saturating_add(TEN), salads),
            Action::Give => stay(carrots.saturating_sub(TEN), salads),
            Action::Keep => stay(carrots, salads),
            Action::Eat => stay(carrots.saturating_add(TEN * u16::from(state.rank_of(at))), salads.saturating_sub(1)),
        };
        self.case(game, case) - wait
    }

    /// The mover on another square, with so many carrots.
    #[inline]
    fn landed(&self, game: &Hare, state: &State, to: u8, carrots: u16) -> Steps {
        let at = usize::from(state.mover) % RUNNERS;
        let place = place(game, state);
        if to >= GOAL {
            return self.home[usize::from(place - 1) % RUNNERS]
                + self.wait[usize::from(game.seat_count() - place) % RUNNERS];
        }
        let mut squares = state.squares;
        squares[at] = to;
        let rank = 1 + squares.iter().map(|&square| u8::from(square > to)).sum::<u8>();
        let mut case = Case { square: to, carrots, salads: state.salads[at], rank, place };
        let (track, here) = (game.track(), bit(to));
        if track.salads & here != 0 && case.salads > 0 {
            case.salads -= 1;
            case.carrots = carrots.saturating_add(TEN * u16::from(rank));
            return self.meal - self.idle + self.case(game, case);
        }
        if track.positions & here != 0 && track.pays[usize::from(to)] >> rank & 1 == 1 {
            case.carrots = carrots.saturating_add(TEN * u16::from(rank));
        }
        self.case(game, case)
    }
}
