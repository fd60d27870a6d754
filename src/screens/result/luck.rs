//! Luck: a table against what was to be expected.

use bevy_egui::egui::{self, Align, Grid, Layout, Sense, Ui};

use super::model::ResultModel;
use crate::{
    table::report::{Luck, LuckLine},
    theme::{
        Shade, Type,
        color::{DANGER_TEXT, GOOD, IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::widgets,
};

/// Differences below this are neither luck nor want of it, in standard deviations.
const NOTABLE: f64 = 1.0;

/// The table of luck, one row a seat in the order of the standings.
pub fn luck_table(ui: &mut Ui, model: ResultModel<'_>, luck: &Luck) {
    let ResultModel { words, palette, game, report, .. } = model;
    let dim = |text: &str| Type::Small.text(text).color(IVORY_DIM.egui());
    let right = |ui: &mut Ui, text: egui::RichText| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(text)).inner
    };
    let spacing = [2.5 * metrics::GRID, 0.5 * metrics::GRID];
    Grid::new("luck").num_columns(luck.heads.len() + 2).spacing(spacing).show(ui, |ui| {
        ui.label(dim(words.get("result-player")));
        for head in &luck.heads {
            right(ui, dim(&head.title)).on_hover_text(&head.note);
        }
        // The last column of a grid takes what room is left.
        ui.label("");
        ui.end_row();
        for placing in &report.standings {
            let line = luck.lines.iter().find(|line| line.seat == placing.seat);
            let (Some(player), Some(line)) = (game.players.get(placing.seat.index()), line) else { continue };
            ui.horizontal(|ui| {
                let height = 1.2 * ui.text_style_height(&Type::Strong.style());
                let livery = palette.livery(player.livery);
                let (rect, _) = ui.allocate_exact_size(egui::vec2(height * 0.9, height), Sense::hover());
                let (shade, emblem) = (livery.color.shade(), Some(livery.emblem));
                widgets::paint_shield(ui.painter(), rect.center(), height, shade, emblem, LAMP_GOLD);
                ui.label(Type::Strong.text(&*words.person(&player.name)));
            });
            for (head, cell) in luck.heads.iter().zip(&line.cells) {
                let text = match head.telling {
                    true => Type::Strong.text(cell).color(ink(line).egui()),
                    false => Type::Small.text(cell).color(IVORY.egui()),
                };
                right(ui, text);
            }
            ui.end_row();
        }
    });
}

fn ink(line: &LuckLine) -> Shade {
    match line.score {
        Some(score) if score >= NOTABLE => GOOD,
        Some(score) if score <= -NOTABLE => DANGER_TEXT,
        _ => IVORY,
    }
}
