//! Games and positions for tests.

use boards::flip_jungle::{Action, Equals, FlipJungle, Setup, State, read_position};
use rand::RngExt;
use tabletop::notation::Span;
use tabletop::{Game, NoEvents, Seed, Turn};

/// The rules of a setup that can be played.
pub fn rules(setup: Setup) -> FlipJungle {
    FlipJungle::new(setup).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// All pieces of a game.
const ALL: &str = "ELTPWDCReltpwdcr";

/// A position of such a game with nothing face down: its rows and what follows them, with `*` for all pieces that are not on the board.
pub fn at(game: &FlipJungle, text: &str) -> State {
    let rows = text.split(' ').next().unwrap_or_default();
    let taken: String = ALL.chars().filter(|piece| !rows.contains(*piece)).collect();
    let text = text.replace('*', if taken.is_empty() { "-" } else { &taken });
    read_position(game, Span::of(&text)).unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// Does actions written with spaces between them; what is turned over is the first that may come.
pub fn done(game: &FlipJungle, state: &mut State, actions: &str) {
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
pub fn refused(game: &FlipJungle, state: &State, action: &str) -> &'static str {
    let written: Action = action.parse().unwrap_or_else(|fault| panic!("{fault}"));
    game.validate(state, &written).expect_err("it is not allowed").rule
}

/// Whether an action is allowed there.
pub fn allowed(game: &FlipJungle, state: &State, action: &str) -> bool {
    let written: Action = action.parse().unwrap_or_else(|fault| panic!("{fault}"));
    game.validate(state, &written).is_ok()
}

/// Setups of every variant.
pub fn variants() -> Vec<Setup> {
    let mut all = Vec::new();
    for equals in [Equals::Taken, Equals::BothFall] {
        for quiet_limit in [40, 20, 100] {
            all.push(Setup { equals, quiet_limit, ..Setup::default() });
        }
    }
    all
}

/// A position of so many open pieces, and some face down, in which somebody can act; the same for the same seed.
pub fn few(game: &FlipJungle, seed: u64, open: usize, face_down: usize) -> State {
    let mut rng = Seed(seed).stream("few", 0);
    loop {
        let mut left: Vec<char> = ALL.chars().collect();
        let mut squares = ['.'; 16];
        for number in 0..open + face_down {
            let empty: Vec<usize> = (0..16).filter(|at| squares[*at] == '.').collect();
            let piece = left.swap_remove(rng.random_range(0..left.len()));
            squares[empty[rng.random_range(0..empty.len())]] = if number < open { piece } else { '?' };
        }
        let rows: Vec<String> = squares.chunks(4).map(|row| row.iter().collect()).collect();
        let taken: String = left.iter().collect();
        let mover = if rng.random() { "w1" } else { "b1" };
        let text = format!("{} {mover} {} 0", rows.join("/"), if taken.is_empty() { "-" } else { &taken });
        if let Ok(state) = read_position(game, Span::of(&text))
            && state.end.is_none()
        {
            return state;
        }
    }
}
