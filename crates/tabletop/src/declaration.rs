//! What a seat says of the end of a game beside its actions: that it resigns, offers a draw, accepts one or declines it.
//!
//! Declarations are of the [session](crate::Session) and not of the rules, so that no game has to make them again: a game only says
//! which of them [make sense](crate::Game::declarations) in it. They are made at games for two seats alone, where it is plain who
//! wins when one gives up; a game for more that wants something like it has it as an action of its rules.
//!
//! * A seat may resign at any time. The other one has won.
//! * A draw is offered by the seat that is to act. The offer stands until the other one answers, or until whoever offered acts. A
//!   seat that has offered may offer again once it has acted.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Message, message};

/// What a seat says of the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Declaration {
    /// It gives the game up.
    Resign,
    /// It offers a draw.
    OfferDraw,
    /// It accepts the draw that the other seat offers.
    AcceptDraw,
    /// It declines it.
    DeclineDraw,
}

impl Declaration {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Resign, Self::OfferDraw, Self::AcceptDraw, Self::DeclineDraw];

    /// That whoever has this name said so, for a log.
    pub fn told(self, name: &str) -> Message {
        let name = Message::person(name);
        match self {
            Self::Resign => message!("declared-resign", "{name} resigned", name),
            Self::OfferDraw => message!("declared-offer_draw", "{name} offers a draw", name),
            Self::AcceptDraw => message!("declared-accept_draw", "{name} accepts the draw", name),
            Self::DeclineDraw => message!("declared-decline_draw", "{name} declines the draw", name),
        }
    }
}

/// Which declarations make sense in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Declarations {
    /// Whether a seat may resign.
    pub resign: bool,
    /// Whether a draw may be offered.
    pub draw: bool,
}

impl Declarations {
    /// None of them.
    pub const NONE: Self = Self { resign: false, draw: false };
    /// Resigning alone.
    pub const RESIGN: Self = Self { resign: true, draw: false };
    /// Resigning, and draws by agreement.
    pub const ALL: Self = Self { resign: true, draw: true };

    /// Whether there is none.
    pub const fn is_none(self) -> bool {
        !self.resign && !self.draw
    }
}
