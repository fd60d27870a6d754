//! A menu as a row of cards.

use bevy_egui::egui::{Ui, Vec2};

use super::model::{EntryModel, MenuModel, Shown};
use crate::{
    games::dominion::{
        CardFace,
        panels::{self, Form, Look},
        theme::court::{CARD, GAP},
    },
    text::Words,
    theme::Type,
    ui::widgets,
};

/// The cards of a menu from the most wanted one on, with their counts, and its numbers below them.
pub(super) fn menu_row(ui: &mut Ui, words: &Words, shown: &Shown<'_>, menu: &MenuModel) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        for EntryModel { face, mark, told } in &menu.entries {
            small_card(ui, words, shown, face, mark.as_deref(), told);
        }
    });
    if !menu.numbers.is_empty() {
        widgets::note(ui, &menu.numbers.join(" \u{b7} "));
    }
}

/// A small card that is only looked at.
pub(super) fn small_card(
    ui: &mut Ui,
    words: &Words,
    shown: &Shown<'_>,
    face: &std::sync::Arc<CardFace>,
    mark: Option<&str>,
    told: &str,
) {
    let width = CARD[0] * Type::Small.style().resolve(ui.style()).size;
    let look = Look { mark, ..Look::plain(face, told) };
    panels::tile(ui, words, &shown.content.album, face, Form::pictured(ui, width), &look);
}
