//! Luck with the dice: a table against what was to be expected, and its course.

use bevy_egui::egui::{self, Align, Grid, Layout, Sense, Ui};

use super::model::ResultModel;
use crate::{
    table::report::{Losses, LuckLine},
    text::Words,
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
pub fn luck_table(ui: &mut Ui, model: ResultModel<'_>) {
    let ResultModel { words, palette, game, report, .. } = model;
    let heads = ["attack", "defence", "armies", "share", "battles"];
    let dim = |text: &str| Type::Small.text(text).color(IVORY_DIM.egui());
    let right = |ui: &mut Ui, text: egui::RichText| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(text));
    };
    Grid::new("luck").num_columns(heads.len() + 1).spacing([2.5 * metrics::GRID, 0.5 * metrics::GRID]).show(ui, |ui| {
        ui.label(dim(words.get("result.player")));
        for head in heads {
            let keys = (format!("result.luck.{head}"), format!("result.luck.{head}_note"));
            let (text, note) = (words.get(&keys.0), words.get(&keys.1));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(dim(text)).on_hover_text(note));
        }
        ui.end_row();
        for placing in &report.standings {
            let line = report.course.luck.iter().find(|line| line.seat == placing.seat);
            let (Some(player), Some(line)) = (game.players.get(placing.seat.index()), line) else { continue };
            ui.horizontal(|ui| {
                let height = 1.2 * ui.text_style_height(&Type::Strong.style());
                let livery = palette.livery(player.look);
                let (rect, _) = ui.allocate_exact_size(egui::vec2(height * 0.9, height), Sense::hover());
                let (shade, emblem) = (livery.color.shade(), Some(livery.emblem));
                widgets::paint_shield(ui.painter(), rect.center(), height, shade, emblem, LAMP_GOLD);
                ui.label(Type::Strong.text(&player.name));
            });
            for losses in [line.attack, line.defence] {
                right(ui, Type::Small.text(lost(words, losses)).color(IVORY.egui()));
            }
            right(ui, Type::Strong.text(format!("{:+.1}", line.armies)).color(ink(line).egui()));
            let share = line.percentile.map_or_else(|| "\u{2013}".to_owned(), |share| percent(words, share));
            right(ui, Type::Strong.text(share).color(ink(line).egui()));
            let battles = words.with(
                "result.luck.won_of",
                &[("won", &line.won), ("fought", &line.fought), ("expected", &format!("{:.1}", line.expected))],
            );
            right(ui, Type::Small.text(battles).color(IVORY.egui()));
            ui.end_row();
        }
    });
}

/// The luckiest and the unluckiest seat in a sentence; nothing where no die was thrown.
pub fn verdict(model: ResultModel<'_>) -> Option<String> {
    let ResultModel { words, game, report, .. } = model;
    let scored = report.course.luck.iter().filter_map(|line| Some((line.seat, line.percentile?, line.armies)));
    let (seat, share, armies) = scored.max_by(|a, b| a.1.total_cmp(&b.1))?;
    let name = &game.players.get(seat.index())?.name;
    let key = if armies > 0.0 { "result.luck.verdict" } else { "result.luck.verdict_none" };
    Some(words.with(key, &[("name", name), ("share", &percent_of(share)), ("armies", &format!("{armies:.1}"))]))
}

fn lost(words: &Words, losses: Losses) -> String {
    let expected = format!("{:.1}", losses.expected);
    words.with("result.luck.lost", &[("lost", &losses.lost), ("expected", &expected)])
}

fn percent(words: &Words, share: f64) -> String {
    words.with("result.luck.percent", &[("share", &percent_of(share))])
}

/// A share as whole percents; never 0 or 100, which would be certain.
fn percent_of(share: f64) -> u32 {
    (share * 100.0).round().clamp(1.0, 99.0) as u32
}

fn ink(line: &LuckLine) -> Shade {
    match line.score {
        Some(score) if score >= NOTABLE => GOOD,
        Some(score) if score <= -NOTABLE => DANGER_TEXT,
        _ => IVORY,
    }
}
