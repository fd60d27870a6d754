//! For which kingdom, at what table, and how long.

use bevy_egui::egui::{Ui, Vec2};

use super::{
    menu_row::small_card,
    model::Model,
    plan::{Numbers, Plan, SEATS, named},
};
use crate::{
    games::dominion::{
        setup::{day, drawn, of_the_day, title},
        theme::court::GAP,
    },
    table::setup::fresh_seed,
    text::Words,
    theme::metrics,
    training::{pace, seat_choice, steppers},
    ui::widgets,
};

/// The plan; what runs cannot be changed.
pub(super) fn plan_panel(ui: &mut Ui, words: &Words, plan: &mut Plan, model: &Model<'_>) {
    widgets::scrolling_panel(ui, &named(words, &model.shown.content.kingdoms, &plan.setup), |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(GAP);
            for face in plan.setup.kingdom.iter().filter_map(|id| model.shown.faces.get(id)) {
                small_card(ui, words, &model.shown, face, None, &face.sentence(words, face.cost));
            }
        });
        if plan.setup.colonies {
            widgets::note(ui, words.get("realm-colonies_on_note"));
        }
        ui.add_space(metrics::GAP);
        // What runs is what was planned: it is read, and changed again once the run is put away.
        let open = model.run.is_none();
        if open {
            kingdoms(ui, words, plan, model);
        }
        ui.add_enabled_ui(open, |ui| {
            table(ui, words, plan);
            beginning(ui, words, plan);
            how_long(ui, words, plan);
        });
    });
}

/// Other kingdoms.
fn kingdoms(ui: &mut Ui, words: &Words, plan: &mut Plan, model: &Model<'_>) {
    widgets::subheading(ui, words.get("realm-setup_named"));
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        for kingdom in model.shown.content.kingdoms.iter() {
            let same = kingdom.cards == plan.setup.kingdom && kingdom.colonies == plan.setup.colonies;
            if widgets::chip(ui, &title(words, kingdom), same).clicked() {
                chosen = Some((kingdom.cards.clone(), kingdom.colonies));
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        let Some(catalog) = &model.shown.content.catalog else { return };
        if widgets::secondary(ui, words.get("realm-setup_draw")).clicked() {
            let seed = fresh_seed();
            chosen = Some((drawn(catalog, seed, &Default::default()), plan.setup.colonies));
        }
        if widgets::secondary(ui, words.get("realm-setup_day")).clicked() {
            chosen = Some((of_the_day(catalog, &day()), false));
        }
    });
    if let Some((kingdom, colonies)) = chosen {
        (plan.setup.kingdom, plan.setup.colonies) = (kingdom, colonies);
    }
    ui.add_space(metrics::GAP);
}

/// Seats and guard.
fn table(ui: &mut Ui, words: &Words, plan: &mut Plan) {
    seat_choice(ui, words, &mut plan.setup.seats, &SEATS);
    ui.add_space(metrics::GAP);
    widgets::subheading(ui, words.get("realm-setup_guard"));
    let choices = [(true, words.get("realm-guard_on")), (false, words.get("realm-guard_off"))];
    widgets::segmented(ui, &mut plan.guard, &choices);
    ui.add_space(metrics::GAP);
}

/// What the first generation holds.
fn beginning(ui: &mut Ui, words: &Words, plan: &mut Plan) {
    widgets::subheading(ui, words.get("realm-train-beginning"));
    let choices = [(true, words.get("realm-train-known")), (false, words.get("realm-train-random"))];
    widgets::segmented(ui, &mut plan.known, &choices);
    widgets::note(ui, words.get(if plan.known { "realm-train-known_note" } else { "realm-train-random_note" }));
    ui.add_space(metrics::GAP);
}

fn how_long(ui: &mut Ui, words: &Words, plan: &mut Plan) {
    widgets::subheading(ui, words.get("training-how_long"));
    let paces = [(Numbers::QUICK, "realm-train-quick_note"), (Numbers::FULL, "realm-train-full_note")];
    pace(ui, words, &mut plan.numbers, paces);
    let Numbers { pool, games, generations, validation } = &mut plan.numbers;
    let rows = [
        ("training-generations", generations, 1, 200, 1),
        ("realm-train-pool", pool, 10, 400, 10),
        ("realm-train-match", games, 20, 2_000, 20),
        ("training-validation", validation, 100, 20_000, 100),
    ];
    steppers(ui, words, rows, &mut plan.seed);
    widgets::note(ui, &words.with("realm-train-planned", &[("games", &plan.games())]));
}
