//! Who holds the session: the window while a person is to act, another thread while opponents are. While they play it is away, and the host
//! answers `None`, or nothing, to what it is asked.

use std::sync::Arc;

use bevy::{
    log::warn,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};
use tabletop::{
    Controller, Eye, Game, Illegal, LineError, LineId, LineInfo, Message, Player, Record, RecordError, Seat, Seed,
    Session, Step, TakeBack, Turn, UndoError, message,
};
use thiserror::Error;

use crate::{
    crash::Recorder,
    shell::{GameRecord, NewGame},
    storage::Storage,
};

use super::{
    Autosave, SaveAs,
    engine::{Chair, Engine, LoggedEvent, PlayLimits, Played},
    inquiry::Question,
    journal::Journal,
    thought::{LONGEST_THOUGHT, ThinkingHandle, Thought},
};

/// Why a person's action was not taken.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum HostError {
    /// Opponents are still playing.
    #[error("the others are still playing")]
    Away,
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// It cannot be taken back.
    #[error(transparent)]
    Undo(#[from] UndoError),
    /// No line of play can begin here.
    #[error(transparent)]
    Line(#[from] LineError),
    /// The game cannot be written down.
    #[error(transparent)]
    Record(#[from] RecordError),
}

impl HostError {
    /// The reason, to the person.
    pub fn message(&self) -> Message {
        match self {
            Self::Away => Message::new("table-away"),
            Self::Illegal(illegal) => illegal.message(),
            Self::Undo(error) => error.message(),
            Self::Line(error) => error.message(),
            Self::Record(error) => {
                message!("fault-table-unwritten", "The game cannot be written down: {fault}", fault = error.to_string())
            }
        }
    }
}

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

    /// The seat that sets up where nobody else sees it, while that lasts.
    pub fn setting_up(&self) -> Option<Seat> {
        self.session().and_then(Session::setting_up)
    }

    /// Number of steps made.
    pub fn steps(&self) -> Option<usize> {
        self.session().map(Session::len)
    }

    /// Whether the rules leave the seat to act one thing to do; `false` where that is not known.
    pub fn forced(&self) -> bool {
        let Some((session, Turn::Seat(seat))) = self.session().zip(self.turn()) else { return false };
        let actions = session.game().actions(&session.view(Eye::Seat(seat)));
        actions.is_some_and(|actions| actions.len() == 1)
    }

    /// What was done at a step, those that were taken back included; `None` for chance.
    pub fn action_at(&self, step: usize) -> Option<(Seat, G::Action)> {
        let session = self.session()?;
        let made = session.steps();
        let step = made.get(step).or_else(|| session.undone().get(step.checked_sub(made.len())?))?;
        match step {
            Step::Action(seat, action) => Some((*seat, action.clone())),
            Step::Outcome(_) => None,
        }
    }

    /// An event as `eye` may know it.
    pub fn redacted(&self, event: &G::Event, eye: Eye) -> Option<G::Event> {
        self.game.redact(event, eye)
    }

    /// The lines of play, those that began earlier first.
    pub fn lines(&self) -> Vec<LineInfo> {
        self.session().map_or_else(Vec::new, Session::lines)
    }

    /// The line it is on.
    pub fn line(&self) -> Option<LineId> {
        self.session().map(Session::line)
    }

    /// The session; `None` while opponents are playing. Show a person only what a view of it holds.
    pub fn session(&self) -> Option<&Session<G>> {
        match &self.hold {
            Hold::Here(engine) => Some(&engine.session),
            Hold::Away { .. } | Hold::Nowhere => None,
        }
    }

    /// Everything that has happened from step `from` on, unredacted; nothing while opponents are playing.
    pub fn past(&self, from: usize) -> Vec<LoggedEvent<G::Event>> {
        match &self.hold {
            Hold::Here(engine) => engine.past(from),
            Hold::Away { .. } | Hold::Nowhere => Vec::new(),
        }
    }

    /// What these eyes may know; `None` while opponents are playing.
    pub fn view(&self, eye: Eye) -> Option<G::View> {
        self.session().map(|session| session.view(eye))
    }

    /// The record of the game so far; `None` while opponents are playing.
    pub fn record(&self, snapshot: bool) -> Option<Record<G>> {
        self.session().map(|session| session.record(snapshot))
    }

    /// The record of the game so far, for those who know no game.
    pub fn game_record(&self) -> Option<GameRecord> {
        self.record(false).map(GameRecord::new)
    }

    /// Begins to write the autosave; `progress` says up to where, for the log of the program.
    pub fn save(&self, autosave: &mut Autosave, storage: &Storage, progress: String) {
        if let Some(record) = self.record(true) {
            autosave.write(record, storage, progress);
        }
    }

    /// Begins to write a save under a name.
    pub fn save_as(&self, autosave: &mut Autosave, storage: &Storage, asked: SaveAs) {
        if let Some(record) = self.record(true) {
            autosave.write_named(record, storage, asked);
        }
    }

    /// The decision before step `step`, as `seat` sees it; `watched` adds what the seat has seen happen, for an agent that
    /// wants it. `None` while opponents are playing, or where there is no such step.
    pub fn question(&self, step: usize, seat: Seat, watched: bool) -> Option<Question<G>> {
        let now = self.session()?;
        if step > now.len() {
            return None;
        }
        let mut past = std::borrow::Cow::Borrowed(now);
        if step < now.len() {
            past.to_mut().seek(step);
        }
        let (view, rng) = (past.view(Eye::Seat(seat)), past.thinking(seat));
        let seen = if watched {
            let told = self.past(0).into_iter().filter(|told| told.step < step);
            told.filter_map(|told| self.game.redact(&told.event, Eye::Seat(seat))).collect()
        } else {
            Vec::new()
        };
        Some(Question { game: Arc::clone(&self.game), seat, view, seen, rng })
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

    /// The step of what this person can take back, with all that was done since: its last action, unless something was shown to it
    /// since, such as dice; `None` where there is none, and while opponents are playing. It follows some steps anew, which is too
    /// much for every frame.
    pub fn undoable(&self, seat: Seat) -> Option<usize> {
        let session = self.session()?;
        let back = session.undoable_to(seat, TakeBack::Honest).ok()?;
        session.len().checked_sub(back)
    }

    /// The game that goes on from where this one stands, on a line of its own; what followed here is kept beside it. Where no
    /// person played, whoever is to act becomes one.
    ///
    /// # Errors
    /// While opponents are playing, and where there are too many lines.
    pub fn branch(&self) -> Result<NewGame, HostError> {
        let mut session = self.session().ok_or(HostError::Away)?.clone();
        session.fork()?;
        let mut record = session.record(true);
        if record.players.iter().all(|player| player.controller != Controller::Human) {
            let seat = match session.turn() {
                Turn::Seat(seat) => seat,
                Turn::Chance | Turn::Over => Seat(0),
            };
            if let Some(player) = record.players.get_mut(seat.index()) {
                player.controller = Controller::Human;
            }
        }
        let text = record.to_ron()?;
        Ok(NewGame::resumed(record, &text))
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
