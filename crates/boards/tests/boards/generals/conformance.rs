//! The rules keep the contract, in every variant.

use std::collections::BTreeMap;
use std::sync::Arc;

use boards::generals::{Disclosure, Setup, View};
use tabletop::conformance::{Information, Options, Report, check_game, check_state};
use tabletop::{Eye, Game, Seed};

use super::support::{at_random, rules, usual, variants, view};

fn check(setup: Setup, seed: u64, games: u64, probe_every: u64) -> Report {
    let game = Arc::new(rules(setup.clone()));
    // With all ranks open nothing is hidden once the screen is gone, and few positions are probed before.
    let open = setup.disclosure == Disclosure::Open;
    let information = if open { Information::Unstated } else { Information::Hidden };
    let options = Options { games, seed: Seed(seed), probe_every, information, ..Options::default() };
    check_game(&game, &options).unwrap_or_else(|violation| panic!("{setup:?}: {violation}"))
}

#[test]
fn every_variant_passes_the_suite() {
    for (index, setup) in (0..).zip(variants()) {
        let report = check(setup.clone(), index, 2, 40);
        println!("{setup:?}: {report}");
        let open = setup.disclosure == Disclosure::Open;
        assert!(report.actions > 40 && report.declared > 0, "{setup:?}: {report}");
        assert!(open || report.twins_apart > 10 && report.worlds_apart > 5, "{setup:?}: {report}");
    }
}

/// Many views, and for each a state that looks so; spectators know no rank at all.
#[test]
fn worlds_look_like_their_views() {
    for setup in variants() {
        let game = rules(setup.clone());
        for number in 0..4 {
            let seed = Seed(5).derive("game", number);
            for steps in (3..400).step_by(23) {
                let state = at_random(&game, seed, steps);
                for eye in Eye::all(2) {
                    let view = game.view(&state, eye);
                    let world = game.world(&view, &mut seed.stream("world", steps as u64));
                    let world = world.unwrap_or_else(|| panic!("{setup:?}, {eye:?}, {number}, {steps}: {view:?}"));
                    game.check_state(&world).unwrap_or_else(|illegal| panic!("{setup:?}, {eye:?}: {illegal}"));
                    assert_eq!(game.view(&world, eye), view, "{setup:?}, {eye:?}");
                }
            }
        }
    }
}

/// A view has the ranks of its own side, and of the other side those alone that were shown.
#[test]
fn a_view_has_no_rank_that_was_not_told() {
    let ranks = |view: &View, side: usize| view.known.armies[side].iter().filter(|piece| piece.rank.is_some()).count();
    let (mut seen, mut shown) = (0, 0);
    for setup in variants().into_iter().filter(|setup| setup.disclosure != Disclosure::Open) {
        let game = rules(setup);
        for number in 0..6 {
            let state = at_random(&game, Seed(number), 120);
            if state.end.is_some() {
                continue;
            }
            for seat in [0, 1] {
                let (view, other) = (view(&game, &state, seat), usize::from(1 - seat));
                assert_eq!(ranks(&view, usize::from(seat)), view.known.armies[usize::from(seat)].len());
                let known = state.armies[other].iter().filter(|piece| piece.may.len() == 1).count();
                assert_eq!(ranks(&view, other), known);
                (seen, shown) = (seen + 1, shown + known);
            }
            assert!(
                game.view(&state, Eye::Public)
                    .known
                    .armies
                    .iter()
                    .flatten()
                    .all(|piece| piece.rank == piece.may.only())
            );
        }
    }
    assert!(seen > 20 && shown > 20, "{seen} views, {shown} ranks shown");
}

/// Nobody sees how the other side stands before its own pieces stand.
#[test]
fn the_screen_hides_the_first_side() {
    for setup in variants() {
        let game = Arc::new(rules(setup));
        let placing = at_random(&game, Seed(1), 1);
        let report =
            check_state(&game, &placing, &Options::default()).unwrap_or_else(|violation| panic!("{violation}"));
        assert!(report.set_up_unseen > 0 && report.twins_apart > 0, "{report}");
        let other = at_random(&game, Seed(2), 1);
        assert_ne!(placing, other);
        for eye in [Eye::Seat(tabletop::Seat(1)), Eye::Public] {
            assert_eq!(game.view(&placing, eye), game.view(&other, eye));
            assert!(game.view(&placing, eye).known.armies[0].is_empty());
        }
    }
}

#[test]
fn random_games_end_by_their_rules_in_every_way() {
    let mut ends: BTreeMap<&str, u32> = BTreeMap::new();
    for setup in variants() {
        let game = rules(setup);
        for number in 0..150 {
            let state = at_random(&game, Seed(3).derive("game", number), 100_000);
            game.check_state(&state).expect("sound");
            *ends.entry(state.end.expect("it is over").word()).or_insert(0) += 1;
        }
    }
    println!("{ends:?}");
    assert!(["taken", "reached", "quiet", "stuck"].iter().all(|end| ends.contains_key(end)), "{ends:?}");
}

/// In full: `cargo test -p boards ten_thousand_games_of_generals -- --ignored --nocapture`.
#[test]
#[ignore = "ten thousand games of each variant; some hundred are played by the test before"]
fn ten_thousand_games_of_generals_have_no_fault() {
    for setup in variants() {
        let game = rules(setup.clone());
        let mut ends: BTreeMap<&str, u32> = BTreeMap::new();
        for number in 0..10_000 {
            let state = at_random(&game, Seed(11).derive("game", number), 100_000);
            game.check_state(&state).expect("sound");
            *ends.entry(state.end.expect("it is over").word()).or_insert(0) += 1;
        }
        println!("{setup:?}: {ends:?}");
    }
}

/// The same seed gives the same game, step by step.
#[test]
fn the_same_seed_gives_the_same_game() {
    let game = usual();
    for steps in [2, 40, 300] {
        assert_eq!(at_random(&game, Seed(8), steps), at_random(&game, Seed(8), steps));
    }
}
