//! Which pieces take which, and how cannons move.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::piece::{KINDS, Kind};

/// The order of ranks. Equal takes equal, the higher takes the lower, and a soldier takes the general.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ranks {
    /// General, advisor, elephant, chariot, horse, cannon, soldier. The general takes no soldier. A cannon takes any piece by a leap over exactly one
    /// other piece along a row or column, and nothing by a step.
    #[default]
    Taiwanese,
    /// The same order with ordinary cannons, and the general takes soldiers, too.
    Chinese,
    /// General, chariot, horse, cannon, advisor, elephant, soldier; ordinary cannons, and the general takes no soldier.
    HongKong,
}

/// What the rules of a game say of moves, worked out for searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// By kind, as bits by kind: what it takes by a step.
    takes: [u8; KINDS],
    /// Whether cannons take by a leap, and by nothing else.
    leaps: bool,
    /// Whether a cannon that takes nothing goes any distance.
    slides: bool,
}

impl Rules {
    /// Those of an order of ranks; `slides` where a cannon that takes nothing goes any distance.
    pub fn new(ranks: Ranks, slides: bool) -> Self {
        use Kind::{Advisor, Cannon, Chariot, Elephant, General, Horse, Soldier};
        let order = match ranks {
            Ranks::Taiwanese | Ranks::Chinese => [General, Advisor, Elephant, Chariot, Horse, Cannon, Soldier],
            Ranks::HongKong => [General, Chariot, Horse, Cannon, Advisor, Elephant, Soldier],
        };
        let leaps = ranks == Ranks::Taiwanese;
        let mut takes = [0; KINDS];
        for (at, kind) in order.into_iter().enumerate() {
            takes[kind.index()] = order[at..].iter().fold(0, |bits, lower| bits | 1 << lower.index());
        }
        takes[Soldier.index()] |= 1 << General.index();
        if ranks != Ranks::Chinese {
            takes[General.index()] &= !(1 << Soldier.index());
        }
        if leaps {
            takes[Cannon.index()] = 0;
        }
        Self { takes, leaps, slides }
    }

    /// Whether one kind takes another by a step.
    #[inline]
    pub const fn takes(&self, taker: Kind, taken: Kind) -> bool {
        self.takes[taker.index()] >> taken.index() & 1 == 1
    }

    /// Whether one kind ever takes another, by a step or a leap.
    pub const fn may_take(&self, taker: Kind, taken: Kind) -> bool {
        self.takes(taker, taken) || (self.leaps && matches!(taker, Kind::Cannon))
    }

    /// Whether cannons take by a leap.
    #[inline]
    pub const fn leaps(&self) -> bool {
        self.leaps
    }

    /// Whether a cannon that takes nothing goes any distance.
    #[inline]
    pub const fn slides(&self) -> bool {
        self.slides
    }
}
