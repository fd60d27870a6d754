//! How a race ended.

use std::cmp::Reverse;

use tabletop::{Seat, Standing};

use super::Hare;
use crate::state::{End, Phase, State};
use crate::track::GOAL;

/// What seats are ranked by, the lowest first.
type Rank = (bool, u8, Reverse<u16>, u8);

impl Hare {
    pub(super) fn standing_of(&self, state: &State) -> Option<Standing> {
        let Phase::Over(end) = state.phase else { return None };
        let ranks: Vec<Rank> = (0..self.setup.seats).map(|seat| self.rank_at_end(state, seat)).collect();
        let place = |own: &Rank| 1 + ranks.iter().filter(|other| *other < own).count() as u8;
        let reason = match end {
            End::Home => "home",
            End::Rounds => "round_limit",
        };
        Some(Standing::new(ranks.iter().map(place).collect(), reason))
    }

    /// Seats that are home come first, in the order they came. The others follow by how far their runners got, then by how few
    /// salads they have left; who is alike in both shares the place.
    fn rank_at_end(&self, state: &State, seat: u8) -> Rank {
        let numbers = self.numbers(seat);
        if self.has_finished(state, seat) {
            let last = state.places[numbers].iter().copied().max().unwrap_or(0);
            return (false, last, Reverse(0), 0);
        }
        let squares = state.squares[numbers].iter().map(|&square| u16::from(square.min(GOAL))).sum();
        (true, 0, Reverse(squares), state.salads(Seat(seat)))
    }
}
