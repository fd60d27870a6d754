//! The page: the plan on the left, the run and what came of it on the right, back and the primary action at the foot.

use bevy_egui::egui::Ui;

use super::{
    ask::{Tab, TrainingAsk},
    kept_panel::kept_panel,
    leaders_panel::leaders_panel,
    model::{RunModel, RunState, TrainingModel},
    plan::Plan,
    plan_panel::plan_panel,
    study_panel::{cards_panel, progression_panel, tournament_panel},
};
use crate::{
    text::Words,
    theme::{Type, color::IVORY_DIM, metrics},
    training::progress_bar,
    ui::{page, widgets},
};

/// Where menus are bred for a kingdom.
pub fn training_page(ui: &mut Ui, words: &Words, plan: &mut Plan, model: &TrainingModel<'_>) -> Option<TrainingAsk> {
    let (left, right) = widgets::action_bar(ui, |ui| ways(ui, words, model), |ui| primary_button(ui, words, model));
    let mut ask = left.or(right);
    page::titled(ui, words.get("title-kingdom"), words.get("realm-train-line"), &[0.42, 0.58], |ui, at| match at {
        0 => plan_panel(ui, words, plan, model),
        _ => ask = ask.take().or(found_out(ui, words, model)),
    });
    ask
}

/// Back, and what can be done with a run that is over beside the primary action.
fn ways(ui: &mut Ui, words: &Words, model: &TrainingModel<'_>) -> Option<TrainingAsk> {
    let mut ask = widgets::secondary(ui, words.get("training-back")).clicked().then_some(TrainingAsk::Back);
    if let Some(run) = model.run.as_ref().filter(|run| !run.runs()) {
        if run.resumable && widgets::secondary(ui, words.get("training-go_on")).clicked() {
            ask = Some(TrainingAsk::GoOn);
        }
        if !run.leaders.is_empty() && widgets::secondary(ui, words.get("realm-train-anew")).clicked() {
            ask = Some(TrainingAsk::Anew);
        }
    }
    if let (None, Some(fault)) = (&model.run, &model.fault) {
        ui.add_space(metrics::GAP);
        widgets::warning(ui, fault);
    }
    ask
}

fn primary_button(ui: &mut Ui, words: &Words, model: &TrainingModel<'_>) -> Option<TrainingAsk> {
    let (asked, able) = primary(model);
    let word = match (&asked, model.run.as_ref().map(|run| &run.state)) {
        (TrainingAsk::Stop, Some(RunState::Stopping)) => "training-stopping",
        (TrainingAsk::Stop, _) => "training-stop",
        (TrainingAsk::Play, Some(RunState::Done)) => "realm-train-play",
        (TrainingAsk::Play, _) => "training-play_best",
        (TrainingAsk::Anew, _) => "realm-train-anew",
        _ => "training-begin",
    };
    let clicked = ui.add_enabled_ui(able, |ui| widgets::primary(ui, words.get(word)).clicked()).inner;
    clicked.then_some(asked)
}

/// What the primary button asks for, and whether it can be asked for.
pub fn primary(model: &TrainingModel<'_>) -> (TrainingAsk, bool) {
    match &model.run {
        None => (TrainingAsk::Begin, model.fault.is_none()),
        Some(run) if run.runs() => (TrainingAsk::Stop, run.state == RunState::Running),
        Some(run) if !run.leaders.is_empty() => (TrainingAsk::Play, true),
        Some(_) => (TrainingAsk::Anew, true),
    }
}

/// The run and what came of it, part by part; without a run what it would be, and what was kept.
fn found_out(ui: &mut Ui, words: &Words, model: &TrainingModel<'_>) -> Option<TrainingAsk> {
    let Some(run) = &model.run else {
        return widgets::scrolling_panel(ui, words.get("training-champions"), |ui| {
            ui.label(Type::Body.text(words.get("realm-train-idle")).color(IVORY_DIM.egui()));
            ui.add_space(metrics::GAP);
            kept_panel(ui, words, model)
        });
    };
    widgets::scrolling_panel(ui, &run.title, |ui| {
        progress_bar(ui, run.share, &run.line);
        if run.runs() {
            widgets::note(ui, words.get("training-goes_on"));
        }
        ui.add_space(0.5 * metrics::GAP);
        let mut tab = model.tab;
        let tabs = Tab::ALL.map(|tab| (tab, words.get(tab.word())));
        let changed = widgets::segmented(ui, &mut tab, &tabs);
        ui.add_space(metrics::GAP);
        let ask = part(ui, words, model, run);
        changed.then_some(TrainingAsk::Tab(tab)).or(ask)
    })
}

fn part(ui: &mut Ui, words: &Words, model: &TrainingModel<'_>, run: &RunModel) -> Option<TrainingAsk> {
    match model.tab {
        Tab::Leaders => return leaders_panel(ui, words, model, run),
        Tab::Kept => return kept_panel(ui, words, model),
        Tab::Tournament => match &run.tournament {
            Some(tournament) => tournament_panel(ui, words, tournament),
            None => later(ui, words),
        },
        Tab::Progression => match &run.progression {
            Some(progressed) => progression_panel(ui, words, progressed, run.equal),
            None => later(ui, words),
        },
        Tab::Cards if run.cards.is_empty() => later(ui, words),
        Tab::Cards => cards_panel(ui, words, model, &run.cards),
    }
    None
}

/// What is found out at the end of a run is not known before.
fn later(ui: &mut Ui, words: &Words) {
    widgets::note(ui, words.get("realm-train-later"));
}
