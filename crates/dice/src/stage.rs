//! How far a turn is: its stages, what the rules still have to do, what chance has to decide, and how fights end.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::effect::{ListId, Side};
use crate::status::Status;

/// How far the turn of the active fighter is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Stage {
    /// What cards do by themselves at turn start is being done.
    Starting,
    /// Shock lands on cards.
    Shocking,
    /// Weaken lands on cards.
    Weakening,
    /// Dice are rolled, so many still.
    Rolling(u8),
    /// The fighter acts.
    Acting,
    /// What cards do by themselves at turn end is being done.
    Ending,
    /// The fight is over.
    Over(End),
}

/// How a fight ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, JsonSchema)]
pub struct End {
    /// Who won; `None` where nobody did.
    pub winner: Option<Seat>,
    /// Why.
    pub reason: Reason,
}

/// Why a fight ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Reason {
    /// The loser has no HP left.
    Defeat,
    /// The loser fled.
    Flight,
    /// The last round was over.
    Rounds,
}

/// Something the rules still have to do, before anybody acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Task {
    /// What the card at this place of the active fighter does by itself, now that its turn starts or ends.
    Passive(u8),
    /// The effects of a list from this place on.
    List {
        /// The list.
        list: ListId,
        /// The next effect.
        next: u16,
    },
    /// The same for what a status does at a moment, in its bearer's eyes.
    Hook {
        /// The list.
        list: ListId,
        /// The next effect.
        next: u16,
        /// The bearer, as the active fighter sees it.
        side: Side,
        /// The status.
        status: Status,
        /// What the moment is about, such as HP lost.
        amount: u16,
    },
}

/// What chance has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Due {
    /// The next die of the turn's roll.
    Roll,
    /// A die that a card gave.
    Give,
    /// The first part of a die of this value, 2 or more, that is split in two.
    Split(u8),
    /// The face-down die put on this card.
    Turn(u8),
    /// The card that is shocked.
    Shock,
    /// The card that is weakened.
    Weaken,
    /// The card of that side that is copied.
    Copy(Side),
    /// The foe's card that is stolen.
    Steal,
    /// Whether a cursed activation of this card with these dice fizzles.
    Curse {
        /// The card.
        card: u8,
        /// Its dice, 0 for none.
        dice: [u8; 2],
    },
    /// Which of so many lists is run.
    Branch {
        /// The first.
        first: ListId,
        /// How many.
        count: u8,
    },
}
