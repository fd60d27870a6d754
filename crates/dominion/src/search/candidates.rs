//! Which decisions are searched, and what is compared in them.

use crate::action::Action;
use crate::agents::Strategist;
use crate::cards::{Card, Cards};
use crate::kinds::Type;
use crate::rules::{Dominion, Selection};
use crate::sight::Sight;
use crate::state::Phase;
use crate::task::Query;

/// Most candidates of a decision.
pub(super) const MOST: usize = 16;
/// Cards left of the pile whose end ends the game at or below which buys are the last ones, and are searched.
const LAST: u8 = 5;
/// Empty piles from which on they are, too.
const FEW_PILES: u8 = 2;
/// Most cards other than victory cards that are compared where something is bought.
const DEAREST: usize = 4;

/// What is compared in a decision, what the strategist would do first. One candidate alone where there is nothing to compare.
pub(super) fn candidates(game: &Dominion, sight: &Sight<'_>, strategist: &Strategist) -> Vec<Action> {
    let usual = strategist.choose(game, sight);
    let mut all = vec![usual];
    match sight.query {
        Some(query) => match game.select(sight) {
            Some(selection) => all.extend(choices(game, sight, strategist, usual, query, &selection)),
            None => all.extend(answers(game, sight, query)),
        },
        None if sight.turn.phase == Phase::Action && matches!(usual, Action::Play(_) | Action::PlayTreasures) => {
            all.extend(plays(game, sight, strategist));
        }
        None if matches!(usual, Action::Buy(_) | Action::EndTurn) && buys_are_last(game, sight) => {
            all.extend(buys(game, sight));
        }
        None => {}
    }
    let mut seen = Vec::with_capacity(all.len());
    for action in all {
        if !seen.contains(&action) {
            seen.push(action);
        }
    }
    seen.truncate(MOST);
    seen
}

/// Every action of the hand, and to play none of them. Nothing where none can be played.
fn plays(game: &Dominion, sight: &Sight<'_>, strategist: &Strategist) -> Vec<Action> {
    if sight.turn.actions == 0 {
        return Vec::new();
    }
    let mut plays: Vec<Action> = game.actions_among(sight.hand).map(Action::Play).collect();
    if !plays.is_empty() {
        plays.push(strategist.choose_without_actions(game, sight));
    }
    plays
}

/// Whether the game may soon be over, so that what is bought is points, or ends it.
fn buys_are_last(game: &Dominion, sight: &Sight<'_>) -> bool {
    let greatest = if game.setup_colonies() { Card::COLONY } else { Card::PROVINCE };
    sight.supply.count(greatest) <= LAST || game.empty_piles(sight.supply) >= FEW_PILES
}

/// The victory cards that can be bought, the dearest of the other cards, and nothing.
fn buys(game: &Dominion, sight: &Sight<'_>) -> Vec<Action> {
    let mut offered: Vec<Card> = game.piles().filter(|&card| game.can_buy(sight, card)).collect();
    offered.retain(|&card| card != Card::CURSE && card != Card::COPPER);
    offered.sort_by_key(|&card| std::cmp::Reverse(game.cost(card, sight.turn)));
    let (victory, others): (Vec<Card>, Vec<Card>) = offered.into_iter().partition(|&card| game.is(card, Type::Victory));
    let bought = victory.into_iter().chain(others.into_iter().take(DEAREST)).map(Action::Buy);
    bought.chain([Action::EndTurn]).collect()
}

/// Answers other than cards.
fn answers(game: &Dominion, sight: &Sight<'_>, query: Query) -> Vec<Action> {
    let mut answers = game.list(sight).unwrap_or_default();
    if matches!(query, Query::Gain { .. }) {
        let worthless = [Card::CURSE, Card::COPPER].map(Action::Gain);
        answers.retain(|answer| !worthless.contains(answer));
        answers.sort_by_key(|answer| match answer {
            Action::Gain(card) => std::cmp::Reverse(game.cost(*card, sight.turn)),
            _ => std::cmp::Reverse(0),
        });
    }
    answers
}

/// Cards that may be chosen: all ways where they are few; else those near the usual one, and those that are wanted least.
fn choices(
    game: &Dominion,
    sight: &Sight<'_>,
    strategist: &Strategist,
    usual: Action,
    query: Query,
    selection: &Selection,
) -> Vec<Action> {
    let Action::Choose(usual) = usual else { return Vec::new() };
    if let Some(all) = game.list(sight).filter(|all| all.len() <= MOST) {
        return all;
    }
    let deck = matches!(query, Query::Trash { .. } | Query::InspectTrash);
    let counts = selection.least..=selection.most;
    let nested = counts.map(|count| strategist.least_wanted(game, sight, &selection.from, count, deck));
    let mut all: Vec<Cards> = nested.collect();
    // The more of them there are, the nearer to what is usual.
    all.sort_by_key(|cards| distance(cards, &usual));
    all.truncate(MOST / 2);
    all.extend(neighbours(&usual, selection));
    all.into_iter().map(Action::Choose).collect()
}

/// What differs from some cards by one card more, one less, or another one.
fn neighbours(usual: &Cards, selection: &Selection) -> Vec<Cards> {
    let mut rest = selection.from;
    rest.take_all(usual);
    let with = |cards: Cards, more: Card| cards.with(more, cards.count(more) + 1);
    let without = |less: Card| usual.with(less, usual.count(less) - 1);
    let more = rest.kinds().map(|card| with(*usual, card));
    let less = usual.kinds().map(without);
    let other = usual.kinds().flat_map(|less| rest.kinds().map(move |more| with(without(less), more)));
    let fits = |cards: &Cards| (selection.least..=selection.most).contains(&cards.total());
    more.chain(less).chain(other).filter(fits).collect()
}

/// Cards that are in one heap and not in the other.
fn distance(one: &Cards, other: &Cards) -> u16 {
    let apart = |one: &Cards, other: &Cards| {
        let mut rest = *one;
        rest.take_all(other);
        rest.total()
    };
    apart(one, other) + apart(other, one)
}
