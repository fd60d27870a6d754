//! What the player asks for on the panels.

use crate::{games::board_games::placing_input::PlaceAsk, keys::Action as Key, table::panels::TableAsk};

/// What the player asks for on the panels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PanelAsk {
    /// What a key asks for.
    Key(Key),
    /// To use one of the game's tools, by its place in their list.
    Tool(usize),
    /// To do an action that stands on a button, by its place in their list.
    Choose(usize),
    /// What is asked for while pieces are placed.
    Place(PlaceAsk),
    /// To turn the board by a quarter.
    Turn,
    /// To be shown where something happened and, where that may be read, why; by the step of a line of the log.
    Recall {
        /// The step.
        step: usize,
        /// Where on the board.
        place: Option<u16>,
    },
    /// What is asked for on any table.
    Table(TableAsk),
}

impl From<TableAsk> for PanelAsk {
    fn from(ask: TableAsk) -> Self {
        Self::Table(ask)
    }
}
