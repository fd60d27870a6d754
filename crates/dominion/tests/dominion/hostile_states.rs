//! States that somebody wrote by hand: either they are refused, or the game goes on from them to its end.

use dominion::{Dominion, State};
use rand::RngExt;
use serde_json::Value;
use tabletop::{Eye, Game, NoEvents, Rng, Seed, Turn};

use crate::support::{rules, variant};

/// Some steps of random play.
fn play(game: &Dominion, mut state: State, seed: Seed, steps: u64) -> State {
    for step in 0..steps {
        let mut rng = seed.stream("play", step);
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&state, &mut rng).expect("chance is due");
                game.resolve(&mut state, &outcome, &mut NoEvents).expect("it can come");
            }
            Turn::Seat(seat) => {
                let action = game.sample(&game.view(&state, Eye::Seat(seat)), &mut rng).expect("a seat is to act");
                game.apply(&mut state, &action, &mut NoEvents).expect("it is legal");
            }
        }
    }
    state
}

/// Changes one number somewhere.
fn spoil(value: &mut Value, rng: &mut Rng) {
    match value {
        Value::Number(number) => {
            let near = number.as_i64().unwrap_or(0);
            let others = [0, 1, near + 1, near - 1, 7, 18, 19, 64, 255, 65_535];
            *number = others[rng.random_range(0..others.len())].into();
        }
        Value::Bool(truth) => *truth = !*truth,
        Value::Array(items) if !items.is_empty() => {
            let at = rng.random_range(0..items.len());
            match rng.random_range(0..8) {
                0 => drop(items.remove(at)),
                1 => items.push(items[at].clone()),
                _ => spoil(&mut items[at], rng),
            }
        }
        Value::Object(fields) if !fields.is_empty() => {
            let at = rng.random_range(0..fields.len());
            if let Some(field) = fields.values_mut().nth(at) {
                spoil(field, rng);
            }
        }
        _ => {}
    }
}

#[test]
fn what_is_accepted_can_be_played() {
    let (mut refused, mut accepted) = (0, 0);
    for index in 0..2_000 {
        let seed = Seed(2).derive("hostile", index);
        let rng = &mut seed.stream("spoil", 0);
        let game = rules(variant(seed));
        let state = play(&game, game.start(), seed, rng.random_range(0..300));
        let mut value = serde_json::to_value(&state).unwrap();
        let part = ["turn", "stack", "players", "supply"][rng.random_range(0..4)];
        (0..rng.random_range(1..3)).for_each(|_| spoil(&mut value[part], rng));
        let spoilt = serde_json::from_value::<State>(value).ok().filter(|state| game.check_state(state).is_ok());
        let Some(spoilt) = spoilt.filter(|spoilt| *spoilt != state) else {
            refused += 1;
            continue;
        };
        accepted += 1;
        let end = play(&game, spoilt.clone(), seed, 100_000);
        assert_eq!(game.turn(&end), Turn::Over, "{spoilt:?}");
        assert!(game.standing(&end).is_some());
    }
    assert!(refused > 200 && accepted > 200, "{refused} refused, {accepted} accepted");
}
