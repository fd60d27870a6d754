//! What fills the window, and what lies over it.

use bevy::prelude::*;
use serde::{Serialize, Serializer};

/// What fills the window.
#[derive(States, Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
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
    /// A page of a game's own, by its name.
    Page(&'static str),
}

impl Serialize for Screen {
    /// Its name: that of a game's page is the page's.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Page(name) => serializer.serialize_str(name),
            screen => serializer.collect_str(&format_args!("{screen:?}")),
        }
    }
}

/// The game whose table was laid last, by the id of its face.
#[derive(States, Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct LaidGame(pub Option<&'static str>);

/// The game at the table, by the id of its face, while it is played or watched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct AtTable(pub &'static str);

impl ComputedStates for AtTable {
    type SourceStates = (Screen, LaidGame);

    fn compute((screen, laid): (Screen, LaidGame)) -> Option<Self> {
        laid.0.filter(|_| screen == Screen::Play).map(Self)
    }
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
