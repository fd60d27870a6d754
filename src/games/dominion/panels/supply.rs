//! The supply: basic cards above, the kingdom below, as large as there is room.

use bevy_egui::egui::{Rect, ScrollArea, Ui, UiBuilder, Vec2};

use super::{
    Ask,
    model::{PileModel, TableModel},
    tile::{self, Look},
};
use crate::{
    games::dominion::theme::court::{GAP, PICTURE},
    pictures::Album,
    text::Words,
};

/// How piles are laid: the width of a card, and how many of each group stand in a row.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Laying {
    /// Size of a card's picture, points.
    pub picture: Vec2,
    /// Cards in a row, of the basic ones and of the kingdom.
    pub columns: [usize; 2],
    /// Height of all rows, points.
    pub height: f32,
}

/// The laying with the largest cards whose rows fit into a room; where none does, one with the middles of pictures, which scrolls where even
/// those of the least height are too high. `widths` are the least and the greatest of a card; below its picture there is a strip so high.
pub fn laying(room: Vec2, groups: [usize; 2], widths: [f32; 2], strip: f32, least_picture: f32) -> Laying {
    let [least, most] = widths;
    let shape = PICTURE[1] / PICTURE[0];
    let rows = |columns: usize| groups.map(|group| group.div_ceil(columns));
    // Rows of a group are as long as each other.
    let even = |columns: usize| [0, 1].map(|at| groups[at].div_ceil(rows(columns)[at].max(1)));
    let laid = |columns: usize, picture: Vec2| {
        let height = rows(columns).iter().sum::<usize>() as f32 * (picture.y + strip + GAP);
        Laying { picture, columns: even(columns), height }
    };
    let broad = |columns: usize| ((room.x - (columns - 1) as f32 * GAP) / columns as f32).min(most);
    let high = |columns: usize| {
        let [basics, kingdom] = rows(columns);
        (room.y / (basics + kingdom) as f32 - strip - GAP) / shape
    };
    let widest = groups.into_iter().max().unwrap_or(1).max(1);
    let fitting = (1..=widest).map(|columns| (columns, broad(columns).min(high(columns))));
    let best = fitting.filter(|(_, width)| *width >= least).max_by(|one, other| one.1.total_cmp(&other.1));
    if let Some((columns, width)) = best {
        return laid(columns, tile::whole(width));
    }
    let columns = (1..=widest).rev().find(|columns| broad(*columns) >= least).unwrap_or(1);
    let rows = rows(columns).iter().sum::<usize>().max(1) as f32;
    // Names have the whole width.
    let mut picture = tile::whole(broad(even(columns).into_iter().max().unwrap_or(1).max(1)));
    picture.y = picture.y.min((room.y / rows - strip - GAP).max(least_picture));
    laid(columns, picture)
}

/// The laying of a table's piles in a room.
pub fn laid(ui: &Ui, room: Vec2, model: &TableModel) -> Laying {
    let groups = [model.basics.len(), model.kingdom.len()];
    laying(room, groups, tile::widths(ui), tile::strip(ui), tile::least_picture(ui))
}

/// The supply, in an area; what does not fit scrolls.
pub fn supply(ui: &mut Ui, area: Rect, words: &Words, album: &Album<String>, model: &TableModel, asks: &mut Vec<Ask>) {
    let laying = laid(ui, area.size(), model);
    let mut part = ui.new_child(UiBuilder::new().id_salt("supply").max_rect(area));
    part.set_clip_rect(area.intersect(ui.clip_rect()));
    ScrollArea::vertical().id_salt("piles").auto_shrink(false).show(&mut part, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        for (group, columns) in [&model.basics, &model.kingdom].into_iter().zip(laying.columns) {
            for row in group.chunks(columns.max(1)) {
                ui.horizontal(|ui| row.iter().for_each(|pile| show(ui, words, album, pile, laying.picture, asks)));
            }
        }
    });
}

fn show(ui: &mut Ui, words: &Words, album: &Album<String>, pile: &PileModel, picture: Vec2, asks: &mut Vec<Ask>) {
    let response = tile::tile(ui, words, album, &pile.face, picture, &Look::pile(pile));
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
        let (sizes, strip) = ([70.0, 140.0], 20.0);
        let laying = |room, groups| laying(room, groups, sizes, strip, 24.0);
        let wide = laying(Vec2::new(960.0, 330.0), [7, 10]);
        assert!(wide.height <= 330.1 && wide.picture.x > 110.0, "{wide:?}");
        assert_eq!(wide.columns, [7, 5], "no card stands alone");
        let narrow = laying(Vec2::new(600.0, 330.0), [7, 10]);
        assert!(narrow.picture.x >= 70.0 && narrow.height <= 330.1, "{narrow:?}");
        let low = laying(Vec2::new(700.0, 180.0), [7, 10]);
        assert!(low.height <= 180.1 && low.picture.x > 90.0, "the middles of pictures, all of them in sight: {low:?}");
        let tiny = laying(Vec2::new(300.0, 40.0), [9, 10]);
        assert!(tiny.picture.x >= 70.0 && tiny.height > 40.0, "it scrolls: {tiny:?}");
        let empty = laying(Vec2::new(300.0, 40.0), [7, 0]);
        assert!(empty.columns[0] > 1, "{empty:?}");
    }
}
