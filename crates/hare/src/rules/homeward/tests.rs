use tabletop::{Game, Seat};

use super::build::LONGEST;
use super::{Held, Homeward};
use crate::rules::Hare;
use crate::setup::Setup;
use crate::track::{GOAL, Square};

/// With one rank alone there is nothing to average over: the turns are those that a search from the position finds.
#[test]
fn turns_are_those_of_a_search_from_the_position() {
    for board in ["2008", "1978"] {
        let game = Hare::new(Setup { board: board.to_owned(), seats: 2, luck: false, ..Setup::default() }).unwrap();
        let homeward = Homeward::default();
        let mut state = game.start();
        // The other is home, so the rank is the second and stays so.
        (state.squares[1], state.places[1], state.salads[1]) = (GOAL, 1, 0);
        for square in (0..GOAL).step_by(7) {
            for (carrots, salads) in [(0, 0), (7, 0), (31, 1), (68, 3), (90, 2), (150, 0)] {
                (state.squares[0], state.carrots[0], state.salads[0]) = (square, carrots, salads);
                let held = Held { carrots, salads, rank: 2, place: 2 };
                let found = homeward.one(&game, square, held);
                let told = format!("{board}: {square} with {carrots} and {salads}");
                // Before the first hedgehog who cannot move begins anew, which a search of one way does not see: it may be sooner.
                let sure = game.track().square(square) == Square::Hedgehog
                    || game.track().hedgehog_behind[usize::from(square)] > 0;
                match game.turns_home(&state, Seat(0)) {
                    Some(turns) if sure => assert_eq!(found, f32::from(turns), "{told}"),
                    Some(turns) => assert!(found <= f32::from(turns), "{told}"),
                    None => assert!(found < f32::from(LONGEST), "{told}"),
                }
            }
        }
    }
}
