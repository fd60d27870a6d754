//! What a step shows that was not known before: whoever has seen it cannot take it back.

use tabletop::{Eye, Game, Seat, Turn};

use super::Risk;
use crate::board::Phase;
use crate::map::TerritoryId;
use crate::setup::Victory;
use crate::state::State;

impl Risk {
    pub(super) fn shows(&self, before: &State, after: &State, seat: Seat) -> bool {
        match self.turn(before) {
            Turn::Seat(active) if active == seat => self.own_action_shows(before, after, seat),
            Turn::Seat(active) => self.hides(before, active),
            Turn::Chance | Turn::Over => true,
        }
    }

    /// Fog lifts around what is claimed; the last capital named turns all of them up; the end shows missions and the whole map.
    fn own_action_shows(&self, before: &State, after: &State, seat: Seat) -> bool {
        let lifted = |territory| {
            self.sees(&after.board, Eye::Seat(seat), territory) && !self.sees(&before.board, Eye::Seat(seat), territory)
        };
        let over = matches!(after.board.phase, Phase::Over(_));
        before.board.capitals != after.board.capitals
            || (over && (self.setup.fog || self.setup.victory == Victory::Missions))
            || (self.setup.fog && (0..self.map.len()).any(|at| lifted(TerritoryId(at as u8))))
    }

    /// Whether a seat chooses by what the others do not know, so that its choice tells of it.
    fn hides(&self, state: &State, seat: Seat) -> bool {
        let victory = &self.setup.victory;
        self.setup.fog
            || *victory == Victory::Missions
            || (matches!(victory, Victory::Capitals(_)) && state.board.capitals.is_empty())
            || state.hands.get(seat.index()).is_some_and(|hand| !hand.is_empty())
    }
}
