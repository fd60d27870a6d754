//! Lines from the cell that is pointed at to where they end, over everything that lies there.

use bevy::{prelude::*, sprite_render::AlphaMode2d};

use super::{
    game::BoardGame,
    state::FieldTable,
    theme::{LINE, LINE_STRENGTH, LINE_WIDTH},
};
use crate::{
    board::{Depth, Ink, OnBoard, PlaceId, Pointer},
    pieces::{Cursor, Grid, PieceBoard},
};

/// The lines as they were drawn: on which board, from where to where.
#[derive(Component, Clone, PartialEq, Eq)]
pub struct Lines {
    grid: Grid,
    from: PlaceId,
    ends: Vec<PlaceId>,
}

/// Draws the lines of another cell, where another one is pointed at.
pub fn draw<B: BoardGame>(
    mut commands: Commands,
    (table, pieces): (Res<FieldTable<B>>, Res<PieceBoard>),
    (pointer, cursor): (Res<Pointer>, Res<Cursor>),
    (meshes, materials): (Option<ResMut<Assets<Mesh>>>, Option<ResMut<Assets<ColorMaterial>>>),
    drawn: Query<(Entity, &Lines)>,
) {
    let (Some(mut meshes), Some(mut materials)) = (meshes, materials) else { return };
    let lines = |from: PlaceId| {
        let ends = B::lines(table.host.game(), &table.shown.view, from);
        Some(Lines { grid: pieces.grid, from, ends }).filter(|lines| !lines.ends.is_empty())
    };
    let wanted = cursor.at().or(pointer.over).and_then(lines);
    let known = drawn.iter().next();
    if known.map(|(_, lines)| lines) == wanted.as_ref() {
        return;
    }
    drawn.iter().for_each(|(entity, _)| commands.entity(entity).despawn());
    let Some(lines) = wanted else { return };
    let mut ink = Ink::default();
    let (from, side) = (lines.grid.middle(lines.from), lines.grid.side());
    for end in &lines.ends {
        let to = lines.grid.middle(*end);
        let step = (to - from).normalize_or_zero() * side;
        let shade = LINE.bevy_alpha(LINE_STRENGTH).to_linear();
        // They begin beside the sign of their own cell, and go on to the edge of the last one.
        ink.stroke(&[from + 0.4 * step, to + 0.45 * step], false, LINE_WIDTH * side, shade);
    }
    commands.spawn((
        OnBoard,
        lines,
        Mesh2d(meshes.add(ink.plain())),
        MeshMaterial2d(materials.add(ColorMaterial { alpha_mode: AlphaMode2d::Blend, ..default() })),
        Depth::Numbers.at(Vec2::ZERO),
    ));
}
