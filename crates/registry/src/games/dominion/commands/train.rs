//! Options of `train` for Realm: the kingdom in short, and the numbers of a run that breeds menus.

use clap::{ArgMatches, Args, Command, FromArgMatches, ValueEnum, value_parser};

use crate::command::{BreedNouns, BreedOptions, BreedWords, ron_struct};
use crate::games::dominion::CARDS;

/// How the first two hands are dealt.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum DealArg {
    /// Four coins first, then three
    FourThree,
    /// Five coins first, then two
    FiveTwo,
    /// At random
    Random,
}

impl DealArg {
    /// Its name in setups.
    const fn id(self) -> &'static str {
        match self {
            Self::FourThree => "FourThree",
            Self::FiveTwo => "FiveTwo",
            Self::Random => "Random",
        }
    }
}

/// The setup in short, and the numbers of the run; those not named are the usual ones.
#[derive(Args, Debug, Clone, PartialEq)]
#[group(conflicts_with = "resume")]
struct BreedArgs {
    /// Strategies only: the kingdom, by its cards
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', conflicts_with_all = ["random", "setup", "setups", "scene"])]
    kingdom: Vec<String>,
    /// Strategies only: a random kingdom, drawn with this seed
    #[arg(long, value_name = "SEED", conflicts_with_all = ["setup", "setups", "scene"])]
    random: Option<u64>,
    /// Strategies only: breed N random kingdoms, one run each, with the seeds of --random, +1, and so on
    #[arg(long, value_name = "N", requires = "random", value_parser = value_parser!(u32).range(1..=10_000))]
    kingdoms: Option<u32>,
    /// Strategies only: cards that every random kingdom contains
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', requires = "random")]
    containing: Vec<String>,
    /// Strategies only: the sets of cards a random kingdom is drawn from; else all
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', requires = "random")]
    sets: Vec<String>,
    /// Strategies only: how the first two hands are dealt; else at random
    #[arg(long, value_enum, conflicts_with_all = ["setup", "setups", "scene"])]
    deal: Option<DealArg>,
    /// Strategies only: play with Platinum and Colony
    #[arg(long, conflicts_with_all = ["setup", "setups", "scene"])]
    colonies: bool,
    /// Candidates in a generation, leaders included (strategies only; 400)
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(2..=1_000))]
    pool: Option<u16>,
    /// Leaders, against whom every candidate plays (strategies only; 5)
    #[arg(long, value_name = "N", value_parser = value_parser!(u8).range(1..=20))]
    leaders: Option<u8>,
    /// Populations that are bred separately; their leaders meet at the end (strategies only; 1)
    #[arg(long, value_name = "N", value_parser = value_parser!(u8).range(1..=16))]
    chambers: Option<u8>,
    /// Games in a match of the best candidates; weaker ones play fewer (strategies only; 1000)
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(2..=100_000))]
    games: Option<u32>,
    /// Strategies only: never end the game while another seat is ahead
    #[arg(long)]
    guard: bool,
    /// Strategies only: let every entry of a menu hold any card
    #[arg(long)]
    unrestricted: bool,
    /// Strategies only: let all leaders buy the same kingdom card, not at most half of them
    #[arg(long)]
    alike: bool,
    /// First generations in which plans around each trashing card are bred separately; at most half of all (strategies only; 0)
    #[arg(long, value_name = "N")]
    scouting: Option<u32>,
    /// Strategies only: make victory cards entries of the menus, instead of thresholds
    #[arg(long)]
    victory_entries: bool,
}

impl BreedArgs {
    /// The kingdom that is written in short.
    fn in_short(&self) -> Option<String> {
        let list = |ids: &[String]| -> Option<String> {
            let ids: Vec<&str> = ids.iter().map(|id| id.trim()).collect();
            (!ids.is_empty()).then(|| format!("{ids:?}"))
        };
        ron_struct([
            ("kingdom", list(&self.kingdom)),
            ("random", self.random.map(|seed| seed.to_string())),
            ("containing", list(&self.containing)),
            ("sets", list(&self.sets)),
            ("deal", self.deal.map(|deal| deal.id().to_owned())),
            ("colonies", self.colonies.then(|| true.to_string())),
        ])
    }

    /// Several random kingdoms, where they are asked for.
    fn drawn(&self) -> Option<Vec<String>> {
        let (first, count) = (self.random?, self.kingdoms?);
        let drawn = |step: u32| Self { random: first.checked_add(step.into()), ..self.clone() }.in_short();
        Some((0..count).filter_map(drawn).collect())
    }

    fn numbers(&self) -> Vec<(&'static str, String)> {
        let yes = |asked: bool| asked.then(|| true.to_string());
        let numbers = [
            ("pool", self.pool.map(|number| number.to_string())),
            ("leaders", self.leaders.map(|number| number.to_string())),
            ("chambers", self.chambers.map(|number| number.to_string())),
            ("games", self.games.map(|number| number.to_string())),
            ("guard", yes(self.guard)),
            ("unrestricted", yes(self.unrestricted)),
            ("alike", yes(self.alike)),
            ("scouting", self.scouting.map(|number| number.to_string())),
            ("victory_entries", yes(self.victory_entries)),
        ];
        numbers.into_iter().filter_map(|(name, number)| Some((name, number?))).collect()
    }
}

/// Realm's options of `train`.
pub struct RealmOptions;

impl BreedOptions for RealmOptions {
    fn augment(&self, train: Command) -> Command {
        BreedArgs::augment_args(train)
    }

    fn read(&self, matches: &ArgMatches) -> Result<BreedWords, clap::Error> {
        let args = BreedArgs::from_arg_matches(matches)?;
        let setups = args.drawn();
        let setup = args.in_short().filter(|_| setups.is_none());
        Ok(BreedWords { setup, setups, numbers: args.numbers(), told: args.containing })
    }

    fn cards(&self) -> &'static str {
        CARDS
    }

    fn nouns(&self) -> BreedNouns {
        BreedNouns { offer: "card", offers: "cards", setups: "kingdoms" }
    }
}
