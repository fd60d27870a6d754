//! The variants, and whether opponents may end a game they lose, each with what that means.

use bevy_egui::egui::Ui;
use dominion::Dominion;
use tabletop::Game;

use super::model::KingdomSetup;
use crate::{table::setup::variant_controls, text::Words, ui::widgets};

/// The variants.
pub(super) fn rules(ui: &mut Ui, words: &Words, setup: &mut KingdomSetup) {
    variant_controls(ui, words, Dominion::variants(), &mut setup.table.rules);
    widgets::group(ui, words.get("realm-setup_guard"), words.get("realm-guard_note"), |ui| {
        let choices = [(true, words.get("realm-guard_on")), (false, words.get("realm-guard_off"))];
        widgets::segmented(ui, &mut setup.guard, &choices);
    });
}
