//! What happened in a run, for animation, sound and log.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::hero::Carried;

use super::map::Site;
use crate::card::CardId;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "RunEvent")]
pub enum Event {
    /// It happened in the fight.
    Fight(crate::Event),
    /// The map was drawn on: this enemy, by its number in the content.
    Enemy(u16),
    /// The map was drawn on: this site, behind the last enemy.
    Site(Site),
    /// A fight begins against the enemy of this number.
    Begins(u16),
    /// It was won.
    Won {
        /// Gold earned.
        gold: u16,
    },
    /// The hero grew.
    Grew {
        /// Most HP gained.
        hp: u16,
        /// Dice gained.
        dice: u8,
        /// HP that came back.
        healed: u16,
    },
    /// A card was taken apart and is the skill now.
    Scrapped(Carried),
    /// A card is offered.
    Offered(CardId),
    /// It was taken.
    Took {
        /// Which.
        card: CardId,
        /// Gold paid.
        price: u16,
    },
    /// A card was thrown away.
    Dropped(Carried),
    /// A card was upgraded to this.
    Upgraded(Carried),
    /// HP came back, by a meal or by sleep.
    Healed {
        /// How many.
        hp: u16,
        /// Gold paid.
        price: u16,
    },
    /// Most HP rose.
    Drilled {
        /// By how many.
        hp: u16,
    },
    /// A site was come to.
    Came(Site),
    /// The run is over.
    Over {
        /// Whether the boss was beaten.
        won: bool,
    },
}
