//! States that somebody wrote by hand: either they are refused, or the race goes on from them to its end.

use hare::{Hare, State};
use rand::RngExt;
use serde_json::Value;
use tabletop::{Eye, Game, NoEvents, Rng, Seed, Turn};

use crate::support::{rules, variant};

/// Some steps of random play.
fn play(game: &Hare, mut state: State, seed: Seed, steps: u64) -> State {
    for step in 0..steps {
        let mut rng = seed.stream("play", step);
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let card = game.draw(&state, &mut rng).expect("a card is due");
                game.resolve(&mut state, &card, &mut NoEvents).expect("it can come");
            }
            Turn::Seat(_) => {
                let action =
                    game.sample(&game.view(&state, Eye::Seat(state.mover())), &mut rng).expect("a seat is to act");
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
            let others = [0, 1, near + 1, near - 1, 7, 64, 65, 255, 65_535];
            *number = others[rng.random_range(0..others.len())].into();
        }
        Value::Array(items) if !items.is_empty() => {
            let at = rng.random_range(0..items.len());
            spoil(&mut items[at], rng);
        }
        Value::Object(fields) => {
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
    for index in 0..3_000 {
        let seed = Seed(2).derive("hostile", index);
        let rng = &mut seed.stream("spoil", 0);
        let game = rules(variant(seed));
        let state = play(&game, game.start(), seed, rng.random_range(0..300));
        let mut value = serde_json::to_value(state).unwrap();
        (0..rng.random_range(1..4)).for_each(|_| spoil(&mut value, rng));
        let spoilt = serde_json::from_value::<State>(value).ok().filter(|state| game.check_state(state).is_ok());
        let Some(spoilt) = spoilt.filter(|spoilt| *spoilt != state) else {
            refused += 1;
            continue;
        };
        accepted += 1;
        let end = play(&game, spoilt, seed, 20_000);
        assert_eq!(game.turn(&end), Turn::Over, "{spoilt:?}");
        assert!(game.standing(&end).is_some());
    }
    assert!(refused > 200 && accepted > 200, "{refused} refused, {accepted} accepted");
}
