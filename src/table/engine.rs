//! The session with its opponents, and how a stretch of play is run. It knows nothing of frames or windows: the host
//! hands it to another thread while opponents are to act.

use std::{
    any::Any,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
    time::Duration,
};

use bevy::platform::{cell::SyncCell, time::Instant};
use tabletop::{
    Agent, Budget, Declaration, Explanation, Eye, Game, Illegal, Message, Seat, Session, Step, TakeBack, Think, Turn,
    UndoError, message,
};

use super::{DeclaredStep, journal::Journal, thought::ThinkingHandle};
use crate::crash;

/// An opponent's chair; nobody sits in a person's.
pub(super) type Chair<G> = Option<Box<dyn Agent<G>>>;

/// How far a stretch of play goes before the window hears of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlayLimits {
    /// Most decisions.
    pub decisions: u32,
    /// No decision begins after this long.
    pub time: Duration,
    /// Whether opponents are asked for their reasons.
    pub explain: bool,
}

/// Something that happened, unredacted, and the step it came with.
#[derive(Clone, PartialEq, Debug)]
pub struct LoggedEvent<E> {
    /// Number of steps made before it.
    pub step: usize,
    /// What happened.
    pub event: E,
}

/// A decision, an opponent's with its reasons.
#[derive(Clone, PartialEq, Debug)]
pub struct Made {
    /// Number of steps made before it.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// Why, where it was asked; persons are not.
    pub explanation: Option<Box<Explanation>>,
    /// How much of the game changed by it and by the chance that followed, 0 and more: see [`TableGame::impact`](super::TableGame::impact).
    pub impact: f64,
}

/// What a stretch of play brought.
#[derive(Clone, PartialEq, Debug)]
pub struct Played<E> {
    /// What happened, in order.
    pub events: Vec<LoggedEvent<E>>,
    /// The decisions made.
    pub made: Vec<Made>,
    /// What opponents declared, in order.
    pub declared: Vec<DeclaredStep>,
    /// What went wrong; play went on without it, or stands still where it could not.
    pub faults: Vec<Message>,
}

impl<E> Default for Played<E> {
    fn default() -> Self {
        Self { events: Vec::new(), made: Vec::new(), declared: Vec::new(), faults: Vec::new() }
    }
}

/// A session and the opponents at its table.
pub(super) struct Engine<G: Game> {
    pub session: Session<G>,
    /// Opponents are handed from thread to thread but never shared between them.
    agents: SyncCell<Vec<Chair<G>>>,
    /// Whether anybody wants to be told events.
    watched: bool,
    /// Whether opponents have heard that the game is over.
    concluded: bool,
    /// What is left of the game if the program falls over.
    journal: Arc<Journal<G>>,
    /// Whether the rules themselves fell over: nothing can be done any more.
    broken: bool,
}

impl<G: Game> Engine<G> {
    pub fn new(session: Session<G>, chairs: Vec<Chair<G>>) -> Self {
        let watched = chairs.iter().flatten().any(|agent| agent.watches());
        let journal = Arc::new(Journal::new(&session));
        Self { session, agents: SyncCell::new(chairs), watched, concluded: false, journal, broken: false }
    }

    /// What is left of the game if the program falls over, kept up to the last step.
    pub fn journal(&self) -> &Arc<Journal<G>> {
        &self.journal
    }

    /// Whether a person sits there.
    pub fn is_person(&mut self, seat: Seat) -> bool {
        self.agents.get().get(seat.index()).is_none_or(Option::is_none)
    }

    /// Whether opponents or chance are to act, and can.
    pub fn goes_on(&mut self) -> bool {
        !self.broken
            && match (self.session.draw_offer(), self.session.turn()) {
                (_, Turn::Over) => false,
                (Some(by), _) => Seat::all(2).any(|seat| seat != by && !self.is_person(seat)),
                (None, Turn::Seat(seat)) => !self.is_person(seat),
                (None, Turn::Chance) => true,
            }
    }

