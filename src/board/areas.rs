//! The area of each place as a mesh.

use std::f32::consts::{FRAC_1_SQRT_2, FRAC_PI_4};

use bevy::prelude::*;

use super::{Ink, Place, Places};

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

/// The square about each place that reaches half way to the nearest other one, lit at each point: what lies over neighbours so is one.
pub(super) fn squares(places: &Places, light: impl Fn(Vec2) -> f32 + Copy) -> Vec<Mesh> {
    let middles: Vec<Vec2> = places.iter().map(|(_, place)| place.centre()).collect();
    let apart =
        |(at, one): (usize, &Vec2)| middles[at + 1..].iter().map(|other| one.distance(*other)).min_by(f32::total_cmp);
    let side = middles.iter().enumerate().filter_map(apart).min_by(f32::total_cmp).unwrap_or(0.0);
    let square = |middle| Place::regular(middle, side * FRAC_1_SQRT_2, 4, FRAC_PI_4);
    middles.iter().map(|middle| area(&square(*middle), light)).collect()
}
