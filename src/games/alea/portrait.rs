//! The portraits of fighters: those of the house, and those of mods over them.

use std::{
    collections::BTreeMap,
    sync::{Arc, LazyLock},
};

use bevy_egui::egui::{Painter, Rect};

use super::icon::Icon;
use crate::{
    portrait::{self, read},
    theme::{Shade, color::LAMP_GOLD},
};

pub use crate::portrait::Portrait;

/// The portraits of the house, by the ids of enemies and heroes.
static SHIPPED: LazyLock<BTreeMap<String, Arc<Portrait>>> = LazyLock::new(|| {
    read(include_str!("../../../assets/dice/portraits.ron")).expect("a test reads the portraits that are built in")
});

/// The portraits of the house, and those of mods over them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Portraits {
    of_mods: BTreeMap<String, Arc<Portrait>>,
}

impl Portraits {
    /// Puts a PNG in the place of what there is for this id.
    ///
    /// # Errors
    /// It is no PNG, or too large; why.
    pub fn put(&mut self, id: &str, png: &[u8]) -> Result<(), String> {
        self.of_mods.insert(id.to_owned(), Arc::new(Portrait::from_png(png)?));
        Ok(())
    }

    /// The portrait of an enemy or a hero; fighters of mods may have none.
    pub fn of(&self, id: &str) -> Option<Arc<Portrait>> {
        self.of_mods.get(id).or_else(|| SHIPPED.get(id)).cloned()
    }

    /// The portrait of the enemy or hero of this name.
    pub fn of_fighter(&self, name: &str, content: &dice::Content) -> Option<Arc<Portrait>> {
        self.of(id_of_fighter(name, content)?)
    }
}

/// The id of the enemy or hero of this name.
pub fn id_of_fighter<'a>(name: &str, content: &'a dice::Content) -> Option<&'a str> {
    let heroes = content.heroes.iter().map(|hero| (&hero.fighter.name, &hero.id));
    let enemies = content.enemies.iter().map(|enemy| (&enemy.fighter.name, &enemy.id));
    heroes.chain(enemies).find(|(known, _)| *known == name).map(|(_, id)| id.as_str())
}

/// Paints a medallion in the largest circle in `area`: the portrait, or where there is none the sign of what the fighter
/// carries. `rim` is the ring's colour.
pub fn medallion(painter: &Painter, area: Rect, portrait: Option<&Portrait>, sign: &Icon, rim: Shade) {
    portrait::medallion(painter, area, portrait, rim, |middle, radius| {
        sign.paint(painter, middle, 0.55 * radius, LAMP_GOLD.egui());
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_shipped_has_a_portrait_within_its_square() {
        let content = dice::Content::shipped();
        let ids: Vec<&String> =
            content.heroes.iter().map(|hero| &hero.id).chain(content.enemies.iter().map(|enemy| &enemy.id)).collect();
        for id in &ids {
            let portrait = Portraits::default().of(id).unwrap_or_else(|| panic!("{id} has none"));
            let outlines = portrait.outlines();
            assert!(!outlines.is_empty(), "{id} is drawn");
            for points in outlines {
                assert!(points.iter().flatten().all(|at| (-4.0..=104.0).contains(at)), "{id}: {points:?}");
            }
        }
        assert_eq!(SHIPPED.len(), ids.len(), "each portrait is somebody's");
        let portraits = Portraits::default();
        assert!(portraits.of_fighter(&content.heroes[0].fighter.name, &content).is_some());
        assert!(portraits.of_fighter("Nobody", &content).is_none());
    }
}
