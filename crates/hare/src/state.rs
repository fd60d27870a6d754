//! A position: one cache line, copied freely.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, hash_bytes};

use crate::action::Runner;
use crate::pile::Pile;
use crate::track::{GOAL, bit};

/// Most runners on a board.
pub(crate) const RUNNERS: usize = 6;

/// What is to happen next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Phase {
    /// A turn: a runner moves, stays on its carrot square, or eats.
    Move,
    /// By a card the runner moves a second time.
    Again,
    /// By a card 10 carrots may be taken or given.
    Choice,
    /// A card is due.
    Draw,
    /// The race is over.
    Over(End),
}

/// Why a race is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum End {
    /// All seats but one are home.
    Home,
    /// The last round was played ([`Setup::round_limit`](crate::Setup::round_limit)).
    Rounds,
}

/// A position. What never changes (board, deck, number of runners) is in [`Hare`](crate::Hare).
///
/// Runners are numbered through: those of the first seat, then those of the second. Lists have six places whatever the number of
/// seats; the rest is 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct State {
    /// Where each runner stands, 0 (start) to 64 (goal).
    pub(crate) squares: [u8; RUNNERS],
    /// As which runner each came home, from 1; 0 while it races.
    pub(crate) places: [u8; RUNNERS],
    /// Carrots of each seat.
    pub(crate) carrots: [u16; RUNNERS],
    /// Salads of each seat.
    pub(crate) salads: [u8; RUNNERS],
    /// Runners that eat a salad next, a bit each.
    pub(crate) eating: u8,
    /// Runners on position squares whose rank has not been looked at yet, a bit each.
    pub(crate) waiting: u8,
    /// Seats that miss their next turn, a bit each.
    pub(crate) missing: u8,
    /// The seat whose turn it is, or was when the race ended.
    pub(crate) mover: u8,
    /// What is to happen next.
    pub(crate) phase: Phase,
    /// The runner that a card is for; 0 in other phases.
    pub(crate) runner: Runner,
    /// What the seat paid for its last move, while a card may bring it back; 0 in other phases. A runner comes to a hare square
    /// forward, or is sent there by a card after it came to one forward.
    pub(crate) paid: u16,
    /// The round, from 1. A round is over when the last seat has had its turn.
    pub(crate) round: u16,
    /// The cards.
    pub(crate) pile: Pile,
}

impl State {
    /// What is to happen next.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat whose turn it is, or was when the race ended.
    #[inline]
    pub fn mover(&self) -> Seat {
        Seat(self.mover)
    }

    /// The round, from 1.
    #[inline]
    pub fn round(&self) -> u16 {
        self.round
    }

    /// The runner that a card is for, in the phases that have one.
    pub fn card_runner(&self) -> Option<Runner> {
        matches!(self.phase, Phase::Again | Phase::Choice | Phase::Draw).then_some(self.runner)
    }

    /// Carrots of a seat; 0 for one that is not there.
    #[inline]
    pub fn carrots(&self, seat: Seat) -> u16 {
        self.carrots.get(seat.index()).copied().unwrap_or(0)
    }

    /// Salads of a seat; 0 for one that is not there.
    #[inline]
    pub fn salads(&self, seat: Seat) -> u8 {
        self.salads.get(seat.index()).copied().unwrap_or(0)
    }

    /// Whether a seat misses its next turn.
    #[inline]
    pub fn misses(&self, seat: Seat) -> bool {
        seat.index() < RUNNERS && self.missing >> seat.0 & 1 == 1
    }

    /// What was drawn so far.
    pub fn pile(&self) -> Pile {
        self.pile
    }

    /// Squares on which somebody stands, start and goal left out.
    #[inline]
    pub(crate) fn occupied(&self) -> u64 {
        // The start falls on the goal's bit, which is taken out: cheaper than to ask.
        self.squares.iter().fold(0, |set, &square| set | 1_u64 << (square.wrapping_sub(1) & 63)) & !bit(GOAL)
    }

    /// The rank of a runner by its number: 1 and one more for each that is ahead of it or home.
    #[inline]
    pub(crate) fn rank_of(&self, runner: usize) -> u8 {
        let own = self.squares[runner];
        1 + self.squares.iter().map(|&square| u8::from(square > own)).sum::<u8>()
    }

    /// A hash of everything, fast enough for every position of a search: the same for equal positions, and 64 bits spread well.
    /// The hash of records is [`Game::hash`](tabletop::Game::hash).
    #[inline]
    pub fn key(&self) -> u64 {
        let mut bytes = [0; 48];
        bytes[..6].copy_from_slice(&self.squares);
        bytes[6..12].copy_from_slice(&self.salads);
        for (at, carrots) in self.carrots.iter().enumerate() {
            bytes[12 + 2 * at..14 + 2 * at].copy_from_slice(&carrots.to_le_bytes());
        }
        let [a, b, c, d, e, f] = self.places;
        bytes[24..27].copy_from_slice(&[a << 4 | b, c << 4 | d, e << 4 | f]);
        let phase = match self.phase {
            Phase::Move => 0,
            Phase::Again => 1,
            Phase::Choice => 2,
            Phase::Draw => 3,
            Phase::Over(End::Home) => 4,
            Phase::Over(End::Rounds) => 5,
        };
        let (order, pile) = self.pile.key();
        bytes[27..34].copy_from_slice(&[
            self.eating,
            self.waiting,
            self.missing,
            self.mover << 4 | phase,
            self.runner.0,
            pile[0],
            pile[1],
        ]);
        bytes[34..36].copy_from_slice(&self.paid.to_le_bytes());
        bytes[36..38].copy_from_slice(&self.round.to_le_bytes());
        bytes[38..46].copy_from_slice(&order.to_le_bytes());
        hash_bytes(&bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_fits_a_cache_line() {
        assert!(size_of::<State>() <= 64, "{}", size_of::<State>());
    }
}