    /// Plays on until a person is to act, the game is over, or the stretch is. Whatever falls over on the way, the session
    /// comes back from it.
    pub fn run(&mut self, limits: PlayLimits, thinking: &ThinkingHandle) -> Played<G::Event> {
        let mut played = Played::default();
        if self.broken {
            return played;
        }
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| self.run_on(limits, thinking, &mut played))) {
            self.broken = true;
            // Half a step may have been made; only whole ones count.
            self.session.seek(self.session.len());
            played.faults.push(message!(
                "fault-table-broken",
                "The game cannot go on: {fault}",
                fault = fault_of(&*panic)
            ));
        }
        played
    }

    fn run_on(&mut self, limits: PlayLimits, thinking: &ThinkingHandle, played: &mut Played<G::Event>) {
        let begun = Instant::now();
        self.settle(played);
        for _ in 0..limits.decisions {
            if thinking.halted() || begun.elapsed() >= limits.time {
                break;
            }
            if self.speak(limits.explain, thinking, played) {
                self.settle(played);
                continue;
            }
            let Turn::Seat(seat) = self.session.turn() else { break };
            // A person who is offered a draw answers before the game goes on.
            if self.is_person(seat) || self.session.draw_offer().is_some() {
                break;
            }
            if !self.decide(seat, limits.explain, thinking, played) {
                break;
            }
            self.settle(played);
        }
    }

    /// A person acts, and chance after it.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Played<G::Event>, Illegal> {
        let mut played = Played::default();
        let step = self.session.len();
        let events = self.session.act(seat, action)?;
        self.journal.update(&self.session);
        played.made.push(Made { step, seat, explanation: None, impact: 0.0 });
        self.tell(step, events, &mut played);
        self.settle(&mut played);
        Ok(played)
    }

    /// A person declares something.
    pub fn declare(&mut self, seat: Seat, declaration: Declaration) -> Result<(), Illegal> {
        self.session.declare(seat, declaration)?;
        self.journal.update(&self.session);
        self.settle(&mut Played::default());
        Ok(())
    }

    /// Takes back what `seat` did last, and what others did since; never what it has been shown.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.session.undo_to(seat, TakeBack::Honest)?;
        self.journal.update(&self.session);
        self.tell_anew();
        Ok(())
    }

    /// Does again what `seat` took back last.
    pub fn redo(&mut self, seat: Seat) -> Result<Played<G::Event>, UndoError> {
        let mut played = Played::default();
        let step = self.session.len();
        match self.session.undone().first() {
            Some(Step::Action(by, _)) if *by == seat => {}
            _ => return Err(UndoError::End),
        }
        let events = self.session.redo()?;
        self.journal.update(&self.session);
        played.made.push(Made { step, seat, explanation: None, impact: 0.0 });
        self.tell(step, events, &mut played);
        Ok(played)
    }

    /// Makes opponents forget everything and tells them what their seats saw up to now.
    pub fn tell_anew(&mut self) {
        self.concluded = false;
        if !self.watched {
            return;
        }
        self.agents.get().iter_mut().flatten().for_each(|agent| agent.reset());
        for told in self.past(0) {
            self.observe(&[told.event]);
        }
    }

    /// Everything that has happened from step `from` on, unredacted.
    pub fn past(&self, from: usize) -> Vec<LoggedEvent<G::Event>> {
        let mut past = self.session.clone();
        past.seek(from);
        let mut told = Vec::new();
        while past.len() < self.session.len() {
            let step = past.len();
            let Ok(events) = past.redo() else { break };
            told.extend(events.into_iter().map(|event| LoggedEvent { step, event }));
        }
        told
    }

    /// Makes the next step of a record that is watched. Returns what happened, unredacted.
    pub fn step_forward(&mut self) -> Option<Vec<LoggedEvent<G::Event>>> {
        let step = self.session.len();
        let events = self.session.redo().ok()?;
        Some(events.into_iter().map(|event| LoggedEvent { step, event }).collect())
    }

    /// Tells opponents, once, that the game is over and how.
    fn conclude(&mut self) {
        if !self.watched || self.concluded {
            return;
        }
        self.concluded = true;
        let standing = self.session.standing();
        for (seat, agent) in self.agents.get().iter_mut().enumerate() {
            let Some(agent) = agent.as_mut().filter(|agent| agent.watches()) else { continue };
            let view = self.session.view(Eye::Seat(Seat(seat as u8)));
            agent.conclude(self.session.game(), &view, standing.as_ref());
        }
    }

    /// Lets chance fall as long as it is due, and tells opponents where that was the end.
    fn settle(&mut self, played: &mut Played<G::Event>) {
        loop {
            let step = self.session.len();
            let Some(events) = self.session.advance() else { break };
            self.journal.update(&self.session);
            self.tell(step, events, played);
        }
        if self.session.turn() == Turn::Over {
            self.conclude();
        }
    }

    /// Lets the opponent that may declare something do so. Returns whether it did.
    fn speak(&mut self, explain: bool, thinking: &ThinkingHandle, played: &mut Played<G::Event>) -> bool {
        let Some((seat, may)) = self.session.to_declare() else { return false };
        let (view, step) = (self.session.view(Eye::Seat(seat)), self.session.len());
        let rng = self.session.considering(seat);
        let Some(agent) = self.agents.get().get_mut(seat.index()).and_then(Option::as_mut) else { return false };
        let monitor = thinking.begin(seat);
        let mut think = Think { budget: Budget::default(), explain, rng, monitor: &monitor };
        let name = agent.name().to_owned();
        let game = Arc::clone(self.session.game());
        let said = catch_unwind(AssertUnwindSafe(|| agent.speak(&game, &view, &may, &mut think)));
        thinking.end();
        let refused = match said {
            Ok(None) => return false,
            Ok(Some(declaration)) => match self.session.declare(seat, declaration) {
                Ok(()) => {
                    played.declared.push(DeclaredStep { step, seat, declaration });
                    self.journal.update(&self.session);
                    return true;
                }
                Err(illegal) => illegal.message(),
            },
            Err(panic) => fault_of(&*panic),
        };
        played.faults.push(message!(
            "fault-table-said",
            "What {name} at seat {seat} said of the end of the game does not count: {fault}",
            name = Message::person(&name),
            seat = u16::from(seat.0) + 1,
            fault = refused,
        ));
        // A draw that is not answered rightly is declined; the game goes on.
        let declined = self.session.declare(seat, Declaration::DeclineDraw).is_ok();
        if declined {
            played.declared.push(DeclaredStep { step, seat, declaration: Declaration::DeclineDraw });
            self.journal.update(&self.session);
        }
        declined
    }

    /// One decision; `false` where the game cannot go on.
    fn decide(&mut self, seat: Seat, explain: bool, thinking: &ThinkingHandle, played: &mut Played<G::Event>) -> bool {
        let view = self.session.view(Eye::Seat(seat));
        let step = self.session.len();
        let Some(agent) = self.agents.get().get_mut(seat.index()).and_then(Option::as_mut) else { return false };
        let monitor = thinking.begin(seat);
        let mut think =
            Think { budget: Budget::default(), explain, rng: self.session.thinking(seat), monitor: &monitor };
        let name = agent.name().to_owned();
        let game = Arc::clone(self.session.game());
        let decided = catch_unwind(AssertUnwindSafe(|| agent.decide_for_show(&game, &view, &mut think)));
        thinking.end();
        let (action, explanation) = match decided {
            Ok(decision) => (Some(decision.action), decision.explanation),
            Err(panic) => {
                played.faults.push(message!(
                    "fault-table-fell",
                    "{name} at seat {seat} failed, and a random move stands in: {fault}",
                    name = Message::person(&name),
                    seat = u16::from(seat.0) + 1,
                    fault = fault_of(&*panic),
                ));
                // Whatever it believed, it is told the story afresh.
                agent.reset();
                (None, None)
            }
        };
        let acted = action.map(|action| self.session.act(seat, action));
        let events = match acted {
            Some(Ok(events)) => {
                played.made.push(Made { step, seat, explanation, impact: 0.0 });
                events
            }
            refused => {
                if let Some(Err(illegal)) = &refused {
                    played.faults.push(message!(
                        "fault-table-illegal",
                        "{name} at seat {seat} chose what it may not do: {illegal}",
                        name = Message::person(&name),
                        seat = u16::from(seat.0) + 1,
                        illegal = illegal.message(),
                    ));
                }
                // The game goes on with a random move, as it would for a player who must not hold up the table.
                let random = self.session.game().sample(&view, &mut self.session.thinking(seat));
                let Some(events) = random.and_then(|action| self.session.act(seat, action).ok()) else { return false };
                played.made.push(Made { step, seat, explanation: None, impact: 0.0 });
                if refused.is_none() {
                    self.tell_anew();
                }
                events
            }
        };
        self.journal.update(&self.session);
        self.tell(step, events, played);
        true
    }

    fn tell(&mut self, step: usize, events: Vec<G::Event>, played: &mut Played<G::Event>) {
        if self.watched {
            self.observe(&events);
        }
        played.events.extend(events.into_iter().map(|event| LoggedEvent { step, event }));
    }

    /// Tells opponents events as their seats saw them.
    fn observe(&mut self, events: &[G::Event]) {
        let game = self.session.game();
        for (seat, agent) in self.agents.get().iter_mut().enumerate() {
            let Some(agent) = agent.as_mut().filter(|agent| agent.watches()) else { continue };
            for event in events {
                if let Some(event) = game.redact(event, Eye::Seat(Seat(seat as u8))) {
                    agent.observe(game, &event);
                }
            }
        }
    }
}

/// What fell over said, as it said it, and where its report lies.
fn fault_of(panic: &(dyn Any + Send)) -> Message {
    let said = panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    let said = said.unwrap_or("no message");
    let said = Message::text(said);
    match crash::survived() {
        Some(report) => {
            let report = report.display().to_string();
            message!("fault-table-reported", "{fault} (report: {report})", fault = said, report)
        }
        None => said,
    }
}
