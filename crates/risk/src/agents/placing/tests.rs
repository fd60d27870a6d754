//! What each number does, on a small board with exact figures.

use tabletop::agent_spec::Setting;
use tabletop::{Eye, Game, Seat};

use super::measures::Measures;
use super::place;
use super::{Placing, SETTINGS};
use crate::agents::draft::Draft;
use crate::agents::sight::Sight;
use crate::board::{Land, Owner};
use crate::map::TerritoryId;
use crate::odds::{Defence, OddsTable};
use crate::rules::Risk;
use crate::setup::Setup;
use crate::state::State;
use crate::testing::world;

const NOTHING: Placing = Placing { borders: 0.0, threat: 0.0, reach: 0.0, bonuses: 0.0, chokepoints: 0.0 };
const ALL: Placing = Placing { borders: 1.0, threat: 1.0, reach: 1.0, bonuses: 1.0, chokepoints: 1.0 };

fn at(name: &str) -> TerritoryId {
    world().find(name).expect("a territory")
}

/// South America against the rest of the world, with three armies to place: Brazil holds 4 against 8 in North Africa, Venezuela 6 against 3 in Central America,
/// beyond which 50 stand on either side.
fn south_america(game: &Risk) -> State {
    let mut state = game.start();
    let board = &mut state.board;
    board.active = Seat(0);
    board.to_place = 3;
    board.lands.fill(Land { owner: Owner::of(Seat(1)), armies: 1 });
    for (name, armies) in [("Brazil", 4), ("Peru", 2), ("Venezuela", 6), ("Argentina", 1)] {
        board.lands[at(name).index()] = Land { owner: Owner::of(Seat(0)), armies };
    }
    for (name, armies) in
        [("North Africa", 8), ("Central America", 3), ("Western United States", 50), ("Eastern United States", 50)]
    {
        board.lands[at(name).index()].armies = armies;
    }
    state
}

fn game() -> Risk {
    Risk::new(Setup { seats: 3, ..Setup::default() }, world()).expect("a sound setup")
}

/// What speaks for a border of that board, everything counted.
fn measured(state: &State, name: &str) -> Measures {
    let game = game();
    let view = game.view(state, Eye::Seat(Seat(0)));
    let sight = Sight::new(&game, &view);
    let mut draft = Draft::default();
    let borders = draft.make(&sight, sight.mine(), 3);
    let border = borders.iter().find(|border| border.territory == at(name)).expect("a border");
    Measures::new(&sight, &ALL, border, 3)
}

/// Who gets how many of the three armies.
fn placed(state: &State, placing: &Placing) -> Vec<(TerritoryId, u32)> {
    let game = game();
    let view = game.view(state, Eye::Seat(Seat(0)));
    let mut draft = Draft::default();
    place(&mut draft, placing, &Sight::new(&game, &view));
    draft.placing()
}

fn near(found: f64, wanted: f64) {
    assert!((found - wanted).abs() < 1e-12, "{found} is not {wanted}");
}

#[test]
fn measures_are_those_of_the_board() {
    let state = south_america(&game());
    let chance = |attackers, defenders| OddsTable::shared().p_conquer(attackers, defenders, Defence::Standard);
    let brazil = measured(&state, "Brazil");
    // Seven armies there attack eight with six: less than even, so they stay. The eight attack four with seven.
    assert!(chance(6, 8) < 0.5);
    assert_eq!((brazil.threat, brazil.reach), (2.0, 0.0));
    near(brazil.bonuses, 2.0 * chance(7, 4));
    // Peru and Argentina lie behind two borders, each of which closes one way.
    assert_eq!(brazil.chokepoints, 1.0);

    let venezuela = measured(&state, "Venezuela");
    // Nine armies attack three with eight, and stop before the fifty. Central America is the first of nine territories that pay 5, all of them the rival's.
    assert_eq!(venezuela.threat, 0.5);
    near(venezuela.reach, chance(8, 3));
    near(venezuela.bonuses, chance(8, 3) * (5.0 / 81.0 + 5.0) + 2.0 * chance(2, 6));
    assert_eq!(venezuela.chokepoints, 1.0);
}

#[test]
fn an_army_goes_on_with_those_that_are_left() {
    let mut state = south_america(&game());
    for name in ["Western United States", "Eastern United States"] {
        state.board.lands[at(name).index()].armies = 1;
    }
    let odds = |attackers, defenders| OddsTable::shared().forecast(attackers, defenders, Defence::Standard);
    // It takes the likeliest each time, the first of equal ones, through the twelve territories it is followed at most.
    let (first, left) = (odds(8, 3), odds(8, 3).attackers_left_if_conquered().unwrap().round() as u32);
    let second = odds(left - 1, 1);
    let reach = measured(&state, "Venezuela").reach;
    assert!(reach > first.p_conquer * (1.0 + second.p_conquer) && reach < 12.0, "{reach}");
}

