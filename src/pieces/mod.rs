//! Boards of cells with pieces, for any game that is played on one: what such games share beside the [`board`](crate::board).
//!
//! A game [opens](open) it with its [`Grid`] of squares or points and a [`PieceSet`], which is data, and draws the ground itself. From then on it
//! says in [`Pieces`] what stands where, and in [`PieceMoves`] what the person to act may do; it reads [`PieceMove`]s, which the person made by
//! dragging, with two clicks or by keyboard ([`InHand`], [`Cursor`]). How pieces slide, leap, are turned over, lifted and captured follows from
//! one list of pieces to the next. What may be done is lit, so the game leaves [`Highlights`](crate::board::Highlights) alone. [`Tray`] shows what was
//! captured. Nothing here knows a game.

mod coordinates;
mod cursor;
mod figure;
mod grid;
mod hand;
mod heap;
mod in_hand;
mod labels;
mod lights;
mod open;
mod piece;
mod piece_board;
mod set;
mod tray;
mod way;

pub use cursor::Cursor;
pub use figure::PieceLooks;
pub use grid::{Cells, Grid, Heading, Turned};
pub use hand::Hand;
pub use heap::heap;
pub use in_hand::InHand;
pub use labels::{Coordinates, Labels};
pub use open::{PiecePlan, open, turn};
pub use piece::{Face, Piece, PieceMove, PieceMoves, PieceRefused, Pieces};
pub use piece_board::PieceBoard;
pub use set::PieceSet;
pub use tray::Tray;
pub use way::{grown, lift};

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::{
    board::BoardSystems,
    shell::{PanelSystems, Screen, ShellSystems},
    table::TableSystems,
};

/// Moves and draws the pieces of the board of cells that is open.
pub fn plugin(app: &mut App) {
    app.add_message::<PieceMove>()
        .add_message::<PieceRefused>()
        .add_systems(OnExit(Screen::Play), open::close)
        .add_systems(
            Update,
            (
                (cursor::give_way, in_hand::by_mouse, cursor::by_keys, in_hand::follow)
                    .chain()
                    .after(BoardSystems::Point)
                    .before(TableSystems::Click)
                    .in_set(ShellSystems::Act),
                (lights::shine, (figure::follow, figure::run).chain(), coordinates::draw, cursor::draw)
                    .after(BoardSystems::View)
                    .in_set(ShellSystems::Animate),
            )
                .run_if(resource_exists::<PieceBoard>),
        )
        .add_systems(
            EguiPrimaryContextPass,
            cursor::speak.in_set(PanelSystems::Screen).run_if(resource_exists::<PieceBoard>),
        );
}
