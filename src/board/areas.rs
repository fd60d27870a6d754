//! The area of each place as a mesh.

use bevy::prelude::*;

use super::{Ink, Place};

/// The area of each place, in the order of their numbers; texture coordinates are world coordinates, `y` downwards.
#[derive(Resource)]
pub(super) struct AreaMeshes(pub(super) Vec<Handle<Mesh>>);

/// The area of a place, lit at each point.
pub(super) fn area(place: &Place, light: impl Fn(Vec2) -> f32) -> Mesh {
    let mut ink = Ink::default();
    let shade = |at| LinearRgba::gray(light(at));
    place.polygons().iter().for_each(|rings| ink.fill_by(rings, shade));
    ink.plain()
}
