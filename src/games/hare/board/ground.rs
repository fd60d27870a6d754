//! The meadow itself: grass under the lamp, what grows on it, and the worn earth of the track.

use bevy::prelude::*;
use hare::{GOAL, Square};
use rand::{Rng, SeedableRng};

use super::{
    Track, depth,
    lamp::{lamplight, light},
};
use crate::{
    board::{Depth, Ink, OnBoard, tile},
    games::hare::theme::meadow::{BUSH, CLEARING, EARTH, FLOWERS, GRASS, GROUNDS, PATH, TUFTS},
    theme::color::Shade,
};

/// How far the meadow goes on beyond the board, as a share of the board's size.
const BEYOND: f32 = 1.4;
/// Cells the meadow is divided in, so that its light can fall off smoothly.
const CELLS: [u16; 2] = [60, 44];
/// Plants that are tried: tufts, flowers, bushes.
const PLANTS: [usize; 3] = [1100, 230, 70];

/// The ground of a square, by what it is.
pub(in crate::games::hare) fn shade_of(square: Square) -> Shade {
    match square {
        Square::Start | Square::Goal => GROUNDS[0],
        Square::Hare => GROUNDS[1],
        Square::Carrot => GROUNDS[2],
        Square::Salad => GROUNDS[3],
        Square::Hedgehog => GROUNDS[4],
        Square::Position(_) => GROUNDS[5],
        Square::Flag => GROUNDS[6],
    }
}

/// Spawns everything below the squares.
pub(super) fn spawn(
    commands: &mut Commands,
    track: &Track,
    grain: &Handle<Image>,
    meshes: &mut Assets<Mesh>,
    materials: &mut Assets<ColorMaterial>,
) {
    let grass = materials.add(ColorMaterial { texture: Some(grain.clone()), ..default() });
    let plain = materials.add(ColorMaterial::default());
    let mut layer = |mesh: Mesh, material: &Handle<ColorMaterial>, depth: Depth| {
        commands.spawn((OnBoard, Mesh2d(meshes.add(mesh)), MeshMaterial2d(material.clone()), depth.at(Vec2::ZERO)));
    };
    layer(surface(), &grass, depth::GRASS);
    layer(plants(track), &plain, depth::PLANTS);
    layer(earth(track), &grass, depth::EARTH);
}

/// Grass, lit from above the middle of the board.
fn surface() -> Mesh {
    let mut ink = Ink::default();
    let board = Track::bounds();
    let all = board.inflate(BEYOND * board.size().max_element() / 2.0);
    let [columns, rows] = CELLS;
    let corner = |column: u16, row: u16| {
        let share = Vec2::new(f32::from(column) / f32::from(columns), f32::from(row) / f32::from(rows));
        let at = all.min + all.size() * share;
        let lit = lamplight(board, at);
        (at, GRASS[0].bevy().to_linear() * lit + GRASS[1].bevy().to_linear() * (1.0 - lit))
    };
    for row in 0..rows {
        for column in 0..columns {
            ink.convex([(0, 0), (1, 0), (1, 1), (0, 1)].map(|(x, y)| corner(column + x, row + y)));
        }
    }
    ink.mesh(Vec2::splat(tile::GRAIN_SIZE as f32))
}

