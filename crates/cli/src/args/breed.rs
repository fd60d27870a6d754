//! Breeding strategies: what `train` takes in games whose opponents differ by whole strategies.

use std::path::PathBuf;

use clap::{Args as ClapArgs, ValueEnum, value_parser};

/// How the first two hands are dealt.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealArg {
    /// Four coins first, then three
    FourThree,
    /// Five coins first, then two
    FiveTwo,
    /// At random
    Random,
}

impl DealArg {
    /// Its name in setups.
    pub const fn id(self) -> &'static str {
        match self {
            Self::FourThree => "FourThree",
            Self::FiveTwo => "FiveTwo",
            Self::Random => "Random",
        }
    }
}

/// The setup in short, and the numbers of the run; those not named are the usual ones.
#[derive(ClapArgs, Debug, Clone, PartialEq)]
pub struct BreedArgs {
    /// Strategies only: the kingdom, by its cards
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', conflicts_with_all = ["random", "setup", "scene"])]
    pub kingdom: Vec<String>,
    /// Strategies only: a random kingdom, drawn with this seed
    #[arg(long, value_name = "SEED", conflicts_with_all = ["setup", "scene"])]
    pub random: Option<u64>,
    /// Strategies only: breed N random kingdoms, one run each, with the seeds of --random, +1, and so on
    #[arg(long, value_name = "N", requires = "random", value_parser = value_parser!(u32).range(1..=10_000))]
    pub kingdoms: Option<u32>,
    /// Strategies only: cards that every random kingdom contains
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', requires = "random")]
    pub containing: Vec<String>,
    /// Strategies only: the sets of cards a random kingdom is drawn from; else all
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', requires = "random")]
    pub sets: Vec<String>,
    /// Strategies only: one run for each setup in this file, a list in RON
    #[arg(long, value_name = "FILE", conflicts_with_all = ["kingdom", "random", "setup", "scene", "deal", "colonies"])]
    pub setups: Option<PathBuf>,
    /// Strategies only: how the first two hands are dealt; else at random
    #[arg(long, value_enum, conflicts_with_all = ["setup", "scene"])]
    pub deal: Option<DealArg>,
    /// Strategies only: play with Platinum and Colony
    #[arg(long, conflicts_with_all = ["setup", "scene"])]
    pub colonies: bool,
    /// Candidates in a generation, leaders included (strategies only; 400)
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(2..=1_000))]
    pub pool: Option<u16>,
    /// Leaders, against whom every candidate plays (strategies only; 5)
    #[arg(long, value_name = "N", value_parser = value_parser!(u8).range(1..=20))]
    pub leaders: Option<u8>,
    /// Populations that are bred separately; their leaders meet at the end (strategies only; 1)
    #[arg(long, value_name = "N", value_parser = value_parser!(u8).range(1..=16))]
    pub chambers: Option<u8>,
    /// Games in a match of the best candidates; weaker ones play fewer (strategies only; 1000)
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(2..=100_000))]
    pub games: Option<u32>,
    /// Strategies only: never end the game while another seat is ahead
    #[arg(long)]
    pub guard: bool,
    /// Strategies only: let every entry of a menu hold any card
    #[arg(long)]
    pub unrestricted: bool,
    /// Strategies only: let all leaders buy the same kingdom card, not at most half of them
    #[arg(long)]
    pub alike: bool,
    /// First generations in which plans around each trashing card are bred separately; at most half of all (strategies only; 0)
    #[arg(long, value_name = "N")]
    pub scouting: Option<u32>,
    /// Strategies only: make victory cards entries of the menus, instead of thresholds
    #[arg(long)]
    pub victory_entries: bool,
}
