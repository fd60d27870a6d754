//! The variants, each with what the chosen one means.

use std::sync::Arc;

use bevy_egui::egui;
use risk::{Cards, Fortify, Setup, Start, Victory, map::Map};

use crate::{
    games::conquest::place_names,
    text::Words,
    theme::{Type, color::IVORY_DIM, metrics},
    ui::widgets,
};

/// Share of the map offered at first, in percent.
const SHARE: u8 = 70;
/// Rounds offered at first where rounds decide.
const ROUNDS: u32 = 15;

/// The panel of variants.
pub(super) fn rules_panel(ui: &mut egui::Ui, words: &Words, rules: &mut Setup, maps: &[Arc<Map>]) {
    widgets::scrolling_panel(ui, words.get("setup-rules"), |ui| {
        if maps.len() > 1 {
            map(ui, words, rules, maps);
        }
        victory(ui, words, rules);
        start(ui, words, rules);
        if !rules.two_phase {
            cards(ui, words, rules);
            fortify(ui, words, rules);
        }
        others(ui, words, rules);
    });
}

fn map(ui: &mut egui::Ui, words: &Words, rules: &mut Setup, maps: &[Arc<Map>]) {
    let mut chosen = maps.iter().position(|map| map.id() == rules.map).unwrap_or(usize::MAX);
    widgets::group(ui, words.get("setup-map"), "", |ui| {
        let names: Vec<(usize, &str)> = maps.iter().map(|map| place_names::map(words, map)).enumerate().collect();
        if widgets::segmented(ui, &mut chosen, &names) {
            maps[chosen].id().clone_into(&mut rules.map);
        }
    });
}

/// Which rule wins, without its number.
#[derive(Clone, Copy, PartialEq)]
enum Aim {
    Elimination,
    Share,
    Capitals,
    Missions,
    Rounds,
}

fn aim(victory: Victory) -> (Aim, &'static str) {
    match victory {
        Victory::Elimination => (Aim::Elimination, "victory-elimination_note"),
        Victory::Share(_) => (Aim::Share, "victory-share_note"),
        Victory::Capitals(_) => (Aim::Capitals, "victory-capitals_note"),
        Victory::Missions => (Aim::Missions, "victory-missions_note"),
        Victory::Rounds(_) => (Aim::Rounds, "victory-rounds_note"),
    }
}

fn victory(ui: &mut egui::Ui, words: &Words, rules: &mut Setup) {
    let (mut chosen, note) = aim(rules.victory);
    widgets::group(ui, words.get("setup-victory"), words.get(note), |ui| {
        let aims = [
            (Aim::Elimination, words.get("victory-elimination")),
            (Aim::Share, words.get("victory-share")),
            (Aim::Capitals, words.get("victory-capitals")),
            (Aim::Missions, words.get("victory-missions")),
            (Aim::Rounds, words.get("victory-rounds")),
        ];
        if widgets::segmented(ui, &mut chosen, &aims) {
            rules.victory = match chosen {
                Aim::Elimination => Victory::Elimination,
                Aim::Share => Victory::Share(SHARE),
                Aim::Capitals => Victory::Capitals(0),
                Aim::Missions => Victory::Missions,
                Aim::Rounds => Victory::Rounds(ROUNDS),
            };
        }
        let seats = u32::from(rules.seats);
        match &mut rules.victory {
            Victory::Share(percent) => {
                let mut value = u32::from(*percent);
                number(ui, words.get("victory-share_number"), &mut value, 51, 100, 5);
                *percent = value as u8;
            }
            Victory::Capitals(wanted) => {
                // All of them is written 0 in the rules, so that it holds for any number of seats.
                let mut value = if *wanted == 0 { seats } else { u32::from(*wanted) };
                number(ui, words.get("victory-capitals_number"), &mut value, 2, seats, 1);
                *wanted = if value >= seats { 0 } else { value as u8 };
                widgets::switch(ui, &mut rules.capital_dice, words.get("setup-capital_dice"));
            }
            Victory::Rounds(rounds) => number(ui, words.get("victory-rounds_number"), rounds, 1, 300, 5),
            Victory::Elimination | Victory::Missions => {}
        }
    });
}

