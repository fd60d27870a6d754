//! The page of the setup: what stands on it beside the seats.

use bevy_egui::egui::Ui;

use super::{ConquestSetup, first};
use crate::{
    games::conquest::{Content, ids::CAREER, place_names},
    shell::Screen,
    table::setup::{GameSetupPage, PresetChip, TablePage, head},
    text::Words,
    ui::widgets,
};

impl TablePage for Content {
    const PROGRAM_EXAMPLE: &'static str = "program-example_conquest";

    const CAREER: Option<Screen> = Some(CAREER);

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

    /// The map.
    fn content_choices(&self, ui: &mut Ui, words: &Words, table: &mut ConquestSetup) {
        let (rules, maps) = (&mut table.rules, &self.maps);
        if maps.len() < 2 {
            return;
        }
        let mut chosen = maps.iter().position(|map| map.id() == rules.map).unwrap_or(usize::MAX);
        widgets::group(ui, words.get("setup-map"), "", |ui| {
            let names: Vec<(usize, &str)> = maps.iter().map(|map| place_names::map(words, map)).enumerate().collect();
            if widgets::segmented(ui, &mut chosen, &names) {
                maps[chosen].id().clone_into(&mut rules.map);
            }
        });
    }
}
