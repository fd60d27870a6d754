//! What was kept of runs: champions to play, and runs to go on with.

use bevy_egui::egui::Ui;

use super::{
    ask::TrainingAsk,
    champions::Champion,
    menu_row::menu_row,
    model::{PendingRemoval, TrainingModel, menu_model},
    plan::named,
};
use crate::{text::Words, theme::metrics, training::percent, ui::widgets};

/// The champions that were kept, and the runs that are not over.
pub(super) fn kept_panel(ui: &mut Ui, words: &Words, model: &TrainingModel<'_>) -> Option<TrainingAsk> {
    if model.champions.is_empty() {
        widgets::note(ui, words.get("training-none"));
    }
    let mut ask = None;
    let (chosen, doomed) = model.chosen;
    for (at, champion) in model.champions.iter().enumerate() {
        if entry(ui, words, model, champion, at == chosen) {
            ask = Some(TrainingAsk::Choose(at));
        }
        if at == chosen {
            if let Some(leader) = champion.leaders.first() {
                menu_row(ui, words, model, &menu_model(words, model.faces, &champion.setup, &leader.strategy));
            }
            ui.horizontal_wrapped(|ui| {
                let remove = remove_word(doomed == Some(PendingRemoval::Champion(at)));
                for (word, wish) in [
                    ("training-play_kept", TrainingAsk::PlayKept(at)),
                    ("realm-train-look", TrainingAsk::Look(at)),
                    (remove, TrainingAsk::Remove(at)),
                ] {
                    if widgets::secondary(ui, words.get(word)).clicked() {
                        ask = Some(wish);
                    }
                }
            });
            ui.add_space(metrics::GAP);
        }
    }
    if !model.unfinished.is_empty() {
        ui.add_space(metrics::GAP);
        widgets::subheading(ui, words.get("realm-train-unfinished"));
        for (at, stem) in model.unfinished.iter().enumerate() {
            ui.push_id(("unfinished", at), |ui| {
                widgets::note(ui, stem);
                ui.horizontal_wrapped(|ui| {
                    let remove = remove_word(doomed == Some(PendingRemoval::Run(at)));
                    for (word, wish) in
                        [("training-go_on", TrainingAsk::Unfinished(at)), (remove, TrainingAsk::RemoveUnfinished(at))]
                    {
                        if widgets::secondary(ui, words.get(word)).clicked() {
                            ask = Some(wish);
                        }
                    }
                });
            });
        }
    }
    ask
}

fn remove_word(sure: bool) -> &'static str {
    if sure { "training-remove_sure" } else { "training-remove" }
}

fn entry(ui: &mut Ui, words: &Words, model: &TrainingModel<'_>, champion: &Champion, chosen: bool) -> bool {
    let Champion { setup, games, seed, generations, leaders, .. } = champion;
    let kingdom = named(words, &model.content.kingdoms, setup);
    let name = words.with("realm-train-run", &[("kingdom", &kingdom), ("seats", &u32::from(setup.seats))]);
    let mut from =
        vec![words.with(
            "realm-train-kept_from",
            &[("generations", generations), ("games", games), ("seed", &seed.to_string())],
        )];
    if let Some([share, low, high]) = leaders.first().and_then(|leader| leader.share) {
        from.push(words.with(
            "realm-train-expected",
            &[("share", &percent(share)), ("low", &percent(low)), ("high", &percent(high))],
        ));
    }
    widgets::choice_row(ui, &name, &from.join(" \u{b7} "), chosen)
}
