//! What is said of Realm's champions in docs/realm.md, measured anew.
//!
//! `cargo run --release -p registry --example realm -- shipped|unseen|levels|short|warm|seats [first=1] [count=10] [games=4000] [threads=1] [seats=3] [chambers=2] [pool=400]
//! [alike=0] [cold=1]`:
//! kingdoms are those that the seeds from `first` on draw. Games are the kernel's, on fresh seeds, seats in turn, with the guard.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use cpu_clock::ProcessTime;
use dominion::agents::Strategist;
use dominion::evolve::{CoEvolution, EvolutionOptions, Job, Library as Champions, Score, Strategy};
use dominion::{Dominion, Menu, Setup};
use lab::{GameModule, Library};
use matches::stats::{Interval, wilson};
use rayon::prelude::*;
use registry::games::DominionModule;
use registry::games::dominion::Written;
use registry::games::dominion::breeding::{breed_short, short_options};
use registry::games::dominion::champions::{self, Strength};
use tabletop::{Game, Seed};

/// What is asked for on the command line.
struct Wanted {
    words: Vec<String>,
    library: Library,
}

impl Wanted {
    /// The number that stands as `name=number`.
    fn number(&self, name: &str, otherwise: u64) -> u64 {
        let named = self.words.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('=')?.parse().ok());
        named.unwrap_or(otherwise)
    }

    fn games(&self) -> u32 {
        self.number("games", 4_000) as u32
    }

    /// The seeds of the kingdoms.
    fn seeds(&self) -> impl Iterator<Item = u64> {
        let first = self.number("first", 1);
        first..first + self.number("count", 10)
    }

    /// The champions as they lie in the assets, which need not be those that were built in.
    fn champions(&self) -> Champions {
        let file = self.library.asset("dominion/champions.ron").unwrap_or_else(|error| panic!("{error}"));
        Champions::from_ron(&file.name, &file.text).unwrap_or_else(|faults| panic!("{faults:?}"))
    }

    /// The champion of a game.
    fn hard(&self, game: &Dominion) -> Strategy {
        let library = self.champions();
        let chosen = || champions::best(game, champions::candidates(&library, game));
        champions::bred_for(&library, game.setup()).unwrap_or_else(chosen)
    }

    /// The rules of a kingdom that is drawn.
    fn drawn(&self, seed: u64, seats: u8) -> Dominion {
        self.rules(Written { random: Some(seed), seats, ..Written::default() })
    }

    fn rules(&self, written: Written) -> Dominion {
        let setup = DominionModule.resolve(written, &self.library).unwrap_or_else(|faults| panic!("{faults:?}"));
        self.of(setup)
    }

    fn of(&self, setup: Setup) -> Dominion {
        let game = DominionModule.rules(setup, &self.library).unwrap_or_else(|faults| panic!("{faults:?}"));
        (*game).clone()
    }

    /// Breeds for a game with the guard; the best of the final.
    fn bred(&self, game: &Dominion, options: EvolutionOptions, known: &[Strategy], seed: Seed) -> Strategy {
        self.bred_with_games(game, options, known, seed).0
    }

    /// The same, and the games it took.
    fn bred_with_games(
        &self,
        game: &Dominion,
        options: EvolutionOptions,
        known: &[Strategy],
        seed: Seed,
    ) -> (Strategy, u64) {
        let (rules, options) = (CoEvolution::rules(game), EvolutionOptions { guard: true, ..options });
        let mut run = CoEvolution::new(game, options, known, seed).unwrap_or_else(|error| panic!("{error}"));
        while !run.is_over() {
            let jobs = run.jobs(game).unwrap_or_else(|error| panic!("{error}"));
            let scores: Vec<Score> = jobs.par_iter().map(|job| job.play(&rules)).collect();
            run.tell(game, &scores).unwrap_or_else(|error| panic!("{error}"));
        }
        (run.champions()[0].strategy.clone(), run.progress().games)
    }
}

/// The first of some strategies in one seat, the second in all others: its share with its 95 % interval.
fn meet(game: &Dominion, one: &Strategy, other: &Strategy, games: u32, seed: &str) -> Interval {
    let seat = |strategy: &Strategy| -> Arc<Strategist> {
        Arc::new(strategy.strategist(game, "", true).unwrap_or_else(|error| panic!("{strategy}: {error}")))
    };
    let others = std::iter::repeat_n(seat(other), game.seats() - 1);
    let table: Vec<Arc<Strategist>> = std::iter::once(seat(one)).chain(others).collect();
    let rules = CoEvolution::rules(game);
    // In parts, so that several threads may play them.
    let part = |at: u64| Job::new(table.clone(), games / 8, Seed::from_phrase(seed).derive("part", at)).play(&rules);
    let parts: Vec<Score> = (0..8_u64).into_par_iter().map(part).collect();
    let played: u32 = parts.iter().map(|part| part.games).sum();
    let share = parts.iter().map(|part| part.share * f64::from(part.games)).sum::<f64>() / f64::from(played);
    wilson(share, f64::from(played))
}

