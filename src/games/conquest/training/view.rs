//! The page: the plan on the left, the run and the champions on the right, back and the primary action at the foot.

use bevy_egui::egui::{self, Ui};

use super::{
    model::{RunState, TrainingModel},
    pieces::TrainingChoice,
    plan::Plan,
    plan_panel::plan_panel,
    run_panel::run_panel,
};
use crate::{
    text::Words,
    theme::{
        Type,
        color::{IVORY, IVORY_DIM},
        metrics,
    },
    ui::{page::column, widgets},
};

/// Width of the page below which its panels stand below each other, in heights of the letters.
const STACKED: f32 = 45.0;

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
    let margin = egui::Margin::symmetric(metrics::PAGE_MARGIN as i8, metrics::PANEL_MARGIN as i8);
    egui::CentralPanel::default().frame(egui::Frame::new().inner_margin(margin)).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.label(Type::Title.text(words.get("training-title")).color(IVORY.egui()));
            ui.add_space(metrics::GAP);
            let line = Type::Aside.text(words.get("training-line")).color(IVORY_DIM.egui());
            ui.add(egui::Label::new(line).truncate());
        });
        ui.add_space(metrics::GAP);
        let (width, height) = (ui.available_width() - metrics::GAP_WIDE, ui.available_height());
        // With large text there is no room side by side.
        if width < STACKED * Type::Body.style().resolve(ui.style()).size {
            egui::ScrollArea::vertical().id_salt("training").show(ui, |ui| {
                ui.set_max_width(width);
                column(ui, width, height, |ui| plan_panel(ui, words, plan, model));
                column(ui, width, height, |ui| choice = choice.take().or(run_panel(ui, words, model)));
            });
            return;
        }
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = metrics::GAP_WIDE;
            column(ui, 0.42 * width, height, |ui| plan_panel(ui, words, plan, model));
            column(ui, 0.58 * width, height, |ui| choice = choice.take().or(run_panel(ui, words, model)));
        });
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
