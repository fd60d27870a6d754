//! Whose eyes a game is shown through.

use tabletop::{Controller, Eye, Player, Seat};

/// Whose eyes the screen shows a game through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// One person's.
    Seat(Seat),
    /// What everybody may know: several persons share the screen and none of them is to act.
    Public,
    /// Everything: no person plays, so nothing is hidden from anybody.
    All,
}

impl Sight {
    /// Whose eyes a game is shown through that nobody has sat down at yet, such as one in a list of saves: those of the only person
    /// among its players; what everybody may know, where there are several; all of it, where there is none.
    pub fn of_players(players: &[Player]) -> Self {
        let mut persons =
            Seat::all(players.len()).zip(players).filter(|(_, player)| player.controller == Controller::Human);
        match (persons.next(), persons.next()) {
            (None, _) => Self::All,
            (Some((only, _)), None) => Self::Seat(only),
            _ => Self::Public,
        }
    }

    /// The eyes that see no more than this.
    pub const fn eye(self) -> Eye {
        match self {
            Self::Seat(seat) => Eye::Seat(seat),
            Self::Public | Self::All => Eye::Public,
        }
    }
}
