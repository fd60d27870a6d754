//! The command line.

use std::path::PathBuf;

use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};
use lab::{LabError, MOVE_SECONDS, Part, allow_seconds, parse_roster};
use tabletop::{Budget, Seed};

/// The games of Rubicon without a window: play, measure and explain them.
#[derive(Parser, Debug)]
#[command(name = "rubicon-lab", version, max_term_width = 110, after_help = EXAMPLES)]
pub struct Args {
    /// Folder that holds `assets` and `scenes`; else the one beside the program, or in the working directory or above it
    #[arg(long, global = true, value_name = "DIR", env = "RUBICON_ASSETS")]
    pub assets: Option<PathBuf>,
    /// Mods in use, by id, later ones win; or `all`
    #[arg(long, global = true, value_name = "A,B,…", env = "RUBICON_MODS")]
    pub mods: Option<String>,
    /// Folder that holds mods of one's own, looked at before the one beside `assets`
    #[arg(long, global = true, value_name = "DIR", env = "RUBICON_MODS_FOLDER")]
    pub mods_folder: Option<PathBuf>,
    /// What to do
    #[command(subcommand)]
    pub command: Command,
}

const EXAMPLES: &str = "\
A SCENE is a name (risk/classic), a scene's file, or a game (risk) for its classic setup.
An AGENT is a name, with a level and settings where it has them: sentinel, minimax@hard, minimax:depth=3,nodes=20000;
or cmd:PROGRAM, a program of your own that speaks the protocol of docs/bots.md.
The same seed and budget give the same game on every machine.

Examples:
  rubicon-lab games
  rubicon-lab agents risk
  rubicon-lab play risk/duel --agents sentinel,raider --seed 7
  rubicon-lab match risk --agents sentinel,raider --games 400
  rubicon-lab explain risk/classic --agent sentinel
  rubicon-lab match risk --agents 'sentinel,cmd:\"python3 mybot.py\"' --games 50
  rubicon-lab bot risk --agent sentinel
  rubicon-lab train risk --rules two-phase --seats 2 --out mine.ron
  rubicon-lab replay game.ron --verify
  rubicon-lab bench risk
  rubicon-lab report risk --out risk.html
  rubicon-lab balance dice
  rubicon-lab mod new my-mod

Exit codes: 0 done, 1 failed, 2 bad input, 130 interrupted.";

