//! Which game is set up.

use bevy::prelude::Resource;

/// Which game the page sets up, by the id of its [`ClientGame`](crate::table::ClientGame).
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SetupOf(pub &'static str);
