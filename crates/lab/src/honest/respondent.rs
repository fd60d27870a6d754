//! An opponent made anew, which is told what a seat had seen and nothing else.

use serde::de::DeserializeOwned;
use tabletop::{Agent, Game, Monitor, Think};

use super::answer::{CannotAsk, Honest};
use super::deed::Deed;
use super::question::{Question, Seen};
use crate::GameModule;

/// Asks the opponent of a question again, which is made anew for it. It thinks as long as it did then; `monitor` stops it and tells how far it is.
pub fn ask_anew<M: GameModule>(module: &M, question: &Question<M::Game>, monitor: &Monitor) -> Honest<M::Game> {
    match Respondents::new(module, &question.agent) {
        Ok(mut respondents) => respondents.ask(question, monitor),
        Err(why) => Honest::CannotAsk(why),
    }
}

/// The opponent of one seat made anew, and once more for other worlds: neither of them meets what the other was told.
pub(super) struct Respondents<G: Game> {
    own: Box<dyn Agent<G>>,
    elsewhere: Box<dyn Agent<G>>,
}

impl<G: Game> Respondents<G> {
    /// Makes them.
    ///
    /// # Errors
    /// There is no such opponent.
    pub fn new<M: GameModule<Game = G>>(module: &M, spec: &str) -> Result<Self, CannotAsk> {
        let make = || module.agent(spec).map_err(CannotAsk::Refused);
        Ok(Self { own: make()?, elsewhere: make()? })
    }

    /// Asks them the next question of their seat.
    pub fn ask(&mut self, question: &Question<G>, monitor: &Monitor) -> Honest<G> {
        self.answers(question, monitor).unwrap_or_else(Honest::CannotAsk)
    }

    fn answers(&mut self, question: &Question<G>, monitor: &Monitor) -> Result<Honest<G>, CannotAsk> {
        let seen = question.seen.as_ref().map_err(CannotAsk::clone)?;
        let different = |now: Deed<G>, other_world: bool| {
            let then = question.then.clone();
            (then != now).then_some(Honest::Different { then, now, other_world })
        };
        hear(&mut *self.own, question, seen)?;
        hear(&mut *self.elsewhere, question, seen)?;
        let now = decide(&mut *self.own, question, &seen.view, monitor)?;
        if let Some(different) = different(now, false) {
            return Ok(different);
        }
        let Some(elsewhere) = &seen.elsewhere else { return Ok(Honest::Same { other_world: false }) };
        let now = decide(&mut *self.elsewhere, question, elsewhere, monitor)?;
        Ok(different(now, true).unwrap_or(Honest::Same { other_world: true }))
    }
}

/// Tells an opponent what its seat has heard since it was asked last.
fn hear<G: Game>(agent: &mut dyn Agent<G>, question: &Question<G>, seen: &Seen) -> Result<(), CannotAsk> {
    if agent.watches() {
        for event in &seen.heard {
            agent.observe(&question.game, &read(event)?);
        }
    }
    Ok(())
}

/// What an opponent does where its seat sees this: it is asked as at a table, for a declaration first, where it may make one.
fn decide<G: Game>(
    agent: &mut dyn Agent<G>,
    question: &Question<G>,
    view: &[u8],
    monitor: &Monitor,
) -> Result<Deed<G>, CannotAsk> {
    let view: G::View = read(view)?;
    let (game, terms) = (&*question.game, &question.terms);
    if monitor.stopped() {
        return Err(CannotAsk::Stopped);
    }
    let think = |rng| Think { budget: terms.budget, explain: false, rng, monitor };
    let said = match terms.may.is_empty() {
        true => None,
        false => agent.speak(game, &view, &terms.may, &mut think(terms.considering.clone())),
    };
    let deed = match said {
        Some(declaration) => Deed::Declares(declaration),
        None => Deed::Acts(agent.decide(game, &view, &mut think(terms.thinking.clone())).action),
    };
    // What was cut short need not be what it had decided.
    if monitor.stopped() { Err(CannotAsk::Stopped) } else { Ok(deed) }
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, CannotAsk> {
    serde_json::from_slice(bytes).map_err(|error| CannotAsk::Unreadable(error.to_string()))
}
