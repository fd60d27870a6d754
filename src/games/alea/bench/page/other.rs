//! A status, a fighter or a rule modifier: everything that is known of it.

use bevy_egui::egui::{self, Sense, Ui, Vec2};
use dice::{Card, Change, Content, Form, Modifier, Uses, Who};

use super::{BenchKind, BenchPage, row::line, status::status};
use crate::{
    games::alea::{
        Icon, StatusLook, card_words, details, facts,
        panels::statuses,
        portrait::{self, Portraits},
    },
    text::Words,
    theme::{
        Type,
        color::{BRASS, IVORY},
        metrics,
    },
    ui::widgets,
};

/// What is picked, where it is no card.
pub(super) fn other(ui: &mut Ui, words: &Words, content: &Content, portraits: &Portraits, state: &BenchPage) {
    let entries = state.entries(words, content);
    let Some(entry) = entries.iter().find(|entry| entry.id == state.other) else {
        widgets::panel(ui, words.get("bench-nothing_picked"), |_| ());
        return;
    };
    widgets::panel(ui, &entry.name, |ui| {
        let room = (ui.available_height() - metrics::PANEL_MARGIN).max(8.0 * metrics::GRID);
        egui::ScrollArea::vertical().id_salt("other").max_height(room).auto_shrink(false).show(ui, |ui| {
            ui.set_width(ui.available_width() - metrics::GAP_WIDE);
            match state.kind {
                BenchKind::Cards => {}
                BenchKind::Statuses => of_status(ui, words, content, &entry.id),
                BenchKind::Fighters => of_fighter(ui, words, content, portraits, &entry.id),
                BenchKind::Rules => of_rule(ui, words, content, &entry.id),
            }
        });
    });
}

/// What a status does, and which cards deal with it.
fn of_status(ui: &mut Ui, words: &Words, content: &Content, id: &str) {
    let catalogue = &content.catalogue;
    let Some(look) = catalogue.statuses().find(id).and_then(|found| StatusLook::new(found, catalogue)) else { return };
    status(ui, words, catalogue, &look);
    let deals = |card: &&Card| statuses(&card.faces[Form::Base as usize], catalogue).contains(&look);
    let cards: Vec<&Card> = catalogue.cards().iter().filter(deals).collect();
    if cards.is_empty() {
        return;
    }
    widgets::subheading(ui, words.get("bench-dealt_by"));
    for card in cards {
        line(ui, &card_words::plain_name(words, card), &[card_words::text(words, card, Form::Base)]);
    }
}

/// Who a hero or an enemy is, what it carries, and how it grows.
fn of_fighter(ui: &mut Ui, words: &Words, content: &Content, portraits: &Portraits, id: &str) {
    let hero = content.hero(id);
    let (fighter, text) = match (hero, content.enemy(id)) {
        (Some(hero), _) => (&hero.fighter, card_words::hero_text(words, hero)),
        (None, Some(enemy)) => (&enemy.fighter, card_words::enemy_text(words, enemy)),
        (None, None) => return,
    };
    ui.horizontal(|ui| {
        let (area, _) = ui.allocate_exact_size(Vec2::splat(9.0 * metrics::GAP), Sense::hover());
        let sign = Icon::of_fighter(fighter, &content.catalogue);
        portrait::medallion(ui.painter(), area, portraits.of(id).as_deref(), &sign, BRASS);
        ui.vertical(|ui| {
            ui.label(Type::Strong.text(facts(words, fighter)).color(IVORY.egui()));
            if let Some(enemy) = content.enemy(id) {
                let tier = match enemy.boss {
                    true => words.get("bench-boss").to_owned(),
                    false => words.with("alea-setup-tier", &[("n", &enemy.tier)]),
                };
                widgets::note(ui, &tier);
            }
            ui.add(egui::Label::new(Type::Body.text(text).color(IVORY.egui())).wrap());
        });
    });
    ui.add_space(metrics::GAP);
    for detail in details(words, fighter, &content.catalogue) {
        ui.add(egui::Label::new(Type::Body.text(detail).color(IVORY.egui())).wrap());
    }
    if let Some(limit) = &fighter.limit {
        widgets::note(ui, &words.with("bench-limit_after", &[("hp", &limit.after)]));
    }
    for (at, gain) in hero.iter().flat_map(|hero| &hero.growth).enumerate() {
        let dice = words.count("alea-count-dice", gain.dice.into());
        widgets::note(ui, &words.with("bench-growth", &[("n", &(at + 1)), ("hp", &gain.hp), ("dice", &dice)]));
    }
}

/// What is otherwise by a rule modifier, and what each of its statuses does.
fn of_rule(ui: &mut Ui, words: &Words, content: &Content, id: &str) {
    let Some(modifier) = content.catalogue.modifier(id) else { return };
    let text = words.message(&modifier.text_message());
    ui.add(egui::Label::new(Type::Body.text(text).color(IVORY.egui())).wrap());
    ui.add_space(metrics::GAP);
    for told in changes(words, modifier) {
        ui.add(egui::Label::new(Type::Body.text(told).color(IVORY.egui())).wrap());
    }
    ui.add_space(metrics::GAP);
    let ids = [&modifier.both, &modifier.hero, &modifier.enemy].into_iter().flat_map(|change| &change.statuses);
    for found in ids.filter_map(|(id, _)| content.catalogue.statuses().find(id)) {
        if let Some(look) = StatusLook::new(found, &content.catalogue) {
            status(ui, words, &content.catalogue, &look);
        }
    }
}

/// What a rule modifier changes, line by line.
fn changes(words: &Words, modifier: &Modifier) -> Vec<String> {
    let mut lines = Vec::new();
    match modifier.first {
        Some(Who::Hero) => lines.push(words.get("bench-rule-hero_first").to_owned()),
        Some(Who::Enemy) => lines.push(words.get("bench-rule-enemy_first").to_owned()),
        None => {}
    }
    match modifier.uses {
        Some(Uses::Turn(n)) => lines.push(words.with("bench-rule-uses", &[("n", &n)])),
        Some(Uses::Fight) => lines.push(words.get("bench-rule-uses_fight").to_owned()),
        Some(Uses::Unlimited) | None => {}
    }
    let sides = [
        ("bench-rule-both", &modifier.both),
        ("bench-rule-hero", &modifier.hero),
        ("bench-rule-enemy", &modifier.enemy),
    ];
    for (side, Change { hp, dice, .. }) in sides {
        let who = words.get(side);
        if *hp != 100 {
            lines.push(words.with("bench-rule-hp", &[("who", &who), ("hp", hp)]));
        }
        if *dice != 0 {
            lines.push(
                words
                    .with("bench-rule-dice", &[("who", &who), ("dice", &format!("{dice:+}").replace('-', "\u{2212}"))]),
            );
        }
    }
    lines
}
