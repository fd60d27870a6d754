//! What is shipped and what players add: cards, enemies and heroes, read from text.
//!
//! `raw` is what files say, `place` finds where they say it, `derive` makes the forms of a card nobody wrote out, `cards` and
//! `fighters` check, `weights` reads tables of points, `bounds` says how much there may be of what, `layers` puts mods over what is shipped, `refused` keeps a card's
//! fault from being told again of everybody who carries it, `shipped` is what the game comes with. All faults of all files are told
//! together; what is faulty is left out and the rest loads. Files themselves do not belong here: whoever calls knows where the text
//! came from.

mod bounds;
mod cards;
mod derive;
mod fault;
mod fighters;
mod layers;
mod place;
mod raw;
mod refused;
mod roster;
mod shipped;
mod weights;

use std::sync::Arc;

pub use bounds::{MOST_FAULTS, MOST_ID, MOST_NAME, MOST_NEW_CARDS, MOST_NEW_FIGHTERS, MOST_WORDS};
pub use fault::ContentFault;
pub use fighters::{Enemy, Hero};
pub use layers::{Kind, Loaded, Replaced};
pub(crate) use place::read_value;

use crate::card::Catalogue;

/// A file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Source<'a> {
    /// Its name, for faults.
    pub name: &'a str,
    /// What it says.
    pub text: &'a str,
}

/// Every file there is, by what it holds.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sources<'a> {
    /// Lists of cards.
    pub cards: &'a [Source<'a>],
    /// Lists of enemies.
    pub enemies: &'a [Source<'a>],
    /// Lists of heroes.
    pub heroes: &'a [Source<'a>],
    /// What computer players play for: the numbers that differ from the layers before, the shipped table before all.
    pub points: Option<Source<'a>>,
    /// Scripts that cards name by their file, as `File("lash.rhai")`; the last part of a source's name is what they name.
    pub scripts: &'a [Source<'a>],
}

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
    /// Reads files. What is sound comes back, and every fault of the rest.
    pub fn load(sources: Sources<'_>) -> (Self, Vec<ContentFault>) {
        let Loaded { content, faults, .. } = Self::load_layers(&[sources]);
        (content, faults.into_iter().flatten().collect())
    }

    /// The enemy of that id.
    pub fn enemy(&self, id: &str) -> Option<&Enemy> {
        self.enemies.iter().find(|enemy| enemy.id == id)
    }

    /// The hero of that id.
    pub fn hero(&self, id: &str) -> Option<&Hero> {
        self.heroes.iter().find(|hero| hero.id == id)
    }
}
