//! How games end: every agent at every number of seats, in every named variant and every shipped scene.
//!
//! A game should end by its own rules. A limit of rounds or turns is only there so that a game ends at all; games that reach it have stalled.
//! A sweep plays a few games at each of many tables and counts those, so that an agent that goes back and forth for ever is found
//! wherever it does so.

use std::ops::RangeInclusive;
use std::sync::atomic::Ordering;

use door::{ProcessPool, Recorder};
use lab::{GameModule, LabError, Library, Opening, Problem, Scene, scenes_of};
use rayon::prelude::*;
use serde::Serialize;
use tabletop::{Budget, Game, Seed, Standing};

use crate::RunControl;
use crate::pairing::Pairing;

/// What to sweep over.
#[derive(Clone, Debug)]
pub struct EndingsRequest {
    /// Agents by name, each at tables of its own; empty for every agent at each of its levels, and every persona.
    pub agents: Vec<String>,
    /// Names of variants and scenes; empty for all that the game has.
    pub openings: Vec<String>,
    /// Numbers of seats; `None` for all that the variants allow.
    pub seats: Option<RangeInclusive<usize>>,
    /// Games at each table, one seed each; at least 1.
    pub games: u64,
    /// Plays every n-th table alone, the first included; 1 for all.
    pub every: usize,
    /// The seed that all games' seeds derive from.
    pub seed: Seed,
    /// What each decision may spend.
    pub budget: Budget,
    /// Threads; `None` for one per core.
    pub threads: Option<usize>,
}

/// How the games of one table ended.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TableEndings {
    /// The variant's or the scene's name.
    pub opening: String,
    /// Seats.
    pub seats: usize,
    /// Who sat there, in turn order.
    pub agents: Vec<String>,
    /// Games played.
    pub games: u64,
    /// Those that ended by a limit of rounds or turns, or did not end at all.
    pub at_limit: u64,
    /// Rounds begun, a game's mean.
    pub mean_rounds: f64,
    /// Rounds of the longest game.
    pub most_rounds: u64,
}

/// A way to begin, with its seats.
struct Beginning<G: Game> {
    name: String,
    opening: Opening,
    scene: Scene<G>,
}

/// A table to play at.
struct SweepTable<'a, G: Game> {
    beginning: &'a Beginning<G>,
    agents: Vec<String>,
    seed: Seed,
}

/// Plays all tables of a sweep: for every beginning one table for each agent in all seats, and one where different agents meet. Tables come
/// back in this order, the same at any number of threads; where the control stops it, those not yet begun are missing.
///
/// # Errors
/// [`LabError::Input`] for a request that cannot be played, [`LabError::Fault`] where an agent or the rules broke the contract.
pub(super) fn sweep<M: GameModule>(
    module: &M,
    library: &Library,
    request: &EndingsRequest,
    control: &RunControl<'_>,
) -> Result<Vec<TableEndings>, LabError> {
    let agents = if request.agents.is_empty() { everybody(module) } else { request.agents.clone() };
    lab::seats::check_agents(module, &agents, &ProcessPool::default())?;
    let beginnings = beginnings(module, library, request)?;
    let tables = tables(&beginnings, &agents, request);
    let workers = rayon::ThreadPoolBuilder::new()
        .num_threads(request.threads.unwrap_or(0))
        .build()
        .map_err(|error| LabError::System(format!("threads cannot be started: {error}")))?;
    let done = std::sync::atomic::AtomicU64::new(0);
    let played: Vec<Result<TableEndings, LabError>> = workers.install(|| {
        let open = |_: &&SweepTable<'_, M::Game>| !control.stop.load(Ordering::Relaxed);
        let played = tables.par_iter().filter(open).map(|table| {
            let played = play(module, table, request);
            (control.progress)(done.fetch_add(1, Ordering::Relaxed) + 1, tables.len() as u64);
            played
        });
        played.collect()
    });
    played.into_iter().collect()
}

