//! Panels, what heads them, and the bar that holds the primary action.

use bevy_egui::egui::{self, Align, CornerRadius, Frame, Layout, Margin, Stroke, Ui};

use crate::theme::{
    Type,
    color::{BRASS, DANGER_TEXT, INK_NAVY, IVORY, IVORY_DIM, LAMP_GOLD, PANEL, SHADOW},
    metrics,
};

/// The frame of a panel: ink with a hairline of brass and the shadow it throws on the table.
pub fn panel_frame() -> Frame {
    Frame::new()
        .fill(PANEL.egui())
        .stroke(Stroke::new(metrics::HAIRLINE, BRASS.egui_alpha(0.75)))
        .corner_radius(CornerRadius::same(metrics::PANEL_RADIUS))
        .inner_margin(Margin::same(metrics::PANEL_MARGIN as i8))
        .shadow(egui::Shadow { offset: [0, 6], blur: 24, spread: 0, color: SHADOW.egui_alpha(0.6) })
}

/// A panel with a heading.
pub fn panel<R>(ui: &mut Ui, heading: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    panel_frame()
        .show(ui, |ui| {
            super::line::heading(&ui.label(Type::Heading.text(heading).color(LAMP_GOLD.egui())), heading);
            super::rule(ui);
            content(ui)
        })
        .inner
}

/// A panel with a heading, as high as the room there is, whose content scrolls where there is not room for all of it.
pub fn scrolling_panel<R>(ui: &mut Ui, heading: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    panel(ui, heading, |ui| {
        ui.set_width(ui.available_width());
        let room = ui.available_height().max(8.0 * metrics::GRID);
        let area = egui::ScrollArea::vertical().id_salt(heading).max_height(room).auto_shrink(false);
        area.show(ui, |ui| {
            super::by_pages_under_pointer(ui);
            ui.set_width(ui.available_width() - metrics::GAP_WIDE);
            content(ui)
        })
        .inner
    })
}

/// The name of a group within a panel.
pub fn subheading(ui: &mut Ui, text: &str) {
    super::line::heading(&ui.label(Type::Subheading.text(text).color(LAMP_GOLD.egui())), text);
}

/// A note under a control.
pub fn note(ui: &mut Ui, text: &str) {
    ui.label(Type::Small.text(text).color(IVORY_DIM.egui()));
}

/// A group of controls within a panel: its name, the controls, and under them what is chosen means, where there is anything to say.
pub fn group(ui: &mut Ui, heading: &str, text: &str, content: impl FnOnce(&mut Ui)) {
    subheading(ui, heading);
    content(ui);
    if !text.is_empty() {
        note(ui, text);
    }
    ui.add_space(metrics::GAP);
}

/// What must be put right before going on.
pub fn warning(ui: &mut Ui, text: &str) {
    ui.label(Type::Body.text(text).color(DANGER_TEXT.egui()));
}

/// The bar at the foot of every page: ways back on the left, the primary action in the right corner. `left` is laid out
/// from the left, `right` from the right.
pub fn action_bar<L, R>(ui: &mut Ui, left: impl FnOnce(&mut Ui) -> L, right: impl FnOnce(&mut Ui) -> R) -> (L, R) {
    let margin = Margin { left: metrics::PAGE_MARGIN as i8, right: metrics::PAGE_MARGIN as i8, top: 12, bottom: 16 };
    let bar = egui::Panel::bottom("action bar")
        .frame(Frame::new().inner_margin(margin).fill(INK_NAVY.egui_alpha(0.82)))
        .show_separator_line(false)
        .resizable(false);
    bar.show(ui, |ui| {
        let line = ui.max_rect().expand2(egui::vec2(margin.leftf(), margin.topf()));
        ui.painter().hline(line.x_range(), line.top(), Stroke::new(metrics::HAIRLINE, BRASS.egui_alpha(0.6)));
        ui.visuals_mut().override_text_color = Some(IVORY.egui());
        let height = metrics::ACTION_BAR - margin.topf() - margin.bottomf();
        let height = height.max(2.4 * ui.text_style_height(&Type::Primary.style()));
        let size = egui::vec2(ui.available_width(), height);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            ui.set_min_height(height);
            let right = right(ui);
            let left = ui.with_layout(Layout::left_to_right(Align::Center), left).inner;
            (left, right)
        })
        .inner
    })
    .inner
}
