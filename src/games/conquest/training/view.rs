//! The page: the plan on the left, the run and the champions on the right, back and the primary action at the foot.

use bevy_egui::egui::Ui;

use super::{
    choice::TrainingChoice,
    model::{RunState, TrainingModel},
    plan::Plan,
    plan_panel::plan_panel,
    run_panel::run_panel,
};
use crate::{
    text::Words,
    theme::metrics,
    ui::{page, widgets},
};

/// The training ground.
pub fn training_page(ui: &mut Ui, words: &Words, plan: &mut Plan, model: &TrainingModel<'_>) -> Option<TrainingChoice> {
    let (left, right) = widgets::action_bar(
        ui,
        |ui| {
            let mut choice =
                widgets::secondary(ui, words.get("training-back")).clicked().then_some(TrainingChoice::Title);
            if let Some(run) = model.run.as_ref().filter(|run| !run.runs()) {
                if run.resumable && widgets::secondary(ui, words.get("training-go_on")).clicked() {
                    choice = Some(TrainingChoice::GoOn);
                }
                if run.agent.is_some() && widgets::secondary(ui, words.get("training-anew")).clicked() {
                    choice = Some(TrainingChoice::Anew);
                }
            }
            if let (None, Some(fault)) = (&model.run, &model.fault) {
                ui.add_space(metrics::GAP);
                widgets::warning(ui, fault);
            }
            choice
        },
        |ui| {
            let (asked, able) = primary(model);
            let word = match (asked, model.run.as_ref().map(|run| &run.state)) {
                (TrainingChoice::Stop, Some(RunState::Stopping)) => "training-stopping",
                (TrainingChoice::Stop, _) => "training-stop",
                (TrainingChoice::Play, Some(RunState::Done)) => "training-play",
                (TrainingChoice::Play, _) => "training-play_best",
                (TrainingChoice::Anew, _) => "training-anew",
                _ => "training-begin",
            };
            let clicked = ui.add_enabled_ui(able, |ui| widgets::primary(ui, words.get(word)).clicked()).inner;
            clicked.then_some(asked)
        },
    );
    let mut choice = left.or(right);
    page::titled(ui, words.get("training-title"), words.get("training-line"), &[0.42, 0.58], |ui, at| match at {
        0 => plan_panel(ui, words, plan, model),
        _ => choice = choice.take().or(run_panel(ui, words, model)),
    });
    choice
}

/// What the primary button asks for, and whether it can be asked for.
pub fn primary(model: &TrainingModel<'_>) -> (TrainingChoice, bool) {
    match &model.run {
        None => (TrainingChoice::Begin, model.fault.is_none()),
        Some(run) if run.runs() => (TrainingChoice::Stop, run.state == RunState::Running),
        Some(run) if run.agent.is_some() => (TrainingChoice::Play, true),
        Some(_) => (TrainingChoice::Anew, true),
    }
}
