//! The run as it goes, its champion's proof, and the champions that are kept.

use bevy_egui::egui::Ui;

use super::{
    champions::Champion,
    choice::TrainingChoice,
    genes::gene_bars,
    model::{RunModel, TrainingModel},
    wording,
};
use crate::{
    text::{Words, capitalised},
    theme::{
        Type,
        color::{IVORY, IVORY_DIM},
        metrics,
    },
    training::{learning_curve, percent, progress_bar},
    ui::widgets,
};

/// Height of the learning curve, points.
const CURVE: f32 = 23.0 * metrics::GRID;

/// The run if there is one, and the champions below it.
pub(super) fn run_panel(ui: &mut Ui, words: &Words, model: &TrainingModel<'_>) -> Option<TrainingChoice> {
    let heading = model.run.as_ref().map_or(words.get("training-champions"), |run| run.title.as_str());
    widgets::scrolling_panel(ui, heading, |ui| {
        if let Some(run) = &model.run {
            let (games, planned) = run.games;
            progress_bar(ui, if planned == 0 { 0.0 } else { games as f32 / planned as f32 }, &run.line);
            if run.runs() {
                widgets::note(ui, words.get("training-goes_on"));
            }
            if !run.curve.best.is_empty() {
                ui.add_space(metrics::GAP);
                learning_curve(ui, words, &run.curve, run.equal, CURVE);
            }
            ui.add_space(metrics::GAP);
            gene_bars(ui, words, &run.genes);
            proof(ui, words, run);
            ui.add_space(metrics::GAP);
            widgets::rule(ui);
            widgets::subheading(ui, words.get("training-champions"));
        } else {
            ui.label(Type::Body.text(words.get("training-idle")).color(IVORY_DIM.egui()));
            ui.add_space(metrics::GAP);
        }
        champions(ui, words, model)
    })
}

fn proof(ui: &mut Ui, words: &Words, run: &RunModel) {
    if run.proof.is_empty() {
        return;
    }
    ui.add_space(metrics::GAP);
    widgets::subheading(ui, words.get("training-validated"));
    for proof in &run.proof {
        let [rate, low, high] = proof.share.map(percent);
        let line = words.with(
            "training-validated_line",
            &[("name", &wording::name(words, &proof.name)), ("rate", &rate), ("low", &low), ("high", &high)],
        );
        ui.label(Type::Body.text(line).color(IVORY.egui()));
    }
    widgets::note(ui, &words.with("training-equal", &[("share", &percent(run.equal))]));
}

fn champions(ui: &mut Ui, words: &Words, model: &TrainingModel<'_>) -> Option<TrainingChoice> {
    if model.champions.is_empty() {
        widgets::note(ui, words.get("training-none"));
    }
    let mut choice = None;
    let (chosen, doomed) = model.chosen;
    for (at, champion) in model.champions.iter().enumerate() {
        if entry(ui, words, champion, at == chosen) {
            choice = Some(TrainingChoice::Choose(at));
        }
        if at == chosen {
            ui.horizontal_wrapped(|ui| {
                if widgets::secondary(ui, words.get("training-play_kept")).clicked() {
                    choice = Some(TrainingChoice::PlayKept(at));
                }
                let word = if doomed { "training-remove_sure" } else { "training-remove" };
                if widgets::secondary(ui, words.get(word)).clicked() {
                    choice = Some(TrainingChoice::Remove(at));
                }
            });
        }
    }
    choice
}

fn entry(ui: &mut Ui, words: &Words, champion: &Champion, chosen: bool) -> bool {
    let Champion { subject, rules, seats, games, seed, proof, .. } = champion;
    let (subject, rules) = (capitalised(wording::name(words, subject)), wording::name(words, rules));
    let name = words.with("training-kept", &[("subject", &subject), ("rules", &rules), ("seats", seats)]);
    let mut from = vec![words.with("training-kept_from", &[("games", games), ("seed", &seed.to_string())])];
    if let Some((name, share)) = proof {
        let [rate, low, high] = share.map(percent);
        from.push(words.with(
            "training-kept_proof",
            &[("rate", &rate), ("low", &low), ("high", &high), ("name", &wording::name(words, name))],
        ));
    }
    widgets::choice_row(ui, &name, &from.join(" \u{b7} "), chosen)
}
