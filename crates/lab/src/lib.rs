//! Games without a window: what a game tells of itself, scenes, one game played or replayed, one decision explained, mods and files.
//!
//! * [`GameModule`] is what a game tells the lab about itself, typed; [`AnyGame`] is the same without types, for callers that
//!   know no game.
//! * [`Scene`] is a situation to play, watch or study, read from a file and fully checked.
//! * [`puzzle`] finds positions in which one action alone does what is asked, and proves those of scenes.
//! * [`honest`] asks opponents again for what they decided, with nothing but what their seats had seen.
//! * [`PlayRequest`], [`ExplainRequest`] and [`AnyGame::replay`] deal with one game or one decision.
//! * [`ProgramSeats`] is where whoever can run programs from outside is plugged in. Here they have names, and nothing starts them.
//!
//! This is what a table needs, and it could run in a browser. Each crate above adds a subject that needs threads, processes or processor
//! time, with a trait for what a game says of it and one for what is asked of any game:
//!
//! | crate | adds | a game says | any game is asked |
//! |---|---|---|---|
//! | `door` | outside programs in seats, agents for outside hosts | `DoorModule` | `AnyGameDoor` |
//! | `matches` | many games, statistics, figures held against budgets | `MatchModule`, `BenchModule` | `AnyGameMatches`, `AnyGameBench` |
//! | `training` | numbers of an agent learned by playing, strategies bred | `TrainingModule`, `Breeding` | `AnyGameTraining` |
//! | `registry` | the games of the house, each with all of these | | `RegisteredGame` |
//!
//! Content is read through a [`FileStore`]: the machine's [`Disk`] or [`MemoryFiles`]. Clocks, threads and files live here and above, never
//! below.

mod any_game;
mod command;
mod error;
mod explain;
mod file_store;
mod game_info;
pub mod honest;
mod library;
pub mod mods;
mod module;
mod play;
pub mod puzzle;
mod render;
mod replay;
pub mod roster;
mod scene;
pub mod seats;
pub mod source;
mod text_file;
mod variants;
mod whole_file;

pub use any_game::AnyGame;
pub use command::{play_command, shell_quoted};
pub use error::{LabError, Problem, Said, json_reason};
pub use explain::{ExplainReport, ExplainRequest, explain};
pub use file_store::{Disk, FileStore, MemoryFiles, Stored};
pub use game_info::{AgentInfo, Difficulty, GameInfo, NamedSetup, OptionInfo, Persona, Rung};
pub use library::Library;
pub use module::{GameModule, GraphShape, Length, LogLine, SetupFault};
pub use play::{Host, PlayReport, PlayRequest, SeatReport, play};
pub use render::{figure, render, signed_figure};
pub use replay::{BranchReport, ReplayReport, ReplayRequest, record_game};
pub use roster::parse_roster;
pub use scene::{
    Opening, Origin, Scene, Start, Study, WrittenPosition, no_seat, open_written, read_puzzle, scene_game, scenes_of,
};
pub use seats::{
    MOVE_SECONDS, NoPrograms, ProgramReport, ProgramSeats, allow_processor_seconds, allow_seconds, is_program,
    program_title,
};
pub use source::FilePart;
pub use text_file::{TextFile, io_reason, read_text, read_text_within};
pub use variants::{ValueInfo, VariantInfo, named_setups, variants_of};
pub use whole_file::{FileDraft, sync_folder, write_whole};
