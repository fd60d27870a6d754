//! The strip above the table: reasons, how far the game is, speed, menu.

use bevy_egui::egui::{Align, Layout, Rect, Ui, UiBuilder, Vec2};

use super::{PanelAsk, model::TableModel};
use crate::{
    table::{
        WhyFocus,
        panels::{TableAsk, head},
        why::WhyAsk,
    },
    text::Words,
    theme::{Type, color::LAMP_GOLD, metrics},
    ui::widgets,
};

/// The strip, in `area`.
pub fn bar(ui: &mut Ui, area: Rect, words: &Words, model: &TableModel, asks: &mut Vec<PanelAsk>) {
    let inner = area.shrink2(Vec2::new(metrics::GRID, 0.25 * metrics::GRID));
    let builder = UiBuilder::new().id_salt("bar").max_rect(inner).layout(Layout::left_to_right(Align::Center));
    let mut row = ui.new_child(builder);
    row.spacing_mut().item_spacing.x = 0.5 * metrics::GAP;
    if widgets::chip(&mut row, words.get("why-open"), false).on_hover_text(words.get("action-why")).clicked() {
        asks.push(TableAsk::Reason(WhyAsk::Look(WhyFocus::Latest)).into());
    }
    // Where there is one thing to do nobody has to ask.
    row.add_enabled_ui(model.hint, |ui| {
        let hint = widgets::chip(ui, words.get("why-hint"), false).on_hover_text(words.get("action-hint"));
        if hint.clicked() {
            asks.push(TableAsk::Reason(WhyAsk::Look(WhyFocus::Hint)).into());
        }
    });
    if model.graph
        && widgets::chip(&mut row, words.get("alea-graph-show"), false)
            .on_hover_text(words.get("alea-graph-show_note"))
            .clicked()
    {
        asks.push(PanelAsk::Graph);
    }
    if !model.rules.is_empty() {
        let told: Vec<String> = model.rules.iter().map(|[name, text]| format!("{name}: {text}")).collect();
        widgets::chip(&mut row, words.get("alea-rules"), false).on_hover_text(told.join("\n"));
    }
    row.with_layout(Layout::right_to_left(Align::Center), |ui| {
        head(ui, words, model.speed, asks);
    });
    let font = Type::Heading.style().resolve(ui.style());
    ui.painter().text(inner.center(), bevy_egui::egui::Align2::CENTER_CENTER, &model.title, font, LAMP_GOLD.egui());
}

/// Height of the strip at a text size.
pub fn height(text: f32) -> f32 {
    metrics::CONTROL_HEIGHT.max(28.0 * text) + metrics::GRID
}
