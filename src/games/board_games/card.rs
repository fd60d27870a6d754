//! Small pictures of the board: on the game's card in the lobby, and how a game that was left stands.

use std::sync::Arc;

use bevy_egui::egui::{Painter, Rect};

use super::{
    game::{BoardGame, Lying, RulesOf, Seen},
    panel_board::{PanelBoard, paint_table},
};
use crate::{settings::PieceLook, table::CardPicture};

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
    fn side(self, area: Rect, board: &PanelBoard) -> f32 {
        let (across, up) = (area.width() / board.extent().x, area.height() / board.extent().y);
        match self {
            Self::Whole => across.min(up),
            Self::Middle => across.min(area.height() / FEWEST_ROWS),
        }
    }
}

fn drawn<B: BoardGame>(game: &RulesOf<B>, view: &Seen<B>, fit: Fit) -> CardPicture {
    let board = PanelBoard::new::<B>(game, PieceLook::Pictures);
    let (lying, engraved, unseen) = (B::lying(game, view), B::engraved(game, view), B::unseen(game, view));
    Arc::new(move |painter: &Painter, area: Rect| {
        let painter = painter.with_clip_rect(painter.clip_rect().intersect(area));
        paint_table(&painter, area);
        let laid = board.lay(area.center(), fit.side(area, &board));
        laid.paint(&painter);
        unseen.iter().for_each(|place| laid.cover(&painter, *place));
        engraved.iter().for_each(|(place, sign)| laid.engrave(&painter, sign, laid.cell(*place)));
        for Lying { place, face } in &lying {
            laid.paint_piece(&painter, face, laid.cell(*place));
        }
    })
}

/// What lies behind the pages of a board game: the table by lamplight.
pub fn backdrop(painter: &Painter, area: Rect) {
    crate::ui::page::felt(painter, area);
}
