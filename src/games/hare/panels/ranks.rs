//! The table of ranks: place, colour and shape, name and what is due, square, carrots and salads.

use std::sync::Arc;

use bevy_egui::egui::{Align2, Color32, FontId, Pos2, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType};

use super::RankRow;
use crate::{
    games::hare::pictures::Subject,
    text::capitalised,
    theme::{
        Type,
        board::TOKEN_RIM,
        color::{IVORY, IVORY_DIM, LAMP_GOLD, PANEL_RAISED},
        metrics,
    },
    ui::widgets::{elided, paint_shield},
};

/// The widest square and number of carrots there usually are.
const WIDEST: [&str; 3] = ["88", "888", "8"];
/// Between two columns, and between two rows, points.
const GAPS: [f32; 2] = [10.0, 2.0];

/// The typefaces and columns of the table.
struct Layout {
    strong: FontId,
    small: FontId,
    /// Height of a row.
    height: f32,
    /// Widths of the columns for square, carrots and salads.
    columns: [f32; 3],
}

impl Layout {
    fn new(ui: &Ui, rows: &[RankRow], notes: bool) -> Self {
        let font = |level: Type| level.style().resolve(ui.style());
        let (strong, small) = (font(if notes { Type::Strong } else { Type::Small }), font(Type::Small));
        let wide = |text: &str| ui.painter().layout_no_wrap(text.to_owned(), strong.clone(), Color32::WHITE).size().x;
        let squares = rows.iter().map(|row| wide(&row.square)).fold(wide(WIDEST[0]), f32::max);
        let sign = 1.1 * strong.size;
        let columns = [squares, sign + wide(WIDEST[1]), sign + wide(WIDEST[2])].map(|width| width + GAPS[0]);
        let note = if notes { 1.2 * small.size + 0.5 * metrics::GAP } else { 0.0 };
        let height = 1.2 * strong.size + note;
        Self { strong, small, height, columns }
    }
}

/// The table of ranks, each row with its note below the name.
pub fn rank_table(ui: &mut Ui, rows: &[RankRow]) {
    table(ui, rows, true);
}

/// The same with a line for each seat and no notes, where there is less room.
pub fn brief_rank_table(ui: &mut Ui, rows: &[RankRow]) {
    table(ui, rows, false);
}

fn table(ui: &mut Ui, rows: &[RankRow], notes: bool) {
    let layout = Layout::new(ui, rows, notes);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = GAPS[1];
        for row in rows {
            show(ui, row, &layout, notes);
        }
    });
}

fn show(ui: &mut Ui, row: &RankRow, layout: &Layout, notes: bool) {
    let (area, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), layout.height), Sense::hover());
    let spoken = if row.due { format!("{}. {}", row.told, capitalised(&row.note)) } else { row.told.clone() };
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &spoken));
    if row.active {
        let ground = area.expand2(Vec2::new(0.5 * metrics::GAP, 0.0));
        ui.painter().rect_filled(ground, metrics::BUTTON_RADIUS, PANEL_RAISED.egui());
        let mark = Rect::from_min_size(ground.min, Vec2::new(3.0, ground.height()));
        ui.painter().rect_filled(mark, 1.0, LAMP_GOLD.egui());
    }
    let middle = area.center().y;
    let painter = ui.painter();
    let number = 1.35 * layout.strong.size;
    let place = Pos2::new(area.left() + 0.5 * number, middle);
    painter.text(place, Align2::CENTER_CENTER, row.place, layout.strong.clone(), LAMP_GOLD.egui());
    let mark = (1.75 * layout.strong.size).min(0.85 * layout.height);
    let shield = Pos2::new(area.left() + number + 0.5 * mark, middle);
    paint_shield(painter, shield, mark, row.livery.color.shade(), Some(row.livery.emblem), TOKEN_RIM);
    let left = area.left() + number + mark + metrics::GAP;
    let right = area.right() - layout.columns.iter().sum::<f32>();
    let name = elided(ui, &row.name, &layout.strong, IVORY.egui(), right - left);
    let ink = if row.due { LAMP_GOLD } else { IVORY_DIM };
    // What is due may be as long as the row: its figures stand beside the name.
    let note = notes.then(|| elided(ui, &row.note, &layout.small, ink.egui(), area.right() - left));
    let top = middle - 0.5 * (name.size().y + note.as_ref().map_or(0.0, |note| note.size().y));
    let line = top + 0.5 * name.size().y;
    painter.galley(Pos2::new(left, top), Arc::clone(&name), IVORY.egui());
    if let Some(note) = note {
        painter.galley(Pos2::new(left, top + name.size().y), note, IVORY.egui());
    }
    let mut edge = right;
    let texts = [row.square.clone(), row.carrots.clone(), row.salads.to_string()];
    for (at, (text, width)) in texts.iter().zip(layout.columns).enumerate() {
        edge += width;
        let text = painter.text(
            Pos2::new(edge, line),
            Align2::RIGHT_CENTER,
            text,
            layout.strong.clone(),
            if row.active { IVORY.egui() } else { IVORY.egui_alpha(0.85) },
        );
        let side = 1.1 * layout.strong.size;
        if let Some(subject) = [None, Some(Subject::Carrot), Some(Subject::Salad)][at] {
            let sign = Rect::from_center_size(Pos2::new(text.left() - 0.6 * side, line), Vec2::splat(side));
            subject.paint(painter, sign, IVORY);
        }
    }
    response.on_hover_text(&row.told);
}