/// What to do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// List the games and their scenes
    #[command(after_help = "Examples:\n  rubicon-lab games\n  rubicon-lab games --json")]
    Games(JsonOnly),
    /// List the agents, with levels and settings
    #[command(after_help = "Examples:\n  rubicon-lab agents\n  rubicon-lab agents risk --json")]
    Agents(AgentsArgs),
    /// Play one game to its end and print its log
    #[command(after_help = "Examples:\n  \
        rubicon-lab play risk/classic\n  \
        rubicon-lab play risk/duel --agents sentinel,raider --seed waterloo --save game.ron\n  \
        rubicon-lab play risk --seats 3 --setup '(cards: Fixed)' --json")]
    Play(PlayArgs),
    /// Play agents against each other over many games and print who wins how often
    #[command(after_help = "\
        Every seed is played once with every rotation of the seats; that is a group, and N is rounded up to whole groups.\n\
        Intervals are Wilson's at 95 %, over groups. Seats beyond the named agents are filled by repeating them.\n\n\
        Examples:\n  \
        rubicon-lab match risk --agents sentinel,raider --games 400\n  \
        rubicon-lab match risk --agents minimax,sentinel,raider --seats 4 --games 200 --seed 2 --json\n  \
        rubicon-lab match risk --agents sentinel,raider --games 400 --scene risk/two-phase")]
    Match(MatchArgs),
    /// Play a part of a match, here or on another machine, and print it as one line of JSON for `merge`
    #[command(after_help = "\
        The same shard gives the same line everywhere, but for the processor time at its end. It can be run again at any time.\n\
        docs/cluster.md shows shards under Dask, GNU parallel, HyperQueue and Slurm.\n\n\
        Example:\n  \
        for i in 1 2 3 4; do rubicon-lab shard match risk --agents sentinel,raider --games 400 --shard $i/4; done > shards.jsonl")]
    Shard(ShardArgs),
    /// Count the shards of a match, in any order, and print what `match` prints
    #[command(after_help = "Examples:\n  \
        rubicon-lab merge shards.jsonl\n  \
        cat part-*.jsonl | rubicon-lab merge - --json")]
    Merge(MergeArgs),
    /// Learn numbers of an agent by playing, and write them as a weights file
    #[command(after_help = "\
        Without numbers of its own the run is the published one: 100 genomes, 10 tournaments of 10, 4 generations, the best ten\n\
        again for champion. The result follows from the seed alone, at any number of threads. Ctrl-C ends it after the games\n\
        under way; --resume goes on from the last finished generation as if it had not been stopped.\n\n\
        Examples:\n  \
        rubicon-lab train risk --rules two-phase --seats 2 --out mine.ron --curve mine.svg\n  \
        rubicon-lab train risk --agent minimax@hard --rules classic --seats 4 --budget 1000 --checkpoint run.json\n  \
        rubicon-lab train risk --resume run.json --out mine.ron\n  \
        rubicon-lab train risk --optimiser spsa --rules two-phase --seats 2 --validate 2000\n  \
        rubicon-lab match risk --agents minimax:learned=mine.ron,minimax --games 400 --setup '(two_phase: true)'")]
    Train(Box<TrainArgs>),
    /// Ask an agent for its decision in a scene, with its reasons
    #[command(after_help = "Examples:\n  \
        rubicon-lab explain risk/classic\n  \
        rubicon-lab explain risk/duel --agent sentinel --after 120\n  \
        rubicon-lab explain risk/two-phase --graphml why.graphml")]
    Explain(ExplainArgs),
    /// Let an agent answer your own host over standard input and output, a line of JSON each; see docs/bots.md
    #[command(after_help = "Examples:\n  \
        rubicon-lab bot risk --agent sentinel\n  \
        rubicon-lab match risk --agents 'raider,cmd:\"rubicon-lab bot risk --agent sentinel\"' --games 10")]
    Bot(BotArgs),
    /// Follow a saved game to its end and check that it gets there
    #[command(after_help = "Examples:\n  \
        rubicon-lab replay game.ron\n  \
        rubicon-lab replay game.ron --verify --json")]
    Replay(ReplayArgs),
    /// Measure a game's speed on one core and hold it against its budgets (use a release build)
    #[command(after_help = "Examples:\n  rubicon-lab bench\n  rubicon-lab bench risk --only odds --json")]
    Bench(BenchArgs),
    /// Measure a game's opponents against each other and write what was found as a page
    #[command(after_help = "\
        Which matches are played stands in assets/GAME/report/experiments.ron; a plan of some hours. Each is kept in the results as it is\n\
        finished, so a report that was stopped goes on where it was.\n\n\
        Examples:\n  rubicon-lab report risk --results risk.jsonl --out risk.html\n  \
        rubicon-lab report risk --results docs/results/risk.jsonl --known --text docs/opponents.md")]
    Report(ReportArgs),
    /// Print how often the reference player wins against each enemy, and which lie outside the band of their tier
    #[command(after_help = "\
        The bands are stated in assets/dice/balance.ron. Each hero fights each enemy N times and sets out on N runs of the\n\
        gauntlet; those that come to its end fight every boss there. Intervals are Wilson's at 95 %.\n\n\
        Examples:\n  rubicon-lab balance dice\n  rubicon-lab balance dice --fights 200 --json\n  \
        rubicon-lab balance dice --mods example-balance")]
    Balance(BalanceArgs),
    /// Measure how agents play: attacks, odds, continents, cards, and how often they win
    #[command(after_help = "\
        Tables are drawn from the agents by the seed, everybody as often as the others. Figures are read off the events of games;\n\
        intervals are at 95 %, Student's over games, Wilson's for games won. 'personas' stands for all of them.\n\n\
        Examples:\n  rubicon-lab style risk --games 400\n  \
        rubicon-lab style risk --agents raider,sentinel,marshal --games 200 --seats 3 --json")]
    Style(StyleArgs),
    /// Make, check, document and try mods
    #[command(after_help = "Examples:\n  \
        rubicon-lab mod new my-mod\n  \
        rubicon-lab mod check mods/my-mod\n  \
        rubicon-lab mod doc\n  \
        rubicon-lab mod sim my-mod-blade --mods my-mod")]
    Mod(ModArgs),
}

