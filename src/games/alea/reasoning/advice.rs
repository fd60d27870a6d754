//! Advice to the person to act: what an opponent would do in that place.

use dice::Alea;
use lab::{GameModule, games::DiceModule};
use tabletop::{Explanation, Seat};

use crate::{games::alea::state::Duel, table::Inquiry};

/// What an opponent would do in a person's place.
pub struct Advice {
    /// The step it is for.
    pub step: usize,
    /// Whose decision it is.
    pub seat: Seat,
    /// Who is asked.
    pub spec: String,
    state: State,
}

enum State {
    Thinking(Inquiry<Alea>),
    Given(Box<Explanation>),
}

impl Advice {
    /// Asks `spec` what it would do in place of the person to act.
    pub fn ask(table: &Duel, spec: &str) -> Result<Option<Self>, String> {
        let Some(seat) = table.due().map(|state| state.active) else { return Ok(None) };
        let Some(step) = table.host.steps() else { return Ok(None) };
        let agent = DiceModule.agent(spec).map_err(|problem| problem.to_string())?;
        let Some(question) = table.host.question(step, seat, agent.watches()) else { return Ok(None) };
        Ok(Some(Self { step, seat, spec: spec.to_owned(), state: State::Thinking(Inquiry::begin(question, agent)) }))
    }

    /// Takes the answer when it is there. Returns whether it is still being thought about.
    pub fn poll(&mut self) -> bool {
        let State::Thinking(inquiry) = &mut self.state else { return false };
        let Some(decision) = inquiry.poll() else { return true };
        self.state = State::Given(decision.explanation.unwrap_or_default());
        false
    }

    /// Whether it is for the decision that is due.
    pub fn fits(&self, table: &Duel) -> bool {
        table.due().is_some_and(|state| state.active == self.seat) && table.host.steps() == Some(self.step)
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
            State::Thinking(inquiry) => inquiry.progress().0,
            State::Given(explanation) => explanation.effort.nodes,
        }
    }
}
