//! The buttons that take something back and do it again.

use bevy_egui::egui::Ui;

use super::{hinted, secondary, turn_button};
use crate::{
    keys::Action,
    text::Words,
    theme::{Type, color::IVORY, metrics},
};

/// The buttons for what can be done `again` and taken `back`, each by what it is, in a row that is laid from the right. Returns what was asked
/// for.
pub fn undo_buttons(ui: &mut Ui, words: &Words, back: Option<&str>, again: Option<&str>) -> Option<Action> {
    let mut asked = None;
    if let Some(again) = again {
        let button = turn_button(ui, again, false).on_hover_text(again);
        if hinted(ui, button, Action::Redo).clicked() {
            asked = Some(Action::Redo);
        }
    }
    if let Some(back) = back {
        // Where large text leaves no room for what, the tip says it.
        let short = words.get("undo-short");
        let button = match (fits(ui, back), fits(ui, short)) {
            (true, _) => secondary(ui, back),
            (false, true) => secondary(ui, short),
            (false, false) => turn_button(ui, short, true),
        };
        if hinted(ui, button.on_hover_text(back), Action::Undo).clicked() {
            asked = Some(Action::Undo);
        }
    }
    asked
}

/// Whether a button with these words fits into what is left of a row.
fn fits(ui: &Ui, text: &str) -> bool {
    let font = Type::Button.style().resolve(ui.style());
    let wide = ui.painter().layout_no_wrap(text.to_owned(), font, IVORY.egui()).size().x;
    // As wide as a secondary button pads it.
    wide + 4.0 * metrics::GRID <= ui.available_width()
}
