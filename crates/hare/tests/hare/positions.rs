//! The reference positions: every legal move and where it leads, without a difference. See `data/README.md`.

use std::collections::BTreeMap;

use hare::{Action, Hare, Phase, PlayerAt, Position, Runner, RunnerAt, State};
use serde::Deserialize;
use tabletop::{Game, NoEvents, Seat};

use crate::support::{at, done, listed, placed, race, sober};

/// A state as the files have it.
#[derive(Deserialize, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
struct Known {
    over: bool,
    to_move: u8,
    sq: Vec<u8>,
    carrots: Vec<u16>,
    salads: Vec<u8>,
    chew: Vec<bool>,
    home: Vec<u8>,
}

#[derive(Deserialize)]
struct Line {
    n: u8,
    state: Known,
    moves: BTreeMap<String, Known>,
}

fn state_of(game: &Hare, known: &Known) -> State {
    let player = |seat: usize| PlayerAt {
        carrots: known.carrots[seat],
        salads: known.salads[seat],
        runners: vec![RunnerAt { square: known.sq[seat], eating: known.chew[seat], place: known.home[seat] }],
    };
    let players = (0..known.sq.len()).map(player).collect();
    game.place(&Position { to_move: Seat(known.to_move), players })
        .unwrap_or_else(|illegal| panic!("{known:?}: {illegal}"))
}

fn known_of(game: &Hare, state: &State) -> Known {
    let position = game.position(state);
    let runners: Vec<RunnerAt> = position.players.iter().map(|player| player.runners[0]).collect();
    Known {
        over: matches!(state.phase(), Phase::Over(_)),
        to_move: position.to_move.0,
        sq: runners.iter().map(|runner| runner.square).collect(),
        carrots: position.players.iter().map(|player| player.carrots).collect(),
        salads: position.players.iter().map(|player| player.salads).collect(),
        chew: runners.iter().map(|runner| runner.eating).collect(),
        home: runners.iter().map(|runner| runner.place).collect(),
    }
}

/// A move as the files call it.
fn name(game: &Hare, state: &State, action: Action) -> String {
    let from = game.square(state, state.mover(), Runner::A);
    match action {
        Action::Forward { squares, .. } => (from + squares).to_string(),
        Action::Back { squares, .. } => (from - squares).to_string(),
        Action::Take => "+10".to_owned(),
        Action::Give => "-10".to_owned(),
        Action::Eat | Action::Keep => action.to_string(),
    }
}

/// Compares a file, and returns how many positions and moves it holds.
fn compare(board: &str, text: &str) -> (usize, usize) {
    let mut moves = 0;
    for (at, line) in text.lines().enumerate() {
        let line: Line = serde_json::from_str(line).expect("it is written as in the files");
        let game = sober(board, line.n);
        let state = state_of(&game, &line.state);
        assert_eq!(known_of(&game, &state), line.state, "line {at}");
        let found: BTreeMap<String, Known> = game
            .moves(&state)
            .iter()
            .map(|action| {
                let mut next = state;
                game.apply(&mut next, &action, &mut NoEvents).expect("it is listed");
                game.check_state(&next).unwrap_or_else(|illegal| panic!("line {at}: {illegal}"));
                (name(&game, &state, action), known_of(&game, &next))
            })
            .collect();
        assert_eq!(found, line.moves, "line {at}: {:?}", line.state);
        moves += found.len();
    }
    (text.lines().count(), moves)
}

#[test]
fn three_hundred_positions_on_the_board_of_1978() {
    let (positions, moves) = compare("1978", include_str!("data/positions-1978.jsonl"));
    assert_eq!(positions, 300);
    assert!(moves > 1_000, "{moves}");
}

#[test]
fn three_hundred_positions_on_the_board_of_2008() {
    let (positions, moves) = compare("2008", include_str!("data/positions-2008.jsonl"));
    assert_eq!(positions, 300);
    assert!(moves > 1_000, "{moves}");
}

/// Squares that may be gone to, and what may be done besides.
fn targets(game: &Hare, state: &State) -> Vec<String> {
    game.moves(state).iter().map(|action| name(game, state, action)).collect()
}

#[test]
fn the_five_positions_of_the_rules_page() {
    let game = race("1978", 3);
    let state = at(&game, &[(7, 47, 3), (9, 50, 3), (10, 50, 3)]);
    assert_eq!(targets(&game, &state), ["12", "13", "14", "16"]);

    let state = at(&game, &[(26, 10, 3), (0, 50, 3), (0, 50, 3)]);
    assert_eq!(targets(&game, &state), ["27", "28", "29", "24", "+10", "-10"]);

    let state = at(&game, &[(12, 3, 3), (11, 50, 3), (0, 50, 3)]);
    assert_eq!(targets(&game, &state), ["13", "14"]);

    // 0 carrots on square 4 as third, its turn yet to begin: it gets 30.
    let mut state = placed(&game, 2, &[(4, 0, 3), (5, 50, 3), (8, 60, 3)]);
    done(&game, &mut state, "+1");
    assert_eq!((state.mover(), state.carrots(Seat(0))), (Seat(0), 30));
    assert_eq!(listed(&game, &state).len(), 3);
    assert_eq!(targets(&game, &state), ["6", "7", "10"]);

    let state = at(&game, &[(60, 16, 0), (0, 50, 3), (0, 50, 3)]);
    let mut home = state;
    done(&game, &mut home, "+4");
    assert_eq!((game.is_home(&home, Seat(0)), home.carrots(Seat(0))), (true, 6));
}
