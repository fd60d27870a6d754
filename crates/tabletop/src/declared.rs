//! What has been declared in a session, and how a game ends by it.

use serde::Serialize;

use crate::{Declaration, Declarations, Game, Illegal, Seat, Standing, Turn};

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
