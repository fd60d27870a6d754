//! Everything chosen before a game begins.

mod check;
mod error;
mod limits;

use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::map::{Layout, Map};
pub use error::SetupError;
pub use limits::{LONGEST_GAME, MAX_SEATS, MOST_BLIZZARDS, MOST_PORTALS, TWO_PHASE_BATTLES};

/// The variants of one game. Every field has the classic booklet's value as default, so a file names only what differs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Id of the map, such as `world`.
    pub map: String,
    /// Seats, 2 to 8.
    #[schemars(range(min = 2, max = 8))]
    pub seats: u8,
    /// How territories and first armies come onto the board.
    pub start: Start,
    /// Armies placed per turn while armies are placed alternately, 1 to 20. The booklet says 1. Beside neutrals a turn places twice
    /// as many of one's own and this many neutral ones, as the booklet has it for two players; in fog, whoever sees no neutral territory
    /// leaves these to the other.
    #[schemars(range(min = 1, max = 20))]
    pub muster: u8,
    /// Whether the first seat begins; otherwise who begins is drawn, as the booklet has it.
    pub first_seat_begins: bool,
    /// With two seats: whether a third, neutral force stands between them.
    pub neutrals: bool,
    /// What traded sets are worth.
    pub cards: Cards,
    /// What may be moved at the end of a turn.
    pub fortify: Fortify,
    /// What wins, besides being the last one standing.
    pub victory: Victory,
    /// Whether a capital is defended with three dice. Only with [`Victory::Capitals`].
    pub capital_dice: bool,
    /// Whether a seat sees only its own territories and their neighbours.
    pub fog: bool,
    /// The two-phase variant: a turn is a draft, then at most [`TWO_PHASE_BATTLES`] battles; no cards, no fortifying.
    pub two_phase: bool,
    /// Territories that portals join, each with all others: none, or 2 to 8.
    #[schemars(range(min = 0, max = 8))]
    pub portals: u8,
    /// Territories that blizzards close for the whole game, 0 to 64, as far as the map has room for them.
    #[schemars(range(min = 0, max = 64))]
    pub blizzards: u8,
    /// What portals and blizzards are drawn from: the same number draws the same of a map. At a table of the client 0 stands for a number
    /// drawn from the game's seed.
    pub layout: u32,
    /// Rounds after which the seat with most territories, then armies, wins, 1 to [`LONGEST_GAME`].
    pub round_limit: u32,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            map: "world".to_owned(),
            seats: 4,
            start: Start::default(),
            muster: 1,
            first_seat_begins: false,
            neutrals: true,
            cards: Cards::default(),
            fortify: Fortify::default(),
            victory: Victory::default(),
            capital_dice: true,
            fog: false,
            two_phase: false,
            portals: 0,
            blizzards: 0,
            layout: 0,
            round_limit: 300,
        }
    }
}

/// How territories and first armies come onto the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub enum Start {
    /// Territories are dealt at random, then armies placed in turn.
    #[default]
    Deal,
    /// Territories are claimed one by one, then armies placed in turn.
    Claim,
    /// Territories and armies are dealt at random.
    Scatter,
}

/// What traded sets are worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub enum Cards {
    /// 4, 6, 8, 10, 12, 15, 20, 25, then 5 more each, counted over all seats.
    #[default]
    Progressive,
    /// Infantry 4, cavalry 6, artillery 8, mixed 10.
    Fixed,
    /// No cards.
    Off,
}

/// What may be moved at the end of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub enum Fortify {
    /// One move to an adjacent territory.
    #[default]
    Adjacent,
    /// One move along a path of own territories.
    Path,
    /// Any number of moves along paths of own territories.
    Unlimited,
    /// None.
    Off,
}

/// What wins, besides being the last one standing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub enum Victory {
    /// Nothing else.
    #[default]
    Elimination,
    /// This share of the map, in percent, 51 to 100, and more than the deal gives anybody.
    Share(u8),
    /// Holding this many capitals, 2 to one per seat; 0 means all of them.
    Capitals(u8),
    /// A secret mission of one's own. What the deal and the first armies fulfil counts once the seat has taken a territory, or
    /// the first round is over.
    Missions,
    /// Most territories, then armies, after this many rounds, 1 to [`LONGEST_GAME`].
    Rounds(u32),
}

impl Setup {
    /// Whether neutral armies stand on the board.
    pub fn has_neutrals(&self) -> bool {
        self.seats == 2 && self.neutrals
    }

    /// Whether cards are drawn.
    pub fn has_cards(&self) -> bool {
        self.cards != Cards::Off && !self.two_phase
    }

    /// The fortify rule in force.
    pub fn fortify_rule(&self) -> Fortify {
        if self.two_phase { Fortify::Off } else { self.fortify }
    }

    /// The last round: of the victory rule where it counts rounds, else the limit.
    pub fn last_round(&self) -> u32 {
        match self.victory {
            Victory::Rounds(rounds) => rounds.min(self.round_limit),
            _ => self.round_limit,
        }
    }

    /// Armies each force starts with, before it gets at least one per territory. The booklet ends at six seats; seven and eight
    /// start with as many as six.
    pub fn starting_armies(&self) -> u32 {
        match self.seats {
            0..=2 => 40,
            3 => 35,
            4 => 30,
            5 => 25,
            _ => 20,
        }
    }

    /// The portals and blizzards of the game; `None` where there are none and the map is played as its file has it.
    pub fn map_layout(&self) -> Option<Layout> {
        let (portals, blizzards, number) = (self.portals, self.blizzards, self.layout);
        (portals > 0 || blizzards > 0).then_some(Layout { portals, blizzards, number })
    }

    /// The map as it is played: with its portals, and without what blizzards close.
    pub(crate) fn played_on(&self, map: Arc<Map>) -> Result<Arc<Map>, SetupError> {
        let Some(layout) = self.map_layout() else { return Ok(map) };
        let drawn = map.draw_layout(layout).map_err(|fault| self.no_room(fault))?;
        Ok(Arc::new(map.with_layout(&drawn)))
    }
}
