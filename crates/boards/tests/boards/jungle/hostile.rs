//! States that a file or a program may bring, and that no game comes to.

use boards::board::{QuietMove, Square};
use boards::jungle::{Action, Setup, State};
use tabletop::Game;

use super::support::rules;

#[test]
fn states_that_cannot_be_are_refused() {
    let game = rules(Setup::default());
    let start = game.start();
    for square in [Square(63), Square(64), Square(200), Square(255)] {
        for (from, to) in [(square, Square(0)), (Square(0), square), (square, square)] {
            let state = State { past: vec![QuietMove { from, to }], quiet: 1, ..start.clone() };
            assert_eq!(game.check_state(&state).expect_err("it cannot be").rule, "board_unsound", "{state:?}");
            let action = Action { from, to };
            assert_eq!(game.validate(&start, &action).expect_err("beside the board").rule, "jungle-no-square");
        }
    }
}
