//! Advice to the person to act.

use tabletop::{Explanation, Game, Seat};

use crate::table::Inquiry;

/// What an opponent would do in a person's place.
pub struct Advice<G: Game> {
    /// The step it is for.
    pub step: usize,
    /// Whose decision it is.
    pub seat: Seat,
    /// Who is asked.
    pub spec: String,
    pub(super) state: State<G>,
}

/// How far it is.
pub(super) enum State<G: Game> {
    /// It is being thought about.
    Thinking(Inquiry<G>),
    /// It is there.
    Given(Box<Explanation>),
}

impl<G: Game> Advice<G> {
    /// Takes the answer when it is there. Returns whether it is still being thought about.
    pub fn poll(&mut self) -> bool {
        let State::Thinking(asked) = &mut self.state else { return false };
        let Some(decision) = asked.poll() else { return true };
        self.state = State::Given(decision.explanation.unwrap_or_default());
        false
    }

    /// The reasons, once given; the advised action is the chosen candidate.
    pub fn given(&self) -> Option<&Explanation> {
        match &self.state {
            State::Given(explanation) => Some(explanation),
            State::Thinking(_) => None,
        }
    }

    /// Positions looked at so far.
    pub fn nodes(&self) -> u64 {
        match &self.state {
            State::Thinking(asked) => asked.nodes(),
            State::Given(explanation) => explanation.effort.nodes,
        }
    }
}
