//! How a line of the log looks, and how high it is.

use std::sync::Arc;

use bevy_egui::egui::{
    self, FontId, Galley, Pos2, Rect, Response, Sense, Stroke, Ui, Vec2,
    text::{LayoutJob, TextFormat},
};

use super::LogLine;
use crate::{
    table::Tone,
    text::{Words, tied},
    theme::{
        Shade, Type,
        color::{BRASS, IVORY, IVORY_DIM, LAMP_GOLD, PANEL_HOVER},
        metrics,
    },
    ui::widgets::{self, paint_shield},
};

/// Between what happened and how it is written, in heights of a letter.
const NOTATION_GAP: f32 = 0.6;

/// What is the same for all lines in a frame.
pub(super) struct LineStyle {
    plain: FontId,
    strong: FontId,
    width: f32,
    indent: f32,
}

impl LineStyle {
    pub fn new(ui: &Ui) -> Self {
        let plain = Type::Small.style().resolve(ui.style());
        let strong = Type::Strong.style().resolve(ui.style());
        let indent = 1.35 * strong.size + 2.0;
        Self { plain, strong, width: ui.available_width() - metrics::GAP, indent }
    }

    /// Width of a line, points.
    pub fn width(&self) -> f32 {
        self.width
    }

    /// Size of its letters, points.
    pub fn size(&self) -> f32 {
        self.plain.size
    }

    /// What a line answers to.
    pub fn sense(&self, line: &LogLine) -> Sense {
        let leads_somewhere = line.is_heading() || line.place.is_some() || line.reasons;
        if leads_somewhere { Sense::click() } else { Sense::hover() }
    }

    /// Its height, points.
    pub fn height(&self, ui: &Ui, line: &LogLine) -> f32 {
        self.galley(ui, line).size().y.max(self.mark(line)) + above(line) + 2.0
    }

    /// Paints it at its place.
    pub fn show(&self, ui: &Ui, place: Rect, line: &LogLine, folded: bool, response: &Response, words: &Words) {
        response.widget_info(|| {
            let kind = if response.sense.senses_click() { egui::WidgetType::Button } else { egui::WidgetType::Label };
            egui::WidgetInfo::labeled(kind, ui.is_enabled(), &line.text)
        });
        let body = Rect::from_min_max(Pos2::new(place.left(), place.top() + above(line)), place.max);
        if response.sense.senses_click() && (response.hovered() || response.has_focus()) {
            ui.painter().rect_filled(body, 2.0, PANEL_HOVER.egui());
        }
        if line.is_heading() {
            let y = place.top() + 0.5 * above(line);
            ui.painter().hline(place.x_range(), y, Stroke::new(0.5, BRASS.egui_alpha(0.35)));
            self.paint_fold(ui, body, folded);
        }
        let galley = self.galley(ui, line);
        let mark = self.mark(line);
        if let Some(livery) = line.livery {
            let row = galley.rows.first().map_or(mark, |row| row.height());
            let middle = Pos2::new(body.left() + 0.5 * self.indent - 1.0, body.top() + 1.0 + row / 2.0);
            let rim = crate::theme::board::TOKEN_RIM;
            paint_shield(ui.painter(), middle, mark, livery.color.shade(), Some(livery.emblem), rim);
        }
        ui.painter().galley(Pos2::new(body.left() + self.indent, body.top() + 1.0), galley, ink(line).egui());
        widgets::focus_ring(ui, response, body.shrink(2.0));
        let hint = match (line.is_heading(), line.reasons) {
            (true, _) => words.get(if folded { "log-unfold" } else { "log-fold" }),
            (false, true) => words.get("log-show_why"),
            (false, false) => words.get("log-show"),
        };
        if response.sense.senses_click() {
            response.clone().on_hover_text(hint);
        }
    }

    /// A triangle that points down where the turn lies open, and aside where it is folded.
    fn paint_fold(&self, ui: &Ui, body: Rect, folded: bool) {
        let r = 0.28 * self.strong.size;
        let middle = Pos2::new(body.right() - 2.5 * r, body.top() + 1.0 + 0.65 * self.strong.size);
        let corners =
            if folded { [[-0.7, -1.0], [0.9, 0.0], [-0.7, 1.0]] } else { [[-1.0, -0.7], [1.0, -0.7], [0.0, 0.9]] };
        let points = corners.map(|[x, y]| middle + r * Vec2::new(x, y)).to_vec();
        ui.painter().add(egui::Shape::convex_polygon(points, BRASS.egui(), Stroke::NONE));
    }

    fn galley(&self, ui: &Ui, line: &LogLine) -> Arc<Galley> {
        let font = if line.tone == Tone::Plain { &self.plain } else { &self.strong };
        let fold = if line.is_heading() { 1.6 * self.strong.size } else { 0.0 };
        let room = self.width - self.indent - fold;
        let mut job = LayoutJob::simple(tied(&line.text), font.clone(), ink(line).egui(), room);
        if let Some(notation) = &line.notation {
            let format = TextFormat::simple(self.plain.clone(), IVORY_DIM.egui_alpha(0.6));
            job.append(notation, NOTATION_GAP * self.plain.size, format);
        }
        if let Some(why) = &line.why {
            let format = TextFormat::simple(self.plain.clone(), IVORY_DIM.egui_alpha(0.75));
            job.append(&tied(&format!("\n{why}")), 0.0, format);
        }
        ui.painter().layout_job(job)
    }

    fn mark(&self, line: &LogLine) -> f32 {
        if line.tone == Tone::Plain { 0.95 * self.plain.size } else { 1.15 * self.strong.size }
    }
}

fn above(line: &LogLine) -> f32 {
    if line.is_heading() { 0.75 * metrics::GAP } else { 0.0 }
}

fn ink(line: &LogLine) -> Shade {
    match line.tone {
        Tone::Plain => IVORY_DIM,
        Tone::Turn => IVORY,
        Tone::Loud => LAMP_GOLD,
    }
}
