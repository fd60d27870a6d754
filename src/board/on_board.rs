//! What leaves with the board, or is drawn anew with its places.

use bevy::prelude::*;

use crate::shell::Screen;

/// Everything that leaves with the board.
#[derive(Component, Default)]
#[require(DespawnOnExit::<Screen>(Screen::Play))]
pub struct OnBoard;

/// What is drawn over single places, which is drawn anew where these are laid elsewhere.
#[derive(Component, Default)]
#[require(OnBoard)]
pub(super) struct OfPlaces;
