//! Champions in the player's folder: the weights files of runs, with where they come from.

use lab::{GameModule, Library, Opening, TextFile};
use registry::games::RiskModule;
use tabletop::{Game, Seed};
use training::AnyGameTraining;
use training::train::{Learning, Subject, Training, WeightsFile};

use crate::{
    shell::{GameSetup, NewGame},
    storage::Storage,
    text::Words,
    training::{players_against, read_files, write_file},
};

/// The folder they are kept in.
const FOLDER: &str = "champions";

/// A champion that was kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Champion {
    /// The file, below the player's folder.
    pub file: String,
    /// What was learned.
    pub subject: String,
    /// The rules' name.
    pub rules: String,
    /// Seats.
    pub seats: usize,
    /// Games it was learned from.
    pub games: u64,
    /// The seed of its run.
    pub seed: Seed,
    /// How it did against the first reference: its name, the share of games won and the interval.
    pub proof: Option<(String, [f64; 3])>,
    /// The agent that plays with its numbers, written out.
    pub agent: String,
}

/// What can be learned, by the variants of the rules that have a name.
pub fn learnings(library: &Library) -> Vec<Learning> {
    let of = |setup: &str| {
        let opening = Opening::Setup { options: Some(setup.to_owned()), seats: None };
        AnyGameTraining::learning(&RiskModule, library, &opening).unwrap_or_default()
    };
    AnyGameTraining::variants(&RiskModule).iter().map(|variant| of(variant.setup)).collect()
}

/// Keeps the champion of a run and returns the file; `None` where it has none.
///
/// # Errors
/// In plain words, why it cannot be kept.
pub fn keep(storage: &Storage, training: &Training) -> Option<Result<String, String>> {
    let weights = WeightsFile::of(training)?;
    let subject: String = training.subject.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    let file = format!(
        "{FOLDER}/{subject}-{}-{}-seats-{}-games-seed-{}.ron",
        training.rules, training.seats, training.games, training.seed
    );
    Some(write_file(storage, file, weights.to_ron()))
}

/// Those that were kept, newest first, and what is wrong with the others.
pub fn list(storage: &Storage, learnings: &[Learning]) -> (Vec<Champion>, Vec<String>) {
    read_files(storage, FOLDER, usize::MAX, |file, text| read(file, text, learnings))
}

fn read(file: &str, text: String, learnings: &[Learning]) -> Result<Champion, String> {
    let source = TextFile { name: file.to_owned(), text };
    let mut refusal = None;
    for learning in learnings {
        match WeightsFile::read(&source, risk::Risk::ID, learning) {
            Ok(weights) if weights.rules == learning.rules => {
                let (subject, base) = learning.subject(&weights.subject).map_err(|problem| problem.to_string())?;
                return Ok(champion(file, &weights, subject, base));
            }
            Ok(weights) => refusal = Some(format!("{file}: there are no rules '{}'", weights.rules)),
            Err(error) => refusal = refusal.or(Some(error.to_string())),
        }
    }
    Err(refusal.unwrap_or_else(|| format!("{file}: nothing can be learned")))
}

fn champion(file: &str, weights: &WeightsFile, subject: &Subject, base: &str) -> Champion {
    let proof = weights.validation.first().map(|proof| {
        let share = &proof.share;
        (proof.name.clone(), [share.rate, share.low, share.high])
    });
    Champion {
        file: file.to_owned(),
        subject: weights.subject.clone(),
        rules: weights.rules.clone(),
        seats: weights.seats,
        games: weights.made.games,
        seed: weights.made.seed,
        proof,
        agent: subject.with(base, &subject.settings_of(&weights.values())),
    }
}

/// A game of a person against an agent in all other seats, by rules that have a name.
///
/// # Errors
/// There are no such rules.
pub fn game(words: &Words, agent: &str, rules: &str, seats: usize, seed: Seed) -> Result<NewGame, String> {
    let variant = AnyGameTraining::variants(&RiskModule).iter().find(|variant| variant.id == rules);
    let setup: risk::Setup = variant
        .and_then(|variant| ron::from_str(variant.setup).ok())
        .ok_or_else(|| format!("there are no rules '{rules}'"))?;
    let setup = RiskModule.with_seats(setup, seats);
    Ok(NewGame {
        setup: GameSetup::new::<risk::Risk>(setup),
        players: players_against(words, agent, seats as u8),
        seed,
        resume: None,
    })
}
