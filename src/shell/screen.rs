//! What fills the window, and what lies over it.

use bevy::prelude::*;
use serde::Serialize;

/// What fills the window.
#[derive(States, Serialize, Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub enum Screen {
    /// Before the first picture.
    #[default]
    Loading,
    /// The title.
    Title,
    /// The games to choose from.
    Lobby,
    /// Seats and variants of the next game.
    Setup,
    /// A game.
    Play,
    /// How it ended.
    Result,
    /// The replays that were kept.
    Replays,
    /// The mods there are.
    Mods,
    /// A card tried out.
    Bench,
    /// An opponent that learns.
    Training,
}

/// What lies over the screen.
#[derive(States, Serialize, Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub enum Overlay {
    /// Nothing.
    #[default]
    None,
    /// The menu of a running game.
    Menu,
    /// The settings.
    Settings,
    /// Saves to load, and a name to save under.
    Saves,
    /// The help page.
    Help,
}

/// The one camera: boards move and zoom it, egui paints over it unmoved.
#[derive(Component)]
pub struct MainCamera;
