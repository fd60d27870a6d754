//! A duel by itself as a gauntlet of one fight.
//!
//! Hosts that play both then know one game. What is played is the same: the fight, the stream of every outcome, what may be taken back. Files
//! written before have the record of a duel as one of [`Alea`]; [`read_record`] reads it as that of a gauntlet.

use tabletop::{Game, Record, RecordError, Step};

use super::action::{Action, Outcome};
use super::hero::Hero;
use super::rules::Gauntlet;
use super::setup::{Setup, Terms};
use super::state::{Stage, State};
use super::tally::Tally;
use crate::Alea;
use crate::stage::End;

// A duel is played by both: whoever changes how fights go raises the two versions.
const _: () = assert!(Alea::RULES == Gauntlet::RULES);

impl Setup {
    /// A duel by itself.
    pub fn of_duel(duel: crate::Setup) -> Self {
        Self { hero: String::new(), terms: Terms::default(), modifiers: Vec::new(), duel: Some(duel) }
    }
}

impl State {
    /// A duel by itself, which stands as its fight does: there is no map, and nobody carries anything out of it.
    pub fn of_duel(fight: crate::State) -> Self {
        let stage = match fight.stage {
            crate::Stage::Over(end) => stage_after(end),
            _ => Stage::Fighting,
        };
        Self {
            stage,
            map: Vec::new(),
            layer: 0,
            way: None,
            hero: Hero::default(),
            offers: Vec::new(),
            dealing: false,
            fight: Some(fight),
            tally: Tally::default(),
        }
    }
}

/// How far a duel is once its fight has ended.
pub(super) fn stage_after(end: End) -> Stage {
    Stage::Over { won: end.winner == Some(tabletop::Seat(0)) }
}

/// Reads the record of a gauntlet, or that of a duel as one of a gauntlet of one fight.
///
/// # Errors
/// As [`Record::from_ron`].
pub fn read_record(text: &str) -> Result<Record<Gauntlet>, RecordError> {
    match tabletop::game_of(text)?.as_str() {
        Alea::ID => Ok(of_duel(Record::from_ron(text)?)),
        _ => Record::from_ron(text),
    }
}

/// The same duel, step by step. The hashes stay: those of a duel are of its fight.
fn of_duel(record: Record<Alea>) -> Record<Gauntlet> {
    let branch = |branch: tabletop::Branch<Alea>| tabletop::Branch {
        line: branch.line,
        parent: branch.parent,
        fork: branch.fork,
        steps: steps(branch.steps),
        hash: branch.hash,
    };
    Record {
        format: record.format,
        game: Gauntlet::ID.to_owned(),
        about: record.about,
        rules: record.rules,
        content: record.content,
        setup: Setup::of_duel(record.setup),
        seed: record.seed,
        players: record.players,
        budget: record.budget,
        origin: record.origin.map(State::of_duel),
        steps: steps(record.steps),
        hash: record.hash,
        snapshot: record.snapshot.map(State::of_duel),
        line: record.line,
        branches: record.branches.into_iter().map(branch).collect(),
        hindsight: record.hindsight,
    }
}

fn steps(steps: Vec<Step<Alea>>) -> Vec<Step<Gauntlet>> {
    let same = |step| match step {
        Step::Action(seat, action) => Step::Action(seat, Action::Fight(action)),
        Step::Outcome(outcome) => Step::Outcome(Outcome::Fight(outcome)),
        Step::Declaration(seat, declaration) => Step::Declaration(seat, declaration),
    };
    steps.into_iter().map(same).collect()
}
