//! The suite every game and every agent must pass.
//!
//! It is ordinary code, so that a game's tests, another crate's tests and the lab run the same checks:
//!
//! * [`check_game`] plays a [`Game`](crate::Game) at random by its own [`sample`](crate::Game::sample) and checks every
//!   [`Promise`] of the contract on the positions met.
//! * [`check_agent`] seats an [`Agent`](crate::Agent) at such games and checks that it is legal, repeatable, blind to what
//!   its seat may not know, and honest about its reasons and its effort.
//! * [`check_notation`] holds a [`Notation`](crate::notation::Notation) against such games.
//! * [`check_written_states`] spoils states as a careless hand or a disk would, and plays on from those that are accepted.
//! * [`play_random`] leads back to the position of a [`Violation`]; [`golden`] writes a game down for a snapshot test.
//!
//! A check returns a [`Report`] that says how much was checked, so that a test can demand that it was not nothing, or the
//! first [`Violation`].
//!
//! # What it cannot catch
//! * **A lazy [`world`](crate::Game::world).** Hiding is proved by twins: positions that one pair of eyes cannot tell
//!   apart, which are worlds of its view. What a world has always the same is never seen to leak. [`Report::twins_apart`] shows that it redraws something; that
//!   it redraws everything hidden is for the game's own tests.
//! * **Wrong rules.** A game that keeps its promises and plays something else passes; perft figures and golden games are the
//!   remedy.
//! * **Rare positions.** It sees what random play meets; a game whose random play is shallow should also be checked in
//!   positions of its own choice, by [`check_state`].
//! * **Small bias.** Frequencies are tested on a few distributions of each stream, by some ten thousand draws at most: a die
//!   whose one face comes a tenth too often may pass.
//! * **Peeking through a channel of the agent's own.** An agent is handed no state, so it can only cheat through something
//!   its maker gave it; the suite sees that channel only if `on_position` feeds it.
//!
//! Nothing here knows a particular game; checks that need to (perft, fixtures) belong to the game's crate.

mod actions;
mod agent;
mod chance;
mod declaring;
mod frequency;
mod golden;
mod hashing;
mod hiding;
mod history;
mod notation;
mod open;
mod options;
mod outcome_sets;
mod perturb;
mod pool;
mod promise;
mod reasons;
mod revealing;
mod round_trip;
mod saying;
mod setting_up;
mod suite;
mod worlds;
mod written;

pub use agent::check_agent;
pub use golden::{golden, play_random};
pub use notation::{NotationReport, check_notation};
pub use options::{AgentOptions, AgentReport, Information, Options, Report};
pub use promise::{Promise, Violation};
pub use suite::{check_game, check_state};
pub use written::{WrittenOptions, WrittenReport, check_written_states};
