//! The cards of the kingdom, and all others: a click takes one out or in.

use std::sync::Arc;

use bevy_egui::egui::{Ui, Vec2};
use dominion::LARGEST_KINGDOM;

use super::model::KingdomSetup;
use crate::{
    games::dominion::{CardFace, Content, panels, theme::court::GAP},
    text::Words,
    theme::metrics,
    ui::widgets,
};

/// The cards of the kingdom.
pub(super) fn chosen(ui: &mut Ui, words: &Words, content: &Content, setup: &mut KingdomSetup) {
    let (count, most) = (setup.table.rules.kingdom.len() as u32, LARGEST_KINGDOM as u32);
    widgets::subheading(ui, &words.with("realm-setup_cards", &[("count", &count), ("most", &most)]));
    widgets::note(ui, words.get("realm-setup_cards_note"));
    grid(ui, words, content, setup, true);
    ui.add_space(metrics::GAP);
}

/// All other cards.
pub(super) fn others(ui: &mut Ui, words: &Words, content: &Content, setup: &mut KingdomSetup) {
    let room = setup.table.rules.kingdom.len() < LARGEST_KINGDOM;
    widgets::subheading(ui, words.get("realm-setup_others"));
    widgets::note(ui, words.get(if room { "realm-setup_others_note" } else { "realm-setup_full_note" }));
    grid(ui, words, content, setup, false);
}

/// The cards that are in the kingdom, or those that are not, side by side; a click turns one where there is room for it.
fn grid(ui: &mut Ui, words: &Words, content: &Content, setup: &mut KingdomSetup, chosen: bool) {
    let Some(catalog) = &content.catalog else { return };
    let faces: Vec<Arc<CardFace>> = setup.faces(words, catalog).to_vec();
    let kingdom = &setup.table.rules.kingdom;
    let turns = chosen || kingdom.len() < LARGEST_KINGDOM;
    let (form, mut turned) = (panels::Form::usual(ui), None);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        for face in faces.iter().filter(|face| kingdom.contains(&face.id) == chosen) {
            let told = face.sentence(words, face.cost);
            let look = panels::Look { clickable: turns, lit: turns, chosen, ..panels::Look::plain(face, &told) };
            if panels::tile(ui, words, &content.album, face, form, &look).clicked() {
                turned = Some(face.id.clone());
            }
        }
    });
    if let Some(id) = turned {
        setup.turn_card(&id);
    }
}