fn told(share: Interval) -> String {
    format!("{:.1} ({:.1}–{:.1})", 100.0 * share.rate, 100.0 * share.low, 100.0 * share.high)
}

/// Mean, lowest and highest of shares.
fn summary(name: &str, shares: &[Interval]) {
    let rates: Vec<f64> = shares.iter().map(|share| 100.0 * share.rate).collect();
    let mean = rates.iter().sum::<f64>() / rates.len().max(1) as f64;
    let (low, high) = rates.iter().fold((100.0_f64, 0.0_f64), |(low, high), rate| (low.min(*rate), high.max(*rate)));
    println!("{name}: {} kingdoms, mean {mean:.1}, from {low:.1} to {high:.1}", rates.len());
}

/// A row for each seed, and a line of all of them for each name.
fn table(wanted: &Wanted, names: &[&str], row: impl Fn(u64) -> Vec<Interval>) {
    let mut columns = vec![Vec::new(); names.len()];
    println!("seed: {}", names.join(" | "));
    for seed in wanted.seeds() {
        let shares = row(seed);
        println!("{seed}: {}", shares.iter().map(|share| told(*share)).collect::<Vec<_>>().join(" | "));
        columns.iter_mut().zip(shares).for_each(|(column, share)| column.push(share));
    }
    names.iter().zip(&columns).for_each(|(name, shares)| summary(name, shares));
}

fn money(game: &Dominion) -> Strategy {
    let text =
        if game.setup().colonies { "e2-d3-p4-platinum@99|gold@99|silver@99" } else { "e2-d4-p8-gold@99|silver@99" };
    Strategy::from(text.parse::<Menu>().unwrap_or_else(|error| panic!("{error}")))
}

/// Kingdoms that no champion was bred for: what fits them without a run.
fn unseen(wanted: &Wanted) {
    let games = wanted.games();
    let names =
        ["chosen v BM1", "nearest champion v BM1", "best reference v BM1", "chosen v nearest", "chosen v reference"];
    table(wanted, &names, |seed| {
        let game = wanted.drawn(seed, 2);
        let money = money(&game);
        let library = wanted.champions();
        let chosen = champions::best(&game, champions::candidates(&library, &game));
        let none = Champions::default();
        let reference = champions::best(&game, champions::candidates(&none, &game));
        let near = library.nearest(game.setup(), true);
        let template = dominion::evolve::Template::new(&game, &Default::default());
        let adapted = near.first().and_then(|entry| entry.strategies.first());
        let nearest = adapted.map_or_else(|| money.clone(), |best| template.adapt(&game, best).strategy(&game));
        let share = |one, other, name| meet(&game, one, other, games, name);
        vec![
            share(&chosen, &money, "chosen"),
            share(&nearest, &money, "nearest"),
            share(&reference, &money, "reference"),
            share(&chosen, &nearest, "chosen nearest"),
            share(&chosen, &reference, "chosen reference"),
        ]
    });
}

/// The champion's levels against each other, and money alone against the lowest.
fn levels(wanted: &Wanted) {
    let games = wanted.games();
    let names =
        ["normal v beginner", "hard v normal", "BM1 v beginner", "BM0 v beginner", "hard v BM1", "normal v BM1"];
    table(wanted, &names, |seed| {
        let game = wanted.drawn(seed, wanted.number("seats", 2) as u8);
        let of = |strength| champions::strategy(&game, strength);
        let [beginner, normal] = [Strength::Beginner, Strength::Normal].map(of);
        let hard = wanted.hard(&game);
        let (money, bare) = (money(&game), "e0-d0-p8-gold@99|silver@99".parse::<Menu>());
        let bare = Strategy::from(bare.unwrap_or_else(|error| panic!("{error}")));
        let share = |one, other, name| meet(&game, one, other, games, name);
        println!("  normal {normal}\n  hard {hard}");
        vec![
            share(&normal, &beginner, "normal beginner"),
            share(&hard, &normal, "hard normal"),
            share(&money, &beginner, "money beginner"),
            share(&bare, &beginner, "bare beginner"),
            share(&hard, &money, "hard money"),
            share(&normal, &money, "normal money"),
        ]
    });
}

/// Every champion that is shipped against Big Money.
fn shipped(wanted: &Wanted) {
    let mut shares = Vec::new();
    for entry in wanted.champions().entries() {
        let (kingdom, colonies, seats) = (entry.kingdom.clone(), entry.colonies, entry.seats);
        let game = wanted.of(Setup { kingdom, colonies, seats, ..Setup::default() });
        let share = meet(&game, &entry.strategies[0], &money(&game), wanted.games(), "shipped");
        println!("{}: {} | {}", told(share), entry.kingdom.join(" "), entry.strategies[0]);
        shares.push(share);
    }
    summary("shipped champions v BM1", &shares);
}