/// Output for programs.
#[derive(ClapArgs, Debug, Clone, Copy)]
pub struct JsonOnly {
    /// Print results as JSON and nothing else
    #[arg(long)]
    pub json: bool,
}

/// `agents`
#[derive(ClapArgs, Debug)]
pub struct AgentsArgs {
    /// The game; all games where none is named
    pub game: Option<String>,
    #[command(flatten)]
    pub output: JsonOnly,
}

/// How a game is set up and what decisions may spend.
#[derive(ClapArgs, Debug)]
pub struct Conditions {
    /// Seats, where a game's classic setup is played; else as many as there are agents
    #[arg(long, value_name = "N")]
    pub seats: Option<usize>,
    /// What differs from the game's classic setup, in RON, such as '(cards: Fixed)'
    #[arg(long, value_name = "RON")]
    pub setup: Option<String>,
    /// Positions or iterations each decision may spend; else what the agent's level says
    #[arg(long, value_name = "NODES", value_parser = clap::value_parser!(u64).range(1..))]
    pub budget: Option<u64>,
    /// The seed: a number, or a phrase that stands for one
    #[arg(long, value_name = "SEED", value_parser = seed)]
    pub seed: Option<Seed>,
    /// Seconds that programs of your own (cmd:…) may take for a move; beyond it the move is forfeited
    #[arg(long, value_name = "N", default_value_t = MOVE_SECONDS, value_parser = clap::value_parser!(u32).range(1..=3600))]
    pub move_seconds: u32,
}

impl Conditions {
    /// The agents of a list, with the time that programs among them may take.
    ///
    /// # Errors
    /// As [`parse_roster`].
    pub fn agents(&self, list: &str) -> Result<Vec<String>, LabError> {
        let agents = parse_roster(list)?;
        let timed = |spec: String| {
            if self.move_seconds == MOVE_SECONDS { spec } else { allow_seconds(&spec, self.move_seconds) }
        };
        Ok(agents.into_iter().map(timed).collect())
    }

    /// The same of one agent.
    ///
    /// # Errors
    /// As [`parse_roster`].
    pub fn agent(&self, spec: &str) -> Result<String, LabError> {
        let mut agents = self.agents(spec)?;
        // More than one is no agent's name, and is told so as it was written.
        Ok(if agents.len() == 1 { agents.remove(0) } else { spec.to_owned() })
    }

    /// What each decision may spend.
    pub fn budget(&self) -> Budget {
        Budget { nodes: self.budget }
    }
}

fn seed(phrase: &str) -> Result<Seed, String> {
    if phrase.trim().is_empty() { Err("a seed cannot be empty".to_owned()) } else { Ok(Seed::from_phrase(phrase)) }
}

fn part(text: &str) -> Result<Part, String> {
    text.parse().map_err(|problem: lab::Problem| problem.to_string())
}

/// `play`
#[derive(ClapArgs, Debug)]
pub struct PlayArgs {
    /// A scene, a scene's file, or a game
    pub scene: String,
    /// Agents by seat, repeated to fill the seats; else the scene's own
    #[arg(long, value_name = "A,B,…")]
    pub agents: Option<String>,
    #[command(flatten)]
    pub conditions: Conditions,
    /// Save the game to this file
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    #[command(flatten)]
    pub output: JsonOnly,
}

/// `match`
#[derive(ClapArgs, Debug)]
pub struct MatchArgs {
    #[command(flatten)]
    pub of: Matched,
    #[command(flatten)]
    pub output: JsonOnly,
}

/// `shard`
#[derive(ClapArgs, Debug)]
pub struct ShardArgs {
    /// What to play a part of
    #[command(subcommand)]
    pub command: ShardCommand,
}

/// What to play a part of.
#[derive(Subcommand, Debug)]
pub enum ShardCommand {
    /// A match; all options but --shard are those of `match`
    Match {
        /// What is played.
        #[command(flatten)]
        of: Box<Matched>,
        /// Which part: its number, from 1, and how many there are
        #[arg(long, value_name = "I/K", value_parser = part)]
        shard: Part,
    },
}

/// `merge`
#[derive(ClapArgs, Debug)]
pub struct MergeArgs {
    /// Files of shards, one a line; - is standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub output: JsonOnly,
}

