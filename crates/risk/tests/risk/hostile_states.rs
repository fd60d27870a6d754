//! A state read from a file is either refused with a reason or can be played on from: no save can make the rules panic.

use std::sync::Arc;

use rand::RngExt;
use risk::agents;
use risk::{Risk, Setup, Start, State, Victory, View};
use serde_json::Value;
use tabletop::conformance::play_random;
use tabletop::{Budget, Eye, Game, Monitor, NoEvents, Rng, Seed, Think, Turn};

use crate::support;

fn setups() -> [Setup; 5] {
    let quick = Setup { start: Start::Scatter, round_limit: 15, ..Setup::default() };
    [
        Setup { seats: 2, ..quick.clone() },
        Setup { seats: 3, start: Start::Claim, victory: Victory::Missions, ..quick.clone() },
        Setup { seats: 4, fog: true, victory: Victory::Capitals(0), ..quick.clone() },
        Setup { seats: 2, neutrals: false, two_phase: true, ..quick.clone() },
        Setup { seats: 3, start: Start::Deal, fog: true, muster: 20, round_limit: 300, ..quick },
    ]
}

/// Every number and truth in a value, in order.
fn numbers<'a>(value: &'a mut Value, found: &mut Vec<&'a mut Value>) {
    match value {
        Value::Number(_) | Value::Bool(_) => found.push(value),
        Value::Array(items) => items.iter_mut().for_each(|item| numbers(item, found)),
        Value::Object(fields) => fields.values_mut().for_each(|item| numbers(item, found)),
        Value::Null | Value::String(_) => {}
    }
}

/// Changes one to three numbers or truths, or an entry of a list.
fn spoil(value: &mut Value, rng: &mut Rng) {
    let mut found = Vec::new();
    numbers(value, &mut found);
    for _ in 0..rng.random_range(1..=3) {
        let at = rng.random_range(0..found.len());
        *found[at] = match *found[at] {
            Value::Bool(truth) => (!truth).into(),
            ref number => {
                let near = number.as_u64().unwrap_or(0);
                let extremes =
                    [0, 1, 2, 3, 5, 6, 41, 42, 43, 44, 200, 253, 254, 255, 65_535, 9_999_999, u64::from(u32::MAX)];
                let near = [near.saturating_add(1), near.saturating_sub(1)];
                let all: Vec<u64> = extremes.into_iter().chain(near).collect();
                all[rng.random_range(0..all.len())].into()
            }
        };
    }
    if rng.random_bool(0.1)
        && let Some(fields) = value.get_mut("board").and_then(Value::as_object_mut)
    {
        let lists: Vec<String> =
            fields.iter().filter(|(_, list)| list.is_array()).map(|(key, _)| key.clone()).collect();
        if let Some(list) = fields.get_mut(&lists[rng.random_range(0..lists.len())]).and_then(Value::as_array_mut) {
            match list.last().cloned().filter(|_| rng.random_bool(0.5)) {
                Some(last) => list.push(last),
                None => drop(list.pop()),
            }
        }
    }
}

/// Plays 200 steps at random: in every one somebody can act or something can fall, and it leads to a state that is accepted too.
fn play_on(game: &Risk, mut state: State, seed: Seed) {
    for step in 0..200 {
        let mut rng = seed.stream("on", step);
        for eye in Eye::all(game.seats()) {
            let twin = game.conceal(&state, eye, &mut rng);
            assert_eq!(game.view(&state, eye), game.view(&twin, eye), "{eye:?} {state:?}");
            assert_eq!(game.check_state(&twin), Ok(()), "{eye:?} {state:?}");
        }
        let before = state.clone();
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = game.draw(&state, &mut rng).unwrap_or_else(|| panic!("nothing can fall: {state:?}"));
                assert_eq!(game.resolve(&mut state, &outcome, &mut Vec::new()), Ok(()), "{outcome:?} {before:?}");
            }
            Turn::Seat(seat) => {
                let view = game.view(&state, Eye::Seat(seat));
                let action = game.sample(&view, &mut rng).unwrap_or_else(|| panic!("nothing can be done: {state:?}"));
                assert_eq!(game.apply(&mut state, &action, &mut NoEvents), Ok(()), "{action:?} {before:?}");
            }
        }
        assert_eq!(game.check_state(&state), Ok(()), "after {before:?}");
    }
}

#[test]
fn spoilt_states_are_refused_or_playable() {
    let map = support::world();
    let (mut refused, mut accepted) = (0, 0);
    for (index, setup) in setups().into_iter().enumerate() {
        let game = Arc::new(Risk::new(setup, Arc::clone(&map)).expect("playable"));
        for round in 0..60 {
            let seed = Seed(23).derive("spoil", index as u64 * 1_000 + round);
            let mut rng = seed.stream("spoil", 0);
            let session = play_random(&game, seed, rng.random_range(0..700)).expect("random play is sound");
            assert_eq!(game.check_state(session.state()), Ok(()), "{:?}", session.state());
            let whole = serde_json::to_value(session.state()).expect("a state can be written");
            for _ in 0..20 {
                let mut value = whole.clone();
                spoil(&mut value, &mut rng);
                let Ok(state) = serde_json::from_value::<State>(value) else { continue };
                match game.check_state(&state) {
                    Ok(()) => {
                        accepted += 1;
                        play_on(&game, state, seed);
                    }
                    Err(illegal) => {
                        refused += 1;
                        assert_eq!(illegal.rule, "invalid-state");
                        assert!(illegal.text.len() > 10, "{illegal}");
                    }
                }
            }
        }
    }
    assert!(refused > 2_000 && accepted > 200, "{refused} refused, {accepted} accepted");
}

#[test]
fn what_a_seat_sees_is_a_view_and_a_spoilt_one_is_refused_or_decided_in() {
    let map = support::world();
    let monitor = Monitor::new();
    let (mut refused, mut accepted) = (0, 0);
    for (index, setup) in setups().into_iter().enumerate() {
        let game = Arc::new(Risk::new(setup, Arc::clone(&map)).expect("playable"));
        for round in 0..120 {
            let seed = Seed(29).derive("spoil", index as u64 * 1_000 + round);
            let mut rng = seed.stream("spoil", 0);
            let session = play_random(&game, seed, rng.random_range(0..500)).expect("random play is sound");
            let Turn::Seat(seat) = session.turn() else { continue };
            let view = session.view(Eye::Seat(seat));
            assert_eq!(game.check_view(&view), Ok(()), "{view:?}");
            let mut value = serde_json::to_value(&view).expect("a view can be written");
            spoil(&mut value, &mut rng);
            let Ok(view) = serde_json::from_value::<View>(value) else { continue };
            if game.check_view(&view).is_err() {
                refused += 1;
                continue;
            }
            accepted += 1;
            for spec in
                ["drifter", "gardener", "sentinel", "mercenary", "marshal", "strategos", "minimax:depth=2,nodes=200"]
            {
                let rng = seed.stream("thinking", 0);
                let mut think = Think { budget: Budget::nodes(200), explain: true, rng, monitor: &monitor };
                let _ = agents::make(spec).expect("an agent").decide(&game, &view, &mut think);
            }
        }
    }
    assert!(refused > 100 && accepted > 20, "{refused} refused, {accepted} accepted");
}
