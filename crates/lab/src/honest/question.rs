//! The decisions of a game, each as the seat had it that decided.

use std::sync::Arc;

use derive_where::derive_where;
use serde::Serialize;
use tabletop::{Budget, Controller, Declaration, Eye, Game, Player, Rng, Seat, Session};

use super::answer::CannotAsk;
use super::deed::Deed;
use crate::GameModule;
use crate::seats::is_program;

/// How often another world is drawn, since one that is drawn may be the true one.
const WORLD_TRIES: u32 = 4;

/// One decision of a game, with what its seat had seen and nothing else. It can be kept and answered in another thread.
#[derive_where(Clone, Debug)]
pub struct Question<G: Game> {
    /// The rules.
    #[derive_where(skip(Debug))]
    pub(super) game: Arc<G>,
    /// Steps made before it, of every kind.
    pub step: usize,
    /// Turns begun, its own among them.
    pub turn: u64,
    /// Who decided.
    pub seat: Seat,
    /// The opponent in that seat, as the record names it.
    pub agent: String,
    /// What it decided then.
    pub then: Deed<G>,
    /// What its seat had seen, or why that cannot be written down.
    pub(super) seen: Result<Seen, CannotAsk>,
    pub(super) terms: Terms,
}

/// What a seat had seen, as bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Seen {
    /// What it heard since it was asked last, in order, each event as the seat saw it.
    pub heard: Vec<Vec<u8>>,
    /// What it saw.
    pub view: Vec<u8>,
    /// What it saw in another world, made of that world. The bytes are the same, though what is hidden differs. `None` where none was found, as where nothing is hidden.
    pub elsewhere: Option<Vec<u8>>,
}

/// What else an opponent is told when it is to decide.
#[derive(Clone, Debug)]
pub(super) struct Terms {
    /// What it may declare instead of acting.
    pub may: Vec<Declaration>,
    /// What the decision may spend.
    pub budget: Budget,
    /// The generator of this one decision.
    pub thinking: Rng,
    /// The generator for what it declares.
    pub considering: Rng,
}

impl<G: Game> Question<G> {
    /// Whether another world was found that looks the same to the seat.
    pub fn has_other_world(&self) -> bool {
        self.seen.as_ref().is_ok_and(|seen| seen.elsewhere.is_some())
    }
}

/// The decision that was made after `step` steps of the line that a session stands on, with all that its seat had seen until then. `budget` is what decisions of the game could
/// spend: that of the record, none at tables of the client.
///
/// # Errors
/// Why nobody can be asked about it.
pub fn question<M: GameModule>(
    module: &M,
    session: &Session<M::Game>,
    budget: Budget,
    step: usize,
) -> Result<Question<M::Game>, CannotAsk> {
    let made = session.steps().get(step).and_then(Deed::of);
    let (seat, _) = made.ok_or(CannotAsk::NoDecision)?;
    let player = session.players().get(seat.index()).ok_or(CannotAsk::NoDecision)?;
    opponent(player)?;
    Questions::new(module, session, budget).only(step).next().ok_or(CannotAsk::NoDecision)
}

/// The opponent of the house in a seat.
///
/// # Errors
/// Why nobody there can be asked.
pub(super) fn opponent(player: &Player) -> Result<&str, CannotAsk> {
    match &player.controller {
        Controller::Human => Err(CannotAsk::Person),
        Controller::Agent(spec) if is_program(spec) => Err(CannotAsk::Program),
        Controller::Agent(spec) => Ok(spec),
    }
}

/// The decisions of the house's opponents on a line of play, in order. What a seat heard is in its next question alone, so that the same opponent can be asked all of them.
pub struct Questions<'a, M: GameModule> {
    module: &'a M,
    /// The game as far as it was followed.
    past: Session<M::Game>,
    end: usize,
    budget: Budget,
    only: Option<usize>,
    /// By seat, what it heard since it was asked last; for opponents of the house alone.
    heard: Vec<Option<Result<Vec<Vec<u8>>, CannotAsk>>>,
}

