//! Trading sets and drawing cards.

use tabletop::{EventSink, Seat};

use super::Risk;
use crate::board::Phase;
use crate::card::{Card, PICTURE_BONUS, set_kind, set_value};
use crate::event::{Event, EventKind};
use crate::map::TerritoryId;
use crate::state::State;

impl Risk {
    /// Armies the next set of this kind brings, from what lies open.
    pub fn set_worth(&self, trades: u32, cards: [Card; 3]) -> Option<u32> {
        set_kind(&self.map, cards).map(|kind| set_value(self.setup.cards, kind, trades))
    }

    pub(super) fn trade(
        &self,
        state: &mut State,
        cards: [Card; 3],
        bonus: Option<TerritoryId>,
        events: &mut impl EventSink<Event>,
    ) {
        let board = &mut state.board;
        let seat = board.active;
        let armies = self.set_worth(board.trades, cards).unwrap_or(0);
        let hand = &mut state.hands[seat.index()];
        hand.retain(|card| !cards.contains(card));
        board.hand_sizes[seat.index()] = hand.len() as u8;
        for card in cards {
            insert(&mut board.discard, card);
        }
        board.trades = board.trades.saturating_add(1);
        board.grant(armies);
        Self::tell(events, || EventKind::Traded { seat, cards, armies });
        if let Some(territory) = bonus {
            board.pictured = true;
            board.lands[territory.index()].reinforce(PICTURE_BONUS);
            self.tell_at(events, board, &[territory], || EventKind::Placed { seat, territory, armies: PICTURE_BONUS });
        }
    }

    pub(super) fn take_card(&self, state: &mut State, card: Card, events: &mut impl EventSink<Event>) {
        let seat = state.board.active;
        state.deck.retain(|&left| left != card);
        state.board.deck_size = state.deck.len() as u16;
        give(state, seat, [card]);
        Self::tell(events, || EventKind::Drew { seat, card: Some(card) });
        debug_assert_eq!(state.board.phase, Phase::Draw);
        self.pass_turn(state, events);
    }
}

/// Adds cards to a hand.
pub(super) fn give(state: &mut State, seat: Seat, cards: impl IntoIterator<Item = Card>) {
    let hand = &mut state.hands[seat.index()];
    for card in cards {
        insert(hand, card);
    }
    state.board.hand_sizes[seat.index()] = hand.len() as u8;
}

/// Puts a card where it belongs in a sorted list.
fn insert(cards: &mut Vec<Card>, card: Card) {
    let at = cards.partition_point(|&other| other < card);
    cards.insert(at, card);
}
