//! A whole position, and what one pair of eyes may know of it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Eye, Seat};

use crate::board::Board;
use crate::card::Card;
use crate::map::TerritoryId;
use crate::mission::Mission;

/// A whole position: what lies open, and what is hidden. The deck has no order: a draw is chance over what is left of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What lies open on the table.
    pub board: Board,
    /// Cards in hand per seat, each sorted.
    pub(crate) hands: Vec<Vec<Card>>,
    /// Cards left to draw, sorted.
    pub(crate) deck: Vec<Card>,
    /// Missions by seat, dealt one by one; empty in games without.
    pub(crate) missions: Vec<Option<Mission>>,
    /// Capitals by seat, named one by one; empty in games without.
    pub(crate) named: Vec<Option<TerritoryId>>,
}

/// What one pair of eyes may know of a [`State`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// Whose eyes.
    pub eye: Eye,
    /// What lies open; in fog, what these eyes do not see is blank ([`Owner::UNSEEN`](crate::Owner::UNSEEN)).
    pub board: Board,
    /// The own cards, sorted; none for the public.
    pub hand: Vec<Card>,
    /// The own mission.
    pub mission: Option<Mission>,
    /// The own capital, once named.
    pub capital: Option<TerritoryId>,
    /// All missions by seat, once the game is over; empty before.
    pub missions: Vec<Option<Mission>>,
    /// What becomes of a set in the own hand now.
    #[serde(default)]
    pub trading: Trading,
}

/// What becomes of a set of three in the own hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub enum Trading {
    /// There is none.
    #[default]
    NoSet,
    /// There is one that may not be traded now: it is another seat's turn, the turn is past its trades, or inherited cards are down to
    /// four, below which they are traded only on the next turn.
    Later,
    /// One may be traded before armies are placed.
    May,
    /// One must be traded before armies are placed: the hand has five cards or more.
    Must,
}

impl View {
    /// The seat that looks, if a seat does.
    pub fn seat(&self) -> Option<Seat> {
        match self.eye {
            Eye::Seat(seat) => Some(seat),
            Eye::Public => None,
        }
    }
}
