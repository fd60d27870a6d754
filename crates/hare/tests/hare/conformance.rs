//! The rules keep the contract, in every variant.

use std::sync::Arc;

use hare::{Edition, Hare, Setup};
use proptest::prelude::*;
use tabletop::Seed;
use tabletop::conformance::{Information, Options, Report, check_game};

use crate::support::{rules, variant, variants};

fn check(setup: &Setup, seed: u64, games: u64, probe_every: u64) -> Report {
    let game: Arc<Hare> = Arc::new(rules(setup.clone()));
    let information = if setup.hidden_carrots { Information::Hidden } else { Information::Perfect };
    // What is paid and earned everybody sees; a view forgets it where carrots are hidden.
    let views_remember = !setup.hidden_carrots;
    let seed = Seed(seed);
    let options = Options { games, seed, probe_every, information, views_remember, ..Options::default() };
    check_game(&game, &options).unwrap_or_else(|violation| panic!("{setup:?}: {violation}"))
}

/// Both boards, every number of seats, one runner and two, with and without luck.
#[test]
fn every_plain_variant_passes_the_suite() {
    let (mut distributions, mut refused) = (0, 0);
    for board in ["1978", "2008"] {
        for luck in [true, false] {
            for (seats, runners) in [(2, 1), (3, 1), (4, 1), (5, 1), (6, 1), (2, 2)] {
                let setup = Setup { board: board.to_owned(), seats, runners, luck, ..Setup::default() };
                let report = check(&setup, seats.into(), 2, 6);
                assert!(report.actions > 20 && report.allowed > 0, "{setup:?}: {report}");
                assert_eq!(report.outcomes > 0, luck, "{setup:?}: {report}");
                distributions += report.distributions;
                refused += report.refused;
            }
        }
    }
    assert!(distributions > 20 && refused > 10_000, "{distributions} distributions, {refused} refused");
}

/// Every edition, at tables of all sizes, with carrots open and hidden.
#[test]
fn every_edition_passes_the_suite() {
    let (mut apart, mut compared) = (0, 0);
    for (index, edition) in (0..).zip(Edition::ALL) {
        for (seats, runners) in [(2, 1), (4, 1), (6, 1), (2, 2)] {
            for hidden_carrots in [true, false] {
                let setup = Setup { hidden_carrots, ..edition.setup(seats, runners) };
                let report = check(&setup, index, 1, 12);
                assert_eq!(report.twins_apart > 20, hidden_carrots, "{setup:?}: {report}");
                (apart, compared) = (apart + report.twins_apart, compared + report.events_compared);
            }
        }
    }
    assert!(apart > 1_000 && compared > 1_000, "{apart} twins apart, {compared} events compared");
}

#[test]
fn forty_random_variants_pass_the_suite() {
    for index in 0..40 {
        check(&variant(Seed(7).derive("variant", index)), index, 2, 60);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_variant_passes_the_suite(setup in variants(), seed: u64) {
        check(&setup, seed, 1, 40);
    }
}
