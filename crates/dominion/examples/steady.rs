//! How far apart runs for one kingdom end that differ in their seed alone, and how well each of two ways of breeding does.
//!
//! `cargo run --release -p dominion --example steady -- breed LABEL [first=1] [count=20] [seeds=3] [seed=1] [pool=400] [generations=32] [games=1000]
//! [chambers=1] [finals=2000] [scouting=0] [alike] [guard] [known] [kingdom=A,B,…]` breeds for those kingdoms from `first` on that have a card that trashes, and
//! prints a line for each run. `steady -- meet FILE… [games=1000]` takes such lines of one way or several: all champions of a kingdom, money
//! and money with one Witch play each other. A champion's score is its mean share against money, the Witch and all other champions.

use std::collections::BTreeMap;
use std::fs;
use std::sync::Arc;

use cpu_clock::ProcessTime;
use dominion::agents::{Parameter, Strategist};
use dominion::evolve::{CoEvolution, EvolutionOptions, Job, Library, Score, Strategy};
use dominion::{Catalog, Dominion, LARGEST_KINGDOM, Setup};
use rand::RngExt;
use tabletop::{Game, Seed};

/// What is asked for on the command line.
struct Wanted {
    words: Vec<String>,
    catalog: Catalog,
}

/// A run that has ended, as it stands in a line.
struct Ended {
    label: String,
    kingdom: String,
    seed: u64,
    games: u64,
    seconds: f64,
    strategy: Strategy,
}

impl Wanted {
    fn word(&self, name: &str) -> Option<&str> {
        self.words.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('='))
    }

    fn number(&self, name: &str, otherwise: u64) -> u64 {
        self.word(name).and_then(|number| number.parse().ok()).unwrap_or(otherwise)
    }

    fn says(&self, asked: &str) -> bool {
        self.words.iter().any(|word| word == asked)
    }

    fn options(&self) -> EvolutionOptions {
        let usual = EvolutionOptions::default();
        EvolutionOptions {
            generations: self.number("generations", usual.generations.into()) as u32,
            games: self.number("games", usual.games.into()) as u32,
            pool: self.number("pool", usual.pool.into()) as u16,
            chambers: self.number("chambers", usual.chambers.into()) as u8,
            finals: self.number("finals", usual.finals.into()) as u32,
            scouting: self.number("scouting", usual.scouting.into()) as u32,
            alike: self.says("alike"),
            guard: self.says("guard"),
            ..usual
        }
    }

    fn rules(&self, kingdom: Vec<String>) -> Dominion {
        Dominion::new(Setup { kingdom, ..Setup::default() }, &self.catalog)
            .unwrap_or_else(|faults| panic!("{faults:?}"))
    }

    /// The ten cards that a seed draws, as `random` in a setup does.
    fn drawn(&self, seed: u64) -> Vec<String> {
        let mut rng = Seed(seed).stream("kingdom", 0);
        let mut left: Vec<(usize, &str)> =
            self.catalog.kingdom_cards().enumerate().map(|(at, kind)| (at, kind.id.as_str())).collect();
        let mut cards: Vec<(usize, &str)> = (0..LARGEST_KINGDOM)
            .map(|_| {
                let at = rng.random_range(0..left.len());
                left.swap_remove(at)
            })
            .collect();
        cards.sort_unstable();
        cards.into_iter().map(|(_, id)| id.to_owned()).collect()
    }

    /// The kingdoms that are asked for: those that are drawn and have a card that trashes, or the one that is named.
    fn kingdoms(&self) -> Vec<Dominion> {
        if let Some(cards) = self.word("kingdom") {
            return vec![self.rules(cards.split(',').map(str::to_owned).collect())];
        }
        let drawn = (self.number("first", 1)..).map(|seed| self.rules(self.drawn(seed)));
        drawn.filter(trashes).take(self.number("count", 20) as usize).collect()
    }
}

/// Whether a kingdom has a card that trashes others for good.
fn trashes(game: &Dominion) -> bool {
    game.kinds().iter().any(|kind| Parameter::of(kind).contains(&Parameter::Coins))
}

