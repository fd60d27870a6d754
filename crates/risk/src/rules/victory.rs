//! How a game ends.

use std::cmp::Reverse;

use tabletop::{EventSink, Seat, Standing};

use super::Risk;
use crate::board::{Board, Owner, Phase};
use crate::event::{Event, EventKind};
use crate::mission::{EIGHTEEN, Mission, TWENTY_FOUR};
use crate::setup::Victory;
use crate::state::State;

impl Risk {
    /// Ends the game if the active seat has reached what it plays for. What the deal and the first armies gave it does not count
    /// before it has taken a territory or the first round is over: nobody wins before anything has happened.
    pub(super) fn check_victory(&self, state: &mut State, events: &mut impl EventSink<Event>) -> bool {
        let board = &state.board;
        let seat = board.active;
        if board.round <= 1 && !board.captured {
            return false;
        }
        let reason = match self.setup.victory {
            Victory::Elimination | Victory::Rounds(_) => None,
            Victory::Share(percent) => {
                let (lands, _) = board.strength(Owner::of(seat));
                (lands as usize * 100 >= board.lands.len() * usize::from(percent)).then_some("share")
            }
            Victory::Capitals(wanted) => {
                let held = board.capitals.iter().filter(|&&capital| board.holds(seat, capital)).count();
                let wanted = if wanted == 0 { self.setup.seats } else { wanted };
                (held >= usize::from(wanted)).then_some("capitals")
            }
            Victory::Missions => state.missions[seat.index()]
                .is_some_and(|mission| self.fulfilled(board, seat, mission))
                .then_some("mission"),
        };
        if let Some(reason) = reason {
            self.end(state, Some(seat), reason, events);
        }
        reason.is_some()
    }

    /// Whether `seat` has fulfilled a mission, as far as the board is seen.
    pub fn fulfilled(&self, board: &Board, seat: Seat, mission: Mission) -> bool {
        let twenty_four = || board.strength(Owner::of(seat)).0 >= TWENTY_FOUR;
        match mission {
            Mission::Continents { first, second, third } => {
                let (first, second) = (first.on(&self.map), second.on(&self.map));
                let mut others = third;
                let mut named = 0;
                for continent in self.held(board, seat) {
                    if Some(continent) == first || Some(continent) == second {
                        named += 1;
                    } else {
                        others = false;
                    }
                }
                named == 2 && !others
            }
            Mission::Eighteen => {
                board.lands.iter().filter(|land| land.owner.is(seat) && land.armies >= 2).count() >= EIGHTEEN
            }
            Mission::TwentyFour => twenty_four(),
            Mission::Destroy(target) => {
                let fall = board.fallen.iter().find(|fallen| fallen.seat == target);
                match fall {
                    Some(fallen) if fallen.by == seat => true,
                    Some(_) => twenty_four(),
                    None => target == seat && twenty_four(),
                }
            }
        }
    }

    pub(super) fn end_by_rounds(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        let reason = match self.setup.victory {
            Victory::Rounds(rounds) if rounds <= self.setup.round_limit => ROUNDS,
            _ => ROUND_LIMIT,
        };
        self.end(state, None, reason, events);
    }

    pub(super) fn end(
        &self,
        state: &mut State,
        winner: Option<Seat>,
        reason: &'static str,
        events: &mut impl EventSink<Event>,
    ) {
        let standing = Standing::new(places(&state.board, winner), reason);
        Self::tell(events, || EventKind::Over(standing.clone()));
        state.board.phase = Phase::Over(standing);
    }
}

/// Why games end.
pub(super) const REASONS: [&str; 6] = ["elimination", "share", "capitals", "mission", ROUNDS, ROUND_LIMIT];
const ROUNDS: &str = "rounds";
const ROUND_LIMIT: &str = "round_limit";

/// Whether a game that ended for this reason has its winner by rank alone.
pub(super) fn by_rounds(reason: &str) -> bool {
    reason == ROUNDS || reason == ROUND_LIMIT
}

/// The winner first, then the living by territories and armies, then the fallen, the last to fall first. Equals share a place.
pub(super) fn places(board: &Board, winner: Option<Seat>) -> Vec<u8> {
    let rank = |seat: Seat| {
        let fell = board.fallen.iter().position(|fallen| fallen.seat == seat);
        let strength = board.strength(Owner::of(seat));
        Reverse((winner == Some(seat), fell.is_none(), fell, strength))
    };
    let seats = board.seats();
    Seat::all(seats).map(|seat| 1 + Seat::all(seats).filter(|&other| rank(other) < rank(seat)).count() as u8).collect()
}
