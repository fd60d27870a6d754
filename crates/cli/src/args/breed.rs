//! Breeding strategies: what `train` takes in games whose opponents differ by whole strategies.

use std::path::PathBuf;

use clap::{Args as ClapArgs, ValueEnum, value_parser};

/// How the first hands come about.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealArg {
    /// Four coins first, then three
    FourThree,
    /// Five coins first, then two
    FiveTwo,
    /// By chance
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
    /// Of strategies: the kingdom by its cards
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', conflicts_with_all = ["random", "setup", "scene"])]
    pub kingdom: Vec<String>,
    /// Of strategies: a kingdom drawn by this seed
    #[arg(long, value_name = "SEED", conflicts_with_all = ["setup", "scene"])]
    pub random: Option<u64>,
    /// Of strategies: so many kingdoms, drawn by the seeds from that of --random on, a run for each
    #[arg(long, value_name = "N", requires = "random", value_parser = value_parser!(u32).range(1..=10_000))]
    pub kingdoms: Option<u32>,
    /// Of strategies: cards that are in a kingdom that is drawn, whatever else is
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', requires = "random")]
    pub containing: Vec<String>,
    /// Of strategies: the sets a kingdom is drawn from; else all
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', requires = "random")]
    pub sets: Vec<String>,
    /// Of strategies: a run for each setup of this file, a list in RON
    #[arg(long, value_name = "FILE", conflicts_with_all = ["kingdom", "random", "setup", "scene", "deal", "colonies"])]
    pub setups: Option<PathBuf>,
    /// Of strategies: how the first hands come about; else by chance
    #[arg(long, value_enum, conflicts_with_all = ["setup", "scene"])]
    pub deal: Option<DealArg>,
    /// Of strategies: with Platinum and Colony
    #[arg(long, conflicts_with_all = ["setup", "scene"])]
    pub colonies: bool,
    /// Candidates of a generation, the leaders among them (of strategies; 400)
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(2..=1_000))]
    pub pool: Option<u16>,
    /// Leaders, whom every candidate plays (of strategies; 5)
    #[arg(long, value_name = "N", value_parser = value_parser!(u8).range(1..=20))]
    pub leaders: Option<u8>,
    /// Populations bred apart, whose leaders meet in the end (of strategies; 1)
    #[arg(long, value_name = "N", value_parser = value_parser!(u8).range(1..=16))]
    pub chambers: Option<u8>,
    /// Games of a match of those who lead; who does worse plays fewer (of strategies; 1000)
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(2..=100_000))]
    pub games: Option<u32>,
    /// Of strategies: refuse what would end the game while another seat is ahead
    #[arg(long)]
    pub guard: bool,
    /// Of strategies: let every entry of a menu hold any card
    #[arg(long)]
    pub unrestricted: bool,
    /// Of strategies: let all leaders buy the same kingdom card, not half of them at most
    #[arg(long)]
    pub alike: bool,
    /// Generations at first in which plans around each card that trashes are bred apart, half of all at most (of strategies; 0)
    #[arg(long, value_name = "N")]
    pub scouting: Option<u32>,
    /// Of strategies: make victory cards entries of the menus, instead of thresholds
    #[arg(long)]
    pub victory_entries: bool,
}
