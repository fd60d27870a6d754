//! Whole games written down: a change of the rules that was not meant shows here.

use dominion::{Deal, Setup};
use tabletop::Seed;
use tabletop::conformance::golden;

use crate::support::rules;

fn play(setup: Setup) -> String {
    golden(&rules(setup), Seed(3), 10_000).expect("it ends")
}

#[test]
fn the_first_game_for_two() {
    insta::assert_snapshot!(play(Setup { turn_limit: 12, ..Setup::default() }));
}

#[test]
fn three_with_colonies_attacks_and_cards_that_stay() {
    let kingdom = [
        "wharf",
        "throne_room",
        "ghost_ship",
        "saboteur",
        "goons",
        "kings_court",
        "venture",
        "sentry",
        "treasury",
        "minion",
    ];
    insta::assert_snapshot!(play(Setup {
        seats: 3,
        kingdom: kingdom.map(str::to_owned).to_vec(),
        colonies: true,
        deal: Deal::FiveTwo,
        turn_limit: 14,
        ..Setup::default()
    }));
}
