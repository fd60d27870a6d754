//! What all states of a turn share: the rules, what counts, and the form that like states take.

use std::sync::OnceLock;

use arrayvec::ArrayVec;
use tabletop::Seat;

use super::board::blank;
use super::caps::Caps;
use super::commuting::Commuting;
use super::matter::Matter;
use super::points::Points;
use super::prices::Prices;
use super::reach::Reach;
use super::score::Score;
use crate::Alea;
use crate::action::{Action, Outcome};
use crate::card::{CardId, Face, Form};
use crate::stage::{End, Reason, Stage};
use crate::state::{CardState, MOST_CARDS, MOST_PLACEMENTS, Role, State, other};

/// A step of a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Step {
    /// The fighter's.
    Act(Action),
    /// Chance's.
    Fall(Outcome),
}

/// What is the same for every state of a turn.
pub(super) struct Frame {
    pub game: Alea,
    pub points: Points,
    pub seat: Seat,
    caps: Caps,
    prices: Prices,
    /// Whether the foe's defeat is in reach.
    pub reach: Reach,
    /// Whether something of the fighter's may act at its turn end.
    pub ends: bool,
    /// Whether the turn has had as many actions as it may have, and can only be ended.
    pub exhausted: bool,
    /// What boards are unpacked over.
    pub blank: State,
    /// The cards the turn began with.
    cards: ArrayVec<CardState, MOST_CARDS>,
    commuting: OnceLock<Commuting>,
    /// What boards may leave out; `None` to leave out nothing, where a status with a script may ask for anything, and as tests compare.
    matter: Option<Matter>,
    /// For each card the turn began with: which counts of uses matter, by the face that is up.
    counts: ArrayVec<[(bool, bool); 3], MOST_CARDS>,
    /// Whether two of these cards are of one kind.
    copies: bool,
}

impl Frame {
    /// Of the turn of the active fighter.
    pub fn new(game: &Alea, points: &Points, state: &State) -> Self {
        let cards = &state.actor().cards;
        let known = cards.iter().filter_map(|card| game.catalogue().card(card.card));
        let ends = known.flat_map(|card| &card.faces).any(|face| face.at_end.is_some());
        let counts = cards.iter().map(|card| Form::ALL.map(|form| counts(game.catalogue().face(card.card, form))));
        let (blank, reach) = (blank(state), Reach::new(game, state));
        Self {
            caps: Caps::new(game, points, state),
            prices: Prices::new(game, points, &blank),
            matter: (!reach.is_scripted()).then(|| Matter::new(game, &reach, state)),
            counts: counts.collect(),
            copies: cards
                .iter()
                .enumerate()
                .any(|(at, card)| cards[..at].iter().any(|other| kind(other) == kind(card))),
            cards: cards.clone(),
            commuting: OnceLock::new(),
            game: game.clone(),
            points: *points,
            seat: state.active,
            ends: ends || reach.is_scripted(),
            reach,
            exhausted: state.placements >= MOST_PLACEMENTS,
            blank,
        }
    }

    /// Whether another is the same turn seen from another board of it: what one knows of its states holds for the other's.
    pub fn same(&self, other: &Self) -> bool {
        let [one, two] =
            [self, other].map(|frame| (frame.seat, frame.caps, frame.points, frame.exhausted, &frame.blank));
        let matter = match (&self.matter, &other.matter) {
            (Some(one), Some(two)) => one.same(two),
            (None, None) => true,
            _ => false,
        };
        one == two && matter && self.game.same(&other.game)
    }

    /// Leaves nothing out of boards.
    #[cfg(test)]
    pub fn bare(self) -> Self {
        Self { matter: None, ..self }
    }

    /// Which placements commute.
    #[inline]
    pub fn commuting(&self) -> &Commuting {
        self.commuting.get_or_init(|| match self.reach.is_scripted() {
            true => Commuting::NONE,
            false => Commuting::new(&self.game, self.seat, &self.cards),
        })
    }

