//! What an agent declares and how it answers a draw: allowed, the same each time, and by what its seat may know alone. Games are played
//! on as if it had said nothing, so that agents that give up early are seen in later positions, too.

use super::agent::Trial;
use super::promise::{Promise, Violation};
use crate::{Agent, Declaration, Eye, Game, Monitor, Seat, Think};

impl<G, Make, Hook> Trial<'_, G, Make, Hook>
where
    G: Game,
    Make: Fn(Seat) -> Box<dyn Agent<G>>,
    Hook: FnMut(&G::State),
{
    /// What `seat`, which is to act, declares; and where it may offer a draw, what the other one would answer.
    pub fn check_saying(&mut self, seat: Seat) -> Result<(), Violation> {
        let may = self.session.may_declare(seat);
        if may.is_empty() {
            return Ok(());
        }
        self.check_said(seat, &may)?;
        if may.contains(&Declaration::OfferDraw) {
            self.check_said(Seat(1 - seat.0), &[Declaration::AcceptDraw, Declaration::DeclineDraw])?;
        }
        Ok(())
    }

    fn check_said(&mut self, seat: Seat, may: &[Declaration]) -> Result<(), Violation> {
        let (state, view) = (self.session.state().clone(), self.session.view(Eye::Seat(seat)));
        (self.on_position)(&state);
        let said = self.said(seat, &view, may);
        self.report.said += u64::from(said.is_some());
        if let Some(declaration) = said.filter(|declaration| !may.contains(declaration)) {
            let text = format!("{seat} declares {declaration:?} where it may {may:?}");
            return Err(self.broken(Promise::AgentLegal, text));
        }
        let again = self.said(seat, &view, may);
        self.same(seat, (said, again), Promise::AgentRepeatable, "asked again")?;
        for _ in 0..self.options.twins {
            let twin = self.game.conceal(&state, Eye::Seat(seat), &mut self.rng);
            (self.on_position)(&twin);
            let blind = self.said(seat, &view, may);
            (self.on_position)(&state);
            self.same(seat, (said, blind), Promise::AgentBlind, "on a twin")?;
        }
        Ok(())
    }

    fn said(&mut self, seat: Seat, view: &G::View, may: &[Declaration]) -> Option<Declaration> {
        let (rng, monitor) = (self.session.considering(seat), Monitor::new());
        let mut think = Think { budget: self.options.budget, explain: false, rng, monitor: &monitor };
        self.agents[seat.index()].agent.speak(self.game, view, may, &mut think)
    }

    fn same(
        &self,
        seat: Seat,
        (one, other): (Option<Declaration>, Option<Declaration>),
        promise: Promise,
        how: &str,
    ) -> Result<(), Violation> {
        if one == other {
            return Ok(());
        }
        Err(self.broken(promise, format!("{how}, {seat} says {other:?} instead of {one:?}")))
    }
}
