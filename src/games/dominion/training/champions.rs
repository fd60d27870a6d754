//! What is kept in the player's folder: champions of runs that are over, and the runs themselves, each a file.

use dominion::{
    Setup,
    evolve::{Strategy, Trained},
};
use lab::LabError;
use registry::games::dominion::champions::shipped;
use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};
use tabletop::Seed;
use training::breed::BreedReport;

use super::plan::Plan;
use crate::{
    games::dominion::Content,
    shell::{GameSetup, NewGame},
    storage::Storage,
    table::LabContent,
    text::Words,
    training::{players_against, read_files, write_file},
};

/// The folder of champions.
const CHAMPIONS: &str = "dominion/champions";
/// The folder of runs.
const RUNS: &str = "dominion/runs";
/// The version of a champion's file.
const FORMAT: u32 = 1;
/// Most files of each sort that are listed, the newest.
const LISTED: usize = 60;
/// Most leaders a file may have, and bytes of the longest that is read.
const MOST_LEADERS: usize = 320;
const LONGEST: usize = 1 << 20;

/// A champion's file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "Champion")]
struct ChampionFile {
    format: u32,
    setup: Setup,
    guard: bool,
    generations: u32,
    games: u64,
    seed: Seed,
    leaders: Vec<KeptLeader>,
}

/// A leader of a run that is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptLeader {
    /// What it does.
    pub strategy: Strategy,
    /// Its share of games against the other leaders with its 95 % interval (share, low, high), in [0, 1], where it was measured.
    pub share: Option<[f64; 3]>,
}

/// A champion that was kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Champion {
    /// What its files are called.
    pub stem: String,
    /// What it was bred for.
    pub setup: Setup,
    /// Whether it was bred with guard.
    pub guard: bool,
    /// Generations of its run.
    pub generations: u32,
    /// Games it was bred by.
    pub games: u64,
    /// The seed of its run.
    pub seed: Seed,
    /// The leaders, the champion first; never empty.
    pub leaders: Vec<KeptLeader>,
}

impl Champion {
    /// The agent that plays as the champion does, written out.
    pub fn agent(&self) -> String {
        let guard = if self.guard { "" } else { ",guard=off" };
        let menu = self.leaders.first().map(|leader| leader.strategy.to_string()).unwrap_or_default();
        format!("strategist:menu={menu}{guard}")
    }
}

/// The file of a run.
pub fn run_file(stem: &str) -> String {
    format!("{RUNS}/{stem}.ron")
}

/// The file of a champion.
pub(super) fn champion_file(stem: &str) -> String {
    format!("{CHAMPIONS}/{stem}.ron")
}

/// Keeps the leaders of a run that is over, and returns the file; `None` where it has none.
///
/// # Errors
/// In plain words, why they cannot be kept.
pub fn keep(storage: &Storage, plan: &Plan, stem: &str, report: &BreedReport) -> Option<Result<String, String>> {
    let leader = |ranked: &training::breed::RankedStrategy| {
        let strategy = ranked.bred.strategy.parse().ok()?;
        let share = ranked.expected.map(|expected| [expected.share, expected.low, expected.high]);
        Some(KeptLeader { strategy, share })
    };
    let leaders: Vec<KeptLeader> = report.leaders.iter().filter_map(leader).collect();
    if leaders.is_empty() {
        return None;
    }
    let Plan { setup, guard, .. } = plan.clone();
    let (generations, games, seed) = (report.curve.len() as u32, report.games, report.seed);
    let file = ChampionFile { format: FORMAT, setup, guard, generations, games, seed, leaders };
    let text = ron::ser::to_string_pretty(&file, PrettyConfig::new().depth_limit(3));
    Some(write_file(storage, champion_file(stem), text))
}

/// The champions that were kept, newest first, and what is wrong with the others: a fault each.
pub fn list(storage: &Storage, content: &Content, words: &Words) -> (Vec<Champion>, Vec<String>) {
    read_files(storage, CHAMPIONS, LISTED, |file, text| read(file, &text, content, words))
}

