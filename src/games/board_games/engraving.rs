//! What is cut into the ground of cells, such as the number that a shot told: a dark sign with a lit edge below it.

use bevy::prelude::*;

use super::{
    game::BoardGame,
    state::FieldTable,
    theme::{ENGRAVED, ENGRAVED_LIT, ENGRAVED_SIZE},
};
use crate::{
    board::{Board, Depth, OnBoard, PlaceId},
    pieces::{Grid, PieceBoard},
    theme::GameFonts,
};

/// How far the lit edge lies off, in heights of the sign.
const EDGE: f32 = 0.045;

/// The signs as they were drawn: of which board, how large a pixel was.
#[derive(Component)]
pub struct Engraving {
    signs: Vec<(PlaceId, String)>,
    grid: Grid,
    scale: f32,
}

/// Cuts the signs anew where they are others, or the board is seen otherwise.
pub fn draw<B: BoardGame>(
    mut commands: Commands,
    (table, pieces, board): (Res<FieldTable<B>>, Res<PieceBoard>, Res<Board>),
    fonts: Option<Res<GameFonts>>,
    drawn: Query<(Entity, &Engraving)>,
) {
    let Some(fonts) = fonts else { return };
    let signs = B::engraved(table.host.game(), &table.shown.view);
    let (grid, scale) = (pieces.grid, board.viewport.scale());
    let known = drawn.iter().next();
    let same = |known: &Engraving| known.signs == signs && known.grid == grid && known.scale == scale;
    if known.map_or(signs.is_empty(), |(_, known)| same(known)) {
        return;
    }
    drawn.iter().for_each(|(entity, _)| commands.entity(entity).despawn());
    if signs.is_empty() {
        return;
    }
    let size = (ENGRAVED_SIZE * grid.side() / scale).round();
    let text = |sign: &str, at: Vec2, shade: Color, layer: u8| {
        (
            Text2d::new(sign),
            TextFont { font: fonts.sans_strong.clone().into(), font_size: FontSize::Px(size), ..default() },
            TextColor(shade),
            Depth::Ground(layer).at(at).with_scale(Vec3::splat(scale)),
        )
    };
    let edge = EDGE * size * scale * Vec2::new(0.4, -1.0);
    commands
        .spawn((OnBoard, Transform::default(), Visibility::default()))
        .with_children(|ground| {
            for (place, sign) in &signs {
                let at = grid.middle(*place);
                ground.spawn(text(sign, at + edge, ENGRAVED_LIT.bevy_alpha(0.75), 6));
                ground.spawn(text(sign, at, ENGRAVED.bevy(), 7));
            }
        })
        .insert(Engraving { signs, grid, scale });
}
