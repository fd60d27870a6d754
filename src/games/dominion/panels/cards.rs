//! Cards side by side: each by itself where there is room, else those of a kind on one stack, else in a row that scrolls.

use bevy_egui::egui::{ScrollArea, Ui, Vec2, vec2};

use super::{
    PanelAsk,
    form::{self, Form},
    model::CardModel,
    tile::{self, Look},
};
use crate::{
    games::dominion::theme::court::{CARD, GAP, PLATE, RAISED},
    pictures::Album,
    text::Words,
};

/// Least height in which cards are shown, points: their names, and room above for those that stand out.
pub fn least_height(ui: &Ui) -> f32 {
    PLATE * form::em(ui) + above(ui)
}

/// Room above cards for those that stand out.
fn above(ui: &Ui) -> f32 {
    RAISED * form::em(ui) + 2.0
}

/// Shows cards in all the room there is.
pub fn cards(
    ui: &mut Ui,
    name: &str,
    words: &Words,
    album: &Album<String>,
    cards: &[CardModel],
    asks: &mut Vec<PanelAsk>,
) {
    let room = ui.available_size();
    let above = above(ui);
    let mut form = Form::in_row(ui, vec2(room.x, room.y - above));
    let total: usize = cards.iter().map(|card| usize::from(card.count)).sum();
    let apart = total as f32 * (form.size.x + GAP) <= room.x + GAP;
    if !apart {
        form.size.x = form.size.x.min((room.x + GAP) / cards.len().max(1) as f32 - GAP).max(CARD[0] * form::em(ui));
    }
    ScrollArea::both().id_salt(name).auto_shrink(false).show(ui, |ui| {
        ui.add_space(above);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(GAP);
            for card in cards {
                match apart {
                    true => (0..card.count).for_each(|at| single(ui, words, album, card, at, form, asks)),
                    false => stack(ui, words, album, card, form, asks),
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
    form: Form,
    asks: &mut Vec<PanelAsk>,
) {
    let chosen = at < card.chosen;
    let first = at == 0;
    let look = Look {
        count: None,
        chosen,
        digit: card.digit.filter(|_| first),
        focused: card.focused && first,
        fresh: card.fresh && at + 1 == card.count,
        advised: at < card.advised,
        told: &card.single,
        ..Look::lying(card)
    };
    let response = tile::tile(ui, words, album, &card.face, form, &look);
    if card.focused && first {
        response.scroll_to_me(None);
    }
    if response.clicked() {
        asks.push(PanelAsk::Card { source: card.source, card: card.face.card, chosen });
    }
}

/// All cards of a kind; once all of them are chosen, a click takes one back.
fn stack(ui: &mut Ui, words: &Words, album: &Album<String>, card: &CardModel, form: Form, asks: &mut Vec<PanelAsk>) {
    let response = tile::tile(ui, words, album, &card.face, form, &Look::lying(card));
    if card.focused {
        response.scroll_to_me(None);
    }
    if response.clicked() {
        asks.push(PanelAsk::Card { source: card.source, card: card.face.card, chosen: card.chosen == card.count });
    }
}
