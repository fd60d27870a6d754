//! Everything chosen before a race begins.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Message, message};

use crate::card::{Card, Deck, LARGEST_DECK};
use crate::cost::cost;
use crate::track::{GOAL, Square, Track};

/// Most rounds a race may be set to last.
pub const LONGEST_RACE: u16 = 1_000;
/// Most carrots to begin with: more reach from the start to the goal in one go.
pub const MOST_CARROTS: u16 = 2_080;
/// The board of a setup that names none.
pub const DEFAULT_BOARD: &str = "2008";

/// The variants of one race. Every field has the rule book's value as default, so a file names only what differs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Id of the board, `2008` or `1978`.
    pub board: String,
    /// Seats, 2 to 6.
    #[schemars(range(min = 2, max = 6))]
    pub seats: u8,
    /// Runners of each seat: 1, or with two seats 2, which must both come home.
    #[schemars(range(min = 1, max = 2))]
    pub runners: u8,
    /// Carrots each seat begins with, and again where it begins anew, up to [`MOST_CARROTS`]. Not given: 68, and 98 with five or
    /// six seats or with two runners each.
    pub carrots: Option<u16>,
    /// Whether hare squares may be entered, where cards are drawn. Without luck they may not.
    pub luck: bool,
    /// The cards of the hare squares, 1 to 15 in all. Without luck nobody draws them.
    pub deck: Deck,
    /// Rounds after which the race ends wherever the runners are, 1 to [`LONGEST_RACE`].
    #[schemars(range(min = 1, max = 1_000))]
    pub round_limit: u16,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            board: DEFAULT_BOARD.to_owned(),
            seats: 4,
            runners: 1,
            carrots: None,
            luck: true,
            deck: Deck::default(),
            round_limit: 200,
        }
    }
}

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

impl Setup {
    /// Carrots each seat begins with.
    pub fn starting_carrots(&self) -> u16 {
        let many = self.seats >= 5 || self.runners == 2;
        self.carrots.unwrap_or(if many { 98 } else { 68 })
    }

    /// Salads each seat begins with.
    pub fn starting_salads(&self) -> u8 {
        if self.runners == 2 { 5 } else { 3 }
    }

    /// The fewest carrots with which a seat that begins anew can always move, wherever the others stand: it may have no salad.
    pub fn fewest_carrots(&self, track: &Track) -> u16 {
        let others = usize::from(self.seats.saturating_sub(1)) * usize::from(self.runners);
        let enterable = |square: Square| match square {
            Square::Hare => self.luck,
            Square::Carrot => true,
            square => square.is_position(),
        };
        let mut free = (1..GOAL).filter(|&at| enterable(track.square(at)));
        free.nth(others).map_or(MOST_CARROTS, cost)
    }

    /// Checks every field, alone and against the board.
    ///
    /// # Errors
    /// Every fault, not only the first.
    pub fn check(&self, track: &Track) -> Result<(), Vec<SetupError>> {
        let mut faults = self.faults();
        if self.board != track.id() {
            faults.push(SetupError::OtherBoard { named: self.board.clone(), given: track.id().to_owned() });
        }
        let (given, needed) = (self.starting_carrots(), self.fewest_carrots(track));
        if given < needed && (2..=6).contains(&self.seats) && (1..=2).contains(&self.runners) {
            faults.push(SetupError::FewCarrots { given, needed });
        }
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    /// What is wrong with it on any board.
    pub(crate) fn faults(&self) -> Vec<SetupError> {
        let mut faults = Vec::new();
        let mut ensure = |holds: bool, fault: SetupError| {
            if !holds {
                faults.push(fault);
            }
        };
        ensure((2..=6).contains(&self.seats), SetupError::Seats(self.seats));
        ensure((1..=2).contains(&self.runners), SetupError::Runners(self.runners));
        ensure(self.runners != 2 || self.seats == 2, SetupError::TwoRunners { seats: self.seats });
        let carrots = self.carrots.unwrap_or(0);
        ensure(carrots <= MOST_CARROTS, SetupError::ManyCarrots(carrots));
        ensure((1..=LONGEST_RACE).contains(&self.round_limit), SetupError::RoundLimit(self.round_limit));
        if self.luck {
            let size = self.deck.size();
            ensure(size > 0, SetupError::EmptyDeck);
            ensure(size <= usize::from(LARGEST_DECK), SetupError::LargeDeck(size));
            let ends = Card::ALL.iter().any(|&card| card.ends_turn() && self.deck.count(card) > 0);
            ensure(size == 0 || ends, SetupError::RestlessDeck);
        }
        faults
    }
}