/// A match.
#[derive(ClapArgs, Debug)]
pub struct Matched {
    /// The game
    pub game: String,
    /// Agents; one more than once to see it against itself
    #[arg(long, value_name = "A,B,…")]
    pub agents: String,
    /// Games; rounded up to whole groups
    #[arg(long, value_name = "N")]
    pub games: u64,
    /// Take setup and beginning from this scene (its agents and seed are not used)
    #[arg(long, value_name = "SCENE", conflicts_with_all = ["setup", "seats"])]
    pub scene: Option<String>,
    #[command(flatten)]
    pub conditions: Conditions,
    /// Threads; else one per core. The result does not depend on it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
}

/// How `train` looks for better numbers.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptimiserArg {
    /// The genetic algorithm of the published method
    Ga,
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
    /// What differs from the game's classic setup, in RON, such as '(cards: Fixed)'
    #[arg(long, value_name = "RON", conflicts_with = "scene")]
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
    /// Games of each generation's best and median against the first reference, for the learning curve; else 200
    #[arg(long, value_name = "N")]
    pub yardstick: Option<u64>,
    /// Games of the champion against each reference, on fresh seeds; else 400
    #[arg(long, value_name = "N")]
    pub validate: Option<u64>,
    /// Further agents to validate against
    #[arg(long, value_name = "A,B,…")]
    pub against: Option<String>,
    /// The seed: a number, or a phrase that stands for one; else 1
    #[arg(long, value_name = "SEED", value_parser = seed)]
    pub seed: Option<Seed>,
    /// Threads; else one per core. The result does not depend on it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Write the state to go on from to this file, after every generation
    #[arg(long, value_name = "FILE")]
    pub checkpoint: Option<PathBuf>,
    /// Go on from this file, which is written on unless --checkpoint names another; all else is as it was asked for then
    #[arg(long, value_name = "FILE", conflicts_with_all = [
        "agent", "rules", "setup", "scene", "seats", "budget", "optimiser", "Numbers", "yardstick", "validate", "against", "seed",
    ])]
    pub resume: Option<PathBuf>,
    /// Write what was learned to this file, for agents to load
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Draw the learning curve to this file, as SVG
    #[arg(long, value_name = "FILE")]
    pub curve: Option<PathBuf>,
    #[command(flatten)]
    pub output: JsonOnly,
}

