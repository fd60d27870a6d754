//! Alea's figures: decisions, the search, and loading. All on one core, in processor time.

use std::sync::Arc;
use std::time::Duration;

use dice::agents::Points;
use dice::agents::oracle::Extents;
use dice::{Action, Alea, Combatant, Content, Outcome, Setup, Source, Sources, State, script_runs};
use lab::{GameModule, LabError, Library};
use matches::bench::{Bench, BenchModule, Bound, percentile, timed};
use tabletop::{Agent, Budget, Decision, Game, Monitor, NoEvents, Seat, Seed, Think, Turn};

use super::{DiceModule, agents};

/// The cards of the boards that were published for this kind of opponent, and of one that is too large to be worked out.
const BOARDS: &str = r#"[
    (id: "sword", name: "Sword", slot: Any, size: 2, action: "attack(d + 2)"),
    (id: "shield", name: "Shield", slot: AtMost(3), action: "shield(d)"),
    (id: "spanner", name: "Spanner", slot: Pair, action: "give_die(d1 + d2)"),
    (id: "hammer", name: "Hammer", slot: Any, action: "attack(d); if d == 6 { inflict(SHOCK, 1) }"),
    (id: "shooter", name: "Shooter", slot: Countdown(5), uses: Unlimited, action: "attack(2)"),
    (id: "one", name: "One", slot: Any, uses: Unlimited, action: "attack(d)"),
    (id: "two", name: "Two", slot: AtMost(5), uses: Unlimited, action: "shield(d)"),
    (id: "three", name: "Three", slot: AtLeast(2), uses: Unlimited, action: "inflict(POISON, 1)"),
    (id: "four", name: "Four", slot: Any, uses: Unlimited, action: "give_die(7 - d)"),
    (id: "five", name: "Five", slot: Odd, uses: Unlimited, action: "attack(d - 1); inflict(BURN, 1)"),
]"#;

/// What any decision may take, in milliseconds.
const CAP: f64 = 10.0;
/// Decisions that percentiles are taken from, of each enemy and of the board whose budget is the client's.
const DECISIONS: usize = 300;
/// How often each of those decisions is made and timed. Its time is the median, so that a percentile tells of the hardest
/// decisions and not of what else the machine had to do.
const TIMED: usize = 3;
/// How long throughput is measured at least.
const LONG_ENOUGH: Duration = Duration::from_millis(1_000);

impl BenchModule for DiceModule {
    fn bench(&self, library: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
        run(*self, library, bench)
    }
}

fn run(module: DiceModule, library: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
    loading(module, library, bench)?;
    boards(module, bench)?;
    let content = module.stock(library)?.content;
    enemies(module, &content, bench)?;
    throughput(bench)
}

/// Reading every shipped file and working out every card.
fn loading(module: DiceModule, library: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
    let name = "loading all cards and fighters";
    if bench.begin(name) {
        let before = script_runs();
        let (time, content) = timed(|| module.stock(library));
        content?;
        bench.held(name, time.as_secs_f64() * 1e3, "ms", Bound::AtMost, 1_000.0);
        bench.measured("script calls in loading them", (script_runs() - before) as f64, "calls");
    }
    Ok(())
}

