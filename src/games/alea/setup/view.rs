//! The page: the hero on the left, the enemy or the gauntlet in the middle, who decides for it on the right; seed and begin at the foot.

use std::sync::Arc;

use bevy_egui::egui::{self, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType};
use dice::{Combatant, Content, Enemy, gauntlet::Terms};
use tabletop::Controller;

use super::{
    model::{DuelSetup, Foe},
    road, rules,
};
use crate::{
    games::alea::card_words,
    games::alea::{
        Icon, details, facts,
        portrait::{self, Portrait, Portraits},
    },
    table::setup::{GameSetupPage, Opponent, SetupChoice, columns, foot, head, program, room},
    text::Words,
    theme::{
        Type,
        color::{BRASS, IVORY, IVORY_DIM, LAMP_GOLD},
        metrics, portrait as portrait_theme,
    },
    ui::widgets,
};

/// What the page shows beside the duel itself.
pub struct DuelContext<'a> {
    /// Heroes, enemies and cards.
    pub content: &'a Content,
    /// Their portraits.
    pub portraits: &'a Portraits,
    /// Who can decide for the enemy.
    pub opponents: &'a [Opponent],
    /// What keeps the duel from being fought.
    pub faults: Vec<String>,
}

/// The setup page of a duel.
pub fn duel_page(ui: &mut Ui, words: &Words, duel: &mut DuelSetup, context: &DuelContext<'_>) -> Option<SetupChoice> {
    let choice = foot(ui, words, &mut duel.seed, &context.faults);
    room(ui, |ui| {
        head(ui, words, DuelSetup::GAME, words.get("alea-setup-line"), &[]);
        columns(ui, &[0.34, 0.38, 0.28], |ui, at| match at {
            0 => heroes(ui, words, duel, context),
            1 => enemies(ui, words, duel, context),
            _ => brains(ui, words, duel, context),
        });
    });
    choice
}

fn scrolling(ui: &mut Ui, name: &str, content: impl FnOnce(&mut Ui)) {
    let room = (ui.available_height() - metrics::PANEL_MARGIN).max(8.0 * metrics::GRID);
    egui::ScrollArea::vertical().id_salt(name).max_height(room).auto_shrink(false).show(ui, |ui| {
        ui.set_width(ui.available_width() - metrics::GAP);
        content(ui);
    });
}

fn heroes(ui: &mut Ui, words: &Words, duel: &mut DuelSetup, context: &DuelContext<'_>) {
    let content = context.content;
    widgets::panel(ui, words.get("alea-setup-hero"), |ui| {
        scrolling(ui, "heroes", |ui| {
            for hero in &content.heroes {
                let chosen = duel.hero == hero.id;
                let details = chosen.then(|| details(words, &hero.fighter, &content.catalogue));
                let facts = facts(words, &hero.fighter);
                if row(
                    ui,
                    &words.person(&hero.fighter.name),
                    &facts,
                    &card_words::hero_text(words, hero),
                    face(&hero.id, &hero.fighter, context),
                    chosen,
                    details,
                ) {
                    duel.hero.clone_from(&hero.id);
                }
            }
        });
    });
}

