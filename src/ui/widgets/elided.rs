//! Text in a place that may be too narrow for it.

use std::sync::Arc;

use bevy_egui::egui::{
    Align, Color32, FontId, Galley, Ui,
    text::{LayoutJob, TextWrapping},
};

/// Lays `text` out on one line no wider than `room`; what does not fit gives way to an ellipsis. The caller paints the line, so that
/// it may be measured first.
pub fn elided(ui: &Ui, text: &str, font: &FontId, ink: Color32, room: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple_singleline(text.to_owned(), font.clone(), ink);
    // Without any room egui would lay out no letter at all, not even the ellipsis.
    job.wrap = TextWrapping::truncate_at_width(room.max(1.0));
    ui.painter().layout_job(job)
}

/// Lays `text` out in at most so many rows no wider than `room`, which are given together; what does not fit gives way to an ellipsis.
pub fn elided_rows(
    ui: &Ui,
    text: &str,
    font: &FontId,
    ink: Color32,
    (room, rows): (f32, usize),
    align: Align,
) -> Arc<Galley> {
    let mut job = LayoutJob::simple(text.to_owned(), font.clone(), ink, room.max(1.0));
    job.halign = align;
    (job.wrap.max_rows, job.wrap.break_anywhere) = (rows, rows == 1);
    ui.painter().layout_job(job)
}
