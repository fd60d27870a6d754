//! Races are written and read as the same, in every variant, and wrong texts get faults with their place.

use std::sync::Arc;

use hare::{HareNotation, Setup};
use tabletop::conformance::check_notation;
use tabletop::notation::{Notation, Transcript};
use tabletop::{Eye, Game, Seat, Seed};

use crate::support::{at, done, doubles, race, rules, variant};

#[test]
fn the_notation_keeps_every_promise_in_every_variant() {
    let mut faults = 0;
    for index in 0..12 {
        let game = Arc::new(rules(variant(Seed(7).derive("variant", index))));
        let report = check_notation(&HareNotation, &game, 1, Seed(index)).unwrap_or_else(|broken| panic!("{broken}"));
        assert!(report.positions > 10 && report.words > 10 && report.unknown == 0, "{report}");
        faults += report.faults;
    }
    assert!(faults > 1_000, "{faults}");
}

#[test]
fn a_race_is_written_as_people_say_it() {
    let game = race("1978", 3);
    let state = at(&game, &[(7, 47, 3), (9, 50, 3), (10, 50, 3)]);
    let written = |state| HareNotation.write_position(&game, &game.view(state, Eye::Public));
    assert_eq!(written(&state), "7 47c 3s / 9 50c 3s / 10 50c 3s; 1 to move");
    let mut next = state;
    done(&game, &mut next, "+5");
    assert_eq!(written(&next), "12 32c 3s / 9 50c 3s / 10 50c 3s; 2 to move");
    let double = doubles("2008");
    let start = HareNotation.write_position(&double, &double.view(&double.start(), Eye::Public));
    assert_eq!(start, "0+0 98c 5s / 0+0 98c 5s; 1 to move");
}

#[test]
fn hidden_carrots_are_written_by_rank_and_not_by_number() {
    let game = rules(Setup { board: "1978".to_owned(), seats: 3, hidden_carrots: true, ..Setup::default() });
    let state = at(&game, &[(10, 40, 3), (12, 77, 3), (20, 41, 2)]);
    let copied = |eye| Transcript::write_position(&HareNotation, &game, &game.view(&state, eye));
    let own = copied(Eye::Seat(Seat(0)));
    assert!(own.ends_with("position 10 40c#3 3s / 12 ?c#1 3s / 20 ?c#2 2s; 1 to move\n"), "{own}");
    assert!(!copied(Eye::Public).contains("40c"));
    let read = Transcript::of(&own).and_then(|text| text.open(&HareNotation, &game, &mut Seed(1).stream("paste", 0)));
    let state = read.expect("it can be read").state;
    assert_eq!(state.carrots(Seat(0)), 40);
    assert!(state.carrots(Seat(1)) > state.carrots(Seat(2)) && state.carrots(Seat(2)) > 40);
}

#[test]
fn the_setup_stands_in_its_line_as_far_as_it_is_not_usual() {
    let game = rules(Setup { board: "1978".to_owned(), seats: 3, luck: false, ..Setup::default() });
    let text = Transcript::write_position(&HareNotation, &game, &game.view(&game.start(), Eye::Public));
    let line = text.lines().next().expect("there is one");
    assert_eq!(line, "game hare (board: \"1978\", seats: 3, luck: false)");
    let setup: Option<Setup> = Transcript::of(&text).and_then(|text| text.setup()).expect("it can be read");
    assert_eq!(setup.as_ref(), Some(game.setup()));
}

#[test]
fn each_fault_has_its_place_and_remedy() {
    let game = race("1978", 2);
    let told = |text: &str| {
        let read = Transcript::of(text)
            .and_then(|read| read.open(&HareNotation, &game, &mut Seed(1).stream("paste", 0)).map(|read| read.state));
        read.map_or_else(|fault| fault.message(text).to_string(), |state| format!("{state:?}"))
    };
    let texts = [
        "7 47c 3s; 1 to move",
        "7 47c 3s / 9 50 3s; 1 to move",
        "7 47c 3s / 70 50c 3s; 1 to move",
        "7 47c 3s / 9 50c 3s",
        "7 47c 3s / 9 50c 3s; 3 to move",
        "7 47c 3s / 9 50c 3s; 1 to dance",
        "7 47c 3s / 9 50c 3s; 1 to move; round x",
        "7 47c 3s / 9 50c 3s; 1 to move; 2 to move",
        "7 47c 3s / 9 ?c 3s; 1 to move",
        "7 47c 3s / 7 50c 3s; 1 to move",
        "7 47c 3s / 9 50c 3s; 1 to move; drawn joker",
        "position 7 47c 3s / 9 50c 3s; 1 to move\nmoves +1 hop",
        "position 7 47c 3s / 9 50c 3s; 1 to move\nmoves +2",
        "game chess\nposition 7 47c 3s / 9 50c 3s; 1 to move",
    ];
    let told: Vec<String> = texts.iter().map(|text| format!("{text:?}\n  {}", told(text))).collect();
    insta::assert_snapshot!(told.join("\n"));
}
