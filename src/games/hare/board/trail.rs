//! The line of play that an opponent expects, as footprints along the track with the number of each step.

use bevy::prelude::*;
use hare::GOAL;

use super::Track;
use crate::{
    board::{Board, Depth, Ink, OnBoard},
    games::hare::theme::meadow::{PRINT, PRINTS, STEP_AT, STEP_NUMBER},
    theme::{GameFonts, color, color::Shade, seats},
};

/// One step of the line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Footstep {
    /// Its number in the line, from 1.
    pub number: usize,
    /// From which square.
    pub from: u8,
    /// To which; the same where it is done on the spot.
    pub to: u8,
    /// The colour of whoever makes it.
    pub shade: Shade,
}

/// The line that is shown.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Trail(pub Vec<Footstep>);

/// What is drawn of it.
#[derive(Component)]
pub(super) struct Prints;

/// Draws the line anew where it is another one, or the view is.
pub(super) fn draw(
    mut commands: Commands,
    trail: Res<Trail>,
    track: Res<Track>,
    board: Res<Board>,
    fonts: Option<Res<GameFonts>>,
    (meshes, materials): (Option<ResMut<Assets<Mesh>>>, Option<ResMut<Assets<ColorMaterial>>>),
    drawn: Query<Entity, With<Prints>>,
    mut scale: Local<f32>,
) {
    let (Some(fonts), Some(mut meshes), Some(mut materials)) = (fonts, meshes, materials) else { return };
    let now = board.viewport.scale();
    if !trail.is_changed() && (*scale == now || trail.0.is_empty()) {
        return;
    }
    *scale = now;
    drawn.iter().for_each(|entity| commands.entity(entity).despawn());
    if trail.0.is_empty() {
        return;
    }
    let (mut ink, mut discs) = (Ink::default(), Ink::default());
    let mut letters = Vec::new();
    for (at, step) in trail.0.iter().enumerate() {
        prints(&mut ink, &track, *step);
        let before = trail.0[..at].iter().filter(|other| other.to == step.to).count();
        let place = track.middle(step.to.min(GOAL)) + STEP_AT + Vec2::new(0.0, 1.1 * STEP_NUMBER * before as f32);
        for (radius, shade) in [(0.66, color::INK_DEEP), (0.58, step.shade)] {
            let corner = |i: u8| Vec2::from_angle(std::f32::consts::TAU * f32::from(i) / 24.0);
            let colour = shade.bevy().to_linear();
            discs.convex((0..24).map(|i| (place + radius * STEP_NUMBER * corner(i), colour)));
        }
        letters.push((step, place));
    }
    let material = materials.add(ColorMaterial::default());
    for (mesh, depth) in [(ink, Depth::Arrows), (discs, Depth::Numbers)] {
        let mesh = Mesh2d(meshes.add(mesh.plain()));
        commands.spawn((OnBoard, Prints, mesh, MeshMaterial2d(material.clone()), depth.at(Vec2::ZERO)));
    }
    let size = FontSize::Px((0.8 * STEP_NUMBER / now).round().max(11.0));
    for (step, at) in letters {
        commands.spawn((
            OnBoard,
            Prints,
            Text2d::new(step.number.to_string()),
            TextFont { font: fonts.sans_strong.clone().into(), font_size: size, ..default() },
            TextColor(seats::ink_on(step.shade).bevy()),
            Transform::from_translation(at.extend(Depth::Numbers.z() + 0.5)).with_scale(Vec3::splat(now)),
        ));
    }
}

/// Prints of two feet in turn, from square to square.
fn prints(ink: &mut Ink, track: &Track, step: Footstep) {
    let (from, to) = (f32::from(step.from), f32::from(step.to));
    let count = ((to - from).abs() * PRINTS).ceil() as u16;
    for print in 1..count {
        let square = from + (to - from) * f32::from(print) / f32::from(count);
        let ahead = track.along(square + 0.1 * (to - from).signum()) - track.along(square);
        let along = ahead.normalize_or(Vec2::X);
        let side = if print % 2 == 0 { 1.0 } else { -1.0 };
        let middle = track.along(square) + 1.1 * side * PRINT[1] * along.perp();
        for (larger, shade) in [(1.3, color::INK_DEEP), (1.0, step.shade)] {
            let corner = |i: u8| {
                let way = Vec2::from_angle(std::f32::consts::TAU * f32::from(i) / 16.0);
                middle + larger * (PRINT[0] * way.x * along + PRINT[1] * way.y * along.perp())
            };
            ink.convex((0..16).map(|i| (corner(i), shade.bevy().to_linear())));
        }
    }
}