fn enemies(ui: &mut Ui, words: &Words, duel: &mut DuelSetup, context: &DuelContext<'_>) {
    let content = context.content;
    widgets::panel(ui, words.get("alea-setup-enemy"), |ui| {
        let kinds = [(false, words.get("alea-setup-one_duel")), (true, words.get("game-gauntlet"))];
        let rules = ui.id().with("rules");
        let mut open = ui.data(|data| data.get_temp(rules).unwrap_or(false));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(0.5 * metrics::GAP);
            open &= !widgets::segmented(ui, &mut duel.gauntlet, &kinds);
            if rules::button(ui, words, duel, &content.catalogue, open).clicked() {
                open = !open;
            }
        });
        ui.data_mut(|data| data.insert_temp(rules, open));
        ui.add_space(0.5 * metrics::GAP);
        if open {
            scrolling(ui, "rules", |ui| {
                widgets::note(ui, words.get("alea-setup-modifiers_note"));
                ui.add_space(0.5 * metrics::GAP);
                for modifier in content.catalogue.modifiers() {
                    let [name, text] = [modifier.message(), modifier.text_message()].map(|told| words.message(&told));
                    let chosen = duel.modifiers.contains(&modifier.id);
                    if row(ui, &name, "", &text, None, chosen, None) {
                        duel.toggle(&modifier.id, &content.catalogue);
                    }
                }
            });
            return;
        }
        if duel.gauntlet {
            scrolling(ui, "gauntlet", |ui| road::road(ui, words, &Terms::default()));
            return;
        }
        scrolling(ui, "enemies", |ui| {
            widgets::note(ui, words.get("alea-setup-random"));
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(0.5 * metrics::GAP);
                for tier in std::iter::once(None).chain((1..=5).map(Some)) {
                    let name = match tier {
                        None => words.get("alea-setup-any").to_owned(),
                        Some(tier) => words.with("alea-setup-tier", &[("n", &tier)]),
                    };
                    if widgets::chip(ui, &name, duel.foe == Foe::Random(tier)).clicked() {
                        duel.foe = Foe::Random(tier);
                    }
                }
            });
            let mut heading = None;
            // Those of mods come last in the content, but stand among their like.
            let mut sorted: Vec<&Enemy> = content.enemies.iter().collect();
            sorted.sort_by_key(|enemy| (enemy.boss, enemy.tier));
            for enemy in sorted {
                let now = (enemy.tier, enemy.boss);
                if heading != Some(now) {
                    heading = Some(now);
                    let name = match enemy.boss {
                        true => words.get("alea-setup-bosses").to_owned(),
                        false => words.with("alea-setup-tier", &[("n", &enemy.tier)]),
                    };
                    ui.add_space(0.5 * metrics::GAP);
                    widgets::subheading(ui, &name);
                }
                let chosen = duel.foe == Foe::Named(enemy.id.clone());
                let details = chosen.then(|| details(words, &enemy.fighter, &content.catalogue));
                let facts = facts(words, &enemy.fighter);
                if row(
                    ui,
                    &words.person(&enemy.fighter.name),
                    &facts,
                    &card_words::enemy_text(words, enemy),
                    face(&enemy.id, &enemy.fighter, context),
                    chosen,
                    details,
                ) {
                    duel.foe = Foe::Named(enemy.id.clone());
                }
            }
        });
    });
}

fn brains(ui: &mut Ui, words: &Words, duel: &mut DuelSetup, context: &DuelContext<'_>) {
    let opponents = context.opponents;
    widgets::panel(ui, words.get("alea-setup-brain"), |ui| {
        scrolling(ui, "brains", |ui| {
            let name = duel.brain.split(['@', ':']).next().unwrap_or_default().to_owned();
            // The strongest first: that is what the enemies are made for.
            for opponent in opponents.iter().rev() {
                let chosen = opponent.name == name;
                if row(ui, &opponent.title_in(words), "", opponent.idea_in(words), None, chosen, None) && !chosen {
                    duel.brain = opponent.usual();
                }
                if chosen && !opponent.levels.is_empty() {
                    let level = duel.brain.split_once('@').map(|(_, level)| level.to_owned());
                    ui.horizontal_wrapped(|ui| {
                        ui.spacing_mut().item_spacing = Vec2::splat(0.5 * metrics::GAP);
                        for known in &opponent.levels {
                            let on = level.as_deref().map_or(known.usual, |level| level == known.name);
                            if widgets::chip(ui, known.title_in(words), on)
                                .on_hover_text(opponent.meaning_in(words, known))
                                .clicked()
                            {
                                duel.brain = opponent.spec(Some(&known.name));
                            }
                        }
                    });
                }
            }
            own_program(ui, words, duel);
            ui.add_space(metrics::GAP);
            widgets::switch(ui, &mut duel.watch, words.get("alea-setup-watch"));
            widgets::note(ui, words.get("alea-setup-watch_note"));
        });
    });
}

