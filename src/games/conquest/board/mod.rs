//! Conquest's board: sea, land, tokens and names, on [the board](crate::board) of the client.
//!
//! It draws a [`BoardLook`] and knows no rules: who may do what, and what just happened, is told by the folder above.
//! World coordinates are those of the [`Atlas`].

mod arrange;
mod atlas;
mod continents;
mod cover;
mod depth;
mod land;
mod letters;
mod look;
mod names;
pub(super) mod portals;
pub(super) mod relief;
mod sea;
mod snow;
mod token;

pub use atlas::{Atlas, place_of, territory_of};
pub use continents::{ContinentSigns, Sign};
pub use look::{BoardLook, Holder, PlaceLook, Tint};
pub use token::{Hit, Pop};

use std::sync::Arc;

use bevy::prelude::*;
use risk::map::Map;

use self::letters::BoardMap;
use crate::{
    board::{self, Board, BoardPlan, BoardSystems, Fog, PieceHeight, tile},
    shell::{Screen, ShellSystems},
    text::Words,
    theme::{GameFonts, board::TOKEN_HEIGHT},
};

/// Draws the map.
pub fn plugin(app: &mut App) {
    app.init_resource::<BoardLook>()
        .init_resource::<ContinentSigns>()
        .add_message::<Pop>()
        .add_message::<Hit>()
        .add_systems(OnExit(Screen::Play), remove)
        .add_systems(
            Update,
            (
                land::paint.run_if(resource_exists::<Assets<ColorMaterial>>),
                letters::write
                    .run_if(resource_exists::<Assets<ColorMaterial>>.and_then(resource_exists::<GameFonts>))
                    .run_if(resource_added::<BoardMap>.or_else(resource_changed::<Words>)),
                (token::show, token::pop, token::resize, portals::resize, continents::place, names::place).chain(),
            )
                .after(BoardSystems::View)
                .in_set(ShellSystems::Animate)
                .run_if(resource_exists::<Board>)
                .run_if(resource_exists::<Atlas>),
        );
}

/// Spawns the board of a map, where that has a drawing.
pub fn spawn(world: &mut World, map: &Arc<Map>) {
    let Some(atlas) = Atlas::new(map) else { return };
    world.resource_mut::<BoardLook>().places = vec![PlaceLook::default(); map.len()];
    let pieces = PieceHeight::Pixels(TOKEN_HEIGHT);
    board::open(world, BoardPlan { places: atlas.places().clone(), pieces, fog: Fog::Hatching, light: land::light });
    // Without graphics there is nothing to draw on, but the board can still be pointed at.
    if world.contains_resource::<Assets<ColorMaterial>>() && world.contains_resource::<GameFonts>() {
        world.resource_scope(|world, mut meshes: Mut<Assets<Mesh>>| {
            world.resource_scope(|world, mut materials: Mut<Assets<ColorMaterial>>| {
                world.resource_scope(|world, mut images: Mut<Assets<Image>>| {
                    let fonts = world.resource::<GameFonts>().clone();
                    let grain = images.add(tile::grain());
                    let mut commands = world.commands();
                    sea::spawn(&mut commands, &atlas, &grain, &mut meshes, &mut materials, &mut images);
                    land::spawn(&mut commands, &atlas, &grain, &mut meshes, &mut materials, &mut images);
                    snow::spawn(&mut commands, &atlas, &grain, &mut meshes, &mut materials);
                    portals::spawn(&mut commands, &atlas, &mut meshes, &mut materials);
                    token::spawn(&mut commands, &atlas, &fonts, &mut meshes, &mut materials);
                });
            });
        });
    }
    world.insert_resource(BoardMap(Arc::clone(map)));
    world.insert_resource(atlas);
    world.flush();
}

fn remove(mut commands: Commands, mut look: ResMut<BoardLook>) {
    commands.remove_resource::<Atlas>();
    commands.remove_resource::<BoardMap>();
    look.places.clear();
}
