//! Advice to the person to act: what an opponent would do in that place.

use dice::{
    Alea,
    gauntlet::{Action, Gauntlet},
};
use lab::{
    GameModule,
    games::{DiceModule, GauntletModule},
};
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
    Fighting(Inquiry<Alea>),
    Travelling(Inquiry<Gauntlet>),
    Given(Box<Explanation>),
}

impl Advice {
    /// Asks `spec` what it would do in place of the person to act, in a fight or between two.
    pub fn ask(table: &Duel, spec: &str) -> Result<Option<Self>, String> {
        let (Some(seat), Some(step)) = (table.actor(), table.host.steps()) else { return Ok(None) };
        let known = |problem: lab::Problem| problem.to_string();
        let state = match table.host.gauntlet().filter(|_| table.crossroads().is_some()) {
            Some(host) => {
                let agent = GauntletModule.agent(spec).map_err(known)?;
                host.question(step, seat, agent.watches()).map(|asked| State::Travelling(Inquiry::begin(asked, agent)))
            }
            None => {
                let agent = DiceModule.agent(spec).map_err(known)?;
                let question = table.host.question(step, seat, agent.watches());
                question.map(|asked| State::Fighting(Inquiry::begin(asked, agent)))
            }
        };
        Ok(state.map(|state| Self { step, seat, spec: spec.to_owned(), state }))
    }

    /// Takes the answer when it is there. Returns whether it is still being thought about.
    pub fn poll(&mut self) -> bool {
        let explanation = match &mut self.state {
            State::Given(_) => return false,
            State::Fighting(inquiry) => inquiry.poll().map(|decision| decision.explanation),
            State::Travelling(inquiry) => inquiry.poll().map(|decision| decision.explanation),
        };
        let Some(explanation) = explanation else { return true };
        self.state = State::Given(explanation.unwrap_or_default());
        false
    }

    /// An advised action, as its candidate has it.
    pub fn action(table: &Duel, written: serde_json::Value) -> Option<Action> {
        match table.crossroads() {
            Some(_) => serde_json::from_value(written).ok(),
            None => serde_json::from_value(written).ok().map(Action::Fight),
        }
    }

    /// Whether it is for the decision that is due.
    pub fn fits(&self, table: &Duel) -> bool {
        table.actor() == Some(self.seat) && table.host.steps() == Some(self.step)
    }

    /// The reasons, once given; the advised action is the chosen candidate.
    pub fn given(&self) -> Option<&Explanation> {
        match &self.state {
            State::Given(explanation) => Some(explanation),
            State::Fighting(_) | State::Travelling(_) => None,
        }
    }

    /// Positions looked at so far.
    pub fn nodes(&self) -> u64 {
        match &self.state {
            State::Fighting(inquiry) => inquiry.progress().0,
            State::Travelling(inquiry) => inquiry.progress().0,
            State::Given(explanation) => explanation.effort.nodes,
        }
    }
}
