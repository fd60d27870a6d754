//! What a choice of a run does at once, as facts that sentences may use.

use tabletop::{Facts, Game, NoEvents};

use super::action::Action;
use super::rules::Gauntlet;
use super::state::State;
use crate::content::Enemy;

impl Gauntlet {
    /// See [`Game::facts`]. A run lies open, so nothing here asks who may read them.
    pub(crate) fn facts_of(&self, state: &State, action: Action) -> Facts {
        if let Action::Fight(action) = action {
            return match (self.fight(state), &state.fight) {
                (Some(duel), Some(fight)) => duel.facts_of(fight, action),
                _ => Facts::new(),
            };
        }
        let mut then = state.clone();
        if self.apply(&mut then, &action, &mut NoEvents).is_err() {
            return Facts::new();
        }
        let facts = Facts::new()
            .count("missing", state.hero.max_hp.saturating_sub(state.hero.hp))
            .count("gold_then", then.hero.gold);
        let way = match action {
            Action::Go(way) => state.ways().get(usize::from(way)),
            _ => None,
        };
        match way.and_then(|way| self.enemy(way.enemy)).map(Enemy::message) {
            Some(enemy) => facts.with("enemy", enemy),
            None => facts,
        }
    }
}
