//! Whether a state read from a file can stand under these rules.

use tabletop::{Game, Illegal};

use super::Gauntlet;
use crate::gauntlet::hero::Carried;
use crate::gauntlet::state::{Stage, State};
use crate::setup::BOARD_CELLS;
use crate::state::{MOST_HP, MOST_ROLLED};

fn ensure(holds: bool, text: impl FnOnce() -> String) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(Illegal::new("invalid-state", text())) }
}

impl Gauntlet {
    pub(super) fn check_validity(&self, state: &State) -> Result<(), Illegal> {
        if let Some(duel) = &self.duel {
            let fight = state.fight.as_ref().filter(|fight| *state == State::of_duel((*fight).clone()));
            ensure(fight.is_some(), || "a duel is its fight and nothing else".to_owned())?;
            return fight.map_or(Ok(()), |fight| duel.check_state(fight));
        }
        self.check_hero(state)?;
        self.check_map(state)?;
        self.check_offers(state)?;
        let chosen = !matches!(state.stage, Stage::Mapping | Stage::Choosing);
        ensure(state.way.is_some() == chosen, || "a way is taken exactly once it was chosen".to_owned())?;
        ensure(!chosen || state.taken().is_some(), || "the way that was taken is not on the map".to_owned())?;
        let boss = usize::from(state.layer) + 1 == self.length();
        let at_site = matches!(state.stage, Stage::Scrapping | Stage::Levelling | Stage::Visiting(_));
        ensure(!(boss && at_site), || "nothing lies behind the boss".to_owned())?;
        if let Stage::Visiting(site) = state.stage {
            let there = state.taken().is_some_and(|way| way.site == Some(site));
            ensure(there, || "another site lies behind this way".to_owned())?;
        }
        ensure(state.stage != Stage::Scrapping || self.hero.scraps, || "this hero takes nothing apart".to_owned())?;
        self.check_fight(state)
    }

    fn check_hero(&self, state: &State) -> Result<(), Illegal> {
        let hero = &state.hero;
        ensure((1..=MOST_HP).contains(&hero.max_hp), || format!("most HP of {}", hero.max_hp))?;
        let least = u16::from(!state.over());
        ensure((least..=hero.max_hp).contains(&hero.hp), || format!("{} HP of {}", hero.hp, hero.max_hp))?;
        ensure(hero.dice <= MOST_ROLLED, || format!("{} dice", hero.dice))?;
        let known = |carried: &Carried| self.content.catalogue.card(carried.card).is_some();
        ensure(hero.cards.iter().chain(&hero.gadget).all(known), || "a card that is not there".to_owned())?;
        ensure(hero.gadget.is_none() || self.hero.scraps, || "a gadget of a hero who makes none".to_owned())?;
        let cells: u32 = hero.cards.iter().map(|carried| self.cells(*carried)).sum();
        ensure(cells <= BOARD_CELLS && hero.cards.len() <= BOARD_CELLS as usize, || {
            format!("{} cards on {cells} cells", hero.cards.len())
        })
    }

    /// The map is drawn layer by layer, way by way, the site of each before the next.
    fn check_map(&self, state: &State) -> Result<(), Illegal> {
        let (layers, ways) = (&self.setup.terms.layers, usize::from(self.setup.terms.ways));
        ensure(state.map.len() <= self.length(), || format!("{} layers", state.map.len()))?;
        for (at, layer) in state.map.iter().enumerate() {
            let last = at + 1 == state.map.len();
            let boss = at == layers.len();
            let most = if boss { 1 } else { ways };
            let whole = layer.len() == most || (last && state.stage == Stage::Mapping);
            ensure(!layer.is_empty() && layer.len() <= most && whole, || format!("layer {at} has other ways"))?;
            for (place, way) in layer.iter().enumerate() {
                let open = last && state.stage == Stage::Mapping && place + 1 == layer.len();
                let sited = if boss { way.site.is_none() } else { way.site.is_some() || open };
                ensure(sited, || format!("a way of layer {at} leads elsewhere"))?;
                let fits = self.enemy(way.enemy).is_some_and(|enemy| match layers.get(at) {
                    Some(growth) => !enemy.boss && enemy.tier == growth.tier,
                    None => enemy.boss,
                });
                let twice = layer[..place].iter().any(|other| other.enemy == way.enemy || other.site == way.site);
                ensure(fits && !twice, || format!("somebody stands in layer {at} who should not"))?;
            }
        }
        let whole = state.map.len() == self.length();
        ensure(whole != (state.stage == Stage::Mapping), || "the map is drawn first".to_owned())?;
        let layer = usize::from(state.layer);
        ensure(if whole { layer < state.map.len() } else { layer == 0 }, || format!("layer {layer}"))
    }

    fn check_offers(&self, state: &State) -> Result<(), Illegal> {
        let offers = &state.offers;
        let sound =
            offers.iter().enumerate().all(|(at, card)| self.pool.contains(card) && !offers[..at].contains(card));
        ensure(sound && offers.len() <= self.wanted(state.stage), || "other cards are offered".to_owned())?;
        ensure(!state.dealing || self.short_of_offers(state), || "no card is to be drawn".to_owned())
    }

    fn check_fight(&self, state: &State) -> Result<(), Illegal> {
        let fighting = state.stage == Stage::Fighting;
        ensure(state.fight.is_some() == fighting, || "a fight is under way exactly while it is fought".to_owned())?;
        let Some(fight) = &state.fight else { return Ok(()) };
        let game = self.fight(state).ok_or_else(|| Illegal::new("invalid-state", "the two cannot meet"))?;
        game.check_state(fight)?;
        ensure(!fight.over(), || "the fight is over, and the run has not gone on".to_owned())
    }
}
