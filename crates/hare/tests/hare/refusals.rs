//! What a player is told is true: in positions of random races every action that may not be done is tried, and the reason given
//! is compared with what stands on the board.

use std::collections::BTreeMap;

use hare::{Action, Hare, Runner, Square, State, cost};
use tabletop::{Eye, Game, NoEvents, Seat, Seed, Turn};

use crate::support::{rules, variant};

/// Every action there can be, and some that cannot.
fn all_actions() -> Vec<Action> {
    let mut all = vec![Action::Take, Action::Give, Action::Keep, Action::Eat];
    for runner in [Runner::A, Runner::B, Runner(2), Runner(255)] {
        for squares in (0..=66).chain([128, 200, 255]) {
            all.extend([Action::Forward { runner, squares }, Action::Back { runner, squares }]);
        }
    }
    all
}

/// Whether the reason holds.
fn is_true(game: &Hare, state: &State, action: Action, rule: &str) -> bool {
    let seat = state.mover();
    let taken = |square: u8| {
        let seats = tabletop::Seat::all(game.seats());
        square != 0
            && seats
                .flat_map(|seat| game.runners().map(move |runner| (seat, runner)))
                .any(|(seat, runner)| game.square(state, seat, runner) == square)
    };
    let steps = match action {
        Action::Forward { runner, squares } | Action::Back { runner, squares } => Some((runner, squares)),
        _ => None,
    };
    let from = steps.map_or(0, |(runner, _)| game.square(state, seat, runner));
    let ahead = steps.map(|(_, squares)| u16::from(from) + u16::from(squares));
    let to = ahead.filter(|&to| to <= 64).map(|to| to as u8);
    let kind = to.map(|to| game.track().square(to));
    let hedgehog = (1..from).rev().find(|&square| game.track().square(square) == Square::Hedgehog);
    match (rule, action) {
        ("phase" | "must-eat" | "no-meal" | "no-carrots-here" | "other-runner", _) => true,
        ("too-few-to-give", Action::Give) => state.carrots(seat) < 10,
        ("no-runner", _) => steps.is_some_and(|(runner, _)| runner.0 >= game.setup().runners),
        ("home", _) => from == 64,
        ("no-distance", Action::Forward { squares, .. }) => squares == 0,
        ("beyond-goal", Action::Forward { .. }) => ahead > Some(64),
        ("too-dear", Action::Forward { squares, .. }) => cost(squares) > state.carrots(seat),
        ("toll", Action::Forward { squares, .. }) => {
            // On a hare square tournaments ask ten carrots for every rival's runner that is passed.
            let tolled = game.setup().hare_squares == hare::HareSquares::Toll && kind == Some(Square::Hare);
            let between = |square: u8| square > from && Some(square) < to;
            let rivals = Seat::all(game.seats()).filter(|&rival| rival != seat);
            let runners = rivals.flat_map(|rival| game.runners().map(move |runner| (rival, runner)));
            let passed = runners.filter(|&(rival, runner)| between(game.square(state, rival, runner))).count() as u16;
            tolled && cost(squares) <= state.carrots(seat) && cost(squares) + 10 * passed > state.carrots(seat)
        }
        ("taken", Action::Forward { .. }) => to.is_some_and(|to| to < 64 && taken(to)),
        ("taken", Action::Back { squares, .. }) => hedgehog == from.checked_sub(squares) && hedgehog.is_some_and(taken),
        ("hedgehog-ahead", Action::Forward { .. }) => kind == Some(Square::Hedgehog),
        ("no-luck", Action::Forward { .. }) => kind == Some(Square::Hare) && !game.setup().luck,
        ("no-salad", Action::Forward { .. }) => kind == Some(Square::Salad) && state.salads(seat) == 0,
        ("salads-left", Action::Forward { .. }) => to == Some(64) && state.salads(seat) > 0,
        ("carrots-left", Action::Forward { squares, .. }) => {
            to == Some(64) && state.salads(seat) == 0 && state.carrots(seat) - cost(squares) > game.goal_limit(state)
        }
        ("no-hedgehog", Action::Back { .. }) => hedgehog.is_none(),
        ("nearest-hedgehog", Action::Back { squares, .. }) => {
            hedgehog.is_some() && from.checked_sub(squares) != hedgehog
        }
        _ => false,
    }
}

#[test]
fn every_reason_is_true_and_every_reason_comes() {
    let all = all_actions();
    let mut met: BTreeMap<&str, u64> = BTreeMap::new();
    for index in 0..150 {
        let seed = Seed(9).derive("race", index);
        let game = rules(variant(seed));
        let mut state = game.start();
        for step in 0.. {
            let mut rng = seed.stream("play", step);
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let card = game.draw(&state, &mut rng).unwrap();
                    game.resolve(&mut state, &card, &mut NoEvents).unwrap();
                }
                Turn::Seat(_) => {
                    let action = game.sample(&game.view(&state, Eye::Seat(state.mover())), &mut rng).unwrap();
                    game.apply(&mut state, &action, &mut NoEvents).unwrap();
                }
            }
            if !step.is_multiple_of(16) {
                continue;
            }
            for &action in &all {
                if let Err(illegal) = game.validate(&state, &action) {
                    assert!(is_true(&game, &state, action, illegal.rule), "{action:?}: {illegal}\n{state:?}");
                    *met.entry(illegal.rule).or_default() += 1;
                }
            }
        }
    }
    assert_eq!(met.len(), 20, "{met:?}");
}
