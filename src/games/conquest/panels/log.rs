//! The log: what happened, the latest at the bottom; a click brings the place into view.

use bevy_egui::egui::{self, Pos2, ScrollArea, Sense, Ui, Vec2};

use super::{Ask, LogLine};
use crate::{
    screens::widgets::paint_shield,
    table::Tone,
    theme::{
        Type,
        color::{IVORY, IVORY_DIM, LAMP_GOLD, PANEL_HOVER},
        metrics,
    },
};

/// Lines laid out beyond those in view would cost time in long games; older ones are reached by scrolling up.
const SHOWN: usize = 300;

/// The log, in all the room there is.
pub fn log_panel(ui: &mut Ui, lines: &[LogLine], asks: &mut Vec<Ask>) {
    ScrollArea::vertical().id_salt("log").stick_to_bottom(true).auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        let first = lines.len().saturating_sub(SHOWN);
        for line in &lines[first..] {
            show(ui, line, asks);
        }
    });
}

fn show(ui: &mut Ui, line: &LogLine, asks: &mut Vec<Ask>) {
    let (style, ink) = match line.tone {
        Tone::Plain => (Type::Small, IVORY_DIM),
        Tone::Turn => (Type::Strong, IVORY),
        Tone::Loud => (Type::Strong, LAMP_GOLD),
    };
    let font = style.style().resolve(ui.style());
    let mark = if line.tone == Tone::Plain { 0.95 * font.size } else { 1.15 * font.size };
    let indent = 1.35 * Type::Strong.style().resolve(ui.style()).size + 2.0;
    let width = ui.available_width() - metrics::GAP;
    let mut job = egui::text::LayoutJob::simple(line.text.clone(), font, ink.egui(), width - indent);
    if let Some(why) = line.why.as_ref().filter(|_| line.tone == Tone::Plain) {
        let small = Type::Small.style().resolve(ui.style());
        job.append(&format!("\n{why}"), 0.0, egui::TextFormat::simple(small, IVORY_DIM.egui_alpha(0.75)));
    }
    let galley = ui.painter().layout_job(job);
    let above = if line.tone == Tone::Turn { 0.75 * metrics::GAP } else { 1.0 };
    let size = Vec2::new(width, galley.size().y.max(mark) + above + 1.0);
    let sense = if line.place.is_some() { Sense::click() } else { Sense::hover() };
    let (area, response) = ui.allocate_exact_size(size, sense);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &line.text));
    if !ui.is_rect_visible(area) {
        return;
    }
    if line.place.is_some() && response.hovered() {
        ui.painter().rect_filled(area, 2.0, PANEL_HOVER.egui());
    }
    if let Some(livery) = line.livery {
        let row = galley.rows.first().map_or(mark, |row| row.height());
        let middle = Pos2::new(area.left() + 0.5 * indent - 1.0, area.top() + above + row / 2.0);
        let rim = crate::theme::board::TOKEN_RIM;
        paint_shield(ui.painter(), middle, mark, livery.color.shade(), Some(livery.emblem), rim);
    }
    ui.painter().galley(Pos2::new(area.left() + indent, area.top() + above), galley, ink.egui());
    if let (true, Some(place)) = (response.clicked(), line.place) {
        asks.push(Ask::Show(place));
    }
}
