//! Doing what a seat chose.

use tabletop::{EventSink, Seat};

use super::Hare;
use super::generate::TEN;
use crate::action::{Action, Runner};
use crate::cost::cost;
use crate::event::Event;
use crate::state::State;
use crate::track::bit;

impl Hare {
    /// Does what [`Hare::moves`] lists, without asking again whether it may be done: for searches. Anything else leaves a state
    /// that cannot be one. [`apply`](tabletop::Game::apply) asks first.
    #[inline]
    pub fn play(&self, state: &mut State, action: Action, events: &mut impl EventSink<Event>) {
        let seat = state.mover;
        match action {
            Action::Forward { runner, squares } => {
                let (from, price) = (self.square(state, Seat(seat), runner), cost(squares));
                pay(state, price);
                state.paid = price;
                self.step(state, runner, (from, from.saturating_add(squares)), -i32::from(price), events);
            }
            Action::Back { runner, squares } => {
                let from = self.square(state, Seat(seat), runner);
                let earned = TEN * u16::from(squares);
                earn(state, earned);
                self.step(state, runner, (from, from.saturating_sub(squares)), i32::from(earned), events);
            }
            Action::Take => {
                earn(state, TEN);
                events.push(|| Event::Took(Seat(seat)));
                self.end_turn(state, events);
            }
            Action::Give => {
                pay(state, TEN);
                events.push(|| Event::Gave(Seat(seat)));
                self.end_turn(state, events);
            }
            Action::Keep => {
                events.push(|| Event::Kept(Seat(seat)));
                self.end_turn(state, events);
            }
            Action::Eat => {
                let eating = (state.eating & self.bits(seat)).trailing_zeros() as usize;
                self.eat(state, eating, events);
                state.eating &= !self.bits(seat);
                self.end_turn(state, events);
            }
        }
    }

    /// Moves a runner by its seat's choice.
    fn step(
        &self,
        state: &mut State,
        runner: Runner,
        (from, to): (u8, u8),
        carrots: i32,
        events: &mut impl EventSink<Event>,
    ) {
        let seat = Seat(state.mover);
        events.push(|| Event::Moved { seat, runner, from, to, carrots });
        if self.tolls & bit(to) != 0 {
            self.pay_toll(state, (from, to), events);
        }
        self.land(state, runner, to, events);
    }

    /// Eats one of the mover's salads with the runner of that number.
    pub(super) fn eat(&self, state: &mut State, number: usize, events: &mut impl EventSink<Event>) {
        let seat = state.mover;
        let rank = if number < state.squares.len() { state.rank_of(number) } else { 1 };
        let carrots = TEN * u16::from(rank);
        let salads = &mut state.salads[usize::from(seat)];
        *salads = salads.saturating_sub(1);
        earn(state, carrots);
        let runner = Runner((number - self.numbers(seat).start.min(number)) as u8);
        events.push(|| Event::Ate { seat: Seat(seat), runner, rank, carrots });
    }
}

/// Gives the mover carrots. More than a number of 16 bits holds nobody can ever spend.
#[inline]
pub(super) fn earn(state: &mut State, carrots: u16) {
    let own = &mut state.carrots[usize::from(state.mover)];
    *own = own.saturating_add(carrots);
}

#[inline]
fn pay(state: &mut State, carrots: u16) {
    let own = &mut state.carrots[usize::from(state.mover)];
    *own = own.saturating_sub(carrots);
}
