//! Games and positions for tests.

use boards::generals::{Action, Disclosure, Generals, Relative, Setup, State, View, read_position};
use tabletop::notation::Span;
use tabletop::{Eye, Game, NoEvents, Seat, Seed, Turn};

/// The rules of a setup that can be played.
pub fn rules(setup: Setup) -> Generals {
    Generals::new(setup).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// The Game of the Generals as usual.
pub fn usual() -> Generals {
    rules(Setup::default())
}

/// Setups of every variant.
pub fn variants() -> Vec<Setup> {
    let mut all = Vec::new();
    for relative in Relative::ALL {
        for disclosure in [Disclosure::Usual, Disclosure::Survivor, Disclosure::Fight, Disclosure::Open] {
            all.push(Setup { relative, disclosure, ..Setup::default() });
        }
    }
    all
}

/// A position of which all is known.
pub fn at(game: &Generals, text: &str) -> State {
    let view = seen(game, text);
    assert!(view.known.is_whole(), "{text}");
    view.known
}

/// A view of such a game.
pub fn seen(game: &Generals, text: &str) -> View {
    read_position(game, Span::of(text)).unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// An action that is written.
pub fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// Does actions written with spaces between them.
pub fn done(game: &Generals, state: &mut State, actions: &str) {
    for text in actions.split(' ') {
        game.apply(state, &action(text), &mut NoEvents).unwrap_or_else(|illegal| panic!("{text}: {illegal}"));
        game.check_state(state).unwrap_or_else(|illegal| panic!("{text}: {illegal}"));
    }
}

/// The position after these actions.
pub fn after(game: &Generals, position: &str, actions: &str) -> State {
    let mut state = at(game, position);
    done(game, &mut state, actions);
    state
}

/// How a game ended, and who won.
pub fn ended(game: &Generals, state: &State) -> Option<(String, Option<u8>)> {
    let standing = game.standing(state)?;
    Some((standing.reason.clone().into_owned(), standing.winner().map(|seat| seat.0)))
}

/// Why an action is not allowed there.
pub fn refused(game: &Generals, state: &State, text: &str) -> &'static str {
    game.validate(state, &action(text)).expect_err("it is not allowed").rule
}

/// What a seat sees.
pub fn view(game: &Generals, state: &State, seat: u8) -> View {
    game.view(state, Eye::Seat(Seat(seat)))
}

/// A game played at random for so many steps, or to its end.
pub fn at_random(game: &Generals, seed: Seed, steps: usize) -> State {
    let mut rng = seed.stream("play", 0);
    let mut state = game.start();
    for _ in 0..steps {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&state, &mut rng).expect("it is due");
                game.resolve(&mut state, &outcome, &mut NoEvents).expect("it may come");
            }
            Turn::Seat(seat) => {
                let view = game.view(&state, Eye::Seat(seat));
                let action = game.sample(&view, &mut rng).expect("something can be done");
                game.apply(&mut state, &action, &mut NoEvents).expect("it is allowed");
            }
        }
    }
    state
}
