//! The supply: basic cards above, the kingdom below, as large as there is room.

use bevy_egui::egui::{Rect, ScrollArea, Ui, UiBuilder, Vec2};

use super::{
    Ask,
    model::{PileModel, TableModel},
    tile::{self, Look},
};
use crate::{games::dominion::theme::court::GAP, pictures::Album, text::Words};

/// How piles are laid: the width of a card, and how many stand in a row.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Laying {
    /// Width of a card, points.
    pub width: f32,
    /// Cards in a row.
    pub columns: usize,
    /// Height of all rows, points.
    pub height: f32,
}

/// The laying with the largest cards whose rows fit into a room; where none does, the one with the least.
pub fn laying(room: Vec2, groups: [usize; 2], [least, most]: [f32; 2], height: impl Fn(f32) -> f32) -> Laying {
    let widest = groups.into_iter().max().unwrap_or(1).max(1);
    let laid = |columns: usize| {
        let gaps = (columns - 1) as f32 * GAP;
        let width = ((room.x - gaps) / columns as f32).min(most);
        let rows: usize = groups.iter().map(|group| group.div_ceil(columns)).sum();
        Laying { width, columns, height: rows as f32 * (height(width) + GAP) }
    };
    let mut all = (1..=widest).map(laid);
    let fits = |laying: &Laying| laying.height <= room.y && laying.width >= least;
    let best = all.clone().filter(fits).max_by(|one, other| one.width.total_cmp(&other.width));
    // Where nothing fits it scrolls, with cards that can still be read.
    best.or_else(|| all.rfind(|laying| laying.width >= least)).unwrap_or_else(|| laid(1))
}

/// The laying of a table's piles in a room.
pub fn laid(ui: &Ui, room: Vec2, model: &TableModel) -> Laying {
    let groups = [model.basics.len(), model.kingdom.len()];
    laying(room, groups, tile::widths(ui), |width| tile::height(ui, width))
}

/// The supply, in an area; what does not fit scrolls.
pub fn supply(ui: &mut Ui, area: Rect, words: &Words, album: &Album<String>, model: &TableModel, asks: &mut Vec<Ask>) {
    let laying = laid(ui, area.size(), model);
    let mut part = ui.new_child(UiBuilder::new().id_salt("supply").max_rect(area));
    part.set_clip_rect(area.intersect(ui.clip_rect()));
    ScrollArea::vertical().id_salt("piles").auto_shrink(false).show(&mut part, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        for group in [&model.basics, &model.kingdom] {
            for row in group.chunks(laying.columns) {
                ui.horizontal(|ui| row.iter().for_each(|pile| show(ui, words, album, pile, laying.width, asks)));
            }
        }
    });
}

fn show(ui: &mut Ui, words: &Words, album: &Album<String>, pile: &PileModel, width: f32, asks: &mut Vec<Ask>) {
    let response = tile::tile(ui, words, album, &pile.face, width, &Look::pile(pile));
    if pile.focused {
        response.scroll_to_me(None);
    }
    if response.clicked() {
        asks.push(Ask::Pile(pile.card()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_as_large_as_there_is_room() {
        let high = |width: f32| width * 2.0 / 3.0 + 20.0;
        let wide = laying(Vec2::new(960.0, 330.0), [7, 10], [70.0, 140.0], high);
        assert!(wide.height <= 330.0 && wide.width > 95.0, "{wide:?}");
        let narrow = laying(Vec2::new(600.0, 330.0), [7, 10], [70.0, 140.0], high);
        assert!(narrow.width >= 70.0 && narrow.columns < 10, "{narrow:?}");
        let tiny = laying(Vec2::new(300.0, 40.0), [9, 10], [70.0, 140.0], high);
        assert!(tiny.width >= 70.0 && tiny.columns == 4, "it scrolls: {tiny:?}");
    }
}
