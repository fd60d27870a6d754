//! What the thematic maps are called, and their keys.

use crate::{keys::Action as Key, settings::MapTheme};

/// The key of a theme's name among the client's words.
pub const fn word(theme: MapTheme) -> &'static str {
    match theme {
        MapTheme::Threat => "conquest-layer-threat",
        MapTheme::Continents => "conquest-layer-continents",
        MapTheme::Income => "conquest-layer-income",
    }
}

/// The key that shows and hides a theme.
pub const fn key(theme: MapTheme) -> Key {
    match theme {
        MapTheme::Threat => Key::LayerThreat,
        MapTheme::Continents => Key::LayerContinents,
        MapTheme::Income => Key::LayerIncome,
    }
}
