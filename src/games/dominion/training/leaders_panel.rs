//! The leaderboard: menus as rows of cards, what is to be expected of each, and how the best came to it.

use bevy_egui::egui::Ui;

use super::{
    menu_row::menu_row,
    model::{Asked, Found, LeaderModel, MenuAsk, Shown},
};
use crate::{
    text::Words,
    theme::{
        Type,
        color::{IVORY, LAMP_GOLD},
        metrics,
    },
    training::{RunModel, TrainingAsk, learning_curve, percent},
    ui::widgets,
};

/// Height of the learning curve, points.
const CURVE: f32 = 20.0 * metrics::GRID;

/// Who leads, the best first, and the course of the run below them.
pub(super) fn leaders_panel(ui: &mut Ui, words: &Words, shown: &Shown<'_>, run: &RunModel<Found>) -> Asked {
    let mut ask = None;
    let leaders = &run.found.leaders;
    if leaders.is_empty() && run.runs() {
        widgets::note(ui, words.get("realm-train-no_leader_yet"));
    }
    if !leaders.is_empty() {
        let measured = leaders.iter().any(|leader| leader.share.1.is_some());
        let note = if measured { "realm-train-measured_note" } else { "realm-train-leading_note" };
        widgets::note(ui, words.get(note));
        ui.add_space(0.5 * metrics::GAP);
    }
    for (at, leader) in leaders.iter().enumerate() {
        ui.push_id(at, |ui| ask = ask.take().or(entry(ui, words, shown, at, leader)));
        ui.add_space(metrics::GAP);
    }
    if !run.curve.best.is_empty() {
        learning_curve(ui, words, &run.curve, run.equal, CURVE);
    }
    ask
}

fn entry(ui: &mut Ui, words: &Words, shown: &Shown<'_>, at: usize, leader: &LeaderModel) -> Asked {
    let mut ask = None;
    ui.horizontal_wrapped(|ui| {
        let place = words.with("realm-train-place", &[("place", &(at + 1))]);
        ui.label(Type::Strong.text(place).color(LAMP_GOLD.egui()));
        ui.label(Type::Body.text(share(words, leader)).color(IVORY.egui())).on_hover_text(&leader.menu.text);
        if widgets::chip(ui, words.get("training-play_kept"), false).clicked() {
            ask = Some(TrainingAsk::Own(MenuAsk::PlayLeader(at)));
        }
    });
    menu_row(ui, words, shown, &leader.menu);
    ask
}

/// What is to be expected of a leader, in words.
fn share(words: &Words, leader: &LeaderModel) -> String {
    let (share, interval) = leader.share;
    match interval {
        Some([low, high]) => words.with(
            "realm-train-expected",
            &[("share", &percent(share)), ("low", &percent(low)), ("high", &percent(high))],
        ),
        None => words.with("realm-train-so_far", &[("share", &percent(share))]),
    }
}
