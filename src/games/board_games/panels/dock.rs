//! The dock below the board: what still lies face down, what is to be decided, and on the right whose turn it is with the one primary action.

use bevy_egui::egui::{Label, ScrollArea, Sense, Ui, Vec2};

use super::{ask::PanelAsk, model::Model, placements::placements};
use crate::{
    games::board_games::{game::Choice, placing_input::PlaceAsk},
    keys::Action as Key,
    pieces::{PieceSet, heap},
    table::{
        PuzzleModel, PuzzleStanding,
        panels::dock_parts::{button_row, corner, part, split_dock, split_left, turn_title, wide_primary},
    },
    text::Words,
    theme::{
        Type,
        color::{DANGER_TEXT, IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::widgets,
};

/// Height of a piece beside the button that it belongs to, in heights of the button.
const PICTURE: f32 = 1.4;
/// Most of the dock that what lies face down takes, or ways to place pieces.
const LEFT: f32 = 0.56;

/// The dock, in all the room there is; the turn takes `turn_width` points on the right, as wide as the side panel.
pub fn dock(ui: &mut Ui, words: &Words, set: &PieceSet, model: &Model, turn_width: f32, asks: &mut Vec<PanelAsk>) {
    let (mut rest, right) = split_dock(ui, turn_width);
    if !model.face_down.is_empty() {
        let width = LEFT * rest.width();
        let left = split_left(ui, &mut rest, width);
        part(ui, "face down", left, |ui| face_down(ui, words, set, model));
    }
    if let Some(placing) = &model.placing {
        let width = LEFT * rest.width();
        let left = split_left(ui, &mut rest, width);
        part(ui, "placements", left, |ui| placements(ui, words, placing, asks));
    }
    part(ui, "decision", rest, |ui| {
        ScrollArea::vertical().id_salt("decision").auto_shrink(false).show(ui, |ui| {
            if let Some(puzzle) = &model.puzzle {
                asks.extend(puzzle_part(ui, words, puzzle, model.undo[0].is_some()));
            }
            let ink = if model.refused { DANGER_TEXT } else { IVORY };
            ui.add(Label::new(Type::Body.text(&model.advice).color(ink.egui())).wrap());
            if let Some(status) = &model.status {
                ui.add(Label::new(Type::Small.text(status).color(IVORY_DIM.egui())).wrap());
            }
            ui.horizontal_wrapped(|ui| {
                if model.placing.is_some() {
                    for (word, ask) in
                        [("boards-placing_mirror", PlaceAsk::Mirror), ("boards-placing_shuffle", PlaceAsk::Shuffle)]
                    {
                        if widgets::chip(ui, words.get(word), false).clicked() {
                            asks.push(PanelAsk::Place(ask));
                        }
                    }
                }
                for (at, choice) in model.choices.iter().enumerate() {
                    if choice_button(ui, set, choice) {
                        asks.push(PanelAsk::Choose(at));
                    }
                }
                for (at, tool) in model.tools.iter().enumerate() {
                    let chip = widgets::chip(ui, &tool.label, tool.on).on_hover_text(&tool.note);
                    let chip = match tool.key {
                        Some(key) => widgets::hinted(ui, chip, key),
                        None => chip,
                    };
                    if chip.clicked() {
                        asks.push(PanelAsk::Tool(at));
                    }
                }
            });
        });
    });
    part(ui, "turn", right, |ui| {
        let area = ui.max_rect();
        turn_title(ui, model.livery, &model.turn);
        let mut buttons = corner(ui, area);
        let (label, ready) = &model.primary;
        if wide_primary(&mut buttons, label, *ready, Key::Main) {
            asks.push(PanelAsk::Key(Key::Main));
        }
        let [back, again] = [&model.undo[0], &model.undo[1]].map(Option::as_deref);
        if back.or(again).is_some() {
            button_row(&mut buttons, |ui| {
                asks.extend(widgets::undo_buttons(ui, words, back, again).map(PanelAsk::Key));
            });
        }
    });
}

/// A button for an action, with the piece that it is about. Whether it was pressed.
fn choice_button(ui: &mut Ui, set: &PieceSet, choice: &Choice) -> bool {
    let chip = widgets::chip(ui, &choice.label, false);
    let Some((face, picture)) = choice.face.as_ref().and_then(|face| Some((face, set.picture(face)?))) else {
        return chip.clicked();
    };
    let side = PICTURE * chip.rect.height();
    let (area, seen) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
    picture.paint(ui.painter(), area, set.enamel(face.side));
    chip.clicked() || seen.clicked()
}

/// What is to be found, or what came of it, with the way back from what was not the solution where there is one.
fn puzzle_part(ui: &mut Ui, words: &Words, puzzle: &PuzzleModel, back: bool) -> Option<PanelAsk> {
    let missed = matches!(puzzle.standing, PuzzleStanding::Missed(_));
    let ink = match puzzle.standing {
        PuzzleStanding::Open => IVORY,
        PuzzleStanding::Solved => LAMP_GOLD,
        PuzzleStanding::Missed(_) => DANGER_TEXT,
    };
    ui.add(Label::new(Type::Strong.text(&puzzle.text).color(ink.egui())).wrap());
    (missed && back && widgets::secondary(ui, words.get("puzzle-take_back")).clicked())
        .then_some(PanelAsk::Key(Key::Undo))
}

/// What still lies face down: a row for each side.
fn face_down(ui: &mut Ui, words: &Words, set: &PieceSet, model: &Model) {
    widgets::subheading(ui, words.get("boards-face_down"));
    ScrollArea::vertical().id_salt("face down").auto_shrink(false).show(ui, |ui| {
        for side in model.face_down.iter().filter(|side| !side.is_empty()) {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = metrics::GAP;
                for pieces in side {
                    heap(ui, set, &pieces.face, pieces.count, &pieces.told);
                }
            });
        }
    });
}
