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

/// The text of a card, as wide as is good to read at the player's text size.
pub fn reading(ui: &mut Ui, words: &Words, face: &CardFace, cost: u8) {
    let width = READING * ui.text_style_height(&Type::Body.style());
    ui.set_max_width(width.min(0.6 * ui.ctx().content_rect().width()));
    ui.add(Label::new(Type::Subheading.text(&face.name).color(LAMP_GOLD.egui())).wrap());
    let cost = words.with("realm-costs", &[("cost", &u32::from(cost))]);
    ui.add(Label::new(Type::Small.text(format!("{} \u{b7} {cost}", face.types)).color(IVORY_DIM.egui())).wrap());
    for line in &face.lines {
        ui.add(Label::new(Type::Body.text(line).color(IVORY.egui())).wrap());
    }
}
