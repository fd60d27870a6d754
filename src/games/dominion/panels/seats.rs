//! The seats: colour and shape, name and who decides, cards and points. A line leads to all cards of its seat, which everybody knows.

use std::sync::Arc;

use bevy_egui::egui::{self, FontId, Galley, Pos2, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType, text::LayoutJob};

use super::{Ask, model::SeatRow};
use crate::{
    games::dominion::Heap,
    text::Words,
    theme::{
        Shade, Type,
        board::TOKEN_RIM,
        color::{IVORY, IVORY_DIM, LAMP_GOLD, PANEL_RAISED},
        metrics,
    },
    ui::widgets::{self, paint_shield},
};

/// The table of seats.
pub fn seats(ui: &mut Ui, words: &Words, rows: &[SeatRow], asks: &mut Vec<Ask>) {
    ui.spacing_mut().item_spacing.y = 2.0;
    for row in rows {
        if show(ui, words, row) {
            asks.push(Ask::Open(Heap::Owned(row.seat)));
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
    let name = fit(ui, &row.name, &strong, IVORY, right - left);
    let note = fit(ui, &row.note, &small, IVORY_DIM, right - left);
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

/// Words on one line within a width, that end in an ellipsis where there is no room.
fn fit(ui: &Ui, text: &str, font: &FontId, ink: Shade, room: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple_singleline(text.to_owned(), font.clone(), ink.egui());
    job.wrap = egui::text::TextWrapping::truncate_at_width(room.max(1.0));
    ui.painter().layout_job(job)
}
