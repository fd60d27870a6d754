//! What lies over the board at the pointer: the tip of a territory.

use bevy_egui::egui::{Pos2, Rect, Ui, Vec2};

use crate::{
    table::panels::tip_frame,
    text::Words,
    theme::{
        Livery, Type,
        color::{IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::widgets::paint_shield,
};

/// What is told about the territory under the pointer.
#[derive(Clone, PartialEq, Debug)]
pub struct Tip {
    /// The territory's name.
    pub name: String,
    /// The owner's colour and shape.
    pub livery: Option<Livery>,
    /// The owner's name.
    pub owner: String,
    /// Armies, where they are seen: as many as its shield says.
    pub armies: Option<u32>,
    /// How many of them are still to be confirmed.
    pub pending: u32,
    /// The continent with its bonus.
    pub continent: String,
    /// Who holds most of the continent.
    pub lead: Option<String>,
    /// Whether it is a capital.
    pub capital: bool,
    /// Where its portal leads, in words.
    pub portal: Option<String>,
}

/// Paints a tip beside the pointer, within the free area.
pub fn tip(ui: &Ui, free: Rect, at: Pos2, words: &Words, tip: &Tip) {
    let font = |style: Type| style.style().resolve(ui.style());
    let painter = ui.painter();
    let mut lines = vec![(tip.name.clone(), Type::Subheading, IVORY)];
    let owner = match tip.armies {
        Some(armies) => format!("{} \u{b7} {}", tip.owner, words.count("conquest-count-armies", armies as usize)),
        None => tip.owner.clone(),
    };
    lines.push((owner, Type::Strong, IVORY));
    if tip.pending > 0 {
        lines.push((words.count("conquest-tip-pending", tip.pending as usize), Type::Small, LAMP_GOLD));
    }
    if tip.capital {
        lines.push((words.get("conquest-capital").to_owned(), Type::Small, LAMP_GOLD));
    }
    lines.extend(tip.portal.iter().map(|portal| (portal.clone(), Type::Small, LAMP_GOLD)));
    lines.push((tip.continent.clone(), Type::Small, IVORY_DIM));
    if let Some(lead) = &tip.lead {
        lines.push((lead.clone(), Type::Small, IVORY_DIM));
    }
    let galleys: Vec<_> =
        lines.into_iter().map(|(text, style, ink)| painter.layout_no_wrap(text, font(style), ink.egui())).collect();
    let mark = galleys[1].size().y;
    let indent = if tip.livery.is_some() { 1.2 * mark } else { 0.0 };
    let width = galleys
        .iter()
        .enumerate()
        .map(|(line, galley)| galley.size().x + if line == 1 { indent } else { 0.0 })
        .fold(0.0, f32::max);
    let height: f32 = galleys.iter().map(|galley| galley.size().y).sum();
    let size = Vec2::new(width, height) + Vec2::splat(2.0 * metrics::GRID);
    let (painter, mut cursor) = tip_frame(ui, free, at, size);
    for (row, galley) in galleys.into_iter().enumerate() {
        let below = galley.size().y;
        let mut left = cursor.x;
        if let (1, Some(livery)) = (row, tip.livery) {
            let middle = Pos2::new(left + 0.5 * mark, cursor.y + below / 2.0);
            let rim = crate::theme::board::TOKEN_RIM;
            paint_shield(&painter, middle, mark, livery.color.shade(), Some(livery.emblem), rim);
            left += indent;
        }
        painter.galley(Pos2::new(left, cursor.y), galley, IVORY.egui());
        cursor.y += below;
    }
}
