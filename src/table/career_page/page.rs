//! The page: on the left how the player fares, on the right the games one by one.

use bevy_egui::egui::{self, Align, Grid, Layout, Ui};

use super::{
    course::course,
    model::{CareerModel, GameLine, LevelLine},
};
use crate::{
    text::Words,
    theme::{
        Shade, Type,
        color::{DANGER_TEXT, GOOD, IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::{page, widgets},
};

/// Height of the picture of levels over time, in heights of plain text.
const COURSE: f32 = 11.0;

/// What the player can ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CareerChoice {
    /// Where the player came from.
    Back,
    /// Set up a game of it.
    Setup,
}

/// Draws the page.
pub fn career_page(ui: &mut Ui, words: &Words, model: &CareerModel) -> Option<CareerChoice> {
    let (left, right) = widgets::action_bar(
        ui,
        |ui| widgets::secondary(ui, words.get("career-back")).clicked().then_some(CareerChoice::Back),
        |ui| widgets::primary(ui, words.get("career-set")).clicked().then_some(CareerChoice::Setup),
    );
    let title = words.with("career-of", &[("game", &model.game)]);
    page::titled(ui, &title, words.get("career-line"), &[0.5, 0.5], |ui, at| match at {
        0 => widgets::scrolling_panel(ui, words.get("career-standing"), |ui| standing(ui, words, model)),
        _ => widgets::scrolling_panel(ui, words.get("career-games"), |ui| games(ui, words, model)),
    });
    left.or(right)
}

fn text(ui: &mut Ui, level: Type, text: &str, ink: Shade) {
    ui.add(egui::Label::new(level.text(text).color(ink.egui())).wrap());
}

fn standing(ui: &mut Ui, words: &Words, model: &CareerModel) {
    let Some(tally) = &model.tally else {
        let more = if model.rungs.is_empty() { "career-none_plain" } else { "career-none_levels" };
        text(ui, Type::Strong, words.get("career-none"), LAMP_GOLD);
        text(ui, Type::Body, words.get(more), IVORY);
        if let Some(proposal) = &model.proposal {
            ui.add_space(metrics::GAP);
            text(ui, Type::Body, proposal, LAMP_GOLD);
        }
        return;
    };
    text(ui, Type::Strong, tally, IVORY);
    if let Some(proposal) = &model.proposal {
        text(ui, Type::Body, proposal, LAMP_GOLD);
    }
    if !model.rungs.is_empty() {
        ui.add_space(metrics::GAP);
        levels(ui, words, &model.levels);
    }
    if !model.course.is_empty() {
        ui.add_space(metrics::GAP);
        widgets::subheading(ui, words.get("career-course"));
        widgets::note(ui, words.get("career-course_note"));
        course(ui, words, model, COURSE * ui.text_style_height(&Type::Body.style()));
    }
    if let Some(luck) = &model.luck {
        ui.add_space(metrics::GAP);
        widgets::subheading(ui, words.get("career-luck"));
        let ink = match luck.kind {
            1 => GOOD,
            -1 => DANGER_TEXT,
            _ => IVORY,
        };
        text(ui, Type::Body, &luck.told, ink);
    }
}

/// A row for each level, with what was won there.
fn levels(ui: &mut Ui, words: &Words, levels: &[LevelLine]) {
    let right = |ui: &mut Ui, text: egui::RichText| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(text));
    };
    let spacing = [2.5 * metrics::GRID, 0.5 * metrics::GRID];
    Grid::new("career levels").num_columns(5).spacing(spacing).show(ui, |ui| {
        for (at, head) in ["career-level", "career-played", "career-won", "career-share"].into_iter().enumerate() {
            let head = Type::Small.text(words.get(head)).color(IVORY_DIM.egui());
            if at == 0 { drop(ui.label(head)) } else { right(ui, head) }
        }
        // The last column of a grid takes what room is left.
        ui.label("");
        ui.end_row();
        for line in levels {
            ui.label(Type::Body.text(&line.name).color(IVORY.egui()));
            right(ui, Type::Body.text(line.games.to_string()).color(IVORY.egui()));
            right(ui, Type::Body.text(line.won.to_string()).color(IVORY.egui()));
            let share = 100.0 * line.won as f64 / line.games.max(1) as f64;
            right(ui, Type::Body.text(format!("{share:.0} %")).color(IVORY.egui()));
            ui.end_row();
        }
    });
}

fn games(ui: &mut Ui, words: &Words, model: &CareerModel) {
    if model.games.is_empty() {
        text(ui, Type::Body, words.get("career-none_list"), IVORY_DIM);
    }
    for line in &model.games {
        game(ui, line);
        ui.add_space(0.75 * metrics::GAP);
    }
    if let Some(earlier) = &model.earlier {
        text(ui, Type::Aside, earlier, IVORY_DIM);
    }
}

/// A game: how it ended and against whom, and under it when and how long.
fn game(ui: &mut Ui, line: &GameLine) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = metrics::GAP;
            ui.label(Type::Strong.text(&line.result).color(if line.won { GOOD } else { IVORY }.egui()));
            if !line.against.is_empty() {
                ui.label(Type::Body.text(&line.against).color(IVORY.egui()));
            }
        });
        text(ui, Type::Small, &line.facts, IVORY_DIM);
    });
}
