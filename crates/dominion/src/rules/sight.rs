//! What legality depends on: the same of a state and of the view of the seat to act.

use tabletop::{Seat, Turn};

use super::Dominion;
use crate::cards::{Card, Cards};
use crate::kinds::Type;
use crate::state::{Phase, State, TurnState};
use crate::task::{Query, Task};
use crate::view::View;

/// What a seat to act has before it.
pub(super) struct Sight<'a> {
    pub query: Option<Query>,
    pub turn: &'a TurnState,
    pub supply: &'a Cards,
    pub hand: &'a Cards,
    pub looked: &'a Cards,
    pub shown: &'a Cards,
    pub discard: &'a Cards,
    pub play: &'a Cards,
    pub staying: &'a Cards,
}

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

/// Who acts, by what is public.
pub(super) fn turn_of(stack: &[Task], active: Seat, phase: Phase) -> Turn {
    match stack.last() {
        Some(Task::Ask(seat, _)) => Turn::Seat(*seat),
        Some(_) => Turn::Chance,
        None if matches!(phase, Phase::Over(_)) => Turn::Over,
        None => Turn::Seat(active),
    }
}

fn asked(stack: &[Task]) -> Option<Query> {
    match stack.last() {
        Some(Task::Ask(_, query)) => Some(*query),
        _ => None,
    }
}

impl<'a> Sight<'a> {
    /// What the seat to act has before it; `None` where no seat is to act.
    pub fn of(state: &'a State) -> Option<Self> {
        let Turn::Seat(seat) = turn_of(&state.stack, state.active, state.turn.phase) else { return None };
        Self::asked(state, seat, asked(&state.stack))
    }

    /// What a seat would have before it if it were asked.
    pub fn asked(state: &'a State, seat: Seat, query: Option<Query>) -> Option<Self> {
        let player = state.players.get(seat.index())?;
        Some(Self {
            query,
            turn: &state.turn,
            supply: &state.supply,
            hand: &player.hand,
            looked: &player.looked,
            shown: &player.shown,
            discard: &player.discard,
            play: &player.play,
            staying: &player.staying,
        })
    }

    /// The same from the view of the seat to act; `None` where it is not the one to act.
    pub fn through(view: &'a View) -> Option<Self> {
        let seat = view.seat?;
        if turn_of(&view.stack, view.active, view.turn.phase) != Turn::Seat(seat) {
            return None;
        }
        let (player, own) = view.me()?;
        Some(Self {
            query: asked(&view.stack),
            turn: &view.turn,
            supply: &view.supply,
            hand: &own.hand,
            looked: &own.looked,
            shown: &player.shown,
            discard: &player.discard,
            play: &player.play,
            staying: &player.staying,
        })
    }
}

impl Dominion {
    /// The cards a question may be answered with, as the seat asked sees it; `None` where it is not answered with cards, or where
    /// these eyes are not asked.
    pub fn selection(&self, view: &View) -> Option<Selection> {
        self.select(&Sight::through(view)?)
    }

    /// The same of whatever is known.
    pub(super) fn select(&self, sight: &Sight<'_>) -> Option<Selection> {
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

    pub(super) fn piles_to_gain<'a>(&'a self, sight: &'a Sight<'_>) -> impl Iterator<Item = Card> + 'a {
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
