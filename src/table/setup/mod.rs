//! What the setup of every game shares: who can sit down, a seat for a program of the player's own, the seed, and the frame
//! around it all. The rules of a game are set up in its own folder.

pub mod company;
mod entry;
mod frame;
mod level;
mod opponent;
mod page;
pub mod program;
mod puzzles;
mod seats;
mod setup_of;
mod table_page;
mod table_setup;
mod variants;

pub use company::difficulty_word;
pub use frame::{PresetChip, SetupChoice, columns, foot, fresh_seed, head, parse_seed, rolled_seed, room};
pub use level::{LevelShelf, proposed};
pub use opponent::{Level, Opponent, Persona, agent_level, agent_name, opponent_of, title_of, title_with_level};
pub use page::{GameSetupPage, Laid, PlayNow, plugin, shared};
pub use puzzles::{PuzzleCard, PuzzleShelf, plugin_of as puzzles_of};
pub use seats::{Seats, SeatsContext, faults_of_players, seats_panel, trimmed};
pub use setup_of::SetupOf;
pub use table_page::{TablePage, head_over_presets, table_page};
pub use table_setup::{Preset, TableSetup};
pub use variants::{variant_controls, variants_told};
