//! What follows from fights and choices: growth, sites, the next layer, the end.

use tabletop::EventSink;

use super::{Gauntlet, tell};
use crate::content::Gain;
use crate::gauntlet::event::Event;
use crate::gauntlet::state::{Stage, State};
use crate::state::{MOST_HP, MOST_ROLLED};

/// So many percent of a number, rounded up.
fn percent(of: u16, percent: u8) -> u16 {
    (u32::from(of) * u32::from(percent)).div_ceil(100).min(MOST_HP.into()) as u16
}

impl Gauntlet {
    /// A fight was won: gold and growth, or the end.
    pub(super) fn win(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        let Some(growth) = self.setup.terms.layers.get(usize::from(state.layer)).copied() else {
            tell(state, Event::Won { gold: 0 }, events);
            return Self::finish(state, true, events);
        };
        state.hero.gold = state.hero.gold.saturating_add(growth.gold);
        tell(state, Event::Won { gold: growth.gold }, events);
        let usual = Gain { hp: growth.hp, dice: growth.dice };
        let gain = self.hero.growth.get(usize::from(state.layer)).copied().unwrap_or(usual);
        let hero = &mut state.hero;
        let (max_hp, dice, hp) = (hero.max_hp, hero.dice, hero.hp);
        hero.max_hp = hero.max_hp.saturating_add(gain.hp).min(MOST_HP);
        hero.dice = hero.dice.saturating_add(gain.dice).min(MOST_ROLLED);
        let back = gain.hp.saturating_add(percent(hero.max_hp, growth.recovery));
        hero.hp = hero.hp.saturating_add(back).min(hero.max_hp);
        let grown =
            Event::Grew { hp: hero.max_hp - max_hp, dice: hero.dice - dice, healed: hero.hp.saturating_sub(hp) };
        tell(state, grown, events);
        if self.hero.scraps {
            state.stage = Stage::Scrapping;
        } else {
            self.come(state, Stage::Levelling, events);
        }
    }

    pub(super) fn finish(state: &mut State, won: bool, events: &mut impl EventSink<Event>) {
        state.stage = Stage::Over { won };
        tell(state, Event::Over { won }, events);
    }

    /// Comes to a stage where cards may be offered.
    pub(super) fn come(&self, state: &mut State, stage: Stage, events: &mut impl EventSink<Event>) {
        state.stage = stage;
        state.offers.clear();
        state.dealing = self.short_of_offers(state);
        if let Stage::Visiting(site) = stage {
            tell(state, Event::Came(site), events);
        }
    }

    /// Leaves a stage for the next: from growing to the site, from the site to the next layer.
    pub(super) fn go_on(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        match (state.stage, state.taken().and_then(|way| way.site)) {
            (Stage::Scrapping, _) => self.come(state, Stage::Levelling, events),
            (Stage::Levelling, Some(site)) => self.come(state, Stage::Visiting(site), events),
            _ => {
                state.offers.clear();
                state.layer = state.layer.saturating_add(1);
                state.way = None;
                state.stage = Stage::Choosing;
            }
        }
    }

    /// Brings HP back, for gold or for nothing.
    pub(super) fn mend(state: &mut State, hp: u16, price: u16, events: &mut impl EventSink<Event>) {
        let hero = &mut state.hero;
        let hp = hp.min(hero.max_hp.saturating_sub(hero.hp));
        hero.hp += hp;
        hero.gold = hero.gold.saturating_sub(price);
        tell(state, Event::Healed { hp, price }, events);
    }

    /// HP that sleep brings back.
    pub(super) fn sleep(&self, state: &State) -> u16 {
        percent(state.hero.max_hp, self.setup.terms.rest)
    }
}
