//! The page of the setup: what stands on it beside the seats.

use bevy_egui::egui::Ui;

use super::{HareSetup, first};
use crate::{
    games::hare::Content,
    table::setup::{TablePage, head_over_presets},
    text::Words,
};

impl TablePage for Content {
    const PROGRAM_EXAMPLE: &'static str = "hare-program_example";

    fn first(&self, words: &Words) -> HareSetup {
        first(words, self)
    }

    fn head(&self, ui: &mut Ui, words: &Words, table: &mut HareSetup) {
        head_over_presets(ui, words, table, &self.presets);
    }
}
