//! Small pictures of the board: on the game's card in the lobby, and how a game that was left stands.

use std::sync::Arc;

use bevy_egui::egui::{self, Painter, Rect, Vec2};

use super::{
    game::{BoardGame, Lying, RulesOf, Seen},
    sets::set,
    theme::{ENGRAVED, ENGRAVED_SIZE, INLAY, LACQUER, SEAM, TABLE},
};
use crate::{
    board::PlaceId,
    pieces::{Grid, PieceSet},
    settings::PieceLook,
    table::CardPicture,
    theme::Shade,
};

/// Room around the cells, in sides of a cell.
const MARGIN: f32 = 0.35;
/// How much of its cell a piece takes.
const PIECE: f32 = 0.9;
/// So many rows are seen at least where the board is as wide as its picture.
const FEWEST_ROWS: f32 = 2.6;

/// The picture on the card.
pub fn picture<B: BoardGame>() -> CardPicture {
    let (game, view) = B::sample();
    drawn::<B>(&game, &view, Fit::Middle)
}

/// How a game stands for whoever looks.
pub fn standing<B: BoardGame>(game: &RulesOf<B>, view: &Seen<B>) -> CardPicture {
    drawn::<B>(game, view, Fit::Whole)
}

/// How a board fits its picture.
#[derive(Clone, Copy)]
enum Fit {
    /// All of it is seen.
    Whole,
    /// It is as wide as the picture, above and below is cut off: a high board would be tiny otherwise.
    Middle,
}

impl Fit {
    /// The side of a cell.
    fn side(self, area: Rect, columns: f32, rows: f32) -> f32 {
        let (across, up) = (area.width() / (columns + 3.0 * MARGIN), area.height() / (rows + 3.0 * MARGIN));
        match self {
            Self::Whole => across.min(up),
            Self::Middle => across.min(area.height() / FEWEST_ROWS),
        }
    }
}

fn drawn<B: BoardGame>(game: &RulesOf<B>, view: &Seen<B>, fit: Fit) -> CardPicture {
    let grid = B::board(game).grid;
    let floor = |place: PlaceId| {
        let [column, row] = grid.cell(place);
        B::floor(game, place).shade(usize::from((column + row) % 2))
    };
    let floors: Vec<Shade> = (0..grid.count()).map(|place| floor(PlaceId(place))).collect();
    let (lying, set) = ((B::lying(game, view), B::engraved(game, view)), set::<B>(PieceLook::Pictures));
    Arc::new(move |painter: &Painter, area: Rect| {
        let painter = painter.with_clip_rect(painter.clip_rect().intersect(area));
        paint(&painter, area, (grid, fit), &floors, &lying, &set);
    })
}

fn paint(
    painter: &Painter,
    area: Rect,
    (grid, fit): (Grid, Fit),
    floors: &[Shade],
    (lying, engraved): &(Vec<Lying>, Vec<(PlaceId, String)>),
    set: &PieceSet,
) {
    painter.rect_filled(area, 0.0, TABLE[0].mix(TABLE[1], 0.35).egui());
    let last = grid.cell(PlaceId(grid.count().saturating_sub(1)));
    let [columns, rows] = last.map(|at| f32::from(at) + 1.0);
    let side = fit.side(area, columns, rows);
    let board = Rect::from_center_size(area.center(), side * Vec2::new(columns, rows));
    painter.rect_filled(board.expand(MARGIN * side), 0.2 * side, LACQUER.egui());
    let line = egui::Stroke::new((0.03 * side).max(0.6), INLAY.egui());
    painter.rect_stroke(board.expand(0.1 * side), 0.0, line, egui::StrokeKind::Middle);
    let cell = |place: PlaceId| {
        let [column, row] = grid.cell(place).map(f32::from);
        Rect::from_min_size(board.left_bottom() + side * Vec2::new(column, -1.0 - row), Vec2::splat(side))
    };
    let seam = egui::Stroke::new((0.02 * side).max(0.5), SEAM.egui());
    for (place, floor) in (0..).map(PlaceId).zip(floors) {
        painter.rect(cell(place), 0.0, floor.egui(), seam, egui::StrokeKind::Middle);
    }
    for (place, sign) in engraved {
        let font = egui::FontId::proportional(ENGRAVED_SIZE * side);
        painter.text(cell(*place).center(), egui::Align2::CENTER_CENTER, sign, font, ENGRAVED.egui());
    }
    for Lying { place, face } in lying {
        if let Some(picture) = set.picture(face) {
            let room = cell(*place);
            picture.paint(painter, Rect::from_center_size(room.center(), PIECE * room.size()), set.enamel(face.side));
        }
    }
}

/// What lies behind the pages of a board game: the table by lamplight.
pub fn backdrop(painter: &Painter, area: Rect) {
    crate::ui::page::felt(painter, area);
}
