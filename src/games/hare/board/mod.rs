//! The meadow: ground, track and runners, on [the board](crate::board) of the client.
//!
//! It draws a [`RaceLook`] and knows no rules: who may do what, and what just happened, is told by the folder above.

mod depth;
mod figures;
mod ground;
mod lamp;
mod look;
mod squares;
mod track;
mod trail;

pub use figures::Hop;
pub(super) use ground::shade_of;
pub(super) use lamp::light;
pub use look::{RaceLook, RunnerLook};
pub use track::{Track, place_of, square_of};
pub use trail::{Footstep, Trail};

use std::sync::Arc;

use bevy::prelude::*;
use hare::{GOAL, Hare};

use super::theme::meadow::RUNNER;
use crate::{
    board::{self, Board, BoardPlan, BoardSystems, Fog, PieceHeight, tile},
    shell::{Screen, ShellSystems},
    theme::GameFonts,
};

/// Draws the meadow.
pub fn plugin(app: &mut App) {
    app.init_resource::<RaceLook>()
        .init_resource::<Trail>()
        .add_message::<Hop>()
        .add_systems(OnExit(Screen::Play), remove)
        .add_systems(
            Update,
            (
                squares::paint.run_if(resource_exists::<Assets<ColorMaterial>>),
                squares::write,
                trail::draw,
                (figures::follow, figures::hop, figures::run).chain(),
            )
                .after(BoardSystems::View)
                .in_set(ShellSystems::Animate)
                .run_if(resource_exists::<Board>)
                .run_if(resource_exists::<Track>),
        );
}

/// Spawns the board of a race.
pub fn spawn(world: &mut World, rules: &Hare) {
    let track = Track::default();
    let squares = (0..=GOAL).map(|square| rules.track().square(square)).collect();
    world.insert_resource(RaceLook { squares, runners: Vec::new() });
    let places = Arc::new(track.places());
    board::open(world, BoardPlan { places, pieces: PieceHeight::Units(1.6 * RUNNER), fog: Fog::Hatching, light });
    // Without graphics there is nothing to draw on, but the board can still be pointed at.
    if world.contains_resource::<Assets<ColorMaterial>>() && world.contains_resource::<GameFonts>() {
        world.resource_scope(|world, mut meshes: Mut<Assets<Mesh>>| {
            world.resource_scope(|world, mut materials: Mut<Assets<ColorMaterial>>| {
                world.resource_scope(|world, mut images: Mut<Assets<Image>>| {
                    let fonts = world.resource::<GameFonts>().clone();
                    let squares = world.resource::<RaceLook>().squares.clone();
                    let grain = images.add(tile::grain());
                    let mut commands = world.commands();
                    ground::spawn(&mut commands, &track, &grain, &mut meshes, &mut materials);
                    squares::spawn(&mut commands, (&track, &squares), &fonts, &grain, &mut meshes, &mut materials);
                    figures::prepare(&mut commands, &mut meshes, &mut materials);
                });
            });
        });
    }
    world.insert_resource(track);
    world.flush();
}

fn remove(mut commands: Commands, mut look: ResMut<RaceLook>, mut trail: ResMut<Trail>) {
    trail.0.clear();
    commands.remove_resource::<Track>();
    *look = RaceLook::default();
}