    /// Equal dice are alike and so are copies of a card, counts of uses matter only where something asks for them, and the
    /// count of actions is only a bound against endless turns: plans are made as if there were none until it is reached.
    #[inline]
    pub fn tidy(&self, state: &mut State) {
        state.placements = 0;
        if let Some(matter) = &self.matter {
            matter.leave_out(&self.game, state);
        }
        if state.over() {
            return;
        }
        // What is due names cards by their places.
        let settled = state.due.is_none() && state.tasks.is_empty();
        let fighter = state.actor_mut();
        fighter.dice.sort_unstable_by_key(|die| die.rank());
        for (at, card) in fighter.cards.iter_mut().enumerate() {
            if card.used > 0 || card.spent > 0 {
                let counts = self.counts.get(at).map(|faces| faces[card.face() as usize]);
                *card = keep(*card, counts.unwrap_or_else(|| counts_of(&self.game, card)));
            }
        }
        if settled && self.may_repeat(&fighter.cards) {
            sort_copies(&mut fighter.cards);
        }
    }

    /// Whether two of the fighter's cards may be of one kind.
    #[inline]
    pub fn may_repeat(&self, cards: &[CardState]) -> bool {
        self.copies || cards.len() > self.cards.len()
    }

    /// A card without counts that nothing asks for.
    pub fn tidied(&self, card: CardState) -> CardState {
        keep(card, counts_of(&self.game, &card))
    }

    /// Whether the foe's HP are left out of a board, since it cannot be defeated in this turn.
    pub fn is_far(&self, state: &State) -> bool {
        self.matter.as_ref().is_some_and(|matter| matter.is_far(state))
    }

    /// Counts from here on.
    #[inline]
    pub fn listen(&self, state: &State) -> Score<'_> {
        Score::new(&self.game, &self.points, &self.caps, &self.prices, state)
    }

    /// What the danger is worth that the own fighter would be in if its turn ended so.
    pub fn exposed(&self, state: &State) -> f64 {
        if state.over() { 0.0 } else { self.points.danger * self.prices.danger(state, self.seat) }
    }

    /// Whether a fight that is over was left, and that is no worse than it is worth.
    pub fn fled(&self, state: &State) -> bool {
        let left = matches!(state.stage, Stage::Over(End { reason: Reason::Flight, .. }));
        left && self.points.flight > self.points.death
    }

    /// Who has won a turn that is left in this state, for all that is certain.
    pub fn winner(&self, state: &State) -> Option<Seat> {
        match state.stage {
            Stage::Over(end) => end.winner,
            _ if self.points.deadly_poison => self.game.dies_of_poison(state).map(other),
            _ => None,
        }
    }

    /// Plays a step, adds up what it earns, and tells what was made of that: the score itself is large to hand back. The search
    /// plays only what was listed, so nothing is asked twice.
    #[inline]
    pub fn score<T>(&self, state: &mut State, step: Step, tell: impl FnOnce(&Score<'_>) -> T) -> T {
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
        tell(&score)
    }
}

/// Which counts of uses of a card matter, this turn's and this fight's.
fn counts(face: Option<&Face>) -> (bool, bool) {
    face.map_or((true, true), Face::counts)
}

fn counts_of(game: &Alea, card: &CardState) -> (bool, bool) {
    counts(game.face(card))
}

fn keep(card: CardState, (turn, fight): (bool, bool)) -> CardState {
    let kept = |counts, uses| if counts { uses } else { 0 };
    CardState { used: kept(turn, card.used), spent: kept(fight, card.spent), ..card }
}

/// What is the same for copies of a card.
fn kind(card: &CardState) -> (CardId, Form, Role, bool) {
    (card.card, card.form, card.role, card.borrowed)
}

/// Puts copies of a card in order, each kind on the places it had.
fn sort_copies(cards: &mut [CardState]) {
    for next in 1..cards.len() {
        let mut at = next;
        for other in (0..next).rev() {
            if kind(&cards[other]) == kind(&cards[at]) && cards[other].condition() > cards[at].condition() {
                cards.swap(other, at);
                at = other;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
