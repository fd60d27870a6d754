//! What of the reasons that are read is drawn on the board, and where the board is looked at meanwhile.
//!
//! Which reasons these are is the table's affair ([`crate::table::reasoning`]), and so is the panel ([`crate::table::why`]).

mod gaze;
mod heat;
mod sketch;

pub use heat::legend;

use bevy::prelude::*;

use super::{board::Board, state::Match};
use crate::shell::ShellSystems;

/// Draws reasons on the board.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (gaze::follow, sketch::draw, heat::draw)
            .in_set(ShellSystems::Animate)
            .run_if(resource_exists::<Match>)
            .run_if(resource_exists::<Board>),
    );
}
