//! The page of the setup: what stands on it beside the seats.

use bevy_egui::egui::Ui;

use super::{ConquestSetup, first, rules_panel::rules_panel};
use crate::{
    games::conquest::Content,
    table::setup::{GameSetupPage, PresetChip, TablePage, head},
    text::Words,
};

impl TablePage for Content {
    const PROGRAM_EXAMPLE: &'static str = "program-example_conquest";

    fn first(&self, words: &Words) -> ConquestSetup {
        first(words, &self.cast)
    }

    /// With the ready-made tables, which leave the seed as it is.
    fn head(&self, ui: &mut Ui, words: &Words, table: &mut ConquestSetup) {
        let chips: Vec<PresetChip<'_>> = self.presets.iter().map(|preset| preset.chip(words, table)).collect();
        if let Some(clicked) = head(ui, words, ConquestSetup::GAME, words.get("setup-line"), &chips) {
            table.apply(&self.presets[clicked].table);
        }
    }

    fn rules_panel(&self, ui: &mut Ui, words: &Words, table: &mut ConquestSetup) {
        rules_panel(ui, words, &mut table.rules, &self.maps);
    }
}
