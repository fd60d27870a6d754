//! The cards of the kingdom, and all others: a click takes one out or in.

use std::sync::Arc;

use bevy_egui::egui::{Ui, Vec2};
use dominion::LARGEST_KINGDOM;

use super::model::KingdomSetup;
use crate::{
    games::dominion::{CardFace, Content, panels, theme::court::GAP},
    pictures::Album,
    text::Words,
    ui::widgets,
};

/// The cards.
pub(super) fn cards(ui: &mut Ui, words: &Words, content: &Content, setup: &mut KingdomSetup) {
    let Some(catalog) = &content.catalog else { return };
    let faces: Vec<Arc<CardFace>> = setup.faces(words, catalog).to_vec();
    let kingdom = setup.table.rules.kingdom.clone();
    let count = kingdom.len();
    let heading = words.with("realm-setup_cards", &[("count", &(count as u32)), ("most", &(LARGEST_KINGDOM as u32))]);
    widgets::subheading(ui, &heading);
    widgets::note(ui, words.get("realm-setup_cards_note"));
    let mut turned = None;
    let room = count < LARGEST_KINGDOM;
    let (inside, outside): (Vec<_>, Vec<_>) = faces.iter().partition(|face| kingdom.contains(&face.id));
    grid(ui, words, &content.album, &inside, (true, true), &mut turned);
    widgets::subheading(ui, words.get("realm-setup_others"));
    widgets::note(ui, words.get(if room { "realm-setup_others_note" } else { "realm-setup_full_note" }));
    grid(ui, words, &content.album, &outside, (false, room), &mut turned);
    if let Some(id) = turned {
        setup.turn_card(&id);
    }
}

/// Cards side by side that are `chosen` or not; a click `turns` them where that is possible.
fn grid(
    ui: &mut Ui,
    words: &Words,
    album: &Album<String>,
    faces: &[&Arc<CardFace>],
    (chosen, turns): (bool, bool),
    turned: &mut Option<String>,
) {
    let width = panels::usual(ui);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        for face in faces {
            let told = face.told(words, face.cost);
            let look = panels::Look {
                cost: face.cost,
                count: None,
                empty: false,
                clickable: turns,
                offered: turns,
                dim: false,
                chosen,
                focused: false,
                fresh: false,
                digit: None,
                told: &told,
            };
            if panels::tile(ui, words, album, face, width, &look).clicked() {
                *turned = Some(face.id.clone());
            }
        }
    });
}
