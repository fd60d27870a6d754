//! What is learned, under which rules, and how long.

use bevy_egui::egui::Ui;

use super::{
    model::ConquestTraining,
    plan::{Numbers, Plan, SEATS, Schedule},
    wording,
};
use crate::{
    text::{Words, capitalised},
    theme::metrics,
    training::{PageModel, pace, seat_choice, steppers},
    ui::widgets,
};

/// The plan; what runs cannot be changed.
pub(super) fn plan_panel(ui: &mut Ui, words: &Words, plan: &mut Plan, model: &PageModel<'_, ConquestTraining>) {
    widgets::scrolling_panel(ui, words.get("training-subject"), |ui| {
        // What runs is what was planned: it is read, and changed again once the run is put away.
        ui.add_enabled_ui(model.run.is_none(), |ui| {
            for subject in model.shown.subjects {
                if widgets::choice_row(
                    ui,
                    &capitalised(wording::name(words, subject.id)),
                    &capitalised(wording::about(words, subject.id, subject.idea)),
                    plan.subject == subject.id,
                ) {
                    subject.id.clone_into(&mut plan.subject);
                }
            }
            ui.add_space(metrics::GAP);
            widgets::subheading(ui, words.get("training-rules"));
            let names: Vec<String> =
                model.shown.variants.iter().map(|variant| capitalised(wording::name(words, variant.id))).collect();
            let rules: Vec<_> = names.iter().map(String::as_str).enumerate().collect();
            widgets::segmented(ui, &mut plan.variant, &rules);
            if let Some(variant) = model.shown.variants.get(plan.variant) {
                widgets::note(ui, &capitalised(wording::about(words, variant.id, variant.idea)));
            }
            ui.add_space(0.5 * metrics::GAP);
            seat_choice(ui, words, &mut plan.seats, &SEATS);
            ui.add_space(metrics::GAP);
            widgets::subheading(ui, words.get("training-schedule"));
            let schedules = [
                (Schedule::Published, words.get("training-published")),
                (Schedule::Improving, words.get("training-improving")),
            ];
            widgets::segmented(ui, &mut plan.schedule, &schedules);
            let note = match plan.schedule {
                Schedule::Published => "training-published_note",
                Schedule::Improving => "training-improving_note",
            };
            widgets::note(ui, words.get(note));
            ui.add_space(metrics::GAP);
            widgets::subheading(ui, words.get("training-how_long"));
            let paces = [(Numbers::QUICK, "training-quick_note"), (Numbers::FULL, "training-full_note")];
            pace(ui, words, &mut plan.numbers, paces);
            let Numbers { generations, genomes, budget, validation } = &mut plan.numbers;
            let rows = [
                ("training-generations", generations, 1, 40, 1),
                ("training-genomes", genomes, 10, 200, 10),
                ("training-budget", budget, 10, 5000, 10),
                ("training-validation", validation, 0, 20_000, 100),
            ];
            steppers(ui, words, rows, &mut plan.seed);
            widgets::note(ui, &words.with("training-planned", &[("games", &model.shown.games)]));
        });
    });
}
