//! Advice to the person to act, and old decisions worked out again.

use lab::{GameModule, games::RiskModule};
use risk::{Action, Risk};
use tabletop::{Explanation, Seat};

use crate::{
    games::conquest::state::Match,
    table::{Inquiry, Made},
};

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
    Thinking(Inquiry<Risk>),
    Given(Box<Explanation>),
}

impl Advice {
    /// Asks `spec` what it would do in place of the person to act, from that person's own view.
    pub fn ask(table: &Match, spec: &str) -> Result<Option<Self>, String> {
        let Some(seat) = table.due().map(|due| due.seat()) else { return Ok(None) };
        let Some(step) = table.host.session().map(tabletop::Session::len) else { return Ok(None) };
        let agent = RiskModule.agent(spec).map_err(|problem| problem.to_string())?;
        let Some(question) = table.host.question(step, seat, agent.watches()) else { return Ok(None) };
        let state = State::Thinking(Inquiry::begin(question, agent));
        Ok(Some(Self { step, seat, spec: spec.to_owned(), state }))
    }

    /// Takes the answer when it is there. Returns whether it is still being thought about.
    pub fn poll(&mut self) -> bool {
        let State::Thinking(inquiry) = &mut self.state else { return false };
        let Some(decision) = inquiry.poll() else { return true };
        self.state = State::Given(decision.explanation.unwrap_or_default());
        false
    }

    /// Whether it is for the decision that is due.
    pub fn fits(&self, table: &Match) -> bool {
        table.due().is_some_and(|due| due.seat() == self.seat)
            && table.host.session().is_some_and(|session| session.len() == self.step)
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

/// A decision whose reasons are not kept, such as one before the game was taken up again: the same agent is asked anew. What
/// it answers is what it played, since thinking repeats.
pub struct Recall {
    /// The step.
    pub step: usize,
    seat: Seat,
    played: Action,
    inquiry: Inquiry<Risk>,
}

impl Recall {
    /// Asks the agent in `seat` for its decision at `step` again; `None` while the session is away, or where that was no
    /// decision of an agent.
    pub fn ask(table: &Match, step: usize, seat: Seat) -> Option<Self> {
        let agent = RiskModule.agent(&super::subject::spec(table, seat)?).ok()?;
        let played = match table.host.session()?.steps().get(step)? {
            tabletop::Step::Action(by, action) if *by == seat => action.clone(),
            _ => return None,
        };
        let question = table.host.question(step, seat, agent.watches())?;
        Some(Self { step, seat, played, inquiry: Inquiry::begin(question, agent) })
    }

    /// The decision when it is there, and whether it came out as it was played.
    pub fn poll(&mut self) -> Option<Option<Made>> {
        let decision = self.inquiry.poll()?;
        let made = Made { step: self.step, seat: self.seat, explanation: decision.explanation };
        Some((decision.action == self.played).then_some(made))
    }

    /// Positions looked at so far.
    pub fn nodes(&self) -> u64 {
        self.inquiry.progress().0
    }
}
