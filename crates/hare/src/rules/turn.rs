//! Landing on a square, and passing the turn.

use tabletop::{EventSink, Seat};

use super::Hare;
use super::generate::TEN;
use super::play::earn;
use crate::action::Runner;
use crate::event::Event;
use crate::state::{End, Phase, State};
use crate::track::{GOAL, bit};

impl Hare {
    /// Puts a runner of the mover on a square and does what that square says: the turn ends, unless a card is due.
    #[inline]
    pub(super) fn land(&self, state: &mut State, runner: Runner, to: u8, events: &mut impl EventSink<Event>) {
        let number = self.number(state.mover, runner).min(state.squares.len() - 1);
        state.squares[number] = to.min(GOAL);
        let place = bit(to);
        if self.draws & place != 0 {
            state.phase = Phase::Draw;
            state.runner = runner;
            return;
        }
        state.eating |= u8::from(self.track.salads & place != 0) << number;
        state.waiting |= u8::from(self.track.positions & place != 0) << number;
        if to >= GOAL {
            let place = 1 + state.places.iter().filter(|&&place| place > 0).count() as u8;
            state.places[number] = place;
            let seat = Seat(state.mover);
            events.push(|| Event::Home { seat, runner, place });
            if self.racing(state) <= 1 {
                self.finish(state, End::Home, events);
                return;
            }
        }
        self.end_turn(state, events);
    }

    fn finish(&self, state: &mut State, end: End, events: &mut impl EventSink<Event>) {
        settle(state, Phase::Over(end));
        events.push(|| Event::Over(end));
    }

    /// Passes the turn to the next seat that is in the race and does not miss its turn.
    #[inline]
    pub(super) fn end_turn(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        settle(state, Phase::Move);
        let mut seat = state.mover;
        loop {
            seat += 1;
            if seat >= self.setup.seats {
                if state.round >= self.setup.round_limit {
                    self.finish(state, End::Rounds, events);
                    return;
                }
                seat = 0;
                state.round += 1;
            }
            if self.has_finished(state, seat) {
                continue;
            }
            if state.missing >> seat & 1 == 0 {
                break;
            }
            state.missing &= !(1 << seat);
            events.push(|| Event::Missed(Seat(seat)));
        }
        state.mover = seat;
        self.begin_turn(state, events);
    }

    /// Pays what position squares owe the mover, and sends it back to the start if it can do nothing.
    #[inline]
    fn begin_turn(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        let seat = state.mover;
        if state.waiting & self.bits(seat) != 0 {
            for (runner, number) in (0..).map(Runner).zip(self.numbers(seat)) {
                let rank = state.rank_of(number);
                let square = usize::from(state.squares[number].min(GOAL));
                if state.waiting >> number & 1 == 1 && self.track.pays[square] >> rank & 1 == 1 {
                    let carrots = TEN * u16::from(rank);
                    earn(state, carrots);
                    events.push(|| Event::Paid { seat: Seat(seat), runner, rank, carrots });
                }
            }
            state.waiting &= !self.bits(seat);
        }
        if !self.can_act(state) {
            self.restart(state, events);
        }
    }

    /// No legal move: back to the start with fresh carrots, and the same salads. The setup sees to it that it can move from there.
    #[cold]
    fn restart(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        let seat = state.mover;
        for square in &mut state.squares[self.numbers(seat)] {
            if *square != GOAL {
                *square = 0;
            }
        }
        let carrots = self.carrots;
        state.carrots[usize::from(seat)] = carrots;
        events.push(|| Event::Restarted { seat: Seat(seat), carrots });
    }
}

/// Leaves nothing of a card behind.
#[inline]
fn settle(state: &mut State, phase: Phase) {
    state.phase = phase;
    state.runner = Runner::A;
    state.paid = 0;
}
