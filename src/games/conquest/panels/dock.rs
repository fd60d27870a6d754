//! The dock below the board: cards on the left, what is being decided in the middle, and on the right the phase with the
//! one primary action, always in the same corner.

use bevy_egui::egui::{self, Align, Color32, FontId, Layout, Rect, Ui, UiBuilder, Vec2};

use super::{DockModel, PanelAsk, PhaseModel, cards, controls, stage};
use crate::{
    keys::Action as Key,
    table::panels::dock_parts::{button_row, corner, part, split_dock, split_left, turn_title, wide_primary},
    text::Words,
    theme::{
        LEAST, Type,
        color::{DANGER_TEXT, IVORY, IVORY_DIM},
        metrics,
    },
    ui::widgets,
};

/// The dock, in all the room there is; the phase takes `phase_width` points on the right, as wide as the side panel.
pub fn dock(ui: &mut Ui, words: &Words, model: &DockModel, phase_width: f32, asks: &mut Vec<PanelAsk>) {
    let (mut rest, right) = split_dock(ui, phase_width);
    if model.folded {
        stage::strip(ui, rest, model.player.as_ref(), model.battle.as_ref());
        part(ui, "phase", right, |ui| {
            let area = ui.available_rect_before_wrap();
            let mut button = ui.new_child(UiBuilder::new().max_rect(area).layout(Layout::bottom_up(Align::Max)));
            if wide_primary(&mut button, &model.phase.primary, model.phase.ready, Key::Main) {
                asks.push(PanelAsk::Key(Key::Main));
            }
        });
        return;
    }
    let cards_width = cards::width(ui, words, model, rest);
    if cards_width > 0.0 {
        let left = split_left(ui, &mut rest, cards_width);
        part(ui, "cards", left, |ui| cards::hand(ui, words, model, asks));
    }
    part(ui, "controls", rest, |ui| controls::controls(ui, words, model, asks));
    part(ui, "phase", right, |ui| phase(ui, words, &model.phase, asks));
}

fn phase(ui: &mut Ui, words: &Words, model: &PhaseModel, asks: &mut Vec<PanelAsk>) {
    let area = ui.max_rect();
    ui.spacing_mut().item_spacing.y = 0.5 * metrics::GAP;
    turn_title(ui, model.livery, &model.title);
    let (advice, ink) = match &model.hint {
        Some(hint) => (hint, DANGER_TEXT),
        None => (&model.advice, IVORY_DIM),
    };
    // The buttons are laid out from the corner upwards; the advice takes what is left.
    let foot = Rect::from_min_max(ui.cursor().min, area.max);
    let mut buttons = corner(ui, foot);
    if wide_primary(&mut buttons, &model.primary, model.ready, Key::Main) {
        asks.push(PanelAsk::Key(Key::Main));
    }
    if model.end.is_some() || model.undo.is_some() || model.redo.is_some() || model.trade {
        button_row(&mut buttons, |ui| {
            let mut button = |label: &str, key: Key| {
                let button = widgets::secondary(ui, label);
                if widgets::hinted(ui, button, key).clicked() {
                    asks.push(PanelAsk::Key(key));
                }
            };
            if let Some(end) = &model.end {
                button(end, Key::EndPhase);
            }
            if model.trade {
                button(words.get("conquest-trade_cards"), Key::Cards);
            }
            let undo = widgets::undo_buttons(ui, words, model.undo.as_deref(), model.redo.as_deref());
            asks.extend(undo.map(PanelAsk::Key));
        });
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
