//! Games without a window: a registry of games and agents, matches with statistics, explanations, replays and benchmarks.
//!
//! * [`GameModule`] is what a game tells the lab about itself, typed; [`Room`] is the same without types, for callers that
//!   know no game. [`GAMES`] holds every game; adding one is one line there.
//! * [`Scene`] is a situation to play, watch or study, read from a file and fully checked.
//! * [`MatchRequest`] → [`MatchReport`]: many games over paired seeds and rotated seats, on all cores, the same at any
//!   number of threads. [`MatchRoom::shard`] plays a part of one, [`merge`] counts parts.
//! * `cmd:PROGRAM` in place of an agent seats an outside program ([`chair`]), and [`DoorRoom::bot`] lets outside hosts ask an agent.
//! * [`TrainRequest`](train::TrainRequest) → [`Training`](train::Training): numbers of an agent learned by playing;
//!   [`BreedRequest`](breed::BreedRequest) → [`BreedReport`](breed::BreedReport): whole strategies.
//! * [`PlayRequest`], [`ExplainRequest`] and [`Room::replay`] deal with one game or one decision.
//!
//! Without features this is what a table needs, and it could run in a browser. Features, all on by default, add what needs threads,
//! processes or processor time, each with a trait for what a game says of it and one for what is asked of any game:
//!
//! | feature | adds | a game says | a room is asked |
//! |---|---|---|---|
//! | `matches` | matches, statistics, balance, styles of play | `MatchModule` | `MatchRoom` |
//! | `training` | evolution, [`TrainRequest`](train::TrainRequest) and [`BreedRequest`](breed::BreedRequest) | `TrainingModule`, `Breeding` | `TrainingRoom` |
//! | `door` | outside programs in seats, agents for outside hosts | `DoorModule` | `DoorRoom` |
//! | `bench` | figures held against budgets | `BenchModule` | `BenchRoom` |
//! | `report` | results as a document | | |
//!
//! Content is read through a [`FileStore`]: the machine's [`Disk`] or [`MemoryFiles`]. Clocks, threads and files live here and above, never
//! below.

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
#[cfg(any(feature = "matches", feature = "training"))]
mod part;
mod play;
mod registry;
mod render;
mod replay;
#[cfg(feature = "report")]
pub mod report;
mod room;
mod roster;
mod scene;
mod source;
#[cfg(any(feature = "matches", feature = "training"))]
pub mod stats;
mod text_file;
#[cfg(feature = "training")]
pub mod train;
#[cfg(feature = "training")]
mod whole_file;

#[cfg(feature = "bench")]
pub use bench::{BenchModule, BenchRoom};
pub use door::{
    Chair, MOVE_SECONDS, ProgramReport, Recorder, allow_processor_seconds, allow_seconds, chair, is_program,
    program_title,
};
#[cfg(feature = "door")]
pub use door::{Described, DoorModule, DoorRoom, MOST_RECORDED, PROTOCOL};
pub use error::{LabError, Problem, Said};
pub use explain::{ExplainReport, ExplainRequest};
pub use file_store::{Disk, FileStore, MemoryFiles, Stored};
pub use library::Library;
#[cfg(feature = "matches")]
pub use matches::{
    Contest, EndingsRequest, EntrantReport, FirstMover, MatchModule, MatchReport, MatchRequest, MatchRoom, SeatShare,
    TableEndings, Together, Watch, merge,
};
pub use module::{
    AgentInfo, Choice, Difficulty, GameInfo, GameModule, GraphShape, Length, LogLine, NamedSetup, Persona, SetupFault,
};
#[cfg(any(feature = "matches", feature = "training"))]
pub use part::Part;
pub use play::{PlayReport, PlayRequest, SeatReport};
pub use registry::{GAMES, game, sentences};
pub use render::{figure, render, signed_figure};
pub use replay::{BranchReport, ReplayReport, ReplayRequest, record_game};
pub use room::Room;
pub use roster::parse_roster;
pub use scene::{Opening, Origin, Scene, Start, Study, scene_game, scenes_of};
pub use source::Piece;
pub use text_file::{TextFile, read_text, read_text_within};
#[cfg(feature = "training")]
pub use train::{TrainingModule, TrainingRoom};
#[cfg(feature = "training")]
pub use whole_file::write_whole;
