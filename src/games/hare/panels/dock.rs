//! The dock below the board: on the left what the person has in hand and the card drawn last, in the middle what is being decided,
//! and on the right whose turn it is with the one primary action, always in the same corner.

use bevy_egui::egui::{self, Rect, ScrollArea, Ui, UiBuilder, Vec2};

use super::{ButtonModel, DockModel, PanelAsk, card, purse};
use crate::{
    games::hare::pictures::Subject,
    keys::Action as Key,
    table::panels::dock_parts::{button_row, corner, part, split_dock, split_left, turn_title, wide_primary},
    text::Words,
    theme::{
        Type,
        color::{DANGER_TEXT, IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::widgets,
};

/// Most of the dock's width that a card takes.
const WIDEST: f32 = 0.34;

/// The dock, in all the room there is; the turn takes `turn_width` points on the right, as wide as the side panel.
pub fn dock(ui: &mut Ui, words: &Words, model: &DockModel, turn_width: f32, asks: &mut Vec<PanelAsk>) {
    let (mut rest, right) = split_dock(ui, turn_width);
    if let Some(in_hand) = &model.purse {
        let left = split_left(ui, &mut rest, purse::width(ui, in_hand));
        part(ui, "purse", left, |ui| purse::purse(ui, in_hand));
    }
    if let Some(drawn) = &model.card {
        let width = card::width(ui, rest.height()).min(WIDEST * rest.width());
        let left = split_left(ui, &mut rest, width);
        part(ui, "card", left, |ui| card::card(ui, words, drawn));
    }
    part(ui, "decision", rest, |ui| decision(ui, words, model, asks));
    part(ui, "turn", right, |ui| turn(ui, words, model, asks));
}

/// What is being decided: the price of what is chosen and what its square does, the buttons, and the way home.
fn decision(ui: &mut Ui, words: &Words, model: &DockModel, asks: &mut Vec<PanelAsk>) {
    ScrollArea::vertical().id_salt("decision").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.6 * metrics::GAP;
        let (head, note) = match &model.chosen {
            Some((price, means)) => (price.as_str(), means.as_str()),
            None => (model.advice.as_str(), ""),
        };
        if !head.is_empty() {
            let ink = if model.refused && model.chosen.is_none() { DANGER_TEXT } else { LAMP_GOLD };
            ui.add(egui::Label::new(Type::Subheading.text(head).color(ink.egui())).wrap());
        }
        if !note.is_empty() {
            ui.add(egui::Label::new(Type::Body.text(note).color(IVORY.egui())).wrap());
        }
        if !model.buttons.is_empty() {
            ui.horizontal_wrapped(|ui| {
                for (number, button) in model.buttons.iter().enumerate() {
                    if deed(ui, number, button) {
                        asks.push(PanelAsk::Press(number));
                    }
                }
            });
        }
        if let Some(way) = &model.way_home {
            ui.horizontal_top(|ui| {
                let side = 1.2 * ui.text_style_height(&Type::Body.style());
                let (sign, response) = ui.allocate_exact_size(Vec2::splat(side), egui::Sense::hover());
                Subject::Goal.paint(ui.painter(), sign, IVORY);
                response.on_hover_text(words.get("hare-way-note"));
                ui.add(egui::Label::new(Type::Body.text(way).color(IVORY_DIM.egui())).wrap());
            });
        }
    });
}

/// A button for what is done without going forward, with the key that does the same.
fn deed(ui: &mut Ui, number: usize, button: &ButtonModel) -> bool {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.5 * metrics::GAP;
        widgets::key_cap(ui, &(number + 1).to_string());
        widgets::chip(ui, &button.text, button.chosen).on_hover_text(&button.price).clicked()
    })
    .inner
}

/// Whose turn it is, what can be taken back, and the primary action.
fn turn(ui: &mut Ui, words: &Words, model: &DockModel, asks: &mut Vec<PanelAsk>) {
    let area = ui.max_rect();
    ui.spacing_mut().item_spacing.y = 0.5 * metrics::GAP;
    turn_title(ui, model.livery, &model.title);
    let foot = Rect::from_min_max(ui.cursor().min, area.max);
    let mut buttons = corner(ui, foot);
    if wide_primary(&mut buttons, &model.primary, model.ready, Key::Main) {
        asks.push(PanelAsk::Key(Key::Main));
    }
    let [back, again] = [&model.undo[0], &model.undo[1]].map(Option::as_deref);
    if back.or(again).is_some() {
        button_row(&mut buttons, |ui| asks.extend(widgets::undo_buttons(ui, words, back, again).map(PanelAsk::Key)));
    }
    let room = Rect::from_min_max(foot.min, egui::pos2(foot.right(), buttons.min_rect().top() - 2.0));
    if model.chosen.is_some() && room.height() > 1.2 * ui.text_style_height(&Type::Small.style()) {
        let mut text = ui.new_child(UiBuilder::new().id_salt("advice").max_rect(room));
        text.set_clip_rect(room.intersect(ui.clip_rect()));
        let ink = if model.refused { DANGER_TEXT } else { IVORY_DIM };
        text.add(egui::Label::new(Type::Small.text(&model.advice).color(ink.egui())).truncate())
            .on_hover_text(&model.advice);
    }
}
