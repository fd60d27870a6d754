//! Text that is pressed, and text that is only heard.

use bevy_egui::egui::{
    self, Id, Response, Sense, Ui, Vec2, WidgetInfo, WidgetType,
    accesskit::{Live, Role},
};

use super::{focus_ring, paint_shield, row_ground};
use crate::theme::{
    Livery, Type, board,
    color::{IVORY, IVORY_DIM, LAMP_GOLD},
    metrics,
};

/// A line that can be pressed, as wide as there is room.
#[derive(Clone, Copy, Default, Debug)]
pub struct Line<'a> {
    /// What stands on it.
    pub text: &'a str,
    /// Its name for assistive technology.
    pub told: &'a str,
    /// The colour and shape before it.
    pub livery: Option<Livery>,
    /// Whether it is chosen.
    pub chosen: bool,
    /// Whether it is not in question now.
    pub dim: bool,
}

/// A line that can be pressed; what does not fit goes on below.
pub fn line(ui: &mut Ui, line: &Line<'_>) -> Response {
    let font = Type::Button.style().resolve(ui.style());
    let padding = ui.spacing().button_padding;
    let shield = 1.2 * font.size;
    let indent = if line.livery.is_some() { shield + metrics::GRID } else { 0.0 };
    let width = ui.available_width();
    let ink = match (line.chosen, line.dim) {
        (true, _) => LAMP_GOLD,
        (false, true) => IVORY_DIM,
        (false, false) => IVORY,
    };
    let room = (width - indent - 2.0 * padding.x).max(metrics::GRID);
    let galley = ui.painter().layout(line.text.to_owned(), font, ink.egui(), room);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, galley.size().y + 2.0 * padding.y), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, ui.is_enabled(), line.chosen, line.told));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if ui.is_rect_visible(rect) {
        row_ground(ui, &response, rect, line.chosen);
        let at = rect.min + padding + Vec2::new(indent, 0.0);
        if let Some(livery) = line.livery {
            let middle = egui::pos2(rect.left() + padding.x + 0.5 * shield, rect.center().y);
            paint_shield(ui.painter(), middle, shield, livery.color.shade(), Some(livery.emblem), board::TOKEN_RIM);
        }
        ui.painter().galley(at, galley, ink.egui());
        focus_ring(ui, &response, rect.shrink(3.0));
    }
    response
}

/// Words that are not painted: a screen reader says them whenever they change, once it has nothing else to say.
pub fn spoken(ctx: &egui::Context, id: Id, words: &str) {
    ctx.accesskit_node_builder(id, |node| {
        node.set_role(Role::Label);
        node.set_live(Live::Polite);
        node.set_value(words);
    });
}

/// Lets a screen reader find a text among the headings.
pub(super) fn heading(response: &Response, text: &str) {
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Heading);
        node.set_label(text);
        node.clear_value();
    });
}
