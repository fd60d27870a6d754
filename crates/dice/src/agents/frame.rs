//! What all states of a turn share: the rules, what counts, and the form that like states take.

use std::cell::RefCell;

use tabletop::Seat;

use super::board::blank;
use super::caps::Caps;
use super::points::Points;
use super::score::Score;
use crate::Alea;
use crate::action::{Action, Outcome};
use crate::card::Face;
use crate::stage::Stage;
use crate::state::{CardState, MOST_PLACEMENTS, State, other};

/// A step of a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Step {
    /// The fighter's.
    Act(Action),
    /// Chance's.
    Fall(Outcome),
}

/// What is the same for every state of a turn.
pub(super) struct Frame<'a> {
    pub game: &'a Alea,
    pub points: &'a Points,
    pub seat: Seat,
    caps: Caps,
    /// Whether something of the fighter's may act at its turn end.
    pub ends: bool,
    /// Whether the turn has had as many actions as it may have, and can only be ended.
    pub exhausted: bool,
    /// What boards are unpacked over.
    pub blank: State,
    /// Where they are, to be played on: a state is large to move about.
    pub table: RefCell<State>,
}

impl<'a> Frame<'a> {
    /// Of the turn of the active fighter.
    pub fn new(game: &'a Alea, points: &'a Points, state: &State) -> Self {
        let known = state.actor().cards.iter().filter_map(|card| game.catalogue().card(card.card));
        let ends = known.flat_map(|card| &card.faces).any(|face| face.at_end.is_some());
        let caps = Caps::new(game, points, state);
        let exhausted = state.placements >= MOST_PLACEMENTS;
        let blank = blank(state);
        let table = RefCell::new(blank.clone());
        Self { game, points, seat: state.active, caps, ends, exhausted, blank, table }
    }

    /// Equal dice are alike and so are copies of a card, counts of uses matter only where something asks for them, and the
    /// count of actions is only a bound against endless turns: plans are made as if there were none until it is reached.
    pub fn tidy(&self, state: &mut State) {
        state.placements = 0;
        if state.over() {
            return;
        }
        // What is due names cards by their places.
        let settled = state.due.is_none() && state.tasks.is_empty();
        let fighter = state.actor_mut();
        fighter.dice.sort_unstable();
        fighter.cards.iter_mut().for_each(|card| *card = self.tidied(*card));
        if settled {
            sort_copies(&mut fighter.cards);
        }
    }

    /// A card without counts that nothing asks for.
    pub fn tidied(&self, card: CardState) -> CardState {
        if card.used == 0 && card.spent == 0 {
            return card;
        }
        let (turn, fight) = self.game.face(&card).map_or((true, true), Face::counts);
        let kept = |counts, uses| if counts { uses } else { 0 };
        CardState { used: kept(turn, card.used), spent: kept(fight, card.spent), ..card }
    }

    /// Counts from here on.
    pub fn listen(&self, state: &State) -> Score<'_> {
        Score::new(self.game, self.points, &self.caps, state)
    }

    /// Who has won a turn that is left in this state, for all that is certain.
    pub fn winner(&self, state: &State) -> Option<Seat> {
        match state.stage {
            Stage::Over(end) => end.winner,
            _ if self.points.deadly_poison => self.game.dies_of_poison(state).map(other),
            _ => None,
        }
    }

    /// Plays a step and adds up what it earns. The search plays only what was listed, so nothing is asked twice.
    pub fn score(&self, state: &mut State, step: Step) -> Score<'_> {
        let mut score = self.listen(state);
        match step {
            Step::Act(action) => {
                score.acted();
                self.game.act(state, action, &mut score);
            }
            Step::Fall(outcome) => self.game.come(state, outcome, &mut score),
        }
        score.settle(state);
        self.tidy(state);
        score
    }
}

/// Puts copies of a card in order, each kind on the places it had.
fn sort_copies(cards: &mut [CardState]) {
    let kind = |card: &CardState| (card.card, card.form, card.role, card.borrowed);
    for next in 1..cards.len() {
        let mut at = next;
        for other in (0..next).rev() {
            if kind(&cards[other]) == kind(&cards[at]) && cards[other].code() > cards[at].code() {
                cards.swap(other, at);
                at = other;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::CardId;
    use crate::{Form, Role};

    #[test]
    fn copies_are_sorted_on_their_own_places() {
        let card = |id, used| CardState { used, ..CardState::new(CardId(id), Form::Base, Role::Gear) };
        for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0], [2, 0, 1]] {
            let mut cards = [card(7, order[0]), card(3, 9), card(7, order[1]), card(3, 4), card(7, order[2])];
            sort_copies(&mut cards);
            let sorted = cards.map(|card| (card.card.0, card.used));
            assert_eq!(sorted, [(7, 0), (3, 4), (7, 1), (3, 9), (7, 2)], "{order:?}");
        }
    }
}
