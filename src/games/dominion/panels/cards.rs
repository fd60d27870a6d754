//! Cards side by side: each by itself where there is room, else those of a kind on one stack, else in a row that scrolls.

use bevy_egui::egui::{ScrollArea, Ui, Vec2};

use super::{
    Ask,
    model::CardModel,
    tile::{self, Look},
};
use crate::{
    games::dominion::theme::court::{GAP, RAISED},
    pictures::Album,
    text::Words,
    theme::Type,
};

/// Least height in which cards are shown, points: with the middles of their pictures, and room above for those that stand out.
pub fn least_height(ui: &Ui) -> f32 {
    tile::least_picture(ui) + tile::strip(ui) + above(ui)
}

/// Room above cards for those that stand out.
fn above(ui: &Ui) -> f32 {
    RAISED * Type::Small.style().resolve(ui.style()).size + 2.0
}

/// Shows cards in all the room there is.
pub fn cards(ui: &mut Ui, name: &str, words: &Words, album: &Album<String>, cards: &[CardModel], asks: &mut Vec<Ask>) {
    let room = ui.available_size();
    let above = above(ui);
    let width = tile::width_for(ui, room.y - above);
    let mut picture = tile::whole(width);
    picture.y = picture.y.min((room.y - above - tile::strip(ui)).max(tile::least_picture(ui)));
    let total: usize = cards.iter().map(|card| usize::from(card.count)).sum();
    let apart = total as f32 * (width + GAP) <= room.x;
    ScrollArea::both().id_salt(name).auto_shrink(false).show(ui, |ui| {
        ui.add_space(above);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(GAP);
            for card in cards {
                match apart {
                    true => (0..card.count).for_each(|at| single(ui, words, album, card, at, picture, asks)),
                    false => stack(ui, words, album, card, picture, asks),
                }
            }
        });
    });
}

/// One card of several of its kind; the first ones are those that are chosen.
fn single(
    ui: &mut Ui,
    words: &Words,
    album: &Album<String>,
    card: &CardModel,
    at: u16,
    picture: Vec2,
    asks: &mut Vec<Ask>,
) {
    let chosen = at < card.chosen;
    let first = at == 0;
    let look = Look {
        count: None,
        chosen,
        digit: card.digit.filter(|_| first),
        focused: card.focused && first,
        fresh: card.fresh && at + 1 == card.count,
        told: &card.single,
        ..Look::lying(card)
    };
    let response = tile::tile(ui, words, album, &card.face, picture, &look);
    if card.focused && first {
        response.scroll_to_me(None);
    }
    if response.clicked() {
        asks.push(Ask::Card { source: card.source, card: card.face.card, chosen });
    }
}

/// All cards of a kind; once all of them are chosen, a click takes one back.
fn stack(ui: &mut Ui, words: &Words, album: &Album<String>, card: &CardModel, picture: Vec2, asks: &mut Vec<Ask>) {
    let response = tile::tile(ui, words, album, &card.face, picture, &Look::lying(card));
    if card.focused {
        response.scroll_to_me(None);
    }
    if response.clicked() {
        asks.push(Ask::Card { source: card.source, card: card.face.card, chosen: card.chosen == card.count });
    }
}
