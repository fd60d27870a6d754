//! The order of a board's work in a frame.

use bevy::prelude::*;

/// The order of a board's work in a frame.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum BoardSystems {
    /// The mouse is read: where it points, what it clicks and carries. What a game reads of it, it reads after that.
    Point,
    /// The view is moved; games place what depends on it after that.
    View,
}
