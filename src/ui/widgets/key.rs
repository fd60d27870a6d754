//! Keys as they lie on a keyboard.

use bevy_egui::egui::{
    Color32, CornerRadius, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
};

use super::focus_ring;
use crate::theme::{
    Type,
    color::{BRASS, BRASS_DIM, INK_DEEP, INK_TEXT, IVORY, LAMP_GOLD, PANEL_HOVER},
    metrics,
};

/// A key to look at.
pub fn key_cap(ui: &mut Ui, label: &str) -> Response {
    let (rect, response) = place(ui, label, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, ui.is_enabled(), label));
    cap(ui, rect, label, [INK_DEEP.egui(), BRASS.egui(), IVORY.egui()]);
    response
}

/// A key to be changed; `name` says what clicking it does. It is lit while another key is waited for.
pub fn key_button(ui: &mut Ui, label: &str, name: &str, waiting: bool) -> Response {
    let (rect, response) = place(ui, label, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, ui.is_enabled(), waiting, name));
    let lit = response.hovered() || response.has_focus();
    let colors = match (waiting, lit) {
        (true, _) => [LAMP_GOLD, LAMP_GOLD, INK_TEXT],
        (false, true) => [PANEL_HOVER, LAMP_GOLD, IVORY],
        (false, false) => [INK_DEEP, BRASS, IVORY],
    };
    cap(ui, rect, label, colors.map(|shade| shade.egui()));
    focus_ring(ui, &response, rect);
    response.on_hover_text(name)
}

fn place(ui: &mut Ui, label: &str, sense: Sense) -> (Rect, Response) {
    let font = Type::Button.style().resolve(ui.style());
    let text = ui.painter().layout_no_wrap(label.to_owned(), font, Color32::PLACEHOLDER).size();
    let height = ui.spacing().interact_size.y;
    ui.allocate_exact_size(Vec2::new((text.x + 2.0 * metrics::GRID).max(height), height), sense)
}

fn cap(ui: &Ui, rect: Rect, label: &str, [fill, line, ink]: [Color32; 3]) {
    if !ui.is_rect_visible(rect) {
        return;
    }
    let radius = CornerRadius::same(metrics::BUTTON_RADIUS);
    // The skirt of the key below its face.
    ui.painter().rect_filled(rect, radius, BRASS_DIM.egui());
    let face = Rect::from_min_max(rect.min, rect.max - Vec2::new(0.0, metrics::KEY_SKIRT));
    ui.painter().rect(face, radius, fill, Stroke::new(metrics::HAIRLINE, line), StrokeKind::Inside);
    let font = Type::Button.style().resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(label.to_owned(), font, ink);
    ui.painter().galley(face.center() - galley.size() / 2.0, galley, ink);
}
