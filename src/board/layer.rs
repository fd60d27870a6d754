//! What is drawn over the board as a whole and drawn anew when it changes, or when the view of it does.

use std::sync::Arc;

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{Board, Depth, OnBoard, Places};

/// What a layer shows.
pub(super) trait Layer: Resource + Clone + PartialEq {
    /// How high it lies.
    const DEPTH: Depth;

    /// Whether there is nothing to draw.
    fn is_empty(&self) -> bool;
}

/// A layer as it was drawn: what it shows, on which places, world units of a pixel, and the size of things.
#[derive(Component)]
pub(super) struct Drawn<L: Layer> {
    shows: L,
    places: Arc<Places>,
    scale: f32,
    size: f32,
}

/// What drawing a layer takes.
#[derive(SystemParam)]
pub(super) struct Redraw<'w, 's, L: Layer> {
    commands: Commands<'w, 's>,
    wanted: Res<'w, L>,
    drawn: Query<'w, 's, (Entity, &'static Drawn<L>)>,
    pub board: Res<'w, Board>,
    pub meshes: Option<ResMut<'w, Assets<Mesh>>>,
    pub materials: Option<ResMut<'w, Assets<ColorMaterial>>>,
}

impl<L: Layer> Redraw<'_, '_, L> {
    /// Takes away what was drawn where it is not what is wanted. Returns what is to be drawn, if anything is.
    pub fn begin(&mut self) -> Option<L> {
        let (scale, size) = (self.board.viewport.scale(), self.board.size);
        let wanted = &*self.wanted;
        let drawn = self.drawn.iter().next().map(|(_, drawn)| drawn);
        let same = |drawn: &Drawn<L>| {
            let seen = (drawn.scale, drawn.size) == (scale, size) && Arc::ptr_eq(&drawn.places, &self.board.places);
            seen && drawn.shows == *wanted
        };
        if drawn.map_or(wanted.is_empty(), same) {
            return None;
        }
        for (entity, _) in &self.drawn {
            self.commands.entity(entity).despawn();
        }
        (!wanted.is_empty()).then(|| wanted.clone())
    }

    /// The layer's entity, below which everything of it is drawn.
    pub fn spawn(&mut self) -> EntityCommands<'_> {
        let (scale, size) = (self.board.viewport.scale(), self.board.size);
        let drawn = Drawn { shows: self.wanted.clone(), places: Arc::clone(&self.board.places), scale, size };
        self.commands.spawn((OnBoard, drawn, Transform::default(), Visibility::default()))
    }
}