/// The names of runs that have no champion yet, newest first.
pub fn unfinished(storage: &Storage, champions: &[Champion]) -> Vec<String> {
    let known = |stem: &String| champions.iter().any(|champion| champion.stem == *stem);
    let files = storage.newest_first(RUNS, "ron").into_iter().take(2 * LISTED);
    files.map(|file| stem_of(&file)).filter(|stem| !known(stem)).take(LISTED).collect()
}

/// What a file is called, without folder and ending.
pub fn stem_of(file: &str) -> String {
    let name = file.rsplit('/').next().unwrap_or(file);
    name.strip_suffix(".ron").unwrap_or(name).to_owned()
}

/// Reads a champion; what is wrong names the file, the place where there is one, and what to do.
fn read(file: &str, text: &str, content: &Content, words: &Words) -> Result<Champion, String> {
    let told = |reason: &str| words.with("realm-train-unreadable", &[("file", &file), ("reason", &reason)]);
    if text.len() > LONGEST {
        return Err(told(words.get("realm-train-too_long")));
    }
    let read: ChampionFile = ron::from_str(text).map_err(|error| told(&error.to_string()))?;
    if read.format != FORMAT {
        return Err(told(&words.with("realm-train-format", &[("found", &read.format), ("known", &FORMAT)])));
    }
    let game = content.game(&read.setup).map_err(|problem| told(&words.message(&problem)))?;
    if read.leaders.is_empty() || read.leaders.len() > MOST_LEADERS {
        return Err(told(words.get("realm-train-no_leaders")));
    }
    for (at, leader) in read.leaders.iter().enumerate() {
        if let Err(error) = leader.strategy.strategist(&game, "", read.guard) {
            let reason = words.message(&error.reason);
            return Err(told(&words.with("realm-train-bad_leader", &[("number", &(at + 1)), ("reason", &reason)])));
        }
        let sound = |share: &f64| (0.0..=1.0).contains(share);
        if leader.share.is_some_and(|share| !share.iter().all(sound)) {
            return Err(told(&words.with("realm-train-bad_share", &[("number", &(at + 1))])));
        }
    }
    let ChampionFile { setup, guard, generations, games, seed, leaders, .. } = read;
    Ok(Champion { stem: stem_of(file), setup, guard, generations, games, seed, leaders })
}

/// Reads a run of the player's folder, to go on with.
///
/// # Errors
/// It is not there, or cannot be read.
pub fn run_text(storage: &Storage, stem: &str) -> Result<lab::TextFile, LabError> {
    let name = run_file(stem);
    let text = storage.read(&name).map_err(|problem| LabError::System(problem.to_string()))?;
    let text = text.ok_or_else(|| LabError::System(format!("{name} is not there any more")))?;
    Ok(lab::TextFile { name, text })
}

/// What is known of all kingdoms: what is shipped, and in the place of that what was bred here, the newest first.
pub fn library(champions: &[Champion]) -> lab::TextFile {
    let mut library = shipped().clone();
    for champion in champions.iter().rev() {
        let Setup { kingdom, colonies, deal, seats, .. } = champion.setup.clone();
        let strategies = champion.leaders.iter().map(|leader| leader.strategy.clone()).collect();
        library.add(Trained { kingdom, colonies, deal, seats, guard: champion.guard, strategies });
    }
    lab::TextFile { name: CHAMPIONS.to_owned(), text: library.to_ron() }
}

/// A game of a person against an agent in all other seats.
pub fn game(words: &Words, setup: &Setup, agent: &str, seed: Seed) -> NewGame {
    NewGame {
        setup: GameSetup::new::<dominion::Dominion>(setup.clone()),
        players: players_against(words, agent, setup.seats),
        seed,
        resume: None,
    }
}
