//! The seats: colour and shape, name and who decides, cards and points. A line leads to all cards of its seat, which everybody knows.

use std::sync::Arc;

use bevy_egui::egui::{FontId, Galley, Pos2, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType};

use super::{PanelAsk, model::SeatRow};
use crate::{
    games::dominion::Heap,
    text::Words,
    theme::{
        Shade, Type,
        board::TOKEN_RIM,
        color::{IVORY, IVORY_DIM, LAMP_GOLD, PANEL_RAISED},
        metrics,
    },
    ui::widgets::{self, elided, paint_shield},
};

/// The table of seats.
pub fn seats(ui: &mut Ui, words: &Words, rows: &[SeatRow], asks: &mut Vec<PanelAsk>) {
    ui.spacing_mut().item_spacing.y = 2.0;
    for row in rows {
        if show(ui, words, row) {
            asks.push(PanelAsk::Open(Heap::Owned(row.seat)));
        }
    }
}

fn show(ui: &mut Ui, words: &Words, row: &SeatRow) -> bool {
    let font = |level: Type| level.style().resolve(ui.style());
    let (strong, small) = (font(Type::Strong), font(Type::Small));
    let height = 1.2 * (strong.size + small.size) + 0.5 * metrics::GAP;
    let (area, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), height), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), &row.told));
    let ground = area.expand2(Vec2::new(0.5 * metrics::GAP, 0.0));
    if row.active || response.hovered() {
        ui.painter().rect_filled(ground, metrics::BUTTON_RADIUS, PANEL_RAISED.egui());
    }
    if row.active {
        let mark = Rect::from_min_size(ground.min, Vec2::new(3.0, ground.height()));
        ui.painter().rect_filled(mark, 1.0, LAMP_GOLD.egui());
    }
    let (middle, mark) = (area.center().y, 0.72 * height);
    let shield = Pos2::new(area.left() + 0.5 * mark, middle);
    paint_shield(ui.painter(), shield, mark, row.livery.color.shade(), Some(row.livery.emblem), TOKEN_RIM);
    let points = words.with("realm-row_points", &[("points", &row.points)]);
    let figure = ui.painter().layout_no_wrap(points, strong.clone(), LAMP_GOLD.egui());
    let cards = words.with("realm-row_cards", &[("cards", &u32::from(row.cards))]);
    let count = ui.painter().layout_no_wrap(cards, small.clone(), IVORY_DIM.egui());
    let left = area.left() + mark + metrics::GAP;
    let right = area.right() - figure.size().x.max(count.size().x) - metrics::GAP;
    let name = elided(ui, &row.name, &strong, IVORY.egui(), right - left);
    let note = elided(ui, &row.note, &small, IVORY_DIM.egui(), right - left);
    let top = middle - 0.5 * (name.size().y + note.size().y);
    let painter = ui.painter();
    let below = top + name.size().y;
    painter.galley(Pos2::new(left, top), name, IVORY.egui());
    painter.galley(Pos2::new(left, below), note, IVORY.egui());
    painter.galley(Pos2::new(area.right() - figure.size().x, top), figure, IVORY.egui());
    painter.galley(Pos2::new(area.right() - count.size().x, below), count, IVORY.egui());
    widgets::focus_ring(ui, &response, area);
    response.on_hover_text(&row.told).clicked()
}

/// How much is said of where a seat stands.
#[derive(Clone, Copy)]
enum Said {
    /// Points and cards, with their words.
    All,
    /// Points with their word.
    Points,
    /// The number of points.
    Number,
}

/// Who stands where, beside open reasons: colour and shape of each seat, its points and its cards, as much of it as fits in one line.
pub fn standing(ui: &mut Ui, words: &Words, rows: &[SeatRow]) {
    let font = |level: Type| level.style().resolve(ui.style());
    let (strong, small) = (font(Type::Strong), font(Type::Small));
    let (height, gap) = (1.35 * strong.size, 0.5 * metrics::GAP);
    let lay = |text: String, font: &FontId, ink: Shade| ui.painter().layout_no_wrap(text, font.clone(), ink.egui());
    let figures = |row: &SeatRow, said: Said| -> Vec<Arc<Galley>> {
        let points = || lay(words.with("realm-row_points", &[("points", &row.points)]), &strong, LAMP_GOLD);
        let cards = || words.with("realm-row_cards", &[("cards", &u32::from(row.cards))]);
        match said {
            Said::All => vec![points(), lay(cards(), &small, IVORY_DIM)],
            Said::Points => vec![points()],
            Said::Number => vec![lay(row.points.to_string(), &strong, LAMP_GOLD)],
        }
    };
    let width =
        |figures: &[Arc<Galley>]| height + figures.iter().map(|figure| figure.size().x + gap).sum::<f32>() + gap;
    let told = |said: Said| rows.iter().map(|row| figures(row, said)).collect::<Vec<_>>();
    let fits = |told: &Vec<Vec<Arc<Galley>>>| {
        told.iter().map(|figures| width(figures) + gap).sum::<f32>() <= ui.available_width()
    };
    let told = [Said::All, Said::Points].into_iter().map(told).find(fits).unwrap_or_else(|| told(Said::Number));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(gap, 2.0);
        for (row, figures) in rows.iter().zip(told) {
            let (area, response) = ui.allocate_exact_size(Vec2::new(width(&figures), height), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &row.told));
            let painter = ui.painter();
            if row.active {
                painter.rect_filled(area, metrics::BUTTON_RADIUS, PANEL_RAISED.egui());
            }
            let middle = area.center().y;
            let shield = Pos2::new(area.left() + 0.5 * height, middle);
            paint_shield(painter, shield, 0.85 * height, row.livery.color.shade(), Some(row.livery.emblem), TOKEN_RIM);
            let mut left = area.left() + height + gap;
            for figure in figures {
                let size = figure.size();
                painter.galley(Pos2::new(left, middle - 0.5 * size.y), figure, IVORY.egui());
                left += size.x + gap;
            }
            response.on_hover_text(&row.told);
        }
    });
    ui.add_space(0.5 * metrics::GAP);
}
