//! What chance does between fights: it draws the map, and the cards that are offered.

use tabletop::{EventSink, Game, Illegal};

use super::{Gauntlet, tell};
use crate::card::CardId;
use crate::content::Content;
use crate::effect::Effect;
use crate::gauntlet::action::Outcome;
use crate::gauntlet::event::Event;
use crate::gauntlet::map::{Site, Way};
use crate::gauntlet::state::{Stage, State};

/// Cards that may be offered: all but skills and limit breaks of heroes, and those by which one leaves a fight.
pub(super) fn pool(content: &Content) -> Vec<CardId> {
    let catalogue = &content.catalogue;
    let inborn = |id: &str| {
        content.heroes.iter().any(|hero| {
            let limit = hero.fighter.limit.iter().map(|limit| &limit.card);
            hero.fighter.skill.iter().chain(limit).any(|card| card.id == id)
        })
    };
    let flees = |card: &crate::Card| {
        let lists = card.faces.iter().flat_map(|face| face.action.lists());
        lists.into_iter().any(|list| catalogue.effects(*list).contains(&Effect::Flee))
    };
    let cards = catalogue.cards().iter().enumerate();
    cards.filter(|(_, card)| !inborn(&card.id) && !flees(card)).map(|(at, _)| CardId(at as u16)).collect()
}

impl Gauntlet {
    /// Every outcome that may come, each as likely as the others.
    pub(super) fn chances(&self, state: &State) -> Vec<(f64, Outcome)> {
        if let (Some(fight), Some(game)) = (&state.fight, self.fight(state)) {
            let outcomes = game.outcomes(fight);
            return outcomes.into_iter().map(|(p, outcome)| (p, Outcome::Fight(outcome))).collect();
        }
        let candidates = self.candidates(state);
        let probability = 1.0 / candidates.len() as f64;
        candidates.into_iter().map(|outcome| (probability, outcome)).collect()
    }

    /// What may be drawn next between fights; nothing where nothing is.
    fn candidates(&self, state: &State) -> Vec<Outcome> {
        match state.stage {
            Stage::Mapping => self.map_candidates(state),
            _ if state.dealing => self.offer_candidates(state).map(Outcome::Offer).collect(),
            _ => Vec::new(),
        }
    }

    /// The layer that is drawn on.
    fn open_layer(&self, state: &State) -> usize {
        let ways = usize::from(self.setup.terms.ways);
        let open = |layer: &Vec<Way>| layer.len() < ways || layer.iter().any(|way| way.site.is_none());
        state.map.iter().position(open).unwrap_or(state.map.len())
    }

    fn map_candidates(&self, state: &State) -> Vec<Outcome> {
        let at = self.open_layer(state);
        let drawn = state.map.get(at).map_or(&[][..], Vec::as_slice);
        if drawn.last().is_some_and(|way| way.site.is_none()) {
            let free = |site: &Site| drawn.iter().all(|way| way.site != Some(*site));
            return Site::ALL.into_iter().filter(free).map(Outcome::Site).collect();
        }
        let layer = self.setup.terms.layers.get(at);
        let fits = |enemy: &crate::Enemy| layer.map_or(enemy.boss, |layer| !enemy.boss && enemy.tier == layer.tier);
        let enemies = self.content.enemies.iter().enumerate().filter(|(_, enemy)| fits(enemy));
        let numbers = enemies.map(|(number, _)| number as u16);
        numbers.filter(|number| drawn.iter().all(|way| way.enemy != *number)).map(Outcome::Enemy).collect()
    }

    /// Cards that may be offered beside those that are, none that the hero has.
    pub(super) fn offer_candidates<'a>(&'a self, state: &'a State) -> impl Iterator<Item = CardId> + 'a {
        let known =
            |card: &CardId| state.offers.contains(card) || state.hero.cards.iter().any(|carried| carried.card == *card);
        self.pool.iter().copied().filter(move |card| !known(card))
    }

    /// Cards offered where the hero is.
    pub(super) fn wanted(&self, stage: Stage) -> usize {
        let terms = &self.setup.terms;
        match stage {
            Stage::Levelling => terms.offers.into(),
            Stage::Visiting(Site::Chest) => terms.chest.into(),
            Stage::Visiting(Site::Shop) => terms.shop.into(),
            _ => 0,
        }
    }

    /// Whether a card more is to be offered.
    pub(super) fn short_of_offers(&self, state: &State) -> bool {
        state.offers.len() < self.wanted(state.stage) && self.offer_candidates(state).next().is_some()
    }

    /// Goes on with an outcome between fights.
    pub(super) fn fall(
        &self,
        state: &mut State,
        outcome: Outcome,
        events: &mut impl EventSink<Event>,
    ) -> Result<(), Illegal> {
        if !self.candidates(state).contains(&outcome) {
            return Err(Illegal::new("impossible-outcome", "that cannot come here"));
        }
        match outcome {
            Outcome::Enemy(enemy) => {
                let at = self.open_layer(state);
                let way = Way { enemy, site: None };
                match state.map.get_mut(at) {
                    Some(layer) => layer.push(way),
                    None => state.map.push(vec![way]),
                }
                tell(state, Event::Enemy(enemy), events);
                if at + 1 == self.length() {
                    state.stage = Stage::Choosing;
                }
            }
            Outcome::Site(site) => {
                let at = self.open_layer(state);
                if let Some(way) = state.map.get_mut(at).and_then(|layer| layer.last_mut()) {
                    way.site = Some(site);
                }
                tell(state, Event::Site(site), events);
            }
            Outcome::Offer(card) => {
                state.offers.push(card);
                state.dealing = self.short_of_offers(state);
                tell(state, Event::Offered(card), events);
            }
            Outcome::Fight(_) => {}
        }
        Ok(())
    }
}
