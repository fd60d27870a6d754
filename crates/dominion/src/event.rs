//! What happened, for animation, sound and log.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::cards::{Card, Cards};
use crate::kinds::Place;
use crate::state::End;
use crate::task::Drawn;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Event {
    /// A seat's turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// Which of its turns, from 1.
        turn: u16,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// Whether the same card was played once more.
        repeat: bool,
    },
    /// One of the choices of a card that is played was taken.
    Chose {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: Card,
        /// Which choice, from 0.
        at: u8,
    },
    /// Cards came from the deck.
    Drew {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
        /// Where to.
        to: Drawn,
        /// Which; `None` for those who do not see them.
        cards: Option<Cards>,
    },
    /// The discard pile became the deck.
    Shuffled(Seat),
    /// A card was bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card was gained without being bought.
    Gained {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// Where it went.
        to: Place,
    },
    /// Cards were discarded, from wherever they were.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which.
        cards: Cards,
    },
    /// Cards were trashed.
    Trashed {
        /// Whose they were.
        seat: Seat,
        /// Which.
        cards: Cards,
    },
    /// A card was put on the deck.
    PutOnDeck {
        /// Whose.
        seat: Seat,
        /// Which; `None` for those who do not see it.
        card: Option<Card>,
        /// Whether everybody sees it.
        open: bool,
    },
    /// Cards were set aside before everybody, for a while or until the end.
    SetAside {
        /// By whom.
        seat: Seat,
        /// Which.
        cards: Cards,
    },
    /// A hand was shown.
    ShowedHand {
        /// Whose.
        seat: Seat,
        /// What was in it.
        cards: Cards,
    },
    /// A card was shown, or lies in play, that makes its owner safe.
    Safe {
        /// Who.
        seat: Seat,
        /// By which card.
        card: Card,
    },
    /// Victory tokens were taken.
    Tokens {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u16,
    },
    /// The game is over.
    Over(End),
}
