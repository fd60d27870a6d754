//! The ground below the pieces: the table under the lamp, the frame of lacquer, the cells, and the light on those of the last move.

use bevy::{prelude::*, sprite_render::AlphaMode2d};

use super::{
    board::light,
    floor::Floor,
    game::{BoardGame, RulesOf},
    state::FieldTable,
    theme::{
        BARS, BEYOND, CORNER, FRAME, INLAY, INLAY_WIDTH, LACQUER, LACQUER_LIT, LAST_MOVE, LAST_MOVE_STRENGTH, MOUTH,
        SEAM, SEAM_WIDTH, TABLE, WAVE,
    },
};
use crate::{
    board::{Depth, Ink, OnBoard, PlaceId, tile},
    pieces::{Grid, PieceBoard},
    theme::Shade,
};

/// Cells that the table is divided in, so that its light can fall off smoothly.
const CELLS: [u16; 2] = [36, 28];
/// Points of a round corner.
const ROUND: usize = 8;

/// The ground as it was drawn.
#[derive(Component)]
pub struct Ground;

/// The light on the last move as it was drawn.
#[derive(Component)]
pub struct LastMove;

/// Draws the ground, where the board has come up or lies otherwise.
pub fn draw<B: BoardGame>(
    mut commands: Commands,
    (board, table): (Res<PieceBoard>, Res<FieldTable<B>>),
    (meshes, materials): (Option<ResMut<Assets<Mesh>>>, Option<ResMut<Assets<ColorMaterial>>>),
    images: Option<ResMut<Assets<Image>>>,
    mut grain: Local<Option<Handle<Image>>>,
    drawn: Query<Entity, With<Ground>>,
) {
    // Without graphics there is nothing to draw on.
    let (Some(mut meshes), Some(mut materials)) = (meshes, materials) else { return };
    drawn.iter().for_each(|entity| commands.entity(entity).despawn());
    if let Some(mut images) = images {
        grain.get_or_insert_with(|| images.add(tile::grain()));
    }
    let material = materials.add(ColorMaterial { texture: grain.clone(), ..default() });
    let texture = Vec2::splat(tile::GRAIN_SIZE as f32);
    for (layer, ink) in [(0, under(board.grid)), (1, frame(board.grid)), (2, cells::<B>(table.host.game(), board.grid))]
    {
        commands.spawn((
            OnBoard,
            Ground,
            Mesh2d(meshes.add(ink.mesh(texture))),
            MeshMaterial2d(material.clone()),
            Depth::Ground(layer).at(Vec2::ZERO),
        ));
    }
}

/// Lights the cells of the last move.
pub fn mark<B: BoardGame>(
    mut commands: Commands,
    (board, table): (Res<PieceBoard>, Res<FieldTable<B>>),
    (meshes, materials): (Option<ResMut<Assets<Mesh>>>, Option<ResMut<Assets<ColorMaterial>>>),
    drawn: Query<Entity, With<LastMove>>,
) {
    let (Some(mut meshes), Some(mut materials)) = (meshes, materials) else { return };
    drawn.iter().for_each(|entity| commands.entity(entity).despawn());
    let Some(last) = table.shown.last else { return };
    let mut ink = Ink::default();
    let mut lit = vec![last.from, last.to];
    lit.dedup();
    for place in lit {
        ink.fill(&[square(board.grid, place, 0.5)], LAST_MOVE.bevy_alpha(LAST_MOVE_STRENGTH));
    }
    commands.spawn((
        OnBoard,
        LastMove,
        Mesh2d(meshes.add(ink.plain())),
        MeshMaterial2d(materials.add(ColorMaterial { alpha_mode: AlphaMode2d::Blend, ..default() })),
        Depth::Ground(5).at(Vec2::ZERO),
    ));
}

/// The table below the board, lit from above its middle.
fn under(grid: Grid) -> Ink {
    let mut ink = Ink::default();
    let bounds = grid.bounds();
    let all = bounds.inflate(BEYOND * bounds.size().max_element());
    let [columns, rows] = CELLS;
    let corner = |column: u16, row: u16| {
        let share = Vec2::new(f32::from(column) / f32::from(columns), f32::from(row) / f32::from(rows));
        let at = all.min + all.size() * share;
        let far = (at - bounds.center()).length() / (0.8 * bounds.size().max_element());
        let lit = (-far * far).exp();
        (at, TABLE[0].bevy().to_linear() * lit + TABLE[1].bevy().to_linear() * (1.0 - lit))
    };
    for row in 0..rows {
        for column in 0..columns {
            ink.convex([(0, 0), (1, 0), (1, 1), (0, 1)].map(|(x, y)| corner(column + x, row + y)));
        }
    }
    ink
}

