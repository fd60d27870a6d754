//! The run as it goes, its champion's proof, and the champions that are kept.

use bevy_egui::egui::{Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType};

use super::{
    champions::Champion,
    choice::TrainingChoice,
    curve::{gene_bars, learning_curve},
    model::{RunModel, TrainingModel},
};
use crate::{
    text::{Decimal, Words, capitalised},
    theme::{
        Type,
        color::{INK_DEEP, IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::widgets,
};

/// Height of the learning curve, points.
const CURVE: f32 = 23.0 * metrics::GRID;

/// The run if there is one, and the champions below it.
pub(super) fn run_panel(ui: &mut Ui, words: &Words, model: &TrainingModel<'_>) -> Option<TrainingChoice> {
    let heading = model.run.as_ref().map_or(words.get("training-champions"), |run| run.title.as_str());
    widgets::scrolling_panel(ui, heading, |ui| {
        if let Some(run) = &model.run {
            progress(ui, words, run);
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

/// How far the run is, as a bar and in words.
fn progress(ui: &mut Ui, words: &Words, run: &RunModel) {
    let (games, planned) = run.games;
    let share = if planned == 0 { 0.0 } else { games as f32 / planned as f32 };
    let (area, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 1.5 * metrics::GRID), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, &run.line));
    ui.painter().rect_filled(area, metrics::BUTTON_RADIUS, INK_DEEP.egui());
    let done = Rect::from_min_size(area.min, Vec2::new(share.clamp(0.0, 1.0) * area.width(), area.height()));
    ui.painter().rect_filled(done, metrics::BUTTON_RADIUS, LAMP_GOLD.egui());
    ui.label(Type::Body.text(&run.line).color(IVORY.egui()));
    if run.runs() {
        widgets::note(ui, words.get("training-goes_on"));
    }
}

fn proof(ui: &mut Ui, words: &Words, run: &RunModel) {
    if run.proof.is_empty() {
        return;
    }
    ui.add_space(metrics::GAP);
    widgets::subheading(ui, words.get("training-validated"));
    for proof in &run.proof {
        let [rate, low, high] = proof.share.map(percent);
        let line = words
            .with("training-validated_line", &[("name", &proof.name), ("rate", &rate), ("low", &low), ("high", &high)]);
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
    let subject = capitalised(subject);
    let name = words.with("training-kept", &[("subject", &subject), ("rules", rules), ("seats", seats)]);
    let mut from = vec![words.with("training-kept_from", &[("games", games), ("seed", &seed.0)])];
    if let Some((name, share)) = proof {
        let [rate, low, high] = share.map(percent);
        from.push(
            words.with("training-kept_proof", &[("rate", &rate), ("low", &low), ("high", &high), ("name", name)]),
        );
    }
    widgets::choice_row(ui, &name, &from.join(" \u{b7} "), chosen)
}

fn percent(share: f64) -> Decimal {
    Decimal::new(100.0 * share, 1)
}
