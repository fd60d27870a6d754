//! What the player set and wants remembered.

mod file;
mod imposed;
mod map_theme;
mod piece_look;
mod remember;
mod speed;
mod values;

pub use imposed::{Imposed, Overrides};
pub use map_theme::MapTheme;
pub use piece_look::PieceLook;
pub use remember::SettingsPlugin;
pub use speed::Speed;
pub use values::{Settings, TEXT_SIZES};
