//! Every race ends by its own rules: with every opponent, at every table.

use hare::agents::{list, make};
use hare::{Hare, Setup};
use tabletop::{Agent, Budget, Game, Limits, Seed, Table};

use crate::support::rules;

/// Tables of one kind: seats and runners.
const TABLES: [(u8, u8); 6] = [(2, 1), (3, 1), (4, 1), (5, 1), (6, 1), (2, 2)];

/// Races of one opponent in all seats.
#[derive(Default, Debug)]
struct Ends {
    races: u32,
    by_limit: u32,
    rounds: u32,
}

/// Plays one race of `spec` in all seats.
fn play(game: &Hare, spec: &str, seed: Seed, nodes: u64, ends: &mut Ends) {
    let mut agents: Vec<Box<dyn Agent<Hare>>> = (0..game.seats()).map(|_| make(spec).expect("it is known")).collect();
    let table = Table::new(game, seed, &mut agents).expect("a seat each");
    let limits = Limits { budget: Budget::nodes(nodes), ..Limits::default() };
    let outcome = table.play(limits).expect("a legal race");
    ends.races += 1;
    ends.rounds += u32::from(outcome.state.round());
    ends.by_limit += u32::from(game.standing(&outcome.state).is_some_and(|standing| standing.reason == "round_limit"));
}

/// So many races of every opponent at every table, on both boards, with and without luck; those are told that broke what `check`
/// asks of them.
fn check(races: u64, nodes: u64, check: impl Fn(&str, &Setup, &Ends) -> bool) {
    let mut wrong = Vec::new();
    for info in list() {
        for (seats, runners) in TABLES {
            for (board, luck) in [("2008", true), ("2008", false), ("1978", true), ("1978", false)] {
                let setup = Setup { board: board.to_owned(), seats, runners, luck, ..Setup::default() };
                let game = rules(setup.clone());
                let mut ends = Ends::default();
                for index in 0..races {
                    play(&game, info.id, Seed(33).derive("race", index), nodes, &mut ends);
                }
                let told =
                    format!("{} at {seats} seats with {runners} runners on {board}, luck {luck}: {ends:?}", info.id);
                println!("{told}");
                if !check(info.id, &setup, &ends) {
                    wrong.push(told);
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Few races, and so none by the limit.
#[test]
fn races_end_at_home_with_every_opponent() {
    check(2, 150, |_, _, ends| ends.by_limit == 0);
}

/// As `docs/hare.md` tells: at most one of a hundred by the limit, and good races of 12 to 25 rounds.
#[test]
#[ignore = "takes an hour"]
fn races_end_at_home_with_every_opponent_as_measured() {
    check(60, 3_000, |spec, setup, ends| {
        let mean = f64::from(ends.rounds) / f64::from(ends.races);
        let usual = if setup.runners == 2 { 20.0..=45.0 } else { 12.0..=25.0 };
        ends.by_limit * 100 <= ends.races && (spec == "tortoise" || usual.contains(&mean))
    });
}
