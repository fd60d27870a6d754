//! The panels themselves: functions of the model.

use bevy_egui::egui::{self, Align, Align2, Layout, Rect, ScrollArea, Ui, Vec2};

use super::{PanelAsk, PlainModel};
use crate::{
    keys::Action as Key,
    table::{
        Why,
        panels::{
            TableAsk,
            dock_parts::{button_row, corner, turn_title, wide_primary},
            docked, head, log_of,
        },
        recap::recap_lines,
        why::{DrawerModel, reasons_beside, reasons_handles},
    },
    text::Words,
    theme::{
        Type,
        color::{DANGER_TEXT, IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::{gather, widgets},
};

/// Width of the log and height of the dock at a text size, points.
fn sizes(text: f32) -> (f32, f32) {
    (38.0 * metrics::GRID * text.powf(0.45), 20.0 * metrics::GRID * text.powf(0.6))
}

/// Lays the panels: position and offers, beside them the log, below them the turn. Returns the room of the position.
pub fn show_panels(
    ui: &mut Ui,
    words: &Words,
    model: &PlainModel,
    (drawer, why): (&DrawerModel, &Why),
    text_size: f32,
    asks: &mut Vec<PanelAsk>,
) -> Rect {
    let (width, height) = sizes(text_size);
    let mut free = docked(
        ui,
        words,
        (width, height),
        model.replay.as_ref(),
        asks,
        |ui, asks| dock(ui, words, model, width, asks),
        |ui, asks| {
            title(ui, words, model, asks);
            let players: Vec<_> = model.players.iter().map(|(livery, name)| (*livery, name.as_str())).collect();
            log_of(ui, words, &model.log, &players, asks, |line| TableAsk::Recall(line.step).into());
        },
    );
    let reason = |ask| TableAsk::Reason(ask).into();
    gather(asks, reason, |asks| match why.is_open() {
        true => free = reasons_beside(ui, free, words, drawer, why, text_size, asks),
        false => {
            let corner = free.min + Vec2::splat(metrics::GRID);
            reasons_handles(ui, (Align2::LEFT_TOP, corner), words, model.offers.len() > 1, asks);
        }
    });
    let inset = Vec2::new(
        2.0 * metrics::GRID,
        if why.is_open() { metrics::GRID } else { ui.spacing().interact_size.y + 3.0 * metrics::GRID },
    );
    let room = Rect::from_min_max(free.min + inset, free.max - Vec2::splat(metrics::GRID));
    let mut middle = ui.new_child(egui::UiBuilder::new().id_salt("position").max_rect(room));
    middle.set_clip_rect(free.intersect(ui.clip_rect()));
    ScrollArea::vertical().id_salt("position").auto_shrink(false).show(&mut middle, |ui| {
        let lines = model.position.iter().map(|(line, marked)| (line.text.as_str(), *marked));
        position(ui, words.get("plain-position"), lines);
        ui.add_space(metrics::GAP_WIDE);
        asks.extend(offers(ui, words, &model.offers, Some(model.chosen)).map(PanelAsk::Do));
    });
    free
}

/// What game it is, its speed and the menu.
fn title(ui: &mut Ui, words: &Words, model: &PlainModel, asks: &mut Vec<PanelAsk>) {
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            head(ui, words, model.speed, asks);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(egui::Label::new(Type::Subheading.text(&model.title).color(LAMP_GOLD.egui())).truncate());
            });
        });
    });
}

/// What lies on the table: a heading, and lines of which some are marked.
pub fn position<'a>(ui: &mut Ui, heading: &str, lines: impl IntoIterator<Item = (&'a str, bool)>) {
    widgets::panel(ui, heading, |ui| {
        ui.set_width(ui.available_width());
        for (line, marked) in lines {
            let ink = if marked { LAMP_GOLD } else { IVORY };
            // A place that is meant is told by a sign, too, and not by colour alone.
            let sign = if marked { "\u{bb} " } else { "" };
            ui.add(egui::Label::new(Type::Body.text(format!("{sign}{line}")).color(ink.egui())).wrap());
        }
    });
}

/// What can be done, numbered. Returns the number of what is pressed, from 0.
pub fn offers(ui: &mut Ui, words: &Words, offers: &[String], chosen: Option<usize>) -> Option<usize> {
    if offers.is_empty() {
        return None;
    }
    widgets::panel(ui, words.get("plain-offers"), |ui| {
        ui.set_width(ui.available_width());
        let mut pressed = None;
        for (number, offer) in offers.iter().enumerate() {
            let text = format!("{}  {offer}", number + 1);
            let line = widgets::Line { text: &text, told: &text, chosen: chosen == Some(number), ..Default::default() };
            if widgets::line(ui, &line).clicked() {
                pressed = Some(number);
            }
        }
        pressed
    })
}

/// Whose turn it is, what others did, and the buttons.
fn dock(ui: &mut Ui, words: &Words, model: &PlainModel, right: f32, asks: &mut Vec<PanelAsk>) {
    let area = ui.available_rect_before_wrap();
    let split = area.right() - right + 2.0 * metrics::GRID;
    let left = Rect::from_min_max(area.min, egui::pos2(split - 2.0 * metrics::GRID, area.bottom()));
    let mut told = ui.new_child(egui::UiBuilder::new().id_salt("turn").max_rect(left));
    turn_title(&mut told, model.livery, &model.turn);
    let ink = if model.refused { DANGER_TEXT } else { IVORY_DIM };
    told.add(egui::Label::new(Type::Body.text(&model.advice).color(ink.egui())).wrap());
    if let Some(recap) = &model.recap {
        gather(asks, |ask| TableAsk::Recap(ask).into(), |asks| recap_lines(&mut told, words, recap, asks));
    }
    let right = Rect::from_min_max(egui::pos2(split, area.top()), area.max);
    let mut buttons = corner(ui, right);
    let (label, ready) = &model.primary;
    if wide_primary(&mut buttons, label, *ready, Key::Main) {
        asks.push(PanelAsk::Key(Key::Main));
    }
    button_row(&mut buttons, |ui| {
        for (can, word, key) in [(model.undo[1], "table-redo", Key::Redo), (model.undo[0], "undo-short", Key::Undo)] {
            if can {
                let button = widgets::secondary(ui, words.get(word));
                if widgets::hinted(ui, button, key).clicked() {
                    asks.push(PanelAsk::Key(key));
                }
            }
        }
    });
}
