//! An entry of the lists on a setup page, and the face of an opponent.

use bevy_egui::egui;

use crate::{
    portrait::medallion,
    table::setup::Opponent,
    theme::{
        Shade, Type,
        color::{BRASS, IVORY, IVORY_DIM, LAMP_GOLD},
        metrics, portrait as look,
    },
    ui::widgets,
};

/// Paints an opponent's portrait in a ring of this colour.
pub fn portrait(ui: &egui::Ui, area: egui::Rect, opponent: &Opponent, rim: Shade) {
    let portrait = opponent.persona.as_ref().and_then(|persona| persona.portrait.clone());
    medallion(ui.painter(), area, portrait.as_deref(), rim, |_, _| {});
}

/// An entry of a list: a name, under it what it means, and before it a face where it is somebody.
pub fn entry(ui: &mut egui::Ui, title: &str, idea: &str, somebody: Option<&Opponent>, chosen: bool) -> bool {
    let font = |level: Type| level.style().resolve(ui.style());
    let side = if somebody.is_some() { look::LINES * font(Type::Strong).size } else { 0.0 };
    let margin = 0.75 * metrics::GRID;
    let indent = if side > 0.0 { side + metrics::GAP } else { 0.0 };
    let width = ui.available_width();
    let mut text = egui::text::LayoutJob::default();
    text.wrap.max_width = width - indent - 2.0 * margin;
    let format = |level: Type, color: Shade| egui::TextFormat {
        font_id: font(level),
        color: color.egui(),
        ..Default::default()
    };
    text.append(title, 0.0, format(Type::Strong, IVORY));
    text.append("\n", 0.0, format(Type::Small, IVORY));
    text.append(idea, 0.0, format(Type::Small, IVORY_DIM));
    let galley = ui.painter().layout_job(text);
    let height = galley.size().y.max(side) + 2.0 * margin;
    let (area, response) = ui.allocate_exact_size(egui::vec2(width, height), egui::Sense::click());
    response
        .widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::SelectableLabel, ui.is_enabled(), chosen, title));
    if ui.is_rect_visible(area) {
        let look = ui.style().interact_selectable(&response, chosen);
        if chosen || response.hovered() || response.has_focus() {
            ui.painter().rect_filled(area, metrics::BUTTON_RADIUS, look.weak_bg_fill);
        }
        let inner = area.shrink(margin);
        if let Some(opponent) = somebody {
            let left = egui::pos2(inner.left() + 0.5 * side, inner.center().y);
            let rim = if chosen { LAMP_GOLD } else { BRASS };
            portrait(ui, egui::Rect::from_center_size(left, egui::Vec2::splat(side)), opponent, rim);
        }
        let at = egui::pos2(inner.left() + indent, inner.center().y - 0.5 * galley.size().y);
        ui.painter().galley(at, galley, IVORY.egui());
        widgets::focus_ring(ui, &response, area);
    }
    response.clicked()
}
