//! What was found out by a run that is over: tournament, progression, and what is worth buying.

use bevy_egui::egui::{self, Align2, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType};
use training::breed::Character;

use super::{
    menu_row::small_card,
    model::Shown,
    study::{CardLine, LeadModel, Progressed, Tournament},
};
use crate::{
    games::dominion::theme::court::{AHEAD, BEHIND, CHANCE},
    text::{Decimal, Words},
    theme::{
        Shade, Type,
        color::{BRASS_DIM, INK_TEXT, IVORY, LAMP_GOLD},
        metrics,
    },
    training::{ShareLine, percent, share_chart},
    ui::widgets,
};

/// Height of the progression, points.
const CURVE: f32 = 26.0 * metrics::GRID;
/// A lead from which on the colour is as strong as it gets.
const STRONG: f64 = 0.5;

/// Leaders against each other, as a grid.
pub(super) fn tournament_panel(ui: &mut Ui, words: &Words, tournament: &Tournament) {
    widgets::note(ui, &words.with("realm-train-tournament_note", &[("games", &tournament.games)]));
    ui.add_space(metrics::GAP);
    let size = Type::Body.style().resolve(ui.style()).size;
    let cell = Vec2::new((ui.available_width() / (tournament.rows.len() + 1) as f32 - 6.0).min(7.0 * size), 2.4 * size);
    egui::Grid::new("tournament").spacing([4.0, 4.0]).show(ui, |ui| {
        head(ui, cell, "");
        (1..=tournament.rows.len()).for_each(|number| head(ui, cell, &number.to_string()));
        ui.end_row();
        for (own, row) in tournament.rows.iter().enumerate() {
            head(ui, cell, &(own + 1).to_string());
            for (rival, lead) in row.iter().enumerate() {
                match lead {
                    Some(lead) => lead_cell(ui, words, cell, (own, rival), lead),
                    None => head(ui, cell, "\u{2013}"),
                }
            }
            ui.end_row();
        }
    });
}

fn head(ui: &mut Ui, size: Vec2, text: &str) {
    let (area, response) = ui.allocate_exact_size(size, Sense::hover());
    let font = Type::Strong.style().resolve(ui.style());
    ui.painter().text(area.center(), Align2::CENTER_CENTER, text, font, LAMP_GOLD.egui());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
}

fn lead_cell(ui: &mut Ui, words: &Words, size: Vec2, (own, rival): (usize, usize), lead: &LeadModel) {
    let (area, response) = ui.allocate_exact_size(size, Sense::hover());
    let [low, high] = lead.interval.map(|bound| signed(words, bound));
    let value = signed(words, lead.value);
    let told = words.with(
        if lead.clear { "realm-train-lead" } else { "realm-train-lead_chance" },
        &[("own", &(own + 1)), ("rival", &(rival + 1)), ("value", &value), ("low", &low), ("high", &high)],
    );
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
    ui.painter().rect(area, 3.0, ground(lead).egui(), Stroke::new(1.0, BRASS_DIM.egui()), StrokeKind::Inside);
    let font = Type::Body.style().resolve(ui.style());
    ui.painter().text(area.center(), Align2::CENTER_CENTER, value, font, INK_TEXT.egui());
    response.on_hover_text(told);
}

/// Green ahead, red behind, the farther the stronger; grey within chance.
fn ground(lead: &LeadModel) -> Shade {
    if !lead.clear {
        return CHANCE;
    }
    let full = if lead.value > 0.0 { AHEAD } else { BEHIND };
    CHANCE.mix(full, (0.35 + 0.65 * (lead.value.abs() / STRONG).min(1.0)) as f32)
}

/// A lead in per cent with its sign.
fn signed(words: &Words, lead: f64) -> String {
    let figure = words.number(Decimal::new(100.0 * lead.abs(), 1));
    match lead {
        _ if (100.0 * lead).abs() < 0.05 => figure,
        _ if lead > 0.0 => format!("+{figure}"),
        _ => format!("\u{2212}{figure}"),
    }
}

/// The last leader against earlier ones, as a curve.
pub(super) fn progression_panel(ui: &mut Ui, words: &Words, progressed: &Progressed, equal: f64) {
    ui.label(Type::Strong.text(&progressed.told).color(IVORY.egui()));
    let note = words.with("realm-train-progression_note", &[("last", &progressed.last)]);
    widgets::note(ui, &note);
    ui.add_space(metrics::GAP);
    let line = ShareLine { points: progressed.points.clone(), ink: LAMP_GOLD, square: false };
    let spoken = format!("{} {note}", progressed.told);
    share_chart(ui, "progression", &spoken, &[line], equal, words.get("realm-train-earlier"), CURVE);
    ui.add_space(metrics::GAP);
    for (generation, [share, low, high]) in &progressed.points {
        let at = *generation as u32;
        let told = words.with(
            "realm-train-against_earlier",
            &[("generation", &at), ("share", &percent(*share)), ("low", &percent(*low)), ("high", &percent(*high))],
        );
        ui.label(Type::Body.text(told).color(IVORY.egui()));
    }
    let complex: Vec<String> = progressed
        .characters
        .iter()
        .filter(|(_, character)| *character == Character::Complex)
        .map(|(generation, _)| generation.to_string())
        .collect();
    let told = match complex.is_empty() {
        true => words.get("realm-train-never_lost").to_owned(),
        false => words.with("realm-train-lost_at", &[("generations", &complex.join(", "))]),
    };
    widgets::note(ui, &told);
}

/// What is worth buying, as a table.
pub(super) fn cards_panel(ui: &mut Ui, words: &Words, shown: &Shown<'_>, lines: &[CardLine]) {
    widgets::note(ui, words.get("realm-train-cards_note"));
    ui.add_space(metrics::GAP);
    egui::Grid::new("cards").num_columns(3).striped(true).spacing([2.0 * metrics::GRID, 6.0]).show(ui, |ui| {
        for key in ["realm-train-card", "realm-train-used_by", "realm-train-with_against"] {
            ui.label(Type::Small.text(words.get(key)).color(LAMP_GOLD.egui()));
        }
        ui.end_row();
        for CardLine { face, users: (with, leaders), share } in lines {
            small_card(ui, words, shown, face, None, &face.sentence(words, face.cost));
            let users = words.with("realm-train-users", &[("with", with), ("leaders", leaders)]);
            ui.label(Type::Body.text(users).color(IVORY.egui()));
            let told = match share {
                Some([share, low, high]) => words.with(
                    "realm-train-interval",
                    &[("share", &percent(*share)), ("low", &percent(*low)), ("high", &percent(*high))],
                ),
                None if *with == 0 => words.get("realm-train-nobody").to_owned(),
                None => words.get("realm-train-everybody").to_owned(),
            };
            ui.label(Type::Body.text(told).color(IVORY.egui()));
            ui.end_row();
        }
    });
}
