//! Positions at the start of turns, with who won.

use std::sync::Arc;

use rand::RngExt;
use risk::map::Map;
use risk::{Phase, Risk, Setup, State, agents};
use tabletop::{Agent, Budget, Eye, Game, Monitor, NoEvents, Seat, Seed, Think, Turn};

use crate::Fault;

/// Plays the games and writes their positions.
pub fn run(pool: &str, games: &str, seed: &str, seats: &str) -> Result<(), Fault> {
    let text = include_str!("../../../../assets/risk/world.ron");
    let map = Map::from_ron("world.ron", text)?;
    let seats: u8 = seats.parse()?;
    let game = Risk::new(Setup { seats, ..Setup::default() }, Arc::new(map)).map_err(|faults| faults[0].clone())?;
    let pool: Vec<&str> = pool.split(';').collect();
    let (games, seed): (u64, u64) = (games.parse()?, seed.parse()?);
    for number in 0..games {
        let seed = Seed(seed).derive("harvest", number);
        let mut rng = seed.stream("pool", 0);
        let mut seated = Vec::new();
        for _ in 0..seats {
            seated.push(agents::make(pool[rng.random_range(0..pool.len())])?);
        }
        play(&game, seed, &mut seated)?;
    }
    Ok(())
}

fn play(game: &Risk, seed: Seed, seated: &mut [Box<dyn Agent<Risk>>]) -> Result<(), Fault> {
    let monitor = Monitor::new();
    let mut state = game.start();
    let mut seen: Vec<(Seat, Vec<Vec<f64>>)> = Vec::new();
    let mut begun = None;
    for step in 0.. {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&state, &mut seed.stream("chance", step)).ok_or("nothing can come")?;
                game.resolve(&mut state, &outcome, &mut NoEvents).map_err(|illegal| illegal.to_string())?;
            }
            Turn::Seat(seat) => {
                let view = game.view(&state, Eye::Seat(seat));
                let turn = (state.board.round, seat);
                if state.board.phase == (Phase::Reinforce { spoils: false }) && begun != Some(turn) {
                    begun = Some(turn);
                    seen.push((seat, agents::worth_features(game, &view)));
                }
                let rng = seed.stream("think", step);
                let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
                let decision = seated[seat.index()].decide(game, &view, &mut think);
                game.apply(&mut state, &decision.action, &mut NoEvents).map_err(|illegal| illegal.to_string())?;
            }
        }
    }
    tell(&state, seed, &seen);
    Ok(())
}

fn tell(state: &State, seed: Seed, seen: &[(Seat, Vec<Vec<f64>>)]) {
    let Phase::Over(standing) = &state.board.phase else { return };
    let winner = standing.places.iter().position(|&place| place == 1).unwrap_or(0);
    for (mover, features) in seen {
        print!("{} {winner} {}", seed.0, mover.index());
        for seat in features {
            print!(" |");
            seat.iter().for_each(|feature| print!(" {feature:.4}"));
        }
        println!();
    }
}
