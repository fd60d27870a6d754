//! What the player asks for on a panel.

use crate::{keys::Action as Key, table::panels::TableAsk};

/// What the player asks for on a panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PanelAsk {
    /// What a key asks for.
    Key(Key),
    /// What the button of this number, from 0, stands for.
    Press(usize),
    /// Show where a line of the log happened, and why, where that may be read.
    Recall {
        /// The step the line came with.
        step: usize,
        /// Where.
        square: Option<u8>,
    },
    /// What is asked for on any table.
    Table(TableAsk),
    /// Keep the position as a study.
    Study,
}

impl From<TableAsk> for PanelAsk {
    fn from(ask: TableAsk) -> Self {
        Self::Table(ask)
    }
}
