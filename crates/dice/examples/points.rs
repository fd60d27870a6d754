//! Plays one table of points against another: `cargo run --release -p dice --example points ONE OTHER [SEEDS] [FIRST SEED]`,
//! each `shipped`, `flat` or `published`.
//!
//! Every hero meets every enemy over the same dice twice: once the first table plays the hero and the other the enemy, once the
//! other way round. What the first wins of both is its share, .5 for tables that are alike.

use std::error::Error;
use std::sync::Arc;

use dice::agents::{Level, Planner, Points};
use dice::{Alea, Content, Setup};
use tabletop::{Agent, Budget, Game, Monitor, NoEvents, Seat, Seed, Think, Turn};

/// Rounds after which nobody has won.
const ROUNDS: u16 = 100;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let table = |at: usize| -> Result<Arc<Points>, Box<dyn Error>> {
        let name = arguments.get(at).ok_or("two tables are wanted")?;
        Ok(Arc::new(match name.as_str() {
            "shipped" => Points::shipped(),
            "flat" => Points::flat(),
            "published" => Points::published(),
            other => return Err(format!("'{other}' is none of 'shipped', 'flat' and 'published'").into()),
        }))
    };
    let tables = [table(0)?, table(1)?];
    let number = |at: usize, usual: u64| match arguments.get(at) {
        Some(text) => text.parse().map_err(|_| format!("'{text}' is not a whole number")),
        None => Ok(usual),
    };
    let (seeds, first) = (number(2, 4)?, number(3, 1)?);
    let content = Content::shipped();
    // Wins of the first table: as the hero, as the enemy; drawn fights; and its share of each pair of fights.
    let (mut won, mut drawn, mut rounds, mut shares) = ([0u32; 2], 0u32, 0u64, Vec::new());
    for seed in first..first + seeds {
        for (at, hero) in content.heroes.iter().enumerate() {
            for (against, enemy) in content.enemies.iter().enumerate() {
                let setup = Setup::new([hero.fighter.clone(), enemy.fighter.clone()], ROUNDS);
                let game = Alea::new(setup, Arc::clone(&content.catalogue)).map_err(|_| "they cannot meet")?;
                let seed = Seed(seed).derive("fight", (at * content.enemies.len() + against) as u64);
                let mut share = 0.0;
                for side in [0, 1] {
                    let (winner, length) = fight(&game, [&tables[side], &tables[1 - side]], seed)?;
                    rounds += length;
                    match winner {
                        Some(seat) if usize::from(seat.0) == side => {
                            won[side] += 1;
                            share += 0.5;
                        }
                        Some(_) => {}
                        None => {
                            drawn += 1;
                            share += 0.25;
                        }
                    }
                }
                shares.push(share);
            }
        }
    }
    let pairs = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / pairs;
    let variance = shares.iter().map(|share| (share - mean) * (share - mean)).sum::<f64>() / (pairs - 1.0).max(1.0);
    // Wilson's interval over as many independent fights as vary as these pairs do.
    let fights = (mean * (1.0 - mean) / (variance / pairs).max(1e-12)).max(1.0);
    let (low, high) = wilson(mean, fights);
    println!(
        "{} fights: {} of {pairs} as the hero, {} of {pairs} as the enemy, {drawn} drawn, {:.2} rounds; share {:.2} % ({:.2} – {:.2})",
        2.0 * pairs,
        won[0],
        won[1],
        rounds as f64 / (2.0 * pairs),
        100.0 * mean,
        100.0 * low,
        100.0 * high
    );
    Ok(())
}

/// Wilson's interval at 95 %.
fn wilson(rate: f64, trials: f64) -> (f64, f64) {
    let z = 1.959_964;
    let spread = z * z / trials;
    let middle = (rate + spread / 2.0) / (1.0 + spread);
    let half = z / (1.0 + spread) * (rate * (1.0 - rate) / trials + spread / (4.0 * trials)).sqrt();
    (middle - half, middle + half)
}

/// Plays a fight out: who won, and in which round.
fn fight(game: &Alea, tables: [&Arc<Points>; 2], seed: Seed) -> Result<(Option<Seat>, u64), Box<dyn Error>> {
    let mut agents = tables.map(|points| Planner::new(Arc::clone(points), Level::FULL));
    let monitor = Monitor::new();
    let mut state = game.start();
    for step in 0.. {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&state, &mut seed.stream("chance", step)).ok_or("chance has no outcome")?;
                game.resolve(&mut state, &outcome, &mut NoEvents).map_err(|illegal| illegal.to_string())?;
            }
            Turn::Seat(seat) => {
                let rng = seed.stream("think", step);
                let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
                let action = agents[usize::from(seat.0 & 1)].decide(game, &state, &mut think).action;
                game.apply(&mut state, &action, &mut NoEvents).map_err(|illegal| illegal.to_string())?;
            }
        }
    }
    let standing = game.standing(&state);
    let winner = standing.and_then(|standing| match standing.places.as_slice() {
        [1, 2] => Some(Seat(0)),
        [2, 1] => Some(Seat(1)),
        _ => None,
    });
    Ok((winner, u64::from(state.round)))
}
