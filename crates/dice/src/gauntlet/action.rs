//! What seats and chance may do in a run.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::map::Site;
use crate::card::CardId;

/// What a seat may do: the enemy's only in fights, the hero's between them too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "RunAction")]
pub enum Action {
    /// Do this in the fight.
    Fight(crate::Action),
    /// Go this way, by its place in the layer, and fight who stands there.
    Go(u8),
    /// Take the card at this place apart; it becomes the skill. `None` keeps everything.
    Scrap(Option<u8>),
    /// Take the card offered at this place; in a shop, buy it.
    Take(u8),
    /// Throw the card at this place away, where something offered has no room.
    Drop(u8),
    /// Have the card at this place upgraded.
    Upgrade(u8),
    /// Buy a meal in a shop.
    Eat,
    /// Sleep: HP come back.
    Rest,
    /// Exercise instead: most HP rise.
    Drill,
    /// Go on without (more).
    Leave,
}

/// What chance may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// This happens in the fight.
    Fight(crate::Outcome),
    /// The enemy of this number, in the order of the content, stands on the next way of the map.
    Enemy(u16),
    /// This site lies behind it.
    Site(Site),
    /// This card is offered.
    Offer(CardId),
}
