//! What is shown of a card, in a fight and on the road, as plain data.

use dice::{Form, Role, Slot, Uses};

use crate::games::alea::{icon::Icon, status_look::StatusLook};

/// What can be done with a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Readiness {
    /// It can be used, now or with the right die.
    Ready,
    /// It has been used.
    Used,
    /// It is off until a die is spent on it.
    Shocked,
    /// It was stolen.
    Away,
    /// Another of those that one may choose from was used.
    PassedOver,
    /// It waits for a full bar, or is silenced.
    Waiting,
    /// It acts by itself.
    Passive,
}

/// A card.
#[derive(Clone, PartialEq, Debug)]
pub struct CardModel {
    /// The key that chooses it.
    pub key: Option<char>,
    /// Its name with the sign of its form.
    pub name: String,
    /// What it says.
    pub text: String,
    /// Its sign.
    pub icon: Icon,
    /// The dice it takes.
    pub slot: Slot,
    /// The die that waits for a second one; 0 for none.
    pub held: u8,
    /// Pips a countdown has taken.
    pub progress: u8,
    /// How often it may be used, and uses this turn.
    pub uses: (Uses, u8),
    /// Cells it covers.
    pub size: u8,
    /// What it is to its fighter.
    pub role: Role,
    /// Which face is up.
    pub form: Form,
    /// Whether that is so only for this turn.
    pub weakened: bool,
    /// Whether it is a copy for this turn.
    pub borrowed: bool,
    /// What can be done with it.
    pub readiness: Readiness,
    /// Whether the die in hand, or some die where none is, may go there now, or it may be used as it is.
    pub lit: bool,
    /// Whether it waits for a die to be chosen.
    pub chosen: bool,
    /// Whether the reasons that are read speak of it.
    pub marked: bool,
    /// The statuses it deals with, on either side.
    pub statuses: Vec<StatusLook>,
}