/// The short run against Big Money, against what is chosen without a run, and against a full run.
fn short(wanted: &Wanted) {
    let (games, stop) = (wanted.games(), AtomicBool::new(false));
    let full = wanted.number("full", 1) == 1;
    let mut names = vec!["short v BM1", "short v chosen"];
    names.extend(full.then_some("short v full"));
    table(wanted, &names, |seed| {
        let game = wanted.drawn(seed, 2);
        let (clock, time) = (Instant::now(), ProcessTime::now());
        let threads = Some(wanted.number("threads", 1) as usize);
        let report = breed_short(&wanted.library, game.setup(), Seed(1), threads, &stop, &|_| {});
        let report = report.unwrap_or_else(|error| panic!("{error}"));
        println!(
            "  {} games, {:.1} s, {:.1} CPU s",
            report.games,
            clock.elapsed().as_secs_f64(),
            time.elapsed().as_secs_f64()
        );
        let found: Strategy = report.leaders[0].bred.strategy.parse().unwrap_or_else(|error| panic!("{error}"));
        println!("  {found}");
        let chosen = wanted.hard(&game);
        let mut row = vec![
            meet(&game, &found, &money(&game), games, "short money"),
            meet(&game, &found, &chosen, games, "short chosen"),
        ];
        if full {
            let options = EvolutionOptions { games: 400, ..EvolutionOptions::default() };
            let full = wanted.bred(&game, options, &[], Seed(1));
            row.push(meet(&game, &found, &full, games, "short full"));
        }
        row
    });
}

/// Runs of 12 generations that begin with what is shipped, and ones that do not, against the champion of 32 of one population that do not,
/// with the usual numbers otherwise. The games of each are told: with two populations, and the larger final of two, they are about as many.
fn warm(wanted: &Wanted) {
    let (games, chambers) = (wanted.games(), wanted.number("chambers", 2) as u8);
    let mut names = vec!["warm of 12 v cold of 32", "warm of 12 v BM1", "cold of 32 v BM1"];
    let cold = wanted.number("cold", 1) == 1;
    names.extend(cold.then_some("cold of 12 v cold of 32"));
    let usual = EvolutionOptions::default();
    let (pool, alike) = (wanted.number("pool", usual.pool.into()) as u16, wanted.number("alike", 0) == 1);
    let of = |generations, chambers| EvolutionOptions { generations, chambers, pool, alike, ..usual.clone() };
    table(wanted, &names, |seed| {
        let game = wanted.drawn(seed, 2);
        let known = wanted.champions().seeds(game.setup(), true, of(12, chambers).most_known());
        let (whole, all) = wanted.bred_with_games(&game, of(32, 1), &[], Seed(1));
        let (warm, fewer) = wanted.bred_with_games(&game, of(12, chambers), &known, Seed(1));
        println!("  {} known, {fewer} games instead of {all}\n  {warm}\n  {whole}", known.len());
        let (money, share) = (money(&game), |one, other, name| meet(&game, one, other, games, name));
        let mut row =
            vec![share(&warm, &whole, "warm"), share(&warm, &money, "warm money"), share(&whole, &money, "whole")];
        if cold {
            let cold = wanted.bred(&game, of(12, chambers), &[], Seed(1));
            println!("  {cold}");
            row.push(share(&cold, &whole, "cold"));
        }
        row
    });
}

/// Short runs for larger tables against short runs for two, and against money, at the larger table.
fn seats(wanted: &Wanted) {
    let (games, seats) = (wanted.games(), wanted.number("seats", 3) as u8);
    let options = || EvolutionOptions { generations: wanted.number("generations", 16) as u32, ..short_options() };
    println!("an equal has {:.1}", 100.0 / f64::from(seats));
    let bred = |game: &Dominion| {
        let known = wanted.champions().seeds(game.setup(), true, options().most_known());
        wanted.bred(game, options(), &known, Seed(1))
    };
    let names = [
        "one bred for it v others bred for two",
        "one bred for two v others bred for it",
        "bred for it v BM1",
        "bred for two v BM1",
    ];
    table(wanted, &names, |seed| {
        let game = wanted.drawn(seed, seats);
        let (large, small) = (bred(&game), bred(&wanted.drawn(seed, 2)));
        println!("  for {seats}: {large}\n  for 2: {small}");
        let share = |one, other, name| meet(&game, one, other, games, name);
        vec![
            share(&large, &small, "large"),
            share(&small, &large, "small"),
            share(&large, &money(&game), "large money"),
            share(&small, &money(&game), "small money"),
        ]
    });
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let library = Library::open(root.as_ref()).unwrap_or_else(|error| panic!("{error}"));
    let wanted = Wanted { words, library };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(wanted.number("threads", 1) as usize).build();
    let pool = pool.unwrap_or_else(|error| panic!("{error}"));
    pool.install(|| match wanted.words.first().map(String::as_str) {
        Some("shipped") => shipped(&wanted),
        Some("unseen") => unseen(&wanted),
        Some("levels") => levels(&wanted),
        Some("short") => short(&wanted),
        Some("warm") => warm(&wanted),
        Some("seats") => seats(&wanted),
        _ => println!("write one of shipped, unseen, levels, short, warm, seats"),
    });
}
