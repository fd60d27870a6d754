//! `puzzle`: the puzzle of a day, of a scene, or new ones.

use std::ops::RangeInclusive;

use clap::{Args as ClapArgs, ValueEnum};
use lab::puzzle::{Day, Task};
use registry::command::{JsonOnly, seed};
use tabletop::Seed;

/// `puzzle`
#[derive(ClapArgs, Debug)]
pub struct PuzzleArgs {
    /// A game, for its puzzle of the day; or a scene that is a puzzle, by name or file
    pub name: String,
    /// The day whose puzzle it is; else today, by the time of Greenwich
    #[arg(long, value_name = "YYYY-MM-DD", value_parser = day)]
    pub date: Option<Day>,
    /// Print the solution and its proof, too
    #[arg(long)]
    pub solution: bool,
    /// Print the puzzle as the file of a scene, and nothing else
    #[arg(long, conflicts_with_all = ["solution", "json"])]
    pub scene: bool,
    /// Look for so many new puzzles and print each as the file of a scene, the best first
    #[arg(long, value_name = "N", conflicts_with_all = ["date", "solution", "json", "scene"])]
    pub find: Option<usize>,
    #[command(flatten)]
    pub wish: WishArgs,
    #[command(flatten)]
    pub output: JsonOnly,
}

/// What new puzzles are to be like.
#[derive(ClapArgs, Debug)]
pub struct WishArgs {
    /// With --find: the pieces in them, as letters of the game's positions; those that lie face down after a stroke
    #[arg(long, value_name = "LETTERS", requires = "find")]
    pub pieces: Option<String>,
    /// With --find: what is to be done in them
    #[arg(long, value_name = "TASK", requires = "find", default_value = "win")]
    pub task: TaskArg,
    /// With --find: how many plies they take
    #[arg(long, value_name = "FROM-TO", requires = "find", default_value = "5-25", value_parser = plies)]
    pub plies: RangeInclusive<u32>,
    /// With --find: follow every line of play instead of asking tables; for wins in few plies with more pieces than tables know
    #[arg(long, requires = "find")]
    pub searched: bool,
    /// With --find: positions drawn at most
    #[arg(long, value_name = "N", requires = "find", default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    pub draws: u32,
    /// With --find: other rules, in RON
    #[arg(long, value_name = "SETUP", requires = "find")]
    pub setup: Option<String>,
    /// With --find: the seed, a number or a phrase that stands for one
    #[arg(long, value_name = "SEED", requires = "find", value_parser = seed)]
    pub seed: Option<Seed>,
}

/// What is to be done in a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum TaskArg {
    /// To find the only action that wins
    Win,
    /// To find the only action that does not lose
    Draw,
}

impl From<TaskArg> for Task {
    fn from(task: TaskArg) -> Self {
        match task {
            TaskArg::Win => Self::Win,
            TaskArg::Draw => Self::Draw,
        }
    }
}

fn day(text: &str) -> Result<Day, String> {
    text.parse().map_err(|fault: tabletop::Message| fault.text)
}

fn plies(text: &str) -> Result<RangeInclusive<u32>, String> {
    let read = |part: &str| part.parse::<u32>().ok().filter(|plies| (1..=200).contains(plies));
    let range = text.split_once('-').and_then(|(from, to)| read(from).zip(read(to)));
    let range = range.filter(|(from, to)| from <= to);
    range.map(|(from, to)| from..=to).ok_or_else(|| "write two numbers from 1 to 200, such as 5-25".to_owned())
}
