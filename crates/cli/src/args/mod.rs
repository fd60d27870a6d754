//! The command line: its commands here, what each takes in a file by subject.

mod breed;
mod endings;
mod measure;
mod mods;
mod perft;
mod play;
mod play_match;
mod train;
mod truth;
mod tune;

use std::path::PathBuf;

use clap::{Args as ClapArgs, Parser, Subcommand};
use lab::{LabError, MOVE_SECONDS, allow_processor_seconds, allow_seconds, parse_roster};
use tabletop::{Budget, Seed};

pub use breed::BreedArgs;
pub use endings::EndingsArgs;
pub use measure::{BalanceArgs, BenchArgs, ReportArgs, StyleArgs};
pub use mods::{ModArgs, ModCommand};
pub use perft::PerftArgs;
pub use play::{BotArgs, BotCommand, ExplainArgs, PlayArgs, ReplayArgs};
pub use play_match::{MatchArgs, MatchOptions, MergeArgs, ShardArgs, ShardCommand, TrainShard};
pub use train::{Numbers, OptimiserArg, TrainArgs};
pub use truth::TruthArgs;
pub use tune::TuneArgs;

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
  rubicon-lab tune hare
  rubicon-lab perft hare
  rubicon-lab truth dominion
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
    /// Play a part of a match, or of a round of training, here or on another machine, and print it as one line of JSON for `merge`,
    /// or for `train --shards`
    #[command(after_help = "\
        The same shard gives the same line everywhere, but for the processor time at its end. It can be run again at any time.\n\
        docs/cluster.md shows shards under Dask, GNU parallel, HyperQueue and Slurm.\n\n\
        Examples:\n  \
        for i in 1 2 3 4; do rubicon-lab shard match risk --agents sentinel,raider --games 400 --shard $i/4; done > shards.jsonl\n  \
        rubicon-lab shard train dominion --resume run.ron --shard 3/8")]
    Shard(ShardArgs),
    /// Count the shards of a match, in any order, and print what `match` prints
    #[command(after_help = "Examples:\n  \
        rubicon-lab merge shards.jsonl\n  \
        cat part-*.jsonl | rubicon-lab merge - --json")]
    Merge(MergeArgs),
    /// Learn by playing: numbers of an agent, written as a weights file; or, in games of whole strategies, the best of a setup
    #[command(after_help = "\
        Without numbers of its own the run is the published one: 100 genomes, 10 tournaments of 10, 4 generations, the best ten\n\
        again for champion. The result follows from the seed alone, at any number of threads. Ctrl-C ends it after the games\n\
        under way; --resume goes on from the last finished generation as if it had not been stopped.\n\n\
        Examples:\n  \
        rubicon-lab train risk --rules two-phase --seats 2 --out mine.ron --curve mine.svg\n  \
        rubicon-lab train risk --agent minimax@hard --rules classic --seats 4 --budget 1000 --checkpoint run.json\n  \
        rubicon-lab train risk --resume run.json --out mine.ron\n  \
        rubicon-lab train risk --optimiser spsa --rules two-phase --seats 2 --validate 2000\n  \
        rubicon-lab match risk --agents minimax:learned=mine.ron,minimax --games 400 --setup '(two_phase: true)'\n\n\
        Strategies are bred by co-evolution: 400 candidates against 5 leaders in 32 generations, and the leaders against each other\n\
        in the end, on fresh seeds. --library begins with what a file knows of similar setups, --keep adds what was found to one.\n\n\
        Examples:\n  \
        rubicon-lab train dominion --kingdom moat,witch,market,smithy,village --deal four-three --out mine.ron\n  \
        rubicon-lab train dominion --random 7 --pool 50 --generations 16 --games 200 --keep menus.ron\n  \
        rubicon-lab train dominion --scene dominion/first-game --guard --checkpoint run.ron\n  \
        rubicon-lab train dominion --random 8 --library menus.ron --keep menus.ron")]
    Train(Box<TrainArgs>),
    /// Hold weights of an evaluation against studies: which of a grid judge most positions as the studies do
    #[command(after_help = "\
        Ks, Kc and Kp go over 0.5 to 2.0 by 0.1, 4 096 sets. A study is hit where its winner is worth more than the best of the\n\
        others as the position stands, without a search. The studies are scenes/hare/studies.\n\n\
        Examples:\n  rubicon-lab tune hare\n  rubicon-lab tune hare --picture plateau.svg --json")]
    Tune(TuneArgs),
    /// Count the lines of play from the start of a race, by board, seats and carrots
    #[command(after_help = "\
        Cards that fall in between multiply lines and do not lengthen them. Without options it prints the table of docs/hare.md.\n\n\
        Examples:\n  \
        rubicon-lab perft hare\n  \
        rubicon-lab perft hare --board 2008 --seats 2,3 --carrots 98 --depth 5\n  \
        rubicon-lab perft hare --setup '(seats: 2, runners: 2)' --json")]
    Perft(PerftArgs),
    /// Ask an agent for its decision in a scene, with its reasons
    #[command(after_help = "Examples:\n  \
        rubicon-lab explain risk/classic\n  \
        rubicon-lab explain risk/duel --agent sentinel --after 120\n  \
        rubicon-lab explain risk/two-phase --graphml why.graphml")]
    Explain(ExplainArgs),
    /// Let an agent answer your own host over standard input and output, a line of JSON each, as docs/bots.md says; or print what a
    /// game says to programs
    #[command(after_help = "Examples:\n  \
        rubicon-lab bot risk --agent sentinel\n  \
        rubicon-lab bot doc risk > risk.md\n  \
        rubicon-lab match risk --agents 'raider,cmd:\"rubicon-lab bot risk --agent sentinel\"' --games 10")]
    Bot(BotArgs),
    /// Follow a saved game to its end and check that it gets there
    #[command(after_help = "Examples:\n  \
        rubicon-lab replay game.ron\n  \
        rubicon-lab replay game.ron --verify --json\n  \
        rubicon-lab replay game.ron --branch 2")]
    Replay(ReplayArgs),
    /// Measure a game's speed on one core and hold it against its budgets (use a release build)
    #[command(after_help = "Examples:\n  rubicon-lab bench\n  rubicon-lab bench risk --only odds --json")]
    Bench(BenchArgs),
    /// Measure a game's opponents against each other and write what was found as a page
    #[command(after_help = "\
        Which matches are played stands in assets/GAME/report/experiments.ron; all of them take some tens of minutes on two\n\
        cores. Each is kept in the results as it is finished, so a report that was stopped goes on where it was.\n\n\
        With --runs it tells of runs that bred strategies: leaders, what they are against each other and against earlier ones, and\n\
        what is worth buying.\n\n\
        Examples:\n  rubicon-lab report risk --results risk.jsonl --out risk.html\n  \
        rubicon-lab report risk --results docs/results/risk.jsonl --known --text docs/opponents.md\n  \
        rubicon-lab report dominion --runs run.ron --out run.html --tables tables --pictures pictures")]
    Report(ReportArgs),
    /// Print how often the reference player wins against each enemy, and which lie outside the band of their tier
    #[command(after_help = "\
        The bands are stated in assets/dice/balance.ron. Each hero fights each enemy N times and sets out on N runs of the\n\
        gauntlet; those that come to its end fight every boss there. Intervals are Wilson's at 95 %.\n\n\
        Examples:\n  rubicon-lab balance dice\n  rubicon-lab balance dice --fights 200 --json\n  \
        rubicon-lab balance dice --mods example-balance")]
    Balance(BalanceArgs),
    /// Play a few games of every agent at every number of seats, in every variant and scene, and count those that end by a limit
    #[command(after_help = "\
        A game should end by its own rules; one that ends by its limit of rounds or turns has stalled. At a table sits one agent in\n\
        every seat, and at one table of every opening different agents. Fails where more games end by a limit than --at-most says.\n\n\
        Examples:\n  rubicon-lab endings hare\n  \
        rubicon-lab endings risk --openings cards-off,fog --seats 4 --budget 300 --every 3\n  \
        rubicon-lab endings dominion --agents bm1,sm1 --games 20 --all")]
    Endings(EndingsArgs),
    /// Measure how agents play: attacks, odds, continents, cards, and how often they win
    #[command(after_help = "\
        Tables are drawn from the agents by the seed, everybody as often as the others. Figures are read off the events of games;\n\
        intervals are at 95 %, Student's over games, Wilson's for games won. 'personas' stands for all of them.\n\n\
        Examples:\n  rubicon-lab style risk --games 400\n  \
        rubicon-lab style risk --agents raider,sentinel,marshal --games 200 --seats 3 --json")]
    Style(StyleArgs),
    /// Hold a game against what is known of it from elsewhere: the win table of Realm's menus
    #[command(after_help = "\
        The table was measured by an independent engine, 40 000 games a cell. The same seed gives the same figures at any number of\n\
        threads. Menus are those of assets/dominion/bots.ron.\n\n\
        Examples:\n  rubicon-lab truth dominion\n  \
        rubicon-lab truth dominion --rows WI1,SM1 --columns BM1 --games 40000 --json")]
    Truth(TruthArgs),
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

