//! What rises and marches over the board when armies come, go and fall.

use risk::map::TerritoryId;

use super::board::place_of;
use crate::{
    board::Effect,
    theme::{Livery, color},
};

/// Armies lost, for so many seconds.
pub fn loss(territory: TerritoryId, armies: u32, seconds: f32) -> Effect {
    let text = format!("\u{2212}{armies}");
    Effect::Rise { place: place_of(territory), text, shade: color::DANGER_TEXT, seconds }
}

/// Armies gained, for so many seconds.
pub fn gain(territory: TerritoryId, armies: u32, seconds: f32) -> Effect {
    Effect::Rise { place: place_of(territory), text: format!("+{armies}"), shade: color::LAMP_BRIGHT, seconds }
}

/// Armies on the march from one territory to another, for so many seconds.
pub fn march([from, to]: [TerritoryId; 2], armies: u32, livery: Livery, seconds: f32) -> Effect {
    let shades = [livery.color.shade(), livery.ink()];
    Effect::March { from: place_of(from), to: place_of(to), text: armies.to_string(), shades, seconds }
}
