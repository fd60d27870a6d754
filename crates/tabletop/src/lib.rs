//! The contract every game and every opponent of the house keeps.
//!
//! * [`Game`]: rules as a pure state machine with explicit chance. It knows no clock, no file, no thread.
//! * [`Agent`]: an opponent. It sees views and redacted events, never a state, and returns a [`Decision`] that carries its
//!   reasons when somebody asks for them.
//! * [`Session`]: setup + seed + steps. Save, replay, undo and bug report are one [`Record`].
//! * [`Table`]: seats agents at a game and plays it to the end without a window.
//! * [`conformance`]: the suite every game and every agent must pass.
//!
//! Nothing here knows a game, a search or a window.

mod agent;
pub mod conformance;
mod course;
mod event;
mod explain;
mod game;
mod hash;
mod random;
mod record;
mod seat;
mod session;
mod table;

pub use agent::{Agent, Budget, Decision, Effort, Monitor, Think};
pub use event::{EventSink, NoEvents};
pub use explain::{Candidate, Column, Explanation, Mark, Ply, Row, Term};
pub use game::{Game, Illegal, Standing, Turn, Value};
pub use hash::{canonical_hash, hash_bytes};
pub use random::{Rng, Seed};
pub use record::{Controller, FORMAT, Player, Record, RecordError, game_of};
pub use seat::{Eye, Seat};
pub use session::{Session, Step, UndoError};
pub use table::{Fault, Finish, Limits, Table};
