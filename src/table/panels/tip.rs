//! The frame of a tip beside the pointer.

use bevy_egui::egui::{Id, LayerId, Order, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2};

use crate::theme::{
    color::{BRASS, PANEL},
    metrics,
};

/// Paints the frame of a tip of this size, its margin included, beside the pointer at `at` and within the `free` part of the window where it fits.
/// It lies over all else, as what is pointed at is what is looked at. Returns where its words begin, and what paints them.
pub fn tip_frame(ui: &Ui, free: Rect, at: Pos2, size: Vec2) -> (Painter, Pos2) {
    let mut corner = at + Vec2::new(18.0, 14.0);
    if corner.x + size.x > free.right() {
        corner.x = at.x - 14.0 - size.x;
    }
    if corner.y + size.y > free.bottom() {
        corner.y = at.y - 10.0 - size.y;
    }
    let line = Stroke::new(metrics::HAIRLINE, BRASS.egui_alpha(0.8));
    let area = Rect::from_min_size(corner, size);
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, Id::new("tip of the board")));
    painter.rect(area, metrics::BUTTON_RADIUS, PANEL.egui_alpha(0.96), line, StrokeKind::Inside);
    (painter, area.min + Vec2::splat(metrics::GRID))
}
