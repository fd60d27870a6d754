//! Cards that are looked through: what is in them, as far as the eyes before the screen may know.

use bevy_egui::egui::{self, Ui};
use dominion::{Cards, View};
use tabletop::Seat;

use super::{
    PanelAsk,
    form::Form,
    model::SheetModel,
    scene::Scene,
    tile::{self, Look},
};
use crate::{
    games::dominion::{Heap, Source},
    pictures::Album,
    text::Words,
    theme::{Type, color::IVORY_DIM, metrics},
    ui::{page, widgets},
};

/// Width of the sheet, in steps of the grid.
const WIDTH: f32 = 96.0;

/// What a heap is called.
pub fn name(words: &Words, heap: Heap) -> &str {
    words.get(match heap {
        Heap::Deck(_) => "realm-heap-deck",
        Heap::Discard(_) => "realm-heap-discard",
        Heap::Aside(_) => "realm-heap-aside",
        Heap::Owned(_) => "realm-heap-owned",
        Heap::Trash => "realm-heap-trash",
    })
}

/// How many cards there are.
pub fn size(view: &View, heap: Heap) -> u16 {
    let player = |seat: Seat| view.players.get(seat.index());
    match heap {
        Heap::Deck(seat) => player(seat).map_or(0, |player| player.deck_size + player.top.len() as u16),
        Heap::Discard(seat) => player(seat).map_or(0, |player| player.discard.total()),
        Heap::Aside(seat) => player(seat).map_or(0, |player| player.aside.total()),
        Heap::Owned(seat) => player(seat).map_or(0, |player| player.owned.total()),
        Heap::Trash => view.trash.total(),
    }
}

/// What is known to be in it. A deck that is not one's own shows what was put on top for all to see, and no more.
pub fn known(view: &View, heap: Heap) -> Cards {
    let player = |seat: Seat| view.players.get(seat.index());
    match heap {
        Heap::Deck(seat) => player(seat).map_or(Cards::NONE, |player| {
            let mut cards: Cards = player.top.iter().flatten().copied().collect();
            if let Some(own) = &player.own {
                cards.add_all(&own.deck);
            }
            cards
        }),
        Heap::Discard(seat) => player(seat).map_or(Cards::NONE, |player| player.discard),
        Heap::Aside(seat) => player(seat).map_or(Cards::NONE, |player| player.aside),
        Heap::Owned(seat) => player(seat).map_or(Cards::NONE, |player| player.owned),
        Heap::Trash => view.trash,
    }
}

/// The sheet of a heap.
pub fn sheet(scene: &Scene<'_>, heap: Heap) -> SheetModel {
    let (table, words) = (scene.table, scene.words);
    let view = &table.shown.view;
    let of = match heap {
        Heap::Deck(seat) | Heap::Discard(seat) | Heap::Aside(seat) | Heap::Owned(seat) => Some(seat),
        Heap::Trash => None,
    };
    let title = name(words, heap);
    let heading = match of {
        Some(seat) => words.with("realm-heap_of", &[("name", &table.name(words, seat)), ("heap", &title)]),
        None => title.to_owned(),
    };
    let (cards, count) = (known(view, heap), size(view, heap));
    let key = match heap {
        Heap::Deck(_) if cards.total() < count => "realm-heap_hidden",
        Heap::Deck(_) => "realm-heap_unordered",
        _ => "realm-heap_count",
    };
    let mut models = scene.cards(Source::Discard, &cards);
    models.iter_mut().for_each(|card| (card.offered, card.dim, card.digit) = (false, false, None));
    SheetModel { heading, note: words.with(key, &[("count", &u32::from(count))]), cards: models }
}

/// Shows the sheet. Returns whether it is to be put away.
pub fn show(ctx: &egui::Context, words: &Words, album: &Album<String>, model: &SheetModel, asks: &mut Vec<PanelAsk>) {
    let width = WIDTH * metrics::GRID;
    let ((), done, beside) = page::sheet(
        ctx,
        "realm heap",
        &model.heading,
        width,
        false,
        |ui| {
            ui.label(Type::Body.text(&model.note).color(IVORY_DIM.egui()));
            ui.add_space(metrics::GAP);
            cards(ui, words, album, model);
        },
        |ui| widgets::secondary(ui, words.get("realm-heap_close")).clicked(),
    );
    if done || beside {
        asks.push(PanelAsk::Shut);
    }
}

fn cards(ui: &mut Ui, words: &Words, album: &Album<String>, model: &SheetModel) {
    let form = Form::read(ui);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(metrics::GAP);
        for card in &model.cards {
            tile::tile(ui, words, album, &card.face, form, &Look::lying(card));
        }
    });
}

#[cfg(test)]
mod tests {
    use dominion::{Card, Catalog, Deal, Dominion, Setup};
    use tabletop::{Eye, Game};

    use super::*;

    #[test]
    fn a_deck_of_others_shows_nothing_but_its_size() {
        let cards = include_str!("../../../../assets/dominion/cards.ron");
        let catalog = Catalog::from_ron("cards.ron", cards).expect("sound cards");
        let setup = Setup { first_seat_begins: true, deal: Deal::FourThree, ..Setup::default() };
        let game = Dominion::new(setup, &catalog).expect("sound");
        let view = game.view(&game.start(), Eye::Seat(Seat(0)));
        let own = known(&view, Heap::Deck(Seat(0)));
        assert_eq!(own, Cards::NONE.with(Card::COPPER, 3).with(Card::ESTATE, 2));
        assert_eq!(known(&view, Heap::Deck(Seat(1))), Cards::NONE);
        assert_eq!(size(&view, Heap::Deck(Seat(1))), 5);
        assert_eq!(known(&view, Heap::Owned(Seat(1))).total(), 10, "what is owned everybody knows");
        assert_eq!(size(&view, Heap::Trash), 0);
    }
}
