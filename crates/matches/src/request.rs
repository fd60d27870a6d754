//! What a match plays, and how a caller follows and stops it.

use std::sync::atomic::AtomicBool;

use door::Recorder;
use lab::Opening;
use tabletop::{Budget, Seed};

/// What to play.
#[derive(Clone, Debug)]
pub struct MatchRequest {
    /// The setup or the scene all games begin from. A scene's own agents and seed are not used.
    pub opening: Opening,
    /// Agents by name; seats beyond them are filled by repeating them.
    pub agents: Vec<String>,
    /// Games wanted; rounded up to whole groups. At least 1.
    pub games: u64,
    /// The seed all groups' seeds derive from.
    pub seed: Seed,
    /// What each decision may spend.
    pub budget: Budget,
    /// Threads; `None` for one per core.
    pub threads: Option<usize>,
    /// Where the talk with programs from outside is kept.
    pub recorder: Recorder,
}

/// How a caller follows and stops a match.
#[derive(Clone, Copy)]
pub struct RunControl<'a> {
    /// Called after every game, from any thread, with games played and games planned.
    pub progress: &'a (dyn Fn(u64, u64) + Sync),
    /// Once set, no further group is begun, and the report says that the match was stopped.
    pub stop: &'a AtomicBool,
}
