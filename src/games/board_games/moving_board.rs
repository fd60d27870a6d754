//! A board on which pieces go from one position to the next.

use bevy_egui::egui::{Painter, Rect, Vec2};

use super::panel_board::{LaidBoard, PanelBoard, paint_table};
use crate::{
    board::PlaceId,
    pieces::{Piece, grown, lift},
    text::Moving,
};

/// How long a position is seen before the next one comes, and how long that takes, seconds.
const REST: f32 = 0.9;
/// See [`REST`].
const STEP: f32 = 0.5;

/// What is seen of one position.
pub struct Frame {
    /// The pieces; they keep their numbers from one position to the next.
    pub pieces: Vec<Piece>,
    /// The cells that are not seen.
    pub unseen: Vec<PlaceId>,
}

/// A board on which pieces go from one position to the next.
pub struct MovingBoard {
    board: PanelBoard,
    frames: Vec<Frame>,
}

impl MovingBoard {
    /// A board with these positions.
    pub fn new(board: PanelBoard, frames: Vec<Frame>) -> Self {
        Self { board, frames }
    }
}

impl Moving for MovingBoard {
    fn size(&self) -> [f32; 2] {
        self.board.extent().into()
    }

    fn lasts(&self) -> f32 {
        self.frames.len().saturating_sub(1) as f32 * (REST + STEP)
    }

    fn paint(&self, painter: &Painter, area: Rect, seconds: f32) {
        let painter = painter.with_clip_rect(area.intersect(painter.clip_rect()));
        paint_table(&painter, area);
        let laid = self.board.fill(area);
        laid.paint(&painter);
        let last = self.frames.len().saturating_sub(1);
        let at = ((seconds / (REST + STEP)).max(0.0) as usize).min(last);
        let Some(now) = self.frames.get(at) else { return };
        let way = ((seconds - at as f32 * (REST + STEP) - REST) / STEP).clamp(0.0, 1.0);
        let next = self.frames.get(at + 1).filter(|_| way > 0.0).unwrap_or(now);
        let covered = if way < 0.5 { now } else { next };
        covered.unseen.iter().for_each(|place| laid.cover(&painter, *place));
        between(&painter, &laid, &now.pieces, &next.pieces, way);
    }
}

/// Paints the pieces on their way, those above the board last.
fn between(painter: &Painter, laid: &LaidBoard<'_>, now: &[Piece], next: &[Piece], way: f32) {
    let (mut resting, mut going): (Vec<_>, Vec<_>) = now
        .iter()
        .map(|piece| (piece, next.iter().find(|next| next.id == piece.id)))
        .partition(|(piece, next)| next.is_none_or(|next| next.place == piece.place));
    // Whoever takes something arrives over it.
    resting.append(&mut going);
    let smooth = way * way * (3.0 - 2.0 * way);
    for (piece, next) in resting {
        let from = laid.cell(piece.place);
        let Some(next) = next else {
            if way < 1.0 {
                laid.paint_piece(painter, &piece.face, from);
            }
            continue;
        };
        let to = laid.cell(next.place);
        let height = if next.leaps { lift(way, 1.0) } else { 0.0 };
        let middle = from.center() + smooth * (to.center() - from.center()) - Vec2::new(0.0, height * laid.side());
        // What is turned over is seen small while it stands on its edge.
        let turned = piece.face != next.face;
        let size = if turned { (1.0 - 2.0 * way).abs().max(0.05) } else { 1.0 };
        let face = if way < 0.5 { &piece.face } else { &next.face };
        let side = laid.side() * grown(height) * size;
        laid.paint_piece(painter, face, Rect::from_center_size(middle, Vec2::splat(side)));
    }
}
