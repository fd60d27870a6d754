//! What the setup of every game shares: who can sit down, a seat for a program of the player's own, the seed, and the frame
//! around it all. The rules of a game are set up in its own folder.

pub mod company;
mod frame;
mod laid;
mod opponent;
mod page;
pub mod program;
mod seats;

pub use company::difficulty_word;
pub use frame::{PresetChip, SetupChoice, columns, foot, head, parse_seed, rolled_seed, room};
pub use laid::{LaidGame, LaidTable, Preset, RulesOf, played_by_agents};
pub use opponent::{Level, Opponent, Persona, agent_level, agent_name};
pub use page::{GameSetupPage, Laid, PlayNow, SetupOf, plugin, shared};
pub use seats::{Seats, SeatsContext, faults_of_players, seats_panel, trimmed};
