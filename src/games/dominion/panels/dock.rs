//! The dock below the table: on the left what is asked and the hand, on the right whose turn it is with the one primary action, always in the
//! same corner.

use bevy_egui::egui::{self, Align, Layout, Rect, ScrollArea, Stroke, Ui, UiBuilder, Vec2};

use super::{Ask, cards, model::DockModel};
use crate::{
    keys::Action as Key,
    pictures::Album,
    text::Words,
    theme::{
        Type, board,
        color::{BRASS_DIM, DANGER_TEXT, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::widgets::{self, paint_shield},
};

/// Most of the dock's height that what is asked takes (0–1).
const ASKED: f32 = 0.46;

/// The dock, in all the room there is; the turn takes `turn_width` points on the right, as wide as the side panel.
pub fn dock(
    ui: &mut Ui,
    words: &Words,
    album: &Album<String>,
    model: &DockModel,
    turn_width: f32,
    asks: &mut Vec<Ask>,
) {
    let area = ui.available_rect_before_wrap();
    let gap = 2.0 * metrics::GRID;
    let right = Rect::from_min_max(egui::pos2(area.right() - turn_width + gap, area.top()), area.max);
    let rest = Rect::from_min_max(area.min, egui::pos2(right.left() - gap, area.bottom()));
    let line = Stroke::new(metrics::HAIRLINE, BRASS_DIM.egui());
    ui.painter().vline(right.left() - metrics::GRID, area.y_range(), line);
    part(ui, "decision", rest, |ui| {
        asked(ui, rest.height(), model, asks);
        match &model.unseen {
            Some(text) => {
                ui.add(egui::Label::new(Type::Body.text(text).color(IVORY_DIM.egui())).wrap());
            }
            None => cards::cards(ui, "hand", words, album, &model.hand, asks),
        }
    });
    part(ui, "turn", right, |ui| turn(ui, words, model, asks));
}

fn part(ui: &mut Ui, name: &str, area: Rect, content: impl FnOnce(&mut Ui)) {
    let builder = UiBuilder::new().id_salt(name).max_rect(area).layout(Layout::top_down(Align::Min));
    let mut part = ui.new_child(builder);
    part.set_clip_rect(area.expand(metrics::GRID).intersect(ui.clip_rect()));
    content(&mut part);
}

/// What is asked, and the answers that are no cards.
fn asked(ui: &mut Ui, height: f32, model: &DockModel, asks: &mut Vec<Ask>) {
    let scroll = ScrollArea::vertical().id_salt("asked").max_height(ASKED * height).auto_shrink([false, true]);
    scroll.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.5 * metrics::GAP;
        let ink = if model.refused { DANGER_TEXT } else { LAMP_GOLD };
        ui.add(egui::Label::new(Type::Strong.text(&model.asked).color(ink.egui())).wrap());
        if let Some(gathered) = &model.gathered {
            ui.add(egui::Label::new(Type::Small.text(gathered).color(IVORY_DIM.egui())).wrap());
        }
        if !model.answers.is_empty() {
            ui.horizontal_wrapped(|ui| {
                for (number, (text, focused)) in model.answers.iter().enumerate() {
                    if answer(ui, number, text, *focused) {
                        asks.push(Ask::Press(number));
                    }
                }
            });
        }
    });
}

/// An answer, with the key that gives it.
fn answer(ui: &mut Ui, number: usize, text: &str, focused: bool) -> bool {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.5 * metrics::GAP;
        widgets::key_cap(ui, &(number + 1).to_string());
        widgets::chip(ui, text, focused).clicked()
    })
    .inner
}

/// Whose turn it is, what can be taken back, and the primary action.
fn turn(ui: &mut Ui, words: &Words, model: &DockModel, asks: &mut Vec<Ask>) {
    let area = ui.max_rect();
    ui.spacing_mut().item_spacing.y = 0.5 * metrics::GAP;
    ui.horizontal(|ui| {
        let height = 1.25 * ui.text_style_height(&Type::Subheading.style());
        let (mark, _) = ui.allocate_exact_size(Vec2::new(0.9 * height, height), egui::Sense::hover());
        let (shade, emblem) = (model.livery.color.shade(), model.livery.emblem);
        paint_shield(ui.painter(), mark.center(), height, shade, Some(emblem), board::TOKEN_RIM);
        ui.add(egui::Label::new(Type::Subheading.text(&model.title).color(LAMP_GOLD.egui())).truncate());
    });
    let foot = Rect::from_min_max(ui.cursor().min, area.max);
    let mut buttons =
        ui.new_child(UiBuilder::new().id_salt("buttons").max_rect(foot).layout(Layout::bottom_up(Align::Max)));
    buttons.spacing_mut().item_spacing = Vec2::splat(0.75 * metrics::GAP);
    let width = buttons.available_width();
    let pressed = buttons.add_enabled_ui(model.ready, |ui| {
        let button = widgets::primary_wide(ui, &model.primary, width);
        widgets::hinted(ui, button, Key::EndPhase).clicked()
    });
    if pressed.inner {
        asks.push(Ask::Key(Key::EndPhase));
    }
    let row = Vec2::new(width, buttons.spacing().interact_size.y);
    buttons.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        undo(ui, words, model, asks);
    });
}

fn undo(ui: &mut Ui, words: &Words, model: &DockModel, asks: &mut Vec<Ask>) {
    let [back, again] = &model.undo;
    asks.extend(widgets::undo_buttons(ui, words, back.as_deref(), again.as_deref()).map(Ask::Key));
}
