//! States and actions that a file or a program may bring, and that no game comes to.

use boards::board::{QuietMove, Square};
use boards::flip_jungle::{Action, Setup, State, Unopened};
use tabletop::{Game, Seat};

use super::support::{at, rules};

#[test]
fn states_that_cannot_be_are_refused() {
    let game = rules(Setup::default());
    let start = game.start();
    let nowhere = [Square(16), Square(17), Square(63), Square(64), Square(255)];
    let open = at(&game, "4/4/4/E2c w1 * 0");
    let mut wrong: Vec<State> = vec![
        State { to_act: Seat(7), ..start.clone() },
        State { quiet: 900, ..start.clone() },
        State { unopened: Unopened::default(), ..start.clone() },
        State { unopened: Unopened::all(), ..open.clone() },
    ];
    for square in nowhere {
        wrong.push(State { flipping: Some(square), ..start.clone() });
        wrong.push(State { past: vec![QuietMove { from: square, to: Square(3) }], quiet: 1, ..open.clone() });
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
            let refused = game.validate(&start, &action).expect_err("it is beside the board");
            assert_eq!(refused.rule, "flip_jungle-no-square");
        }
    }
    let twice = serde_json::from_str::<Unopened>("\"EE\"");
    assert!(twice.is_err(), "each piece is there once");
}
