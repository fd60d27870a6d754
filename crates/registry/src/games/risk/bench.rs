//! Conquest's figures: whole games, the search, a decision, the odds, and the largest map. All on one core, in processor time.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};

use lab::{GameModule, Host, LabError, Library, NoPrograms, Opening, Scene};
use matches::bench::{Bench, BenchModule, Bound, percentile, timed};
use matches::{AnyGameMatches, MatchRequest, RunControl};
use risk::map::Map;
use risk::odds::OddsTable;
use risk::{Action, Event, Phase, Risk, Setup, Start, View};
use tabletop::{
    Agent, Budget, Decision, Eye, Game, Limits, Monitor, NoEvents, Seat, Seed, Session, Table, Think, Turn,
};

use super::RiskModule;

/// Games of the figure: a few seconds at its budget.
const GAMES: u64 = 4_000;
/// Positions a search evaluates, several times over.
const NODES: u64 = 4_000_000;
/// Searches the percentiles are taken from, at least.
const DECISIONS: usize = 4_000;
/// Steps after which a game of searchers has shown crowded boards and open ones.
const STEPS: u64 = 4_000;

impl BenchModule for RiskModule {
    fn bench(&self, library: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
        odds(bench);
        games(self, library, bench)?;
        nodes(self, library, bench)?;
        decisions(self, library, bench)?;
        large(self, bench)
    }
}

/// Building the table of exact odds to 100 against 100.
fn odds(bench: &mut Bench<'_>) {
    let name = "odds to 100 against 100";
    if bench.begin(name) {
        let (time, table) = timed(OddsTable::new);
        std::hint::black_box(&table);
        bench.held(name, time.as_secs_f64() * 1e3, "ms", Bound::AtMost, 50.0);
    }
}

/// Whole two-seat games of two agents that do not search, with neutrals and cards.
fn games(module: &RiskModule, library: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
    let name = "games of Sentinel against Raider, 2 seats, cards";
    if !bench.begin(name) {
        return Ok(());
    }
    let request = MatchRequest {
        opening: Opening::CLASSIC,
        agents: ["sentinel", "raider"].map(str::to_owned).to_vec(),
        games: GAMES,
        seed: Seed(1),
        budget: Budget::default(),
        threads: Some(1),
        recorder: door::Recorder::default(),
    };
    let control = RunControl { progress: &|_, _| {}, stop: &AtomicBool::new(false) };
    let report = module.play_match(library, &request, &control)?;
    bench.held(name, report.games_per_cpu_second, "1/s", Bound::AtLeast, 1_500.0);
    Ok(())
}

/// The search alone: the first attack in the classic scene, deeper than Minimax plays.
fn nodes(module: &RiskModule, library: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
    let name = "alpha-beta positions from scenes/risk/classic.ron";
    if !bench.begin(name) {
        return Ok(());
    }
    let (session, seat) = first_attack(module, library)?;
    let view = session.view(Eye::Seat(seat));
    let mut minimax = module.agent(DEEP)?;
    let (mut searched, mut seconds) = (0, 0.0);
    while searched < 2 * NODES {
        let monitor = Monitor::new();
        let rng = session.thinking(seat);
        let mut think = Think { budget: Budget::nodes(NODES), explain: false, rng, monitor: &monitor };
        let (time, decision) = timed(|| minimax.decide(session.game(), &view, &mut think));
        if decision.effort.nodes == 0 {
            return Err(LabError::System(format!("{DEEP} does not search in scenes/risk/classic.ron")));
        }
        searched += decision.effort.nodes;
        seconds += time.as_secs_f64();
    }
    bench.held(name, searched as f64 / seconds, "1/s", Bound::AtLeast, 1_000_000.0);
    Ok(())
}

/// The classic scene after the deal, with the first armies placed: the first seat is about to attack.
fn first_attack(module: &RiskModule, library: &Library) -> Result<(Session<Risk>, Seat), LabError> {
    let mut scene = classic(module, library)?;
    scene.seat(module, &["sentinel".to_owned()], &NoPrograms)?;
    let mut host = Host::new(module, &scene, scene.seed.unwrap_or(Seed(1)), Budget::default(), &NoPrograms)?;
    while host.session.state().board.phase != Phase::Attack {
        if host.step().map_err(LabError::System)?.is_none() {
            return Err(LabError::System("nobody attacks in scenes/risk/classic.ron".to_owned()));
        }
    }
    let seat = host.session.state().board.active;
    Ok((host.session, seat))
}

/// Minimax, as deep as the budget lets it.
const DEEP: &str = "minimax:depth=8";

