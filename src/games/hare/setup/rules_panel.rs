//! The variants, each with what the chosen one means.

use bevy_egui::egui;
use hare::{Setup, Track};

use crate::{
    text::{Value, Words},
    theme::metrics,
    ui::widgets,
};

/// Steps in which carrots and rounds are changed.
const STEPS: [u32; 2] = [5, 10];
/// Most carrots that are offered: a race of plenty.
const MOST: u32 = 200;
/// Fewest and most rounds that are offered.
const ROUNDS: [u32; 2] = [10, 200];

/// The panel of variants.
pub(super) fn rules_panel(ui: &mut egui::Ui, words: &Words, rules: &mut Setup) {
    let height = ui.available_height();
    widgets::panel(ui, words.get("setup-rules"), |ui| {
        ui.set_width(ui.available_width());
        let used = ui.min_rect().height() + 2.0 * metrics::PANEL_MARGIN;
        egui::ScrollArea::vertical().id_salt("rules").max_height(height - used).auto_shrink([false, false]).show(
            ui,
            |ui| {
                ui.set_max_width(ui.available_width() - metrics::GAP_WIDE);
                board(ui, words, rules);
                luck(ui, words, rules);
                if rules.seats == 2 {
                    runners(ui, words, rules);
                }
                carrots(ui, words, rules);
                rounds(ui, words, rules);
            },
        );
    });
}

fn board(ui: &mut egui::Ui, words: &Words, rules: &mut Setup) {
    let ids: Vec<&str> = Track::ids().collect();
    let note = format!("hare-board-{}_note", rules.board);
    let note = if words.has(&note) { words.get(&note) } else { "" };
    widgets::group(ui, words.get("hare-setup_board"), note, |ui| {
        let mut chosen = ids.iter().position(|id| *id == rules.board).unwrap_or(usize::MAX);
        let names: Vec<(usize, &str)> = ids.iter().copied().enumerate().collect();
        if widgets::segmented(ui, &mut chosen, &names) {
            ids[chosen].clone_into(&mut rules.board);
        }
    });
}

fn luck(ui: &mut egui::Ui, words: &Words, rules: &mut Setup) {
    let note = if rules.luck { "hare-luck_on_note" } else { "hare-luck_off_note" };
    widgets::group(ui, words.get("hare-setup_luck"), words.get(note), |ui| {
        let choices = [(true, words.get("hare-luck_on")), (false, words.get("hare-luck_off"))];
        widgets::segmented(ui, &mut rules.luck, &choices);
    });
}

fn runners(ui: &mut egui::Ui, words: &Words, rules: &mut Setup) {
    let note = if rules.runners == 2 { "hare-runners_two_note" } else { "hare-runners_one_note" };
    widgets::group(ui, words.get("hare-setup_runners"), words.get(note), |ui| {
        let choices = [(1, words.get("hare-runners_one")), (2, words.get("hare-runners_two"))];
        widgets::segmented(ui, &mut rules.runners, &choices);
    });
}

fn carrots(ui: &mut egui::Ui, words: &Words, rules: &mut Setup) {
    let usual = u32::from(Setup { carrots: None, ..rules.clone() }.starting_carrots());
    let values: [(&str, &dyn Value); 1] = [("carrots", &usual)];
    widgets::group(ui, words.get("hare-setup_carrots"), &words.with("hare-carrots_note", &values), |ui| {
        let least = Track::shipped(&rules.board).map_or(1, |track| u32::from(rules.fewest_carrots(&track)));
        let mut carrots = u32::from(rules.starting_carrots());
        let before = carrots;
        widgets::stepper(ui, words.get("hare-carrots_each"), &mut carrots, least, MOST, STEPS[0]);
        if carrots != before {
            rules.carrots = (carrots != usual).then_some(carrots as u16);
        }
    });
}

fn rounds(ui: &mut egui::Ui, words: &Words, rules: &mut Setup) {
    widgets::group(ui, words.get("hare-setup_rounds"), words.get("hare-rounds_note"), |ui| {
        let [least, most] = ROUNDS;
        let mut rounds = u32::from(rules.round_limit);
        widgets::stepper(ui, words.get("hare-rounds_limit"), &mut rounds, least, most, STEPS[1]);
        rules.round_limit = rounds as u16;
    });
}
