//! What happened, for animation, sound, log and points.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::card::{CardId, Form};
use crate::effect::Mark;
use crate::stage::End;
use crate::state::Die;
use crate::status::Status;

/// What hurt somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Cause {
    /// An attack of the foe.
    Attack,
    /// Poison at turn start.
    Poison,
    /// A burning die.
    Burn,
    /// The thorns of the one it attacked.
    Thorns,
    /// The price of an action of its own.
    Price,
    /// What this status did.
    Status(Status),
}

/// Something that happened. Places of dice and cards are those among the fighter's at that moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Event {
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
        /// In which round.
        round: u16,
    },
    /// A die came, by the turn's roll or from a card.
    Die {
        /// Whose.
        seat: Seat,
        /// How it lies; the last of its dice.
        die: Die,
        /// Whether the turn's roll brought it.
        rolled: bool,
    },
    /// A die was made a 1 by frost.
    Frozen {
        /// Whose.
        seat: Seat,
        /// Its place.
        die: u8,
    },
    /// A die was set on fire or locked.
    Marked {
        /// Whose.
        seat: Seat,
        /// Its place.
        die: u8,
        /// What is the matter with it now.
        mark: Mark,
    },
    /// Dice of one value vanished.
    Vanished {
        /// Whose.
        seat: Seat,
        /// Their value.
        #[schemars(range(min = 1, max = 6))]
        value: u8,
    },
    /// A die was put on a card.
    Placed {
        /// By whom.
        seat: Seat,
        /// Its place; those behind it move up.
        die: u8,
        /// What it showed, 0 for face down.
        #[schemars(range(min = 0, max = 6))]
        value: u8,
        /// Where.
        card: u8,
    },
    /// A face-down die was turned over.
    Turned {
        /// Whose.
        seat: Seat,
        /// What it shows.
        #[schemars(range(min = 1, max = 6))]
        value: u8,
        /// Whether it did not fit and came back.
        back: bool,
    },
    /// A countdown took pips.
    Counted {
        /// Whose.
        seat: Seat,
        /// Its place.
        card: u8,
        /// Which it is.
        id: CardId,
        /// In which form.
        form: Form,
        /// Pips it took, those beyond its end not counted.
        pips: u8,
        /// Pips still to go.
        left: u8,
    },
    /// A card was used.
    Activated {
        /// By whom.
        seat: Seat,
        /// Its place.
        card: u8,
        /// Which it is.
        id: CardId,
        /// In which form.
        form: Form,
        /// Its dice, 0 for none.
        dice: [u8; 2],
    },
    /// A cursed activation came to nothing.
    Fizzled {
        /// By whom.
        seat: Seat,
        /// The card's place.
        card: u8,
    },
    /// An activation was dodged.
    Dodged {
        /// By whom.
        seat: Seat,
    },
    /// Somebody was hit.
    Hurt {
        /// Who.
        seat: Seat,
        /// By what.
        cause: Cause,
        /// HP lost.
        hp: u16,
        /// What the shield took.
        shield: u8,
    },
    /// A lethal hit was survived.
    Survived {
        /// By whom.
        seat: Seat,
    },
    /// Somebody was healed.
    Healed {
        /// Who.
        seat: Seat,
        /// HP gained.
        hp: u16,
    },
    /// A status was put on or taken off by an action.
    Status {
        /// Whose.
        seat: Seat,
        /// Which.
        status: Status,
        /// How many more, or less.
        change: i16,
    },
    /// A card was shocked, or freed by a die.
    Shocked {
        /// Whose.
        seat: Seat,
        /// The card's place.
        card: u8,
        /// Whether it is off now.
        off: bool,
    },
    /// A card was weakened.
    Weakened {
        /// Whose.
        seat: Seat,
        /// The card's place.
        card: u8,
    },
    /// A copy of a card came for this turn, to be used in place of those that came with it.
    Offered {
        /// To whom.
        seat: Seat,
        /// Which.
        id: CardId,
        /// In which form.
        form: Form,
    },
    /// A card was copied; the copy is the last of the cards.
    Copied {
        /// For whom.
        seat: Seat,
        /// Whose it was.
        from: Seat,
        /// The card's place there.
        card: u8,
        /// Whether its owner is without it now.
        stolen: bool,
    },
    /// A die was passed to the foe, for its next turn.
    Passed {
        /// Whose it was.
        seat: Seat,
        /// What it shows.
        #[schemars(range(min = 1, max = 6))]
        value: u8,
    },
    /// A computer player's author values this.
    Bonus {
        /// Whose action it was.
        seat: Seat,
        /// Points.
        points: i16,
    },
    /// A turn ended.
    TurnEnd {
        /// Whose.
        seat: Seat,
    },
    /// The fight is over.
    Over(End),
}

impl Event {
    /// Whose it is; at the end the winner's.
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Self::Turn { seat, .. }
            | Self::Die { seat, .. }
            | Self::Frozen { seat, .. }
            | Self::Marked { seat, .. }
            | Self::Vanished { seat, .. }
            | Self::Placed { seat, .. }
            | Self::Turned { seat, .. }
            | Self::Counted { seat, .. }
            | Self::Activated { seat, .. }
            | Self::Fizzled { seat, .. }
            | Self::Dodged { seat }
            | Self::Hurt { seat, .. }
            | Self::Survived { seat }
            | Self::Healed { seat, .. }
            | Self::Status { seat, .. }
            | Self::Shocked { seat, .. }
            | Self::Weakened { seat, .. }
            | Self::Offered { seat, .. }
            | Self::Copied { seat, .. }
            | Self::Passed { seat, .. }
            | Self::Bonus { seat, .. }
            | Self::TurnEnd { seat } => Some(seat),
            Self::Over(end) => end.winner,
        }
    }
}
