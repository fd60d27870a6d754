//! Banqi's figures: lines counted, positions of the search, decisions. All on one core, in processor time.

use boards::banqi::{Banqi, Setup, perft, read_position};
use lab::{GameModule, LabError, Library};
use matches::bench::{Bench, BenchModule, Bound, percentile, timed};
use tabletop::notation::Span;
use tabletop::{Agent, Budget, Game, Monitor, NoEvents, Seed, Think, Turn};

use super::BanqiModule;

/// Positions to count and to search from: some pieces face down, all of them open, some gone.
const POSITIONS: [(&str, &str, u32); 3] = [
    ("sixteen face down", "G?a?C?s?/?S?c?R?e/h?A?g?S?/?s?H?r?E", 3),
    ("all open", "gSaCeRrH/hScAsEsG/SaRcEhSs/AsHrCesS b1", 5),
    ("fifteen left", "sr...R../s.Ga..A./Rh.s.a../A.E.H... b1 GAEERHCCSSSSgaeerhccs", 6),
];
/// Positions a search evaluates.
const NODES: u64 = 400_000;
/// Decisions the percentiles are taken from, at least.
const DECISIONS: usize = 300;

impl BenchModule for BanqiModule {
    fn bench(&self, _: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
        let game = Banqi::new(Setup::default()).map_err(|faults| LabError::System(format!("{faults:?}")))?;
        for (name, text, depth) in POSITIONS {
            lines(&game, name, text, depth, bench)?;
            positions(self, &game, name, text, bench)?;
        }
        decisions(self, &game, "chains", Bound::AtMost, 1.0, bench)?;
        decisions(self, &game, "strategist", Bound::AtMost, 100.0, bench)
    }
}

fn read(game: &Banqi, text: &str) -> Result<boards::banqi::State, LabError> {
    read_position(game, Span::of(text)).map_err(|fault| LabError::System(format!("{text}: {fault}")))
}

fn lines(game: &Banqi, name: &str, text: &str, depth: u32, bench: &mut Bench<'_>) -> Result<(), LabError> {
    let name = format!("perft, {name}");
    if !bench.begin(&name) {
        return Ok(());
    }
    let position = read(game, text)?.position();
    let (time, count) = timed(|| perft(game.rules(), std::hint::black_box(&position), depth));
    bench.held(&name, count as f64 / time.as_secs_f64(), "1/s", Bound::AtLeast, 20e6);
    Ok(())
}

fn positions(
    module: &BanqiModule,
    game: &Banqi,
    name: &str,
    text: &str,
    bench: &mut Bench<'_>,
) -> Result<(), LabError> {
    let name = format!("positions searched, {name}");
    if !bench.begin(&name) {
        return Ok(());
    }
    let state = read(game, text)?;
    let mut strategist = module.agent("strategist")?;
    let monitor = Monitor::new();
    let rng = Seed(1).stream("bench", 0);
    let mut think = Think { budget: Budget::nodes(NODES), explain: false, rng, monitor: &monitor };
    let (time, decision) = timed(|| strategist.decide(game, &state, &mut think));
    bench.held(&name, decision.effort.nodes as f64 / time.as_secs_f64(), "1/s", Bound::AtLeast, 2e6);
    Ok(())
}

/// What a player waits for: an opponent at its usual level, in both seats of whole games.
fn decisions(
    module: &BanqiModule,
    game: &Banqi,
    agent: &str,
    bound: Bound,
    most: f64,
    bench: &mut Bench<'_>,
) -> Result<(), LabError> {
    let names = ["p50", "p99"].map(|rank| format!("decision of {agent}, {rank}"));
    if !names.iter().any(|name| bench.begin(name)) {
        return Ok(());
    }
    let (mut times, mut seed) = (Vec::new(), 0);
    while times.len() < DECISIONS {
        seed += 1;
        play(game, &mut *module.agent(agent)?, Seed(seed), &mut times)?;
    }
    bench.measured(&names[0], percentile(&mut times, 50.0), "ms");
    bench.held(&names[1], percentile(&mut times, 99.0), "ms", bound, most);
    Ok(())
}

/// A whole game of one agent in both seats; the milliseconds of its decisions are added to `times`.
fn play(game: &Banqi, agent: &mut dyn Agent<Banqi>, seed: Seed, times: &mut Vec<f64>) -> Result<(), LabError> {
    let broken = |illegal: tabletop::Illegal| LabError::System(illegal.text.into_owned());
    let mut rng = seed.stream("bench", 0);
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Over => return Ok(()),
            Turn::Chance => {
                let Some(outcome) = game.draw(&state, &mut rng) else { return Ok(()) };
                game.resolve(&mut state, &outcome, &mut NoEvents).map_err(broken)?;
            }
            Turn::Seat(_) => {
                let monitor = Monitor::new();
                let thinking = seed.stream("thinking", times.len() as u64);
                let mut think = Think { budget: Budget::default(), explain: false, rng: thinking, monitor: &monitor };
                let (time, decision) = timed(|| agent.decide(game, &state, &mut think));
                times.push(time.as_secs_f64() * 1e3);
                game.apply(&mut state, &decision.action, &mut NoEvents).map_err(broken)?;
            }
        }
    }
}
