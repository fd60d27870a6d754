//! The supply: basic cards and the kingdom, laid over all the room there is.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use bevy_egui::egui::{Context, Id, Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2};
use dominion::Card;

use super::{
    PanelAsk,
    form::{self, Form},
    laying::{Laying, Piles, Rule, laying},
    model::{PileModel, TableModel},
    tile::{self, Look},
};
use crate::{pictures::Album, text::Words};

/// Where the laying of the frame before is kept.
const KEPT: &str = "realm laying";

/// The pile of a number: basic cards first.
fn pile(model: &TableModel, number: usize) -> Option<&PileModel> {
    model.basics.iter().chain(&model.kingdom).nth(number)
}

/// The laying of a table's piles in a room. It is found by trying, and so kept as long as the room and the cards are the same.
pub fn laid(ui: &Ui, room: Vec2, model: &TableModel) -> Arc<Laying> {
    let em = form::em(ui);
    let mut hasher = DefaultHasher::new();
    for length in [room.x, room.y, em, ui.ctx().pixels_per_point()] {
        length.to_bits().hash(&mut hasher);
    }
    model.basics.iter().chain(&model.kingdom).for_each(|pile| (&pile.face.name, &pile.face.lines).hash(&mut hasher));
    let (key, id) = (hasher.finish(), Id::new(KEPT));
    let kept = ui.data(|data| data.get_temp::<(u64, Arc<Laying>)>(id));
    if let Some((_, laying)) = kept.filter(|(known, _)| *known == key) {
        return laying;
    }
    let treasures = model.basics.iter().take_while(|pile| pile.treasure).count();
    let piles = Piles { treasures, others: model.basics.len() - treasures, kingdom: model.kingdom.len() };
    let text =
        |number: usize, width: f32| pile(model, number).map_or(0.0, |pile| form::text_height(ui, &pile.face, width));
    let all = model.basics.iter().chain(&model.kingdom);
    let names: Vec<f32> = all.map(|pile| tile::width_of_name(ui, &pile.face.name)).collect();
    let name = |number: usize| names.get(number).copied().unwrap_or_default();
    let bar = ui.spacing().scroll.allocated_width();
    let made = Arc::new(laying(room, piles, &Rule { em, bar, text: &text, name: &name }));
    ui.data_mut(|data| data.insert_temp(id, (key, Arc::clone(&made))));
    made
}

/// Where a pile of a card was shown last.
pub fn place_of_pile(ctx: &Context, card: Card) -> Option<Rect> {
    ctx.data(|data| data.get_temp(place_id(card)))
}

/// What the place of a pile is kept under.
fn place_id(card: Card) -> Id {
    Id::new("realm pile").with(card.0)
}

/// The supply, in an area; what does not fit scrolls.
pub fn supply(
    ui: &mut Ui,
    area: Rect,
    laying: &Laying,
    words: &Words,
    album: &Album<String>,
    model: &TableModel,
    asks: &mut Vec<PanelAsk>,
) {
    let mut part = ui.new_child(UiBuilder::new().id_salt("supply").max_rect(area));
    part.set_clip_rect(area.expand(2.0).intersect(ui.clip_rect()));
    ScrollArea::vertical().id_salt("piles").auto_shrink(false).show(&mut part, |ui| {
        let (room, _) = ui.allocate_exact_size(laying.size(), Sense::hover());
        for block in &laying.blocks {
            let form = Form { size: block.card, text: block.text };
            for (number, place) in block.cells() {
                let Some(pile) = pile(model, number) else { continue };
                let place = (ui.id().with(number), place.translate(room.min.to_vec2()));
                ui.data_mut(|data| data.insert_temp(place_id(pile.card()), place.1));
                let response = tile::tile_at(ui, place, words, album, &pile.face, form, &Look::pile(pile));
                if pile.focused {
                    response.scroll_to_me(None);
                }
                if response.clicked() {
                    asks.push(PanelAsk::Pile(pile.card()));
                }
            }
        }
    });
}
