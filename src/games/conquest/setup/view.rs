//! The page: seats on the left, variants on the right, seed and begin at the foot.

use bevy_egui::egui;

use super::{context::SetupContext, model::TableSetup, rules_panel::rules_panel};
use crate::{
    table::setup::{GameSetupPage, SeatsContext, SetupChoice, columns, foot, head, room, seats_panel},
    text::Words,
    ui::widgets,
};

/// The setup page.
pub fn setup_page(
    ui: &mut egui::Ui,
    words: &Words,
    table: &mut TableSetup,
    context: &SetupContext<'_>,
) -> Option<SetupChoice> {
    let choice = foot(ui, words, &mut table.seed, &context.faults);
    room(ui, |ui| {
        head(ui, words, TableSetup::GAME, words.get("setup.line"), |ui| presets(ui, table, context));
        columns(ui, &[0.55, 0.45], |ui, at| match at {
            0 => {
                let seats = SeatsContext { palette: context.palette, example: words.get("program.example_conquest") };
                seats_panel(ui, words, &mut table.seats(context.opponents), seats);
                table.follow();
            }
            _ => rules_panel(ui, words, &mut table.rules, context.maps),
        });
    });
    choice
}

/// The presets, from right to left.
fn presets(ui: &mut egui::Ui, table: &mut TableSetup, context: &SetupContext<'_>) {
    for preset in context.presets.iter().rev() {
        let chosen = table.rules == preset.table.rules && table.players == preset.table.players;
        if widgets::chip(ui, &preset.title, chosen).on_hover_text(&preset.note).clicked() {
            *table = TableSetup { seed: table.seed.clone(), ..preset.table.clone() };
        }
    }
}
