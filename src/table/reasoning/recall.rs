//! Old decisions worked out again.

use tabletop::{Game, Seat};

use crate::table::{Inquiry, Made};

/// A decision whose reasons are not kept, such as one before the game was taken up again: the same agent is asked anew. What
/// it answers is what it played, since thinking repeats.
pub struct Recall<G: Game> {
    /// The step.
    pub step: usize,
    pub(super) seat: Seat,
    pub(super) played: G::Action,
    pub(super) asked: Inquiry<G>,
}

impl<G: Game> Recall<G> {
    /// The decision when it is there; the inner value is `None` where it came out otherwise than it was played.
    pub fn poll(&mut self) -> Option<Option<Made>> {
        let decision = self.asked.poll()?;
        let made = Made { step: self.step, seat: self.seat, explanation: decision.explanation, impact: 0.0 };
        Some((decision.action == self.played).then_some(made))
    }

    /// The decision without its reasons, where it came out otherwise than it was played.
    pub fn unexplained(&self) -> Made {
        Made { step: self.step, seat: self.seat, explanation: None, impact: 0.0 }
    }

    /// Positions looked at so far.
    pub fn nodes(&self) -> u64 {
        self.asked.nodes()
    }
}
