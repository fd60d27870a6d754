//! States and views that a file or a program may bring, and that no game comes to.

use boards::board::{QuietMove, Square};
use boards::generals::{Fight, Phase, Rank, Ranks, Side, State, View};
use tabletop::{Eye, Game, Seed};

use super::support::{at_random, usual, view};

/// Something that makes a state one that cannot be.
type Change = Box<dyn Fn(&mut State)>;

#[test]
fn states_that_cannot_be_are_refused() {
    let game = usual();
    let state = at_random(&game, Seed(1), 60);
    game.check_state(&state).expect("it is one of a game");
    let changes: Vec<(&str, Change)> = vec![
        ("home beside", Box::new(|state| state.armies[0][20].home = Square(200))),
        ("at beside", Box::new(|state| state.armies[0][3].at = Some(Square(72)))),
        ("rank", Box::new(|state| state.armies[1][3].rank = Some(Rank(15)))),
        ("no rank", Box::new(|state| state.armies[1][3].rank = None)),
        ("may", Box::new(|state| state.armies[1][3].may = Ranks(1 << 15))),
        ("no may", Box::new(|state| state.armies[1][3].may = Ranks(0))),
        ("order", Box::new(|state| state.armies[1].swap(0, 1))),
        ("few", Box::new(|state| state.armies[1].clear())),
        (
            "many",
            Box::new(|state| {
                let piece = state.armies[1][0];
                state.armies[1] = vec![piece; 300];
            }),
        ),
        ("phase", Box::new(|state| state.phase = Phase::Placing(Side::White))),
        ("screen", Box::new(|state| state.phase = Phase::Screen)),
        ("undecided", Box::new(|state| state.phase = Phase::Undecided)),
        ("quiet", Box::new(|state| state.quiet = 60_000)),
        ("plies", Box::new(|state| state.plies = u32::MAX)),
        (
            "past",
            Box::new(|state| {
                state.quiet = 1;
                state.past = vec![QuietMove { from: Square(255), to: Square(0) }];
            }),
        ),
        (
            "fight",
            Box::new(|state| {
                state.fights.push(Fight {
                    side: Side::White,
                    attacker: Square(99),
                    defender: Square(1),
                    survivor: None,
                });
            }),
        ),
        ("fights", Box::new(|state| state.fights.clear())),
    ];
    for (what, change) in changes {
        let mut changed = state.clone();
        change(&mut changed);
        if what == "fights" {
            // Who fell without a fight fell before the game began.
            game.check_state(&changed).expect("a start may have fallen pieces");
            continue;
        }
        assert!(game.check_state(&changed).is_err(), "{what}");
        let seen = View { known: changed, ..view(&game, &state, 0) };
        let _ = game.world(&seen, &mut Seed(1).stream("world", 0));
        let _ = game.actions(&seen);
    }
}

#[test]
fn views_that_cannot_be_bring_nothing_down() {
    let game = usual();
    let state = at_random(&game, Seed(2), 60);
    for eye in Eye::all(2) {
        let seen = game.view(&state, eye);
        for counts in [Vec::new(), vec![0; 15], vec![255; 15], vec![1; 40]] {
            let view = View { counts: [counts.clone(), counts], ..seen.clone() };
            assert!(game.world(&view, &mut Seed(1).stream("world", 0)).is_none(), "{eye:?}");
        }
    }
}
