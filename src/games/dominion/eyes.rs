//! What the eyes before the screen may know of a game.

use dominion::{Dominion, View};
use tabletop::{Eye, Seat, Session};

use crate::table::Sight;

/// What may be shown of a session as it stands. Where no person plays, nothing is hidden: every hand is seen as its owner sees it.
pub fn visible(session: &Session<Dominion>, sight: Sight) -> View {
    let mut view = session.view(sight.eye());
    if sight == Sight::All {
        for (seat, player) in Seat::all(view.players.len()).zip(&mut view.players) {
            let mut own = session.view(Eye::Seat(seat));
            *player = own.players.swap_remove(seat.index());
        }
    }
    view
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use dominion::{Catalog, Setup};
    use tabletop::{Controller, Game, Player, Seed, Turn};

    use super::*;

    fn session() -> Session<Dominion> {
        let cards = include_str!("../../../assets/dominion/cards.ron");
        let catalog = Catalog::from_ron("cards.ron", cards).expect("sound cards");
        let game = Arc::new(Dominion::new(Setup { seats: 3, ..Setup::default() }, &catalog).expect("sound"));
        let player = |look| Player {
            name: format!("Player {look}"),
            controller: Controller::Agent("bm1".to_owned()),
            livery: look,
        };
        let mut session = Session::new(game, Seed(4), (0..3).map(player).collect()).expect("seated");
        while session.turn() == Turn::Chance {
            session.advance().expect("chance is due");
        }
        session
    }

    #[test]
    fn no_more_is_shown_than_the_eyes_may_know() {
        let session = session();
        let hands = |sight| {
            let view = visible(&session, sight);
            view.players.iter().map(|player| player.own.is_some()).collect::<Vec<_>>()
        };
        assert_eq!(hands(Sight::Public), [false; 3]);
        assert_eq!(hands(Sight::Seat(Seat(1))), [false, true, false]);
        assert_eq!(hands(Sight::All), [true; 3]);
        assert_eq!(session.game().seats(), 3);
    }
}
