//! What may be done, listed or drawn at random.

use rand::RngExt;
use tabletop::Rng;

use super::Dominion;
use super::select::Selection;
use crate::action::Action;
use crate::cards::{Card, Cards};
use crate::kinds::Type;
use crate::sight::Sight;
use crate::state::Phase;
use crate::task::Query;

/// Most ways to choose cards that are listed.
const MOST_LISTED: u64 = 4_096;

impl Dominion {
    /// Everything the seat to act may do; `None` where it is too much.
    pub(crate) fn list(&self, sight: &Sight<'_>) -> Option<Vec<Action>> {
        let Some(query) = sight.query else { return Some(self.moves(sight)) };
        if let Some(selection) = self.select(sight) {
            return subsets(&selection);
        }
        let answers = [Action::Accept, Action::Decline].into_iter();
        let answers = answers.chain(self.piles_to_gain(sight).map(Action::Gain));
        let options = match query {
            Query::Choose(card) => self.kind(card).map_or(0, |kind| kind.choices.len() as u8),
            Query::DiscardOrCurse(_) => 2,
            _ => 0,
        };
        let answers = answers.chain((0..options).map(Action::Option));
        Some(answers.filter(|answer| self.allows(Some(sight), answer).is_ok()).collect())
    }

    /// What the active seat may do where nothing is asked.
    fn moves(&self, sight: &Sight<'_>) -> Vec<Action> {
        let mut moves = Vec::new();
        if sight.turn.phase != Phase::Buy {
            let acts = sight.turn.phase == Phase::Action && sight.turn.actions > 0;
            let playable = |card: &Card| self.is(*card, Type::Treasure) || (acts && self.is(*card, Type::Action));
            moves.extend(sight.hand.kinds().filter(playable).map(Action::Play));
            let treasures = sight.hand.kinds().any(|card| self.play_rank(card).is_some());
            moves.extend(treasures.then_some(Action::PlayTreasures));
        }
        moves.extend(self.piles().filter(|&card| self.can_buy(sight, card)).map(Action::Buy));
        moves.push(Action::EndTurn);
        moves
    }

    /// Something the seat to act may do.
    pub(super) fn some(&self, sight: &Sight<'_>, rng: &mut Rng) -> Option<Action> {
        if let Some(selection) = self.select(sight) {
            let count = rng.random_range(selection.least..=selection.most);
            return Some(Action::Choose(draw_some(selection.from, count, rng)));
        }
        let list = self.list(sight)?;
        let at = (!list.is_empty()).then(|| rng.random_range(0..list.len()))?;
        list.get(at).copied()
    }
}

/// So many cards of a heap, each as likely as any other.
pub(super) fn draw_some(mut from: Cards, count: u16, rng: &mut Rng) -> Cards {
    let (mut some, mut left) = (Cards::NONE, from.total());
    for _ in 0..count.min(left) {
        let Some(card) = from.nth(rng.random_range(0..left)) else { break };
        left -= 1;
        from.take(card, 1);
        some.add(card, 1);
    }
    some
}

/// Every heap that can be chosen, the fewest of the first kinds first.
fn subsets(selection: &Selection) -> Option<Vec<Action>> {
    let kinds: Vec<(Card, u8)> = selection.from.counts().collect();
    let most = |count: u8| u64::from(u16::from(count).min(selection.most));
    let ways = kinds.iter().try_fold(1_u64, |ways, &(_, count)| ways.checked_mul(most(count) + 1));
    if ways.is_none_or(|ways| ways > MOST_LISTED) {
        return None;
    }
    let mut heaps = vec![Cards::NONE];
    for (card, count) in kinds {
        let more = |heap: Cards| {
            let room = selection.most - heap.total();
            (0..=u16::from(count).min(room)).map(move |count| heap.with(card, count as u8))
        };
        heaps = heaps.into_iter().flat_map(more).collect();
    }
    Some(heaps.into_iter().filter(|heap| heap.total() >= selection.least).map(Action::Choose).collect())
}