impl<'a, M: GameModule> Questions<'a, M> {
    /// Those of the line that a session stands on, up to where it stands.
    pub fn new(module: &'a M, session: &Session<M::Game>, budget: Budget) -> Self {
        let (mut past, end) = (session.clone(), session.len());
        past.seek(0);
        let heard = session.players().iter().map(|player| opponent(player).ok().map(|_| Ok(Vec::new()))).collect();
        Self { module, past, end, budget, only: None, heard }
    }

    /// The one after so many steps alone.
    #[must_use]
    pub fn only(self, step: usize) -> Self {
        Self { end: self.end.min(step.saturating_add(1)), only: Some(step), ..self }
    }

    /// Steps that were followed, and all there are to follow.
    pub fn progress(&self) -> (usize, usize) {
        (self.past.len(), self.end)
    }

    /// The decision that is due, as the seat has it that made it.
    fn due(&mut self, seat: Seat, then: Deed<M::Game>) -> Option<Question<M::Game>> {
        let heard = self.heard.get_mut(seat.index())?.as_mut()?;
        let heard = std::mem::replace(heard, Ok(Vec::new()));
        let past = &self.past;
        let (game, state) = (Arc::clone(past.game()), past.state());
        let player = past.players().get(seat.index())?;
        let to_declare = past.to_declare().filter(|(asked, _)| *asked == seat);
        let terms = Terms {
            may: to_declare.map(|(_, may)| may).unwrap_or_default(),
            budget: self.budget,
            thinking: past.thinking(seat),
            considering: past.considering(seat),
        };
        Some(Question {
            step: past.len(),
            turn: self.module.length(&game, state).turns,
            seat,
            agent: opponent(player).ok()?.to_owned(),
            then,
            seen: heard.and_then(|heard| seen(past, seat, heard)),
            terms,
            game,
        })
    }

    /// Goes on by a step. `None` at the end.
    fn follow(&mut self) -> Option<()> {
        let events = self.past.redo().ok()?;
        for (seat, heard) in Seat::all(self.heard.len()).zip(&mut self.heard) {
            let Some(Ok(told)) = heard else { continue };
            let seen = events.iter().filter_map(|event| self.past.game().redact(event, Eye::Seat(seat)));
            match seen.map(|event| write(&event)).collect::<Result<Vec<_>, _>>() {
                Ok(seen) => told.extend(seen),
                Err(unwritable) => *heard = Some(Err(unwritable)),
            }
        }
        Some(())
    }
}

impl<M: GameModule> Iterator for Questions<'_, M> {
    type Item = Question<M::Game>;

    fn next(&mut self) -> Option<Question<M::Game>> {
        while self.past.len() < self.end {
            let wanted = self.only.is_none_or(|step| step == self.past.len());
            let made = self.past.undone().first().filter(|_| wanted).and_then(Deed::of);
            let question = made.and_then(|(seat, then)| self.due(seat, then));
            self.follow()?;
            if question.is_some() {
                return question;
            }
        }
        None
    }
}

/// What a seat has seen where it is to decide, in the true world and in another one.
fn seen<G: Game>(past: &Session<G>, seat: Seat, heard: Vec<Vec<u8>>) -> Result<Seen, CannotAsk> {
    let (game, state, eye) = (past.game(), past.state(), Eye::Seat(seat));
    let view = write(&past.view(eye))?;
    let mut rng = past.seed().derive("elsewhere", seat.0.into()).stream("world", past.len() as u64);
    let mut elsewhere = None;
    for _ in 0..WORLD_TRIES {
        let twin = game.conceal(state, eye, &mut rng);
        if twin != *state && game.turn(&twin) == game.turn(state) {
            let other = write(&game.view(&twin, eye))?;
            if other == view {
                elsewhere = Some(other);
                break;
            }
        }
    }
    Ok(Seen { heard, view, elsewhere })
}

/// A value as bytes, which hold what a seat sees of it and nothing else.
fn write<T: Serialize>(value: &T) -> Result<Vec<u8>, CannotAsk> {
    serde_json::to_vec(value).map_err(|error| CannotAsk::Unreadable(error.to_string()))
}
