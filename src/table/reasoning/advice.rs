//! Advice to the person to act, and old decisions worked out again.

use lab::GameModule;
use tabletop::{Explanation, Game, Message, Seat};

use crate::table::{Inquiry, LabContent, Made, RulesOf, Table, TableGame};

/// Asks an opponent about the decision of `seat` before step `step`; `None` where there is none.
fn inquire<T: TableGame>(
    table: &Table<T>,
    (step, seat): (usize, Seat),
    spec: &str,
) -> Result<Option<Inquiry<RulesOf<T::Content>>>, Message> {
    let agent = T::Content::MODULE.agent(spec).map_err(|problem| problem.message())?;
    let question = table.host.question(step, seat, agent.watches());
    Ok(question.map(|question| Inquiry::begin(question, agent)))
}

/// What an opponent would do in a person's place.
pub struct Advice<G: Game> {
    /// The step it is for.
    pub step: usize,
    /// Whose decision it is.
    pub seat: Seat,
    /// Who is asked.
    pub spec: String,
    state: State<G>,
}

enum State<G: Game> {
    Thinking(Inquiry<G>),
    Given(Box<Explanation>),
}

impl<G: Game> Advice<G> {
    /// Asks `spec` what it would do in place of the person to act, from that person's own view; `None` where nobody is.
    ///
    /// # Errors
    /// There is no such opponent.
    pub fn ask<T>(table: &Table<T>, spec: &str) -> Result<Option<Self>, Message>
    where
        T: TableGame<Content: LabContent<Module: GameModule<Game = G>>>,
    {
        let (Some(seat), Some(step)) = (table.person_to_act(), table.host.steps()) else { return Ok(None) };
        let asked = inquire(table, (step, seat), spec)?;
        Ok(asked.map(|asked| Self { step, seat, spec: spec.to_owned(), state: State::Thinking(asked) }))
    }

    /// Takes the answer when it is there. Returns whether it is still being thought about.
    pub fn poll(&mut self) -> bool {
        let State::Thinking(asked) = &mut self.state else { return false };
        let Some(decision) = asked.poll() else { return true };
        self.state = State::Given(decision.explanation.unwrap_or_default());
        false
    }

    /// Whether it is for the decision that is due.
    pub fn fits<T: TableGame>(&self, table: &Table<T>) -> bool {
        table.person_to_act() == Some(self.seat) && table.host.steps() == Some(self.step)
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

/// A decision whose reasons are not kept, such as one before the game was taken up again: the same agent is asked anew. What
/// it answers is what it played, since thinking repeats.
pub struct Recall<G: Game> {
    /// The step.
    pub step: usize,
    seat: Seat,
    played: G::Action,
    asked: Inquiry<G>,
}

impl<G: Game> Recall<G> {
    /// Asks the agent in `seat` for its decision at `step` again; `None` while the session is away, or where that was no
    /// decision of an agent.
    pub fn ask<T>(table: &Table<T>, step: usize, seat: Seat) -> Option<Self>
    where
        T: TableGame<Content: LabContent<Module: GameModule<Game = G>>>,
    {
        let (by, played) = table.host.action_at(step)?;
        let asked = inquire(table, (step, seat), table.spec(seat)?).ok()??;
        (by == seat).then_some(Self { step, seat, played, asked })
    }

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
