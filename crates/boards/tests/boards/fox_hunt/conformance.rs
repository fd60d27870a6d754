//! The rules keep the contract, in every variant.

use std::sync::Arc;

use boards::board::Square;
use boards::fox_hunt::{Answer, Area, BoardSize, FoxHunt, GRID, Setup};
use tabletop::conformance::{Information, Options, Report, check_game};
use tabletop::{Game, NoEvents, Seed, Turn};

use super::support::{begun, rules, seen};

fn check(setup: Setup, seed: u64, games: u64, probe_every: u64) -> Report {
    let game = Arc::new(rules(setup.clone()));
    let options =
        Options { games, seed: Seed(seed), probe_every, information: Information::Hidden, ..Options::default() };
    check_game(&game, &options).unwrap_or_else(|violation| panic!("{setup:?}: {violation}"))
}

#[test]
fn every_variant_passes_the_suite() {
    let (mut twins, mut worlds) = (0, 0);
    for (index, size) in (0..).zip([BoardSize::Tiny, BoardSize::Small, BoardSize::Usual]) {
        for foxes in [3, 5, 8] {
            let report = check(Setup { size, foxes, ..Setup::default() }, index, 3, 6);
            assert!(report.actions > 30 && report.refused > 100 && report.scored == 3, "{size:?}, {foxes}: {report}");
            assert!(report.distributions > 0, "{report}");
            (twins, worlds) = (twins + report.twins_apart, worlds + report.worlds_apart);
        }
    }
    assert!(twins > 150 && worlds > 50, "{twins} twins, {worlds} worlds");
}

/// So few foxes are often known long before they are found, so that nothing need be hidden where it is probed.
#[test]
fn a_fox_or_two_pass_the_suite() {
    for (index, foxes) in (0..).zip([1, 2]) {
        let game = Arc::new(rules(Setup { foxes, ..Setup::default() }));
        let options = Options { games: 4, seed: Seed(index), probe_every: 12, ..Options::default() };
        let report = check_game(&game, &options).unwrap_or_else(|violation| panic!("{foxes}: {violation}"));
        assert!(report.scored == 4 && report.worlds > 40, "{report}");
    }
}

/// Games that begin with shots that were fired: the foxes hide by what these told.
#[test]
fn games_with_starts_pass_the_suite() {
    let one = vec!["d4=2 a1=* f1=1".to_owned()];
    let two = vec!["c3=0".to_owned(), "c3=3".to_owned(), "-".to_owned()];
    for (index, starts) in (0..).zip([one, two]) {
        let report = check(Setup { size: BoardSize::Tiny, foxes: 3, starts }, index, 12, 8);
        assert!(report.outcomes > 20 && report.distributions > 1, "{report}");
    }
}

/// A hunt at random to its end: what each shot tells is counted square by square.
fn hunt_at_random(game: &FoxHunt, seed: Seed) {
    let mut state = begun(game, seed);
    let dens = state.dens();
    assert_eq!(dens.len(), u32::from(game.foxes()));
    let mut rng = seed.stream("hunt", 0);
    while let Turn::Seat(_) = game.turn(&state) {
        let action = game.sample(&seen(game, &state), &mut rng).expect("something can be done");
        game.apply(&mut state, &action, &mut NoEvents).expect("it is allowed");
        let shot = state.shots.last().expect("it was fired");
        let sees = |other: &Square| {
            let (columns, rows) = (
                GRID.column(*other).abs_diff(GRID.column(shot.square)),
                GRID.row(*other).abs_diff(GRID.row(shot.square)),
            );
            columns == 0 || rows == 0 || columns == rows
        };
        let told =
            if dens.contains(shot.square) { Answer::Hit } else { Answer::Missed(dens.filter(sees).count() as u8) };
        assert_eq!(shot.answer, told, "{state:?}");
    }
    assert_eq!(game.check_state(&state), Ok(()));
    let found: Area = state.shots.iter().filter(|shot| shot.hit()).map(|shot| shot.square).collect();
    let last = state.shots.last().is_some_and(|shot| shot.hit());
    assert!(found == dens && last && state.shots.len() <= game.ground().len() as usize, "{state:?}");
}

#[test]
fn random_hunts_end_with_the_last_fox() {
    for (index, size) in (0..).zip(BoardSize::ALL) {
        for foxes in [1, 8] {
            let game = rules(Setup { size, foxes, ..Setup::default() });
            (0..20).for_each(|number| hunt_at_random(&game, Seed(index).derive("hunt", number)));
        }
    }
}

/// In full: `cargo test -p boards ten_thousand_random -- --ignored`.
#[test]
#[ignore = "a minute; some are hunted by the test before"]
fn ten_thousand_random_hunts_have_no_fault() {
    let game = rules(Setup::default());
    (0..10_000).for_each(|number| hunt_at_random(&game, Seed(11).derive("hunt", number)));
}

/// In full: `cargo test -p boards thousands_of_positions -- --ignored`.
#[test]
#[ignore = "minutes; a few hundred positions are probed by the tests before"]
fn thousands_of_positions_hide_their_foxes() {
    for (index, foxes) in (0..).zip([8, 5]) {
        let report = check(Setup { foxes, ..Setup::default() }, 20 + index, 30, 2);
        assert!(report.probes > 1_000 && report.twins_apart > 500, "{report}");
        println!("{report}");
    }
    let report = check(Setup { size: BoardSize::Large, foxes: 8, ..Setup::default() }, 30, 6, 12);
    println!("{report}");
}
