//! What all board games measure: lines counted, positions searched, decisions. On one core, in processor time.

use lab::{GameModule, LabError};
use matches::bench::{Bench, Bound, percentile, timed};
use tabletop::{Agent, Budget, Eye, Game, Illegal, Monitor, NoEvents, Seat, Seed, Think, Turn};

use super::perft::Perft;

/// Positions a search evaluates.
const NODES: u64 = 400_000;
/// Decisions the percentiles are taken from, at least.
const DECISIONS: usize = 300;

/// A position that is measured.
pub(super) struct Measured {
    /// Its name in the table.
    pub name: &'static str,
    /// As the game's people write it.
    pub text: &'static str,
    /// Plies of the lines that are counted.
    pub depth: u32,
}

/// The state of a text.
///
/// # Errors
/// It is none.
fn read<M: GameModule>(module: &M, game: &M::Game, text: &str) -> Result<<M::Game as Game>::View, LabError> {
    let Some(notation) = module.notation() else { return Err(LabError::System("no notation".to_owned())) };
    notation.read_position(game, text).map_err(|fault| LabError::System(format!("{text}: {fault}")))
}

/// Lines of play counted in a second.
///
/// # Errors
/// The position cannot be read.
pub(super) fn lines<M: Perft>(
    module: &M,
    game: &M::Game,
    measured: &Measured,
    bench: &mut Bench<'_>,
) -> Result<(), LabError> {
    let name = format!("perft, {}", measured.name);
    if !bench.begin(&name) {
        return Ok(());
    }
    let view = read(module, game, measured.text)?;
    let world = game.world(&view, &mut Seed(1).stream("world", 0));
    let state = world.ok_or_else(|| LabError::System(format!("{}: no such position", measured.text)))?;
    let (time, count) = timed(|| M::perft(game, std::hint::black_box(&state), measured.depth));
    bench.held(&name, count as f64 / time.as_secs_f64(), "1/s", Bound::AtLeast, 20e6);
    Ok(())
}

/// Positions that an agent's search evaluates in a second.
///
/// # Errors
/// The position cannot be read, or there is no such agent.
pub(super) fn positions<M: GameModule>(
    module: &M,
    game: &M::Game,
    agent: &str,
    (measured, least): (&Measured, f64),
    bench: &mut Bench<'_>,
) -> Result<(), LabError> {
    let name = format!("positions searched, {}", measured.name);
    if !bench.begin(&name) {
        return Ok(());
    }
    let view = read(module, game, measured.text)?;
    let mut agent = module.agent(agent)?;
    let monitor = Monitor::new();
    let rng = Seed(1).stream("bench", 0);
    let mut think = Think { budget: Budget::nodes(NODES), explain: false, rng, monitor: &monitor };
    let (time, decision) = timed(|| agent.decide(game, &view, &mut think));
    bench.held(&name, decision.effort.nodes as f64 / time.as_secs_f64(), "1/s", Bound::AtLeast, least);
    Ok(())
}

/// What a player waits for: an opponent in both seats of whole games, in milliseconds.
///
/// # Errors
/// There is no such agent, or it breaks the rules.
pub(super) fn decisions<M: GameModule>(
    module: &M,
    game: &M::Game,
    (agent, most): (&str, f64),
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
    bench.held(&names[1], percentile(&mut times, 99.0), "ms", Bound::AtMost, most);
    Ok(())
}

/// A whole game of one agent in all seats; the milliseconds of its decisions are added to `times`.
fn play<G: Game>(game: &G, agent: &mut dyn Agent<G>, seed: Seed, times: &mut Vec<f64>) -> Result<(), LabError> {
    let broken = |illegal: Illegal| LabError::System(illegal.text.into_owned());
    let mut rng = seed.stream("bench", 0);
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Over => return Ok(()),
            Turn::Chance => {
                let Some(outcome) = game.draw(&state, &mut rng) else { return Ok(()) };
                game.resolve(&mut state, &outcome, &mut NoEvents).map_err(broken)?;
            }
            Turn::Seat(seat) => {
                let time = decide(game, agent, &mut state, seat, seed.stream("thinking", times.len() as u64))?;
                times.push(time);
            }
        }
    }
}

/// Lets an agent act. Returns the milliseconds it took.
fn decide<G: Game>(
    game: &G,
    agent: &mut dyn Agent<G>,
    state: &mut G::State,
    seat: Seat,
    rng: tabletop::Rng,
) -> Result<f64, LabError> {
    let monitor = Monitor::new();
    let view = game.view(state, Eye::Seat(seat));
    let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
    let (time, decision) = timed(|| agent.decide(game, &view, &mut think));
    let acted = game.apply(state, &decision.action, &mut NoEvents);
    acted.map_err(|illegal| LabError::System(illegal.text.into_owned()))?;
    Ok(time.as_secs_f64() * 1e3)
}
