//! Learning: `train`.

use std::path::PathBuf;

use clap::{Args as ClapArgs, ValueEnum};
use registry::command::{JsonOnly, Threads, seed};
use tabletop::Seed;

/// How `train` looks for better numbers.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptimiserArg {
    /// The genetic algorithm of the published method
    Ga,
    /// An evolution strategy, which goes on improving
    Es,
    /// Simultaneous perturbation stochastic approximation
    Spsa,
}

/// `train`
#[derive(ClapArgs, Debug)]
pub struct TrainArgs {
    /// The game
    pub game: String,
    /// What is learned, with a level and settings of its agent where wanted: minimax, minimax@hard, marshal; else the first
    #[arg(long, value_name = "A")]
    pub agent: Option<String>,
    /// The rules by name, such as two-phase; else the game's classic setup
    #[arg(long, value_name = "NAME", conflicts_with_all = ["setup", "scene"])]
    pub rules: Option<String>,
    /// What differs from the game's classic setup: variants, such as cards=fixed,fortify=path (`games` lists them), or fields in RON, such as '(cards: Fixed)'
    #[arg(long, value_name = "SETUP", conflicts_with = "scene")]
    pub setup: Option<String>,
    /// Take setup and beginning from this scene (its agents and seed are not used)
    #[arg(long, value_name = "SCENE", conflicts_with = "seats")]
    pub scene: Option<String>,
    /// Seats of every game; else the setup's
    #[arg(long, value_name = "N")]
    pub seats: Option<usize>,
    /// Positions each decision may spend; else 300
    #[arg(long, value_name = "NODES", value_parser = clap::value_parser!(u64).range(1..))]
    pub budget: Option<u64>,
    /// The optimiser; else the genetic algorithm
    #[arg(long, value_enum)]
    pub optimiser: Option<OptimiserArg>,
    #[command(flatten)]
    pub numbers: Numbers,
    /// Strategies only: one run for each setup in this file, a list in RON
    #[arg(long, value_name = "FILE", conflicts_with_all = ["setup", "scene"])]
    pub setups: Option<PathBuf>,
    /// Games of each generation's best and median against the first reference, for the learning curve; else 200
    #[arg(long, value_name = "N")]
    pub yardstick: Option<u64>,
    /// Games of the champion against each reference, on fresh seeds; else 400. Strategies: of each leader against every other one; else 4000
    #[arg(long, value_name = "N")]
    pub validate: Option<u64>,
    /// Count games that a round limit ended as won by whoever led; else they are nobody's, so that standing still is not learned
    #[arg(long)]
    pub limit_wins: bool,
    /// Further agents to validate against
    #[arg(long, value_name = "A,B,…")]
    pub against: Option<String>,
    /// Agents whom the candidates meet in place of each other, with --optimiser es
    #[arg(long, value_name = "A,B,…")]
    pub styles: Option<String>,
    /// The seed: a number, or a phrase that stands for one; else 1
    #[arg(long, value_name = "SEED", value_parser = seed)]
    pub seed: Option<Seed>,
    #[command(flatten)]
    pub threads: Threads,
    /// Write the state to go on from to this file, after every generation
    #[arg(long, value_name = "FILE")]
    pub checkpoint: Option<PathBuf>,
    /// Go on from this file, and write it again unless --checkpoint names another; all other options are those of its first run
    #[arg(long, value_name = "FILE", conflicts_with_all = [
        "agent", "rules", "setup", "scene", "seats", "budget", "optimiser", "Numbers", "setups", "yardstick", "validate", "limit_wins",
        "against",
        "styles",
        "seed",
    ])]
    pub resume: Option<PathBuf>,
    /// Write the beginning of the run to --checkpoint and play nothing, for `shard train` to go on from (strategies only)
    #[arg(long, requires = "checkpoint", conflicts_with_all = ["resume", "out", "keep"])]
    pub begin: bool,
    /// Read the shards of the next round, one a line, count them and write the run with that round; play nothing (strategies only)
    #[arg(long, value_name = "FILE", num_args = 1.., requires = "resume", conflicts_with_all = ["out", "keep"])]
    pub shards: Vec<PathBuf>,
    /// Replace or add cards by those of this file, such as hypothetical ones (strategies only)
    #[arg(long, value_name = "FILE")]
    pub cards: Option<PathBuf>,
    /// Write what was learned to this file: weights for agents to load, or the leaders as a library of strategies. With several setups they are
    /// added to what is there, and setups that are there already are passed over
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Draw the learning curve to this file, as SVG
    #[arg(long, value_name = "FILE")]
    pub curve: Option<PathBuf>,
    /// Begin with the strategies this file has for similar setups (four cards in common); the file is only read (strategies only)
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub library: Option<PathBuf>,
    /// Add the leaders to this file, a library for later runs; it is made if it does not exist (strategies only)
    #[arg(long, value_name = "FILE")]
    pub keep: Option<PathBuf>,
    #[command(flatten)]
    pub output: JsonOnly,
}

/// The numbers of the optimisers; those not named are the usual ones.
#[derive(ClapArgs, Debug, Clone, PartialEq)]
pub struct Numbers {
    /// Genomes of a generation (ga; 100), of the first population (es; 16)
    #[arg(long, value_name = "N")]
    pub genomes: Option<usize>,
    /// Tournaments of a generation (ga; 10)
    #[arg(long, value_name = "N")]
    pub tournaments: Option<usize>,
    /// Genomes in each tournament (ga; 10), in each later generation (es; 16)
    #[arg(long, value_name = "N")]
    pub entrants: Option<usize>,
    /// How often every pair of a tournament meets; above two seats, rounds of as many tables as it has genomes (ga, es; 1)
    #[arg(long, value_name = "N")]
    pub rounds: Option<u32>,
    /// Best genomes of each tournament that may breed (ga; 3)
    #[arg(long, value_name = "N")]
    pub winners: Option<usize>,
    /// Children that are averages of two winners (ga; 12). With the mutants they replace as many of the worst
    #[arg(long, value_name = "N")]
    pub crosses: Option<usize>,
    /// Children that are winners with one gene drawn anew (ga; 3)
    #[arg(long, value_name = "N")]
    pub mutants: Option<usize>,
    /// Generations (4; es: 16; strategies: 32)
    #[arg(long, value_name = "N")]
    pub generations: Option<u32>,
    /// Best genomes that play again: of the last generation for champion (ga; 10), of the first population (es; 8)
    #[arg(long, value_name = "N")]
    pub finalists: Option<usize>,
    /// Rounds of their games (ga; 40. es; 8); games in each match of the final (strategies; 2000)
    #[arg(long, value_name = "N")]
    pub finals: Option<u32>,
    /// Standard deviation of the first mutation, as a share of a gene's range (es; 0.15)
    #[arg(long, value_name = "SHARE")]
    pub spread: Option<f64>,
    /// That of the last (es; 0.05)
    #[arg(long, value_name = "SHARE")]
    pub last_spread: Option<f64>,
    /// Steps (spsa; 120)
    #[arg(long, value_name = "N")]
    pub iterations: Option<u32>,
    /// Seeds of each step (spsa; 30)
    #[arg(long, value_name = "N")]
    pub tables: Option<u32>,
    /// First step for a lead by a whole probe, as a share of a gene's range (spsa; 0.1)
    #[arg(long, value_name = "SHARE")]
    pub step: Option<f64>,
    /// First probe to each side, as a share of a gene's range (spsa; 0.15)
    #[arg(long, value_name = "SHARE")]
    pub probe: Option<f64>,
}
