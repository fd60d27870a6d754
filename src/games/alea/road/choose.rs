//! What a person chooses between two fights: what it is about to do, and doing it.

use dice::gauntlet::{Action, Gauntlet, State};
use tabletop::{Game, NoEvents, Turn};

use super::{
    pick::{Pick, can_choose, numbered, without},
    shown::Road,
};
use crate::{games::alea::state::Duel, shell::Notices};

/// What the primary action does now: what was picked; where nothing is and nothing can be, it goes on without. `None` where there is none.
pub fn meant(rules: &Gauntlet, road: &Road) -> Option<Action> {
    match road.pick {
        Some(pick) => pick.action(road.shown.stage),
        None if can_choose(rules, &road.shown) => None,
        None => without(road.shown.stage),
    }
}

/// What goes on without any choice while nothing is picked, where that is not the [primary action](meant): it stands on a button of its own.
pub fn skipped(rules: &Gauntlet, road: &Road) -> Option<Action> {
    without(road.shown.stage).filter(|_| road.pick.is_none() && can_choose(rules, &road.shown))
}

/// The key of a number.
pub fn by_number(table: &mut Duel, number: u8) {
    let pick = table.crossroads().and_then(|road| numbered(&road.shown).get(usize::from(number)).copied());
    if let Some(pick) = pick {
        toggle(table, pick);
    }
}

/// The key of a card's letter.
pub fn by_letter(table: &mut Duel, card: u8) {
    if table.crossroads().is_some_and(|road| usize::from(card) < road.shown.hero.cards.len()) {
        toggle(table, Pick::Own(card));
    }
}

/// Is about to choose this, or no longer.
pub fn toggle(table: &mut Duel, pick: Pick) {
    let open = table.journey().is_some_and(|(rules, road)| road.due && pick.is_open(rules, &road.shown));
    table.hint = None;
    if let Some(road) = table.own.road.as_mut().filter(|_| open) {
        road.pick = (road.pick != Some(pick)).then_some(pick);
    }
}

/// Does what was about to be chosen.
pub fn confirm(table: &mut Duel, notices: &mut Notices) {
    let Some((rules, road)) = table.journey().filter(|(_, road)| road.due) else { return };
    if let Some(action) = meant(rules, road) {
        act(table, action, notices);
    }
}

/// Goes on: with what was about to be chosen, and without any choice where nothing was.
pub fn go_on(table: &mut Duel, notices: &mut Notices) {
    let Some((_, road)) = table.journey().filter(|(_, road)| road.due) else { return };
    let action = match road.pick {
        Some(pick) => pick.action(road.shown.stage),
        None => without(road.shown.stage),
    };
    if let Some(action) = action {
        act(table, action, notices);
    }
}

/// Does something; where that goes on without any choice and cannot be taken back, it asks first.
fn act(table: &mut Duel, action: Action, notices: &mut Notices) {
    let Some((rules, road)) = table.journey() else { return };
    let asks = road.pick.is_none() && is_final(rules, &road.shown, action);
    match table.own.road.as_mut().filter(|_| asks) {
        Some(road) => road.pick = Some(Pick::Without),
        None => table.act(action, notices),
    }
}

/// Whether a choice cannot be taken back, since chance falls upon it.
fn is_final(rules: &Gauntlet, state: &State, action: Action) -> bool {
    let mut after = state.clone();
    rules.apply(&mut after, &action, &mut NoEvents).is_ok() && rules.turn(&after) == Turn::Chance
}
