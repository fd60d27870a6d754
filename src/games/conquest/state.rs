//! What only Conquest keeps at its table.

use std::sync::Arc;

use risk::{Board, Risk, View, map::Map};
use tabletop::{Seat, Session};

use super::{chronicle::Chronicle, draft::Due};
use crate::table::{Sight, Table};

/// Conquest at the table.
#[derive(Default)]
pub struct Conquest {
    /// What the log is in the middle of.
    pub chronicle: Chronicle,
    /// Dice on the table.
    pub dice: Option<DiceOnTable>,
}

/// A game of Conquest at the table.
pub type Match = Table<Conquest>;

/// The roll that lies on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct DiceOnTable {
    /// The dice.
    pub roll: risk::Roll,
    /// The attacker.
    pub attacker: Seat,
    /// The defender.
    pub defender: risk::Owner,
    /// Seconds they still tumble.
    pub tumbling: f32,
    /// Seconds since they were thrown.
    pub age: f32,
}

/// What may be shown of a session's state.
pub fn visible(session: &Session<Risk>, sight: Sight) -> View {
    let view = session.view(sight.eye());
    match sight {
        Sight::All => {
            let open: Board = session.state().board.clone();
            View { board: open, ..view }
        }
        Sight::Seat(_) | Sight::Public => view,
    }
}

impl Match {
    /// The rules.
    pub fn game(&self) -> &Arc<Risk> {
        self.host.game()
    }

    /// The map.
    pub fn map(&self) -> &Arc<Map> {
        self.host.game().map()
    }

    /// The decision a person at this machine is to make, once everything before it has been shown.
    pub fn due(&self) -> Option<Due<'_>> {
        let view = self.view.as_ref()?;
        Some(Due { game: self.host.game(), view })
    }

    /// What the screen may show of the state; `None` while opponents are playing.
    pub fn visible(&self) -> Option<View> {
        Some(visible(self.host.session()?, self.sight))
    }
}