/// The games of one table.
fn play<M: GameModule>(
    module: &M,
    table: &SweepTable<'_, M::Game>,
    request: &EndingsRequest,
) -> Result<TableEndings, LabError> {
    let SweepTable { beginning: Beginning { name, opening, scene }, agents, seed } = table;
    let recorder = Recorder::default();
    let pool = ProcessPool::new(&recorder);
    let (mut at_limit, mut rounds, mut most_rounds) = (0, 0, 0);
    for game in 0..request.games {
        let (seed, budget) = (seed.derive("game", game), request.budget);
        let pairing = Pairing { game: &*scene.game, origin: scene.origin.as_ref(), specs: agents, seed, budget };
        let played = pairing.play(module, &pool, |fault| LabError::Fault {
            what: format!("{name}, seed {seed}, {fault}"),
            command: lab::play_command(opening, M::Game::ID, agents, seed, budget),
        })?;
        at_limit += u64::from(played.reason.is_none_or(|reason| Standing::is_limit(&reason)));
        rounds += played.rounds;
        most_rounds = most_rounds.max(played.rounds);
    }
    let mean_rounds = rounds as f64 / request.games.max(1) as f64;
    let (opening, seats, agents) = (name.clone(), agents.len(), agents.clone());
    Ok(TableEndings { opening, seats, agents, games: request.games, at_limit, mean_rounds, most_rounds })
}

/// Every agent at each of its levels, every persona, and every rung that is no agent's.
fn everybody<M: GameModule>(module: &M) -> Vec<String> {
    let mut all = Vec::new();
    for agent in module.agents() {
        match agent.levels.is_empty() {
            true => all.push(agent.name),
            false => all.extend(agent.levels.iter().map(|level| format!("{}@{}", agent.name, level.name))),
        }
    }
    all.extend(module.personas().into_iter().map(|persona| persona.name));
    let agents = module.agents();
    let own = |name: &String| agents.iter().all(|agent| agent.name != *name);
    all.extend(module.rungs().into_iter().map(|rung| rung.name).filter(own));
    all
}

fn tables<'a, G: Game>(
    beginnings: &'a [Beginning<G>],
    agents: &[String],
    request: &EndingsRequest,
) -> Vec<SweepTable<'a, G>> {
    let mut tables = Vec::new();
    for (number, beginning) in beginnings.iter().enumerate() {
        let seats = beginning.scene.game.seats();
        let mut sit = |agents: Vec<String>| {
            let seed = request.seed.derive("table", tables.len() as u64);
            tables.push(SweepTable { beginning, agents, seed });
        };
        agents.iter().for_each(|agent| sit(vec![agent.clone(); seats]));
        if agents.len() > 1 {
            // Another part of the list each time, so that different agents meet.
            sit(agents.iter().cycle().skip(number * seats % agents.len()).take(seats).cloned().collect());
        }
    }
    tables.into_iter().step_by(request.every.max(1)).collect()
}

/// The beginnings that are asked for: each variant at each of its numbers of seats, and each scene.
fn beginnings<M: GameModule>(
    module: &M,
    library: &Library,
    request: &EndingsRequest,
) -> Result<Vec<Beginning<M::Game>>, LabError> {
    let (info, variants) = (module.info(), module.variants(library)?);
    let scenes = scenes_of(library, info.id);
    let known = || variants.iter().map(|variant| variant.id.as_str()).chain(scenes.iter().map(String::as_str));
    if let Some(unknown) = request.openings.iter().find(|&name| known().all(|known| known != name)) {
        return Err(Problem::unknown("scene", unknown, known()).into());
    }
    let asked = |name: &str| request.openings.is_empty() || request.openings.iter().any(|asked| asked == name);
    let allowed = |seats: usize| request.seats.as_ref().is_none_or(|range| range.contains(&seats));
    let mut openings = Vec::new();
    for variant in variants.iter().filter(|variant| asked(&variant.id)) {
        let seats = variant.seats.clone().unwrap_or_else(|| info.seats.clone());
        let seats = seats.filter(|&seats| allowed(seats));
        let setup = |seats| Opening::Setup { options: Some(variant.setup.clone()), seats: Some(seats) };
        openings.extend(seats.map(|seats| (variant.id.clone(), setup(seats))));
    }
    for name in scenes.iter().filter(|name| asked(name)) {
        openings.push((name.clone(), Opening::Scene(library.scene(name)?)));
    }
    let open = |(name, opening): (String, Opening)| {
        let scene = Scene::open(module, library, &opening)?;
        Ok(Beginning { name, opening, scene })
    };
    let opened: Result<Vec<_>, LabError> = openings.into_iter().map(open).collect();
    let opened: Vec<_> = opened?.into_iter().filter(|beginning| allowed(beginning.scene.game.seats())).collect();
    match opened.is_empty() {
        true => Err(Problem::new("no variant or scene of the game has as many seats").into()),
        false => Ok(opened),
    }
}
