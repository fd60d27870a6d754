//! What the seat to move may do, as sets of squares.

use super::Hare;
use crate::cost::{cost, reach};
use crate::moves::{EAT, GIVE, KEEP, Moves, TAKE};
use crate::state::{Phase, State};
use crate::track::{GOAL, bit};

/// Carrots that are taken or given at a time, and that each square back and each rank is worth.
pub(super) const TEN: u16 = 10;

impl Hare {
    /// Everything the seat to move may do; nothing where no seat is to act.
    #[inline]
    pub fn moves(&self, state: &State) -> Moves {
        let mut moves = Moves::default();
        let seat = state.mover;
        match state.phase {
            Phase::Move if self.is_eating(state, seat) => moves.stays = EAT,
            Phase::Move => {
                let occupied = state.occupied();
                let mut on_carrots = 0;
                for (at, number) in self.numbers(seat).enumerate().take(2) {
                    self.add_steps(state, number, occupied, at, &mut moves);
                    on_carrots |= self.track.carrots & bit(state.squares[number]);
                }
                if on_carrots != 0 {
                    moves.stays = if state.carrots[usize::from(seat)] >= TEN { TAKE | GIVE } else { TAKE };
                }
            }
            Phase::Again => {
                let number = self.number(seat, state.runner);
                self.add_steps(state, number, state.occupied(), state.runner.index(), &mut moves);
            }
            Phase::Choice => {
                let can_give = state.carrots[usize::from(seat)] >= TEN;
                moves.stays = if can_give { TAKE | GIVE | KEEP } else { TAKE | KEEP };
            }
            Phase::Draw | Phase::Over(_) => {}
        }
        moves
    }

    /// Whether a runner of `seat` eats next.
    #[inline]
    pub(super) fn is_eating(&self, state: &State, seat: u8) -> bool {
        state.eating & self.bits(seat) != 0
    }

    /// The bits of a seat's runners.
    #[inline]
    pub(super) fn bits(&self, seat: u8) -> u8 {
        let one_each = if self.runners == 2 { 3 } else { 1 };
        one_each << ((seat * self.runners) & 7)
    }

    /// Whether a seat can do anything at the start of its turn.
    #[inline]
    pub(super) fn can_act(&self, state: &State) -> bool {
        if self.is_eating(state, state.mover) {
            return true;
        }
        self.numbers(state.mover)
            .any(|number| self.track.carrots & bit(state.squares[number]) != 0 || self.can_move(state, number))
    }

    /// Whether a runner can move.
    #[inline]
    pub(super) fn can_move(&self, state: &State, number: usize) -> bool {
        let occupied = state.occupied();
        // The way back is looked at first: it costs least, and is seldom barred.
        self.back(state, number, occupied) != 0 || self.forward(state, number, occupied) != 0
    }

    #[inline]
    fn add_steps(&self, state: &State, number: usize, occupied: u64, at: usize, moves: &mut Moves) {
        if let (true, Some(from)) = (at < 2, state.squares.get(number)) {
            moves.from[at] = *from;
            moves.forward[at] = self.forward(state, number, occupied);
            moves.back[at] = self.back(state, number, occupied);
        }
    }

    /// Squares a runner of the mover may go forward to.
    #[inline]
    fn forward(&self, state: &State, number: usize, occupied: u64) -> u64 {
        let from = state.squares[number].min(GOAL);
        let seat = usize::from(state.mover);
        let carrots = state.carrots[seat];
        let most = reach(carrots).min(GOAL - from);
        if most == 0 {
            return 0;
        }
        let within = (u64::MAX >> (GOAL - most)) << from;
        let mut squares = within & self.open & !occupied;
        if state.salads[seat] == 0 {
            squares &= !self.track.salads;
        }
        if squares & self.tolls != 0 {
            squares &= !self.too_dear(state, from, squares);
        }
        if squares & bit(GOAL) != 0 && !self.may_finish(state, number, carrots - cost(GOAL - from)) {
            squares &= !bit(GOAL);
        }
        squares
    }

    /// The hedgehog a runner may go back to, if it may.
    #[inline]
    fn back(&self, state: &State, number: usize, occupied: u64) -> u64 {
        let from = state.squares[number].min(GOAL);
        // Who is home stays there.
        if from == GOAL { 0 } else { bit(self.track.hedgehog_behind[usize::from(from)]) & !occupied }
    }

    /// Whether a runner of the mover may come home with so many carrots left. What its seat has counts when its last runner comes:
    /// the first of two may come home with anything.
    #[inline]
    pub(super) fn may_finish(&self, state: &State, number: usize, carrots: u16) -> bool {
        let last = self.numbers(state.mover).all(|other| other == number || state.squares[other] == GOAL);
        !last || (state.salads[usize::from(state.mover)] == 0 && carrots <= self.goal_limit(state))
    }
}
