//! What Marshal reckons with, by the reasons it gives.

use risk::{Action, Land, Owner, Risk, Setup, State, Victory};
use tabletop::{Eye, Game, Term};

use crate::position::{BLUE, RED, at, decide, game, position};
use crate::support::world;

#[test]
fn marshal_expects_the_best_answer_of_a_rival() {
    let game = Risk::new(Setup { seats: 2, neutrals: true, ..Setup::default() }, world()).expect("playable");
    let mut state = position(&game, 1, &[]);
    state.board.lands.fill(Land { owner: Owner::NEUTRAL, armies: 9 });
    // Of Blue's fronts the first and the last can take nothing, and that between them breaks South America.
    for (name, owner, armies) in [
        ("Brazil", RED, 3),
        ("Argentina", RED, 1),
        ("Peru", RED, 1),
        ("Venezuela", RED, 2),
        ("Alaska", BLUE, 1),
        ("Central America", BLUE, 20),
        ("Western Australia", BLUE, 1),
    ] {
        state.board.lands[at(name).index()] = Land { owner: Owner::of(owner), armies };
    }
    assert!(at("Alaska") < at("Central America") && at("Central America") < at("Western Australia"));
    let answer = stopping(&game, &state, "term-what_the_rivals_answers_may_change");
    assert!(answer.as_ref().is_some_and(|term| term.value < -5.0), "{answer:?}");
}

/// What Marshal tells of attacking no more, by the name of the term.
fn stopping(game: &Risk, state: &State, name: &str) -> Option<Term> {
    let reasons = decide(game, "marshal", &game.view(state, Eye::Seat(RED))).explanation.expect("asked for");
    let stop = serde_json::to_value(Action::EndAttack).expect("an action has a JSON form");
    let candidate = reasons.candidates.into_iter().find(|candidate| candidate.action == stop);
    candidate.expect("it is always shown").terms.into_iter().find(|term| term.name.id == name)
}

#[test]
fn marshal_counts_what_rivals_have_against_itself() {
    let game = game();
    let state = position(&game, 9, &[("Brazil", RED, 12), ("Argentina", RED, 2), ("Peru", RED, 1)]);
    for name in ["term-rivals_armies", "term-rivals_income_from_territories", "term-rivals_continents"] {
        let term = stopping(&game, &state, name);
        assert!(term.as_ref().is_some_and(|term| term.value < 0.0), "{name}: {term:?}");
    }
}

#[test]
fn marshal_counts_territories_when_the_last_round_comes() {
    let rounds = Setup { seats: 3, victory: Victory::Rounds(20), ..Setup::default() };
    let game = Risk::new(rounds, world()).expect("playable");
    let mut state = position(&game, 9, &[("Brazil", RED, 12), ("Argentina", RED, 2), ("Peru", RED, 1)]);
    let name = "term-territories_for_the_last_count";
    assert_eq!(stopping(&game, &state, name), None);
    state.board.round = 20;
    let term = stopping(&game, &state, name).expect("nothing else counts now");
    assert_eq!((term.weight, term.value), (Some(6.0), 18.0));
}

#[test]
fn marshal_counts_the_capitals_it_holds() {
    let capitals = Setup { seats: 3, victory: Victory::Capitals(0), ..Setup::default() };
    let game = Risk::new(capitals, world()).expect("playable");
    let mut state = position(&game, 9, &[("Brazil", RED, 12), ("Argentina", RED, 2), ("Venezuela", BLUE, 9)]);
    state.board.capitals = ["Brazil", "Venezuela", "Japan"].map(at).into_iter().collect();
    assert_eq!(stopping(&game, &state, "term-goal_in_part").map(|term| term.value), Some(12.0));
    state.board.lands[at("Venezuela").index()] = Land { owner: Owner::of(RED), armies: 1 };
    assert_eq!(stopping(&game, &state, "term-goal_in_part").map(|term| term.value), Some(24.0));
}

#[test]
fn marshal_plans_no_further_than_it_is_set() {
    let game = game();
    let state = position(&game, 1, &[("Brazil", RED, 30), ("Argentina", RED, 2), ("Peru", RED, 1)]);
    let planned = |spec: &str| {
        let reasons = decide(&game, spec, &game.view(&state, Eye::Seat(RED))).explanation.expect("asked for");
        reasons.line.len()
    };
    assert_eq!(planned("marshal:length=1"), 1);
    assert_eq!(planned("marshal:length=3"), 3);
    assert!(planned("marshal") > 3);
}
