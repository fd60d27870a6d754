//! How it goes on with what a seat answered.

use tabletop::{EventSink, Seat};

use super::Dominion;
use crate::action::Action;
use crate::cards::{Card, Cards};
use crate::event::Event;
use crate::kinds::{Amounts, Place, Type};
use crate::state::{State, Top};
use crate::task::{Drawn, Query, Task};

impl Dominion {
    /// Goes on with an answer that is allowed; the question is no longer on the stack.
    pub(super) fn answer(
        &self,
        state: &mut State,
        seat: Seat,
        query: Query,
        action: &Action,
        events: &mut impl EventSink<Event>,
    ) {
        match (query, *action) {
            (_, Action::Choose(cards)) => self.answer_cards(state, seat, query, &cards, events),
            (Query::Gain { to, reward, .. }, Action::Gain(card)) => {
                self.gain(state, seat, card, to, events);
                if reward {
                    self.reward(state, card, events);
                }
            }
            (Query::Choose(card), Action::Option(at)) => {
                events.push(|| Event::Chose { seat, card, at });
                self.choose(state, card, at, events);
            }
            (Query::DiscardOrCurse(count), Action::Option(0)) => {
                state.stack.push(Task::Ask(seat, Query::Discard(count)));
            }
            (Query::DiscardOrCurse(_), Action::Option(_)) => {
                self.gain(state, seat, Card::CURSE, Place::Hand, events);
            }
            (_, Action::Accept) => self.yes(state, seat, query, events),
            (_, Action::Decline) => self.no(state, seat, query, events),
            _ => {}
        }
    }

    fn answer_cards(
        &self,
        state: &mut State,
        seat: Seat,
        query: Query,
        cards: &Cards,
        events: &mut impl EventSink<Event>,
    ) {
        let first = cards.kinds().next();
        match (query, first) {
            (Query::Sift, Some(_)) => {
                self.discard_from_hand(state, seat, cards, events);
                state.stack.push(Task::Draw { seat, count: cards.total() as u8, to: Drawn::Hand });
            }
            (Query::Trash { .. }, Some(_)) => self.trash_from_hand(state, seat, cards, events),
            (Query::Discard(_), Some(_)) => self.discard_from_hand(state, seat, cards, events),
            (Query::PutOnDeck(count), Some(card)) => {
                let player = &mut state.players[seat.index()];
                player.hand.take(card, 1);
                // Which card it was nobody else knows, so what was known of the hand is no longer.
                player.known = Cards::NONE;
                self.put_on_deck(state, seat, card, false, events);
                if count > 1 {
                    state.stack.push(Task::Ask(seat, Query::PutOnDeck(count - 1)));
                }
            }
            (Query::VictoryOnDeck, Some(card)) => {
                let player = &mut state.players[seat.index()];
                player.hand.take(card, 1);
                player.known.take(card, 1);
                self.put_on_deck(state, seat, card, true, events);
            }
            (Query::Recall, Some(card)) => {
                state.players[seat.index()].discard.take(card, 1);
                self.put_on_deck(state, seat, card, true, events);
            }
            (Query::TrashFor(_, coins), Some(_)) => {
                self.trash_from_hand(state, seat, cards, events);
                self.plus(state, Amounts { coins, ..Amounts::NONE }, events);
            }
            (Query::Remodel { more, exactly, treasures, to }, Some(card)) => {
                self.trash_from_hand(state, seat, cards, events);
                let most = self.cost(card, &state.turn).saturating_add(more);
                let least = if exactly { most } else { 0 };
                let gain = Query::Gain { least, most, treasures, optional: false, to, reward: false };
                state.stack.push(Task::Ask(seat, gain));
            }
            (Query::Salvage, Some(card)) => {
                self.trash_from_hand(state, seat, cards, events);
                let coins = self.cost(card, &state.turn);
                self.plus(state, Amounts { coins, ..Amounts::NONE }, events);
            }
            (Query::PlayTimes { times, by, kept }, Some(card)) => self.play_times(state, card, times, by, kept),
            (Query::SetAside, Some(card)) => {
                let player = &mut state.players[seat.index()];
                player.hand.take(card, 1);
                player.known.take(card, 1);
                player.aside.add(card, 1);
                events.push(|| Event::SetAside { seat, cards: *cards });
            }
            (Query::Return(_), Some(card)) => {
                for _ in 0..cards.total() {
                    state.players[seat.index()].play.take(card, 1);
                    self.put_on_deck(state, seat, card, true, events);
                }
            }
            (Query::TrashTreasure(_), Some(_)) => {
                state.players[seat.index()].shown.take_all(cards);
                self.trash(state, seat, cards, events);
                self.discard_shown(state, seat, events);
            }
            _ => self.inspected(state, seat, query, cards, events),
        }
    }

    /// Cards that were looked at are trashed, then discarded, then put back one by one.
    fn inspected(
        &self,
        state: &mut State,
        seat: Seat,
        query: Query,
        cards: &Cards,
        events: &mut impl EventSink<Event>,
    ) {
        let player = &mut state.players[seat.index()];
        let next = match query {
            Query::InspectTrash => {
                player.looked.take_all(cards);
                self.trash(state, seat, cards, events);
                Query::InspectDiscard
            }
            Query::InspectDiscard => {
                player.looked.take_all(cards);
                player.discard.add_all(cards);
                if !cards.is_empty() {
                    events.push(|| Event::Discarded { seat, cards: *cards });
                }
                Query::InspectPut
            }
            Query::InspectPut => {
                for card in cards.each() {
                    state.players[seat.index()].looked.take(card, 1);
                    self.put_on_deck(state, seat, card, false, events);
                }
                Query::InspectPut
            }
            _ => return,
        };
        state.stack.push(Task::Ask(seat, next));
    }

