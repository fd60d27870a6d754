//! Games and positions for tests.

use boards::jungle::{Action, Jungle, LeopardLeap, Setup, State, TigerLeap, read_position};
use rand::RngExt;
use tabletop::notation::Span;
use tabletop::{Game, NoEvents, Seed};

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

/// A position after some random plies in which one side or both lack some animals; the same for the same seed.
pub fn unequal(game: &Jungle, seed: u64) -> State {
    let mut rng = Seed(seed).stream("unequal", 0);
    loop {
        let mut state = game.start();
        for _ in 0..rng.random_range(0..24) {
            let Some(action) = game.sample(&state, &mut rng) else { break };
            game.apply(&mut state, &action, &mut NoEvents).expect("it is allowed");
        }
        let mut letters: Vec<char> = String::from(state.board).chars().collect();
        for _ in 0..rng.random_range(1..=4) {
            let there: Vec<usize> = (0..letters.len()).filter(|at| letters[*at].is_ascii_alphabetic()).collect();
            letters[there[rng.random_range(0..there.len())]] = '.';
        }
        let text: String = letters.into_iter().collect();
        let side = if rng.random() { 'w' } else { 'b' };
        let state = at(game, &format!("{text} {side}"));
        if state.end.is_none() {
            return state;
        }
    }
}

/// A position of so many animals anywhere in which somebody can act; the same for the same seed.
pub fn few(game: &Jungle, seed: u64, animals: usize) -> State {
    let mut rng = Seed(seed).stream("few", 0);
    loop {
        let mut letters: Vec<char> = "ELTPWDCReltpwdcr".chars().collect();
        let mut squares = ['.'; 63];
        for _ in 0..animals {
            squares[rng.random_range(0..63)] = letters.swap_remove(rng.random_range(0..letters.len()));
        }
        let rows: Vec<String> = squares.chunks(7).map(|row| row.iter().collect()).collect();
        let text = format!("{} {}", rows.join("/"), if rng.random() { 'w' } else { 'b' });
        if let Ok(state) = read_position(game, Span::of(&text))
            && state.end.is_none()
        {
            return state;
        }
    }
}
