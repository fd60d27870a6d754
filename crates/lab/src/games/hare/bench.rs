//! The race's figures: whole games and searches, on one core, in processor time.

use std::sync::atomic::AtomicBool;

use hare::{Hare, Setup};
use tabletop::{Budget, Eye, Game, Monitor, Seat, Seed, Think};

use super::HareModule;
use crate::bench::{Bench, BenchModule, timed};
use crate::{GameModule, LabError, Library, MatchRequest, MatchRoom, Opening, Watch};

/// Games of the figure.
const GAMES: u64 = 2_000;
/// Positions a search evaluates.
const NODES: u64 = 1_000_000;

impl BenchModule for HareModule {
    fn bench(&self, library: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
        games(self, library, bench)?;
        for (name, seats) in [("positions of Parlett, 2 seats", 2), ("positions of Parlett, 4 seats", 4)] {
            nodes(self, name, seats, bench)?;
        }
        Ok(())
    }
}

/// Whole games of two agents that do not search.
fn games(module: &HareModule, library: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
    let name = "games of Sprinter against Tortoise, 4 seats";
    if !bench.begin(name) {
        return Ok(());
    }
    let request = MatchRequest {
        opening: Opening::CLASSIC,
        agents: ["sprinter", "tortoise"].map(str::to_owned).to_vec(),
        games: GAMES,
        seed: Seed(1),
        budget: Budget::default(),
        threads: Some(1),
        recorder: crate::Recorder::default(),
    };
    let watch = Watch { progress: &|_, _| {}, stop: &AtomicBool::new(false) };
    let report = module.play_match(library, &request, &watch)?;
    bench.told(name, report.games_per_cpu_second, "1/s");
    Ok(())
}

/// The search alone, from the start without luck.
fn nodes(module: &HareModule, name: &str, seats: u8, bench: &mut Bench<'_>) -> Result<(), LabError> {
    if !bench.begin(name) {
        return Ok(());
    }
    let told = |text: String| LabError::System(text);
    let setup = Setup { seats, luck: false, ..Setup::default() };
    let game = Hare::new(setup).map_err(|faults| told(format!("{faults:?}")))?;
    let view = game.view(&game.start(), Eye::Seat(Seat(0)));
    let mut parlett = module.agent("parlett:depth=30")?;
    let monitor = Monitor::new();
    let rng = Seed(1).stream("bench", 0);
    let mut think = Think { budget: Budget::nodes(NODES), explain: false, rng, monitor: &monitor };
    let (time, decision) = timed(|| parlett.decide(&game, &view, &mut think));
    bench.told(name, decision.effort.nodes as f64 / time.as_secs_f64(), "1/s");
    Ok(())
}