/// The frame: its shadow, lacquer, a lit edge, a line of brass.
fn frame(grid: Grid) -> Ink {
    let (mut ink, side) = (Ink::default(), grid.side());
    let cells = grid.bounds().inflate(-FRAME * side);
    let outer = grid.bounds();
    let shade = |shade: Shade| move |at: Vec2| lit(shade, light(outer, at));
    let shadow = rounded(outer, CORNER * side).into_iter().map(|at| at + Vec2::new(0.05, -0.09) * side).collect();
    ink.fill(&[shadow], crate::theme::color::INK_DEEP.bevy());
    ink.fill_by(&[rounded(outer, CORNER * side)], shade(LACQUER));
    let edge = rounded(outer.inflate(-0.03 * side), 0.9 * CORNER * side);
    ink.stroke(&edge, true, 0.03 * side, lit(LACQUER_LIT, 0.9));
    for (off, width) in [(0.12, INLAY_WIDTH), (0.055, 0.6 * INLAY_WIDTH)] {
        let line = rounded(cells.inflate(off * side), 0.02 * side);
        ink.stroke(&line, true, width * side, lit(INLAY, 0.85));
    }
    ink
}

/// The cells.
fn cells<B: BoardGame>(game: &RulesOf<B>, grid: Grid) -> Ink {
    let mut ink = Ink::default();
    let side = grid.side();
    for (place, cell) in grid.places().iter() {
        let floor = B::floor(game, place);
        let [column, row] = grid.cell(place);
        let turn = usize::from((column + row) % 2);
        let brightness = light(grid.bounds(), cell.centre());
        ink.fill(&[square(grid, place, 0.5)], lit(floor.shade(turn), brightness));
        sign(&mut ink, floor, cell.centre(), side, brightness);
    }
    let seam = |at| lit(SEAM, light(grid.bounds(), at));
    if grid.has_points() {
        for line in B::ruled(game) {
            let ends = line.map(|place| grid.middle(place));
            ink.stroke(&ends, false, SEAM_WIDTH * side, seam(ends[0].midpoint(ends[1])));
        }
        return ink;
    }
    for (place, cell) in grid.places().iter() {
        ink.stroke(&square(grid, place, 0.5), true, SEAM_WIDTH * side, seam(cell.centre()));
    }
    ink
}

/// What is drawn on a cell's ground.
fn sign(ink: &mut Ink, floor: Floor, middle: Vec2, side: f32, brightness: f32) {
    let at = |x: f32, y: f32| middle + side * Vec2::new(x, y);
    match floor {
        Floor::Wood | Floor::Chequered | Floor::Ruled | Floor::Grass => {}
        Floor::Water => {
            for (row, shift) in [(-0.22, 0.0), (0.02, 0.12), (0.26, -0.06)] {
                let wave = (0..=16).map(|step| {
                    let x = -0.3 + 0.6 * step as f32 / 16.0;
                    at(x + shift * 0.4, row + 0.035 * (x * 21.0 + shift * 9.0).sin())
                });
                ink.stroke(&wave.collect::<Vec<_>>(), false, 0.022 * side, lit(WAVE, 0.72 * brightness));
            }
        }
        Floor::Trap => {
            let bars = lit(BARS, brightness);
            for step in [-0.2, 0.0, 0.2] {
                ink.stroke(&[at(step, -0.34), at(step, 0.34)], false, 0.03 * side, bars);
                ink.stroke(&[at(-0.34, step), at(0.34, step)], false, 0.03 * side, bars);
            }
            let rim: Vec<Vec2> =
                [(-0.34, -0.34), (0.34, -0.34), (0.34, 0.34), (-0.34, 0.34)].map(|(x, y)| at(x, y)).into();
            ink.stroke(&rim, true, 0.05 * side, bars);
        }
        Floor::Den => {
            let arch = (0..=20).map(|step| {
                let turn = std::f32::consts::PI * step as f32 / 20.0;
                at(0.3 * turn.cos(), -0.02 + 0.32 * turn.sin())
            });
            let mouth: Vec<Vec2> = arch.chain([at(-0.3, -0.32), at(0.3, -0.32)]).collect();
            ink.fill(std::slice::from_ref(&mouth), lit(MOUTH, brightness));
            ink.stroke(&mouth, true, 0.04 * side, lit(INLAY, 0.85 * brightness));
        }
    }
}

/// The corners of a cell, `half` of its sides from its middle.
fn square(grid: Grid, place: PlaceId, half: f32) -> Vec<Vec2> {
    let (middle, half) = (grid.middle(place), half * grid.side());
    [(-half, -half), (half, -half), (half, half), (-half, half)].map(|(x, y)| middle + Vec2::new(x, y)).into()
}

/// A rectangle with round corners.
fn rounded(area: Rect, radius: f32) -> Vec<Vec2> {
    let inner = area.inflate(-radius);
    let corners = [inner.max, Vec2::new(inner.min.x, inner.max.y), inner.min, Vec2::new(inner.max.x, inner.min.y)];
    let turn = std::f32::consts::FRAC_PI_2;
    let arc = |(quarter, corner): (usize, Vec2)| {
        (0..=ROUND).map(move |step| {
            let angle = turn * (quarter as f32 + step as f32 / ROUND as f32);
            corner + radius * Vec2::from_angle(angle)
        })
    };
    corners.into_iter().enumerate().flat_map(arc).collect()
}

/// A colour in so much light.
fn lit(shade: Shade, brightness: f32) -> LinearRgba {
    let colour = shade.bevy().to_linear();
    LinearRgba {
        red: brightness * colour.red,
        green: brightness * colour.green,
        blue: brightness * colour.blue,
        alpha: colour.alpha,
    }
}
