//! The table in text, in place of what is drawn: what lies on it line by line, and what can be done as lines to press.

use bevy_egui::egui::{Rect, ScrollArea, Ui, UiBuilder};

use super::{
    PanelAsk,
    model::{CardModel, TableModel},
};
use crate::{keys::Action as Key, plain, text::Words, theme::metrics, ui::widgets};

/// Tells the table in `free`, and pushes what is done there.
pub(super) fn table(ui: &mut Ui, free: Rect, words: &Words, model: &TableModel, asks: &mut Vec<PanelAsk>) {
    // Above it there is a line for the ways into the reasons.
    let head = ui.spacing().interact_size.y + 2.0 * metrics::GRID;
    let area = Rect::from_min_max(free.min + bevy_egui::egui::vec2(0.0, head), free.max);
    let mut room = ui.new_child(UiBuilder::new().id_salt("text").max_rect(area.shrink(metrics::GRID)));
    room.set_clip_rect(area.intersect(ui.clip_rect()));
    ScrollArea::vertical().id_salt("text").auto_shrink(false).show(&mut room, |ui| {
        ui.set_max_width(ui.available_width() - metrics::GAP_WIDE);
        let (told, offered): (Vec<String>, Vec<PanelAsk>) = offers(model).into_iter().unzip();
        if let Some(pressed) = plain::offers(ui, words, &told, None) {
            asks.push(offered[pressed]);
        }
        ui.add_space(metrics::GAP);
        let field = &model.field;
        let lying = field.cards.iter().map(|card| (card.told.as_str(), card.fresh));
        plain::position(ui, &field.heading, std::iter::once((field.told.as_str(), false)).chain(lying));
        ui.horizontal_wrapped(|ui| {
            for heap in &field.heaps {
                let text = format!("{} \u{b7} {}", heap.name, heap.count);
                if widgets::chip(ui, &text, false).clicked() {
                    asks.push(PanelAsk::Open(heap.heap));
                }
            }
        });
        ui.add_space(metrics::GAP);
        let piles = model.basics.iter().chain(&model.kingdom);
        plain::position(ui, words.get("realm-supply"), piles.map(|pile| (pile.told.as_str(), pile.fresh)));
    });
}

/// Everything that can be done now, each as a deed: cards that can be played or chosen, piles, answers, and what the primary button does. What
/// is merely allowed comes after the rest.
pub fn offers(model: &TableModel) -> Vec<(String, PanelAsk)> {
    let card = |card: &CardModel| {
        let ask = PanelAsk::Card { source: card.source, card: card.face.card, chosen: card.chosen == card.count };
        (card.deed.clone(), ask)
    };
    let lying = model.dock.hand.iter().chain(&model.field.cards);
    let mut all: Vec<(String, PanelAsk)> = lying.filter(|card| card.offered).map(card).collect();
    let piles = |lit: bool| {
        let piles = model.basics.iter().chain(&model.kingdom).filter(move |pile| pile.offered && pile.lit == lit);
        piles.map(|pile| (pile.deed.clone(), PanelAsk::Pile(pile.card())))
    };
    all.extend(piles(true));
    let answers = model.dock.answers.iter().enumerate();
    all.extend(answers.map(|(at, (answer, _))| (answer.clone(), PanelAsk::Press(at))));
    if model.dock.ready {
        all.push((model.dock.primary.clone(), PanelAsk::Key(Key::EndPhase)));
    }
    all.extend(piles(false));
    all
}
