//! What was found out by a run, part by part.

use bevy_egui::egui::Ui;

use super::{
    leaders_panel::leaders_panel,
    model::{Asked, Found, MenuAsk, Model, Tab},
    study_panel::{cards_panel, progression_panel, tournament_panel},
};
use crate::{
    text::Words,
    theme::metrics,
    training::{RunModel, TrainingAsk, kept_list},
    ui::widgets,
};

/// The parts side by side, and the one that is shown.
pub(super) fn found(ui: &mut Ui, words: &Words, model: &Model<'_>, run: &RunModel<Found>) -> Asked {
    ui.add_space(0.5 * metrics::GAP);
    let mut tab = model.shown.tab;
    let tabs = Tab::ALL.map(|(tab, word)| (tab, words.get(word)));
    let changed = widgets::segmented(ui, &mut tab, &tabs);
    ui.add_space(metrics::GAP);
    let ask = part(ui, words, model, run);
    changed.then_some(TrainingAsk::Own(MenuAsk::Tab(tab))).or(ask)
}

fn part(ui: &mut Ui, words: &Words, model: &Model<'_>, run: &RunModel<Found>) -> Asked {
    let Found { tournament, progression, cards, .. } = &run.found;
    match (model.shown.tab, tournament, progression) {
        (Tab::Leaders, ..) => return leaders_panel(ui, words, &model.shown, run),
        (Tab::Kept, ..) => return kept_list(ui, words, model),
        (Tab::Tournament, Some(tournament), _) => tournament_panel(ui, words, tournament),
        (Tab::Progression, _, Some(progressed)) => progression_panel(ui, words, progressed, run.equal),
        (Tab::Cards, ..) if !cards.is_empty() => cards_panel(ui, words, &model.shown, cards),
        // What is found out at the end of a run is not known before.
        _ => widgets::note(ui, words.get("realm-train-later")),
    }
    None
}
