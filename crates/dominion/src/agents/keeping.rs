//! What somebody who plays looks at, and what cards are worth to keep, in hand and in the deck.

use super::heuristics::Heuristics;
use super::parameters::PlayParameters;
use crate::cards::{Card, Cards};
use crate::kinds::Type;
use crate::menu::Plan;
use crate::rules::Dominion;
use crate::sight::Sight;

/// A position before somebody who plays by these numbers.
#[derive(Clone, Copy)]
pub(super) struct Mind<'a> {
    pub game: &'a Dominion,
    pub sight: &'a Sight<'a>,
    pub plan: &'a Plan,
    pub parameters: PlayParameters,
    pub heuristics: Heuristics,
}

/// What is left of the pile whose end ends the game.
pub(super) fn left(Mind { game, sight, .. }: Mind<'_>) -> u8 {
    sight.supply.count(if game.setup_colonies() { Card::COLONY } else { Card::PROVINCE })
}

/// How much a card is wanted in hand, the least first: pure victory cards, Curses, Coppers, and then by cost.
pub(super) fn keep_in_hand(game: &Dominion, card: Card) -> (u8, u8, u8) {
    let Some(kind) = game.kind(card) else { return (0, 0, card.0) };
    let played = kind.is(Type::Action) || kind.is(Type::Treasure);
    let class = match card {
        Card::CURSE => 1,
        Card::COPPER => 2,
        _ if !played => 0,
        _ => 3,
    };
    (class, kind.cost, card.0)
}

/// Whether a card does nothing for a hand.
pub(super) fn is_dead(game: &Dominion, card: Card) -> bool {
    keep_in_hand(game, card).0 < 2
}

/// How much a card is wanted in the deck, the least first: Curses, Estates while there is time, Coppers, then by cost; points last.
pub(super) fn keep_in_deck(mind: Mind<'_>, card: Card) -> (u8, u8, u8) {
    let Mind { game, parameters, .. } = mind;
    let cost = game.kind(card).map_or(0, |kind| kind.cost);
    let class = match card {
        Card::CURSE => 0,
        Card::ESTATE if left(mind) > parameters.estates => 1,
        Card::COPPER => 2,
        Card::ESTATE => 4,
        _ if is_dead(game, card) => 5,
        _ => 3,
    };
    (class, cost, card.0)
}

/// Whether a deck is better without a card: Curses always, Estates while there is time, Coppers while enough coins are left without.
pub(super) fn is_junk(mind: Mind<'_>, card: Card, owned: &Cards) -> bool {
    match keep_in_deck(mind, card).0 {
        0 | 1 => true,
        2 => coins_of(mind.game, owned) > mind.parameters.coins.into(),
        _ => false,
    }
}

/// Coins that all cards of a heap bring when they are played, as far as they are plain.
pub(super) fn coins_of(game: &Dominion, cards: &Cards) -> u32 {
    let coins = |(card, count)| {
        let coins = game.kind(card).map_or(0, |kind| u32::from(kind.plus.coins));
        coins * u32::from(count)
    };
    cards.counts().map(coins).sum()
}
