//! A game at a table: what was done, what can be taken back, what can be saved.

use std::{collections::BTreeMap, sync::Arc};

use derive_where::derive_where;

use crate::course::Course;
use crate::{Eye, FORMAT, Game, Illegal, Player, Record, RecordError, Rng, Seat, Seed, Standing, Step, Turn};

/// States are kept at every such step, so that going back never replays more than this many.
const KEYFRAME: usize = 64;

/// Why a step cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    /// Nothing has been done yet.
    #[error("there is nothing to take back")]
    Start,
    /// Dice were rolled or a card was drawn since.
    #[error("dice have been rolled or a card drawn; that cannot be taken back")]
    Chance,
    /// Nothing was taken back.
    #[error("there is nothing to do again")]
    End,
}

/// A game under way with its whole history.
///
/// The seed and the state stay in here; agents and players get [`view`](Session::view)s.
#[derive_where(Clone, Debug)]
pub struct Session<G: Game> {
    #[derive_where(skip(Debug))]
    game: Arc<G>,
    seed: Seed,
    players: Vec<Player>,
    origin: Option<G::State>,
    /// All steps; those from `course.steps` on have been taken back and can be done again.
    steps: Vec<Step<G>>,
    course: Course<G>,
    /// The course before step 0, 64, 128, …
    keyframes: Vec<Course<G>>,
}

impl<G: Game> Session<G> {
    /// A new game.
    ///
    /// # Errors
    /// [`RecordError::Players`] unless there is one player per seat.
    pub fn new(game: Arc<G>, seed: Seed, players: Vec<Player>) -> Result<Self, RecordError> {
        Self::begin(game, seed, players, None)
    }

    /// A game that begins in a given state: a scene, or a snapshot.
    ///
    /// # Errors
    /// As [`new`](Session::new), and [`RecordError::Origin`] where the state cannot stand under the rules.
    pub fn from_state(game: Arc<G>, seed: Seed, players: Vec<Player>, origin: G::State) -> Result<Self, RecordError> {
        Self::begin(game, seed, players, Some(origin))
    }

    fn begin(game: Arc<G>, seed: Seed, players: Vec<Player>, origin: Option<G::State>) -> Result<Self, RecordError> {
        if players.len() != game.seats() {
            return Err(RecordError::Players { players: players.len(), seats: game.seats() });
        }
        if let Some(origin) = &origin {
            game.check_state(origin).map_err(RecordError::Origin)?;
        }
        let course = Course::new(origin.clone().unwrap_or_else(|| game.start()));
        let keyframes = vec![course.clone()];
        Ok(Self { game, seed, players, origin, steps: Vec::new(), course, keyframes })
    }

    /// Follows a record to its end and checks that it gets there.
    ///
    /// # Errors
    /// Any [`RecordError`] but the first three.
    pub fn replay(game: Arc<G>, record: &Record<G>) -> Result<Self, RecordError> {
        if record.rules != G::RULES {
            return Err(RecordError::OtherRules { found: record.rules, wanted: G::RULES });
        }
        let content = game.content_hash();
        if record.content != content {
            return Err(RecordError::OtherContent { found: record.content, wanted: content });
        }
        let mut session = Self::begin(game, record.seed, record.players.clone(), record.origin.clone())?;
        for (index, step) in record.steps.iter().enumerate() {
            session.push(step.clone()).map_err(|illegal| RecordError::Step { index, illegal })?;
        }
        let found = session.hash();
        if found != record.hash {
            return Err(RecordError::OtherEnd { found, recorded: record.hash });
        }
        Ok(session)
    }

    /// [`replay`](Session::replay), or the record's snapshot where its steps can no longer be followed: where the rules or the
    /// content have changed since. From a snapshot the game goes on with a seed of its own, derived from the record's, lest the
    /// dice that began it fall again.
    ///
    /// # Errors
    /// Those of `replay` where there is no snapshot, and wrong players even where there is one.
    pub fn resume(game: Arc<G>, record: &Record<G>) -> Result<Self, RecordError> {
        match (Self::replay(Arc::clone(&game), record), &record.snapshot) {
            (Err(RecordError::Players { players, seats }), _) => Err(RecordError::Players { players, seats }),
            (Err(_), Some(snapshot)) => {
                let seed = record.seed.derive("resume", record.steps.len() as u64);
                Self::begin(game, seed, record.players.clone(), Some(snapshot.clone()))
            }
            (result, _) => result,
        }
    }

    /// Checks that every recorded outcome is the one the seed gives: nobody chose their dice.
    ///
    /// # Errors
    /// [`RecordError::Dice`] at the first that is not.
    pub fn verify_dice(&self) -> Result<(), RecordError> {
        let mut course = self.keyframes[0].clone();
        for (index, step) in self.steps[..self.len()].iter().enumerate() {
            if let Step::Outcome(outcome) = step
                && course.due(&*self.game, self.seed).as_ref() != Some(outcome)
            {
                return Err(RecordError::Dice { index });
            }
            follow(&mut course, &*self.game, step, &mut crate::NoEvents)
                .map_err(|illegal| RecordError::Step { index, illegal })?;
        }
        Ok(())
    }

