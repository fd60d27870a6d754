//! A card as it is read: name, types, cost, and all it does.

use bevy_egui::egui::{Label, Ui};

use crate::{
    games::dominion::{CardFace, theme::court::READING},
    text::Words,
    theme::{
        Type,
        color::{IVORY, IVORY_DIM, LAMP_GOLD},
    },
};

/// What of a card is not seen on it, as wide as is good to read at the player's text size: its text where that is not `shown`, and what else is
/// to be known of it here.
pub fn reading(ui: &mut Ui, words: &Words, face: &CardFace, shown: bool, cost: u8, note: Option<&str>) {
    let width = READING * ui.text_style_height(&Type::Body.style());
    ui.set_max_width(width.min(0.6 * ui.ctx().content_rect().width()));
    ui.add(Label::new(Type::Subheading.text(&face.name).color(LAMP_GOLD.egui())).wrap());
    let cost = words.with("realm-costs", &[("cost", &u32::from(cost))]);
    ui.add(Label::new(Type::Small.text(format!("{} \u{b7} {cost}", face.types)).color(IVORY_DIM.egui())).wrap());
    for line in face.lines.iter().filter(|_| !shown) {
        ui.add(Label::new(Type::Body.text(line).color(IVORY.egui())).wrap());
    }
    if let Some(note) = note {
        ui.add(Label::new(Type::Small.text(note).color(LAMP_GOLD.egui())).wrap());
    }
}
