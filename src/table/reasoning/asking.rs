//! Asking the opponents of a table: for advice, or for an old decision once more.

use lab::GameModule;
use tabletop::{Game, Message, Seat};

use super::{
    advice::{Advice, State},
    recall::Recall,
};
use crate::table::{Inquiry, LabContent, RulesOf, Table, TableGame};

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

    /// Whether it is for the decision that is due.
    pub fn fits<T: TableGame>(&self, table: &Table<T>) -> bool {
        table.person_to_act() == Some(self.seat) && table.host.steps() == Some(self.step)
    }
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
}
