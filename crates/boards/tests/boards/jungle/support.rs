//! Games and positions for tests.

use boards::jungle::{Action, Jungle, LeopardLeap, Setup, State, TigerLeap, read_position};
use tabletop::notation::Span;
use tabletop::{Game, NoEvents};

/// The rules of a setup that can be played.
pub fn rules(setup: Setup) -> Jungle {
    Jungle::new(setup).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// A position of such a game.
pub fn at(game: &Jungle, text: &str) -> State {
    read_position(game, Span::of(text)).unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// An action that is written.
fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|fault| panic!("{fault}"))
}

/// Does actions written with spaces between them.
pub fn done(game: &Jungle, state: &mut State, actions: &str) {
    for text in actions.split(' ') {
        game.apply(state, &action(text), &mut NoEvents).unwrap_or_else(|illegal| panic!("{text}: {illegal}"));
    }
}

/// Why an action is not allowed there.
pub fn refused(game: &Jungle, state: &State, text: &str) -> &'static str {
    game.validate(state, &action(text)).expect_err("it is not allowed").rule
}

/// Whether an action is allowed there.
pub fn allowed(game: &Jungle, state: &State, text: &str) -> bool {
    game.validate(state, &action(text)).is_ok()
}

/// Setups of every variant.
pub fn variants() -> Vec<Setup> {
    let mut all = Vec::new();
    for dog_above_wolf in [false, true] {
        for equal_lion_and_tiger in [false, true] {
            for tiger_leap in [TigerLeap::Both, TigerLeap::Lengthwise, TigerLeap::None] {
                for leopard_leap in [LeopardLeap::None, LeopardLeap::Sideways] {
                    let quiet_limit = if dog_above_wolf { 60 } else { 200 };
                    all.push(Setup {
                        dog_above_wolf,
                        equal_lion_and_tiger,
                        tiger_leap,
                        leopard_leap,
                        quiet_limit,
                        ..Setup::default()
                    });
                }
            }
        }
    }
    all
}
