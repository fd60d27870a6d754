//! The dock below the table: the log on the left, what an action would do or what the opponent thinks in the middle, and on
//! the right the turn with the one primary action, in the same corner as everywhere.

use bevy_egui::egui::{self, Align, Layout, Rect, Stroke, Ui, UiBuilder, Vec2, pos2};

use super::{
    PanelAsk,
    model::{DockModel, TableModel},
    reading::{meanings, reading},
};
use crate::{
    games::alea::preview::Preview,
    keys::Action as Key,
    table::{
        panels::{
            TableAsk,
            dock_parts::{button_row, corner, turn_title, wide_primary},
            log_of,
        },
        recap::recap_lines,
        replay,
        why::brief,
    },
    text::{Decimal, Words},
    theme::{
        Type,
        color::{BRASS_DIM, DANGER_TEXT, IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::{gather, widgets},
};

/// So many lines about an action are read without scrolling.
const ROOMY: usize = 4;

/// The dock, in all the room there is.
pub fn dock(ui: &mut Ui, words: &Words, model: &TableModel, asks: &mut Vec<PanelAsk>) {
    let area = ui.available_rect_before_wrap();
    let gap = 2.0 * metrics::GRID;
    let [log, middle, turn] = {
        let right = (0.29 * area.width()).max(26.0 * metrics::GRID);
        let left = 0.36 * area.width();
        let turn = Rect::from_min_max(pos2(area.right() - right, area.top()), area.max);
        let log = Rect::from_min_size(area.min, Vec2::new(left, area.height()));
        [log, Rect::from_min_max(pos2(log.right() + gap, area.top()), pos2(turn.left() - gap, area.bottom())), turn]
    };
    part(ui, "log", log, |ui| {
        let players: Vec<_> = model.fighters.iter().map(|fighter| (fighter.livery, fighter.name.as_str())).collect();
        log_of(ui, words, &model.log, &players, asks, |line| TableAsk::Recall(line.step).into());
    });
    if let Some(replay) = &model.replay {
        let rest = Rect::from_min_max(middle.min, area.max);
        ui.painter().vline(log.right() + 0.5 * gap, area.y_range(), Stroke::new(metrics::HAIRLINE, BRASS_DIM.egui()));
        part(ui, "replay", rest, |ui| {
            gather(
                asks,
                |ask| TableAsk::Replay(ask).into(),
                |asks| replay::dock(ui, words, replay, turn.width(), asks),
            );
        });
        return;
    }
    for x in [log.right() + 0.5 * gap, turn.left() - 0.5 * gap] {
        ui.painter().vline(x, area.y_range(), Stroke::new(metrics::HAIRLINE, BRASS_DIM.egui()));
    }
    part(ui, "decision", middle, |ui| decision(ui, words, &model.dock, asks));
    part(ui, "turn", turn, |ui| turn_part(ui, words, &model.dock, asks));
}

fn part(ui: &mut Ui, name: &str, area: Rect, content: impl FnOnce(&mut Ui)) {
    let builder = UiBuilder::new().id_salt(name).max_rect(area).layout(Layout::top_down(Align::Min));
    let mut part = ui.new_child(builder);
    part.set_clip_rect(area.expand(0.5 * metrics::GRID).intersect(ui.clip_rect()));
    content(&mut part);
}

/// What the pointed-at action would do, else what the opponent thinks, else what can be done.
fn decision(ui: &mut Ui, words: &Words, model: &DockModel, asks: &mut Vec<PanelAsk>) {
    ui.spacing_mut().item_spacing.y = 0.4 * metrics::GAP;
    if let Some((label, shown)) = &model.preview {
        egui::ScrollArea::vertical().id_salt("preview").auto_shrink(false).show(ui, |ui| {
            preview(ui, words, label, shown);
            if let Some(card) = &model.reading {
                meanings(ui, words, card);
            }
        });
    } else if let Some(card) = &model.reading {
        egui::ScrollArea::vertical().id_salt("reading").auto_shrink(false).show(ui, |ui| reading(ui, words, card));
    } else if let Some(why) = &model.why {
        let said = why.told.quoted(words);
        ui.add(egui::Label::new(Type::Aside.text(said).color(IVORY_DIM.egui())).wrap());
        gather(asks, |ask| TableAsk::Reason(ask).into(), |asks| brief(ui, words, why, asks));
    } else {
        let (text, ink) = match (&model.hint, &model.recap) {
            (Some(hint), _) => (hint, DANGER_TEXT),
            // What to do has been read by whoever has had a turn, and is told again once something is done.
            (None, Some(recap)) => {
                return gather(asks, |ask| TableAsk::Recap(ask).into(), |asks| recap_lines(ui, words, recap, asks));
            }
            (None, None) => (&model.advice, IVORY_DIM),
        };
        ui.add(egui::Label::new(Type::Body.text(text).color(ink.egui())).wrap());
    }
}

/// What an action would do.
pub fn preview(ui: &mut Ui, words: &Words, label: &str, preview: &Preview) {
    ui.label(Type::Subheading.text(label).color(LAMP_GOLD.egui()));
    if preview.deadly {
        widgets::warning(ui, words.get("alea-preview-deadly"));
    }
    if preview.certain.is_empty() && preview.chances.is_empty() {
        widgets::note(ui, words.get("alea-preview-nothing"));
    }
    // Much is said in smaller letters, so that all of it is seen at once.
    let level = if preview.certain.len() > ROOMY { Type::Small } else { Type::Body };
    for line in &preview.certain {
        ui.label(level.text(format!("\u{2022} {line}")).color(IVORY.egui()));
    }
    for (chance, lines) in &preview.chances {
        let percent = Decimal::new(100.0 * chance, 0);
        let said = words.with("alea-preview-chance", &[("percent", &percent), ("what", &lines.join(", "))]);
        ui.label(Type::Body.text(said).color(IVORY.egui()));
    }
}

fn turn_part(ui: &mut Ui, words: &Words, model: &DockModel, asks: &mut Vec<PanelAsk>) {
    let area = ui.max_rect();
    ui.spacing_mut().item_spacing.y = 0.5 * metrics::GAP;
    turn_title(ui, model.livery, &model.title);
    let foot = Rect::from_min_max(ui.cursor().min, area.max);
    let mut buttons = corner(ui, foot);
    let (label, ready) = &model.primary;
    if wide_primary(&mut buttons, label, *ready, Key::Main) {
        asks.push(PanelAsk::Key(Key::Main));
    }
    button_row(&mut buttons, |ui| {
        if let Some(skip) = &model.skip {
            let skip = widgets::secondary(ui, skip);
            if widgets::hinted(ui, skip, Key::EndPhase).clicked() {
                asks.push(PanelAsk::Key(Key::EndPhase));
            }
        }
        if model.redo {
            let redo = widgets::turn_button(ui, words.get("table-redo"), false);
            if widgets::hinted(ui, redo, Key::Redo).clicked() {
                asks.push(PanelAsk::Key(Key::Redo));
            }
        }
        if model.undo {
            let undo = widgets::secondary(ui, words.get("undo-short"));
            if widgets::hinted(ui, undo, Key::Undo).clicked() {
                asks.push(PanelAsk::Key(Key::Undo));
            }
        }
    });
}