fn start(ui: &mut egui::Ui, words: &Words, rules: &mut Setup) {
    let note = match rules.start {
        Start::Deal => "start-deal_note",
        Start::Claim => "start-claim_note",
        Start::Scatter => "start-scatter_note",
    };
    widgets::group(ui, words.get("setup-start"), words.get(note), |ui| {
        let starts = [
            (Start::Deal, words.get("start-deal")),
            (Start::Claim, words.get("start-claim")),
            (Start::Scatter, words.get("start-scatter")),
        ];
        widgets::segmented(ui, &mut rules.start, &starts);
        if rules.start != Start::Scatter {
            let mut muster = u32::from(rules.muster);
            number(ui, words.get("setup-muster"), &mut muster, 1, 20, 1);
            rules.muster = muster as u8;
        }
    });
}

fn cards(ui: &mut egui::Ui, words: &Words, rules: &mut Setup) {
    let note = match rules.cards {
        Cards::Progressive => "cards-progressive_note",
        Cards::Fixed => "cards-fixed_note",
        Cards::Off => "cards-off_note",
    };
    widgets::group(ui, words.get("setup-cards"), words.get(note), |ui| {
        let kinds = [
            (Cards::Progressive, words.get("cards-progressive")),
            (Cards::Fixed, words.get("cards-fixed")),
            (Cards::Off, words.get("cards-off")),
        ];
        widgets::segmented(ui, &mut rules.cards, &kinds);
    });
}

fn fortify(ui: &mut egui::Ui, words: &Words, rules: &mut Setup) {
    let note = match rules.fortify {
        Fortify::Adjacent => "fortify-adjacent_note",
        Fortify::Path => "fortify-path_note",
        Fortify::Unlimited => "fortify-unlimited_note",
        Fortify::Off => "fortify-off_note",
    };
    widgets::group(ui, words.get("setup-fortify"), words.get(note), |ui| {
        let kinds = [
            (Fortify::Adjacent, words.get("fortify-adjacent")),
            (Fortify::Path, words.get("fortify-path")),
            (Fortify::Unlimited, words.get("fortify-unlimited")),
            (Fortify::Off, words.get("fortify-off")),
        ];
        widgets::segmented(ui, &mut rules.fortify, &kinds);
    });
}

fn others(ui: &mut egui::Ui, words: &Words, rules: &mut Setup) {
    widgets::group(ui, words.get("setup-others"), "", |ui| {
        switch(ui, words, &mut rules.fog, ["setup-fog", "setup-fog_note"]);
        switch(ui, words, &mut rules.first_seat_begins, ["setup-first_seat", "setup-first_seat_note"]);
        switch(ui, words, &mut rules.two_phase, ["setup-two_phase", "setup-two_phase_note"]);
        if rules.seats == 2 {
            switch(ui, words, &mut rules.neutrals, ["setup-neutrals", "setup-neutrals_note"]);
        }
        if !matches!(rules.victory, Victory::Rounds(_)) {
            number(ui, words.get("setup-round_limit"), &mut rules.round_limit, 1, 1000, 25);
            widgets::note(ui, words.get("setup-round_limit_note"));
        }
    });
}

fn switch(ui: &mut egui::Ui, words: &Words, on: &mut bool, [name, note]: [&str; 2]) {
    widgets::switch(ui, on, words.get(name));
    widgets::note(ui, words.get(note));
    ui.add_space(metrics::GAP / 2.0);
}

/// A number and its name: side by side, or below each other where text is large for the panel.
fn number(ui: &mut egui::Ui, name: &str, value: &mut u32, least: u32, most: u32, step: u32) {
    /// Width of a stepper, in heights of plain text.
    const STEPPER: f32 = 9.5;
    let text = Type::Body.text(name).color(IVORY_DIM.egui());
    let height = ui.text_style_height(&Type::Body.style());
    let galley = egui::WidgetText::from(text.clone()).into_galley(
        ui,
        Some(egui::TextWrapMode::Extend),
        f32::INFINITY,
        Type::Body.style(),
    );
    if galley.size().x + STEPPER * height <= ui.available_width() {
        ui.horizontal(|ui| {
            ui.label(text);
            widgets::stepper(ui, name, value, least, most, step);
        });
    } else {
        ui.label(text);
        widgets::stepper(ui, name, value, least, most, step);
    }
}
