//! The pictures that games lend to the pages.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::{
    shell::{Overlay, Screen},
    table::{CardPicture, Games},
};

/// Height of a picture as it is hung, in its widths.
pub(super) const HEIGHT: f32 = 0.5;

/// The pictures, by the ids of the games; asked for when a page first shows them.
#[derive(Resource, Default)]
pub(super) struct Pictures(BTreeMap<&'static str, Option<CardPicture>>);

impl Pictures {
    /// What a game shows of itself.
    pub(super) fn of(&self, game: &str) -> Option<&CardPicture> {
        self.0.get(game)?.as_ref()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pictures>().add_systems(OnEnter(Screen::Lobby), hang).add_systems(OnEnter(Overlay::Help), hang);
}

fn hang(world: &mut World) {
    let games = *world.resource::<Games>();
    for game in games.iter() {
        if !world.resource::<Pictures>().0.contains_key(game.id()) {
            let picture = game.picture(world);
            world.resource_mut::<Pictures>().0.insert(game.id(), picture);
        }
    }
}
