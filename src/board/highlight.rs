//! Lines of light around the places that are chosen, aimed at, open to an action or under the pointer.

use bevy::prelude::*;

use super::{Board, Depth, Ink, OnBoard, PlaceId, Places, Pointer};
use crate::theme::{board, color};

/// How a place is lit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Highlight {
    /// As it is.
    #[default]
    Plain,
    /// One can act on it.
    Legal,
    /// It is aimed at.
    Target,
    /// Chosen.
    Chosen,
    /// Not in question now.
    Dim,
}

impl Highlight {
    /// Whether one can act on such a place.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Legal | Self::Target | Self::Chosen)
    }
}

/// How all places are lit.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Highlights {
    /// By place, as the game says.
    pub places: Vec<Highlight>,
    /// The place under the pointer.
    pub pointed: Option<PlaceId>,
}

impl Highlights {
    /// How one place is lit.
    pub fn of(&self, place: PlaceId) -> Highlight {
        self.places.get(place.index()).copied().unwrap_or_default()
    }
}

/// The line of light around a place.
#[derive(Component)]
pub(super) struct Glow(PlaceId);

/// What lines of light are drawn in.
#[derive(Resource)]
pub(super) struct GlowInks {
    chosen: Handle<ColorMaterial>,
    target: Handle<ColorMaterial>,
    legal: Handle<ColorMaterial>,
    pointed: Handle<ColorMaterial>,
}

pub(super) fn spawn(
    commands: &mut Commands,
    places: &Places,
    meshes: &mut Assets<Mesh>,
    materials: &mut Assets<ColorMaterial>,
) {
    let inks = GlowInks {
        chosen: materials.add(color::LAMP_BRIGHT.bevy()),
        target: materials.add(color::DANGER_TEXT.bevy()),
        legal: materials.add(color::LAMP_GOLD.bevy_alpha(0.75)),
        pointed: materials.add(color::IVORY.bevy_alpha(0.9)),
    };
    for (id, place) in places.iter() {
        let mut ink = Ink::default();
        for ring in place.polygons().iter().flatten() {
            ink.stroke(ring, true, board::GLOW_WIDTH, LinearRgba::WHITE);
        }
        commands.spawn((
            OnBoard,
            Glow(id),
            Mesh2d(meshes.add(ink.plain())),
            MeshMaterial2d(inks.legal.clone()),
            Depth::Glow.at(Vec2::ZERO),
            Visibility::Hidden,
        ));
    }
    commands.insert_resource(inks);
}

/// Remembers what the pointer is over.
pub(super) fn hover(pointer: Res<Pointer>, mut highlights: ResMut<Highlights>) {
    if highlights.pointed != pointer.over {
        highlights.pointed = pointer.over;
    }
}

/// Draws the lines.
pub(super) fn draw(
    highlights: Res<Highlights>,
    board: Res<Board>,
    inks: Option<Res<GlowInks>>,
    mut glows: Query<(&Glow, &mut MeshMaterial2d<ColorMaterial>, &mut Visibility)>,
) {
    let Some(inks) = inks.filter(|_| highlights.is_changed() || board.is_added()) else { return };
    for (glow, mut material, mut visibility) in &mut glows {
        let ink = match highlights.of(glow.0) {
            Highlight::Chosen => Some(&inks.chosen),
            Highlight::Target => Some(&inks.target),
            _ if highlights.pointed == Some(glow.0) => Some(&inks.pointed),
            Highlight::Legal => Some(&inks.legal),
            Highlight::Plain | Highlight::Dim => None,
        };
        visibility.set_if_neq(if ink.is_some() { Visibility::Inherited } else { Visibility::Hidden });
        if let Some(ink) = ink.filter(|ink| material.0 != **ink) {
            material.0 = ink.clone();
        }
    }
}
