//! What happened, for animation, sound and log. Everybody sees everything.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::action::Runner;
use crate::card::Card;
use crate::state::End;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Event {
    /// A runner moved by its seat's choice.
    Moved {
        /// Whose.
        seat: Seat,
        /// Which.
        runner: Runner,
        /// From which square.
        from: u8,
        /// To which square.
        to: u8,
        /// Carrots it earned, or paid where below 0.
        carrots: i32,
    },
    /// A runner that went to a hare square paid those it passed.
    Toll {
        /// Who paid.
        seat: Seat,
        /// Whom.
        to: Seat,
        /// How many: 10 for each of that seat's runners.
        carrots: u16,
    },
    /// 10 carrots were taken, on a carrot square or by a card.
    Took(Seat),
    /// 10 carrots were given.
    Gave(Seat),
    /// A card's offer to take or give was declined.
    Kept(Seat),
    /// A salad was eaten.
    Ate {
        /// Whose.
        seat: Seat,
        /// Which runner.
        runner: Runner,
        /// Its rank, 1 = first.
        rank: u8,
        /// Carrots it earned: 10 times the rank.
        carrots: u16,
    },
    /// A position square paid.
    Paid {
        /// Whom.
        seat: Seat,
        /// Which runner.
        runner: Runner,
        /// Its rank, 1 = first.
        rank: u8,
        /// Carrots it earned: 10 times the rank.
        carrots: u16,
    },
    /// A seat that could not move went back to the start.
    Restarted {
        /// Who.
        seat: Seat,
        /// Carrots it has now.
        carrots: u16,
    },
    /// A card was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card brought back what the last move cost.
    Refunded {
        /// Whom.
        seat: Seat,
        /// How many.
        carrots: u16,
    },
    /// A card moved a runner, for no carrots.
    Sent {
        /// Whose.
        seat: Seat,
        /// Which.
        runner: Runner,
        /// From which square.
        from: u8,
        /// To which square.
        to: u8,
    },
    /// The card drawn had no effect here.
    Idle {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// By a card the next turn goes on a salad.
    WillEat {
        /// Whose.
        seat: Seat,
        /// Which runner.
        runner: Runner,
    },
    /// A card said to eat, and the seat has no salad: it misses its next turn.
    WillMiss(Seat),
    /// A turn was missed.
    Missed(Seat),
    /// A runner came home.
    Home {
        /// Whose.
        seat: Seat,
        /// Which.
        runner: Runner,
        /// As which runner, from 1.
        place: u8,
    },
    /// The race is over.
    Over(End),
}
