//! What only Conquest keeps at its table.

use std::sync::Arc;

use risk::{Risk, View, map::Map};
use tabletop::{Seat, Session};

use super::{
    battle::{Battle, Deed},
    chronicle::Chronicle,
    content::Content,
    draft::Due,
    pace::{Pace, Scene},
};
use crate::table::{LabContent, Sight, Table};

/// Conquest at the table.
#[derive(Default)]
pub struct Conquest {
    /// What the log is in the middle of.
    pub chronicle: Chronicle,
    /// The battle on the table.
    pub battle: Option<Battle>,
    /// What was done last that a face can speak of, and by whom.
    pub deed: Option<(Seat, Deed)>,
    /// What is seen while a deed of a person's own is told.
    pub scene: Scene,
    /// Whether the dock is unfolded though nothing is to be decided: a battle was seen that is a person's affair.
    pub unfolded: bool,
    /// How fast the turn is told.
    pub pace: Pace,
}

/// A game of Conquest at the table.
pub type Match = Table<Conquest>;

/// What may be shown of a session's state.
pub fn visible(session: &Session<Risk>, sight: Sight) -> View {
    Content::visible(session.game(), session.state(), sight)
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

    /// Whether the dock has anything large to show: something is to be decided by a person, or a battle is a person's affair. It
    /// stays so until the person's turn is over, so that the board does not move with every deed.
    pub fn unfolded(&self) -> bool {
        self.due().is_some() || self.own.unfolded || (self.shown.board.round == 0 && self.persons().next().is_some())
    }
}