/// Single boards: how long a decision takes, the median of many, and the 99th percentile where the budget is the client's.
fn boards(module: DiceModule, bench: &mut Bench<'_>) -> Result<(), LabError> {
    let frog = ("frog: 2 dice, 2 cards", &["sword", "shield"][..], &[1, 3][..], Vec::new(), 0.05);
    let shocked = vec![("shock".to_owned(), 3), ("burn".to_owned(), 3)];
    let handyman =
        ("handyman, shocked and burning, exact", &["spanner", "hammer", "shooter"][..], &[3, 4, 6][..], shocked, 2.0);
    let large = (
        "8 dice, 5 reusable cards, bounded",
        &["one", "two", "three", "four", "five"][..],
        &[1, 2, 3, 4, 5, 6, 6, 5][..],
        Vec::new(),
        CAP,
    );
    for (name, cards, dice, statuses, budget) in [frog, handyman, large] {
        let name = format!("decision, {name}");
        if !bench.begin(&name) {
            continue;
        }
        let game = board(cards, dice, statuses)?;
        let state = rolled(&game, dice)?;
        let mut times = Vec::new();
        let mut spent = Duration::ZERO;
        // An opponent keeps its memory from one decision to the next, but what it has worked out is asked of a new one.
        let mut kept = module.agent(agents::REFERENCE)?;
        let least = if budget == CAP { DECISIONS } else { 5 };
        while times.len() < least || (spent < LONG_ENOUGH && times.len() < 2_000) {
            let seed = Seed(times.len() as u64);
            let mut again = [0.0; TIMED];
            for once in &mut again {
                if budget != CAP {
                    kept = module.agent(agents::REFERENCE)?;
                }
                let (time, _) = timed(|| ask(&mut *kept, &game, &state, seed, 0));
                spent += time;
                *once = time.as_secs_f64() * 1e3;
            }
            times.push(percentile(&mut again, 50.0));
        }
        bench.held(&name, percentile(&mut times, 50.0), "ms", Bound::AtMost, budget);
        if budget == CAP {
            bench.held(&format!("{name}, p99"), percentile(&mut times, 99.0), "ms", Bound::AtMost, budget);
        }
    }
    Ok(())
}

/// Every shipped enemy against every hero: how long its decisions take, and how many scripts run meanwhile. The slowest enemy is
/// told.
fn enemies(module: DiceModule, content: &Content, bench: &mut Bench<'_>) -> Result<(), LabError> {
    let (name, scripts) = ("decision, slowest enemy, p99", "script calls in the fights of every enemy");
    let wanted = [name, scripts].map(|name| bench.begin(name));
    if wanted == [false, false] {
        return Ok(());
    }
    let before = script_runs();
    let mut worst = (0.0, "");
    for enemy in &content.enemies {
        let mut times = Vec::new();
        for (at, hero) in content.heroes.iter().enumerate() {
            let setup = Setup::new([hero.fighter.clone(), enemy.fighter.clone()], 60);
            let game = rules(setup, content)?;
            for seed in 0.. {
                let fight = || watched(module, &game, Seed(seed));
                let [one, two, three]: [Vec<f64>; TIMED] = [fight()?, fight()?, fight()?];
                // The same seed, so the same decisions.
                let decisions = one.into_iter().zip(two).zip(three);
                times.extend(decisions.map(|((one, two), three)| percentile(&mut [one, two, three], 50.0)));
                if times.len() >= DECISIONS * (at + 1) / content.heroes.len() {
                    break;
                }
            }
        }
        let p99 = percentile(&mut times, 99.0);
        if p99 > worst.0 {
            worst = (p99, enemy.id.as_str());
        }
    }
    if wanted[0] {
        bench.held(&format!("{name} ({})", worst.1), worst.0, "ms", Bound::AtMost, 1.0);
    }
    if wanted[1] {
        bench.held(scripts, (script_runs() - before) as f64, "calls", Bound::AtMost, 0.0);
    }
    Ok(())
}

/// Plays a fight of greedy heroes against the planner, and tells in milliseconds how long each of the planner's decisions took.
fn watched(module: DiceModule, game: &Alea, seed: Seed) -> Result<Vec<f64>, LabError> {
    let mut times = Vec::new();
    let mut agents = [module.agent("greedy")?, module.agent(agents::REFERENCE)?];
    let mut state = game.start();
    for step in 0u64..100_000 {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => fall(game, &mut state, seed, step)?,
            Turn::Seat(seat) => {
                let agent = &mut agents[seat.index() & 1];
                let (time, decision) = timed(|| ask(&mut **agent, game, &state, seed, step));
                if seat == Seat(1) {
                    times.push(time.as_secs_f64() * 1e3);
                }
                apply(game, &mut state, &decision.action)?;
            }
        }
    }
    Ok(times)
}

