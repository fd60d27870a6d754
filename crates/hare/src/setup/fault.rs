//! What keeps a setup from being played.

use std::fmt;

use tabletop::{Message, message};

use super::{LONGEST_RACE, MOST_CARROTS, MOST_SALADS};
use crate::card::LARGEST_DECK;

/// A setup that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// Too few or too many seats.
    Seats(u8),
    /// Too few or too many runners.
    Runners(u8),
    /// Two runners each with other than two seats.
    TwoRunners {
        /// How many seats there are.
        seats: u8,
    },
    /// So few carrots that somebody might not be able to move from the start.
    FewCarrots {
        /// Carrots chosen.
        given: u16,
        /// Carrots that always suffice.
        needed: u16,
    },
    /// More carrots than anybody can use.
    ManyCarrots(u16),
    /// No salads, or too many.
    Salads(u8),
    /// No rounds at all, or too many.
    RoundLimit(u16),
    /// A board that is not there.
    NoBoard {
        /// The setup's board.
        named: String,
        /// The boards there are.
        known: Vec<&'static str>,
    },
    /// The board given is not the one named.
    OtherBoard {
        /// The setup's board.
        named: String,
        /// The board's own id.
        given: String,
    },
    /// Nothing to draw.
    EmptyDeck,
    /// Too many cards.
    LargeDeck(usize),
    /// Nothing but cards after which a turn goes on.
    RestlessDeck,
}

impl SetupError {
    /// The field, a colon, and what is wrong.
    pub fn message(&self) -> Message {
        match self {
            Self::Seats(found) => {
                message!("fault-race-seats", "seats: {found} is not between 2 and 6", found = *found)
            }
            Self::Runners(found) => {
                message!("fault-race-runners", "runners: {found} is not between 1 and 2", found = *found)
            }
            Self::TwoRunners { seats } => message!(
                "fault-race-two_runners",
                "runners: only two seats have two runners each, and there are {seats}; use 1",
                seats = *seats
            ),
            Self::FewCarrots { given, needed } => message!(
                "fault-race-few_carrots",
                "carrots: with {given} a seat that begins anew might find every square taken; use at least {needed}, or none for the rule book's",
                given = *given,
                needed = *needed
            ),
            Self::ManyCarrots(found) => message!(
                "fault-race-many_carrots",
                "carrots: {found} are more than {most}, which reach the goal in one go; use fewer, or none for the rule book's",
                found = *found,
                most = MOST_CARROTS
            ),
            Self::Salads(found) => message!(
                "fault-race-starting_salads",
                "salads: {found} is not between 1 and {most}; use fewer, or none for the rule book's",
                found = *found,
                most = MOST_SALADS
            ),
            Self::RoundLimit(found) => message!(
                "fault-race-round_limit",
                "round_limit: {found} is not between 1 and {most}",
                found = *found,
                most = LONGEST_RACE
            ),
            Self::NoBoard { named, known } => message!(
                "fault-race-no_board",
                "board: there is no board '{named}'; there are {known}",
                named,
                known = known.join(", ")
            ),
            Self::OtherBoard { named, given } => message!(
                "fault-race-other_board",
                "board: the setup names '{named}' but the board given is '{given}'",
                named,
                given
            ),
            deck => deck.of_deck(),
        }
    }

    /// The same of a fault of the cards.
    fn of_deck(&self) -> Message {
        match self {
            Self::EmptyDeck => {
                message!("fault-race-no_cards", "deck: there are no cards; add some, or play without luck")
            }
            Self::LargeDeck(found) => message!(
                "fault-race-large_deck",
                "deck: {found} cards are more than {most}; take some out",
                found = *found,
                most = LARGEST_DECK
            ),
            // What is left is the only fault of a deck that is neither empty nor too large.
            _ => message!(
                "fault-race-restless_deck",
                "deck: with nothing but move_again, up_one_rank and back_one_rank a turn might go on for ever; add a card of another kind"
            ),
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for SetupError {}
