//! The gauntlet's figures: how long choices between fights take, and how many runs are played in a second.

use std::time::Duration;

use dice::gauntlet::{Gauntlet, State};
use tabletop::{Agent, Budget, Game, Monitor, NoEvents, Seed, Think, Turn};

use super::super::agents::REFERENCE;
use super::GauntletModule;
use crate::bench::{Bench, Bound, percentile, timed};
use crate::play::seat_agents;
use crate::{LabError, Library, Opening, Scene};

/// Runs that are measured.
const RUNS: u64 = 6;
/// What a choice between fights may take, in milliseconds: nobody should have to wait for it.
const CHOICE: f64 = 250.0;

pub(super) fn run(module: GauntletModule, library: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
    let (choices, runs) = ("choice between fights, p99", "runs of the reference player");
    if !bench.begin(choices) & !bench.begin(runs) {
        return Ok(());
    }
    let game = Scene::open(&module, library, &Opening::CLASSIC)?.game;
    let mut times = Vec::new();
    let mut spent = Duration::ZERO;
    for seed in 0..RUNS {
        let mut agents = seat_agents(&module, &[REFERENCE, REFERENCE].map(str::to_owned))?;
        let (time, played) = timed(|| play(&game, Seed(seed), &mut agents, &mut times));
        played?;
        spent += time;
    }
    if bench.begin(choices) {
        bench.held(choices, percentile(&mut times, 99.0), "ms", Bound::AtMost, CHOICE);
    }
    if bench.begin(runs) {
        bench.told(runs, RUNS as f64 / spent.as_secs_f64(), "1/s");
    }
    Ok(())
}

/// Plays a run to its end, and notes in milliseconds how long choices between fights take.
fn play(
    game: &Gauntlet,
    seed: Seed,
    agents: &mut [Box<dyn Agent<Gauntlet>>],
    times: &mut Vec<f64>,
) -> Result<State, LabError> {
    let mut state = game.start();
    for step in 0.. {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&state, &mut seed.stream("chance", step));
                let outcome = outcome.ok_or_else(|| LabError::System("chance has no outcome".to_owned()))?;
                game.resolve(&mut state, &outcome, &mut NoEvents)
            }
            Turn::Seat(seat) => {
                let (monitor, rng) = (Monitor::new(), seed.stream("thinking", step));
                let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
                let agent = &mut agents[seat.index()];
                let (time, decision) = timed(|| agent.decide(game, &state, &mut think));
                if state.fight.is_none() {
                    times.push(time.as_secs_f64() * 1e3);
                }
                game.apply(&mut state, &decision.action, &mut NoEvents)
            }
        }
        .map_err(|illegal| LabError::System(illegal.to_string()))?;
    }
    Ok(state)
}
