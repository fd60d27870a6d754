//! What one pair of eyes knows of a position.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::action::Runner;
use crate::pile::Pile;
use crate::state::{Phase, RUNNERS, State};

/// A position as one pair of eyes sees it: all of it where carrots lie open. Where they are hidden in hand it does not hold those of others,
/// but who is richer than whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(from = "Written", into = "Written")]
pub struct View {
    /// The position, with no carrots where these eyes see none.
    seen: State,
    /// Seats whose carrots these eyes do not see, a bit each.
    hidden: u8,
    /// Where carrots are hidden in hand, the rank of each seat by them.
    wealth: Option<[u8; RUNNERS]>,
}

/// A view as it stands in files and is told to programs: a [`State`] in which carrots may be unknown.
#[derive(Clone, Serialize, Deserialize, JsonSchema)]
#[serde(rename = "View")]
struct Written {
    /// Where each runner stands, 0 (start) to 64 (goal).
    squares: [u8; RUNNERS],
    /// As which runner each came home, from 1; 0 while it races.
    places: [u8; RUNNERS],
    /// Carrots of each seat; null where they are hidden from whoever looks.
    carrots: [Option<u16>; RUNNERS],
    /// Where carrots are hidden in hand, the rank of each seat by its carrots: 1 and one more for each seat that has more. Left out where they
    /// lie open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    wealth: Option<[u8; RUNNERS]>,
    /// Salads of each seat.
    salads: [u8; RUNNERS],
    /// Runners that eat a salad next, a bit each.
    eating: u8,
    /// Runners on position squares whose rank has not been looked at yet, a bit each.
    waiting: u8,
    /// Seats that miss their next turn, a bit each.
    missing: u8,
    /// The seat whose turn it is, or was when the race ended.
    mover: u8,
    /// What is to happen next.
    phase: Phase,
    /// The runner that a card is for; 0 in other phases.
    runner: Runner,
    /// What the seat paid for its last move, while a card may bring it back; 0 in other phases.
    paid: u16,
    /// The round, from 1. A round is over when the last seat has had its turn.
    round: u16,
    /// The cards.
    pile: Pile,
}

impl View {
    /// All of a position.
    pub(crate) fn whole(state: &State) -> Self {
        Self { seen: *state, hidden: 0, wealth: None }
    }

    /// A position without the carrots of `hidden` seats, a bit each, and with everybody's rank by them.
    pub(crate) fn without(state: &State, hidden: u8, wealth: [u8; RUNNERS]) -> Self {
        let mut seen = *state;
        for (seat, carrots) in seen.carrots.iter_mut().enumerate() {
            if hidden >> seat & 1 == 1 {
                *carrots = 0;
            }
        }
        Self { seen, hidden, wealth: Some(wealth) }
    }

    /// The position in all but the carrots that are hidden: those read 0.
    #[inline]
    pub fn seen(&self) -> &State {
        &self.seen
    }

    /// All of the position, where nothing of it is hidden from these eyes.
    pub fn state(&self) -> Option<&State> {
        (self.hidden == 0).then_some(&self.seen)
    }

    /// Carrots of a seat; `None` where these eyes do not see them.
    pub fn carrots(&self, seat: Seat) -> Option<u16> {
        self.sees(seat).then(|| self.seen.carrots(seat))
    }

    /// Seats whose carrots these eyes do not see, a bit each.
    pub(crate) fn hidden(&self) -> u8 {
        self.hidden
    }

    /// Whether these eyes see the carrots of a seat.
    pub fn sees(&self, seat: Seat) -> bool {
        seat.index() >= RUNNERS || self.hidden >> seat.0 & 1 == 0
    }

    /// The rank of a seat by its carrots, 1 for the richest, where carrots are hidden in hand.
    pub fn wealth(&self, seat: Seat) -> Option<u8> {
        self.wealth.and_then(|wealth| wealth.get(seat.index()).copied())
    }

    /// The position with these carrots in place of those that are hidden.
    #[must_use]
    pub fn with_carrots(&self, carrots: impl Fn(Seat) -> u16) -> State {
        let mut state = self.seen;
        for (seat, own) in (0..).map(Seat).zip(&mut state.carrots) {
            if !self.sees(seat) {
                *own = carrots(seat);
            }
        }
        state
    }
}

impl From<View> for Written {
    fn from(view: View) -> Self {
        let State {
            squares, places, salads, eating, waiting, missing, mover, phase, runner, paid, round, pile, ..
        } = view.seen;
        let carrots = std::array::from_fn(|seat| view.carrots(Seat(seat as u8)));
        let wealth = view.wealth;
        Self {
            squares,
            places,
            carrots,
            wealth,
            salads,
            eating,
            waiting,
            missing,
            mover,
            phase,
            runner,
            paid,
            round,
            pile,
        }
    }
}

impl From<Written> for View {
    fn from(written: Written) -> Self {
        let Written {
            squares,
            places,
            carrots,
            wealth,
            salads,
            eating,
            waiting,
            missing,
            mover,
            phase,
            runner,
            paid,
            round,
            pile,
        } = written;
        let hidden = (0..).zip(&carrots).fold(0, |bits, (seat, carrots)| bits | u8::from(carrots.is_none()) << seat);
        let carrots = carrots.map(|carrots| carrots.unwrap_or(0));
        let seen = State {
            squares,
            places,
            carrots,
            salads,
            eating,
            waiting,
            missing,
            mover,
            phase,
            runner,
            paid,
            round,
            pile,
        };
        Self { seen, hidden, wealth }
    }
}
