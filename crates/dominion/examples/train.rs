//! Trains strategies for kingdoms and plays the champion against reference menus on fresh seeds.
//!
//! `cargo run --release -p dominion --example train -- a|b|random [COUNT] [generations=32] [games=1000] [pool=400] [chambers=1] [seed=1]
//! [threads=1] [seats=2] [guard] [alike] [victory-entries]`: the two kingdoms of the rules page (fixed 4-3 start), or so many random ones (random start).

#[path = "../tests/dominion/support/play.rs"]
mod play;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use cpu_clock::ProcessTime;
use dominion::agents::Strategist;
use dominion::evolve::{CoEvolution, EvolutionOptions, Job, Score};
use dominion::{Catalog, Deal, Dominion, Kernel, Setup};
use play::bots;
use rand::seq::IndexedRandom;
use tabletop::{Seat, Seed};

/// The kingdoms of the rules page, and the published program's share against BM1 and a second menu.
const PUBLISHED: [(&str, &str, &str); 2] = [
    ("a", "cellar market militia mine moat remodel smithy village workshop laboratory", "BM1 88.6, SM1 61.8"),
    (
        "b",
        "chapel village bureaucrat gardens moneylender throne_room council_room festival library witch",
        "BM1 93.5, WI1 80.7",
    ),
];
/// Games of the champion against each reference.
const FRESH: u32 = 20_000;

/// What is asked for on the command line.
struct Wanted {
    words: Vec<String>,
}

impl Wanted {
    /// The number that stands as `name=number`.
    fn number(&self, name: &str, otherwise: u32) -> u32 {
        let named = self.words.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('=')?.parse().ok());
        named.unwrap_or(otherwise)
    }

    fn says(&self, asked: &str) -> bool {
        self.words.iter().any(|word| word == asked)
    }

    fn options(&self) -> EvolutionOptions {
        let usual = EvolutionOptions::default();
        EvolutionOptions {
            generations: self.number("generations", usual.generations),
            games: self.number("games", usual.games),
            batch: self.number("batch", usual.batch),
            pool: self.number("pool", usual.pool.into()) as u16,
            chambers: self.number("chambers", 1) as u8,
            guard: self.says("guard"),
            victory_entries: self.says("victory-entries"),
            alike: self.says("alike"),
            ..usual
        }
    }
}

/// Plays all matches on so many threads.
fn all(game: &Dominion, jobs: &[Job], threads: usize) -> Vec<Score> {
    let (next, scores) = (AtomicUsize::new(0), Mutex::new(vec![Score::default(); jobs.len()]));
    let work = || {
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(job) = jobs.get(at) else { break };
            let score = job.play(game);
            scores.lock().unwrap_or_else(PoisonError::into_inner)[at] = score;
        }
    };
    std::thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
    scores.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// The share of the first of two in per cent, ties half, with its Wilson interval at 95 %.
fn share(game: &Dominion, seats: &[Strategist; 2], seed: Seed) -> (f64, f64, f64) {
    let (mut kernel, mut rng, mut points) = (Kernel::new(game), seed.stream("fresh", 0), 0.0);
    for _ in 0..FRESH {
        points += match kernel.play(seats, &mut rng, |_| {}).and_then(|standing| standing.winner()) {
            Some(Seat(0)) => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
    }
    let (n, z) = (f64::from(FRESH), 1.96_f64);
    let p = points / n;
    let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    (100.0 * p, 100.0 * (middle - half), 100.0 * (middle + half))
}

/// Trains one kingdom, prints what came of it and returns the champion's share against BM1.
fn train(setup: &Setup, catalog: &Catalog, wanted: &Wanted, seed: Seed) -> Option<f64> {
    let game = Dominion::new(setup.clone(), catalog).unwrap_or_else(|faults| panic!("{faults:?}"));
    let (rules, clock) = (CoEvolution::rules(&game), ProcessTime::now());
    let mut run = CoEvolution::new(&game, wanted.options(), &[], seed).unwrap_or_else(|error| panic!("{error}"));
    println!("{}", setup.kingdom.join(" "));
    while !run.is_over() {
        let jobs = run.jobs(&game).unwrap_or_else(|error| panic!("{error}"));
        let scores = all(&rules, &jobs, wanted.number("threads", 1) as usize);
        run.tell(&game, &scores).unwrap_or_else(|error| panic!("{error}"));
        let progress = run.progress();
        if let Some(best) = progress.best
            && (run.is_over() || progress.round == 0 && progress.generation.is_multiple_of(8))
        {
            let share = 100.0 * best.share;
            println!("  {:3} {:9} games {share:5.1} % {}", progress.generation, progress.games, best.strategy);
        }
    }
    let (seconds, games) = (clock.elapsed().as_secs_f64(), run.progress().games as f64);
    println!("  {games:.0} games in {seconds:.1} CPU seconds: {:.0} a second", games / seconds);
    if let Some(record) = run.history().last() {
        let kinds = record.rates[0].shares().map(|share| format!("{:.0} %", 100.0 * share));
        println!("  mutations drawn (replace, count, swap, threshold, number): {}", kinds.join(", "));
    }
    let mut against_money = None;
    for leader in run.champions() {
        println!("  {:5.1} % {} (buys {})", 100.0 * leader.share, leader.strategy, leader.bought.join(" "));
    }
    let champion = run.champions().first()?;
    let own = champion.strategy.strategist(&game, "champion", false).ok()?;
    for name in ["BM1", "SM1", "WI1"] {
        let bot = bots().into_iter().find(|bot| bot.id == name)?;
        let Ok(other) = Strategist::new(&game, name, &bot.menu, false) else { continue };
        let (share, least, most) = share(&game, &[own.clone(), other], seed.derive(name, 0));
        println!("  champion against {name}: {share:.1} % ({least:.1} to {most:.1}) of {FRESH} fresh games");
        against_money = against_money.or(Some(share));
    }
    against_money
}

fn main() {
    let wanted = Wanted { words: std::env::args().skip(1).collect() };
    let text = include_str!("../../../assets/dominion/cards.ron");
    let catalog = Catalog::from_ron("cards.ron", text).unwrap_or_else(|faults| panic!("{faults:?}"));
    let (seed, seats) = (Seed(wanted.number("seed", 1).into()), wanted.number("seats", 2) as u8);
    for (name, kingdom, published) in PUBLISHED {
        if wanted.says(name) {
            let kingdom = kingdom.split(' ').map(str::to_owned).collect();
            let setup = Setup { kingdom, seats, deal: Deal::FourThree, ..Setup::default() };
            train(&setup, &catalog, &wanted, seed);
            println!("  published: {published}");
        }
    }
    if wanted.says("random") {
        let count = wanted.words.iter().find_map(|word| word.parse().ok()).unwrap_or(5);
        let ids: Vec<String> = catalog.kingdom_cards().map(|kind| kind.id.clone()).collect();
        let mut shares = Vec::new();
        for index in 0..count {
            let kingdom = ids.sample(&mut seed.stream("kingdom", index), 10).cloned().collect();
            let setup = Setup { kingdom, seats, ..Setup::default() };
            shares.extend(train(&setup, &catalog, &wanted, seed.derive("run", index)));
        }
        let mean = shares.iter().sum::<f64>() / shares.len().max(1) as f64;
        println!("{} kingdoms: mean {mean:.1} % against BM1: {shares:.1?}", shares.len());
    }
}
