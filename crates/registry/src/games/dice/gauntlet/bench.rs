//! The gauntlet's figures: how long choices between fights take, and how many runs are played in a second.

use std::time::Duration;

use lab::seats::house_agents;
use lab::{LabError, Library, Opening, Scene};
use matches::bench::{Bench, BenchModule, Bound, percentile, timed};
use tabletop::Seed;

use super::super::agents::REFERENCE;
use super::GauntletModule;
use super::walk::walk;

/// Runs that are measured.
const RUNS: u64 = 6;
/// What a choice between fights may take, in milliseconds: nobody should have to wait for it.
const CHOICE: f64 = 250.0;

impl BenchModule for GauntletModule {
    fn bench(&self, library: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
        run(*self, library, bench)
    }
}

fn run(module: GauntletModule, library: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
    let (choices, runs) = ("choice between fights, p99", "runs of the reference player");
    let wanted = [choices, runs].map(|name| bench.begin(name));
    if wanted == [false, false] {
        return Ok(());
    }
    let game = Scene::open(&module, library, &Opening::CLASSIC)?.game;
    let mut times = Vec::new();
    let mut spent = Duration::ZERO;
    for seed in 0..RUNS {
        let mut agents = house_agents(&module, &[REFERENCE, REFERENCE].map(str::to_owned))?;
        let (time, walked) = timed(|| {
            walk(&game, Seed(seed), &mut agents, |state, time| {
                if state.fight.is_none() {
                    times.push(time.as_secs_f64() * 1e3);
                }
            })
        });
        walked?;
        spent += time;
    }
    if wanted[0] {
        bench.held(choices, percentile(&mut times, 99.0), "ms", Bound::AtMost, CHOICE);
    }
    if wanted[1] {
        bench.measured(runs, RUNS as f64 / spent.as_secs_f64(), "1/s");
    }
    Ok(())
}
