//! What the person to act is about to do: a die or a card taken up, and what the pointer lies on.

use dice::{Action, Alea, Slot, State};
use tabletop::Game;
use tabletop::Seat;

/// What is taken up and pointed at, by places among the fighter's dice and cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hand {
    /// The die taken up.
    pub die: Option<u8>,
    /// The card taken up before a die.
    pub card: Option<u8>,
    /// The card under the pointer, or with the keyboard's focus.
    pub over: Option<u8>,
    /// The die that is dragged.
    pub dragged: Option<u8>,
    /// The card of either fighter that is read: whose, and its place.
    pub read: Option<(Seat, u8)>,
}

impl Hand {
    /// The die in hand: the one dragged, else the one taken up.
    pub fn die(&self) -> Option<u8> {
        self.dragged.or(self.die)
    }

    /// Takes up a die, or lays it back; where a card was taken up first, the die goes there.
    pub fn take_die(&mut self, die: u8) -> Option<Action> {
        if let Some(card) = self.card.take() {
            return Some(Action::Place { die, card });
        }
        self.die = (self.die != Some(die)).then_some(die);
        None
    }

    /// Puts the die in hand on a card, uses a card that takes none, or takes it up to wait for a die.
    pub fn take_card(&mut self, game: &Alea, state: &State, card: u8) -> Option<Action> {
        if let Some(die) = self.die {
            return Some(Action::Place { die, card });
        }
        let known = state.actor().cards.get(usize::from(card))?;
        if !known.shocked && game.face(known).is_some_and(|face| matches!(face.slot, Slot::Free | Slot::Passive)) {
            return Some(Action::Use { card });
        }
        self.card = (self.card != Some(card)).then_some(card);
        None
    }

    /// What would be done now, for a preview: the die in hand on the card pointed at, or that card by itself.
    pub fn meant(&self, game: &Alea, state: &State) -> Option<Action> {
        let card = self.over?;
        let action = match self.die() {
            Some(die) => Action::Place { die, card },
            None => Action::Use { card },
        };
        game.validate(state, &action).is_ok().then_some(action)
    }

    /// Lays everything back. Returns whether anything was taken up.
    pub fn lay_back(&mut self) -> bool {
        let held = self.die.is_some() || self.card.is_some();
        (self.die, self.card) = (None, None);
        held
    }

    /// Forgets what the position no longer has.
    pub fn settle(&mut self, state: &State) {
        let (dice, cards) = (state.actor().dice.len(), state.actor().cards.len());
        self.die = self.die.filter(|die| usize::from(*die) < dice);
        self.dragged = self.dragged.filter(|die| usize::from(*die) < dice);
        self.card = self.card.filter(|card| usize::from(*card) < cards);
    }
}
