//! Lines and rings.

use bevy_egui::egui::{self, CornerRadius, Rect, Response, Stroke, StrokeKind, Ui, Vec2};

use crate::theme::{color, metrics};

/// A hairline of brass with a lozenge in its middle, as wide as there is room.
pub fn rule(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), metrics::GRID), egui::Sense::hover());
    let painter = ui.painter();
    let y = rect.center().y.round() + 0.5;
    let middle = rect.center().x;
    let gap = metrics::GRID;
    let line = Stroke::new(metrics::HAIRLINE, color::BRASS_DIM.egui());
    painter.hline(rect.left()..=middle - gap, y, line);
    painter.hline(middle + gap..=rect.right(), y, line);
    let r = 3.0;
    let lozenge = [[0.0, -r], [r, 0.0], [0.0, r], [-r, 0.0]].map(|[dx, dy]| egui::pos2(middle + dx, y + dy));
    painter.add(egui::Shape::convex_polygon(lozenge.to_vec(), color::BRASS.egui(), Stroke::NONE));
}

/// The ring around what has the keyboard's focus.
pub fn focus_ring(ui: &Ui, response: &Response, rect: Rect) {
    if response.has_focus() {
        ui.painter().rect_stroke(
            rect.expand(3.0),
            CornerRadius::same(metrics::BUTTON_RADIUS + 2),
            Stroke::new(metrics::FOCUS_RING, color::IVORY.egui()),
            StrokeKind::Middle,
        );
    }
}
