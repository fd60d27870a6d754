//! The tip of a cell, at the pointer.

use bevy_egui::egui::{Pos2, Rect, Ui, Vec2};

use crate::{
    games::board_games::game::CellTip,
    table::panels::tip_frame,
    theme::{
        Type,
        color::{IVORY, IVORY_DIM},
        metrics,
    },
};

/// Most width of the words, in heights of plain letters.
const WIDTH: f32 = 20.0;

/// Paints a tip beside the pointer, within the free area.
pub fn tip(ui: &Ui, free: Rect, at: Pos2, tip: &CellTip) {
    let font = |style: Type| style.style().resolve(ui.style());
    let width = (WIDTH * font(Type::Body).size).min(0.6 * free.width());
    let title = std::iter::once((&tip.title, Type::Subheading, IVORY));
    let lines = title.chain(tip.lines.iter().map(|line| (line, Type::Small, IVORY_DIM)));
    let galleys: Vec<_> =
        lines.map(|(text, style, ink)| ui.painter().layout(text.clone(), font(style), ink.egui(), width)).collect();
    let wide = galleys.iter().map(|galley| galley.size().x).fold(0.0, f32::max);
    let high: f32 = galleys.iter().map(|galley| galley.size().y).sum();
    let size = Vec2::new(wide, high) + Vec2::splat(2.0 * metrics::GRID);
    let (painter, mut corner) = tip_frame(ui, free, at, size);
    for galley in galleys {
        let height = galley.size().y;
        painter.galley(corner, galley, IVORY.egui());
        corner.y += height;
    }
}
