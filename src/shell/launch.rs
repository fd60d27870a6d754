//! What the command line asks of the first screen.

use bevy::prelude::*;

use super::{NewGame, WatchReplay};

/// What the program was asked for on the command line that concerns the window or the first screen.
#[derive(Resource, Clone, Debug, Default)]
pub struct Launch {
    /// The seed the first game is set up with.
    pub seed: Option<tabletop::Seed>,
    /// A game to start at once.
    pub game: Option<NewGame>,
    /// A replay to watch at once.
    pub replay: Option<WatchReplay>,
}
