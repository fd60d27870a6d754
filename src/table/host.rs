//! Who holds the session: the window while a person is to act, another thread while opponents are. While they play it is away, and the host
//! answers `None`, or nothing, to what it is asked.

use std::sync::Arc;

use bevy::{
    log::warn,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};
use tabletop::{Declaration, Game, LineId, Player, Record, RecordError, Seat, Seed, Session, Step, Turn};

use crate::crash::Recorder;

use super::{
    HostError,
    engine::{Chair, Engine, LoggedEvent, PlayLimits, Played},
    journal::Journal,
    thought::{LONGEST_THOUGHT, ThinkingHandle, Thought},
};

/// A game under way and whoever holds it.
pub struct Host<G: Game> {
    game: Arc<G>,
    players: Vec<Player>,
    seed: Seed,
    hold: Hold<G>,
    journal: Arc<Journal<G>>,
}

enum Hold<G: Game> {
    /// The window has it.
    Here(Box<Engine<G>>),
    /// Opponents are playing.
    Away { task: Task<(Box<Engine<G>>, Played<G::Event>)>, thinking: Arc<ThinkingHandle> },
    /// Only while it changes hands.
    Nowhere,
}

impl<G: Game> Host<G> {
    /// Seats `chairs` (`None` for a person) at a new game.
    ///
    /// # Errors
    /// Unless there is a player and a chair for every seat.
    pub fn new(game: Arc<G>, seed: Seed, players: Vec<Player>, chairs: Vec<Chair<G>>) -> Result<Self, RecordError> {
        let seats = game.seats();
        if chairs.len() != seats {
            return Err(RecordError::Players { players: chairs.len(), seats });
        }
        let session = Session::new(Arc::clone(&game), seed, players.clone())?;
        Ok(Self::from_engine(Engine::new(session, chairs)))
    }

    /// Seats `chairs` at a game that was begun before. The opponents are told what their seats saw.
    ///
    /// # Errors
    /// The record cannot be followed, or there is not a chair for every seat.
    pub fn resume(game: Arc<G>, record: &Record<G>, chairs: Vec<Chair<G>>) -> Result<Self, RecordError> {
        Self::go_on(Session::resume(game, record)?, chairs)
    }

    /// Seats `chairs` at a session that was begun before. The opponents are told what their seats saw.
    ///
    /// # Errors
    /// There is not a chair for every seat.
    pub fn go_on(session: Session<G>, chairs: Vec<Chair<G>>) -> Result<Self, RecordError> {
        let seats = session.game().seats();
        if chairs.len() != seats {
            return Err(RecordError::Players { players: chairs.len(), seats });
        }
        let mut engine = Engine::new(session, chairs);
        engine.tell_anew();
        Ok(Self::from_engine(engine))
    }

    fn from_engine(engine: Engine<G>) -> Self {
        let session = &engine.session;
        Self {
            game: Arc::clone(session.game()),
            players: session.players().to_vec(),
            seed: session.seed(),
            journal: Arc::clone(engine.journal()),
            hold: Hold::Here(Box::new(engine)),
        }
    }

    /// Whoever can tell what this game was if the program falls over.
    pub fn recorder(&self) -> Arc<dyn Recorder>
    where
        G: 'static,
    {
        Arc::clone(&self.journal) as Arc<dyn Recorder>
    }

    /// The rules.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// Who plays, one per seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The seed, for the end of the game and a rematch.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Who acts; `None` while opponents are playing.
    pub fn turn(&self) -> Option<Turn> {
        self.session().map(Session::turn)
    }

    /// The session; `None` while opponents are playing. Show a person only what a view of it holds.
    pub fn session(&self) -> Option<&Session<G>> {
        match &self.hold {
            Hold::Here(engine) => Some(&engine.session),
            Hold::Away { .. } | Hold::Nowhere => None,
        }
    }

    /// A step that was made, also while opponents are playing; in a replay one of those up to where it stands.
    pub fn step_at(&self, at: usize) -> Option<Step<G>> {
        match self.session() {
            Some(session) => session.steps().get(at).cloned(),
            None => self.journal.step(at),
        }
    }

    /// Everything that has happened from step `from` on, unredacted; nothing while opponents are playing.
    pub fn past(&self, from: usize) -> Vec<LoggedEvent<G::Event>> {
        match &self.hold {
            Hold::Here(engine) => engine.past(from),
            Hold::Away { .. } | Hold::Nowhere => Vec::new(),
        }
    }

