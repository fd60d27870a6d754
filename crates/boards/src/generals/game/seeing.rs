//! What each pair of eyes knows of a state and of what happens.

use tabletop::Eye;

use super::generals::Generals;
use crate::generals::event::Event;
use crate::generals::side::Side;
use crate::generals::state::{Phase, State, View};

impl Generals {
    /// What an eye may know.
    pub(super) fn view_of(&self, state: &State, eye: Eye) -> View {
        let side = Side::of(eye);
        let mut known = state.clone();
        let counts = Side::ALL.map(|whose| self.counts_of(state, whose));
        let moving = state.phase == Phase::Moving;
        if state.end.is_some() || (moving && self.setup.is_open()) || state.phase == Phase::Undecided {
            return View { side, known, counts };
        }
        for other in Side::ALL.into_iter().filter(|other| Some(*other) != side) {
            let army = &mut known.armies[other.index()];
            if moving {
                army.iter_mut().for_each(|piece| piece.rank = piece.may.only());
            } else {
                army.clear();
            }
        }
        View { side, known, counts }
    }

    /// How many of each rank a side began with.
    fn counts_of(&self, state: &State, side: Side) -> Vec<u8> {
        let mut counts = vec![0; self.rules().ranks.len()];
        if !matches!(state.phase, Phase::Moving | Phase::Undecided) {
            return self.rules().counts();
        }
        for rank in state.army(side).iter().filter_map(|piece| piece.rank) {
            counts[rank.index()] += 1;
        }
        counts
    }

    /// What an eye is told of an event.
    pub(super) fn told(&self, event: &Event, eye: Eye) -> Event {
        let own = |side: Side| self.setup.is_open() || eye.is(side.seat());
        match event {
            Event::Placed { seat, pieces } => {
                Event::Placed { seat: *seat, pieces: pieces.clone().filter(|_| eye.is(*seat)) }
            }
            Event::Moved { seat, from, to, rank } => {
                let known = self.setup.is_open() || eye.is(*seat);
                Event::Moved { seat: *seat, from: *from, to: *to, rank: rank.filter(|_| known) }
            }
            Event::Fought { seat, from, to, ranks, survivor } if !self.shows_fights() => {
                let ranks = Side::ALL.map(|side| ranks[side.index()].filter(|_| own(side)));
                Event::Fought { seat: *seat, from: *from, to: *to, ranks, survivor: *survivor }
            }
            Event::Began { .. } | Event::Unscreened { .. } | Event::Fought { .. } | Event::Over(_) => event.clone(),
        }
    }
}
