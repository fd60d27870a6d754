//! Portals: a violet ring under a territory's token with light that whirls in it. They lie open, so fog does not hide them.

use bevy::prelude::*;

use super::{atlas::Atlas, depth};
use crate::{
    board::{Board, Ink, OnBoard},
    theme::board,
};

/// A portal.
#[derive(Component)]
pub(super) struct Portal;

/// Corners of a disc.
const CORNERS: u8 = 48;
/// Arms of the whirl, and how far they turn on their way outward, in whole turns.
const ARMS: (u8, f32) = (3, 0.42);
/// Radius of a portal on a small picture of the map, board units.
const CHARTED: f32 = 30.0;

/// Spawns those of the map.
pub(super) fn spawn(
    commands: &mut Commands,
    atlas: &Atlas,
    meshes: &mut Assets<Mesh>,
    materials: &mut Assets<ColorMaterial>,
) {
    if atlas.portals().is_empty() {
        return;
    }
    let mut ink = Ink::default();
    draw(&mut ink, Vec2::ZERO, board::PORTAL_SIZE * board::TOKEN_HEIGHT);
    let (mesh, material) = (meshes.add(ink.plain()), materials.add(ColorMaterial::default()));
    for portal in atlas.portals() {
        let at = depth::PORTALS.at(atlas.token(*portal));
        commands.spawn((OnBoard, Portal, Mesh2d(mesh.clone()), MeshMaterial2d(material.clone()), at));
    }
}

/// A portal on a small picture of the map.
pub(in crate::games::conquest) fn chart(ink: &mut Ink, at: Vec2) {
    draw(ink, at, CHARTED);
}

fn draw(ink: &mut Ink, at: Vec2, radius: f32) {
    let [deep, light] = board::PORTAL;
    let turn = |share: f32| Vec2::from_angle(std::f32::consts::TAU * share);
    let disc = |radius: f32| (0..CORNERS).map(move |corner| at + radius * turn(f32::from(corner) / f32::from(CORNERS)));
    for (share, shade) in [(1.08, deep), (1.0, light), (0.88, deep)] {
        ink.convex(disc(share * radius).map(|corner| (corner, shade.bevy().to_linear())));
    }
    let (arms, turns) = ARMS;
    for arm in 0..arms {
        let point = |step: u8| {
            let out = f32::from(step) / 12.0;
            at + radius * (0.12 + 0.72 * out) * turn(f32::from(arm) / f32::from(arms) + turns * out)
        };
        let line: Vec<Vec2> = (0..=12).map(point).collect();
        ink.stroke(&line, false, 0.1 * radius, light.bevy());
    }
}

/// Keeps portals the same size on the screen however close the view is, as [tokens](super::token) are.
pub(super) fn resize(board: Res<Board>, mut portals: Query<&mut Transform, With<Portal>>) {
    let near = 1.0 + 0.25 * board.closeness();
    let scale = Vec3::splat(board.viewport.scale() * board.size * near);
    for mut portal in &mut portals {
        if portal.scale != scale {
            portal.scale = scale;
        }
    }
}
