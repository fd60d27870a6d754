//! Under which conditions a game is played: how it is set up, what decisions may spend, and what is kept of the talk with programs.

use std::path::PathBuf;

use clap::Args as ClapArgs;
use lab::{LabError, MOVE_SECONDS, Opening, allow_processor_seconds, allow_seconds, parse_roster};
use registry::command::seed;
use tabletop::{Budget, Seed};

/// How a game is set up and what decisions may spend.
#[derive(ClapArgs, Debug)]
pub struct Conditions {
    /// Seats, where a game's classic setup is played; else as many as there are agents
    #[arg(long, value_name = "N")]
    pub seats: Option<usize>,
    /// What differs from the game's classic setup: variants, such as cards=fixed,fortify=path (`games` lists them), or fields in RON, such as '(cards: Fixed)'
    #[arg(long, value_name = "SETUP")]
    pub setup: Option<String>,
    /// Begin in this position, or after this game, as people of the game write it
    #[arg(long, value_name = "TEXT")]
    pub position: Option<String>,
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

    /// What a game begins with that is no scene.
    pub fn opening(&self) -> Opening {
        let (options, seats) = (self.setup.clone(), self.seats);
        match self.position.clone() {
            Some(text) => Opening::Position { text, options, seats },
            None => Opening::Setup { options, seats },
        }
    }

    /// What each decision may spend.
    pub fn budget(&self) -> Budget {
        Budget { nodes: self.budget }
    }
}
