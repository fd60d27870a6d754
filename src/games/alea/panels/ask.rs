//! What the player asks for on the panels of Alea's table.

use tabletop::Seat;

use crate::{games::alea::road::Pick, keys::Action as Key, table::panels::TableAsk};

/// What the player asks for on a panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PanelAsk {
    /// What a key asks for.
    Key(Key),
    /// Take up a die, or lay it back.
    Die(u8),
    /// Give a card the die in hand, or use it.
    Card(u8),
    /// Do what has this number in the list, from 0.
    Do(usize),
    /// Put a die on a card.
    Place {
        /// The die's place.
        die: u8,
        /// The card's place.
        card: u8,
    },
    /// What the pointer lies on, and what it carries.
    Point {
        /// The card.
        over: Option<u8>,
        /// The die.
        dragged: Option<u8>,
        /// The card of either fighter that is read: whose, and its place.
        read: Option<(Seat, u8)>,
    },
    /// Be about to choose this between two fights, or no longer.
    Pick(Pick),
    /// What the pointer lies on there.
    Look(Option<Pick>),
    /// What is asked for on any table.
    Table(TableAsk),
    /// Draw the graph that was searched.
    Graph,
    /// Put it away.
    CloseGraph,
}

impl From<TableAsk> for PanelAsk {
    fn from(ask: TableAsk) -> Self {
        Self::Table(ask)
    }
}
