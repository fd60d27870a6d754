//! What is measured of somebody's play.

use serde::{Deserialize, Serialize};

/// A figure of somebody's play in one game. None of them looks at settings: all follow from what happened.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Statistic {
    /// Attacks begun, per turn. What is rolled from one territory against another is one attack until another is begun.
    AttacksPerTurn,
    /// Mean exact chance to conquer at the beginning of an attack.
    OddsTaken,
    /// Territories captured, per turn.
    CapturesPerTurn,
    /// Of the attacks on rivals while there are two or more, the share on the one with most territories.
    LeaderAttacks,
    /// Continents held whole at the end of a turn, mean.
    Continents,
    /// Connected groups of own territories at the end of a turn, mean.
    Realms,
    /// Share of the own armies that stands on one territory at the end of a turn, mean.
    LargestStack,
    /// Cards in hand at the end of a turn, mean.
    CardsHeld,
    /// Cards in hand when a set is traded, mean.
    CardsAtTrade,
    /// Sets traded in ten turns.
    SetsTraded,
    /// Armies moved at the end of a turn, times the steps they went, per turn.
    Marching,
    /// Rivals eliminated in a game.
    Eliminations,
}

impl Statistic {
    /// All, in the order they are shown.
    pub const ALL: [Statistic; 12] = [
        Statistic::AttacksPerTurn,
        Statistic::OddsTaken,
        Statistic::CapturesPerTurn,
        Statistic::LeaderAttacks,
        Statistic::Continents,
        Statistic::Realms,
        Statistic::LargestStack,
        Statistic::CardsHeld,
        Statistic::CardsAtTrade,
        Statistic::SetsTraded,
        Statistic::Marching,
        Statistic::Eliminations,
    ];

    /// What it is, for the head of a row.
    pub fn title(self) -> &'static str {
        match self {
            Statistic::AttacksPerTurn => "attacks a turn",
            Statistic::OddsTaken => "odds of attacks taken",
            Statistic::CapturesPerTurn => "captures a turn",
            Statistic::LeaderAttacks => "attacks on the leader",
            Statistic::Continents => "continents held",
            Statistic::Realms => "separate realms",
            Statistic::LargestStack => "largest stack",
            Statistic::CardsHeld => "cards held",
            Statistic::CardsAtTrade => "cards when trading",
            Statistic::SetsTraded => "sets in ten turns",
            Statistic::Marching => "army-steps marched",
            Statistic::Eliminations => "rivals eliminated",
        }
    }

    /// Whether it is a share, in [0, 1].
    pub fn is_share(self) -> bool {
        matches!(self, Statistic::OddsTaken | Statistic::LeaderAttacks | Statistic::LargestStack)
    }
}
