//! What a person is about to choose between two fights, and what choosing it does.

use dice::gauntlet::{Action, Gauntlet, Site, Stage, State};
use tabletop::{Game, NoEvents, Turn};

use super::Road;
use crate::{games::alea::state::Duel, shell::Notices};

/// What can be chosen between two fights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// A way, by its place in the layer.
    Way(u8),
    /// Something offered, by its place.
    Offer(u8),
    /// A card of the hero's, by its place.
    Own(u8),
    /// A meal.
    Meal,
    /// Sleep.
    Sleep,
    /// Exercise.
    Exercise,
    /// Nothing of it all, where that cannot be taken back: it is asked first.
    Without,
}

impl Pick {
    /// What choosing it does at a stage; `None` where it is no choice there.
    pub const fn action(self, stage: Stage) -> Option<Action> {
        Some(match (stage, self) {
            (Stage::Choosing, Self::Way(at)) => Action::Go(at),
            (Stage::Levelling | Stage::Visiting(Site::Chest | Site::Shop), Self::Offer(at)) => Action::Take(at),
            (Stage::Levelling | Stage::Visiting(Site::Chest | Site::Shop), Self::Own(at)) => Action::Drop(at),
            (Stage::Visiting(Site::Anvil), Self::Own(at)) => Action::Upgrade(at),
            (Stage::Scrapping, Self::Own(at)) => Action::Scrap(Some(at)),
            (Stage::Visiting(Site::Shop), Self::Meal) => Action::Eat,
            (Stage::Visiting(Site::Rest), Self::Sleep) => Action::Rest,
            (Stage::Visiting(Site::Rest), Self::Exercise) => Action::Drill,
            (stage, Self::Without) => return without(stage),
            _ => return None,
        })
    }

    /// Whether it can be looked at closely: it may be chosen, or it is worth saying why not. Own cards are thrown away only
    /// where they stand in the way of something.
    pub fn is_open(self, rules: &Gauntlet, state: &State) -> bool {
        match self.action(state.stage) {
            None => false,
            Some(action @ Action::Drop(_)) => rules.validate(state, &action).is_ok(),
            Some(_) => true,
        }
    }
}

/// What is numbered at a stage, in order.
pub fn numbered(state: &State) -> Vec<Pick> {
    let places = |count: usize| 0..count.min(u8::MAX.into()) as u8;
    match state.stage {
        Stage::Choosing => places(state.ways().len()).map(Pick::Way).collect(),
        Stage::Levelling | Stage::Visiting(Site::Chest) => places(state.offers.len()).map(Pick::Offer).collect(),
        Stage::Visiting(Site::Shop) => places(state.offers.len()).map(Pick::Offer).chain([Pick::Meal]).collect(),
        Stage::Visiting(Site::Rest) => vec![Pick::Sleep, Pick::Exercise],
        _ => Vec::new(),
    }
}

/// What going on without any choice does at a stage; `None` where one has to be made.
pub const fn without(stage: Stage) -> Option<Action> {
    match stage {
        Stage::Scrapping => Some(Action::Scrap(None)),
        Stage::Levelling | Stage::Visiting(Site::Chest | Site::Shop | Site::Anvil) => Some(Action::Leave),
        _ => None,
    }
}

/// Whether anything can be chosen at a stage, besides going on without.
pub fn can_choose(rules: &Gauntlet, state: &State) -> bool {
    let own = (0..state.hero.cards.len().min(u8::MAX.into()) as u8).map(Pick::Own);
    let mut actions = numbered(state).into_iter().chain(own).filter_map(|pick| pick.action(state.stage));
    actions.any(|action| rules.validate(state, &action).is_ok())
}

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
