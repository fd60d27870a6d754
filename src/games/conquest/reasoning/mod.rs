//! Conquest's reasons: which of its decisions may be read, advice to a person, and what of it is drawn on the board.
//!
//! The panel itself is the table's ([`crate::table::why`]) and knows no game.

mod advice;
mod carry_out;
mod follow;
mod gaze;
mod heat;
mod sketch;
mod subject;

pub use carry_out::{carry_out, keys};
pub use follow::follow;
pub use heat::legend;
pub use subject::Reasoning;

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
