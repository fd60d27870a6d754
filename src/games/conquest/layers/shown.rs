//! The thematic map on the board, as the game goes on.

use bevy::prelude::{Res, ResMut, Resource};

use super::{Layer, continents, income, threat};
use crate::{
    games::conquest::state::Match,
    settings::{MapTheme, Settings},
    text::Words,
};

/// The thematic map on the board, if one is shown.
#[derive(Resource, Default)]
pub struct ShownLayer(pub Option<Layer>);

/// Draws the map that the player chose anew as the game goes on.
pub fn follow(table: Res<Match>, settings: Res<Settings>, words: Res<Words>, mut shown: ResMut<ShownLayer>) {
    // What a decision is explained with has the board for itself.
    let wanted = settings.map_theme.filter(|_| !table.why.is_open()).map(|theme| layer(theme, &table, &words));
    if shown.0 != wanted {
        shown.0 = wanted;
    }
}

/// The map of a theme as the screen may show it.
pub(super) fn layer(theme: MapTheme, table: &Match, words: &Words) -> Layer {
    match theme {
        MapTheme::Threat => threat::layer(table, words),
        MapTheme::Continents => continents::layer(table, words),
        MapTheme::Income => income::layer(table, words),
    }
}
