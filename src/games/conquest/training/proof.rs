//! How a champion proved itself.

use bevy_egui::egui::Ui;

use super::{model::Found, wording};
use crate::{
    text::Words,
    theme::{Type, color::IVORY, metrics},
    training::{RunModel, percent},
    ui::widgets,
};

/// The champion against the references.
pub(super) fn proof(ui: &mut Ui, words: &Words, run: &RunModel<Found>) {
    if run.found.proof.is_empty() {
        return;
    }
    ui.add_space(metrics::GAP);
    widgets::subheading(ui, words.get("training-validated"));
    for proof in &run.found.proof {
        let [rate, low, high] = proof.share.map(percent);
        let line = words.with(
            "training-validated_line",
            &[("name", &wording::name(words, &proof.name)), ("rate", &rate), ("low", &low), ("high", &high)],
        );
        ui.label(Type::Body.text(line).color(IVORY.egui()));
    }
    widgets::note(ui, &words.with("training-equal", &[("share", &percent(run.equal))]));
}
