//! The kernel plays what the rules play: its games are played again by views and checked actions, with the same draws.

use std::collections::BTreeMap;

use dominion::agents::Strategist;
use dominion::{Cards, Dominion, Kernel, Menu, Outcome, State};
use rand::RngExt;
use rand::seq::IndexedRandom;
use tabletop::{Agent, Budget, Eye, Game, Monitor, NoEvents, Seed, Think, Turn};

use crate::support::play::{bots, strategist, table_setup};
use crate::support::{rules, variant};

/// Plays by the rules, with chance as it fell.
fn again(game: &Dominion, agents: &mut [Strategist], fell: &[Outcome]) -> State {
    let (monitor, mut state, mut fell) = (Monitor::new(), game.start(), fell.iter());
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = fell.next().expect("chance fell as often");
                game.resolve(&mut state, outcome, &mut NoEvents).expect("it can come");
            }
            Turn::Seat(seat) => {
                let view = game.view(&state, Eye::Seat(seat));
                let rng = Seed(1).stream("none", 0);
                let mut think = Think { budget: Budget::nodes(0), explain: false, rng, monitor: &monitor };
                let action = agents[seat.index()].decide(game, &view, &mut think).action;
                game.apply(&mut state, &action, &mut NoEvents).expect("it is legal");
            }
        }
    }
    assert!(fell.next().is_none(), "chance fell more often");
    state
}

/// A random menu of a game's cards.
fn menu(game: &Dominion, seed: Seed) -> Menu {
    let rng = &mut seed.stream("menu", 0);
    let ids: Vec<&str> = game.kinds().iter().map(|kind| kind.id.as_str()).collect();
    let mut entries: Vec<String> = Vec::new();
    for _ in 0..rng.random_range(1..12) {
        entries.extend(ids.choose(rng).map(|id| format!("{id}@{}", rng.random_range(1..9))));
    }
    let [e, d, p, k] = [4, 7, 9, 9].map(|most| rng.random_range(0..most));
    let thresholds = if rng.random_bool(0.8) { format!("e{e}-d{d}-p{p}-k{k}-") } else { String::new() };
    format!("{thresholds}{}|gold@99|silver@99", entries.join("|")).parse().expect("a menu")
}

/// Plays so many kingdoms, a few games each, both ways.
fn check(kingdoms: u64, games: u64) {
    for index in 0..kingdoms {
        let seed = Seed(12).derive("kernel", index);
        let game = rules(variant(seed));
        let follow = |seat: u64| {
            let guard = seat.is_multiple_of(2);
            Strategist::new(&game, "menu", &menu(&game, seed.derive("seat", seat)), guard).expect("its cards are there")
        };
        let mut seats: Vec<Strategist> = (0..game.seats() as u64).map(follow).collect();
        let mut kernel = Kernel::new(&game);
        for number in 0..games {
            let mut fell = Vec::new();
            let standing = kernel.play(&seats, &mut seed.stream("play", number), |outcome| fell.push(outcome));
            let state = again(&game, &mut seats, &fell);
            assert_eq!(kernel.state(), &state, "{seed}, game {number}");
            assert_eq!(standing, game.standing(&state), "{seed}, game {number}");
        }
    }
}

#[test]
fn games_of_the_kernel_are_games_of_the_rules() {
    check(120, 3);
}

/// `cargo test -p dominion --test dominion kernel -- --ignored`
#[test]
#[ignore = "takes minutes"]
fn a_hundred_thousand_games_of_the_kernel_are_games_of_the_rules() {
    check(10_000, 10);
}

#[test]
fn every_seat_needs_a_strategist() {
    let game = rules(table_setup());
    let one = strategist(&game, "BM1", false);
    let rng = &mut Seed(1).stream("play", 0);
    assert_eq!(Kernel::new(&game).play(std::slice::from_ref(&one), rng, |_| {}), None);
    assert!(Kernel::new(&game).play(&[one.clone(), one], rng, |_| {}).is_some());
    assert_eq!(bots().len(), 14);
}

/// What the kernel draws comes as often as the rules say: the first hands of many games.
#[test]
fn first_hands_come_by_the_rules_probabilities() {
    let game = rules(table_setup());
    let seats = [strategist(&game, "BM1", false), strategist(&game, "BM1", false)];
    let (mut kernel, rng) = (Kernel::new(&game), &mut Seed(6).stream("play", 0));
    let mut hands: BTreeMap<Cards, f64> = BTreeMap::new();
    let games = 4_000;
    for _ in 0..games {
        let mut drawn = 0;
        kernel.play(&seats, rng, |outcome| {
            if let Outcome::Drawn(heap) = outcome
                && drawn == 0
            {
                *hands.entry(heap).or_default() += 1.0;
                drawn += 1;
            }
        });
    }
    let mut state = game.start();
    let first = game.outcomes(&state)[0].1;
    game.resolve(&mut state, &first, &mut NoEvents).expect("a seat begins");
    let chi_square: f64 = game
        .outcomes(&state)
        .into_iter()
        .map(|(probability, outcome)| {
            let expected = probability * f64::from(games);
            let Outcome::Drawn(heap) = outcome else { panic!("cards are drawn") };
            (hands.get(&heap).copied().unwrap_or(0.0) - expected).powi(2) / expected
        })
        .sum();
    // Four kinds of hand, three degrees of freedom: 16.3 is the 0.1 % point.
    assert!(chi_square < 16.3, "{chi_square}: {hands:?}");
}
