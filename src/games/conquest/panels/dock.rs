//! The dock below the board: cards on the left, what is being decided in the middle, and on the right the phase with the
//! one primary action, always in the same corner.

use bevy_egui::egui::{self, Align, Color32, FontId, Layout, Rect, Stroke, Ui, UiBuilder, Vec2};

use super::{Ask, DockModel, PhaseModel, cards, controls, stage};
use crate::{
    keys::Action as Key,
    text::Words,
    theme::{
        LEAST, Type,
        color::{BRASS_DIM, DANGER_TEXT, IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::widgets::{self, paint_shield},
};

/// The dock, in all the room there is; the phase takes `phase_width` points on the right, as wide as the side panel.
pub fn dock(ui: &mut Ui, words: &Words, model: &DockModel, phase_width: f32, asks: &mut Vec<Ask>) {
    let area = ui.available_rect_before_wrap();
    let gap = 2.0 * metrics::GRID;
    let right = Rect::from_min_max(egui::pos2(area.right() - phase_width + gap, area.top()), area.max);
    let rest = Rect::from_min_max(area.min, egui::pos2(right.left() - gap, area.bottom()));
    divide(ui, right.left() - metrics::GRID, area);
    if model.folded {
        stage::strip(ui, rest, model.player.as_ref(), model.battle.as_ref());
        part(ui, "phase", right, |ui| {
            let area = ui.available_rect_before_wrap();
            let mut button = ui.new_child(UiBuilder::new().max_rect(area).layout(Layout::bottom_up(Align::Max)));
            if wide_primary(&mut button, &model.phase.primary, model.phase.ready) {
                asks.push(Ask::Key(Key::Main));
            }
        });
        return;
    }
    let cards_width = cards::width(ui, words, model, rest);
    let left = Rect::from_min_size(rest.min, Vec2::new(cards_width, rest.height()));
    let indent = if cards_width > 0.0 { left.right() + gap } else { rest.left() };
    let middle = Rect::from_min_max(egui::pos2(indent, rest.top()), rest.max);
    if cards_width > 0.0 {
        part(ui, "cards", left, |ui| cards::hand(ui, words, model, asks));
        divide(ui, left.right() + metrics::GRID, area);
    }
    part(ui, "controls", middle, |ui| controls::controls(ui, words, model, asks));
    part(ui, "phase", right, |ui| phase(ui, words, &model.phase, asks));
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

fn phase(ui: &mut Ui, words: &Words, model: &PhaseModel, asks: &mut Vec<Ask>) {
    let area = ui.max_rect();
    ui.spacing_mut().item_spacing.y = 0.5 * metrics::GAP;
    ui.horizontal(|ui| {
        if let Some(livery) = model.livery {
            let height = 1.25 * ui.text_style_height(&Type::Subheading.style());
            let (mark, _) = ui.allocate_exact_size(Vec2::new(0.9 * height, height), egui::Sense::hover());
            let rim = crate::theme::board::TOKEN_RIM;
            paint_shield(ui.painter(), mark.center(), height, livery.color.shade(), Some(livery.emblem), rim);
        }
        ui.add(egui::Label::new(Type::Subheading.text(&model.title).color(LAMP_GOLD.egui())).truncate());
    });
    let (advice, ink) = match &model.hint {
        Some(hint) => (hint, DANGER_TEXT),
        None => (&model.advice, IVORY_DIM),
    };
    // The buttons are laid out from the corner upwards; the advice takes what is left.
    let foot = Rect::from_min_max(ui.cursor().min, area.max);
    let mut buttons =
        ui.new_child(UiBuilder::new().id_salt("buttons").max_rect(foot).layout(Layout::bottom_up(Align::Max)));
    buttons.spacing_mut().item_spacing = Vec2::splat(0.75 * metrics::GAP);
    if wide_primary(&mut buttons, &model.primary, model.ready) {
        asks.push(Ask::Key(Key::Main));
    }
    if model.end.is_some() || model.undo.is_some() || model.redo.is_some() || model.trade {
        buttons.allocate_ui_with_layout(
            Vec2::new(area.width(), buttons.spacing().interact_size.y),
            Layout::right_to_left(Align::Center),
            |ui| {
                let mut button = |label: &str, key: Key| {
                    let button = widgets::secondary(ui, label);
                    if widgets::hinted(ui, button, key).clicked() {
                        asks.push(Ask::Key(key));
                    }
                };
                if let Some(end) = &model.end {
                    button(end, Key::EndPhase);
                }
                if model.trade {
                    button(words.get("conquest-trade_cards"), Key::Cards);
                }
                let undo = widgets::undo_buttons(ui, words, model.undo.as_deref(), model.redo.as_deref());
                asks.extend(undo.map(Ask::Key));
            },
        );
    }
    let room = Rect::from_min_max(foot.min, egui::pos2(foot.right(), buttons.min_rect().top() - 2.0));
    if room.height() > ui.text_style_height(&Type::Small.style()) {
        let mut text = ui.new_child(UiBuilder::new().id_salt("advice").max_rect(room));
        text.set_clip_rect(room.intersect(ui.clip_rect()));
        let font = fitting(ui, advice, room.size());
        text.add(egui::Label::new(egui::RichText::new(advice).font(font).color(ink.egui())).wrap());
    }
    ui.visuals_mut().override_text_color = Some(IVORY.egui());
}

/// The largest letters, no larger than a note's, with which a text fits into a room.
fn fitting(ui: &Ui, text: &str, room: Vec2) -> FontId {
    let mut font = Type::Small.style().resolve(ui.style());
    let height = |font: &FontId| ui.painter().layout(text.to_owned(), font.clone(), Color32::WHITE, room.x).size().y;
    while font.size > LEAST && height(&font) > room.y {
        font.size = (font.size - 1.0).max(LEAST);
    }
    font
}

/// The primary button over the whole width.
fn wide_primary(ui: &mut Ui, text: &str, ready: bool) -> bool {
    let width = ui.available_width();
    ui.add_enabled_ui(ready, |ui| {
        let button = widgets::primary_wide(ui, text, width);
        widgets::hinted(ui, button, Key::Main).clicked()
    })
    .inner
}
