//! The page: the grid of weights on the left, the studies on the right, back and the race at the foot.

use bevy_egui::egui::Ui;

use super::{
    model::{TuningAsk, TuningModel},
    studies_panel::studies_panel,
    weights_panel::weights_panel,
};
use crate::{
    text::Words,
    theme::{Type, color::IVORY_DIM},
    ui::{page, widgets},
};

/// The training ground; `model` is `None` while there are no studies, and `reading` tells whether they are being read.
pub fn tuning_page(ui: &mut Ui, words: &Words, model: Option<&TuningModel<'_>>, reading: bool) -> Option<TuningAsk> {
    let (left, right) = widgets::action_bar(
        ui,
        |ui| widgets::secondary(ui, words.get("hare-tuning-back")).clicked().then_some(TuningAsk::Lobby),
        |ui| {
            ui.add_enabled_ui(model.is_some(), |ui| {
                widgets::primary(ui, words.get("hare-tuning-race")).clicked().then_some(TuningAsk::Race)
            })
            .inner
        },
    );
    let mut ask = left.or(right);
    page::titled(ui, words.get("hare-tuning-title"), words.get("hare-tuning-line"), &[0.56, 0.44], |ui, at| {
        match (model, at) {
            (Some(model), 0) => ask = ask.take().or(weights_panel(ui, words, model)),
            (Some(model), _) => ask = ask.take().or(studies_panel(ui, words, model)),
            (None, 0) => {
                let key = if reading { "hare-tuning-reading" } else { "hare-tuning-none" };
                ui.label(Type::Body.text(words.get(key)).color(IVORY_DIM.egui()));
            }
            (None, _) => {}
        }
    });
    ask
}
