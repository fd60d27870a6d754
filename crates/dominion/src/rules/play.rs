//! Playing and buying cards.

use tabletop::{EventSink, Seat};

use super::Dominion;
use crate::action::Action;
use crate::cards::{Card, Cards};
use crate::event::Event;
use crate::kinds::{Amounts, Step, Type};
use crate::state::{Phase, State};
use crate::task::{Drawn, Query, Task};

impl Dominion {
    /// Does what the seat to act may do, without asking again whether it may.
    pub(crate) fn act(&self, state: &mut State, action: &Action, events: &mut impl EventSink<Event>) {
        match state.stack.pop() {
            Some(Task::Ask(seat, query)) => self.answer(state, seat, query, action, events),
            // Nothing was asked: the stack was empty.
            _ => self.make_move(state, action, events),
        }
        self.run(state, events);
    }

    /// Does what the active seat may do where nothing is asked.
    pub(super) fn make_move(&self, state: &mut State, action: &Action, events: &mut impl EventSink<Event>) {
        match *action {
            Action::Play(card) => {
                if self.is(card, Type::Action) && state.turn.phase == Phase::Action && state.turn.actions > 0 {
                    state.turn.actions -= 1;
                } else {
                    state.turn.phase = Phase::Treasure;
                }
                self.play_from_hand(state, card, events);
            }
            Action::PlayTreasures => {
                state.turn.phase = Phase::Treasure;
                state.stack.push(Task::Treasures);
            }
            Action::Buy(card) => self.buy(state, card, events),
            Action::EndTurn => self.end_turn(state),
            Action::Choose(_) | Action::Gain(_) | Action::Option(_) | Action::Accept | Action::Decline => {}
        }
    }

    /// Takes a card from the active seat's hand into play, and plays it.
    pub(super) fn play_from_hand(&self, state: &mut State, card: Card, events: &mut impl EventSink<Event>) {
        let player = &mut state.players[state.active.index()];
        player.hand.take(card, 1);
        player.known.take(card, 1);
        self.lay_out(state, card);
        self.play_card(state, card, false, false, events);
    }

    /// Puts a card in play, where it stays until the next turn if it brings something then.
    pub(super) fn lay_out(&self, state: &mut State, card: Card) {
        let player = &mut state.players[state.active.index()];
        player.play.add(card, 1);
        if self.kind(card).is_some_and(|kind| kind.stays()) {
            player.staying.add(card, 1);
        }
    }

    /// Plays a card that is in play: its plain amounts, then its steps. Of an attack the others learn first.
    pub(super) fn play_card(
        &self,
        state: &mut State,
        card: Card,
        repeat: bool,
        kept: bool,
        events: &mut impl EventSink<Event>,
    ) {
        let seat = state.active;
        let Some(kind) = self.kind(card) else { return };
        events.push(|| Event::Played { seat, card, repeat });
        let turn = &mut state.turn;
        if self.is(card, Type::Action) {
            turn.played = turn.played.saturating_add(1);
        }
        if card == Card::SILVER && !turn.silver {
            turn.silver = true;
            turn.coins = turn.coins.saturating_add(turn.silver_bonus.into());
        }
        if kind.stays() {
            state.players[seat.index()].later.add(card, 1);
        }
        let attack = self.is(card, Type::Attack);
        if !kind.steps.is_empty() {
            let immune = if attack { self.guarded(state, events) } else { 0 };
            state.stack.push(Task::Effect { card, choice: None, at: 0, immune, repeat, kept });
        }
        self.plus(state, kind.plus, events);
        if attack {
            state.turn.attacks = state.turn.attacks.saturating_add(1);
            self.offer_shields(state);
        }
    }

    /// The seats that a card in play keeps safe from the active one's attack, as bits.
    fn guarded(&self, state: &State, events: &mut impl EventSink<Event>) -> u8 {
        let mut safe = 0;
        for seat in self.others(state.active) {
            let play = &state.players[seat.index()].play;
            if let Some(card) = play.kinds().find(|card| self.guards >> card.0 & 1 == 1) {
                events.push(|| Event::Safe { seat, card });
                safe |= 1 << seat.0;
            }
        }
        safe
    }

    /// Asks the others, the next one first, whether they show a card to be safe.
    fn offer_shields(&self, state: &mut State) {
        let immune = match state.stack.iter().rev().find(|task| matches!(task, Task::Effect { .. })) {
            Some(Task::Effect { immune, .. }) => *immune,
            _ => 0,
        };
        for seat in self.others(state.active).rev() {
            let hand = &state.players[seat.index()].hand;
            if immune >> seat.0 & 1 == 0 && hand.kinds().any(|card| self.shields >> card.0 & 1 == 1) {
                state.stack.push(Task::Ask(seat, Query::Shield));
            }
        }
    }

    /// Plain amounts for the active seat.
    pub(super) fn plus(&self, state: &mut State, plus: Amounts, events: &mut impl EventSink<Event>) {
        let (seat, turn) = (state.active, &mut state.turn);
        turn.actions = turn.actions.saturating_add(plus.actions);
        turn.buys = turn.buys.saturating_add(plus.buys);
        turn.coins = turn.coins.saturating_add(plus.coins.into());
        if plus.cards > 0 {
            state.stack.push(Task::Draw { seat, count: plus.cards, to: Drawn::Hand });
        }
        self.take_tokens(state, plus.tokens.into(), events);
    }

    fn take_tokens(&self, state: &mut State, count: u16, events: &mut impl EventSink<Event>) {
        if count > 0 {
            let seat = state.active;
            let tokens = &mut state.players[seat.index()].tokens;
            *tokens = tokens.saturating_add(count);
            events.push(|| Event::Tokens { seat, count });
        }
    }

    /// The active seat buys a card it may buy.
    pub(crate) fn buy(&self, state: &mut State, card: Card, events: &mut impl EventSink<Event>) {
        let seat = state.active;
        let cost = self.cost(card, &state.turn);
        let turn = &mut state.turn;
        turn.phase = Phase::Buy;
        turn.coins = turn.coins.saturating_sub(cost.into());
        turn.buys = turn.buys.saturating_sub(1);
        turn.victory |= self.is(card, Type::Victory);
        state.supply.take(card, 1);
        let player = &mut state.players[seat.index()];
        player.discard.add(card, 1);
        events.push(|| Event::Bought { seat, card });
        if self.paying != 0 {
            let tokens = self.tokens_per_buy(&state.players[seat.index()].play);
            self.take_tokens(state, tokens, events);
        }
    }

    /// When a treasure is played where all of them are: plain ones first, then those that count the others. `None` for no treasure,
    /// and for one that brings more than coins and buys: what it draws or asks may change what its owner wants next.
    pub(super) fn play_rank(&self, card: Card) -> Option<u8> {
        let kind = self.kind(card).filter(|_| self.is(card, Type::Treasure))?;
        let plain = kind.plus.cards == 0 && kind.steps.iter().all(|step| matches!(step, Step::CoinsPerTreasure(_)));
        plain.then_some(u8::from(!kind.steps.is_empty()))
    }

    /// Whether a card is a treasure that is not played where all of them are: it draws, reveals or asks something.
    pub fn is_involved(&self, card: Card) -> bool {
        self.is(card, Type::Treasure) && self.play_rank(card).is_none()
    }

    /// Discards what a seat has revealed, and says what it was.
    pub(super) fn discard_shown(&self, state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Cards {
        let player = &mut state.players[seat.index()];
        let cards = player.shown.empty();
        player.discard.add_all(&cards);
        if !cards.is_empty() {
            events.push(|| Event::Discarded { seat, cards });
        }
        cards
    }
}
