//! What the side panel shows.

use std::sync::Arc;

use crate::{portrait::Portrait, settings::Speed, table::logbook::LogModel, theme::Livery};

/// The side panel.
#[derive(Clone, PartialEq, Debug)]
pub struct SideModel {
    /// The round, 0 while the board is set up.
    pub round: u32,
    /// How fast moves are shown.
    pub speed: Speed,
    /// The players in turn order.
    pub players: Vec<PlayerRow>,
    /// Whether there are cards in this game.
    pub cards: bool,
    /// The log.
    pub log: LogModel,
}

/// One player's line.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerRow {
    /// Colour and shape.
    pub livery: Livery,
    /// The name.
    pub name: String,
    /// Who decides, in words.
    pub kind: String,
    /// The portrait of whoever decides, where it is somebody.
    pub portrait: Option<Arc<Portrait>>,
    /// Territories held, armies on the board and armies a turn; `None` where fog hides them.
    pub strength: Option<(u32, u64, u32)>,
    /// Cards in hand.
    pub cards: u8,
    /// Whether it is this player's turn.
    pub active: bool,
    /// Whether this player is out.
    pub fallen: bool,
}
