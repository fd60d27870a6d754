//! The dock below the table: on the left what is asked and the hand, on the right whose turn it is with the one primary action, always in the
//! same corner.

use bevy_egui::egui::{self, Rect, ScrollArea, Ui};

use super::{PanelAsk, cards, model::DockModel};
use crate::{
    keys::Action as Key,
    pictures::Album,
    table::panels::dock_parts::{button_row, corner, part, split_dock, turn_title, wide_primary},
    text::Words,
    theme::{
        Type,
        color::{DANGER_TEXT, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::widgets,
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
    asks: &mut Vec<PanelAsk>,
) {
    let (rest, right) = split_dock(ui, turn_width);
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

/// What is asked, and the answers that are no cards.
fn asked(ui: &mut Ui, height: f32, model: &DockModel, asks: &mut Vec<PanelAsk>) {
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
                        asks.push(PanelAsk::Press(number));
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
fn turn(ui: &mut Ui, words: &Words, model: &DockModel, asks: &mut Vec<PanelAsk>) {
    let area = ui.max_rect();
    ui.spacing_mut().item_spacing.y = 0.5 * metrics::GAP;
    turn_title(ui, Some(model.livery), &model.title);
    let foot = Rect::from_min_max(ui.cursor().min, area.max);
    let mut buttons = corner(ui, foot);
    if wide_primary(&mut buttons, &model.primary, model.ready, Key::EndPhase) {
        asks.push(PanelAsk::Key(Key::EndPhase));
    }
    let [back, again] = [&model.undo[0], &model.undo[1]].map(Option::as_deref);
    button_row(&mut buttons, |ui| asks.extend(widgets::undo_buttons(ui, words, back, again).map(PanelAsk::Key)));
}
