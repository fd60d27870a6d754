//! What happened, for animation, sound, log and beliefs.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Eye, Seat, Standing};

use crate::action::Roll;
use crate::board::{MAX_SEATS, Owner};
use crate::card::Card;
use crate::map::{ContinentId, TerritoryId};
use crate::mission::Mission;

/// Eyes as a set of bits: 1 for seat 0, 2 for seat 1, 4 for seat 2 and so on, and 256 for the public, added up; 511 for everybody. What all of eight
/// seats see is not open to the public for that.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Seats(u16);

/// The bit of the public.
const PUBLIC: u16 = 1 << MAX_SEATS;

impl Seats {
    /// Every seat, and the public.
    pub const ALL: Seats = Seats((PUBLIC << 1) - 1);
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// One pair of eyes alone.
    pub fn only(eye: Eye) -> Self {
        match eye {
            Eye::Seat(seat) => Seats::NONE.with(seat),
            Eye::Public => Seats::NONE,
        }
    }

    /// With one seat more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Seats(self.0 | 1 << seat.0)
    }

    /// Those in both.
    #[must_use]
    pub const fn and(self, other: Seats) -> Self {
        Seats(self.0 & other.0)
    }

    /// Whether these eyes are in the set.
    pub fn sees(self, eye: Eye) -> bool {
        match eye {
            Eye::Seat(seat) => self.0 >> seat.0 & 1 == 1,
            Eye::Public => self.0 & PUBLIC != 0,
        }
    }
}

/// Something that happened, and who saw it. Without fog everybody sees everything but cards and missions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Event {
    /// What happened.
    pub kind: EventKind,
    /// Who saw it. After redaction: [`Seats::ALL`] where everybody did, else those eyes alone, since who else saw it would tell
    /// where they stand.
    pub seen: Seats,
    /// Who of them also saw where it came from. The others are told what happened before their eyes.
    pub whole: Seats,
}

/// What a turn's armies are made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Income {
    /// For territories: a third of them, at least three.
    pub territories: u32,
    /// For continents held, each with its bonus.
    pub continents: Vec<(ContinentId, u32)>,
}

impl Income {
    /// Armies in all.
    pub fn total(&self) -> u32 {
        self.continents.iter().fold(self.territories, |sum, &(_, bonus)| sum.saturating_add(bonus))
    }
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum EventKind {
    /// The seat drawn to begin.
    First(Seat),
    /// A secret mission was dealt.
    Mission {
        /// To whom.
        seat: Seat,
        /// Which; only the seat itself is told.
        mission: Option<Mission>,
    },
    /// A territory was dealt or claimed, with one army on it.
    Settled {
        /// Where.
        territory: TerritoryId,
        /// By whom.
        owner: Owner,
    },
    /// Armies were placed on one territory. A placing over several territories is several events.
    Placed {
        /// By whom; the territory may be neutral while first armies are placed.
        seat: Seat,
        /// Where.
        territory: TerritoryId,
        /// How many.
        armies: u32,
    },
    /// An army fell on a territory by chance.
    Scattered {
        /// Where.
        territory: TerritoryId,
    },
    /// A capital was named.
    Named {
        /// By whom.
        seat: Seat,
        /// Which; only the seat itself is told.
        territory: Option<TerritoryId>,
    },
    /// All capitals are revealed, by seat.
    Capitals(Vec<TerritoryId>),
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
        /// In which round.
        round: u32,
        /// With which armies; in fog only the seat itself is told.
        income: Option<Income>,
    },
    /// A set was traded.
    Traded {
        /// By whom.
        seat: Seat,
        /// Which cards.
        cards: [Card; 3],
        /// For how many armies. Those of a pictured territory come as [`EventKind::Placed`].
        armies: u32,
    },
    /// Dice were rolled.
    Rolled {
        /// The attacking seat.
        seat: Seat,
        /// From where.
        from: TerritoryId,
        /// Against where.
        to: TerritoryId,
        /// The defending force.
        defender: Owner,
        /// The dice.
        roll: Roll,
        /// Armies lost by the attacker.
        attacker_lost: u32,
        /// Armies lost by the defender.
        defender_lost: u32,
    },
    /// In fog, the same to those who see the attacked territory and not where the attack comes from: neither its origin nor its
    /// dice, which would tell its size.
    Assaulted {
        /// The attacking seat.
        seat: Seat,
        /// Against where.
        to: TerritoryId,
        /// The defending force.
        defender: Owner,
        /// Armies lost by the defender.
        defender_lost: u32,
    },
    /// A territory fell.
    Captured {
        /// To whom.
        seat: Seat,
        /// From where; `None` to those who do not see it.
        from: Option<TerritoryId>,
        /// Which.
        to: TerritoryId,
        /// Who held it.
        loser: Owner,
    },
    /// Armies moved into the captured territory.
    Occupied {
        /// From where; `None` to those who do not see it.
        from: Option<TerritoryId>,
        /// Where to.
        to: TerritoryId,
        /// How many.
        armies: u32,
    },
    /// A seat was eliminated.
    Eliminated {
        /// Who.
        seat: Seat,
        /// By whom.
        by: Seat,
        /// The cards that went over; only the winner is told their faces.
        cards: Option<Vec<Card>>,
    },
    /// Armies moved between own territories.
    Fortified {
        /// Whose.
        seat: Seat,
        /// From where.
        from: TerritoryId,
        /// Where to.
        to: TerritoryId,
        /// How many.
        armies: u32,
    },
    /// A card was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which; only the seat itself is told.
        card: Option<Card>,
    },
    /// The traded cards became the new deck.
    Reshuffled,
    /// The game is over.
    Over(
        #[serde(with = "crate::unscored")]
        #[schemars(with = "Standing")]
        Standing,
    ),
}
