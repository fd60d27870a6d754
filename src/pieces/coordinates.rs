//! The coordinates of a board, drawn at its edge.

use bevy::prelude::*;

use super::{grid::Grid, piece_board::PieceBoard};
use crate::{
    board::{Board, Depth, OnBoard},
    settings::Settings,
    theme::{GameFonts, board::COORDINATE_SIZE, color},
};

/// Letters and numbers at the edge, as they were drawn: of which board, in which size.
#[derive(Component)]
pub(super) struct Drawn(Grid, f32, f32);

/// Draws the coordinates anew where the board lies otherwise, or the view is another one.
pub(super) fn draw(
    mut commands: Commands,
    pieces: Res<PieceBoard>,
    board: Res<Board>,
    fonts: Option<Res<GameFonts>>,
    settings: Res<Settings>,
    drawn: Query<(Entity, &Drawn)>,
) {
    let coordinates = pieces.coordinates.filter(|_| settings.coordinates);
    let (Some(fonts), Some(coordinates)) = (fonts, coordinates) else {
        drawn.iter().for_each(|(entity, _)| commands.entity(entity).despawn());
        return;
    };
    let (scale, size) = (board.viewport.scale(), board.grown(COORDINATE_SIZE));
    let same = |(_, drawn): (Entity, &Drawn)| (drawn.0, drawn.1, drawn.2) == (pieces.grid, scale, size);
    if drawn.iter().next().is_some_and(same) {
        return;
    }
    drawn.iter().for_each(|(entity, _)| commands.entity(entity).despawn());
    for (at, label) in pieces.grid.labels(coordinates) {
        commands.spawn((
            OnBoard,
            Drawn(pieces.grid, scale, size),
            Text2d::new(label),
            TextFont { font: fonts.sans_strong.clone().into(), font_size: FontSize::Px(size), ..default() },
            TextColor(color::BRASS.bevy()),
            Depth::Names.at(at).with_scale(Vec3::splat(scale)),
        ));
    }
}
