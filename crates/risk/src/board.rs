//! What lies open on the table: territories, armies, whose turn it is and what is due.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Standing};

use crate::card::Card;
use crate::map::TerritoryId;
pub use crate::setup::MAX_SEATS;

/// More armies than any game brings to one territory, and few enough that sums over a whole map stay within 32 bits. What would
/// go beyond is lost.
pub(crate) const MOST_ARMIES: u32 = 10_000_000;

/// Who holds a territory: the number of a seat, from 0, or **253** for the neutral force of a two-seat game, **254** for nobody yet,
/// **255** for somebody behind the fog.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Owner(u8);

impl Owner {
    /// The neutral force of a two-seat game.
    pub const NEUTRAL: Owner = Owner(253);
    /// Nobody yet.
    pub const NOBODY: Owner = Owner(254);
    /// Somebody behind the fog.
    pub const UNSEEN: Owner = Owner(255);

    /// A seat's own.
    #[inline]
    pub const fn of(seat: Seat) -> Self {
        Owner(seat.0)
    }

    /// The seat, if a seat holds it.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        if (self.0 as usize) < MAX_SEATS { Some(Seat(self.0)) } else { None }
    }

    /// Whether `seat` holds it.
    #[inline]
    pub const fn is(self, seat: Seat) -> bool {
        self.0 == seat.0
    }
}

/// One territory's holder and armies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Land {
    /// Who holds it.
    pub owner: Owner,
    /// Armies on it, 1 or more; 0 where nobody holds it, where fog hides it, and in a captured territory until it is occupied.
    pub armies: u32,
}

impl Land {
    /// Adds armies.
    pub(crate) fn reinforce(&mut self, armies: u32) {
        self.armies = self.armies.saturating_add(armies).min(MOST_ARMIES);
    }
}

/// A battle under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Battle {
    /// The attacking territory.
    pub from: TerritoryId,
    /// The attacked territory.
    pub to: TerritoryId,
    /// Attacker's dice in the roll that is due, 1 to 3.
    #[schemars(range(min = 1, max = 3))]
    pub dice: u8,
    /// A blitz goes on until at most this many armies are left in `from`; `None` is a single roll.
    pub stop: Option<u32>,
}

/// What is due.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Phase {
    /// Chance: who begins.
    First,
    /// Chance: the next seat's secret mission.
    Mission(Seat),
    /// Chance: the next territory card goes to this force.
    Deal(Owner),
    /// The active seat claims a free territory.
    Claim,
    /// Chance: an army of this force falls on one of its territories.
    Scatter(Owner),
    /// The active seat places first armies: [`Board::to_place`] of its own, [`Board::neutrals_to_place`] of the neutrals.
    Muster,
    /// The active seat names its capital.
    Capital,
    /// The active seat may trade cards and places [`Board::to_place`] armies.
    Reinforce {
        /// Whether this interrupts the attacks, after inheriting cards.
        spoils: bool,
    },
    /// The active seat attacks or goes on.
    Attack,
    /// Chance: the dice of this battle.
    Roll(Battle),
    /// The active seat moves into the captured territory.
    Occupy {
        /// Where from.
        from: TerritoryId,
        /// The captured territory.
        to: TerritoryId,
        /// Fewest armies to move: the dice rolled.
        least: u32,
    },
    /// The active seat may move armies between its territories.
    Fortify,
    /// Chance: the card for a turn with a capture.
    Draw,
    /// The end.
    Over(
        #[serde(with = "crate::unscored")]
        #[schemars(with = "Standing")]
        Standing,
    ),
}

/// A seat that was eliminated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Fallen {
    /// Who fell.
    pub seat: Seat,
    /// To whom.
    pub by: Seat,
    /// In which round.
    pub round: u32,
}

