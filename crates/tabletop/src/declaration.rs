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

use crate::{Game, Illegal, Message, Seat, Standing, Turn, message};

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

/// The [reason](Standing::reason) of a game that a seat has given up.
pub(crate) const RESIGNATION: &str = "resignation";
/// The reason of a game that ended in a draw both seats agreed on.
pub(crate) const AGREEMENT: &str = "draw_agreed";

/// What has been declared, as far as it still matters.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub(crate) struct Declared {
    /// Whose offer of a draw stands.
    offer: Option<Seat>,
    /// Seats that have offered one since they acted last.
    offered: [bool; 2],
    /// How the game ended by it.
    ended: Option<Ended>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
enum Ended {
    Resigned(Seat),
    Agreed,
}

impl Declared {
    /// Whose offer of a draw stands.
    pub fn offer(&self) -> Option<Seat> {
        self.offer
    }

    /// Whether the game has ended by it.
    pub fn ended(&self) -> bool {
        self.ended.is_some()
    }

    /// How it ended, if it has.
    pub fn standing(&self) -> Option<Standing> {
        Some(match self.ended? {
            Ended::Resigned(seat) => {
                let places = Seat::all(2).map(|other| if other == seat { 2 } else { 1 });
                Standing::new(places.collect(), RESIGNATION)
            }
            Ended::Agreed => Standing::new(vec![1, 1], AGREEMENT),
        })
    }

    /// `seat` has acted: its own offer stands no longer, and it may offer again.
    pub fn acted(&mut self, seat: Seat) {
        if self.offer == Some(seat) {
            self.offer = None;
        }
        if let Some(offered) = self.offered.get_mut(seat.index()) {
            *offered = false;
        }
    }

    /// `seat` says something, in a game that stands at `turn`.
    ///
    /// # Errors
    /// Why it may not; nothing has changed then.
    pub fn declare<G: Game>(
        &mut self,
        game: &G,
        turn: Turn,
        seat: Seat,
        declaration: Declaration,
    ) -> Result<(), Illegal> {
        self.check(game, turn, seat, declaration)?;
        match declaration {
            Declaration::Resign => self.ended = Some(Ended::Resigned(seat)),
            Declaration::OfferDraw => {
                self.offer = Some(seat);
                self.offered[seat.index()] = true;
            }
            Declaration::AcceptDraw => self.ended = Some(Ended::Agreed),
            Declaration::DeclineDraw => self.offer = None,
        }
        Ok(())
    }

    /// Whether `seat` may say something, in a game that stands at `turn`.
    ///
    /// # Errors
    /// Why it may not.
    pub fn check<G: Game>(&self, game: &G, turn: Turn, seat: Seat, declaration: Declaration) -> Result<(), Illegal> {
        let known = known(game);
        let refused = |case, text: &'static str| Err(Illegal::new("declaration", text).case(case));
        match declaration {
            Declaration::Resign if !known.resign => refused("no_resigning", "nobody resigns in this game"),
            Declaration::OfferDraw | Declaration::AcceptDraw | Declaration::DeclineDraw if !known.draw => {
                refused("no_draws", "no draw is agreed on in this game")
            }
            _ if seat.index() >= game.seats() => refused("no_seat", "there is no such seat"),
            _ if turn == Turn::Over => refused("over", "the game is over"),
            Declaration::Resign => Ok(()),
            Declaration::OfferDraw if turn != Turn::Seat(seat) => {
                refused("not_to_act", "a draw is offered by whoever is to act")
            }
            Declaration::OfferDraw if self.offered[seat.index()] => {
                refused("again", "a draw has been offered already; another one may be offered after a move")
            }
            Declaration::OfferDraw => Ok(()),
            Declaration::AcceptDraw | Declaration::DeclineDraw => match self.offer {
                Some(by) if by != seat => Ok(()),
                _ => refused("no_offer", "the other side offers no draw"),
            },
        }
    }
}

/// Which declarations may be made in a game at all: those it knows, at two seats.
pub(crate) fn known<G: Game>(game: &G) -> Declarations {
    if game.seats() == 2 { game.declarations() } else { Declarations::NONE }
}
