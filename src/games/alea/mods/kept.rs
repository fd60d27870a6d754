//! Whether a position that was kept still means the same, though other mods are in use now.
//!
//! Positions name cards and enemies by number. What is shipped keeps its numbers whatever is added or changed; what mods add is
//! numbered anew when other mods are in use.

use dice::{State, gauntlet};

/// How many cards and enemies are numbered alike whatever mods are in use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shipped {
    /// Cards.
    pub cards: usize,
    /// Enemies.
    pub enemies: usize,
}

impl Shipped {
    /// Whether a fight has shipped cards only.
    pub fn covers_fight(self, fight: &State) -> bool {
        let cards = fight.fighters.iter().flat_map(|fighter| &fighter.cards);
        cards.into_iter().all(|card| usize::from(card.card.0) < self.cards)
    }

    /// Whether a run has shipped cards and enemies only.
    pub fn covers_run(self, run: &gauntlet::State) -> bool {
        let carried = run.hero.cards.iter().chain(&run.hero.gadget).map(|carried| carried.card);
        let known = carried.chain(run.offers.iter().copied()).all(|card| usize::from(card.0) < self.cards);
        let met = run.map.iter().flatten().all(|way| usize::from(way.enemy) < self.enemies);
        known && met && run.fight.as_ref().is_none_or(|fight| self.covers_fight(fight))
    }
}
