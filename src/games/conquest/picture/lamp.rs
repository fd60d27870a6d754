//! The lamp over the chart: a pool of light right of the middle, dark towards the edges and under the words.

use bevy::{prelude::*, sprite_render::AlphaMode2d};

use super::Picture;
use crate::{
    board::Ink,
    games::conquest::theme::picture,
    settings::Settings,
    shell::eased,
    theme::{Shade, board, color},
};

/// Light and shade, drawn for a window of 1 by 1 about the origin.
#[derive(Component)]
pub(super) struct Light;

/// The part of it that flickers.
#[derive(Component)]
pub(super) struct Flame;

/// Cells the light is divided in, so that it falls off without an edge.
const CELLS: [u16; 2] = [64, 40];
/// How far beyond the window it reaches, as a share of the window: nothing uncovered shows while the lamp sways.
const BEYOND: f32 = 0.05;

/// Spawns the light below `root`: under the chart, which it lets shine through, and over it.
pub(super) fn spawn(
    commands: &mut Commands,
    root: Entity,
    meshes: &mut Assets<Mesh>,
    materials: &mut Assets<ColorMaterial>,
) {
    let mut layer = |mesh: Mesh, depth: f32, flame: bool| {
        let material = ColorMaterial { alpha_mode: AlphaMode2d::Blend, ..ColorMaterial::from(Color::WHITE) };
        let parts = (
            Light,
            Mesh2d(meshes.add(mesh)),
            MeshMaterial2d(materials.add(material)),
            Transform::from_xyz(0.0, 0.0, depth),
            ChildOf(root),
        );
        let mut entity = commands.spawn(parts);
        if flame {
            entity.insert(Flame);
        }
    };
    layer(veil(board::SEA_LIT, |at| falling(at, picture::POOL)), picture::BELOW, false);
    layer(veil(color::INK_DEEP, darkness), picture::ABOVE, false);
    layer(veil(color::LAMP_GOLD, |at| picture::WARMTH * falling(at, picture::FLAME)), picture::ABOVE + 1.0, true);
}

/// How much light of a pool of this reach falls on a place of the window, 0–1; it ends nowhere.
fn falling(at: Vec2, reach: f32) -> f32 {
    (-(at - picture::LAMP).length_squared() / (reach * reach)).exp()
}

/// How dark a place of the window is, 0–1: by its distance from the lamp, and on the left, where the words are.
fn darkness(at: Vec2) -> f32 {
    let [least, most] = picture::DARKNESS;
    let far = most - (most - least) * falling(at, picture::REACH);
    let left = ((picture::WORDS_END - at.x) / picture::WORDS_FADE).clamp(0.0, 1.0);
    let words = picture::WORDS_DARKNESS * eased(left);
    1.0 - (1.0 - far) * (1.0 - words)
}

/// A veil of one shade over the window.
fn veil(shade: Shade, opacity: impl Fn(Vec2) -> f32) -> Mesh {
    let mut ink = Ink::default();
    let [columns, rows] = CELLS;
    let all = Rect::from_center_size(Vec2::ZERO, Vec2::splat(1.0 + 2.0 * BEYOND));
    let corner = |column: u16, row: u16| {
        let share = Vec2::new(f32::from(column) / f32::from(columns), f32::from(row) / f32::from(rows));
        let at = all.min + all.size() * share;
        (at, shade.bevy_alpha(opacity(at)).to_linear())
    };
    for row in 0..rows {
        for column in 0..columns {
            ink.convex([(0, 0), (1, 0), (1, 1), (0, 1)].map(|(x, y)| corner(column + x, row + y)));
        }
    }
    ink.plain()
}

/// The flame is never quite still.
pub(super) fn flicker(
    picture: Res<Picture>,
    settings: Res<Settings>,
    flames: Query<&MeshMaterial2d<ColorMaterial>, With<Flame>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    mut shown: Local<f32>,
) {
    let strength = if settings.reduced_motion { 1.0 } else { strength(picture.clock) };
    if strength == *shown {
        return;
    }
    *shown = strength;
    for flame in &flames {
        if let Some(mut material) = materials.get_mut(&flame.0) {
            material.color.set_alpha(strength);
        }
    }
}

/// How bright the flame burns at a moment, about 1: slow breath, and now and then a flutter.
fn strength(clock: f32) -> f32 {
    let breath = (clock * 0.9).sin() * 0.5 + (clock * 2.3 + 1.0).sin() * 0.3;
    let gust = ((clock * 0.21).sin() - 0.6).max(0.0) * (clock * 11.0).sin();
    1.0 - picture::FLICKER * (0.5 + 0.5 * breath) - picture::FLICKER * gust
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_light_has_no_edge() {
        // Between neighbouring cells the darkness never changes by more than the eye follows.
        let step = 1.0 / f32::from(CELLS[0]);
        for row in -10..=10 {
            for column in -32..32 {
                let at = Vec2::new(column as f32 * step, row as f32 * 0.05);
                let change = (darkness(at) - darkness(at + Vec2::new(step, 0.0))).abs();
                assert!(change < 0.06, "{at}: {change}");
            }
        }
        assert!(darkness(picture::LAMP) < 0.2 && darkness(Vec2::new(-0.45, 0.0)) > 0.7);
    }

    #[test]
    fn the_flame_flickers_and_never_goes_out() {
        let flames: Vec<f32> = (0..2000).map(|step| strength(step as f32 * 0.033)).collect();
        assert!(flames.iter().all(|flame| (0.4..=1.3).contains(flame)));
        assert!(flames.iter().any(|flame| *flame < 0.8));
    }
}
