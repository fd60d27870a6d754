//! Reasons that everyone may read tell nothing that somebody may not know.

use super::agent::{Question, Seated, Trial};
use super::promise::{Promise, Violation, brief};
use crate::{Agent, Audience, Decision, Eye, Game, Seat, Turn};

impl<G, Make, Hook> Trial<'_, G, Make, Hook>
where
    G: Game,
    Make: Fn(Seat) -> Box<dyn Agent<G>>,
    Hook: FnMut(&G::State),
{
    /// Open reasons belong to an action that everybody sees, and weigh actions that everybody knows to be possible. Wherever the
    /// position looks the same to everybody and the same is done, they are the same: a fresh agent is asked there, told only
    /// what everybody was told.
    pub fn check_open(
        &mut self,
        question: &Question<'_, G>,
        seated: &Seated<G>,
        told: &Decision<G::Action>,
        seat: Seat,
    ) -> Result<(), Violation> {
        let Some(reasons) = told.explanation.as_ref().filter(|reasons| reasons.audience == Audience::Everyone) else {
            return Ok(());
        };
        let weighed = reasons.candidates.iter().map(|candidate| &candidate.action);
        let weighed: Vec<G::Action> = weighed.filter_map(|data| serde_json::from_value(data.clone()).ok()).collect();
        self.report.open += 1;
        self.check_action_seen(&told.action, seat)?;
        let state = self.session.state().clone();
        let public = self.game.view(&state, Eye::Public);
        for _ in 0..self.options.twins {
            let twin = self.game.conceal(&state, Eye::Public, &mut self.rng);
            if self.game.view(&twin, Eye::Public) != public || self.game.turn(&twin) != Turn::Seat(seat) {
                return Err(self.broken(Promise::ViewHides, "a twin looks different to everybody"));
            }
            if let Some((action, illegal)) =
                weighed.iter().find_map(|action| Some((action, self.game.validate(&twin, action).err()?)))
            {
                let text =
                    format!("{} is weighed, and is not possible wherever it looks the same: {illegal}", brief(action));
                return Err(self.broken(Promise::ReasonsOpen, text));
            }
            let mut fresh = (self.make)(seat);
            seated.overheard.iter().for_each(|event| fresh.observe(self.game, event));
            let view = self.game.view(&twin, Eye::Seat(seat));
            (self.on_position)(&twin);
            let other = question.over(&view).ask(&mut *fresh, true);
            (self.on_position)(&state);
            if other.action != told.action {
                // What is hidden made a difference, and the action tells it.
                continue;
            }
            self.report.open_twins += u64::from(twin != state);
            if other.explanation != told.explanation {
                let text = format!(
                    "{} is told by {} or, where it looks the same to everybody, by {}",
                    brief(&told.action),
                    brief(&told.explanation),
                    brief(&other.explanation)
                );
                return Err(self.broken(Promise::ReasonsOpen, text));
            }
        }
        Ok(())
    }

    /// Everybody is told of the action what its own seat is told.
    fn check_action_seen(&self, action: &G::Action, seat: Seat) -> Result<(), Violation> {
        let (mut state, mut events) = (self.session.state().clone(), Vec::new());
        if let Err(illegal) = self.game.apply(&mut state, action, &mut events) {
            return Err(self.broken(Promise::AgentLegal, format!("{}: {illegal}", brief(action))));
        }
        let hidden = events
            .iter()
            .find(|event| self.game.redact(event, Eye::Public) != self.game.redact(event, Eye::Seat(seat)));
        match hidden {
            None => Ok(()),
            Some(event) => {
                let text = format!("the reasons are open and {} is not: {}", brief(action), brief(event));
                Err(self.broken(Promise::ReasonsOpen, text))
            }
        }
    }
}
