//! The hare squares of tournaments: whoever enters one pays those it passes.

use tabletop::{EventSink, Seat};

use super::Hare;
use super::generate::TEN;
use crate::cost::cost;
use crate::event::Event;
use crate::state::State;
use crate::track::{GOAL, bit};

impl Hare {
    /// How many runners of `other` a step of the mover from one square to another passes: those that were ahead and are behind. Who stands
    /// level at the start is not passed.
    #[inline]
    fn passed(&self, state: &State, other: u8, (from, to): (u8, u8)) -> u16 {
        if other == state.mover {
            return 0;
        }
        let between = |&square: &u8| u16::from(square > from && square < to);
        state.squares[self.numbers(other)].iter().map(between).sum()
    }

    /// What the mover pays to others for a step to a hare square.
    pub(super) fn toll(&self, state: &State, way: (u8, u8)) -> u16 {
        (0..self.setup.seats).map(|other| TEN * self.passed(state, other, way)).sum()
    }

    /// The toll of a step of the mover, 0 where there is none.
    #[inline]
    pub(crate) fn toll_to(&self, state: &State, from: u8, to: u8) -> u16 {
        if self.tolls & bit(to) == 0 { 0 } else { self.toll(state, (from, to)) }
    }

    /// Of `squares` ahead, those whose toll the mover cannot pay on top of the step.
    #[cold]
    pub(super) fn too_dear(&self, state: &State, from: u8, squares: u64) -> u64 {
        let carrots = state.carrots(Seat(state.mover));
        let dear = |to: &u8| {
            squares & self.tolls & bit(*to) != 0
                && cost(*to - from).saturating_add(self.toll(state, (from, *to))) > carrots
        };
        (from + 1..GOAL).filter(dear).fold(0, |all, to| all | bit(to))
    }

    /// Pays it.
    #[cold]
    pub(super) fn pay_toll(&self, state: &mut State, way: (u8, u8), events: &mut impl EventSink<Event>) {
        let seat = Seat(state.mover);
        for other in 0..self.setup.seats {
            let carrots = TEN * self.passed(state, other, way);
            if carrots == 0 {
                continue;
            }
            let own = &mut state.carrots[seat.index()];
            *own = own.saturating_sub(carrots);
            let theirs = &mut state.carrots[usize::from(other)];
            *theirs = theirs.saturating_add(carrots);
            events.push(|| Event::Toll { seat, to: Seat(other), carrots });
        }
    }
}
