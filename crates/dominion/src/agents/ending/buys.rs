//! Buys that end the game ahead, and buys that bring most points once the end is settled.

use std::cmp::Ordering;

use super::prospect::Prospect;
use crate::cards::Card;
use crate::rules::Dominion;

/// Buys ahead that are looked for points; beyond them the best one counts.
const DEEP: u8 = 3;

/// Whether a card could be bought now.
fn buyable(game: &Dominion, turn: &Prospect, card: Card) -> bool {
    let bar = || game.kind(card).and_then(|kind| kind.barred_by);
    turn.buys > 0
        && turn.supply.has(card)
        && u16::from(turn.cost(game, card)) <= turn.coins
        && bar().is_none_or(|by| !turn.play.has(by.card()))
}

/// Buys all that is left of a pile; `None` where that cannot be done.
fn emptied(game: &Dominion, turn: &Prospect, pile: Card) -> Option<Prospect> {
    let count = turn.supply.count(pile);
    if count == 0 || count > turn.buys {
        return None;
    }
    // A turn is large to copy, and few piles come so far.
    let mut after = *turn;
    for _ in 0..count {
        if !buyable(game, &after, pile) {
            return None;
        }
        after.buy(game, pile);
    }
    Some(after)
}

/// The most points that are bought with what coins and buys there are, and the first of the buys.
pub(super) fn most_points(game: &Dominion, turn: &Prospect) -> (i32, Option<Card>) {
    // Cards are bought in the order of their piles, so that each choice of several is looked at once.
    fn best(game: &Dominion, turn: &Prospect, from: u8, deep: u8) -> (i32, Option<Card>) {
        let tokens = i32::from(game.tokens_per_buy(&turn.play));
        let mut most = (0, None);
        for card in game.piles().filter(|&card| card.0 >= from && buyable(game, turn, card)) {
            let gained = game.points_of_one_more(&turn.owned, card) + tokens;
            if gained <= 0 {
                continue;
            }
            let rest = if deep > 0 && turn.buys > 1 {
                let mut after = *turn;
                after.buy(game, card);
                best(game, &after, card.0, deep - 1).0
            } else {
                0
            };
            if gained + rest > most.0 {
                most = (gained + rest, Some(card));
            }
        }
        most
    }
    if turn.buys == 0 { (0, None) } else { best(game, turn, 0, DEEP) }
}

/// The first of the buys by which the game ends with this turn and is won, all treasures being played: `Some(None)` where it is won without any.
pub(super) fn winning(game: &Dominion, turn: &Prospect) -> Option<Option<Card>> {
    winning_from(game, turn, 0)
}

fn winning_from(game: &Dominion, turn: &Prospect, from: u8) -> Option<Option<Card>> {
    if game.end_by(&turn.supply).is_some() {
        if turn.standing(game, 0) == Ordering::Greater {
            return Some(None);
        }
        let (points, first) = most_points(game, turn);
        return (turn.standing(game, points) == Ordering::Greater).then_some(first);
    }
    if turn.buys == 0 {
        return None;
    }
    // Piles are emptied in their order, so that each set of them is looked at once.
    let mut piles = game.piles().filter(|card| card.0 >= from);
    piles.find_map(|pile| {
        let after = emptied(game, turn, pile)?;
        winning_from(game, &after, pile.0 + 1).map(|_| Some(pile))
    })
}
