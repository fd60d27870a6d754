//! What the player asks for on a panel.

use risk::{card::Card, map::TerritoryId};

use crate::{keys::Action as Key, settings::MapTheme, table::panels::TableAsk};

/// What the player asks for on a panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PanelAsk {
    /// What a key asks for.
    Key(Key),
    /// So many more or fewer.
    Change(i64),
    /// Place what is left, and the first armies that are due later, where borders are threatened.
    PlaceRest,
    /// Move so many.
    Amount(u32),
    /// Keep so many back in a blitz.
    Stop(u32),
    /// Roll with so many dice.
    Dice(u8),
    /// Take up a card or lay it back.
    Card(Card),
    /// Choose the best set.
    BestSet,
    /// Give the armies of a pictured territory to this one.
    Bonus(TerritoryId),
    /// Choose an attack.
    Aim(TerritoryId, TerritoryId),
    /// Choose where armies march from.
    MarchFrom(TerritoryId),
    /// Bring a territory into view.
    Show(TerritoryId),
    /// Show where a line of the log happened, and why, where that may be read.
    Recall {
        /// The step the line came with.
        step: usize,
        /// Where.
        place: Option<TerritoryId>,
    },
    /// Show or hide a thematic map.
    Layer(MapTheme),
    /// Tell why the decision was made that led to this step.
    Why(usize),
    /// What is asked for on any table.
    Table(TableAsk),
}

impl From<TableAsk> for PanelAsk {
    fn from(ask: TableAsk) -> Self {
        Self::Table(ask)
    }
}