/// How many games are played at once.
#[derive(ClapArgs, Debug, Clone, Copy)]
pub struct Threads {
    /// Threads; else one per core. The result does not depend on it
    #[arg(long = "threads", value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    number: Option<u16>,
}

impl Threads {
    /// The number asked for; `None` for one per core.
    pub fn asked(self) -> Option<usize> {
        self.number.map(usize::from)
    }
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
    /// What differs from the game's classic setup: variants, such as cards=fixed,fog=on (`games` lists them), or fields in RON, such as '(cards: Fixed)'
    #[arg(long, value_name = "SETUP")]
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
    /// The same in seconds of the program's own processor time, so that a busy machine forfeits nobody; sixty times as long on the wall
    #[arg(long, value_name = "N", conflicts_with = "move_seconds", value_parser = clap::value_parser!(u32).range(1..=3600))]
    pub move_cpu_seconds: Option<u32>,
    #[command(flatten)]
    pub talk: Talk,
}

/// What is kept of the talk with programs of one's own.
#[derive(ClapArgs, Debug)]
pub struct Talk {
    /// Keep every line between host and programs of your own in this file, 64 MiB at most
    #[arg(long, value_name = "FILE")]
    pub transcript: Option<PathBuf>,
    /// Keep all that programs of your own write to standard error in this file, 64 MiB at most
    #[arg(long, value_name = "FILE")]
    pub stderr: Option<PathBuf>,
}

impl Conditions {
    /// The agents of a list, with the time that programs among them may take.
    ///
    /// # Errors
    /// As [`parse_roster`].
    pub fn agents(&self, list: &str) -> Result<Vec<String>, LabError> {
        let agents = parse_roster(list)?;
        let timed = |spec: String| match self.move_cpu_seconds {
            Some(seconds) => allow_processor_seconds(&spec, seconds),
            None if self.move_seconds == MOVE_SECONDS => spec,
            None => allow_seconds(&spec, self.move_seconds),
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
