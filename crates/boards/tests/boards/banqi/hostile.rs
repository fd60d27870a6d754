//! States and actions that a file or a program may bring, and that no game comes to.

use boards::banqi::{Action, Setup, State};
use boards::board::{QuietMove, Square};
use tabletop::{Game, Seat};

use super::support::{at, rules};

#[test]
fn states_that_cannot_be_are_refused() {
    let game = rules(Setup::default());
    let start = game.start();
    let nowhere = [Square(32), Square(63), Square(64), Square(200), Square(255)];
    let mut wrong: Vec<State> = vec![State { to_act: Seat(7), ..start.clone() }, State { quiet: 900, ..start.clone() }];
    let open = at(&game, "8/8/8/G6g r1 AAEERRHHCCSSSSSaaeerrhhccsssss 0");
    for square in nowhere {
        wrong.push(State { flipping: Some(square), ..start.clone() });
        wrong.push(State { past: vec![QuietMove { from: square, to: Square(7) }], quiet: 1, ..open.clone() });
        for (from, to) in [(square, Square(0)), (Square(0), square), (square, square)] {
            wrong.push(State { past: vec![QuietMove { from, to }], quiet: 1, ..start.clone() });
        }
    }
    for state in wrong {
        let refused = game.check_state(&state).expect_err("it cannot be");
        assert_eq!(refused.rule, "board_unsound", "{state:?}");
    }
    for square in nowhere {
        for action in [Action::Flip(square), Action::Move { from: square, to: Square(0) }] {
            assert_eq!(game.validate(&start, &action).expect_err("it is beside the board").rule, "banqi-no-square");
        }
    }
}
