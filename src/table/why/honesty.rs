//! Whether an opponent decided by nothing but what its seat had seen.

use bevy_egui::egui::{Label, Ui};
use tabletop::Message;

use super::focus::WhyAsk;
use crate::{
    text::Words,
    theme::{Type, color::LAMP_GOLD},
    ui::widgets,
};

/// What is known of it.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Honesty {
    /// It was not asked again.
    #[default]
    Unasked,
    /// It is asked.
    Asking,
    /// What came of it, sentence by sentence.
    Told(Vec<Message>),
}

/// The button that asks, until it was pressed.
pub(super) fn honesty_button(ui: &mut Ui, words: &Words, known: &Honesty, asks: &mut Vec<WhyAsk>) {
    if *known != Honesty::Unasked {
        return;
    }
    let button = widgets::secondary(ui, words.get("why-honest"));
    if button.on_hover_text(words.get("why-honest_note")).clicked() {
        asks.push(WhyAsk::Honesty);
    }
}

/// What came of it.
pub(super) fn honesty_told(ui: &mut Ui, words: &Words, known: &Honesty) {
    let told = match known {
        Honesty::Unasked => return,
        Honesty::Asking => words.get("why-honest_asking").to_owned(),
        Honesty::Told(told) => told.iter().map(|message| words.message(message)).collect::<Vec<_>>().join(" "),
    };
    ui.add(Label::new(Type::Small.text(told).color(LAMP_GOLD.egui())).wrap());
}
