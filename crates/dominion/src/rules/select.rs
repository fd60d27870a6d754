//! Which cards a question may be answered with.

use super::Dominion;
use crate::cards::{Card, Cards};
use crate::kinds::Type;
use crate::sight::Sight;
use crate::task::Query;
use crate::view::View;

/// The cards a question may be answered with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Selection {
    /// What can be chosen from.
    pub from: Cards,
    /// The fewest.
    pub least: u16,
    /// The most.
    pub most: u16,
}

impl Dominion {
    /// The cards a question may be answered with, as the seat asked sees it; `None` where it is not answered with cards, or where
    /// these eyes are not asked.
    pub fn selection(&self, view: &View) -> Option<Selection> {
        self.select(&Sight::through(view)?)
    }

    /// The same of whatever is known.
    pub(crate) fn select(&self, sight: &Sight<'_>) -> Option<Selection> {
        let hand = *sight.hand;
        let (from, least, most) = match sight.query? {
            Query::Sift => (hand, 0, hand.total()),
            Query::Trash { least, most } => (hand, least.into(), most.into()),
            Query::Discard(count) => (hand, count.into(), count.into()),
            Query::PutOnDeck(_) | Query::Salvage | Query::SetAside => (hand, 1, 1),
            Query::VictoryOnDeck => (hand.only(|card| self.is(card, Type::Victory)), 1, 1),
            Query::Recall => (*sight.discard, 0, 1),
            Query::TrashFor(basic, _) => (hand.only(|card| card == basic.card()), 0, 1),
            Query::Remodel { treasures: true, .. } => (hand.only(|card| self.is(card, Type::Treasure)), 0, 1),
            Query::Remodel { .. } => (hand, 1, 1),
            Query::PlayTimes { .. } => (hand.only(|card| self.is(card, Type::Action)), 0, 1),
            Query::InspectTrash | Query::InspectDiscard => (*sight.looked, 0, sight.looked.total()),
            Query::InspectPut => (*sight.looked, 1, 1),
            Query::TrashTreasure(spare) => {
                (sight.shown.only(|card| self.is(card, Type::Treasure) && card != spare.card()), 1, 1)
            }
            Query::Return(kind) => {
                let mut leaving = *sight.play;
                leaving.take_all(sight.staying);
                let from = leaving.only(|card| card == kind);
                (from, 0, from.total())
            }
            Query::PlayRevealed(_)
            | Query::SetDrawnAside(_)
            | Query::Shield
            | Query::SpyDiscard(_)
            | Query::DiscardCurse
            | Query::Choose(_)
            | Query::DiscardOrCurse(_)
            | Query::Gain { .. } => return None,
        };
        let most = most.min(from.total());
        Some(Selection { from, least: least.min(most), most })
    }

    /// The cards that can be gained in answer to the question asked, by number.
    pub fn gainable(&self, view: &View) -> Vec<Card> {
        Sight::through(view).map_or_else(Vec::new, |sight| self.piles_to_gain(&sight).collect())
    }

    pub(crate) fn piles_to_gain<'a>(&'a self, sight: &'a Sight<'_>) -> impl Iterator<Item = Card> + Clone + 'a {
        self.piles().filter(move |&card| match sight.query {
            Some(Query::Gain { least, most, treasures, .. }) => {
                let cost = self.cost(card, sight.turn);
                let fits = (least..=most).contains(&cost) && (!treasures || self.is(card, Type::Treasure));
                fits && sight.supply.has(card)
            }
            _ => false,
        })
    }
}