/// What grows on the meadow, the same in every race and never on the track.
fn plants(track: &Track) -> Mesh {
    let mut ink = Ink::default();
    let mut rng = tabletop::Rng::seed_from_u64(0x4a7e);
    let mut unit = move || (rng.next_u32() >> 8) as f32 / (1u32 << 24) as f32;
    let board = Track::bounds().inflate(60.0);
    let bare = |room: f32, free: &mut dyn FnMut() -> f32| -> Option<Vec2> {
        let at = board.min + board.size() * Vec2::new(free(), free());
        let near = |other: &Vec2| other.distance(at) < PATH + room;
        let clearing = |square| ((at - track.middle(square)) / (CLEARING + room)).length() < 1.0;
        let on_track = track.line().iter().any(near) || clearing(0) || clearing(GOAL);
        (!on_track).then_some(at)
    };
    let [tufts, flowers, bushes] = PLANTS;
    for _ in 0..tufts {
        let Some(at) = bare(4.0, &mut unit) else { continue };
        tuft(&mut ink, at, &mut unit);
    }
    for _ in 0..flowers {
        let Some(at) = bare(8.0, &mut unit) else { continue };
        let petals = FLOWERS[(4.0 * unit()) as usize % FLOWERS.len()];
        for petal in 0..5 {
            let way = Vec2::from_angle(std::f32::consts::TAU * petal as f32 / 5.0 + unit());
            disc(&mut ink, at + 2.6 * way, 2.3, shaded(petals, at));
        }
        disc(&mut ink, at, 1.7, shaded(FLOWERS[1], at));
    }
    for _ in 0..bushes {
        let Some(at) = bare(20.0, &mut unit) else { continue };
        let size = 9.0 + 9.0 * unit();
        disc(&mut ink, at + Vec2::new(2.0, -4.0), 1.25 * size, shaded(GRASS[1], at).with_alpha(0.5));
        for lobe in 0..5 {
            let way = Vec2::from_angle(std::f32::consts::TAU * lobe as f32 / 5.0) * 0.6 * size;
            disc(&mut ink, at + way, 0.72 * size, shaded(BUSH[0], at));
        }
        for lobe in 0..4 {
            let way = Vec2::from_angle(1.6 * lobe as f32) * 0.4 * size + Vec2::new(-0.16, 0.24) * size;
            disc(&mut ink, at + way, 0.42 * size, shaded(BUSH[1], at));
        }
    }
    ink.plain()
}

/// A tuft of three blades.
fn tuft(ink: &mut Ink, at: Vec2, unit: &mut impl FnMut() -> f32) {
    let shade = shaded(TUFTS[usize::from(unit() > 0.6)], at);
    for blade in [-1.0, 0.0, 1.0_f32] {
        let height = 6.0 + 6.0 * unit();
        let tip = at + Vec2::new(3.4 * blade + 2.0 * (unit() - 0.5), height - 2.0 * blade.abs());
        let foot = at + Vec2::new(1.4 * blade, 0.0);
        ink.convex([foot - Vec2::new(1.1, 0.0), foot + Vec2::new(1.1, 0.0), tip].map(|point| (point, shade)));
    }
}

/// A colour as the lamp lights it there.
fn shaded(shade: Shade, at: Vec2) -> LinearRgba {
    let lit = light(Track::bounds(), at);
    let colour = shade.bevy().to_linear();
    LinearRgba { red: lit * colour.red, green: lit * colour.green, blue: lit * colour.blue, alpha: colour.alpha }
}

fn disc(ink: &mut Ink, middle: Vec2, radius: f32, colour: LinearRgba) {
    let corner = |i: u8| middle + radius * Vec2::from_angle(std::f32::consts::TAU * f32::from(i) / 14.0);
    ink.convex((0..14).map(|i| (corner(i), colour)));
}

/// The earth below the track.
fn earth(track: &Track) -> Mesh {
    let mut ink = Ink::default();
    for (wider, shade) in [(16.0, EARTH.mix(GRASS[0], 0.7)), (6.0, EARTH.mix(GRASS[0], 0.35)), (0.0, EARTH)] {
        ink.stroke(track.line(), false, 2.0 * (PATH + wider), shade.bevy());
        for square in [0, GOAL] {
            let middle = track.middle(square);
            let ring = (0..40)
                .map(|i| middle + (CLEARING + 8.0 + wider) * Vec2::from_angle(std::f32::consts::TAU * i as f32 / 40.0));
            ink.fill(&[ring.collect()], shade.bevy());
        }
    }
    ink.mesh(Vec2::splat(tile::GRAIN_SIZE as f32))
}