#[test]
fn ways_beyond_the_first_are_counted() {
    let mut state = south_america(&game());
    for name in ["Peru", "Argentina"] {
        state.board.lands[at(name).index()].owner = Owner::of(Seat(1));
    }
    // North Africa, Peru, Argentina; Central America, Peru.
    assert_eq!(measured(&state, "Brazil").chokepoints, 2.0);
    assert_eq!(measured(&state, "Venezuela").chokepoints, 1.0);
    assert_eq!(placed(&state, &Placing { chokepoints: 1.0, ..NOTHING }), [(at("Brazil"), 3)]);
    // Two ways against one, among both: two armies and one.
    let shared = placed(&state, &Placing { borders: 1.0, chokepoints: 1.0, ..NOTHING });
    assert_eq!(shared, [(at("Brazil"), 2), (at("Venezuela"), 1)]);
}

#[test]
fn each_weight_draws_armies_where_it_says() {
    let state = south_america(&game());
    let (brazil, venezuela) = (at("Brazil"), at("Venezuela"));
    assert_eq!(placed(&state, &Placing { threat: 1.0, ..NOTHING }), [(brazil, 3)]);
    assert_eq!(placed(&state, &Placing { reach: 1.0, ..NOTHING }), [(venezuela, 3)]);
    assert_eq!(placed(&state, &Placing { bonuses: 1.0, ..NOTHING }), [(venezuela, 3)]);
    // Brazil is threatened by 1.5 more; a capture of .97 weighs more than that from a weight of 1.6 on.
    let weighed = |reach| placed(&state, &Placing { threat: 1.0, reach, ..NOTHING });
    assert_eq!((weighed(1.4), weighed(1.6)), (vec![(brazil, 3)], vec![(venezuela, 3)]));
}

#[test]
fn the_part_of_the_borders_says_how_many_share() {
    let state = south_america(&game());
    let threat = |borders| placed(&state, &Placing { borders, threat: 1.0, ..NOTHING });
    // BSR 2 and .5: four fifths of three armies, and one for the other border.
    assert_eq!(threat(1.0), [(at("Brazil"), 2), (at("Venezuela"), 1)]);
    // Of two borders one is dropped from a half on, and never both.
    for borders in [0.5, 0.2, 0.0] {
        assert_eq!(threat(borders), [(at("Brazil"), 3)]);
    }
    assert_eq!(threat(0.6).len(), 2);
}

/// With every number as published, armies are shared exactly as the published method shares them, on any board.
#[test]
fn published_numbers_are_the_published_form() {
    let game = game();
    let mut state = south_america(&game);
    let mut mixed = 7u32;
    let mut shared = 0;
    for round in 0..500u32 {
        for land in &mut state.board.lands {
            mixed = mixed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            *land = Land { owner: Owner::of(Seat((mixed >> 16) as u8 % 3)), armies: 1 + (mixed >> 24) % 9 };
        }
        state.board.to_place = 1 + round % 40;
        let view = game.view(&state, Eye::Seat(Seat(0)));
        let sight = Sight::new(&game, &view);
        let (mut published, mut weighed) = (Draft::default(), Draft::default());
        published.make(&sight, sight.mine(), state.board.to_place);
        let numbers = Placing::PUBLISHED;
        let need = |border: &_| Measures::new(&sight, &numbers, border, state.board.to_place).need(&numbers);
        weighed.share(&sight, sight.mine(), state.board.to_place, numbers.borders, need);
        assert_eq!(published.borders(), weighed.borders());
        shared += published.placing().len();
    }
    assert!(shared > 1_000, "hardly anything was shared: {shared}");
}

#[test]
fn numbers_change_what_placing_says_wherever_it_stands() {
    let change = |key, value| Setting { key, value };
    let read = |changes: &[Setting<'_>]| Placing::from(changes).expect("sound settings");
    assert_eq!(read(&[]), Placing::PUBLISHED);
    assert_eq!(read(&[change("placing", "improved")]), Placing::IMPROVED);
    assert_eq!(read(&[change("placing", "published")]), Placing::PUBLISHED);
    let wanted = Placing { reach: 3.5, ..Placing::IMPROVED };
    assert_eq!(read(&[change("reach", "3.5"), change("placing", "improved")]), wanted);
    // Every setting that is named is read.
    for (key, _) in SETTINGS {
        assert!(Placing::from(&[change(key, "none")]).is_err(), "{key}");
    }
}
