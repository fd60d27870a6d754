//! Which matches tell how strong a game's opponents are: `assets/GAME/report/experiments.ron`.

use lab::{LabError, Library, Problem};
use serde::{Deserialize, Serialize};
use tabletop::Seed;

/// What a report measures.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename = "Experiments")]
pub struct ReportPlan {
    /// Above the report.
    pub title: String,
    /// What is said before the figures.
    pub preface: String,
    /// The seed of all matches.
    pub seed: Seed,
    /// Everybody against everybody.
    pub ladder: Round,
    /// The same under other rules.
    #[serde(default)]
    pub further_ladders: Vec<Round>,
    /// Agents against themselves, which shows what seats are worth.
    pub mirrors: Mirrors,
    /// Further matches, by subject.
    pub tables: Vec<Trials>,
    /// Files of learned weights, below `assets`, whose learning is told.
    #[serde(default)]
    pub learned: Vec<String>,
}

/// Every pair of some agents.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// Which rules and tables these are, in words; empty where there is but one ladder.
    #[serde(default)]
    pub title: String,
    /// What differs from the classic setup.
    #[serde(default)]
    pub setup: Option<String>,
    /// Seats, an even number; half of them are each agent's, in turns.
    #[serde(default = "two")]
    pub seats: usize,
    /// Who meets, at least two.
    pub agents: Vec<String>,
    /// Games of each pair.
    pub games: u64,
}

fn two() -> usize {
    2
}

/// Each agent against itself, at tables of these sizes.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mirrors {
    /// Who plays.
    pub agents: Vec<String>,
    /// Numbers of seats.
    pub seats: Vec<usize>,
    /// Games of each.
    pub games: u64,
}

/// Matches about one subject.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trials {
    /// The subject.
    pub title: String,
    /// What is asked, and how to read the answer.
    pub note: String,
    /// The matches.
    pub matches: Vec<Written>,
}

/// A match as it is written.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    /// What the first agent is called in the table; else its own name.
    #[serde(default)]
    pub name: Option<String>,
    /// Who plays; the first is the one asked about.
    pub agents: Vec<String>,
    /// Games.
    pub games: u64,
    /// Seats; else as many as agents. Those beyond the agents are filled by repeating them.
    #[serde(default)]
    pub seats: Option<usize>,
    /// What differs from the classic setup.
    #[serde(default)]
    pub setup: Option<String>,
    /// The least share of wins that is wanted, in [0, 1].
    #[serde(default)]
    pub target: Option<f64>,
}

/// A match with everything its figures follow from; what results are kept by.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trial {
    /// Who plays, as named.
    pub agents: Vec<String>,
    /// Seats.
    pub seats: usize,
    /// What differs from the classic setup.
    pub setup: Option<String>,
    /// Games asked for.
    pub games: u64,
    /// The seed.
    pub seed: Seed,
}

impl ReportPlan {
    /// The plan of a game.
    ///
    /// # Errors
    /// [`LabError::Input`] where the game has none, or with the fault of its file.
    pub fn of(library: &Library, game: &str) -> Result<Self, LabError> {
        let file = library.asset(&format!("{game}/report/experiments.ron"))?;
        let plan: Self = file.ron()?;
        let fault = |reason: &str, remedy: &str| Err(Problem::new(reason).in_file(&file.name).remedy(remedy).into());
        if plan.ladders().any(|ladder| ladder.agents.len() < 2) {
            return fault("a ladder needs two agents or more", "name them in 'ladder'");
        }
        if plan.ladders().any(|ladder| ladder.seats == 0 || !ladder.seats.is_multiple_of(2)) {
            return fault("a ladder's tables seat two agents equally often", "choose an even number of seats");
        }
        if plan.all().iter().any(|trial| trial.agents.is_empty() || trial.games == 0) {
            return fault("a match has no agents or no games", "name agents, and at least one game");
        }
        Ok(plan)
    }

    /// Every ladder.
    pub fn ladders(&self) -> impl Iterator<Item = &Round> {
        std::iter::once(&self.ladder).chain(&self.further_ladders)
    }

    /// The pairs of a ladder, the first named before the second.
    pub fn pairs(&self, ladder: &Round) -> Vec<Trial> {
        let Round { agents, setup, seats, games, .. } = ladder;
        let pair = |a: &String, b: &String| self.trial(vec![a.clone(), b.clone()], *seats, setup.clone(), *games);
        let later = |i: usize| agents[i + 1..].iter().map(move |b| pair(&agents[i], b));
        (0..agents.len()).flat_map(later).collect()
    }

    /// The matches of agents against themselves, by agent, then by seats.
    pub fn mirrored(&self) -> Vec<Trial> {
        let Mirrors { agents, seats, games } = &self.mirrors;
        let of = |agent: &String| {
            let agent = agent.clone();
            seats.iter().map(move |&seats| self.trial(vec![agent.clone(); seats], seats, None, *games))
        };
        agents.iter().flat_map(of).collect()
    }

    /// The match that is meant by what is written.
    pub fn written_trial(&self, written: &Written) -> Trial {
        let seats = written.seats.unwrap_or(written.agents.len());
        self.trial(written.agents.clone(), seats, written.setup.clone(), written.games)
    }

    /// Every match, in the order of the report.
    pub fn all(&self) -> Vec<Trial> {
        let tables = self.tables.iter().flat_map(|table| &table.matches).map(|written| self.written_trial(written));
        let pairs = self.ladders().flat_map(|ladder| self.pairs(ladder));
        pairs.chain(tables).chain(self.mirrored()).collect()
    }

    fn trial(&self, agents: Vec<String>, seats: usize, setup: Option<String>, games: u64) -> Trial {
        Trial { agents, seats, setup, games, seed: self.seed }
    }
}