/// The champions that are shipped.
fn shipped() -> Library {
    let text = include_str!("../../../assets/dominion/champions.ron");
    Library::from_ron("champions.ron", text).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn breed(wanted: &Wanted, label: &str) {
    for game in wanted.kingdoms() {
        let first = wanted.number("seed", 1);
        for seed in first..first + wanted.number("seeds", 3) {
            let (clock, options) = (ProcessTime::now(), wanted.options());
            let known = match wanted.says("known") {
                true => shipped().seeds(game.setup(), options.guard, options.most_known()),
                false => Vec::new(),
            };
            let rules = CoEvolution::rules(&game);
            let mut run =
                CoEvolution::new(&game, options, &known, Seed(seed)).unwrap_or_else(|error| panic!("{error}"));
            while !run.is_over() {
                let jobs = run.jobs(&game).unwrap_or_else(|error| panic!("{error}"));
                let scores: Vec<Score> = jobs.iter().map(|job| job.play(&rules)).collect();
                run.tell(&game, &scores).unwrap_or_else(|error| panic!("{error}"));
                if wanted.says("tell") && run.progress().round == 0 {
                    for leader in run.history().last().into_iter().flat_map(|record| record.chambers.iter().flatten()) {
                        eprintln!("  {} {:.3} {}", run.progress().generation, leader.share, leader.strategy);
                    }
                }
            }
            let (kingdom, games) = (game.setup().kingdom.join(","), run.progress().games);
            let (seconds, champion) = (clock.elapsed().as_secs_f64(), &run.champions()[0].strategy);
            println!("{label} {kingdom} {seed} {games} {seconds:.1} {champion}");
        }
    }
}

/// The lines of files, by kingdom.
#[expect(clippy::disallowed_methods, reason = "a program of its own, which reads what it wrote")]
fn read(files: &[&String]) -> BTreeMap<String, Vec<Ended>> {
    let mut all = BTreeMap::<String, Vec<Ended>>::new();
    for file in files {
        let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
        for line in text.lines() {
            let parts: Vec<&str> = line.split(' ').collect();
            let [label, kingdom, seed, games, seconds, strategy] = parts[..] else { continue };
            let number = |text: &str| text.parse::<f64>().unwrap_or_else(|error| panic!("{line}: {error}"));
            let ended = Ended {
                label: label.to_owned(),
                kingdom: kingdom.to_owned(),
                seed: number(seed) as u64,
                games: number(games) as u64,
                seconds: number(seconds),
                strategy: strategy.parse().unwrap_or_else(|error| panic!("{line}: {error}")),
            };
            all.entry(ended.kingdom.clone()).or_default().push(ended);
        }
    }
    all
}

/// Everybody's share against everybody, 0.5 against oneself.
fn meetings(game: &Dominion, all: &[Strategy], games: u32) -> Vec<Vec<f64>> {
    let rules = CoEvolution::rules(game);
    let seat =
        |strategy: &Strategy| Arc::new(strategy.strategist(game, "", false).unwrap_or_else(|error| panic!("{error}")));
    let seated: Vec<Arc<Strategist>> = all.iter().map(seat).collect();
    let pairs: Vec<(usize, usize)> =
        (0..all.len()).flat_map(|one| (one + 1..all.len()).map(move |other| (one, other))).collect();
    let meet = |&(one, other): &(usize, usize)| {
        let seed = Seed::from_phrase("steady").derive("pair", (one * all.len() + other) as u64);
        Job::new(vec![seated[one].clone(), seated[other].clone()], games, seed).play(&rules).share
    };
    let shares: Vec<f64> = pairs.iter().map(meet).collect();
    let mut table = vec![vec![0.5; all.len()]; all.len()];
    for ((one, other), share) in pairs.into_iter().zip(shares) {
        (table[one][other], table[other][one]) = (share, 1.0 - share);
    }
    table
}

fn mean(numbers: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = numbers.fold((0.0, 0.0), |(sum, count), number| (sum + number, count + 1.0));
    sum / f64::max(count, 1.0)
}

fn meet(wanted: &Wanted) {
    let files: Vec<&String> = wanted.words[1..].iter().filter(|word| !word.contains('=')).collect();
    let (mut gaps, mut shares) = (BTreeMap::<String, Vec<f64>>::new(), BTreeMap::<String, Vec<f64>>::new());
    for (kingdom, runs) in read(&files) {
        let cards: Vec<String> = kingdom.split(',').map(str::to_owned).collect();
        let witch = cards.iter().any(|card| card == "witch");
        let game = wanted.rules(cards);
        let yardsticks = ["e2-d4-p8-gold@99|silver@99", "e2-d4-p8-gold@99|witch@1|silver@99"];
        let yardsticks =
            yardsticks.iter().take(1 + usize::from(witch)).map(|menu| menu.parse().expect("a menu of money"));
        let all: Vec<Strategy> = yardsticks.chain(runs.iter().map(|run| run.strategy.clone())).collect();
        let table = meetings(&game, &all, wanted.number("games", 1_000) as u32);
        println!("{kingdom}");
        let own = all.len() - runs.len();
        let score = |at: usize| mean((0..all.len()).filter(|other| *other != at).map(|other| table[at][other]));
        let mut by_label = BTreeMap::<&str, Vec<f64>>::new();
        for (at, run) in runs.iter().enumerate() {
            let against: Vec<String> = (0..own).map(|other| format!("{:.1}", 100.0 * table[own + at][other])).collect();
            println!(
                "  {} {}: {:.1} % of all, {} v money and Witch, {} games, {:.0} s, {}",
                run.label,
                run.seed,
                100.0 * score(own + at),
                against.join(" "),
                run.games,
                run.seconds,
                run.strategy
            );
            by_label.entry(&run.label).or_default().push(score(own + at));
        }
        for (label, scores) in by_label {
            let (least, most) =
                scores.iter().fold((1.0_f64, 0.0_f64), |(least, most), score| (least.min(*score), most.max(*score)));
            println!("  {label}: from {:.1} to {:.1}", 100.0 * least, 100.0 * most);
            gaps.entry(label.to_owned()).or_default().push(most - least);
            shares.entry(label.to_owned()).or_default().push(mean(scores.into_iter()));
        }
    }
    for (label, gaps) in gaps {
        let within = gaps.iter().filter(|gap| **gap <= 0.03).count();
        println!(
            "{label}: the worst run within 3 points of the best in {within} of {} kingdoms, {:.1} points apart on average, {:.1} at most; mean score {:.2} %",
            gaps.len(),
            100.0 * mean(gaps.iter().copied()),
            100.0 * gaps.iter().copied().fold(0.0, f64::max),
            100.0 * mean(shares[&label].iter().copied())
        );
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let text = include_str!("../../../assets/dominion/cards.ron");
    let catalog = Catalog::from_ron("cards.ron", text).unwrap_or_else(|faults| panic!("{faults:?}"));
    let wanted = Wanted { words, catalog };
    match (wanted.words.first().map(String::as_str), wanted.words.get(1)) {
        (Some("breed"), Some(label)) => breed(&wanted, label),
        (Some("meet"), Some(_)) => meet(&wanted),
        _ => println!("write breed LABEL or meet FILE…"),
    }
}
