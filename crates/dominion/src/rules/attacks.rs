//! What attacks do to a seat that is not safe.

use tabletop::{EventSink, Seat};

use super::Dominion;
use crate::cards::{Card, Cards};
use crate::event::Event;
use crate::kinds::{Attack, Place, Type};
use crate::state::State;
use crate::task::{Drawn, Query, Task};

impl Dominion {
    /// An attack comes to a seat.
    pub(super) fn hit(&self, state: &mut State, victim: Seat, attack: Attack, events: &mut impl EventSink<Event>) {
        let size = state.players[victim.index()].hand.total();
        let over = |most: u8| size.saturating_sub(most.into()).min(u8::MAX.into()) as u8;
        match attack {
            Attack::DiscardDownTo(most) => state.stack.push(Task::Ask(victim, Query::Discard(over(most)))),
            Attack::PutBackDownTo(most) if over(most) > 0 => {
                state.stack.push(Task::Ask(victim, Query::PutOnDeck(over(most))));
            }
            Attack::PutBackDownTo(_) => {}
            Attack::GainBasic(basic) => self.gain(state, victim, basic.card(), Place::Discard, events),
            Attack::VictoryOnDeck => {
                let hand = &state.players[victim.index()].hand;
                if hand.kinds().any(|card| self.is(card, Type::Victory)) {
                    state.stack.push(Task::Ask(victim, Query::VictoryOnDeck));
                } else {
                    self.show_hand(state, victim, events);
                }
            }
            Attack::TrashTreasure { look, .. } => reveal(state, victim, look, attack),
            Attack::Spy | Attack::Sabotage { .. } => reveal(state, victim, 1, attack),
            Attack::DiscardOrCurse(count) => state.stack.push(Task::Ask(victim, Query::DiscardOrCurse(count))),
            Attack::CurseAndCopper => state.stack.push(Task::Ask(victim, Query::DiscardCurse)),
            Attack::NewHand { least, draw } if size >= least.into() => self.new_hand(state, victim, draw, events),
            Attack::NewHand { .. } => {}
        }
    }

    /// What an attack does with the cards it had a seat reveal.
    pub(super) fn hit_revealed(
        &self,
        state: &mut State,
        victim: Seat,
        attack: Attack,
        events: &mut impl EventSink<Event>,
    ) {
        let shown = state.players[victim.index()].shown;
        match attack {
            Attack::TrashTreasure { spare, .. } => {
                let prey = shown.kinds().any(|card| self.is(card, Type::Treasure) && card != spare.card());
                if prey {
                    state.stack.push(Task::Ask(victim, Query::TrashTreasure(spare)));
                } else {
                    self.discard_shown(state, victim, events);
                }
            }
            Attack::Spy if !shown.is_empty() => {
                state.stack.push(Task::Ask(state.active, Query::SpyDiscard(victim)));
            }
            Attack::Sabotage { least, less } => self.sabotage(state, victim, least, less, events),
            _ => {}
        }
    }

    /// Goes on revealing until a card comes that is dear enough.
    fn sabotage(&self, state: &mut State, victim: Seat, least: u8, less: u8, events: &mut impl EventSink<Event>) {
        let player = &mut state.players[victim.index()];
        let dear = player.shown.kinds().find(|&card| self.cost(card, &state.turn) >= least);
        if let Some(card) = dear {
            player.shown.take(card, 1);
            state.trash.add(card, 1);
            events.push(|| Event::Trashed { seat: victim, cards: Cards::one(card) });
            self.discard_shown(state, victim, events);
            let cost = self.cost(card, &state.turn);
            if let Some(most) = cost.checked_sub(less) {
                let query =
                    Query::Gain { least: 0, most, treasures: false, optional: true, to: Place::Discard, reward: false };
                state.stack.push(Task::Ask(victim, query));
            }
        } else if player.deck_size() == 0 && player.discard.is_empty() {
            self.discard_shown(state, victim, events);
        } else {
            reveal(state, victim, 1, Attack::Sabotage { least, less });
        }
    }

    /// A seat gains a Curse and a Copper, as far as there are some.
    pub(super) fn curse(&self, state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
        self.gain(state, seat, Card::CURSE, Place::Discard, events);
        self.gain(state, seat, Card::COPPER, Place::Discard, events);
    }
}

/// Has a seat reveal cards of its deck.
fn reveal(state: &mut State, seat: Seat, count: u8, attack: Attack) {
    state.stack.extend([Task::Revealed { victim: seat, attack }, Task::Draw { seat, count, to: Drawn::Shown }]);
}
