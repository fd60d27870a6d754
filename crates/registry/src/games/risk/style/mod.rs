//! How somebody plays: figures measured from the events of games, never from settings.
//!
//! Games are played at tables of agents drawn by the seed, each agent as often as the others. `ledger` keeps the books of one
//! game, [`Statistic`] names what is kept, `report` holds the means.

mod ledger;
mod report;

use std::sync::atomic::{AtomicU64, Ordering};

use rand::seq::SliceRandom;
use rayon::prelude::*;
use risk::Risk;
use tabletop::{Budget, Seed};

pub use report::{Figure, StyleReport, StyleRow};

use super::RiskModule;
pub use super::statistic::Statistic;
use door::ProcessPool;
use lab::Host;
use lab::{LabError, Library, Opening, Problem, Scene};
use ledger::Ledger;
use matches::RunControl;
use matches::stats::{Mean, wilson};

/// Most games that are measured at once.
const MOST_GAMES: u64 = 1_000_000;

/// Most steps of a game; one that goes on is counted as it stands.
const MOST_STEPS: usize = 1_000_000;

/// What to measure.
#[derive(Clone, Debug)]
pub struct StyleRequest {
    /// The agents, each once.
    pub agents: Vec<String>,
    /// Games, at least 1.
    pub games: u64,
    /// Seats at a table; more than agents are filled by repeating them.
    pub seats: usize,
    /// What differs from the classic setup, in RON.
    pub options: Option<String>,
    /// The seed all games' seeds derive from.
    pub seed: Seed,
    /// What each decision may spend.
    pub budget: Budget,
    /// Threads; `None` for one per core.
    pub threads: Option<usize>,
}

/// What one seat of a game came to.
struct Sat {
    agent: usize,
    won: bool,
    figures: [Option<f64>; Statistic::ALL.len()],
}

/// Plays the games and measures.
///
/// # Errors
/// [`LabError::Input`] for a request that cannot be played; [`LabError::Fault`] of the first game in which an agent or the
/// rules broke the contract.
pub fn style(library: &Library, request: &StyleRequest, control: &RunControl<'_>) -> Result<StyleReport, LabError> {
    if !(1..=MOST_GAMES).contains(&request.games) {
        let problem = Problem::new(format!("{} games cannot be played", request.games));
        return Err(problem.remedy(format!("ask for 1 to {MOST_GAMES}")).into());
    }
    if request.agents.is_empty() {
        return Err(Problem::new("no agents are named").remedy("name them with --agents a,b, or 'personas'").into());
    }
    if let Some(twice) = request.agents.iter().enumerate().find(|(at, name)| request.agents[..*at].contains(name)) {
        return Err(Problem::new(format!("'{}' is named twice", twice.1)).remedy("name every agent once").into());
    }
    lab::seats::check_agents(&RiskModule, &request.agents, &ProcessPool::default())?;
    let opening = Opening::Setup { options: request.options.clone(), seats: Some(request.seats) };
    let scene = Scene::open(&RiskModule, library, &opening)?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(request.threads.unwrap_or(0))
        .build()
        .map_err(|error| LabError::System(format!("threads cannot be started: {error}")))?;
    let done = AtomicU64::new(0);
    let played: Vec<Result<Vec<Sat>, LabError>> = pool.install(|| {
        (0..request.games)
            .into_par_iter()
            .filter_map(|game| {
                if control.stop.load(Ordering::Relaxed) {
                    return None;
                }
                let sat = play(&scene, &opening, request, game);
                (control.progress)(done.fetch_add(1, Ordering::Relaxed) + 1, request.games);
                Some(sat)
            })
            .collect()
    });
    let games = played.into_iter().collect::<Result<Vec<_>, _>>()?;
    Ok(StyleReport {
        seed: request.seed,
        seats: request.seats,
        games: games.len() as u64,
        stopped: games.len() as u64 != request.games,
        agents: request.agents.iter().enumerate().map(|(at, name)| row(name, at, &games)).collect(),
    })
}

/// Who sits in a game, by seat. Agents are shuffled and dealt out to tables; those that are left over sit out.
fn seating(request: &StyleRequest, game: u64) -> Vec<usize> {
    let agents = request.agents.len();
    let tables = (agents / request.seats).max(1) as u64;
    let mut dealt: Vec<usize> = (0..agents).cycle().take(agents.max(request.seats)).collect();
    dealt.shuffle(&mut request.seed.stream("seating", game / tables));
    let first = (game % tables) as usize * request.seats;
    dealt[first..first + request.seats].to_vec()
}

fn play(scene: &Scene<Risk>, opening: &Opening, request: &StyleRequest, game: u64) -> Result<Vec<Sat>, LabError> {
    let seed = request.seed.derive("style", game);
    let seated = seating(request, game);
    let specs: Vec<String> = seated.iter().map(|&agent| request.agents[agent].clone()).collect();
    let mut scene = scene.clone();
    scene.seat(&RiskModule, &specs, &ProcessPool::default())?;
    let mut host = Host::new(&RiskModule, &scene, seed, request.budget, &ProcessPool::default())?;
    let mut ledger = Ledger::new(&scene.game, request.seats);
    while host.session.len() < MOST_STEPS {
        let before = host.session.state().board.clone();
        match host.step() {
            Ok(Some(events)) => ledger.book(&before, &events, &host.session.state().board),
            Ok(None) => break,
            Err(what) => {
                let command = lab::play_command(opening, "risk", &specs, seed, request.budget);
                return Err(LabError::Fault { what: format!("game {game}, seed {seed}, {what}"), command });
            }
        }
    }
    let winners: Vec<usize> =
        host.session.standing().iter().flat_map(|end| end.winners().map(|seat| seat.index())).collect();
    let sat = |(seat, agent): (usize, usize)| Sat {
        agent,
        won: winners == [seat],
        figures: Statistic::ALL.map(|statistic| ledger.figure(seat, statistic)),
    };
    Ok(seated.into_iter().enumerate().map(sat).collect())
}

fn row(name: &str, agent: usize, games: &[Vec<Sat>]) -> StyleRow {
    let own: Vec<&Sat> = games.iter().flatten().filter(|sat| sat.agent == agent).collect();
    let (count, wins) = (own.len() as u64, own.iter().filter(|sat| sat.won).count() as u64);
    let rate = if count == 0 { 0.0 } else { wins as f64 / count as f64 };
    let share = wilson(rate, count as f64);
    let figure = |(at, statistic): (usize, Statistic)| {
        let samples: Vec<f64> = own.iter().filter_map(|sat| sat.figures[at]).collect();
        Figure { statistic, mean: Mean::of(&samples) }
    };
    StyleRow {
        agent: name.to_owned(),
        games: count,
        wins,
        win_rate: share.rate,
        low: share.low,
        high: share.high,
        figures: Statistic::ALL.into_iter().enumerate().map(figure).collect(),
    }
}
