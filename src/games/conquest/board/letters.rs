//! All that is written on the board, anew whenever the language changes.

use std::sync::Arc;

use bevy::prelude::*;
use risk::map::Map;

use super::{
    atlas::Atlas,
    continents::{self, Legend},
    names::{self, Leader, Name},
    sea::{self, LaneSign},
};
use crate::{games::conquest::place_names, text::Words, theme::GameFonts};

/// The map that lies on the table, for its names.
#[derive(Resource)]
pub(super) struct BoardMap(pub Arc<Map>);

/// Anything that is written on the board.
type Written = Or<(With<Name>, With<Leader>, With<Legend>, With<LaneSign>)>;

/// Writes everything.
pub(super) fn write(
    mut commands: Commands,
    map: Res<BoardMap>,
    atlas: Res<Atlas>,
    fonts: Res<GameFonts>,
    words: Res<Words>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    before: Query<Entity, Written>,
) {
    before.iter().for_each(|written| commands.entity(written).despawn());
    let map = &map.0;
    sea::spawn_signs(&mut commands, &atlas, &fonts, |territory| {
        words.with("conquest-lane_to", &[("territory", &place_names::territory(&words, map, territory))])
    });
    names::spawn(&mut commands, &words, map, &fonts, &mut meshes, &mut materials);
    continents::spawn(&mut commands, &words, map, &fonts);
}
