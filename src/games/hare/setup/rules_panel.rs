//! The variants, each with what the chosen one means.

use bevy_egui::egui;
use hare::{Deck, Edition, HareSquares, MOST_SALADS, SaladCard, Setup, Track};

use super::variants::{edition_told, hares_told, salad_card_told};
use crate::{
    text::{Value, Words},
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
    widgets::scrolling_panel(ui, words.get("setup-rules"), |ui| {
        edition(ui, words, rules);
        board(ui, words, rules);
        hares(ui, words, rules);
        if rules.draws_cards() {
            cards(ui, words, rules);
        }
        if rules.seats == 2 {
            runners(ui, words, rules);
        }
        carrots(ui, words, rules);
        salads(ui, words, rules);
        rounds(ui, words, rules);
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

fn edition(ui: &mut egui::Ui, words: &Words, rules: &mut Setup) {
    let mut chosen = Edition::matching(rules);
    widgets::group(ui, words.get("hare-setup_edition"), words.get(edition_told(chosen)[1]), |ui| {
        let choices = Edition::ALL.map(|edition| (Some(edition), words.get(edition_told(Some(edition))[0])));
        if widgets::segmented(ui, &mut chosen, &choices)
            && let Some(edition) = chosen
        {
            *rules = Setup { round_limit: rules.round_limit, ..edition.setup(rules.seats, rules.runners) };
        }
    });
}

/// What hare squares ask, or that they are closed.
fn hares(ui: &mut egui::Ui, words: &Words, rules: &mut Setup) {
    let mut chosen = rules.luck.then_some(rules.hare_squares);
    let [_, note] = hares_told(rules);
    widgets::group(ui, words.get("hare-setup_luck"), words.get(note), |ui| {
        let choices = [
            (Some(HareSquares::Cards), words.get("hare-luck_on")),
            (Some(HareSquares::Toll), words.get("hare-luck_toll")),
            (None, words.get("hare-luck_off")),
        ];
        if widgets::segmented(ui, &mut chosen, &choices) {
            rules.luck = chosen.is_some();
            rules.hare_squares = chosen.unwrap_or_default();
        }
    });
}

/// How many cards there are, and what the one does that lets a salad be eaten.
fn cards(ui: &mut egui::Ui, words: &Words, rules: &mut Setup) {
    let count = rules.deck.size();
    let note = words.with("hare-deck_note", &[("cards", &count)]);
    widgets::group(ui, words.get("hare-setup_deck"), &note, |ui| {
        let choices =
            [(Deck::default(), words.get("hare-deck_twelve")), (Deck::FIFTEEN, words.get("hare-deck_fifteen"))];
        widgets::segmented(ui, &mut rules.deck, &choices);
    });
    widgets::group(ui, words.get("hare-setup_salad_card"), words.get(salad_card_told(rules)[1]), |ui| {
        let choices = [
            (SaladCard::AtOnce, words.get("hare-salad_card_at_once")),
            (SaladCard::NextTurn, words.get("hare-salad_card_next_turn")),
        ];
        widgets::segmented(ui, &mut rules.salad_card, &choices);
        widgets::switch(ui, &mut rules.hungry_misses, words.get("hare-hungry_misses"));
    });
}

fn runners(ui: &mut egui::Ui, words: &Words, rules: &mut Setup) {
    let note = if rules.runners == 2 { "hare-runners_two_note" } else { "hare-runners_one_note" };
    widgets::group(ui, words.get("hare-setup_runners"), words.get(note), |ui| {
        let choices = [(1, words.get("hare-runners_one")), (2, words.get("hare-runners_two"))];
        let mut runners = rules.runners;
        if widgets::segmented(ui, &mut runners, &choices) {
            *rules = rules.clone().seated(rules.seats, runners);
        }
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
        widgets::switch(ui, &mut rules.hidden_carrots, words.get("hare-carrots_hidden"));
    });
}

fn salads(ui: &mut egui::Ui, words: &Words, rules: &mut Setup) {
    let usual = u32::from(Setup { salads: None, ..rules.clone() }.starting_salads());
    let note = words.with("hare-salads_note", &[("salads", &usual)]);
    widgets::group(ui, words.get("hare-setup_salads"), &note, |ui| {
        let mut salads = u32::from(rules.starting_salads());
        let before = salads;
        widgets::stepper(ui, words.get("hare-salads_each"), &mut salads, 1, MOST_SALADS.into(), 1);
        if salads != before {
            rules.salads = (salads != usual).then_some(salads as u8);
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
