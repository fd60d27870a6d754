//! The page: seats on the left, variants on the right, seed and begin at the foot.

use bevy_egui::egui;

use super::{
    context::SetupContext,
    model::{Preset, TableSetup},
    rules_panel::rules_panel,
};
use crate::{
    table::setup::{GameSetupPage, PresetChip, SeatsContext, SetupChoice, columns, foot, head, room, seats_panel},
    text::Words,
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
        presets(ui, words, table, context);
        columns(ui, &[0.55, 0.45], |ui, at| match at {
            0 => {
                let seats = SeatsContext { palette: context.palette, example: words.get("program-example_conquest") };
                seats_panel(ui, words, &mut table.seats(context.opponents), seats);
                table.follow();
            }
            _ => rules_panel(ui, words, &mut table.rules, context.maps),
        });
    });
    choice
}

/// The head, with the presets; they leave the seed as it is.
fn presets(ui: &mut egui::Ui, words: &Words, table: &mut TableSetup, context: &SetupContext<'_>) {
    let chips = context.presets.iter().map(|Preset { id, title, note, table: laid }| PresetChip {
        title: words.named(&format!("scene-{id}"), title),
        note: words.named(&format!("scene-{id}-note"), note),
        chosen: table.is_laid_as(laid),
    });
    let chips: Vec<PresetChip<'_>> = chips.collect();
    if let Some(clicked) = head(ui, words, TableSetup::GAME, words.get("setup-line"), &chips) {
        table.lay(&context.presets[clicked].table);
    }
}
