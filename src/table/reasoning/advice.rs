//! Advice to the person to act, and old decisions worked out again.

use tabletop::{Explanation, Message, Seat};

use crate::table::{ActionOf, Asked, AskedOf, LiveSession, Made, SessionFactory, Table, TableGame};

/// What an opponent would do in a person's place.
pub struct Advice<A> {
    /// The step it is for.
    pub step: usize,
    /// Whose decision it is.
    pub seat: Seat,
    /// Who is asked.
    pub spec: String,
    state: State<A>,
}

enum State<A> {
    Thinking(Box<dyn Asked<A>>),
    Given(Box<Explanation>),
}

impl<A> Advice<A> {
    /// Asks `spec` what it would do in place of the person to act, from that person's own view; `None` where nobody is.
    ///
    /// # Errors
    /// There is no such opponent.
    pub fn ask<T: TableGame>(table: &Table<T>, spec: &str) -> Result<Option<Advice<ActionOf<T>>>, Message> {
        let (Some(seat), Some(step)) = (table.person_to_act(), table.host.steps()) else { return Ok(None) };
        let asked: Option<AskedOf<T::Content>> = T::Content::ask(&table.host, step, seat, spec)?;
        Ok(asked.map(|asked| Advice { step, seat, spec: spec.to_owned(), state: State::Thinking(asked) }))
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
pub struct Recall<A> {
    /// The step.
    pub step: usize,
    seat: Seat,
    played: A,
    asked: Box<dyn Asked<A>>,
}

impl<A: PartialEq> Recall<A> {
    /// Asks the agent in `seat` for its decision at `step` again; `None` while the session is away, or where that was no
    /// decision of an agent.
    pub fn ask<T: TableGame>(table: &Table<T>, step: usize, seat: Seat) -> Option<Recall<ActionOf<T>>> {
        let (by, played) = table.host.action_at(step)?;
        let asked = T::Content::ask(&table.host, step, seat, table.spec(seat)?).ok()??;
        (by == seat).then_some(Recall { step, seat, played, asked })
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
