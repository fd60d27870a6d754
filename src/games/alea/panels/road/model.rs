//! What the road's panels show, as plain data. How it comes about is `build`'s.

use std::sync::Arc;

use super::{super::card_model::CardModel, sign::Sign};
use crate::games::alea::{Icon, Pick, portrait::Portrait};

/// The road.
#[derive(Clone, PartialEq, Debug)]
pub struct RoadModel {
    /// Where the hero is.
    pub title: String,
    /// What can be done there.
    pub line: String,
    /// Its sign.
    pub sign: Sign,
    /// The hero.
    pub hero: HeroModel,
    /// What there is to choose.
    pub scene: SceneModel,
}

/// What the hero has besides HP and cards.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct HeroModel {
    /// Gold.
    pub gold: u16,
    /// Dice it rolls each turn.
    pub dice: u8,
    /// Cells of its board that are covered, and how many there are.
    pub room: [u32; 2],
    /// For each of its cards, what picking it means; `None` where it is only to be looked at.
    pub picks: Vec<Option<Pick>>,
}

/// What there is to choose.
#[derive(Clone, PartialEq, Debug)]
pub enum SceneModel {
    /// A way.
    Map(MapModel),
    /// Cards, with what was gained before, and a meal.
    Offers {
        /// What was gained, each with its sign.
        gained: Vec<(Sign, String)>,
        /// The cards.
        offers: Vec<OfferModel>,
        /// A meal.
        meal: Option<TileModel>,
    },
    /// A card of the hero's that becomes another.
    Forge(ForgeModel),
    /// One of some things that are no cards.
    Tiles(Vec<TileModel>),
}

/// The map.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MapModel {
    /// The layers, the first one first, each with its stops.
    pub layers: Vec<Vec<StopModel>>,
    /// The layer the hero is in.
    pub here: usize,
}

/// How a stop lies to the hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// The hero came through here.
    Gone,
    /// It went another way.
    Passed,
    /// It can go here now.
    Open,
    /// It lies further on.
    Ahead,
}

/// A stop on the map.
#[derive(Clone, PartialEq, Debug)]
pub struct StopModel {
    /// Who stands there.
    pub name: String,
    /// HP and dice.
    pub facts: String,
    /// All of it in a sentence, with what lies behind.
    pub told: String,
    /// The enemy's portrait; those of mods have none.
    pub portrait: Option<Arc<Portrait>>,
    /// The sign that stands in for it.
    pub icon: Icon,
    /// What lies behind; a boss has the crown.
    pub sign: Sign,
    /// How it lies to the hero.
    pub standing: Standing,
    /// The key that picks it, and whether it is picked.
    pub key: Option<char>,
    /// See `key`.
    pub chosen: bool,
    /// Whether the advice that is read speaks of it.
    pub marked: bool,
    /// Its tier; 0 for a boss.
    pub tier: u8,
}

/// A card on offer.
#[derive(Clone, PartialEq, Debug)]
pub struct OfferModel {
    /// The card.
    pub card: CardModel,
    /// What it costs, or why it cannot be taken.
    pub label: Option<String>,
    /// Whether that forbids it.
    pub forbidden: bool,
}

/// A card of the hero's that becomes another.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ForgeModel {
    /// The card as it is, and as it would be.
    pub cards: Option<[CardModel; 2]>,
    /// What is said of each.
    pub labels: [String; 2],
    /// What is said where no card is picked.
    pub empty: String,
}

/// A choice that is no card.
#[derive(Clone, PartialEq, Debug)]
pub struct TileModel {
    /// What it is.
    pub pick: Pick,
    /// Its sign.
    pub sign: Sign,
    /// Its name.
    pub title: String,
    /// What it does.
    pub text: String,
    /// Its key.
    pub key: Option<char>,
    /// Whether it is picked.
    pub chosen: bool,
    /// Whether the advice that is read speaks of it.
    pub marked: bool,
    /// Whether it can be done.
    pub lit: bool,
}
