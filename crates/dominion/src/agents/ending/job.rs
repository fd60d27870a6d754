//! What is still to be done in a turn that is looked ahead, and how others are taken to choose in it.

use tabletop::Seat;

use crate::cards::Card;
use crate::kinds::{Attack, Place};

/// Something to be done before the seat goes on.
#[derive(Clone, Copy, Debug)]
pub(in crate::agents) enum Job {
    /// A card is played so many times.
    Play { card: Card, times: u8 },
    /// The steps of a card, or of one of its choices, from one on.
    Steps { card: Card, choice: Option<u8>, at: u8, immune: u8 },
    /// An attack comes to a seat.
    Hit { victim: Seat, attack: Attack },
    /// A card is gained.
    Gain { least: u8, most: u8, treasures: bool, to: Place, reward: bool },
}

/// How others are taken to choose where they may.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::agents) enum Others {
    /// Attacks come as they stand on the cards; who may choose does not end the game for itself.
    AsIs,
    /// As is worst for the seat that looks.
    AtWorst,
}
