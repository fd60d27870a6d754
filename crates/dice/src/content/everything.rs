//! Everything a fight may be made of: the cards, the enemies and the heroes.

use std::sync::Arc;

use super::fighters::{Enemy, Hero};
use crate::card::Catalogue;

/// Everything a fight may be made of.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Content {
    /// The cards.
    pub catalogue: Arc<Catalogue>,
    /// The enemies, in the order of the files.
    pub enemies: Vec<Enemy>,
    /// The heroes, in the order of the files.
    pub heroes: Vec<Hero>,
}

impl Content {
    /// The enemy of that id.
    pub fn enemy(&self, id: &str) -> Option<&Enemy> {
        self.enemies.iter().find(|enemy| enemy.id == id)
    }

    /// The hero of that id.
    pub fn hero(&self, id: &str) -> Option<&Hero> {
        self.heroes.iter().find(|hero| hero.id == id)
    }
}
