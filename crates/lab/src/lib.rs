//! Games without a window: a registry of games and agents, matches with statistics, explanations, replays and benchmarks.
//!
//! * [`GameModule`] is what a game tells the lab about itself, typed; [`AnyGame`] is the same without types, for callers that
//!   know no game. [`GAMES`] holds every game; adding one is one line there.
//! * [`Scene`] is a situation to play, watch or study, read from a file and fully checked.
//! * [`MatchRequest`] → [`MatchReport`]: many games over paired seeds and rotated seats, on all cores, the same at any
//!   number of threads. [`AnyGameMatches::shard`] plays a part of one, [`merge`] counts parts.
//! * `cmd:PROGRAM` in place of an agent seats an outside program ([`chair`]), and [`AnyGameDoor::bot`] lets outside hosts ask an agent.
//! * [`TrainRequest`](train::TrainRequest) → [`Training`](train::Training): numbers of an agent learned by playing;
//!   [`BreedRequest`](breed::BreedRequest) → [`BreedReport`](breed::BreedReport): whole strategies.
//! * [`PlayRequest`], [`ExplainRequest`] and [`AnyGame::replay`] deal with one game or one decision.
//!
//! Without features this is what a table needs, and it could run in a browser. Features, all on by default, add what needs threads,
//! processes or processor time, each with a trait for what a game says of it and one for what is asked of any game:
//!
//! | feature | adds | a game says | an `AnyGame` is asked |
//! |---|---|---|---|
//! | `matches` | matches, statistics, balance, styles of play | `MatchModule` | `AnyGameMatches` |
//! | `training` | evolution, [`TrainRequest`](train::TrainRequest) and [`BreedRequest`](breed::BreedRequest) | `TrainingModule`, `Breeding` | `AnyGameTraining` |
//! | `door` | outside programs in seats, agents for outside hosts | `DoorModule` | `AnyGameDoor` |
//! | `bench` | figures held against budgets | `BenchModule` | `AnyGameBench` |
//!
//! Content is read through a [`FileStore`]: the machine's [`Disk`] or [`MemoryFiles`]. Clocks, threads and files live here and above, never
//! below.

mod any_game;
#[cfg(feature = "matches")]
mod arena;
#[cfg(feature = "bench")]
pub mod bench;
#[cfg(feature = "training")]
pub mod breed;
#[cfg(feature = "matches")]
mod clock;
mod command;
mod door;
mod error;
#[cfg(feature = "training")]
pub mod evolution;
mod explain;
mod file_store;
pub mod games;
mod library;
#[cfg(feature = "matches")]
mod matches;
pub mod mods;
mod module;
mod play;
mod registry;
mod render;
mod replay;
mod roster;
mod scene;
#[cfg(any(feature = "matches", feature = "training"))]
mod shard_index;
mod source;
#[cfg(any(feature = "matches", feature = "training"))]
pub mod stats;
mod text_file;
#[cfg(feature = "training")]
pub mod train;
mod whole_file;

pub use any_game::AnyGame;
#[cfg(feature = "bench")]
pub use bench::{AnyGameBench, BenchModule};
#[cfg(feature = "door")]
pub use door::{AnyGameDoor, Described, DoorModule, MOST_RECORDED, PROTOCOL};
pub use door::{
    Chair, MOVE_SECONDS, ProgramReport, Recorder, allow_processor_seconds, allow_seconds, chair, is_program,
    program_title,
};
pub use error::{LabError, Problem, Said};
pub use explain::{ExplainReport, ExplainRequest};
pub use file_store::{Disk, FileStore, MemoryFiles, Stored};
pub use library::Library;
#[cfg(feature = "matches")]
pub use matches::{
    AnyGameMatches, Contest, EndingsRequest, EntrantReport, FirstMover, MatchModule, MatchReport, MatchRequest,
    RunControl, SeatShare, TableEndings, Together, merge,
};
pub use module::{
    AgentInfo, Difficulty, GameInfo, GameModule, GraphShape, Length, LogLine, NamedSetup, OptionInfo, Persona,
    SetupFault,
};
pub use play::{PlayReport, PlayRequest, SeatReport};
pub use registry::{GAMES, game, sentences};
pub use render::{figure, render, signed_figure};
pub use replay::{BranchReport, ReplayReport, ReplayRequest, record_game};
pub use roster::parse_roster;
pub use scene::{Opening, Origin, Scene, Start, Study, scene_game, scenes_of};
#[cfg(any(feature = "matches", feature = "training"))]
pub use shard_index::ShardIndex;
pub use source::FilePart;
pub use text_file::{TextFile, read_text, read_text_within};
#[cfg(feature = "training")]
pub use train::{AnyGameTraining, TrainingModule};
pub use whole_file::{FileDraft, sync_folder, write_whole};
