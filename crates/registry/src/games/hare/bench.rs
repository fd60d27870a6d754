//! The race's figures: moves, positions of the search, decisions, whole games. All on one core, in processor time.

use std::sync::atomic::AtomicBool;

use hare::agents::DEFAULT_CUT;
use hare::{Hare, Setup, State};
use lab::{GameModule, LabError, Library, Opening};
use matches::bench::{Bench, BenchModule, Bound, percentile, timed};
use matches::{AnyGameMatches, MatchRequest, RunControl};
use tabletop::{Agent, Budget, Eye, Game, Monitor, NoEvents, Seat, Seed, Think, Turn};

use super::HareModule;

/// Positions made for the figure of the generator, at least.
const MADE: u64 = 60_000_000;
/// Plies of each count.
const PLIES: u32 = 7;
/// Positions a search evaluates.
const NODES: u64 = 4_000_000;
/// Searches the percentiles are taken from, at least.
const DECISIONS: usize = 1_000;
/// Games of the figure.
const GAMES: u64 = 2_000;

impl BenchModule for HareModule {
    fn bench(&self, library: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
        moves(bench)?;
        for (name, seats) in
            [("positions of max^n, 2 seats", 2), ("positions of max^n, 3 seats", 3), ("positions of max^n, 4 seats", 4)]
        {
            nodes(self, name, seats, bench)?;
        }
        for seats in [2, 3] {
            decisions(self, seats, bench)?;
        }
        games(self, library, bench)
    }
}

fn rules(seats: u8, luck: bool) -> Result<Hare, LabError> {
    let told = |faults| LabError::System(format!("the race to measure: {faults:?}"));
    Hare::new(Setup { seats, luck, ..Setup::default() }).map_err(told)
}

/// Every position made and counted one by one, the last ones of a line too: moves found, made, positions squares paid.
fn moves(bench: &mut Bench<'_>) -> Result<(), LabError> {
    let name = "moves made, 3 seats";
    if !bench.begin(name) {
        return Ok(());
    }
    let game = rules(3, false)?;
    let start = game.start();
    let (mut made, mut seconds) = (0, 0.0);
    while made < MADE {
        let (time, count) = timed(|| walk(&game, &start, PLIES));
        made += count;
        seconds += time.as_secs_f64();
    }
    bench.held(name, made as f64 / seconds, "1/s", Bound::AtLeast, 20e6);
    Ok(())
}

/// Positions that are made by all lines of so many plies.
fn walk(game: &Hare, state: &State, plies: u32) -> u64 {
    if plies == 0 || game.turn(state) == Turn::Over {
        return 0;
    }
    let after = |action| {
        let mut next = *state;
        game.play(&mut next, action, &mut NoEvents);
        1 + walk(game, std::hint::black_box(&next), plies - 1)
    };
    game.moves(state).iter().map(after).sum()
}

/// The search alone, from the start without luck: plain max^n, where nothing is pruned and every seat is evaluated at every leaf.
fn nodes(module: &HareModule, name: &str, seats: u8, bench: &mut Bench<'_>) -> Result<(), LabError> {
    if !bench.begin(name) {
        return Ok(());
    }
    let game = rules(seats, false)?;
    let view = game.view(&game.start(), Eye::Seat(Seat(0)));
    let mut leslie = module.agent("leslie:depth=30")?;
    let monitor = Monitor::new();
    let rng = Seed(1).stream("bench", 0);
    let mut think = Think { budget: Budget::nodes(NODES), explain: false, rng, monitor: &monitor };
    let (time, decision) = timed(|| leslie.decide(&game, &view, &mut think));
    bench.held(name, decision.effort.nodes as f64 / time.as_secs_f64(), "1/s", Bound::AtLeast, 4.5e6);
    Ok(())
}

/// What a player waits for: Parlett eight choices deep with the default cut, in every seat of whole races with cards.
fn decisions(module: &HareModule, seats: u8, bench: &mut Bench<'_>) -> Result<(), LabError> {
    let names = ["p50", "p99"].map(|rank| format!("decision at depth 8, {seats} seats, {rank}"));
    if !names.iter().any(|name| bench.begin(name)) {
        return Ok(());
    }
    let game = rules(seats, true)?;
    let mut parlett = module.agent(&format!("parlett:depth=8,nodes=100000000,widths={DEFAULT_CUT}"))?;
    let mut times = Vec::new();
    let mut races = (1..).map(Seed);
    while times.len() < DECISIONS
        && let Some(seed) = races.next()
    {
        race(&game, &mut *parlett, seed, &mut times)?;
    }
    bench.measured(&names[0], percentile(&mut times, 50.0), "ms");
    bench.held(&names[1], percentile(&mut times, 99.0), "ms", Bound::AtMost, 100.0);
    Ok(())
}

/// A whole race of one agent in all seats; the milliseconds of its decisions between several moves are added to `times`.
fn race(game: &Hare, agent: &mut dyn Agent<Hare>, seed: Seed, times: &mut Vec<f64>) -> Result<(), LabError> {
    let broken = |illegal: tabletop::Illegal| LabError::System(illegal.text.into_owned());
    let mut rng = seed.stream("bench", 0);
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Over => return Ok(()),
            Turn::Chance => {
                let Some(card) = game.draw(&state, &mut rng) else { return Ok(()) };
                game.resolve(&mut state, &card, &mut NoEvents).map_err(broken)?;
            }
            Turn::Seat(seat) => {
                let monitor = Monitor::new();
                let view = game.view(&state, Eye::Seat(seat));
                let thinking = seed.stream("thinking", times.len() as u64);
                let mut think = Think { budget: Budget::default(), explain: false, rng: thinking, monitor: &monitor };
                let (time, decision) = timed(|| agent.decide(game, &view, &mut think));
                if game.moves(&state).len() > 1 {
                    times.push(time.as_secs_f64() * 1e3);
                }
                game.apply(&mut state, &decision.action, &mut NoEvents).map_err(broken)?;
            }
        }
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
        recorder: door::Recorder::default(),
    };
    let control = RunControl { progress: &|_, _| {}, stop: &AtomicBool::new(false) };
    let report = module.play_match(library, &request, &control)?;
    bench.measured(name, report.games_per_cpu_second, "1/s");
    Ok(())
}