    /// The record of the game so far; with `snapshot`, the state too.
    pub fn record(&self, snapshot: bool) -> Record<G> {
        Record {
            format: FORMAT,
            game: G::ID.to_owned(),
            about: BTreeMap::new(),
            rules: G::RULES,
            content: self.game.content_hash(),
            setup: self.game.setup().clone(),
            seed: self.seed,
            players: self.players.clone(),
            origin: self.origin.clone(),
            steps: self.steps[..self.len()].to_vec(),
            hash: self.hash(),
            snapshot: snapshot.then(|| self.course.state.clone()),
        }
    }

    /// The rules.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// Who plays, one per seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Who acts.
    pub fn turn(&self) -> Turn {
        self.game.turn(&self.course.state)
    }

    /// How it ended, if it has.
    pub fn standing(&self) -> Option<Standing> {
        self.game.standing(&self.course.state)
    }

    /// What `eye` may know.
    pub fn view(&self, eye: Eye) -> G::View {
        self.game.view(&self.course.state, eye)
    }

    /// The whole truth, for the host that animates it and for replays. Never hand it to an agent or a player.
    pub fn state(&self) -> &G::State {
        &self.course.state
    }

    /// Canonical hash of the state.
    pub fn hash(&self) -> u64 {
        self.game.hash(&self.course.state)
    }

    /// The seed. Shown when the game is over, or to those who set the table.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Number of steps made (those taken back not counted).
    pub fn len(&self) -> usize {
        self.course.steps as usize
    }

    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The steps made, in order.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps[..self.len()]
    }

    /// The steps taken back that can be done again, the next one first.
    pub fn undone(&self) -> &[Step<G>] {
        &self.steps[self.len()..]
    }

    /// The generator for the decision that is due in `seat`.
    pub fn thinking(&self, seat: Seat) -> Rng {
        self.course.thinking(self.seed, seat)
    }

    /// `seat` acts. Returns what happened, unredacted.
    ///
    /// # Errors
    /// The rule the action breaks, or that it is not that seat's turn. Nothing has changed then.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, Illegal> {
        self.push(Step::Action(seat, action))
    }

    /// One chance outcome falls, if one is due. Returns what happened, unredacted.
    pub fn advance(&mut self) -> Option<Vec<G::Event>> {
        let outcome = self.course.due(&*self.game, self.seed)?;
        self.push(Step::Outcome(outcome)).ok()
    }

    /// Whether [`undo`](Session::undo) would work.
    pub fn undoable(&self) -> Result<(), UndoError> {
        match self.steps().last() {
            None => Err(UndoError::Start),
            Some(Step::Outcome(_)) => Err(UndoError::Chance),
            Some(Step::Action(..)) => Ok(()),
        }
    }

    /// Takes the last action back, but never chance: what was rolled or drawn stays.
    ///
    /// # Errors
    /// Where nothing was done, or chance has fallen since.
    pub fn undo(&mut self) -> Result<(), UndoError> {
        self.undoable()?;
        self.seek(self.len() - 1);
        Ok(())
    }

    /// Does again what was taken back last. Returns what happened, unredacted.
    ///
    /// # Errors
    /// [`UndoError::End`] where nothing was taken back.
    pub fn redo(&mut self) -> Result<Vec<G::Event>, UndoError> {
        let step = self.steps.get(self.len()).cloned().ok_or(UndoError::End)?;
        let mut events = Vec::new();
        follow(&mut self.course, &*self.game, &step, &mut events).map_err(|_| UndoError::End)?;
        Ok(events)
    }

    /// Goes to the position before step `index`, for a replay's time line; later steps are kept to be done again.
    /// Beyond the end it goes to the end.
    pub fn seek(&mut self, index: usize) {
        let index = index.min(self.steps.len());
        let mut course = self.keyframes[(index / KEYFRAME).min(self.keyframes.len() - 1)].clone();
        while (course.steps as usize) < index {
            let step = &self.steps[course.steps as usize];
            if follow(&mut course, &*self.game, step, &mut crate::NoEvents).is_err() {
                break; // Cannot be: every step was followed once when it was made.
            }
        }
        self.course = course;
    }

    fn push(&mut self, step: Step<G>) -> Result<Vec<G::Event>, Illegal> {
        let mut events = Vec::new();
        follow(&mut self.course, &*self.game, &step, &mut events)?;
        let made = self.len();
        self.steps.truncate(made - 1);
        self.steps.push(step);
        self.keyframes.truncate((made - 1) / KEYFRAME + 1);
        if made.is_multiple_of(KEYFRAME) {
            self.keyframes.push(self.course.clone());
        }
        Ok(events)
    }
}

fn follow<G: Game>(
    course: &mut Course<G>,
    game: &G,
    step: &Step<G>,
    events: &mut impl crate::EventSink<G::Event>,
) -> Result<(), Illegal> {
    match step {
        Step::Action(seat, action) => {
            if game.turn(&course.state) != Turn::Seat(*seat) {
                return Err(Illegal::new("not-your-turn", format!("it is not the turn of {seat}")));
            }
            course.act(game, action, events)
        }
        Step::Outcome(outcome) => {
            if game.turn(&course.state) != Turn::Chance {
                return Err(Illegal::new("no-chance-due", "no dice or card are due here"));
            }
            course.resolve(game, outcome, events)
        }
    }
}