/// What lies open on the table. In a [`View`](crate::View) of a foggy game, what is not seen is blanked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Board {
    /// By territory, in the map's order.
    pub lands: Vec<Land>,
    /// What is due.
    pub phase: Phase,
    /// The seat whose turn it is.
    pub active: Seat,
    /// The seat that began.
    pub first: Seat,
    /// Round, from 1; 0 while the board is set up. A round ends before the first seat's turn (or, once that is eliminated, where
    /// its turn would be).
    pub round: u32,
    /// Armies the active seat still has to place in this phase.
    pub to_place: u32,
    /// Neutral armies it has to place with them.
    pub neutrals_to_place: u32,
    /// First armies not yet placed, per seat.
    pub reserves: ArrayVec<u32, MAX_SEATS>,
    /// Neutral armies not yet placed.
    pub neutral_reserve: u32,
    /// Cards in hand, per seat.
    pub hand_sizes: ArrayVec<u8, MAX_SEATS>,
    /// Cards left to draw.
    pub deck_size: u16,
    /// Traded cards, sorted; they become the deck when it is empty.
    pub discard: Vec<Card>,
    /// Sets traded in the game.
    pub trades: u32,
    /// Whether a territory was captured this turn.
    pub captured: bool,
    /// Whether a pictured territory got its armies this turn.
    pub pictured: bool,
    /// Battles fought this turn.
    pub battles: u8,
    /// The border last fought over this turn.
    pub border: Option<(TerritoryId, TerritoryId)>,
    /// Capitals by seat, once all are revealed; empty before and in games without.
    pub capitals: ArrayVec<TerritoryId, MAX_SEATS>,
    /// Eliminated seats, in order.
    pub fallen: ArrayVec<Fallen, MAX_SEATS>,
}

impl Board {
    /// The territory's holder and armies.
    #[inline]
    pub fn land(&self, territory: TerritoryId) -> Land {
        self.lands[territory.index()]
    }

    /// Whether `seat` holds the territory.
    #[inline]
    pub fn holds(&self, seat: Seat, territory: TerritoryId) -> bool {
        self.land(territory).owner.is(seat)
    }

    /// Territories and armies of a force, as far as they are seen.
    pub fn strength(&self, owner: Owner) -> (u32, u64) {
        self.lands
            .iter()
            .filter(|land| land.owner == owner)
            .fold((0, 0), |(lands, armies), land| (lands + 1, armies + u64::from(land.armies)))
    }

    /// Whether the seat is still in the game.
    pub fn alive(&self, seat: Seat) -> bool {
        self.fallen.iter().all(|fallen| fallen.seat != seat)
    }

    /// Moves armies; the rules have seen to it that they are there.
    pub(crate) fn march(&mut self, from: TerritoryId, to: TerritoryId, armies: u32) {
        self.lands[from.index()].armies -= armies;
        self.lands[to.index()].reinforce(armies);
    }

    /// Gives the active seat armies to place.
    pub(crate) fn grant(&mut self, armies: u32) {
        self.to_place = self.to_place.saturating_add(armies).min(MOST_ARMIES);
    }

    /// Number of seats.
    pub fn seats(&self) -> usize {
        self.hand_sizes.len()
    }

    /// Copies without allocating where the room is already there. Names every field, so that none is forgotten.
    pub(crate) fn copy_from(&mut self, other: &Board) {
        let Board {
            lands,
            phase,
            active,
            first,
            round,
            to_place,
            neutrals_to_place,
            reserves,
            neutral_reserve,
            hand_sizes,
            deck_size,
            discard,
            trades,
            captured,
            pictured,
            battles,
            border,
            capitals,
            fallen,
        } = other;
        self.lands.clone_from(lands);
        self.phase.clone_from(phase);
        self.reserves.clone_from(reserves);
        self.hand_sizes.clone_from(hand_sizes);
        self.discard.clone_from(discard);
        self.capitals.clone_from(capitals);
        self.fallen.clone_from(fallen);
        self.active = *active;
        self.first = *first;
        self.round = *round;
        self.to_place = *to_place;
        self.neutrals_to_place = *neutrals_to_place;
        self.neutral_reserve = *neutral_reserve;
        self.deck_size = *deck_size;
        self.trades = *trades;
        self.captured = *captured;
        self.pictured = *pictured;
        self.battles = *battles;
        self.border = *border;
    }
}
