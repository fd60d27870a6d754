//! What chance may do: the cards that may come, and what they do.

use tabletop::{EventSink, Seat};

use super::Hare;
use super::play::earn;
use crate::action::Runner;
use crate::card::Card;
use crate::event::Event;
use crate::setup::SaladCard;
use crate::state::{Phase, State};
use crate::track::{GOAL, bit};

impl Hare {
    /// The kinds of card that may be on top where one is due, each with how many of them there are. One alone where everybody
    /// knows it.
    pub fn cards<'a>(&'a self, state: &'a State) -> impl Iterator<Item = (u8, Card)> + 'a {
        let due = state.phase == Phase::Draw;
        let left = move |card| if due { state.pile.left(&self.setup.deck, card) } else { 0 };
        Card::ALL.into_iter().map(move |card| (left(card), card)).filter(|(count, _)| *count > 0)
    }

    /// Draws a card that may come, without asking again whether it may: for searches. [`resolve`](tabletop::Game::resolve) asks
    /// first.
    pub fn deal(&self, state: &mut State, card: Card, events: &mut impl EventSink<Event>) {
        let (seat, runner) = (Seat(state.mover), state.runner);
        let number = self.number(state.mover, runner).min(state.squares.len() - 1);
        state.pile.draw(&self.setup.deck, card);
        events.push(|| Event::Drew { seat, card });
        let sent = match card {
            Card::LastMoveFree => {
                let carrots = state.paid;
                earn(state, carrots);
                events.push(|| Event::Refunded { seat, carrots });
                return self.end_turn(state, events);
            }
            Card::EatSalad if state.salads[seat.index()] > 0 => {
                match self.setup.salad_card {
                    SaladCard::AtOnce => self.eat(state, number, events),
                    SaladCard::NextTurn => {
                        state.eating |= 1 << number;
                        events.push(|| Event::WillEat { seat, runner });
                    }
                }
                return self.end_turn(state, events);
            }
            Card::EatSalad if self.setup.hungry_misses => {
                state.missing |= 1 << seat.0;
                events.push(|| Event::WillMiss(seat));
                return self.end_turn(state, events);
            }
            Card::MissTurn => {
                state.missing |= 1 << seat.0;
                return self.end_turn(state, events);
            }
            Card::TakeOrGive => {
                state.phase = Phase::Choice;
                return;
            }
            Card::MoveAgain if self.can_move(state, number) => {
                state.phase = Phase::Again;
                return;
            }
            Card::BackOneRank => self.behind_next(state, number),
            Card::UpOneRank => self.before_next(state, number),
            Card::NextCarrots => self.next_carrots(state, number),
            Card::LastCarrots => self.last_carrots(state, number),
            Card::EatSalad | Card::MoveAgain => None,
        };
        match sent {
            Some(to) => self.send(state, runner, to, events),
            None => {
                events.push(|| Event::Idle { seat, card });
                self.end_turn(state, events);
            }
        }
    }

    /// Moves a runner by a card, for no carrots.
    fn send(&self, state: &mut State, runner: Runner, to: u8, events: &mut impl EventSink<Event>) {
        let seat = Seat(state.mover);
        let from = self.square(state, seat, runner);
        events.push(|| Event::Sent { seat, runner, from, to });
        self.land(state, runner, to, events);
    }

    /// The nearest square a card may send a runner to behind the next runner behind it, the start at the latest.
    fn behind_next(&self, state: &State, number: usize) -> Option<u8> {
        let own = state.squares[number];
        let behind = self.all().map(|other| state.squares[other]).filter(|&square| square < own).max()?;
        Some((1..behind).rev().find(|&square| self.has_room(state, square)).unwrap_or(0))
    }

    /// The nearest square a card may send a runner to before the next runner ahead of it that races: the goal too, if it may
    /// come home as it is. Hedgehogs are not entered forward.
    fn before_next(&self, state: &State, number: usize) -> Option<u8> {
        let own = state.squares[number];
        let ahead =
            self.all().map(|other| state.squares[other]).filter(|&square| square > own && square < GOAL).min()?;
        let enters = |&square: &u8| self.open & bit(square) != 0 && self.has_room(state, square);
        let carrots = state.carrots[usize::from(state.mover)];
        (ahead + 1..GOAL).find(enters).or_else(|| self.may_finish(state, number, carrots).then_some(GOAL))
    }

    /// The next carrot square, if it is free.
    fn next_carrots(&self, state: &State, number: usize) -> Option<u8> {
        let own = state.squares[number];
        let next = (own + 1..GOAL).find(|&square| self.track.carrots & bit(square) != 0);
        next.filter(|&square| state.occupied() & bit(square) == 0)
    }

    /// The last carrot square, if it is free.
    fn last_carrots(&self, state: &State, number: usize) -> Option<u8> {
        let own = state.squares[number];
        let last = (1..own).rev().find(|&square| self.track.carrots & bit(square) != 0);
        last.filter(|&square| state.occupied() & bit(square) == 0)
    }

    /// Whether a square between start and goal is free, and not for salads where there are none.
    fn has_room(&self, state: &State, square: u8) -> bool {
        let salads = if state.salads[usize::from(state.mover)] == 0 { self.track.salads } else { 0 };
        (state.occupied() | salads) & bit(square) == 0
    }

    /// The numbers of all runners.
    pub(super) fn all(&self) -> impl Iterator<Item = usize> + use<> {
        0..usize::from(self.setup.seats * self.runners)
    }
}