    fn yes(&self, state: &mut State, seat: Seat, query: Query, events: &mut impl EventSink<Event>) {
        let player = &mut state.players[seat.index()];
        match query {
            Query::PlayRevealed(card) if player.discard.take(card, 1) == 1 => {
                self.lay_out(state, card);
                self.play_card(state, card, false, false, events);
            }
            Query::SetDrawnAside(size) => {
                let cards = player.looked.empty();
                player.shown.add_all(&cards);
                events.push(|| Event::SetAside { seat, cards });
                state.stack.push(Task::DrawUpTo(size));
            }
            Query::Shield => {
                let shield = player.hand.kinds().find(|card| self.shields >> card.0 & 1 == 1);
                if let Some(card) = shield {
                    player.known = player.known.with(card, player.known.count(card).max(1));
                    events.push(|| Event::Safe { seat, card });
                }
                if let Some(Task::Effect { immune, .. }) = topmost_effect(state) {
                    *immune |= 1 << seat.0;
                }
            }
            Query::SpyDiscard(of) => {
                self.discard_shown(state, of, events);
            }
            Query::DiscardCurse => self.discard_from_hand(state, seat, &Cards::one(Card::CURSE), events),
            _ => {}
        }
    }

    fn no(&self, state: &mut State, seat: Seat, query: Query, events: &mut impl EventSink<Event>) {
        let player = &mut state.players[seat.index()];
        match query {
            Query::SetDrawnAside(size) => {
                let drawn = player.looked.empty();
                player.hand.add_all(&drawn);
                state.stack.push(Task::DrawUpTo(size));
            }
            Query::SpyDiscard(of) => {
                let shown = state.players[of.index()].shown.empty();
                for card in shown.each() {
                    self.put_on_deck(state, of, card, true, events);
                }
            }
            Query::DiscardCurse => self.curse(state, seat, events),
            _ => {}
        }
    }

    /// Which of its choices the card being played does.
    fn choose(&self, state: &mut State, card: Card, at: u8, events: &mut impl EventSink<Event>) {
        let Some(choice) = self.kind(card).and_then(|kind| kind.choices.get(usize::from(at))) else { return };
        let playing = topmost_effect(state).copied();
        if let Some(Task::Effect { immune, repeat, kept, .. }) = playing {
            state.stack.push(Task::Effect { card, choice: Some(at), at: 0, immune, repeat, kept });
        }
        self.plus(state, choice.plus, events);
    }

    /// An action of the hand is played several times by the card `by`. If it stays in play, so does that card.
    fn play_times(&self, state: &mut State, card: Card, times: u8, by: Card, kept: bool) {
        let player = &mut state.players[state.active.index()];
        player.hand.take(card, 1);
        player.known.take(card, 1);
        self.lay_out(state, card);
        if self.kind(card).is_some_and(|kind| kind.stays()) && !kept {
            let player = &mut state.players[state.active.index()];
            if player.staying.count(by) < player.play.count(by) {
                player.staying.add(by, 1);
            }
            remember_kept(state, by);
        }
        state.stack.push(Task::Again { card, times, repeat: false, kept: false });
    }

    /// What gaining a card brings: an action for an action, a coin for a treasure, a card for a victory card.
    fn reward(&self, state: &mut State, card: Card, events: &mut impl EventSink<Event>) {
        let plus = Amounts {
            actions: u8::from(self.is(card, Type::Action)),
            coins: u8::from(self.is(card, Type::Treasure)),
            cards: u8::from(self.is(card, Type::Victory)),
            ..Amounts::NONE
        };
        self.plus(state, plus, events);
    }

    /// Discards cards of a hand.
    pub(super) fn discard_from_hand(
        &self,
        state: &mut State,
        seat: Seat,
        cards: &Cards,
        events: &mut impl EventSink<Event>,
    ) {
        let player = &mut state.players[seat.index()];
        player.hand.take_all(cards);
        player.known.take_all(cards);
        player.discard.add_all(cards);
        if !cards.is_empty() {
            events.push(|| Event::Discarded { seat, cards: *cards });
        }
    }

    fn trash_from_hand(&self, state: &mut State, seat: Seat, cards: &Cards, events: &mut impl EventSink<Event>) {
        let player = &mut state.players[seat.index()];
        player.hand.take_all(cards);
        player.known.take_all(cards);
        self.trash(state, seat, cards, events);
    }

    /// Puts cards on the trash that were taken from somewhere already.
    fn trash(&self, state: &mut State, seat: Seat, cards: &Cards, events: &mut impl EventSink<Event>) {
        state.trash.add_all(cards);
        if !cards.is_empty() {
            events.push(|| Event::Trashed { seat, cards: *cards });
        }
    }

    fn put_on_deck(&self, state: &mut State, seat: Seat, card: Card, open: bool, events: &mut impl EventSink<Event>) {
        state.players[seat.index()].top.push(Top { card, open });
        events.push(|| Event::PutOnDeck { seat, card: Some(card), open });
    }
}

/// The card being played.
fn topmost_effect(state: &mut State) -> Option<&mut Task> {
    state.stack.iter_mut().rev().find(|task| matches!(task, Task::Effect { .. }))
}

/// The card being played stays in play, and so it need not be told again when it is played once more.
fn remember_kept(state: &mut State, by: Card) {
    let mut tasks = state.stack.iter_mut().rev().skip_while(|task| !matches!(task, Task::Effect { .. }));
    if let Some(Task::Effect { kept, .. }) = tasks.next() {
        *kept = true;
    }
    if let Some(Task::Again { card, kept, .. }) = tasks.next()
        && *card == by
    {
        *kept = true;
    }
}
