//! The variants, each with what the chosen one means.

use bevy_egui::egui::Ui;
use dominion::Deal;

use super::model::KingdomSetup;
use crate::{text::Words, ui::widgets};

/// Steps, fewest and most turns that are offered.
const TURNS: [u32; 3] = [10, 20, 400];

/// The variants.
pub(super) fn rules(ui: &mut Ui, words: &Words, setup: &mut KingdomSetup) {
    let rules = &mut setup.table.rules;
    let note = if rules.colonies { "realm-colonies_on_note" } else { "realm-colonies_off_note" };
    widgets::group(ui, words.get("realm-setup_colonies"), words.get(note), |ui| {
        let choices = [(false, words.get("realm-colonies_off")), (true, words.get("realm-colonies_on"))];
        widgets::segmented(ui, &mut rules.colonies, &choices);
    });
    widgets::group(ui, words.get("realm-setup_deal"), words.get(deal_note(rules.deal)), |ui| {
        let choices = [Deal::Random, Deal::FourThree, Deal::FiveTwo].map(|deal| (deal, words.get(deal_word(deal))));
        widgets::segmented(ui, &mut rules.deal, &choices);
    });
    let note = if rules.first_seat_begins { "realm-first_seat_note" } else { "realm-first_chance_note" };
    widgets::group(ui, words.get("realm-setup_first"), words.get(note), |ui| {
        let choices = [(false, words.get("realm-first_chance")), (true, words.get("realm-first_seat"))];
        widgets::segmented(ui, &mut rules.first_seat_begins, &choices);
    });
    widgets::group(ui, words.get("realm-setup_turns"), words.get("realm-turns_note"), |ui| {
        let [step, least, most] = TURNS;
        let mut turns = u32::from(rules.turn_limit);
        widgets::stepper(ui, words.get("realm-turns_limit"), &mut turns, least, most, step);
        rules.turn_limit = turns as u16;
    });
    widgets::group(ui, words.get("realm-setup_guard"), words.get("realm-guard_note"), |ui| {
        let choices = [(true, words.get("realm-guard_on")), (false, words.get("realm-guard_off"))];
        widgets::segmented(ui, &mut setup.guard, &choices);
    });
}

/// The key of the word for a deal.
pub(super) const fn deal_word(deal: Deal) -> &'static str {
    match deal {
        Deal::Random => "realm-deal_random",
        Deal::FourThree => "realm-deal_four_three",
        Deal::FiveTwo => "realm-deal_five_two",
    }
}

/// The key of what a deal means.
pub(super) const fn deal_note(deal: Deal) -> &'static str {
    match deal {
        Deal::Random => "realm-deal_random_note",
        Deal::FourThree => "realm-deal_four_three_note",
        Deal::FiveTwo => "realm-deal_five_two_note",
    }
}
