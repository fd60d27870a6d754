//! The question to a person who is offered a draw.

use bevy_egui::egui::{Align2, Area, Id, Order, Rect, Ui};

use crate::{
    text::Words,
    theme::{
        Livery, Type,
        color::{IVORY, IVORY_DIM},
        metrics,
    },
    ui::widgets,
};

/// Who offers a draw, and to whom.
pub(super) struct OfferModel {
    /// The name of whoever offers it.
    pub by: String,
    /// The name of the person who is asked.
    pub to: String,
    /// Colour and shape of whoever offers it.
    pub livery: Livery,
}

/// Asks across the table. Returns the answer once the person has pressed a button.
pub(super) fn draw_offered(ui: &mut Ui, free: Rect, words: &Words, model: &OfferModel) -> Option<bool> {
    let width = (metrics::CURTAIN_WIDTH * metrics::GRID).min(free.width() - 2.0 * metrics::PAGE_MARGIN);
    let panel = |ui: &mut Ui| {
        ui.set_width(width);
        ui.vertical_centered(|ui| {
            let title = words.with("offer-title", &[("name", &model.by)]);
            ui.label(Type::Title.text(title).color(model.livery.color.shade().egui()));
            widgets::rule(ui);
            ui.label(Type::Body.text(words.with("offer-note", &[("name", &model.to)])).color(IVORY.egui()));
            ui.label(Type::Body.text(words.get("offer-consequence")).color(IVORY_DIM.egui()));
            ui.add_space(metrics::GAP);
            let accepts = widgets::secondary(ui, words.get("offer-accept")).clicked().then_some(true);
            let declines = widgets::primary(ui, words.get("offer-decline")).clicked().then_some(false);
            accepts.or(declines)
        })
        .inner
    };
    Area::new(Id::new("draw offer"))
        .order(Order::Middle)
        .pivot(Align2::CENTER_CENTER)
        .fixed_pos(free.center())
        .show(ui.ctx(), |ui| widgets::panel_frame().show(ui, panel).inner)
        .inner
}
