//! Pieces of one kind on a panel.

use bevy_egui::egui::{Rect, Response, Sense, Ui, Vec2, WidgetInfo, WidgetType};

use super::{piece::Face, set::PieceSet};
use crate::theme::{Type, board::TRAY_PIECE, color::IVORY, metrics};

/// Pieces of one kind: a picture, and how many where there are several; `told` says the same in words.
pub fn heap(ui: &mut Ui, set: &PieceSet, face: &Face, count: usize, told: &str) -> Response {
    let side = TRAY_PIECE * ui.text_style_height(&Type::Body.style()) / metrics::GAP_WIDE;
    let font = Type::Strong.style().resolve(ui.style());
    let number = (count > 1).then(|| ui.painter().layout_no_wrap(format!("\u{d7}{count}"), font, IVORY.egui()));
    let room = number.as_ref().map_or(0.0, |number| number.size().x);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(side + room, side), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, ui.is_enabled(), told));
    if ui.is_rect_visible(rect) {
        if let Some(picture) = set.picture(face) {
            picture.paint(ui.painter(), Rect::from_min_size(rect.min, Vec2::splat(side)), set.enamel(face.side));
        }
        if let Some(number) = number {
            let at = rect.right_center() - Vec2::new(room, 0.5 * number.size().y);
            ui.painter().galley(at, number, IVORY.egui());
        }
    }
    response.on_hover_text(told)
}