    /// What an opponent is thinking about right now.
    pub fn thought(&self) -> Option<Thought> {
        match &self.hold {
            Hold::Away { thinking, .. } => thinking.thought(),
            Hold::Here(_) | Hold::Nowhere => None,
        }
    }

    /// Whether opponents are playing.
    pub fn away(&self) -> bool {
        matches!(self.hold, Hold::Away { .. })
    }

    /// A person acts. Returns what happened, chance included, unredacted.
    ///
    /// # Errors
    /// The rules forbid it, or opponents are still playing.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Played<G::Event>, HostError> {
        match &mut self.hold {
            Hold::Here(engine) => Ok(engine.act(seat, action)?),
            Hold::Away { .. } | Hold::Nowhere => Err(HostError::Away),
        }
    }

    /// A person declares something.
    ///
    /// # Errors
    /// It may not, or opponents are still playing.
    pub fn declare(&mut self, seat: Seat, declaration: Declaration) -> Result<(), HostError> {
        match &mut self.hold {
            Hold::Here(engine) => Ok(engine.declare(seat, declaration)?),
            Hold::Away { .. } | Hold::Nowhere => Err(HostError::Away),
        }
    }

    /// Goes to the end of another line of a record that is watched; does nothing while opponents are playing.
    pub fn switch(&mut self, line: LineId) {
        if let Hold::Here(engine) = &mut self.hold
            && let Err(problem) = engine.session.switch(line)
        {
            warn!("{problem}");
        }
    }

    /// Takes back what this person did last, and what others did since.
    ///
    /// # Errors
    /// There is nothing, something was shown since, or opponents are still playing.
    pub fn undo(&mut self, seat: Seat) -> Result<(), HostError> {
        match &mut self.hold {
            Hold::Here(engine) => Ok(engine.undo(seat)?),
            Hold::Away { .. } | Hold::Nowhere => Err(HostError::Away),
        }
    }

    /// Does again what this person took back last. Returns what happened, unredacted.
    ///
    /// # Errors
    /// Nothing was taken back, or opponents are still playing.
    pub fn redo(&mut self, seat: Seat) -> Result<Played<G::Event>, HostError> {
        match &mut self.hold {
            Hold::Here(engine) => Ok(engine.redo(seat)?),
            Hold::Away { .. } | Hold::Nowhere => Err(HostError::Away),
        }
    }

    /// Makes the next step of a record that is watched. Returns what happened, unredacted; `None` at its end and while
    /// opponents are playing.
    pub fn step_forward(&mut self) -> Option<Vec<LoggedEvent<G::Event>>> {
        match &mut self.hold {
            Hold::Here(engine) => engine.step_forward(),
            Hold::Away { .. } | Hold::Nowhere => None,
        }
    }

    /// Goes to the place before a step of a record that is watched; does nothing while opponents are playing.
    pub fn seek(&mut self, step: usize) {
        if let Hold::Here(engine) = &mut self.hold {
            engine.session.seek(step);
        }
    }

    /// Lets opponents (and chance) play for a stretch, in another thread. Does nothing where they already do, or a person
    /// is to act.
    pub fn play(&mut self, limits: PlayLimits) {
        let mut engine = match std::mem::replace(&mut self.hold, Hold::Nowhere) {
            Hold::Here(engine) => engine,
            away => {
                self.hold = away;
                return;
            }
        };
        if !engine.goes_on() {
            self.hold = Hold::Here(engine);
            return;
        }
        let thinking = Arc::new(ThinkingHandle::default());
        let seen = Arc::clone(&thinking);
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let played = engine.run(limits, &seen);
            (engine, played)
        });
        self.hold = Hold::Away { task, thinking };
    }

    /// Takes the session back if the stretch has ended, with what it brought. Never waits.
    pub fn poll(&mut self) -> Option<Played<G::Event>> {
        let Hold::Away { task, thinking } = &mut self.hold else { return None };
        let Some((engine, played)) = check_ready(task) else {
            thinking.cut_after(LONGEST_THOUGHT);
            return None;
        };
        self.hold = Hold::Here(engine);
        Some(played)
    }

    /// Asks the opponent that is thinking to decide at once.
    pub fn hurry(&self) {
        if let Hold::Away { thinking, .. } = &self.hold {
            thinking.cut();
        }
    }
}

impl<G: Game> Drop for Host<G> {
    /// Leaving the table stops whoever still thinks; the thread ends by itself.
    fn drop(&mut self) {
        if let Hold::Away { thinking, .. } = &self.hold {
            thinking.halt();
        }
    }
}
