//! The contract every game and every opponent of the house keeps.
//!
//! * [`Game`]: rules as a pure state machine with explicit chance. It knows no clock, no file, no thread.
//! * [`Agent`]: an opponent. It sees views and redacted events, never a state, and returns a [`Decision`] that carries its
//!   reasons when somebody asks for them.
//! * [`Session`]: setup + seed + steps. Save, replay, undo, branches and bug report are one [`Record`].
//! * [`review`](fn@review): a seat's own play looked over by a [`Reviewer`] once a game is done.
//! * [`Table`]: seats agents at a game and plays it to the end without a window.
//! * [`agent_spec`]: how an opponent is named, with its level and settings.
//! * [`notation`]: moves and positions as people of a game write them.
//! * [`variants`]: what can be chosen among the rules of a game, as data.
//! * [`written`]: what is wrong with what people write by hand, in plain words.
//! * [`conformance`]: the suite every game and every agent must pass.
//!
//! Nothing here knows a game, a search or a window.
//!
//! # Adding a game
//! 1. **A crate** under `crates/` that depends on this one. Write the values first: `Setup` (what is chosen before the first
//!    move), `State` (hidden facts included; ordered maps only, since its encoding is its hash), `Action` (what a player does
//!    in one go: placing thirty armies is one action), `Outcome` (what dice and decks do, one roll or card at a time, so that
//!    outcomes stay few enough to list), `Event` (what is shown and heard) and `View` (a type that *cannot* hold what its eyes
//!    may not know: `None` for a face-down card, not the card and a flag).
//! 2. **The rules**: [`Game::start`], [`turn`](Game::turn), [`validate`](Game::validate), [`apply`](Game::apply); for chance
//!    [`stream`](Game::stream), [`outcomes`](Game::outcomes), [`resolve`](Game::resolve). Validate first, then change: a
//!    refusal leaves the state as it was. Shuffling and dealing are chance that comes after the start.
//! 3. **What is hidden**: [`view`](Game::view) and [`redact`](Game::redact), and [`world`](Game::world), which draws
//!    a state that looks like a view. What is legal must follow from the view. Where nothing is hidden the view is the state.
//!    [`reveals`](Game::reveals) says what cannot be taken back, since somebody has seen it.
//! 4. **Its tests**: [`conformance::check_game`] over all variants with [`conformance::Information`] stated, figures of the
//!    field (perft, known values), and a few [`conformance::golden`] games kept as snapshots.
//! 5. **Agents**: [`Agent::decide`] on views, reasons by [`Decision::explained`], each passed through
//!    [`conformance::check_agent`] in every variant; [`Game::facts`] and the sentences that opponents may say with them. Games adapt to the search crate by its own small trait.
//! 6. **A line in the lab's registry** and a folder in the client's `games`.
//!
//! The two games in this crate's `tests/tiny` follow these steps in some two hundred lines each.

mod agent;
pub mod agent_spec;
pub mod conformance;
mod course;
mod declaration;
mod declared;
mod effort;
mod event;
mod explain;
mod facts;
mod game;
mod hash;
mod line;
mod message;
pub mod notation;
mod percent;
mod random;
mod record;
mod review;
mod said;
mod seat;
mod session;
mod table;
pub mod variants;
pub mod written;

pub use agent::{Agent, Decision, Monitor, Think};
pub use declaration::{Declaration, Declarations};
pub use effort::{Budget, Effort};
pub use event::{EventSink, NoEvents};
pub use explain::{Audience, Candidate, Column, Explanation, Mark, Ply, Row, Scoring, Term};
pub use facts::Facts;
pub use game::{Game, Illegal, Standing, Turn, Value};
pub use hash::{canonical_hash, hash_bytes};
pub use line::{LineError, LineId, LineInfo, MOST_LINES};
pub use message::{Argument, Message};
pub use percent::percent;
pub use random::{Rng, Seed};
pub use record::{Branch, BranchProblem, Controller, FORMAT, Player, Record, RecordError, Step, game_of};
pub use review::{Cause, Finding, Reviewer, review};
pub use seat::{Eye, Seat};
pub use session::{Session, TakeBack, UndoError};
pub use table::{Fault, Finish, Limits, Table};
