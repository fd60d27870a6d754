//! What there is to choose between two fights, and what choosing it does.

use dice::gauntlet::{Action, Gauntlet, Site, Stage, State};
use tabletop::Game;

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
