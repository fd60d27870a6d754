//! What is still to be done in a turn, as a stack: cards being played, cards to be drawn, questions to a seat. All of it is public.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::cards::Card;
use crate::kinds::{Attack, Basic, Place};

/// Where drawn cards go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Drawn {
    /// Into the hand.
    Hand,
    /// Before the eyes of their owner alone.
    Looked,
    /// Before everybody.
    Shown,
}

/// One thing to be done; the last of the stack comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Task {
    /// Chance says who begins.
    First,
    /// The turn of the active seat begins.
    Begin,
    /// The steps of a card that is being played, from one on.
    Effect {
        /// The card.
        card: Card,
        /// The choice whose steps they are, if any.
        choice: Option<u8>,
        /// The next step.
        at: u8,
        /// Seats that are safe from it, as bits.
        immune: u8,
        /// Whether the same card is played once more.
        repeat: bool,
        /// Whether it has played a card that stays, so that it stays too.
        kept: bool,
    },
    /// The same card is played so many times more. It is there until the last time is over.
    Again {
        /// The card.
        card: Card,
        /// How many times.
        times: u8,
        /// Whether it was played before.
        repeat: bool,
        /// Whether it has played a card that stays, so that it stays too.
        kept: bool,
    },
    /// A seat draws so many cards; chance where it is not settled which.
    Draw {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Where to.
        to: Drawn,
    },
    /// An attack comes to a seat.
    Hit {
        /// Whom.
        victim: Seat,
        /// What.
        attack: Attack,
    },
    /// What an attack does with the cards it had a seat reveal.
    Revealed {
        /// Whose.
        victim: Seat,
        /// What.
        attack: Attack,
    },
    /// The top card of the deck was revealed, to be discarded and perhaps played.
    TopRevealed,
    /// Cards of the deck were looked at.
    Inspected,
    /// Cards are drawn one by one up to a size of the hand.
    DrawUpTo(u8),
    /// One of them was drawn.
    DrewUpTo(u8),
    /// Cards are revealed until a treasure comes.
    NextTreasure,
    /// All plain treasures in hand are played.
    Treasures,
    /// The turn ends.
    CleanUp,
    /// A seat is asked.
    Ask(Seat, Query),
}

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Query {
    /// Any cards of the hand, to be discarded for as many new ones.
    Sift,
    /// Cards of the hand to be trashed.
    Trash {
        /// At least.
        least: u8,
        /// At most.
        most: u8,
    },
    /// So many cards of the hand to be discarded.
    Discard(u8),
    /// A card of the hand for the top of the deck, so many times.
    PutOnDeck(u8),
    /// A victory card of the hand for the top of the deck.
    VictoryOnDeck,
    /// Perhaps a card of the discard pile for the top of the deck.
    Recall,
    /// Perhaps this card of the hand, to be trashed for so many coins.
    TrashFor(Basic, u8),
    /// A card of the hand to be trashed for another one.
    Remodel {
        /// How much more the other one may cost.
        more: u8,
        /// Whether it must cost exactly so much more.
        exactly: bool,
        /// Whether both must be treasures; then none need be chosen.
        treasures: bool,
        /// Where the other one goes.
        to: Place,
    },
    /// A card of the hand to be trashed for its cost in coins.
    Salvage,
    /// Perhaps an action of the hand, to be played more than once.
    PlayTimes {
        /// How many times.
        times: u8,
        /// The card that lets it.
        by: Card,
        /// Whether that card stays in play already.
        kept: bool,
    },
    /// A card of the hand to be set aside until the end.
    SetAside,
    /// Any of the cards looked at, to be trashed.
    InspectTrash,
    /// Any of the cards looked at, to be discarded.
    InspectDiscard,
    /// The card looked at that goes on the deck next.
    InspectPut,
    /// One of the revealed treasures, to be trashed.
    TrashTreasure(Basic),
    /// Any of these cards in play, to go on the deck.
    Return(Card),
    /// Whether the action just discarded is played.
    PlayRevealed(Card),
    /// Whether the action just drawn is set aside; cards are drawn up to this size of the hand.
    SetDrawnAside(u8),
    /// Whether a card is shown to be safe from the attack.
    Shield,
    /// Whether the card revealed by that seat is discarded.
    SpyDiscard(Seat),
    /// Whether a Curse is discarded so that none is gained.
    DiscardCurse,
    /// Which choice of this card.
    Choose(Card),
    /// Discard so many cards (0), or gain a Curse (1).
    DiscardOrCurse(u8),
    /// Which card is gained.
    Gain {
        /// The least it may cost.
        least: u8,
        /// The most it may cost.
        most: u8,
        /// Whether it must be a treasure.
        treasures: bool,
        /// Whether none need be gained.
        optional: bool,
        /// Where it goes.
        to: Place,
        /// Whether its types bring something.
        reward: bool,
    },
}
