//! Games without a window: a registry of games and agents, matches with statistics, explanations, replays and benchmarks.
//!
//! * [`GameModule`] is what a game tells the lab about itself, typed; [`Room`] is the same without types, for callers that
//!   know no game. [`GAMES`] holds every game; adding one is one line there.
//! * [`Scene`] is a situation to play, watch or study, read from a file and fully checked.
//! * [`MatchRequest`] → [`MatchReport`]: many games over paired seeds and rotated seats, on all cores, the same at any
//!   number of threads. [`Room::shard`] plays a part of one, [`merge`] counts parts.
//! * `cmd:PROGRAM` in place of an agent seats an outside program ([`chair`]), and [`Room::bot`] lets outside hosts ask an agent.
//! * [`TrainRequest`](train::TrainRequest) → [`Training`](train::Training): numbers of an agent learned by playing.
//! * [`PlayRequest`], [`ExplainRequest`] and [`Room::replay`] deal with one game or one decision.
//!
//! Clocks, threads and files live here and above, never below.

mod arena;
pub mod bench;
mod command;
mod door;
mod error;
pub mod evolution;
mod explain;
pub mod games;
mod library;
mod matches;
pub mod mods;
mod module;
mod play;
mod registry;
mod replay;
pub mod report;
mod room;
mod roster;
mod scene;
mod source;
pub mod stats;
mod text_file;
pub mod train;

pub use door::{
    Chair, Described, MOST_RECORDED, MOVE_SECONDS, PROTOCOL, ProgramReport, Recorder, allow_seconds, chair, is_program,
    program_title,
};
pub use error::{LabError, Problem};
pub use explain::{ExplainReport, ExplainRequest};
pub use library::Library;
pub use matches::{
    Contest, EntrantReport, FirstMover, MatchReport, MatchRequest, Part, SeatShare, Together, Watch, merge,
};
pub use module::{AgentInfo, Choice, Difficulty, GameInfo, GameModule, GraphShape, Length, Persona, SetupFault};
pub use play::{PlayReport, PlayRequest, SeatReport};
pub use registry::{GAMES, game};
pub use replay::{BranchReport, ReplayReport, ReplayRequest, record_game};
pub use room::Room;
pub use roster::parse_roster;
pub use scene::{Opening, Scene, Start, scene_game, scenes_of};
pub use text_file::{TextFile, read_text};