/// What a player waits for: Minimax in all six seats of the classic scene, searches only.
fn decisions(module: &RiskModule, library: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
    let names = ["decision of Minimax, 6 seats, p50", "decision of Minimax, 6 seats, p99"];
    if !names.iter().any(|name| bench.begin(name)) {
        return Ok(());
    }
    let scene = classic(module, library)?;
    let times = Times::default();
    let mut seeds = (1..).map(Seed);
    while lock(&times).len() < DECISIONS
        && let Some(seed) = seeds.next()
    {
        let mut agents: Vec<Box<dyn Agent<Risk>>> = Vec::new();
        for _ in &scene.players {
            agents.push(Box::new(Stopwatch { agent: module.agent("minimax")?, times: Arc::clone(&times) }));
        }
        let limits = Limits { steps: STEPS, ..Limits::default() };
        let played = Table::new(&*scene.game, seed, &mut agents).and_then(|table| table.play(limits));
        played.map_err(|fault| LabError::System(fault.to_string()))?;
    }
    let mut times = lock(&times).clone();
    bench.measured(names[0], percentile(&mut times, 50.0), "ms");
    bench.held(names[1], percentile(&mut times, 99.0), "ms", Bound::AtMost, 150.0);
    Ok(())
}

/// The largest map there can be, eight seats: what a step of the rules takes with the views of all seats, and what opponents take to decide.
fn large(module: &RiskModule, bench: &mut Bench<'_>) -> Result<(), LabError> {
    let names = [
        "step and eight views, 254 territories, p99",
        "decision of Sentinel, 254 territories, p99",
        "decision of Marshal, 254 territories, p99",
    ];
    if !names.iter().any(|name| bench.begin(name)) {
        return Ok(());
    }
    let setup = Setup { map: "grid".to_owned(), seats: LARGE_SEATS, start: Start::Scatter, ..Setup::default() };
    let game = Risk::new(setup, Arc::new(Map::grid(254)))
        .map_err(|faults| LabError::System(faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")))?;
    let mut agents = [module.agent("sentinel")?, module.agent("marshal")?];
    let (mut steps, mut decided) = (Vec::new(), [Vec::new(), Vec::new()]);
    let (mut state, mut view) = (game.start(), game.view(&game.start(), Eye::Public));
    for step in 0..LARGE_STEPS {
        let mut rng = Seed(1).stream("bench", step);
        let (time, over) = match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&state, &mut rng);
                let outcome = outcome.ok_or_else(|| LabError::System("chance has no outcome".to_owned()))?;
                timed(|| game.resolve(&mut state, &outcome, &mut NoEvents))
            }
            Turn::Seat(seat) => {
                let seen = game.view(&state, Eye::Seat(seat));
                let mut made = Vec::new();
                for (agent, times) in agents.iter_mut().zip(&mut decided) {
                    let (rng, monitor) = (Seed(1).stream("think", step), Monitor::new());
                    let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
                    let (time, decision) = timed(|| agent.decide(&game, &seen, &mut think));
                    times.push(time.as_secs_f64() * 1e3);
                    made.push(decision.action);
                }
                // They take turns, so that both styles of play are met.
                let action = made.swap_remove(usize::from(seat.0 % 2));
                timed(|| game.apply(&mut state, &action, &mut NoEvents))
            }
        };
        over.map_err(|illegal| LabError::System(illegal.to_string()))?;
        let (looked, ()) = timed(|| {
            Seat::all(game.seats()).for_each(|seat| game.view_into(&state, Eye::Seat(seat), &mut view));
        });
        steps.push((time + looked).as_secs_f64() * 1e3);
    }
    bench.held(names[0], percentile(&mut steps, 99.0), "ms", Bound::AtMost, 2.0);
    for (name, times) in names[1..].iter().zip(&mut decided) {
        bench.measured(name, percentile(times, 99.0), "ms");
    }
    Ok(())
}

/// Seats of the game on the largest map, and steps of it.
const LARGE_SEATS: u8 = 8;
const LARGE_STEPS: u64 = 6_000;

fn classic(module: &RiskModule, library: &Library) -> Result<Scene<Risk>, LabError> {
    Scene::load(module, library, &library.scene("risk/classic")?)
}

/// Milliseconds of every search.
type Times = Arc<Mutex<Vec<f64>>>;

fn lock(times: &Times) -> std::sync::MutexGuard<'_, Vec<f64>> {
    times.lock().unwrap_or_else(PoisonError::into_inner)
}

/// An agent that notes how long its searches take.
struct Stopwatch {
    agent: Box<dyn Agent<Risk>>,
    times: Times,
}

impl Agent<Risk> for Stopwatch {
    fn name(&self) -> &str {
        self.agent.name()
    }

    fn watches(&self) -> bool {
        self.agent.watches()
    }

    fn observe(&mut self, game: &Risk, event: &Event) {
        self.agent.observe(game, event);
    }

    fn reset(&mut self) {
        self.agent.reset();
    }

    fn decide(&mut self, game: &Risk, view: &View, think: &mut Think<'_>) -> Decision<Action> {
        let (time, decision) = timed(|| self.agent.decide(game, view, think));
        if decision.effort.nodes > 0 {
            lock(&self.times).push(time.as_secs_f64() * 1e3);
        }
        decision
    }
}
