//! The dock below the board: on the left what the person has in hand and the card drawn last, in the middle what is being decided,
//! and on the right whose turn it is with the one primary action, always in the same corner.

use bevy_egui::egui::{self, Align, Layout, Rect, ScrollArea, Stroke, Ui, UiBuilder, Vec2};

use super::{Ask, ButtonModel, DockModel, card, purse};
use crate::{
    games::hare::pictures::Subject,
    keys::Action as Key,
    text::Words,
    theme::{
        Type, board,
        color::{BRASS_DIM, DANGER_TEXT, IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::widgets::{self, paint_shield},
};

/// Most of the dock's width that a card takes.
const WIDEST: f32 = 0.34;

/// The dock, in all the room there is; the turn takes `turn_width` points on the right, as wide as the side panel.
pub fn dock(ui: &mut Ui, words: &Words, model: &DockModel, turn_width: f32, asks: &mut Vec<Ask>) {
    let area = ui.available_rect_before_wrap();
    let gap = 2.0 * metrics::GRID;
    let right = Rect::from_min_max(egui::pos2(area.right() - turn_width + gap, area.top()), area.max);
    let mut rest = Rect::from_min_max(area.min, egui::pos2(right.left() - gap, area.bottom()));
    divide(ui, right.left() - metrics::GRID, area);
    if let Some(in_hand) = &model.purse {
        let width = purse::width(ui, in_hand);
        let left = Rect::from_min_size(rest.min, Vec2::new(width, rest.height()));
        part(ui, "purse", left, |ui| purse::purse(ui, in_hand));
        divide(ui, left.right() + metrics::GRID, area);
        rest.min.x = left.right() + gap;
    }
    if let Some(drawn) = &model.card {
        let width = card::width(ui, rest.height()).min(WIDEST * rest.width());
        let left = Rect::from_min_size(rest.min, Vec2::new(width, rest.height()));
        part(ui, "card", left, |ui| card::card(ui, words, drawn));
        divide(ui, left.right() + metrics::GRID, area);
        rest.min.x = left.right() + gap;
    }
    part(ui, "decision", rest, |ui| decision(ui, words, model, asks));
    part(ui, "turn", right, |ui| turn(ui, words, model, asks));
}

fn part(ui: &mut Ui, name: &str, area: Rect, content: impl FnOnce(&mut Ui)) {
    let builder = UiBuilder::new().id_salt(name).max_rect(area).layout(Layout::top_down(Align::Min));
    let mut part = ui.new_child(builder);
    part.set_clip_rect(area.expand(metrics::GRID).intersect(ui.clip_rect()));
    content(&mut part);
}

fn divide(ui: &Ui, x: f32, area: Rect) {
    ui.painter().vline(x, area.y_range(), Stroke::new(metrics::HAIRLINE, BRASS_DIM.egui()));
}

/// What is being decided: the price of what is chosen and what its square does, the buttons, and the way home.
fn decision(ui: &mut Ui, words: &Words, model: &DockModel, asks: &mut Vec<Ask>) {
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
                        asks.push(Ask::Press(number));
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
fn turn(ui: &mut Ui, words: &Words, model: &DockModel, asks: &mut Vec<Ask>) {
    let area = ui.max_rect();
    ui.spacing_mut().item_spacing.y = 0.5 * metrics::GAP;
    ui.horizontal(|ui| {
        if let Some(livery) = model.livery {
            let height = 1.25 * ui.text_style_height(&Type::Subheading.style());
            let (mark, _) = ui.allocate_exact_size(Vec2::new(0.9 * height, height), egui::Sense::hover());
            let shade = livery.color.shade();
            paint_shield(ui.painter(), mark.center(), height, shade, Some(livery.emblem), board::TOKEN_RIM);
        }
        ui.add(egui::Label::new(Type::Subheading.text(&model.title).color(LAMP_GOLD.egui())).truncate());
    });
    let foot = Rect::from_min_max(ui.cursor().min, area.max);
    let mut buttons =
        ui.new_child(UiBuilder::new().id_salt("buttons").max_rect(foot).layout(Layout::bottom_up(Align::Max)));
    buttons.spacing_mut().item_spacing = Vec2::splat(0.75 * metrics::GAP);
    let width = buttons.available_width();
    let pressed = buttons.add_enabled_ui(model.ready, |ui| {
        let button = widgets::primary_wide(ui, &model.primary, width);
        widgets::hinted(ui, button, Key::Main).clicked()
    });
    if pressed.inner {
        asks.push(Ask::Key(Key::Main));
    }
    if model.undo.iter().any(Option::is_some) {
        let row = Vec2::new(width, buttons.spacing().interact_size.y);
        buttons.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| undo(ui, words, model, asks));
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

fn undo(ui: &mut Ui, words: &Words, model: &DockModel, asks: &mut Vec<Ask>) {
    let [back, again] = &model.undo;
    asks.extend(widgets::undo_buttons(ui, words, back.as_deref(), again.as_deref()).map(Ask::Key));
}
