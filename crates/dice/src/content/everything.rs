//! Everything a fight may be made of: the cards, the enemies and the heroes.

use std::sync::Arc;

use super::fighters::{Enemy, Hero};
use crate::card::Catalogue;
use crate::in_force::{InForce, ModifierError};
use crate::modifier::Who;

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

    /// The same as these rule modifiers have it: the cards, every enemy, every hero.
    ///
    /// # Errors
    /// Modifiers that cannot hold; all of them.
    pub(crate) fn under(self: Arc<Self>, modifiers: &[String]) -> Result<Arc<Self>, Vec<ModifierError>> {
        if modifiers.is_empty() {
            return Ok(self);
        }
        let in_force = InForce::new(modifiers, self.catalogue.modifiers())?;
        let mut content = Self { catalogue: in_force.catalogue(&self.catalogue), ..(*self).clone() };
        content.enemies.iter_mut().for_each(|enemy| in_force.apply(&mut enemy.fighter, Who::Enemy));
        content.heroes.iter_mut().for_each(|hero| in_force.apply(&mut hero.fighter, Who::Hero));
        Ok(Arc::new(content))
    }

    /// The hero of that id.
    pub fn hero(&self, id: &str) -> Option<&Hero> {
        self.heroes.iter().find(|hero| hero.id == id)
    }
}
