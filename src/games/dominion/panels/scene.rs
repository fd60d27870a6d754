//! What the panels of a game are made from, and the cards in it as they show them.

use std::sync::Arc;

use dominion::{Action, Card, Cards, Dominion};

use super::model::CardModel;
use crate::{
    games::dominion::{CardFace, Content, Faces, Realm, RealmTable, Source, Target, draft, faces, query},
    table::{TableGame, WhyFocus},
    text::{Value, Words},
};

/// What is looked up to show a game.
pub struct Scene<'a> {
    /// The game.
    pub table: &'a RealmTable,
    /// What stands on its cards.
    pub faces: &'a Faces,
    /// The words.
    pub words: &'a Words,
    /// What is shipped.
    pub content: &'a Content,
}

impl Scene<'_> {
    /// The rules.
    pub fn game(&self) -> &Arc<Dominion> {
        self.table.game()
    }

    /// What a card costs now.
    pub fn cost(&self, card: Card) -> u8 {
        self.game().cost(card, &self.table.shown.view.turn)
    }

    /// What stands on a card.
    pub fn face(&self, card: Card) -> Option<Arc<CardFace>> {
        self.faces.get(card).cloned()
    }

    /// What the open hint is about: the candidate that is looked at there.
    pub fn advised(&self) -> Option<Action> {
        let table = self.table;
        let hint = table.why.is_open() && table.why.focus() == WhyFocus::Hint && table.due().is_some();
        let reasons = table.reasoning.open().filter(|_| hint)?;
        let candidate = reasons.candidates.get(table.why.shown(reasons))?;
        Realm::advised(table, candidate.action.clone())
    }

    /// What a press on a card does, as a line to press.
    fn deed(&self, face: &CardFace, count: u8, chosen: u16) -> String {
        let (words, offers) = (self.words, &self.table.own.offers);
        let key = match offers.asked {
            _ if offers.gathers() && chosen == u16::from(count) => "realm-deed-take_back",
            Some(query) => query::deed(query),
            None => "realm-deed-play",
        };
        let deed = words.with(key, &[("card", &face.name)]);
        match offers.gathers() {
            true => {
                let values: [(&str, &dyn Value); 3] =
                    [("deed", &deed), ("count", &u32::from(count)), ("chosen", &u32::from(chosen))];
                words.with("realm-deed-gathered", &values)
            }
            false => self.deed_told(&deed, face),
        }
    }

    /// A deed with what the card does.
    pub fn deed_told(&self, deed: &str, face: &CardFace) -> String {
        self.words.with("realm-deed-told", &[("deed", &deed), ("text", &face.lines.join(". "))])
    }

    /// Cards that lie somewhere, those of a kind together.
    pub fn cards(&self, source: Source, cards: &Cards) -> Vec<CardModel> {
        let (table, words) = (self.table, self.words);
        let offers = &table.own.offers;
        let asks = table.due().is_some();
        // Where nothing can be chosen, nothing stands out.
        let some = offers.selection.is_some() || !offers.plays.is_empty();
        let advised = match self.advised() {
            Some(Action::Play(card)) if source == Source::Hand => Cards::one(card),
            Some(Action::Choose(chosen)) if source == offers.source => chosen,
            _ => Cards::NONE,
        };
        let mut models: Vec<CardModel> = cards
            .counts()
            .filter_map(|(card, count)| {
                let (face, cost) = (self.face(card)?, self.cost(card));
                let offered = asks && offers.offers(source, card);
                let chosen = if offered { u16::from(table.draft.chosen.count(card)) } else { 0 };
                let single = face.sentence(words, cost);
                let values: [(&str, &dyn Value); 3] =
                    [("card", &single), ("count", &u32::from(count)), ("chosen", &u32::from(chosen))];
                let told = match (count, chosen) {
                    (..=1, _) => single.clone(),
                    (_, 0) => words.with("realm-cards_some", &values[..2]),
                    _ => words.with("realm-cards_told", &values),
                };
                Some(CardModel {
                    cost,
                    count: count.into(),
                    chosen,
                    source,
                    offered,
                    dim: asks && some && source == offers.source && !offered,
                    digit: draft::digit(offers, source, card).filter(|_| asks),
                    focused: offered && table.draft.focus == Some(Target::Card(card)),
                    fresh: false,
                    advised: advised.count(card).into(),
                    deed: if offered { self.deed(&face, count, chosen) } else { String::new() },
                    told,
                    single,
                    face,
                })
            })
            .collect();
        models.sort_by_key(|model| faces::order(self.game(), model.face.card));
        models
    }
}
