//! What seats and chance may do.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::card::Card;
use crate::map::TerritoryId;
use crate::mission::Mission;

/// What the active seat may do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Action {
    /// Take a free territory with one army.
    Claim(TerritoryId),
    /// Put armies on own territories (while first armies are placed with two seats, on neutral ones too), each territory named
    /// once with at least one army. May be done in parts.
    Place(Vec<(TerritoryId, u32)>),
    /// Name one's capital.
    Capital(TerritoryId),
    /// Trade a set for armies.
    Trade {
        /// Three cards of the own hand, ascending.
        cards: [Card; 3],
        /// An own territory pictured on one of them gets 2 armies ([`PICTURE_BONUS`](crate::card::PICTURE_BONUS)), once a turn.
        bonus: Option<TerritoryId>,
    },
    /// One roll.
    Attack {
        /// Own territory with at least two armies.
        from: TerritoryId,
        /// Adjacent territory of another force.
        to: TerritoryId,
        /// Dice, 1 to 3 and fewer than the armies in `from`.
        #[schemars(range(min = 1, max = 3))]
        dice: u8,
    },
    /// Roll with as many dice as possible until the territory falls or at most `stop` armies are left in `from`.
    Blitz {
        /// Own territory with more than `stop` armies.
        from: TerritoryId,
        /// Adjacent territory of another force.
        to: TerritoryId,
        /// Armies to keep back, at least 1.
        stop: u32,
    },
    /// Move into the captured territory: at least the dice rolled, and one army stays.
    Occupy(u32),
    /// Stop attacking; fortifying comes next.
    EndAttack,
    /// Move armies between own territories.
    Fortify {
        /// Own territory with more than `armies` armies.
        from: TerritoryId,
        /// Another own territory within reach.
        to: TerritoryId,
        /// Armies to move, at least 1.
        armies: u32,
    },
    /// End the turn.
    EndTurn,
}

/// What chance may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// This seat begins.
    First(Seat),
    /// The mission drawn.
    Mission(Mission),
    /// The territory card dealt, or the territory an army falls on.
    Territory(TerritoryId),
    /// The dice.
    Roll(Roll),
    /// The card drawn.
    Card(Card),
}

/// Dice of both sides, each in descending order, 0 where no die was rolled.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Roll {
    /// The attacker's, 1 to 3 dice.
    pub attacker: [u8; 3],
    /// The defender's, 1 to 2 dice (3 in a capital).
    pub defender: [u8; 3],
}

impl Roll {
    /// Armies lost by attacker and defender: pairs are compared from the highest, ties to the defender.
    #[inline]
    pub fn losses(self) -> (u32, u32) {
        let mut losses = (0, 0);
        for (a, d) in self.attacker.into_iter().zip(self.defender) {
            if a == 0 || d == 0 {
                break;
            }
            if a > d {
                losses.1 += 1;
            } else {
                losses.0 += 1;
            }
        }
        losses
    }
}