/// The numbers of the optimisers; those not named are the usual ones.
#[derive(ClapArgs, Debug, Clone, PartialEq)]
pub struct Numbers {
    /// Genomes of a generation (ga; 100)
    #[arg(long, value_name = "N")]
    pub genomes: Option<usize>,
    /// Tournaments of a generation (ga; 10)
    #[arg(long, value_name = "N")]
    pub tournaments: Option<usize>,
    /// Genomes in each tournament (ga; 10)
    #[arg(long, value_name = "N")]
    pub entrants: Option<usize>,
    /// How often every pair of a tournament meets; above two seats, rounds of as many tables as it has genomes (ga; 1)
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
    /// Generations (4)
    #[arg(long, value_name = "N")]
    pub generations: Option<u32>,
    /// Best genomes of the last generation that play again for champion (ga; 10)
    #[arg(long, value_name = "N")]
    pub finalists: Option<usize>,
    /// Rounds of their games (ga; 40)
    #[arg(long, value_name = "N")]
    pub finals: Option<u32>,
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

/// `explain`
#[derive(ClapArgs, Debug)]
pub struct ExplainArgs {
    /// A scene, a scene's file, or a game
    pub scene: String,
    /// The agent asked; else the one that sits in the seat to act
    #[arg(long, value_name = "A")]
    pub agent: Option<String>,
    /// Let the scene's own agents make this many decisions first
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub after: u64,
    #[command(flatten)]
    pub conditions: Conditions,
    /// Write what was searched, or else candidates and expected line, to this file as GraphML
    #[arg(long, value_name = "FILE")]
    pub graphml: Option<PathBuf>,
    /// Where equal positions were merged, write them as a tree to this many plies instead
    #[arg(long, value_name = "PLIES", requires = "graphml", value_parser = clap::value_parser!(u8).range(1..=32))]
    pub tree: Option<u8>,
    #[command(flatten)]
    pub output: JsonOnly,
}

/// `bot`
#[derive(ClapArgs, Debug)]
pub struct BotArgs {
    /// The game
    pub game: String,
    /// The agent that answers
    #[arg(long, value_name = "A")]
    pub agent: String,
}

/// `replay`
#[derive(ClapArgs, Debug)]
pub struct ReplayArgs {
    /// A game saved by `play --save` or by the client
    pub file: PathBuf,
    /// Check every die and card against the seed too
    #[arg(long)]
    pub verify: bool,
    #[command(flatten)]
    pub output: JsonOnly,
}

/// `bench`
#[derive(ClapArgs, Debug)]
pub struct BenchArgs {
    /// The game; all games where none is named
    pub game: Option<String>,
    /// Only figures with this in their name
    #[arg(long, value_name = "TEXT")]
    pub only: Option<String>,
    #[command(flatten)]
    pub output: JsonOnly,
}

/// `report`
#[derive(ClapArgs, Debug)]
pub struct ReportArgs {
    /// The game
    pub game: String,
    /// Read what was found before from this file, and add what is found now
    #[arg(long, value_name = "FILE")]
    pub results: Option<PathBuf>,
    /// Play nothing: tell what is known
    #[arg(long, requires = "results")]
    pub known: bool,
    /// Write the report to this file, as one HTML page
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Put its tables into this Markdown text, between the marks that it has for them
    #[arg(long, value_name = "FILE")]
    pub text: Option<PathBuf>,
    /// Threads; else one per core. The result does not depend on it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
}

/// `balance`
#[derive(ClapArgs, Debug)]
pub struct BalanceArgs {
    /// The game
    #[arg(value_parser = ["dice"])]
    pub game: String,
    /// Fights of each hero against each enemy, and runs of the gauntlet with each hero
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pub fights: u64,
    /// The seed: a number, or a phrase that stands for one
    #[arg(long, value_name = "SEED", value_parser = seed)]
    pub seed: Option<Seed>,
    /// Threads; else one per core. The result does not depend on it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    #[command(flatten)]
    pub output: JsonOnly,
}

/// `style`
#[derive(ClapArgs, Debug)]
pub struct StyleArgs {
    /// The game
    #[arg(value_parser = ["risk"])]
    pub game: String,
    /// Agents, each once; 'personas' for all of them
    #[arg(long, value_name = "A,B,…", default_value = "personas")]
    pub agents: String,
    /// Games
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub games: u64,
    /// Seats at a table
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=6))]
    pub seats: u8,
    /// What differs from the game's classic setup, in RON, such as '(cards: Fixed)'
    #[arg(long, value_name = "RON")]
    pub setup: Option<String>,
    /// Positions each decision may spend; else what the agent's level says
    #[arg(long, value_name = "NODES", value_parser = clap::value_parser!(u64).range(1..))]
    pub budget: Option<u64>,
    /// The seed: a number, or a phrase that stands for one
    #[arg(long, value_name = "SEED", value_parser = seed)]
    pub seed: Option<Seed>,
    /// Threads; else one per core. The result does not depend on it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    #[command(flatten)]
    pub output: JsonOnly,
}

/// `mod`
#[derive(ClapArgs, Debug)]
pub struct ModArgs {
    /// What to do with mods
    #[command(subcommand)]
    pub command: ModCommand,
}

/// What to do with mods.
#[derive(Subcommand, Debug)]
pub enum ModCommand {
    /// Write a new mod with a card, a script and an enemy that work, ready to be changed
    New {
        /// Its id: small letters, digits and signs '-' inside
        id: String,
    },
    /// Read mods and say what is wrong with them, with file, line, column and remedy
    Check {
        /// Folders of mods
        #[arg(required = true)]
        folders: Vec<PathBuf>,
    },
    /// Print the scripting reference, made from the code
    Doc,
    /// Try a card: the first hero against every enemy, without it and with it
    Sim {
        /// The card, such as 'cleaver' or 'cleaver+'
        card: String,
        /// Fights against every enemy
        #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u64).range(1..=100_000))]
        fights: u64,
        /// The seed: a number, or a phrase that stands for one
        #[arg(long, value_name = "SEED", value_parser = seed)]
        seed: Option<Seed>,
        #[command(flatten)]
        output: JsonOnly,
    },
}
