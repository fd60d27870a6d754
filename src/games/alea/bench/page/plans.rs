//! What each enemy would do with the card: its best line and what that earns, and the reasons of the one that is opened.

use bevy_egui::egui::{self, CornerRadius, Sense, Ui, Vec2, WidgetInfo, WidgetType};

use super::{BenchModel, BenchPage, dice_row};
use crate::{
    games::alea::bench::Answer,
    games::alea::card_words,
    table::why::{self, figure},
    text::Words,
    theme::{
        Type,
        color::{DANGER_TEXT, GOOD, INK_DEEP, IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::widgets,
};

/// The dice, the foe, and the enemies' plans.
pub(super) fn plans(ui: &mut Ui, words: &Words, model: &BenchModel<'_>, state: &mut BenchPage) {
    widgets::panel(ui, words.get("bench-plans"), |ui| {
        dice_row::dice(ui, words, state);
        dice_row::foe(ui, words, model.content, state);
        progress(ui, words, model);
        let room = (ui.available_height() - metrics::PANEL_MARGIN).max(8.0 * metrics::GRID);
        egui::ScrollArea::vertical().id_salt("plans").max_height(room).auto_shrink(false).show(ui, |ui| {
            ui.set_width(ui.available_width() - metrics::GAP_WIDE);
            for answer in model.answers {
                let opened = state.opened.as_ref() == Some(&answer.enemy);
                let row = row(ui, words, answer, opened);
                if row.clicked() {
                    state.open((!opened).then(|| answer.enemy.clone()));
                }
                if opened {
                    let id = ui.id().with("opened");
                    let known: Option<String> = ui.data(|data| data.get_temp(id));
                    if known != state.opened {
                        // What is opened by key is brought into sight.
                        row.scroll_to_me(Some(egui::Align::TOP));
                        ui.data_mut(|data| data.insert_temp(id, answer.enemy.clone()));
                    }
                    reasons(ui, words, answer, model, state);
                }
            }
        });
    });
}

/// How many enemies have answered: a bar while they think, a line when they are done.
fn progress(ui: &mut Ui, words: &Words, model: &BenchModel<'_>) {
    let (done, all) = model.progress;
    let uses = model.answers.iter().filter(|answer| answer.uses).count();
    let text = match done < all {
        true => words.with("bench-progress", &[("n", &done), ("all", &all)]),
        false => words.with("bench-use_it", &[("n", &uses), ("all", &all)]),
    };
    widgets::note(ui, &text);
    let (area, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 0.5 * metrics::GRID), Sense::hover());
    if done < all {
        let radius = CornerRadius::same(2);
        ui.painter().rect_filled(area, radius, INK_DEEP.egui());
        let mut bar = area;
        bar.set_width(area.width() * done as f32 / all as f32);
        ui.painter().rect_filled(bar, radius, LAMP_GOLD.egui());
    }
}

/// An enemy with its best line and the points it earns.
fn row(ui: &mut Ui, words: &Words, answer: &Answer, opened: bool) -> egui::Response {
    let small = Type::Small.style().resolve(ui.style());
    let strong = Type::Strong.style().resolve(ui.style());
    let margin = 0.75 * metrics::GRID;
    let width = ui.available_width();
    let room = width - 2.0 * margin;
    let tier = match answer.boss {
        true => words.get("bench-boss").to_owned(),
        false => words.with("alea-setup-tier", &[("n", &answer.tier)]),
    };
    let best = answer.plan.as_ref().ok().and_then(|plan| plan.candidates.iter().find(|candidate| candidate.chosen));
    let score = best.map_or_else(String::new, |best| {
        let decimals = answer.plan.as_ref().map_or(0, |plan| plan.decimals.min(1));
        words.with("bench-points", &[("n", &figure(words, best.score, decimals))])
    });
    let points = ui.painter().layout_no_wrap(score.clone(), small.clone(), IVORY.egui());
    let name_room = (room - points.size().x - metrics::GAP).max(6.0 * metrics::GRID);
    let mut head = egui::text::LayoutJob::default();
    head.wrap.max_width = name_room;
    let name_ink = if opened { LAMP_GOLD } else { IVORY };
    head.append(&answer.name, 0.0, egui::TextFormat::simple(strong, name_ink.egui()));
    head.append(&format!("  {tier}"), 0.0, egui::TextFormat::simple(small.clone(), IVORY_DIM.egui()));
    let head = ui.painter().layout_job(head);
    let (mark, mark_ink) = match (&answer.plan, answer.uses) {
        (Err(_), _) => (String::new(), DANGER_TEXT),
        (_, true) => (format!("{}: ", words.get("bench-uses")), GOOD),
        (_, false) => (format!("{}: ", words.get("bench-leaves")), IVORY_DIM),
    };
    let said = match &answer.plan {
        Ok(plan) => {
            let steps: Vec<&str> = plan.line.iter().map(|step| step.label.as_str()).collect();
            if steps.is_empty() { plan.headline.clone() } else { steps.join(", ") }
        }
        Err(problem) => problem.clone(),
    };
    let mut line = egui::text::LayoutJob::default();
    line.wrap.max_width = room;
    line.append(&mark, 0.0, egui::TextFormat::simple(small.clone(), mark_ink.egui()));
    line.append(&said, 0.0, egui::TextFormat::simple(small, IVORY.egui()));
    let line = ui.painter().layout_job(line);
    let size = Vec2::new(width, head.size().y + line.size().y + 2.0 * margin);
    let (area, response) = ui.allocate_exact_size(size, Sense::click());
    let told = format!("{}, {score}, {mark}{said}", answer.name);
    response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, ui.is_enabled(), opened, &told));
    if ui.is_rect_visible(area) {
        widgets::row_ground(ui, &response, area, opened);
        let inner = area.shrink(margin);
        let right = egui::pos2(inner.right() - points.size().x, inner.top());
        let below = inner.min + Vec2::new(0.0, head.size().y);
        ui.painter().galley(inner.min, head, name_ink.egui());
        ui.painter().galley(right, points, IVORY.egui());
        ui.painter().galley(below, line, IVORY.egui());
        widgets::focus_ring(ui, &response, area);
    }
    response
}

/// Everything that was weighed, each with its points by term.
fn reasons(ui: &mut Ui, words: &Words, answer: &Answer, model: &BenchModel<'_>, state: &mut BenchPage) {
    let Ok(plan) = &answer.plan else { return };
    if !answer.left.is_empty() {
        let name = |card: &dice::CardRef| {
            let known = model.content.catalogue.find(&card.id).and_then(|id| model.content.catalogue.card(id));
            known.map_or_else(|| card.id.clone(), |known| card_words::name(words, known, card.form))
        };
        let left: Vec<String> = answer.left.iter().map(name).collect();
        widgets::note(ui, &words.with("bench-left", &[("names", &left.join(", "))]));
    }
    let mut asks = Vec::new();
    ui.push_id("reasons", |ui| why::candidates(ui, words, plan, &state.why, &mut asks));
    for ask in asks {
        state.why.carry_out(ask, Some(plan));
    }
    ui.add_space(metrics::GAP);
}
