//! Which ten cards are played with: ready-made kingdoms, a draw by sets, the kingdom of the day, and the player's own.

use bevy_egui::egui::{self, Ui};

use super::{
    champion_panel::champion,
    kingdom::{day, of_the_day, sets, title},
    model::KingdomSetup,
};
use crate::{
    games::dominion::{Content, wording},
    table::setup::{agent_name, fresh_seed},
    text::Words,
    theme::{Type, color::IVORY, metrics},
    ui::widgets,
};

/// The longest name of a kingdom, letters.
const LONGEST: usize = 30;

/// The ways to a kingdom, and who misses what in it. Returns whether its menus are to be bred.
pub(super) fn kingdom(ui: &mut Ui, words: &Words, content: &Content, setup: &mut KingdomSetup) -> bool {
    named(ui, words, content, setup);
    drawing(ui, words, content, setup);
    let trains = champion(ui, words, content, setup);
    lacking(ui, words, content, setup);
    trains
}

/// Opponents whose menu names a card that this kingdom has not.
fn lacking(ui: &mut Ui, words: &Words, content: &Content, setup: &KingdomSetup) {
    for player in &setup.table.players {
        let Some(name) = agent_name(&player.controller) else { continue };
        let cards = setup.lacking(content, name);
        if cards.is_empty() {
            continue;
        }
        let cards: Vec<String> = cards.iter().map(|id| wording::of_id(words, id)).collect();
        let told =
            words.with("realm-setup_lacking", &[("name", &words.person(&player.name)), ("cards", &cards.join(", "))]);
        widgets::note(ui, &told);
    }
}

/// Kingdoms with a name.
fn named(ui: &mut Ui, words: &Words, content: &Content, setup: &mut KingdomSetup) {
    widgets::subheading(ui, words.get("realm-setup_named"));
    ui.horizontal_wrapped(|ui| {
        for kingdom in content.kingdoms.iter() {
            if widgets::chip(ui, &title(words, kingdom), setup.is_chosen(&kingdom.cards)).clicked() {
                setup.choose(&kingdom.cards, kingdom.colonies);
            }
        }
    });
    ui.add_space(metrics::GAP);
}

/// A draw from sets, and the kingdom of the day.
fn drawing(ui: &mut Ui, words: &Words, content: &Content, setup: &mut KingdomSetup) {
    let Some(catalog) = &content.catalog else { return };
    widgets::subheading(ui, words.get("realm-setup_drawn"));
    ui.horizontal_wrapped(|ui| {
        for set in sets(catalog) {
            let key = format!("realm-set-{set}");
            let name = if words.has(&key) { words.get(&key) } else { set };
            let on = setup.sets.contains(set);
            if widgets::chip(ui, name, on).clicked() && !setup.sets.remove(set) {
                setup.sets.insert(set.to_owned());
            }
        }
    });
    widgets::note(ui, words.get("realm-setup_sets_note"));
    ui.horizontal_wrapped(|ui| {
        if widgets::secondary(ui, words.get("realm-setup_draw")).clicked() {
            setup.draw(catalog, fresh_seed());
        }
        let today = day();
        let note = words.with("realm-setup_day_note", &[("day", &today)]);
        if widgets::secondary(ui, words.get("realm-setup_day")).on_hover_text(note).clicked() {
            let cards = of_the_day(catalog, &today);
            setup.choose(&cards, false);
        }
    });
    ui.add_space(metrics::GAP);
}

/// The player's own kingdoms.
pub(super) fn own(ui: &mut Ui, words: &Words, setup: &mut KingdomSetup) {
    widgets::subheading(ui, words.get("realm-setup_own"));
    let mut chosen = None;
    if !setup.own.is_empty() {
        ui.horizontal_wrapped(|ui| {
            for own in &setup.own {
                if widgets::chip(ui, &own.name, setup.is_chosen(&own.cards)).clicked() {
                    chosen = Some(own.clone());
                }
            }
        });
    }
    if let Some(own) = chosen {
        setup.choose(&own.cards, own.colonies);
    }
    ui.horizontal_wrapped(|ui| {
        let field = egui::TextEdit::singleline(&mut setup.name)
            .desired_width(12.0 * ui.text_style_height(&Type::Body.style()))
            .margin(egui::Margin::symmetric(metrics::GRID as i8, 4))
            .vertical_align(egui::Align::Center)
            .min_size(egui::vec2(0.0, ui.spacing().interact_size.y))
            .char_limit(LONGEST)
            .hint_text(words.get("realm-setup_name"))
            .text_color(IVORY.egui());
        let response = ui.add(field);
        let told = words.get("realm-setup_name");
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, ui.is_enabled(), told));
        let named = !setup.name.trim().is_empty();
        ui.add_enabled_ui(named, |ui| {
            if widgets::secondary(ui, words.get("realm-setup_keep")).clicked() {
                setup.keep();
            }
        });
        let kept = setup.own.iter().position(|own| setup.is_chosen(&own.cards));
        if let Some(at) = kept
            && widgets::secondary(ui, words.get("realm-setup_forget")).clicked()
        {
            setup.own.remove(at);
        }
    });
    ui.add_space(metrics::GAP);
}
