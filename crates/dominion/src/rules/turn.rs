//! Turns: how they begin and end, and how the game does.

use tabletop::{EventSink, Seat};

use super::Dominion;
use crate::cards::{Card, Cards};
use crate::event::Event;
use crate::kinds::Amounts;
use crate::state::{End, Phase, Player, State, TurnState};
use crate::task::{Drawn, Query, Task};

/// Cards of a new hand.
pub(crate) const HAND: u8 = 5;

impl Dominion {
    /// The state before anything happened.
    pub(super) fn first_state(&self) -> State {
        let owned = Cards::NONE.with(Card::COPPER, 7).with(Card::ESTATE, 3);
        let mut player = Player { deck: owned, ..Player::default() };
        if let Some(coppers) = self.setup.deal.coppers() {
            player.hand = Cards::NONE.with(Card::COPPER, coppers).with(Card::ESTATE, HAND - coppers);
            player.known = player.hand;
            player.deck.take_all(&player.hand);
        }
        let mut stack = vec![Task::Begin];
        if self.setup.deal.coppers().is_none() {
            stack.extend(self.seats_of().rev().map(|seat| Task::Draw { seat, count: HAND, to: Drawn::Hand }));
        }
        if !self.setup.first_seat_begins {
            stack.push(Task::First);
        }
        let mut state = State {
            supply: self.supply,
            trash: Cards::NONE,
            players: vec![player; self.setup.seats.into()],
            active: Seat(0),
            turn: TurnState::default(),
            stack,
        };
        // With settled hands and a settled beginning nothing is left to chance.
        self.run(&mut state, &mut tabletop::NoEvents);
        state
    }

    /// The active seat's turn begins; what stayed in play brings its later amounts.
    #[inline]
    pub(crate) fn begin_turn(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        let seat = state.active;
        state.turn = TurnState { actions: 1, buys: 1, ..TurnState::default() };
        let player = &mut state.players[seat.index()];
        let turn = player.turns + 1;
        events.push(|| Event::TurnBegan { seat, turn });
        if player.later.is_empty() {
            return;
        }
        let later = player.later.empty();
        let mut cards = 0_u8;
        for (card, times) in later.counts() {
            let amounts = self.kind(card).map_or(Amounts::NONE, |kind| kind.later);
            cards = cards.saturating_add(amounts.cards.saturating_mul(times));
            for _ in 0..times {
                self.plus(state, Amounts { cards: 0, ..amounts }, events);
            }
        }
        self.plus(state, Amounts { cards, ..Amounts::NONE }, events);
    }

    /// The active seat ends its turn: cards that may go on the deck are asked for first.
    pub(crate) fn end_turn(&self, state: &mut State) {
        let seat = state.active;
        state.stack.push(Task::CleanUp);
        if !state.turn.victory {
            let play = state.players[seat.index()].play;
            let returning = play.kinds().filter(|card| self.returns >> card.0 & 1 == 1);
            state.stack.extend(returning.map(|card| Task::Ask(seat, Query::Return(card))));
        }
    }

    /// Discards hand and play, draws a new hand and passes the turn on, or ends the game.
    pub(crate) fn clean_up(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        let seat = state.active;
        if self.discard_all(state, events) {
            state.stack.push(Task::Begin);
            state.stack.push(Task::Draw { seat, count: HAND, to: Drawn::Hand });
        }
    }

    /// Discards hand and play of the active seat and passes the turn on, or ends the game, which is then `false`.
    #[inline]
    pub(crate) fn discard_all(&self, state: &mut State, events: &mut impl EventSink<Event>) -> bool {
        let seat = state.active;
        let player = &mut state.players[seat.index()];
        let mut gone = player.play;
        if player.staying.is_empty() {
            player.play = Cards::NONE;
        } else {
            gone.take_all(&player.staying.empty());
            player.play.take_all(&gone);
        }
        gone.add_all(&player.hand.empty());
        // Mostly nothing is looked at or shown.
        for heap in [&mut player.looked, &mut player.shown] {
            if !heap.is_empty() {
                gone.add_all(&heap.empty());
            }
        }
        player.known = Cards::NONE;
        player.showed = Cards::NONE;
        player.discard.add_all(&gone);
        player.turns = player.turns.saturating_add(1);
        events.push(|| Event::Discarded { seat, cards: gone });
        state.turn = TurnState::default();
        if let Some(end) = self.end(state) {
            state.turn.phase = Phase::Over(end);
            state.stack.clear();
            events.push(|| Event::Over(end));
            return false;
        }
        state.active = Seat((seat.0 + 1) % self.setup.seats);
        true
    }

    /// Whether the game ends after this turn.
    #[inline]
    pub(super) fn end(&self, state: &State) -> Option<End> {
        let by_supply = self.end_by(&state.supply);
        let last = || state.players.iter().all(|player| player.turns >= self.setup.turn_limit);
        by_supply.or_else(|| last().then_some(End::Turns))
    }

    /// Whether the game ends after a turn that leaves this supply, whatever the limit of turns says.
    #[inline]
    pub(crate) fn end_by(&self, supply: &Cards) -> Option<End> {
        if supply.lacks_any(&self.every_pile) {
            let empty = self.piles & !supply.mask();
            if empty & (1 << Card::PROVINCE.0 | 1 << Card::COLONY.0) != 0 {
                return Some(End::Victory);
            }
            if empty.count_ones() >= 3 {
                return Some(End::Piles);
            }
        }
        None
    }
}
