//! Small pictures of the board: on the game's card in the lobby, and how a game that was left stands.

use std::sync::Arc;

use bevy_egui::egui::{Painter, Rect, Vec2};
use rubicon::table::CardPicture;
use tabletop::{Eye, Game, Seat};

use super::{
    board::SET,
    look::face,
    places::{GRID, RUNNERS, stands},
    rules::{Formation, FormationView},
};

/// Columns and rows of the board.
const CELLS: [f32; 2] = [3.0, 4.0];

/// The picture on the card: a row seen by its own seat.
pub fn picture() -> CardPicture {
    let game = Formation::default();
    standing(game.view(&game.start(), Eye::Seat(Seat(0))))
}

/// How a game stands for whoever looks.
pub fn standing(view: FormationView) -> CardPicture {
    Arc::new(move |painter: &Painter, area: Rect| {
        let [columns, rows] = CELLS;
        let side = (area.width() / columns).min(area.height() / rows);
        let board = Rect::from_center_size(area.center(), side * Vec2::new(columns, rows));
        for (seat, runner) in [Seat(0), Seat(1)].into_iter().flat_map(|seat| (0..RUNNERS).map(move |at| (seat, at))) {
            let [column, row] = GRID.cell(stands(&view, seat, runner)).map(f32::from);
            let corner = board.left_bottom() + side * Vec2::new(column, -1.0 - row);
            let face = face(&view, seat, runner);
            if let Some(picture) = SET.picture(&face) {
                picture.paint(painter, Rect::from_min_size(corner, Vec2::splat(side)), SET.enamel(face.side));
            }
        }
    })
}
