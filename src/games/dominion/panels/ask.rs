//! What the player asks for on a panel.

use dominion::Card;

use crate::{
    games::dominion::{Chore, Heap, Source},
    keys::Action as Key,
    table::panels::TableAsk,
};

/// What the player asks for on a panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PanelAsk {
    /// What a key asks for.
    Key(Key),
    /// What the answer of this number, from 0, stands for.
    Press(usize),
    /// A card was clicked.
    Card {
        /// Where it lies.
        source: Source,
        /// Which.
        card: Card,
        /// Whether it is one of those that are chosen.
        chosen: bool,
    },
    /// A pile was clicked.
    Pile(Card),
    /// Look through cards.
    Open(Heap),
    /// Put away what lies open.
    Shut,
    /// Show what is done by itself.
    Automate,
    /// Do a kind of decision by itself, or no longer.
    Chore(Chore),
    /// What is asked for on any table.
    Table(TableAsk),
}

impl From<TableAsk> for PanelAsk {
    fn from(ask: TableAsk) -> Self {
        Self::Table(ask)
    }
}
