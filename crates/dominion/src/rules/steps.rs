//! The steps of cards, done by the active seat.

use tabletop::{EventSink, Seat};

use super::Dominion;
use crate::cards::{Card, Cards};
use crate::event::Event;
use crate::kinds::{Amounts, Attack, Place, Step, Type};
use crate::state::{State, Top};
use crate::task::{Drawn, Query, Task};

impl Dominion {
    /// Does the next step of a card being played.
    pub(super) fn next_step(&self, state: &mut State, task: Task, events: &mut impl EventSink<Event>) {
        let Task::Effect { card, choice, at, immune, repeat, kept } = task else { return };
        let Some(kind) = self.kind(card) else { return };
        let steps = match choice {
            None => &kind.steps,
            Some(choice) => match kind.choices.get(usize::from(choice)) {
                Some(choice) => &choice.steps,
                None => return,
            },
        };
        let Some(&step) = steps.get(usize::from(at)) else { return };
        state.stack.push(Task::Effect { card, choice, at: at + 1, immune, repeat, kept });
        let ask = match step {
            Step::ChooseOne => Query::Choose(card),
            Step::Sift => Query::Sift,
            Step::Trash { least, most } => Query::Trash { least, most },
            Step::Discard(count) => Query::Discard(count),
            Step::DiscardPerEmptyPile => Query::Discard(self.empty_piles(&state.supply)),
            Step::PutOnDeck(count) => Query::PutOnDeck(count),
            Step::Recall => Query::Recall,
            Step::Gain { most, to, reward } => {
                Query::Gain { least: 0, most, treasures: false, optional: false, to, reward }
            }
            Step::TrashFor(basic, coins) => Query::TrashFor(basic, coins),
            Step::Remodel { more, exactly, treasures, to } => Query::Remodel { more, exactly, treasures, to },
            Step::Salvage => Query::Salvage,
            Step::PlayTimes(times) => Query::PlayTimes { times, by: card, kept },
            Step::SetAside => {
                self.set_card_aside(state, card, repeat, events);
                Query::SetAside
            }
            step => return self.plain_step(state, step, immune, events),
        };
        state.stack.push(Task::Ask(state.active, ask));
    }

    /// A step that asks nothing at once.
    fn plain_step(&self, state: &mut State, step: Step, immune: u8, events: &mut impl EventSink<Event>) {
        let seat = state.active;
        match step {
            Step::Plus(plus) => self.plus(state, plus, events),
            Step::SilverBonus(coins) => state.turn.silver_bonus = state.turn.silver_bonus.saturating_add(coins),
            Step::PlayTop => state.stack.extend([Task::TopRevealed, Task::Draw { seat, count: 1, to: Drawn::Shown }]),
            Step::GainBasic(basic, to) => self.gain(state, seat, basic.card(), to, events),
            Step::OthersDraw(count) => {
                let draws = self.others(seat).rev().map(|seat| Task::Draw { seat, count, to: Drawn::Hand });
                state.stack.extend(draws);
            }
            Step::DrawUpTo(size) => state.stack.push(Task::DrawUpTo(size)),
            Step::Inspect(count) => {
                state.stack.extend([Task::Inspected, Task::Draw { seat, count, to: Drawn::Looked }])
            }
            Step::Spy => self.hit(state, seat, Attack::Spy, events),
            Step::DrawIfNoAction(cards) => {
                let hand = self.show_hand(state, seat, events);
                if !hand.kinds().any(|card| self.is(card, Type::Action)) {
                    self.plus(state, Amounts { cards, ..Amounts::NONE }, events);
                }
            }
            Step::Cheaper(less) => state.turn.cheaper = state.turn.cheaper.saturating_add(less),
            Step::IfPlayed { least, plus } if state.turn.played >= least => self.plus(state, plus, events),
            Step::IfEmptyPiles { least, plus } if self.empty_piles(&state.supply) >= least => {
                self.plus(state, plus, events);
            }
            Step::NewHand(count) => self.new_hand(state, seat, count, events),
            Step::NextTreasure => {
                state.stack.extend([Task::NextTreasure, Task::Draw { seat, count: 1, to: Drawn::Shown }]);
            }
            Step::CoinsPerTreasure(coins) => {
                let treasures = state.players[seat.index()].play.only(|card| self.is(card, Type::Treasure)).total();
                state.turn.coins = state.turn.coins.saturating_add(treasures.saturating_mul(coins.into()));
            }
            Step::Attack(attack) => {
                let hit = self.others(seat).rev().filter(|victim| immune >> victim.0 & 1 == 0);
                state.stack.extend(hit.map(|victim| Task::Hit { victim, attack }));
            }
            _ => {}
        }
    }

    /// Sets the card being played aside, the first time it is played: afterwards it is no longer in play.
    fn set_card_aside(&self, state: &mut State, card: Card, repeat: bool, events: &mut impl EventSink<Event>) {
        let seat = state.active;
        let player = &mut state.players[seat.index()];
        if !repeat && player.play.take(card, 1) == 1 {
            player.aside.add(card, 1);
            events.push(|| Event::SetAside { seat, cards: Cards::one(card) });
        }
    }

    /// A seat gains a card, if there is one.
    pub(super) fn gain(
        &self,
        state: &mut State,
        seat: Seat,
        card: Card,
        to: Place,
        events: &mut impl EventSink<Event>,
    ) {
        if state.supply.take(card, 1) == 0 {
            return;
        }
        let player = &mut state.players[seat.index()];
        match to {
            Place::Discard => player.discard.add(card, 1),
            Place::Hand => {
                player.hand.add(card, 1);
                player.known.add(card, 1);
            }
            Place::Deck => player.top.push(Top { card, open: true }),
        }
        events.push(|| Event::Gained { seat, card, to });
    }

    /// Shows a hand to everybody, and says what is in it.
    pub(super) fn show_hand(&self, state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Cards {
        let player = &mut state.players[seat.index()];
        player.known = player.hand;
        player.showed = player.hand;
        let cards = player.hand;
        events.push(|| Event::ShowedHand { seat, cards });
        cards
    }

    /// Discards a whole hand and draws so many cards.
    pub(super) fn new_hand(&self, state: &mut State, seat: Seat, count: u8, events: &mut impl EventSink<Event>) {
        let hand = state.players[seat.index()].hand;
        self.discard_from_hand(state, seat, &hand, events);
        state.stack.push(Task::Draw { seat, count, to: Drawn::Hand });
    }
}
