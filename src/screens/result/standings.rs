//! The standings as a table.

use bevy_egui::egui::{self, Align, Layout, Ui};

use super::model::ResultModel;
use crate::{
    portrait::medallion,
    table::{BestList, report::Report},
    text::Words,
    theme::{
        Type,
        color::{IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::widgets,
};

/// Columns of what else was counted.
const COLUMNS: usize = 2;
/// Most width of such a column, in heights of a line: the eye must find from a name to its figure.
const WIDEST: f32 = 18.0;

/// The standings, best first, and what else was counted.
pub(super) fn standings(ui: &mut Ui, model: ResultModel<'_>) {
    let ResultModel { words, palette, client, game, report, best, .. } = model;
    let heads: Vec<&str> = report
        .standings
        .first()
        .map(|placing| placing.figures.iter().map(|figure| figure.head.as_str()).collect())
        .unwrap_or_default();
    let dim = |text: &str| Type::Small.text(text).color(IVORY_DIM.egui());
    let spacing = [6.0 * metrics::GRID, metrics::GRID];
    // Where nobody is remarked on, the last column is empty and takes no room.
    egui::Grid::new("standings").num_columns(3 + heads.len()).min_col_width(0.0).spacing(spacing).show(ui, |ui| {
        ui.label(dim(words.get("result-place")));
        ui.label(dim(words.get("result-player")));
        for head in &heads {
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| ui.label(dim(head)));
        }
        ui.label("");
        ui.end_row();
        for placing in &report.standings {
            let Some(player) = game.players.get(placing.seat.index()) else { continue };
            ui.label(Type::Strong.text(placing.place.to_string()));
            ui.horizontal(|ui| {
                let height = ui.spacing().interact_size.y;
                let livery = palette.livery(player.livery);
                let (rect, _) = ui.allocate_exact_size(egui::vec2(height * 0.9, height), egui::Sense::hover());
                let shade = livery.color.shade();
                widgets::paint_shield(ui.painter(), rect.center(), height, shade, Some(livery.emblem), LAMP_GOLD);
                if let Some(portrait) = client.and_then(|client| client.portrait(&player.controller)) {
                    let (area, _) = ui.allocate_exact_size(egui::vec2(height, height), egui::Sense::hover());
                    medallion(ui.painter(), area, Some(&portrait), shade, |_, _| {});
                }
                ui.label(Type::Strong.text(&*words.person(&player.name)));
            });
            for figure in &placing.figures {
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    ui.label(Type::Strong.text(&figure.value));
                });
            }
            ui.label(dim(placing.remark.as_deref().unwrap_or_default()));
            ui.end_row();
        }
    });
    if let Some(held) = &report.course.holdings {
        super::holdings::holdings(ui, model, held);
    }
    if let Some(best) = best.filter(|best| !best.scores.is_empty()) {
        best_list(ui, words, best);
    }
    if !report.counted.is_empty() {
        ui.add_space(metrics::GAP_WIDE);
        widgets::rule(ui);
        ui.add_space(metrics::GAP);
        counted(ui, report);
    }
}

/// The best scores of this kind of game; those of this one are marked.
fn best_list(ui: &mut Ui, words: &Words, best: &BestList) {
    ui.add_space(metrics::GAP_WIDE);
    widgets::rule(ui);
    ui.add_space(metrics::GAP);
    ui.label(Type::Subheading.text(words.get("result-best")).color(LAMP_GOLD.egui()));
    egui::Grid::new("best list").num_columns(3).spacing([6.0 * metrics::GRID, metrics::GRID]).show(ui, |ui| {
        for (at, score) in best.scores.iter().enumerate() {
            let ink = if best.own.contains(&at) { LAMP_GOLD } else { IVORY_DIM };
            for text in [(at + 1).to_string(), words.person(&score.name).into_owned(), score.score.to_string()] {
                ui.label(Type::Body.text(text).color(ink.egui()));
            }
            ui.end_row();
        }
    });
}

/// What else was counted, in columns that are read downwards.
fn counted(ui: &mut Ui, report: &Report) {
    let rows = report.counted.len().div_ceil(COLUMNS);
    let gap = 6.0 * metrics::GRID;
    let room = (ui.available_width() - gap * (COLUMNS - 1) as f32) / COLUMNS as f32;
    let width = room.min(WIDEST * ui.text_style_height(&Type::Body.style()));
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for column in report.counted.chunks(rows) {
            ui.allocate_ui_with_layout(egui::vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                for figure in column {
                    ui.horizontal(|ui| {
                        ui.label(Type::Small.text(&figure.head).color(IVORY_DIM.egui()));
                        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                            ui.label(Type::Strong.text(&figure.value));
                        });
                    });
                }
            });
        }
    });
}
