//! Moving armies at the end of a turn.

use tabletop::{EventSink, Seat};

use super::Risk;
use crate::board::Board;
use crate::event::{Event, EventKind};
use crate::map::TerritoryId;
use crate::setup::Fortify;
use crate::state::State;

impl Risk {
    /// Whether the fortify rule lets `seat` move armies from one of its territories to another.
    pub fn within_reach(&self, board: &Board, seat: Seat, from: TerritoryId, to: TerritoryId) -> bool {
        match self.setup.fortify_rule() {
            Fortify::Off => false,
            Fortify::Adjacent => self.map.adjacent(from, to),
            Fortify::Path | Fortify::Unlimited => self.reachable(board, seat, from)[to.index()],
        }
    }

    /// The territories that armies of `seat` in `from` can march to through own territories, `from` included, by index.
    pub fn reachable(&self, board: &Board, seat: Seat, from: TerritoryId) -> [bool; 256] {
        let mut reached = [false; 256];
        let mut stack = arrayvec::ArrayVec::<TerritoryId, 256>::new();
        reached[from.index()] = true;
        stack.push(from);
        while let Some(at) = stack.pop() {
            for &next in self.map.neighbours(at) {
                if !reached[next.index()] && board.holds(seat, next) {
                    reached[next.index()] = true;
                    stack.push(next);
                }
            }
        }
        reached
    }

    pub(super) fn move_armies(
        &self,
        state: &mut State,
        from: TerritoryId,
        to: TerritoryId,
        armies: u32,
        events: &mut impl EventSink<Event>,
    ) {
        let board = &mut state.board;
        let seat = board.active;
        board.march(from, to, armies);
        self.tell_at(events, board, &[from, to], || EventKind::Fortified { seat, from, to, armies });
        if self.check_victory(state, events) {
            return;
        }
        if self.setup.fortify_rule() != Fortify::Unlimited {
            self.end_turn(state, events);
        }
    }
}