/// The choice of a program of one's own, with its command and how long it may think where it is chosen.
fn own_program(ui: &mut Ui, words: &Words, duel: &mut DuelSetup) {
    /// The enemy's seat, as people count.
    const SEAT: usize = 2;
    let mut sitter = duel.controller();
    let chosen = program::command(&sitter).is_some();
    if row(ui, words.get("program-title"), "", words.get("program-note"), None, chosen, None) && !chosen {
        sitter = program::controller("", lab::MOVE_SECONDS);
    } else if chosen {
        program::field(ui, words, &mut sitter, SEAT, words.get("program-example_alea"));
        let width = 10.0 * metrics::GRID;
        sitter = program::patience(ui, words, &sitter, width).unwrap_or(sitter);
    }
    if let Controller::Agent(spec) = sitter {
        duel.brain = spec;
    }
}

/// One that can be chosen: sign, name, figures, idea, and more where it is chosen. Whether it was clicked.
fn row(
    ui: &mut Ui,
    name: &str,
    facts: &str,
    idea: &str,
    face: Option<Face>,
    chosen: bool,
    details: Option<Vec<String>>,
) -> bool {
    let small = Type::Small.style().resolve(ui.style());
    let strong = Type::Strong.style().resolve(ui.style());
    let margin = 0.75 * metrics::GRID;
    let width = ui.available_width();
    let side = if face.is_some() { portrait_theme::LINES * strong.size } else { 0.0 };
    let indent = if face.is_some() { side + metrics::GRID } else { 0.0 };
    let room = width - 2.0 * margin - indent;
    let title = ui.painter().layout_no_wrap(name.to_owned(), strong, if chosen { LAMP_GOLD } else { IVORY }.egui());
    let figures = ui.painter().layout_no_wrap(facts.to_owned(), small.clone(), IVORY_DIM.egui());
    // Where text is large the figures stand below the name.
    let beside = title.size().x + figures.size().x + metrics::GAP <= room;
    let mut lines = Vec::new();
    if !beside {
        lines.push(figures.clone());
    }
    for text in std::iter::once(idea.to_owned()).chain(details.into_iter().flatten()) {
        lines.push(ui.painter().layout(text, small.clone(), IVORY_DIM.egui(), room));
    }
    let text = title.size().y + lines.iter().map(|line| line.size().y + 1.0).sum::<f32>();
    let height = text.max(side) + 2.0 * margin;
    let (area, response) = ui.allocate_exact_size(Vec2::new(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, ui.is_enabled(), chosen, name));
    if ui.is_rect_visible(area) {
        widgets::row_ground(ui, &response, area, chosen);
        let inner: Rect = area.shrink(margin);
        if let Some((portrait, sign)) = face {
            let area = Rect::from_min_size(inner.min, Vec2::splat(side));
            let rim = if chosen { LAMP_GOLD } else { BRASS };
            portrait::medallion(ui.painter(), area, portrait.as_deref(), &sign, rim);
        }
        let mut at = egui::pos2(inner.left() + indent, inner.top());
        if beside {
            let right = egui::pos2(inner.right() - figures.size().x, at.y + 0.5 * (title.size().y - figures.size().y));
            ui.painter().galley(right, figures, IVORY_DIM.egui());
        }
        let below = title.size().y;
        ui.painter().galley(at, title, IVORY.egui());
        at.y += below;
        for line in lines {
            let below = line.size().y + 1.0;
            ui.painter().galley(at, line, IVORY_DIM.egui());
            at.y += below;
        }
        widgets::focus_ring(ui, &response, area);
    }
    response.clicked()
}

/// A fighter's portrait, and the sign that stands in for it.
type Face = (Option<Arc<Portrait>>, Icon);

fn face(id: &str, fighter: &Combatant, context: &DuelContext<'_>) -> Option<Face> {
    Some((context.portraits.of(id), Icon::of_fighter(fighter, &context.content.catalogue)))
}
