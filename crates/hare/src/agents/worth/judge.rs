//! The evaluation as searches ask it: what a seat's position is worth in one race, looked up instead of worked out.
//!
//! What one runner is worth hangs on its square, its carrots and salads, its rank and the place that is free. Each such case is worked
//! out by [`Worth`] when it is first met, and kept. Parts lie on a grid, so what is looked up is just the sum that players are told.

use std::cell::Cell;

use tabletop::{Game, NoEvents, Seat};

use super::evaluation::{GRID, Worth};
use super::standing::{Standing, next, place, salads_ahead};
use super::stands::Stands;
use crate::action::Action;
use crate::cost::cost;
use crate::rules::Hare;
use crate::setup::Setup;
use crate::state::{RUNNERS, State};
use crate::track::{GOAL, bit};

/// Carrots that are looked up; who has more is worked out.
const AMOUNTS: usize = 256;
/// What is not known yet.
const UNKNOWN: i32 = i32::MIN;
/// Squares between the start and the goal, with the start: those a runner can race from.
const RACED: usize = GOAL as usize;
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

/// A position with one runner each in which a seat chooses: what is the same whatever it does.
pub(in crate::agents) struct Choosing<'a> {
    judge: &'a Judge,
    game: &'a Hare,
    state: &'a State,
    stands: Stands,
    at: usize,
    place: u8,
    /// What it costs that all who race move before the mover does again.
    wait: Steps,
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
                known.resize_with(game.seats() * self.salads * RACED * AMOUNTS, || Cell::new(UNKNOWN));
            }
        }
    }

    /// What a racing runner is worth between turns, in steps of the grid.
    #[inline]
    fn case(&self, game: &Hare, case: Case) -> Steps {
        let (rank, salads) = (usize::from(case.rank - 1), usize::from(case.salads));
        let (square, carrots) = (usize::from(case.square), usize::from(case.carrots));
        if carrots < AMOUNTS && salads < self.salads && square < RACED {
            let table = &self.known[usize::from(case.place - 1) % RUNNERS];
            if let Some(known) = table.get(((rank * self.salads + salads) * RACED + square) * AMOUNTS + carrots) {
                let steps = known.get();
                if steps != UNKNOWN {
                    return steps;
                }
                let steps = self.work_out(game, case);
                known.set(steps);
                return steps;
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

    /// E of every seat; `out` has a place for each.
    #[inline]
    pub fn all(&self, game: &Hare, state: &State, out: &mut [f64]) {
        if game.runners().count() > 1 {
            return self.worth.all(game, state, out);
        }
        let stands = Stands::from_squares(state.squares);
        let place = 1 + stands.home();
        let seats = out.len().min(RUNNERS).min(game.seats());
        let (mut seat, mut waits) = (usize::from(next(game, state)), 0);
        for _ in 0..seats {
            if seat >= seats {
                seat = 0;
            }
            out[seat] = points(if state.squares[seat] >= GOAL {
                self.home[usize::from(state.places[seat].wrapping_sub(1)) % RUNNERS]
            } else {
                waits += 1;
                self.racing(game, state, seat, (stands, place)) - self.wait[(waits - 1) % RUNNERS]
            });
            seat += 1;
        }
    }

    /// E of a seat with one runner that races, but for the wait.
    #[inline]
    fn racing(&self, game: &Hare, state: &State, at: usize, (stands, place): (Stands, u8)) -> Steps {
        let square = state.squares[at];
        let rank = stands.rank(square);
        let mut case = Case { square, carrots: state.carrots[at], salads: state.salads[at], rank, place };
        let mut extra = 0;
        if (state.eating | state.waiting | state.missing) >> at & 1 == 1 {
            let fits = state.waiting >> at & 1 == 1 && game.track().pays[usize::from(square)] >> rank & 1 == 1;
            let eats = state.eating >> at & 1 == 1 && case.salads > 0;
            if eats {
                case.salads -= 1;
                extra += self.meal - self.idle;
            }
            if fits || eats {
                case.carrots = case.carrots.saturating_add(TEN * u16::from(rank));
            }
            if state.missing >> at & 1 == 1 {
                extra -= self.idle;
            }
        }
        extra + self.case(game, case)
    }

    /// Gets ready for what the mover may do; `None` with two runners each.
    #[inline]
    pub fn choosing<'a>(&'a self, game: &'a Hare, state: &'a State) -> Option<Choosing<'a>> {
        if game.runners().count() > 1 {
            return None;
        }
        let stands = Stands::from_squares(state.squares);
        let place = 1 + stands.home();
        let wait = self.wait[usize::from(game.seat_count().saturating_sub(place)) % RUNNERS];
        Some(Choosing { judge: self, game, state, stands, at: usize::from(state.mover) % RUNNERS, place, wait })
    }

    /// What the mover's position is worth after a move of one of two runners, in steps of the grid.
    pub fn after_either(&self, game: &Hare, state: &State, action: Action) -> Steps {
        let mut next = *state;
        game.play(&mut next, action, &mut NoEvents);
        steps(self.worth.parts(game, &next, Seat(state.mover)).total())
    }
}

impl Choosing<'_> {
    /// What the mover's position is worth after a move, in steps of the grid.
    #[inline]
    pub fn after(&self, action: Action) -> Steps {
        let &Self { judge, game, state, stands, at, place, wait } = self;
        let (from, carrots, salads) = (state.squares[at], state.carrots[at], state.salads[at]);
        let stay = |carrots, salads| Case { square: from, carrots, salads, rank: stands.rank(from), place };
        let case = match action {
            Action::Forward { squares, .. } => {
                let to = from + squares;
                let price = cost(squares).saturating_add(game.toll_to(state, from, to));
                return self.landed(to, carrots.saturating_sub(price)) - wait;
            }
            Action::Back { squares, .. } => {
                return self.landed(from - squares, carrots.saturating_add(TEN * u16::from(squares))) - wait;
            }
            Action::Take => stay(carrots.saturating_add(TEN), salads),
            Action::Give => stay(carrots.saturating_sub(TEN), salads),
            Action::Keep => stay(carrots, salads),
            Action::Eat => stay(carrots.saturating_add(TEN * u16::from(stands.rank(from))), salads.saturating_sub(1)),
        };
        judge.case(game, case) - wait
    }

    /// The mover on another square, with so many carrots.
    #[inline]
    fn landed(&self, to: u8, carrots: u16) -> Steps {
        let &Self { judge, game, state, stands, at, place, wait } = self;
        if to >= GOAL {
            return judge.home[usize::from(place - 1) % RUNNERS] + wait;
        }
        let rank = stands.with(at, to).rank(to);
        let mut case = Case { square: to, carrots, salads: state.salads[at], rank, place };
        let (track, here) = (game.track(), bit(to));
        if track.salads & here != 0 && case.salads > 0 {
            case.salads -= 1;
            case.carrots = carrots.saturating_add(TEN * u16::from(rank));
            return judge.meal - judge.idle + judge.case(game, case);
        }
        if track.positions & here != 0 && track.pays[usize::from(to)] >> rank & 1 == 1 {
            case.carrots = carrots.saturating_add(TEN * u16::from(rank));
        }
        judge.case(game, case)
    }
}
