//! What a card is worth beside another one: for those that are trashed for something.

use super::keeping::{Mind, coins_of, is_junk, left};
use crate::cards::{Card, Cards};
use crate::kinds::Type;

/// What a card in the deck is worth, about in coins of its cost: junk is worth less than nothing, and points little while there is time.
fn worth(mind: Mind<'_>, card: Card, owned: &Cards) -> i32 {
    let cost = mind.game.kind(card).map_or(0, |kind| i32::from(kind.cost));
    let late = left(mind) <= mind.parameters.remodel;
    match card {
        Card::CURSE => -2,
        _ if is_junk(mind, card, owned) => -1,
        Card::COPPER => 1,
        Card::ESTATE => 2,
        _ if is_points_alone(mind, card) => {
            if late {
                cost + 3
            } else {
                cost / 2
            }
        }
        _ => cost,
    }
}

/// Whether a card is nothing but points.
fn is_points_alone(mind: Mind<'_>, card: Card) -> bool {
    let is = |kind| mind.game.is(card, kind);
    is(Type::Victory) && !is(Type::Action) && !is(Type::Treasure)
}

/// By how much a card grows that becomes another one, chosen by the menu.
pub(super) fn growth(mind: Mind<'_>, card: Card, more: u8, exactly: bool) -> i32 {
    let cost = |card| mind.game.cost(card, mind.sight.turn);
    let most = cost(card).saturating_add(more);
    let least = if exactly { most } else { 0 };
    let mut owned = mind.sight.owned(mind.sight.seat);
    owned.take(card, 1);
    let fits = |pile: Card| mind.sight.supply.has(pile) && (least..=most).contains(&cost(pile));
    let points = |pile| mind.game.points_of_one_more(&owned, pile);
    let wanted = mind.plan.want(&owned, mind.sight.supply, fits, |_| false, points);
    // What the menu does not want is gained all the same, the dearest of it.
    let dearest = || mind.game.piles().filter(|&pile| fits(pile)).max_by_key(|&pile| cost(pile));
    let gained = match wanted {
        Some(pile) => worth(mind, pile, &owned),
        None => dearest().map_or(0, |pile| worth(mind, pile, &owned).min(1)),
    };
    owned.add(card, 1);
    let grown = gained - worth(mind, card, &owned);
    // A treasure given up for an action that costs a coin more is no gain.
    let treasure = |card| mind.game.is(card, Type::Treasure);
    if grown == 1 && treasure(card) && wanted.is_some_and(|pile| !treasure(pile)) { 0 } else { grown }
}

/// What a turn of so many coins and buys brings by the menu.
fn purchases(mind: Mind<'_>, mut coins: u16, buys: u8) -> i32 {
    let (mut owned, mut supply, mut sum) = (mind.sight.owned(mind.sight.seat), *mind.sight.supply, 0);
    for _ in 0..buys {
        let cost = |card| u16::from(mind.game.cost(card, mind.sight.turn));
        let offered = |card| supply.has(card) && cost(card) <= coins;
        let bought =
            mind.plan.want(&owned, &supply, offered, |_| false, |card| mind.game.points_of_one_more(&owned, card));
        let Some(card) = bought else { break };
        // A menu buys points when it is time for them.
        let cost_alone = mind.game.kind(card).map_or(0, |kind| i32::from(kind.cost));
        sum += if is_points_alone(mind, card) { cost_alone + 2 } else { worth(mind, card, &owned) };
        coins -= cost(card);
        owned.add(card, 1);
        supply.take(card, 1);
    }
    sum
}

/// What it brings to salvage a card of the hand in a turn with so many buys: what more is bought, less the card.
pub(super) fn salvage(mind: Mind<'_>, hand: &Cards, card: Card, buys: u8) -> i32 {
    let treasures = hand.only(|card| mind.game.is(card, Type::Treasure));
    let coins =
        u16::try_from(coins_of(mind.game, &treasures)).unwrap_or(u16::MAX).saturating_add(mind.sight.turn.coins);
    let own =
        if mind.game.is(card, Type::Treasure) { mind.game.kind(card).map_or(0, |kind| kind.plus.coins) } else { 0 };
    let cost = u16::from(mind.game.cost(card, mind.sight.turn));
    let with = purchases(mind, (coins + cost).saturating_sub(own.into()), buys);
    with - purchases(mind, coins, buys) - worth(mind, card, &mind.sight.owned(mind.sight.seat))
}

/// Coins of a hand's treasures and of the turn.
pub(super) fn coins_in_sight(mind: Mind<'_>) -> u16 {
    let treasures = mind.sight.hand.only(|card| mind.game.is(card, Type::Treasure));
    let coins = u16::try_from(coins_of(mind.game, &treasures)).unwrap_or(u16::MAX);
    coins.saturating_add(mind.sight.turn.coins)
}

/// Whether so many coins more buy one of the greatest victory card more than there would be without.
pub(super) fn reaches_the_greatest(mind: Mind<'_>, more: u8) -> bool {
    let goal = if mind.game.setup_colonies() { Card::COLONY } else { Card::PROVINCE };
    let cost = u16::from(mind.game.cost(goal, mind.sight.turn)).max(1);
    let coins = coins_in_sight(mind);
    let wanted = (coins / cost).saturating_add(1);
    mind.sight.supply.has(goal)
        && (coins + u16::from(more)) / cost >= wanted
        && wanted <= u16::from(mind.sight.turn.buys)
}

/// Whether there is a treasure that costs up to three more than this one.
pub(super) fn can_be_mined(mind: Mind<'_>, card: Card) -> bool {
    let cost = |card| mind.game.cost(card, mind.sight.turn);
    let dearer = |pile: &Card| (1..=3).contains(&cost(*pile).saturating_sub(cost(card)));
    let treasures = mind.sight.supply.kinds().filter(|&pile| mind.game.is(pile, Type::Treasure));
    mind.game.is(card, Type::Treasure) && treasures.clone().any(|pile| dearer(&pile))
}
