//! Everything chosen before a game begins.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Message, message};

use crate::kinds::{BASICS, Catalog, Kind, remedy_of};

/// Most kinds of a kingdom.
pub const LARGEST_KINGDOM: usize = 10;
/// Most turns a game may be set to last.
pub const LONGEST_GAME: u16 = 1_000;

/// How the first two hands of every seat come about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub enum Deal {
    /// By chance.
    #[default]
    Random,
    /// Four Coppers first, then three.
    FourThree,
    /// Five Coppers first, then two.
    FiveTwo,
}

impl Deal {
    /// Coppers of the first hand, where they are settled.
    pub const fn coppers(self) -> Option<u8> {
        match self {
            Self::Random => None,
            Self::FourThree => Some(4),
            Self::FiveTwo => Some(5),
        }
    }
}

/// The variants of one game. A file names only what differs from the default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Seats, 2 to 4.
    #[schemars(range(min = 2, max = 4))]
    pub seats: u8,
    /// Ids of the kingdom cards, up to ten, each once.
    pub kingdom: Vec<String>,
    /// Whether Platinum and Colony are in the supply.
    pub colonies: bool,
    /// How the first hands come about.
    pub deal: Deal,
    /// Whether the first seat begins; if not, chance says who does.
    pub first_seat_begins: bool,
    /// Turns of each seat after which the game ends whatever is left, 1 to [`LONGEST_GAME`].
    #[schemars(range(min = 1, max = 1_000))]
    pub turn_limit: u16,
}

impl Default for Setup {
    fn default() -> Self {
        let kingdom =
            ["cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"];
        Self {
            seats: 2,
            kingdom: kingdom.map(str::to_owned).to_vec(),
            colonies: false,
            deal: Deal::Random,
            first_seat_begins: false,
            turn_limit: 200,
        }
    }
}

/// A setup that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// Too few or too many seats.
    Seats(u8),
    /// Too many kinds.
    LargeKingdom(usize),
    /// A card that is not there.
    NoCard {
        /// What the setup says.
        named: String,
        /// A card that was perhaps meant.
        near: Option<String>,
    },
    /// A basic card in the kingdom.
    Basic(String),
    /// A card that stands there twice.
    Twice(String),
    /// No turns at all, or too many.
    TurnLimit(u16),
}

impl SetupError {
    /// The field, a colon, and what is wrong.
    pub fn message(&self) -> Message {
        match self {
            Self::Seats(found) => {
                message!("fault-realm-seats", "seats: {found} is not between 2 and 4", found = *found)
            }
            Self::LargeKingdom(found) => message!(
                "fault-realm-large_kingdom",
                "kingdom: {found} cards are more than {most}; take some out",
                found = *found,
                most = LARGEST_KINGDOM
            ),
            Self::NoCard { named, near } => message!(
                "fault-realm-no_card",
                "kingdom: there is no card '{named}'; {remedy}",
                named,
                remedy = remedy_of(near.as_deref())
            ),
            Self::Basic(named) => message!(
                "fault-realm-basic",
                "kingdom: '{named}' is in every game that can have it; take it out",
                named
            ),
            Self::Twice(named) => {
                message!("fault-realm-card_twice", "kingdom: '{named}' is there twice; take one out", named)
            }
            Self::TurnLimit(found) => message!(
                "fault-realm-turn_limit",
                "turn_limit: {found} is not between 1 and {most}",
                found = *found,
                most = LONGEST_GAME
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
    /// The kinds of the game, basic ones first, in the order of their numbers.
    ///
    /// # Errors
    /// Every fault of the setup, not only the first; of a kingdom that is too large, those of the cards that would fit.
    pub fn kinds(&self, catalog: &Catalog) -> Result<Vec<Kind>, Vec<SetupError>> {
        let mut faults = Vec::new();
        let mut ensure = |holds: bool, fault: SetupError| {
            if !holds {
                faults.push(fault);
            }
        };
        ensure((2..=4).contains(&self.seats), SetupError::Seats(self.seats));
        ensure(self.kingdom.len() <= LARGEST_KINGDOM, SetupError::LargeKingdom(self.kingdom.len()));
        ensure((1..=LONGEST_GAME).contains(&self.turn_limit), SetupError::TurnLimit(self.turn_limit));
        // What is beyond the largest kingdom is one fault and is not looked at: files may hold any number of cards.
        for (at, id) in self.kingdom.iter().take(LARGEST_KINGDOM).enumerate() {
            ensure(!BASICS.contains(&id.as_str()), SetupError::Basic(id.clone()));
            ensure(!self.kingdom[..at].contains(id), SetupError::Twice(id.clone()));
            if catalog.get(id).is_none() {
                let near = catalog.nearest(id).map(str::to_owned);
                ensure(false, SetupError::NoCard { named: id.clone(), near });
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let ids = BASICS.into_iter().chain(self.kingdom.iter().map(String::as_str));
        Ok(ids.filter_map(|id| catalog.get(id)).cloned().collect())
    }
}
