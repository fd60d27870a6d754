//! What lies over the board at the pointer: the tip of a square.

use bevy_egui::egui::{Pos2, Rect, Ui, Vec2};

use super::Tip;
use crate::{
    table::panels::tip_frame,
    theme::{
        Type,
        board::TOKEN_RIM,
        color::{IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::widgets::paint_shield,
};

/// Most width of the words, in heights of plain letters.
const WIDTH: f32 = 17.0;

/// Paints a tip beside the pointer, within the free area.
pub fn tip(ui: &Ui, free: Rect, at: Pos2, tip: &Tip) {
    let font = |style: Type| style.style().resolve(ui.style());
    let painter = ui.painter();
    let width = (WIDTH * font(Type::Body).size).min(0.6 * free.width());
    let mut lines = vec![(tip.name.clone(), Type::Subheading, IVORY, None)];
    lines.extend(tip.prices.iter().map(|price| (price.clone(), Type::Strong, LAMP_GOLD, None)));
    lines.extend(tip.there.iter().map(|(livery, name)| (name.clone(), Type::Strong, IVORY, Some(*livery))));
    lines.push((tip.means.clone(), Type::Small, IVORY_DIM, None));
    let galleys: Vec<_> = lines
        .into_iter()
        .map(|(text, style, ink, livery)| (painter.layout(text, font(style), ink.egui(), width), livery))
        .collect();
    let indent = 1.2 * font(Type::Strong).size;
    let wide = |(galley, livery): &(_, Option<_>)| {
        let galley: &std::sync::Arc<bevy_egui::egui::Galley> = galley;
        galley.size().x + if livery.is_some() { indent } else { 0.0 }
    };
    let size = Vec2::new(
        galleys.iter().map(wide).fold(0.0, f32::max),
        galleys.iter().map(|(galley, _)| galley.size().y).sum::<f32>(),
    ) + Vec2::splat(2.0 * metrics::GRID);
    let (painter, mut cursor) = tip_frame(ui, free, at, size);
    for (galley, livery) in galleys {
        let height = galley.size().y;
        let mut left = cursor.x;
        if let Some(livery) = livery {
            let middle = Pos2::new(left + 0.45 * indent, cursor.y + 0.5 * height);
            paint_shield(&painter, middle, 0.9 * indent, livery.color.shade(), Some(livery.emblem), TOKEN_RIM);
            left += indent;
        }
        painter.galley(Pos2::new(left, cursor.y), galley, IVORY.egui());
        cursor.y += height;
    }
}
