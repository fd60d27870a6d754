//! What every page and every game stands in: which screen fills the window and what lies over it, the order of a frame's work,
//! what one screen hands to the next, notices, what assistive technology asks for, what tasks bring, and when the window draws.
//!
//! Nothing here knows a page or draws anything.

mod any_game;
mod assistive;
mod clipboard;
mod frame;
mod handover;
mod launch;
mod motion;
mod notice;
mod overlays;
mod passage;
mod pipelines;
mod screen;
mod systems;
mod tasks;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub use any_game::{Followed, GameRecord, GameSetup, NewGame, Resume};
pub use clipboard::{Clipboard, Copied};
pub use frame::lighten;
pub use handover::{ActiveGame, TableStatus, WatchReplay, Watching};
pub use launch::Launch;
pub use motion::{LivingPace, Motion, WakeWindow};
pub use notice::{Notice, Notices, Weight};
pub use overlays::Overlays;
pub use passage::{Passage, eased};
pub use screen::{AtTable, LaidGame, MainCamera, Overlay, Screen};
pub use systems::{PanelSystems, ShellSystems};
pub use tasks::take_ready;

/// States, the order of a frame, and what screens hand to each other.
pub fn plugin(app: &mut App) {
    // Of each state that is added here, `frame` has to look for changes.
    app.init_state::<Screen>()
        .init_state::<Overlay>()
        .init_state::<LaidGame>()
        .add_computed_state::<AtTable>()
        .init_resource::<overlays::OverlaysBelow>()
        .init_resource::<Notices>()
        .init_resource::<Copied>()
        .init_resource::<Launch>()
        .configure_sets(
            Update,
            (
                ShellSystems::Drive,
                ShellSystems::Act,
                ShellSystems::Animate,
                ShellSystems::Sound,
                ShellSystems::Remember,
            )
                .chain(),
        )
        .configure_sets(
            EguiPrimaryContextPass,
            (PanelSystems::Dress, PanelSystems::Screen, PanelSystems::Overlay, PanelSystems::Notices).chain(),
        )
        .add_plugins((assistive::plugin, handover::plugin, motion::plugin, pipelines::plugin));
}
