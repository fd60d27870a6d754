//! Races and positions for tests.

pub mod slow;

use hare::{Action, Deck, Event, Hare, HareSquares, PlayerAt, Position, RunnerAt, SaladCard, Setup, State};
use proptest::prelude::*;
use tabletop::{Game, Illegal, Rng, Seat, Seed};

use rand::RngExt;

/// The rules of a setup that can be played.
pub fn rules(setup: Setup) -> Hare {
    Hare::new(setup.clone()).unwrap_or_else(|faults| panic!("{setup:?}: {faults:?}"))
}

/// A race with one runner a seat and cards.
pub fn race(board: &str, seats: u8) -> Hare {
    rules(Setup { board: board.to_owned(), seats, ..Setup::default() })
}

/// The same without hare squares.
pub fn sober(board: &str, seats: u8) -> Hare {
    rules(Setup { board: board.to_owned(), seats, luck: false, ..Setup::default() })
}

/// Two seats with two runners each, and cards.
pub fn doubles(board: &str) -> Hare {
    rules(Setup { board: board.to_owned(), seats: 2, runners: 2, ..Setup::default() })
}

/// The first seat to move, each seat with (square, carrots, salads).
pub fn at(game: &Hare, players: &[(u8, u16, u8)]) -> State {
    placed(game, 0, players)
}

/// The same with another seat to move. Runners on the goal came home in the order of the seats.
pub fn placed(game: &Hare, to_move: u8, players: &[(u8, u16, u8)]) -> State {
    let mut home = 0;
    let players = players.iter().map(|&(square, carrots, salads)| {
        home += u8::from(square == 64);
        let place = if square == 64 { home } else { 0 };
        PlayerAt { carrots, salads, runners: vec![RunnerAt { square, eating: false, place }] }
    });
    let position = Position { to_move: Seat(to_move), players: players.collect() };
    game.place(&position).unwrap_or_else(|illegal| panic!("{position:?}: {illegal}"))
}

/// An action as it is written.
pub fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// All that may be done, as it is written.
pub fn listed(game: &Hare, state: &State) -> Vec<String> {
    game.moves(state).iter().map(|action| action.to_string()).collect()
}

/// Does it, and returns what happened.
pub fn done(game: &Hare, state: &mut State, text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    game.apply(state, &action(text), &mut events).unwrap_or_else(|illegal| panic!("{text}: {illegal}"));
    events
}

/// Why it may not be done.
pub fn refused(game: &Hare, state: &State, text: &str) -> Illegal {
    game.validate(state, &action(text)).expect_err(text)
}

/// A random variant. Every setting is drawn.
pub fn variant(seed: Seed) -> Setup {
    let rng = &mut seed.stream("variant", 0);
    let two_runners = rng.random_bool(0.2);
    let seats = if two_runners { 2 } else { rng.random_range(2..=6) };
    Setup {
        board: ["1978", "2008"][rng.random_range(0..2)].to_owned(),
        seats,
        runners: 1 + u8::from(two_runners),
        carrots: rng.random_bool(0.3).then(|| rng.random_range(105..=300)),
        salads: rng.random_bool(0.2).then(|| rng.random_range(1..=5)),
        luck: rng.random_bool(0.7),
        hare_squares: if rng.random_bool(0.25) { HareSquares::Toll } else { HareSquares::Cards },
        deck: if rng.random_bool(0.5) { Deck::default() } else { deck(rng) },
        salad_card: if rng.random_bool(0.3) { SaladCard::NextTurn } else { SaladCard::AtOnce },
        hungry_misses: rng.random_bool(0.3),
        hidden_carrots: rng.random_bool(0.3),
        round_limit: if rng.random_bool(0.2) { rng.random_range(1..=30) } else { 200 },
    }
}

/// A random deck that can be played.
fn deck(rng: &mut Rng) -> Deck {
    let mut few = || rng.random_range(0..=1);
    Deck {
        last_move_free: few(),
        take_or_give: few(),
        back_one_rank: 2 * few(),
        up_one_rank: 2 * few(),
        eat_salad: few(),
        miss_turn: 1,
        move_again: 2 * few(),
        next_carrots: few(),
        last_carrots: few(),
    }
}

/// Any variant, for property tests.
pub fn variants() -> impl Strategy<Value = Setup> {
    any::<u64>().prop_map(|seed| variant(Seed(seed)))
}