/// Distinct boards of expansions, per second.
fn throughput(bench: &mut Bench<'_>) -> Result<(), LabError> {
    let name = "distinct boards a second, expansion";
    if bench.begin(name) {
        let dice = [1, 2, 3, 4, 5, 6, 6, 5];
        let game = board(&["sword", "shield", "hammer", "shooter"], &dice, Vec::new())?;
        let state = rolled(&game, &dice)?;
        let points = Points::shipped();
        // As an opponent keeps its memory from one decision to the next.
        let mut extents = Extents::default();
        let (mut boards, mut edges, mut spent) = (0, 0, Duration::ZERO);
        while spent < LONG_ENOUGH {
            // Small enough to be worked out.
            let (time, found) = timed(|| extents.of(&game, &state, &points, 1_000_000));
            let found = found.ok_or_else(|| LabError::System("the turn is too large to be worked out".to_owned()))?;
            boards += found.boards;
            edges += found.edges;
            spent += time;
        }
        bench.held(name, boards as f64 / spent.as_secs_f64(), "1/s", Bound::AtLeast, 3_000_000.0);
        bench.measured("edges between them a second", edges as f64 / spent.as_secs_f64(), "1/s");
    }
    Ok(())
}

fn ask(agent: &mut dyn Agent<Alea>, game: &Alea, state: &State, seed: Seed, step: u64) -> Decision<Action> {
    let monitor = Monitor::new();
    let rng = seed.stream("thinking", step);
    agent.decide(game, state, &mut Think { budget: Budget::default(), explain: false, rng, monitor: &monitor })
}

/// A fighter with these cards against one of the same kind.
fn board(cards: &[&str], dice: &[u8], statuses: Vec<(String, u8)>) -> Result<Alea, LabError> {
    let sources = Sources { cards: &[Source { name: "boards", text: BOARDS }], ..Sources::default() };
    let (content, faults) = Content::load(sources);
    if let Some(fault) = faults.first() {
        return Err(LabError::System(fault.to_string()));
    }
    let fighter = Combatant {
        name: "Fighter".to_owned(),
        max_hp: 60,
        dice: dice.len() as u8,
        cards: cards.iter().map(|card| (*card).into()).collect(),
        ..Combatant::default()
    };
    let setup = Setup::new([Combatant { statuses, ..fighter.clone() }, fighter], 60);
    rules(setup, &content)
}

fn rules(setup: Setup, content: &Content) -> Result<Alea, LabError> {
    Alea::new(setup, Arc::clone(&content.catalogue))
        .map_err(|errors| LabError::System(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")))
}

/// The first turn with these dice; whatever else chance decides before takes its first outcome.
fn rolled(game: &Alea, dice: &[u8]) -> Result<State, LabError> {
    let mut state = game.start();
    let mut dice = dice.iter();
    while game.turn(&state) == Turn::Chance {
        let (_, first) = game.outcomes(&state).first().copied().unwrap_or((1.0, Outcome::Die(1)));
        let outcome = match first {
            Outcome::Die(value) => Outcome::Die(dice.next().copied().unwrap_or(value)),
            other => other,
        };
        resolve(game, &mut state, &outcome)?;
    }
    Ok(state)
}

/// Lets chance fall as the seed and the step say.
fn fall(game: &Alea, state: &mut State, seed: Seed, step: u64) -> Result<(), LabError> {
    use rand::RngExt;
    let outcomes = game.outcomes(state);
    let at = seed.stream("chance", step).random_range(0..outcomes.len().max(1));
    let outcome = outcomes.get(at).map(|(_, outcome)| *outcome);
    resolve(game, state, &outcome.ok_or_else(|| LabError::System("chance has no outcome".to_owned()))?)
}

fn resolve(game: &Alea, state: &mut State, outcome: &Outcome) -> Result<(), LabError> {
    game.resolve(state, outcome, &mut NoEvents).map_err(|illegal| LabError::System(illegal.to_string()))
}

fn apply(game: &Alea, state: &mut State, action: &Action) -> Result<(), LabError> {
    game.apply(state, action, &mut NoEvents).map_err(|illegal| LabError::System(illegal.to_string()))
}
