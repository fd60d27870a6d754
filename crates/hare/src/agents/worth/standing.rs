//! How a seat stands: what of its position counts.

use tabletop::Seat;

use crate::cost::cost;
use crate::rules::Hare;
use crate::rules::homeward::Held;
use crate::state::{Phase, State};
use crate::track::{GOAL, bit};

/// What counts of a seat's position.
pub(super) struct Standing {
    /// Its runners, and those of them that race.
    pub(super) all: u8,
    pub(super) runners: u8,
    /// Where its runners stand, added up.
    pub(super) squares: u16,
    /// As which runner of all the last of its runners came home.
    pub(super) place: u8,
    /// In hand, with what is due next turn.
    pub(super) carrots: u16,
    /// What it costs to come home in one step a runner.
    pub(super) way: u16,
    pub(super) salads: u8,
    /// Salads it eats in its next turn.
    pub(super) meals: u8,
    /// Salad squares ahead of the last of its runners.
    pub(super) ahead: u8,
    /// Where those that race stand, and their ranks.
    pub(super) racing: [(u8, u8); 2],
}

impl Standing {
    #[inline]
    pub fn new(game: &Hare, state: &State, seat: u8) -> Self {
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
            racing: [(0, 0); 2],
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
            let rank = state.rank_of(number);
            at.racing[usize::from(at.runners) & 1] = (square, rank);
            at.runners += 1;
            at.way = at.way.saturating_add(cost(GOAL - square));
            last = last.min(square);
            let (eats, waits) = (state.eating >> number & 1 == 1, state.waiting >> number & 1 == 1);
            if !eats && !waits {
                continue;
            }
            let fits = waits && track.pays[usize::from(square)] >> rank & 1 == 1;
            let eats = eats && at.meals == 0 && at.salads > 0;
            at.meals += u8::from(eats);
            if fits || eats {
                at.carrots = at.carrots.saturating_add(10 * u16::from(rank));
            }
        }
        at.ahead = salads_ahead(game, last);
        at
    }

    /// Turns to go until all runners are home, where `place` is free.
    pub fn turns(&self, game: &Hare, place: u8) -> f32 {
        let [(square, rank), (other, other_rank)] = self.racing;
        let held = Held { carrots: self.carrots, salads: self.salads, rank, place };
        match self.runners {
            2 => game.homeward().two(game, [square, other], [rank, other_rank], held),
            _ => game.homeward().one(game, square, held),
        }
    }
}

/// Own turns until a seat is home, as the judgement holds: those of its runners, and those that go on a salad or are missed.
pub(in crate::agents) fn turns_to_go(game: &Hare, state: &State, seat: Seat) -> f64 {
    let mut at = Standing::new(game, state, seat.0);
    if at.runners == 0 {
        return 0.0;
    }
    at.salads = at.salads.saturating_sub(at.meals);
    f64::from(at.turns(game, place(game, state))) + f64::from(at.meals + u8::from(state.misses(seat)))
}

/// The place of a seat whose last runner came home as that one of all runners: of two runners each only the last counts.
pub(super) fn finished_as(game: &Hare, state: &State, last: u8) -> u8 {
    let before =
        |seat: &u8| game.has_finished(state, *seat) && game.numbers(*seat).all(|number| state.places[number] < last);
    1 + (0..game.seat_count()).filter(before).count() as u8
}

/// The place that is free, from 1.
pub(super) fn place(game: &Hare, state: &State) -> u8 {
    (game.goal_limit(state) / 10) as u8
}

/// The seat whose turn is next. A card that is due is still part of the mover's turn, and ends it.
#[inline]
pub(super) fn next(game: &Hare, state: &State) -> u8 {
    let next = state.mover + u8::from(matches!(state.phase, Phase::Draw | Phase::Choice));
    if next >= game.seat_count() { 0 } else { next }
}

/// Seats in the race that move before the next turn of `seat`.
pub(super) fn before(game: &Hare, state: &State, seat: u8) -> u8 {
    let (seats, next) = (game.seat_count(), next(game, state));
    let order = (next..seats).chain(0..next);
    order.take_while(|&other| other != seat).filter(|&other| !game.has_finished(state, other)).count() as u8
}

/// Salad squares ahead of a square.
pub(super) fn salads_ahead(game: &Hare, square: u8) -> u8 {
    let salads = game.track().salads;
    let behind = if square == 0 { 0 } else { (bit(square) << 1).wrapping_sub(1) };
    (salads & !behind).count_ones() as u8
}
