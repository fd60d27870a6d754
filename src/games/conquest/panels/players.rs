//! The players: colour and shape, name, strength, whose turn it is, who is out.

use bevy_egui::egui::{self, Align2, Color32, FontId, Pos2, Rect, Sense, Stroke, Ui, Vec2};

use super::PlayerRow;
use crate::{
    screens::widgets::paint_shield,
    text::Words,
    theme::{
        Type,
        color::{BRASS, BRASS_DIM, IVORY, IVORY_DIM, LAMP_GOLD, PANEL_RAISED},
        metrics, seats,
    },
};

/// The table of players; `cards` adds the column of cards.
pub fn player_table(ui: &mut Ui, words: &Words, rows: &[PlayerRow], cards: bool) {
    let strong = Type::Strong.style().resolve(ui.style());
    let small = Type::Small.style().resolve(ui.style());
    let heads = ["conquest.head.territories", "conquest.head.armies", "conquest.head.income", "conquest.head.cards"];
    let heads = &heads[..if cards { 4 } else { 3 }];
    let least = ["88", "888", "+88", "8"];
    let columns: Vec<f32> = heads
        .iter()
        .zip(least)
        .map(|(head, least)| width(ui, words.get(head), &small).max(width(ui, least, &strong)) + metrics::GAP)
        .collect();
    let figures_width: f32 = columns.iter().sum();
    // The right edge of a column, from the right edge of the table.
    let edges: Vec<f32> = (0..columns.len()).map(|at| columns[at + 1..].iter().sum()).collect();
    let line = strong.size * 1.25;
    let height = line + small.size * 1.25 + 0.5 * metrics::GAP;

    let (head, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), small.size * 1.3), Sense::hover());
    for (key, edge) in heads.iter().zip(&edges) {
        let x = head.right() - edge;
        ui.painter().text(
            Pos2::new(x, head.center().y),
            Align2::RIGHT_CENTER,
            words.get(key),
            small.clone(),
            IVORY_DIM.egui(),
        );
    }
    ui.spacing_mut().item_spacing.y = 2.0;
    for row in rows {
        let (area, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), height), Sense::hover());
        let spoken = format!("{}, {}", row.name, row.kind);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &spoken));
        let fade = if row.fallen { 0.4 } else { 1.0 };
        if row.active {
            let ground = area.expand2(Vec2::new(0.5 * metrics::GAP, 0.0));
            ui.painter().rect_filled(ground, metrics::BUTTON_RADIUS, PANEL_RAISED.egui());
            ui.painter().rect_filled(
                Rect::from_min_size(ground.min, Vec2::new(3.0, ground.height())),
                1.0,
                LAMP_GOLD.egui(),
            );
        }
        let shield = 0.74 * height;
        let middle = Pos2::new(area.left() + 0.55 * shield + 2.0, area.center().y);
        let enamel = if row.fallen { seats::NEUTRAL } else { row.livery.color.shade() };
        paint_shield(ui.painter(), middle, shield, enamel, Some(row.livery.emblem), crate::theme::board::TOKEN_RIM);
        let left = area.left() + 1.1 * shield + metrics::GAP;
        let room = area.right() - figures_width - left;
        let name = clipped(ui, &row.name, &strong, IVORY.egui_alpha(fade), room);
        let kind_text = if row.fallen { words.get("conquest.out") } else { row.kind.as_str() };
        let kind = clipped(ui, kind_text, &small, IVORY_DIM.egui_alpha(fade.max(0.7)), room);
        let top = area.center().y - (name.size().y + kind.size().y) / 2.0;
        let painter = ui.painter();
        let name_height = name.size().y;
        let name_width = name.size().x;
        painter.galley(Pos2::new(left, top), name, IVORY.egui());
        painter.galley(Pos2::new(left, top + name_height), kind, IVORY.egui());
        if row.fallen {
            let y = top + name_height / 2.0;
            painter.hline(left..=left + name_width, y, Stroke::new(1.5, IVORY_DIM.egui()));
        }
        let (territories, armies, income) = match row.strength {
            Some((territories, armies, income)) => (territories.to_string(), armies.to_string(), format!("+{income}")),
            None => ("?".to_owned(), "?".to_owned(), "?".to_owned()),
        };
        let figures = [territories, armies, income, row.cards.to_string()];
        if let (true, Some(edge)) = (row.cards > 0, edges.get(3)) {
            card_back(
                painter,
                Pos2::new(area.right() - edge - 0.32 * strong.size, area.center().y),
                1.75 * strong.size,
            );
        }
        for (figure, edge) in figures.iter().zip(&edges) {
            let place = Pos2::new(area.right() - edge, area.center().y);
            painter.text(place, Align2::RIGHT_CENTER, figure, strong.clone(), IVORY.egui_alpha(fade));
        }
        painter.hline(area.x_range(), area.bottom() + 1.0, Stroke::new(0.5, BRASS_DIM.egui_alpha(0.5)));
    }
}

/// The back of a card, behind the number of cards somebody holds.
fn card_back(painter: &egui::Painter, middle: Pos2, height: f32) {
    let area = Rect::from_center_size(middle, Vec2::new(0.78 * height, height));
    painter.rect(area, 2.0, BRASS_DIM.egui(), Stroke::new(1.0, BRASS.egui()), egui::StrokeKind::Inside);
    painter.rect_stroke(area.shrink(2.5), 1.0, Stroke::new(0.5, BRASS.egui_alpha(0.6)), egui::StrokeKind::Inside);
}

fn width(ui: &Ui, text: &str, font: &FontId) -> f32 {
    ui.painter().layout_no_wrap(text.to_owned(), font.clone(), Color32::WHITE).size().x
}

/// One line of text that ends in an ellipsis where there is no room.
pub(super) fn clipped(ui: &Ui, text: &str, font: &FontId, ink: Color32, room: f32) -> std::sync::Arc<egui::Galley> {
    let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), font.clone(), ink);
    job.wrap = egui::text::TextWrapping::truncate_at_width(room.max(1.0));
    ui.painter().layout_job(job)
}
