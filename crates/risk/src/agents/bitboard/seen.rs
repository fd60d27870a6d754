//! The position that is seen.

use tabletop::Seat;

use super::hand::Hand;
use super::position::{NEUTRAL, Position};
use super::rules::Rules;
use crate::agents::sight::{Ground, Sight, armies_unseen};
use crate::board::Owner;
use crate::card::Card;
use crate::map::{Map, Symbol};

/// The board that is seen, with the own cards; of rivals' cards only how many they are. What fog hides is neutral, with as many armies as a territory that is seen, on average.
pub(in crate::agents) fn position(rules: &Rules, sight: &Sight<'_>) -> Position {
    let board = sight.board();
    let hidden = armies_unseen(board);
    let lands = board.lands.iter().map(|land| match land.owner.seat() {
        Some(seat) => (seat.0, land.armies),
        None if land.owner == Owner::UNSEEN => (NEUTRAL, hidden),
        None => (NEUTRAL, land.armies),
    });
    let alive = Seat::all(board.seats()).filter(|&seat| board.alive(seat)).fold(0, |alive, seat| alive | 1 << seat.0);
    let mut position = Position::new(&rules.terrain, lands, alive);
    position.seat = sight.me.0;
    position.first = board.first.0;
    position.captured = board.captured;
    position.trades = board.trades;
    for (hand, &size) in position.hands.iter_mut().zip(&board.hand_sizes) {
        *hand = Hand([size, 0, 0, 0]);
    }
    position.hands[usize::from(sight.me.0)] = counted(sight.map(), &sight.view.hand);
    position
}

/// The kinds of these cards.
fn counted(map: &Map, cards: &[Card]) -> Hand {
    let mut hand = Hand::default();
    cards.iter().for_each(|card| hand.0[kind(map, *card)] += 1);
    hand
}

/// The place of a card's kind in a hand.
fn kind(map: &Map, card: Card) -> usize {
    match card.symbol(map) {
        Some(Symbol::Infantry) => 0,
        Some(Symbol::Cavalry) => 1,
        Some(Symbol::Artillery) => 2,
        None => 3,
    }
}
