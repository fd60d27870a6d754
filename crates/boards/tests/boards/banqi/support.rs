//! Games and positions for tests.

use boards::banqi::{Action, Banqi, BoardSize, Ranks, Setup, State, read_position};
use tabletop::notation::Span;
use tabletop::{Game, NoEvents, Turn};

/// The rules of a setup that can be played.
pub fn rules(setup: Setup) -> Banqi {
    Banqi::new(setup).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// A position of such a game.
pub fn at(game: &Banqi, text: &str) -> State {
    read_position(game, Span::of(text)).unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// Does actions written with spaces between them; what is turned over is the first that may come.
pub fn done(game: &Banqi, state: &mut State, actions: &str) {
    for action in actions.split(' ') {
        let written: Action = action.parse().unwrap_or_else(|fault| panic!("{fault}"));
        game.apply(state, &written, &mut NoEvents).unwrap_or_else(|illegal| panic!("{action}: {illegal}"));
        if game.turn(state) == Turn::Chance {
            let first = game.outcomes(state)[0].1;
            game.resolve(state, &first, &mut NoEvents).unwrap_or_else(|illegal| panic!("{illegal}"));
        }
    }
}

/// Why an action is not allowed there.
pub fn refused(game: &Banqi, state: &State, action: &str) -> &'static str {
    let written: Action = action.parse().unwrap_or_else(|fault| panic!("{fault}"));
    game.validate(state, &written).expect_err("it is not allowed").rule
}

/// Whether an action is allowed there.
pub fn allowed(game: &Banqi, state: &State, action: &str) -> bool {
    let written: Action = action.parse().unwrap_or_else(|fault| panic!("{fault}"));
    game.validate(state, &written).is_ok()
}

/// Setups of every variant.
pub fn variants() -> Vec<Setup> {
    let mut all = Vec::new();
    for ranks in [Ranks::Taiwanese, Ranks::Chinese, Ranks::HongKong] {
        for size in [BoardSize::Small, BoardSize::Large] {
            for sliding_cannon in [false, true] {
                for (quiet_limit, chase_limit) in [(60, 0), (40, 7), (180, 10)] {
                    all.push(Setup { ranks, size, sliding_cannon, quiet_limit, chase_limit, ..Setup::default() });
                }
            }
        }
    }
    all
}
