//! Opening a board of cells, and turning it.

use std::sync::Arc;

use bevy::prelude::*;

use super::{
    cursor::Cursor,
    figure::PieceLooks,
    grid::Turned,
    in_hand::InHand,
    piece::{PieceMoves, Pieces},
    piece_board::PieceBoard,
    set::PieceSet,
    tray::Tray,
};
use crate::{
    board::{self, BoardPlan, Fog, Grips, PieceHeight},
    theme::board::PIECE_HEIGHT,
};

/// What a board of cells is opened with.
pub struct PiecePlan {
    /// Its cells, and what they are called at its edge.
    pub board: PieceBoard,
    /// How its pieces look.
    pub set: Arc<PieceSet>,
    /// How cells out of sight are hidden.
    pub fog: Fog,
    /// How bright it is (0–1) at a point of a board of this extent: what covers cells is lit as they are.
    pub light: fn(Rect, Vec2) -> f32,
}

/// Opens a board of cells, until the table is left. No piece stands on it yet; the player may draw on it.
pub fn open(world: &mut World, plan: PiecePlan) {
    let PiecePlan { board, set, fog, light } = plan;
    let pieces = PieceHeight::Units(PIECE_HEIGHT * board.grid.side());
    board::open(world, BoardPlan { places: Arc::new(board.grid.places()), pieces, fog, light });
    world.resource_mut::<Grips>().draws = true;
    world.insert_resource(PieceLooks::new(set));
    world.insert_resource(Pieces::default());
    world.insert_resource(PieceMoves::default());
    world.insert_resource(InHand::default());
    world.insert_resource(Cursor::default());
    world.insert_resource(Tray::default());
    world.insert_resource(board);
}

/// Turns the open board; does nothing where none is, or it lies so already. The ground is the game's, which draws it anew when
/// [`PieceBoard`] has changed.
pub fn turn(world: &mut World, turned: Turned) {
    let Some(board) = world.get_resource::<PieceBoard>().filter(|board| board.grid.turned() != turned) else { return };
    let grid = board.grid.lying(turned);
    world.resource_mut::<PieceBoard>().grid = grid;
    board::lay_anew(world, Arc::new(grid.places()));
}

/// The board is gone with the table.
pub(super) fn close(mut commands: Commands) {
    commands.remove_resource::<PieceBoard>();
    commands.remove_resource::<PieceLooks>();
}
