//! The button that leads to the rule modifiers, and tells which are chosen.

use bevy_egui::egui::{Response, Ui};
use dice::Catalogue;

use super::model::DuelSetup;
use crate::{text::Words, ui::widgets};

/// A button with how many rule modifiers are chosen, and which they are.
pub fn button(ui: &mut Ui, words: &Words, duel: &DuelSetup, catalogue: &Catalogue, open: bool) -> Response {
    let chosen: Vec<String> =
        duel.modifiers.iter().filter_map(|id| Some(words.message(&catalogue.modifier(id)?.message()))).collect();
    let label = match chosen.len() {
        0 => words.get("alea-setup-modifiers").to_owned(),
        n => words.with("alea-setup-modifiers_chosen", &[("n", &n)]),
    };
    let button = widgets::chip(ui, &label, open || !chosen.is_empty());
    if chosen.is_empty() { button } else { button.on_hover_text(chosen.join("\n")) }
}
