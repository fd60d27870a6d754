//! The sea under the lamp: water, graticule, shallows, lanes.

use bevy::{prelude::*, sprite::Anchor};

use super::{atlas::Atlas, depth, relief};
use crate::{
    board::{Depth, Ink, OnBoard, tile},
    theme::{GameFonts, board},
};

/// How far the sea goes on beyond the board, as a share of the board's size.
const BEYOND: f32 = 1.5;
/// Cells the sea is divided in, so that its light can fall off smoothly.
const CELLS: [u16; 2] = [64, 48];

/// Spawns everything that lies below the land.
pub(super) fn spawn(
    commands: &mut Commands,
    atlas: &Atlas,
    grain: &Handle<Image>,
    meshes: &mut Assets<Mesh>,
    materials: &mut Assets<ColorMaterial>,
    images: &mut Assets<Image>,
) {
    let water = materials.add(ColorMaterial { texture: Some(grain.clone()), ..default() });
    let plain = materials.add(ColorMaterial::default());
    let shallows = materials.add(ColorMaterial {
        color: board::SHALLOWS.bevy(),
        texture: Some(images.add(relief::shallows(atlas))),
        alpha_mode: bevy::sprite_render::AlphaMode2d::Blend,
        ..default()
    });
    let mut layer = |mesh: Mesh, material: &Handle<ColorMaterial>, depth: Depth| {
        commands.spawn((OnBoard, Mesh2d(meshes.add(mesh)), MeshMaterial2d(material.clone()), depth.at(Vec2::ZERO)));
    };
    layer(surface(atlas.bounds()), &water, depth::SEA);
    layer(graticule(atlas.bounds()), &plain, depth::GRATICULE);
    layer(sheet(atlas), &shallows, depth::SHALLOWS);
    layer(lanes(atlas), &plain, depth::LANES);
}

/// How much of the lamp's light falls on a place, 0–1; the lamp hangs over the middle of the board.
pub(super) fn lamplight(board: Rect, at: Vec2) -> f32 {
    let lamp = board.center() + Vec2::new(0.0, 0.06 * board.height());
    let far = ((at - lamp) * Vec2::new(1.0, 1.25)).length() / (0.62 * board.width());
    (-1.6 * far * far).exp()
}

/// Water, lit from above the middle of the board.
fn surface(board: Rect) -> Mesh {
    let mut ink = Ink::default();
    let all = board.inflate(BEYOND * board.size().max_element() / 2.0);
    let [columns, rows] = CELLS;
    let corner = |column: u16, row: u16| {
        let at =
            all.min + all.size() * Vec2::new(f32::from(column) / f32::from(columns), f32::from(row) / f32::from(rows));
        let dark = 1.0 - lamplight(board, at);
        let (lit, unlit) = (board::SEA_LIT.bevy().to_linear(), board::SEA_DARK.bevy().to_linear());
        (at, lit * (1.0 - dark) + unlit * dark)
    };
    for row in 0..rows {
        for column in 0..columns {
            ink.convex([(0, 0), (1, 0), (1, 1), (0, 1)].map(|(x, y)| corner(column + x, row + y)));
        }
    }
    ink.mesh(Vec2::splat(tile::GRAIN_SIZE as f32))
}

fn graticule(board: Rect) -> Mesh {
    let mut ink = Ink::default();
    let color = board::GRATICULE.bevy_alpha(0.10);
    let all = board.inflate(BEYOND * board.size().max_element() / 2.0);
    let step = board::GRATICULE_STEP;
    let lines = |low: f32, high: f32, from: f32| {
        let first = ((low - from) / step).ceil() as i32;
        let last = ((high - from) / step).floor() as i32;
        (first..=last).map(move |n| from + n as f32 * step)
    };
    for x in lines(all.min.x, all.max.x, board.center().x) {
        ink.stroke(&[Vec2::new(x, all.min.y), Vec2::new(x, all.max.y)], false, 1.0, color);
    }
    for y in lines(all.min.y, all.max.y, board.center().y) {
        ink.stroke(&[Vec2::new(all.min.x, y), Vec2::new(all.max.x, y)], false, 1.0, color);
    }
    ink.plain()
}

/// A sheet over the board for a texture that covers it.
fn sheet(atlas: &Atlas) -> Mesh {
    let mut ink = Ink::default();
    let bounds = atlas.bounds();
    let corners =
        [bounds.min, Vec2::new(bounds.max.x, bounds.min.y), bounds.max, Vec2::new(bounds.min.x, bounds.max.y)];
    ink.convex(corners.map(|at| (at, LinearRgba::WHITE)));
    ink.mesh(atlas.size())
}

fn lanes(atlas: &Atlas) -> Mesh {
    let mut ink = Ink::default();
    for piece in atlas.lanes().iter().flat_map(|lane| &lane.pieces) {
        ink.dashes(piece, board::LANE_DASH, board::LANE_WIDTH, board::LANE.bevy_alpha(0.85));
    }
    ink.plain()
}

/// A word at the board's edge where a lane leaves it: where it leads to.
#[derive(Component)]
pub(super) struct LaneSign;

/// Spawns the signs at the edges. `towards` puts the name of a territory into words such as "to Kamchatka".
pub(super) fn spawn_signs(
    commands: &mut Commands,
    atlas: &Atlas,
    fonts: &GameFonts,
    towards: impl Fn(risk::map::TerritoryId) -> String,
) {
    for lane in atlas.lanes().iter().filter(|lane| lane.pieces.len() > 1) {
        for (end, piece) in lane.pieces.iter().take(2).enumerate() {
            let Some(edge) = piece.last() else { continue };
            let left = edge.x < atlas.bounds().center().x;
            commands.spawn((
                OnBoard,
                LaneSign,
                Text2d::new(towards(lane.ends[1 - end])),
                TextFont { font: fonts.serif_italic.clone().into(), ..default() },
                TextColor(board::SEA_LETTERS.bevy_alpha(0.9)),
                if left { Anchor::BOTTOM_LEFT } else { Anchor::BOTTOM_RIGHT },
                Depth::Names.at(*edge + Vec2::new(if left { 4.0 } else { -4.0 }, 3.0)),
            ));
        }
    }
}
