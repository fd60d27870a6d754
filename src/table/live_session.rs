//! What a table needs of its session, whatever the rules are: of one [`Host`], or of several that take turns.

use std::sync::Arc;

use tabletop::{Declaration, Eye, Game, LineId, LineInfo, Player, Seat, Seed, Session, Step, Turn};

use super::{Autosave, DeclaredStep, Host, HostError, LoggedEvent, PlayLimits, Played, SaveAs, ScoredEnd, Thought};
use crate::{
    crash::Recorder,
    shell::{GameRecord, NewGame},
    storage::Storage,
};

/// A session with its opponents. While they play it is away, and answers `None`, or nothing, to what it is asked.
pub trait LiveSession: Send + Sync + 'static {
    /// What a seat does.
    type Action: Clone + Send + Sync + 'static;
    /// What happens.
    type Event: Clone + Send + Sync + 'static;

    /// Who plays, one per seat.
    fn players(&self) -> &[Player];

    /// The seed.
    fn seed(&self) -> Seed;

    /// Who acts.
    fn turn(&self) -> Option<Turn>;

    /// The seat that sets up where nobody else sees it, while that lasts.
    fn setting_up(&self) -> Option<Seat>;

    /// What a seat may declare now. By default nothing is declared in a session, and nobody is asked for it.
    fn may_declare(&self, seat: Seat) -> Vec<Declaration> {
        let _ = seat;
        Vec::new()
    }

    /// The seat whose offer of a draw is to be answered.
    fn draw_offer(&self) -> Option<Seat> {
        None
    }

    /// What was declared, in order.
    fn declared(&self) -> Vec<DeclaredStep> {
        Vec::new()
    }

    /// A person declares something.
    ///
    /// # Errors
    /// It may not, or opponents are still playing.
    fn declare(&mut self, seat: Seat, declaration: Declaration) -> Result<(), HostError> {
        let _ = (seat, declaration);
        Err(HostError::Away)
    }

    /// How the game ended in points; `None` where it has not, or ends otherwise. By default a session knows no score.
    fn scored_end(&self) -> Option<ScoredEnd> {
        None
    }

    /// Whether opponents are playing.
    fn away(&self) -> bool;

    /// What an opponent is thinking about right now.
    fn thought(&self) -> Option<Thought>;

    /// Number of steps made.
    fn steps(&self) -> Option<usize>;

    /// Whether the rules leave the seat to act one thing to do; `false` where that is not known.
    fn forced(&self) -> bool;

    /// What was done at a step, those that were taken back included; `None` for chance.
    fn action_at(&self, step: usize) -> Option<(Seat, Self::Action)>;

    /// Everything that has happened from step `from` on, unredacted.
    fn past(&self, from: usize) -> Vec<LoggedEvent<Self::Event>>;

    /// An event as `eye` may know it.
    fn redacted(&self, event: &Self::Event, eye: Eye) -> Option<Self::Event>;

    /// A person acts. Returns what happened, chance included, unredacted.
    ///
    /// # Errors
    /// The rules forbid it, or opponents are still playing.
    fn act(&mut self, seat: Seat, action: Self::Action) -> Result<Played<Self::Event>, HostError>;

    /// The step of what this person can take back, with all that was done since; `None` where there is none.
    fn undoable(&self, seat: Seat) -> Option<usize>;

    /// Takes back what this person did last, and what others did since.
    ///
    /// # Errors
    /// There is nothing, something was shown since, or opponents are still playing.
    fn undo(&mut self, seat: Seat) -> Result<(), HostError>;

    /// Does again what this person took back last. Returns what happened, unredacted.
    ///
    /// # Errors
    /// Nothing was taken back, or opponents are still playing.
    fn redo(&mut self, seat: Seat) -> Result<Played<Self::Event>, HostError>;

    /// Makes the next step of a record that is watched. Returns what happened, unredacted; `None` at its end.
    fn step_forward(&mut self) -> Option<Vec<LoggedEvent<Self::Event>>>;

    /// Goes to the place before a step of a record that is watched.
    fn seek(&mut self, step: usize);

    /// The lines of play, those that began earlier first.
    fn lines(&self) -> Vec<LineInfo>;

    /// The line it is on.
    fn line(&self) -> Option<LineId>;

    /// Goes to the end of another line of a record that is watched.
    fn switch(&mut self, line: LineId);

    /// The game that goes on from here on a line of its own, with a person in it.
    ///
    /// # Errors
    /// [`HostError`] while opponents are playing, and where there are too many lines.
    fn branch(&self) -> Result<NewGame, HostError>;

    /// Lets opponents (and chance) play for a stretch, in another thread.
    fn play(&mut self, limits: PlayLimits);

    /// Takes the session back if the stretch has ended, with what it brought. Never waits.
    fn poll(&mut self) -> Option<Played<Self::Event>>;

    /// Asks the opponent that is thinking to decide at once.
    fn hurry(&self);

    /// Whoever can tell what this game was if the program falls over.
    fn recorder(&self) -> Arc<dyn Recorder>;

    /// The record of the game so far.
    fn record(&self) -> Option<GameRecord>;

    /// Begins to write the autosave; `progress` says up to where, for the log of the program.
    fn save(&self, autosave: &mut Autosave, storage: &Storage, progress: String);

    /// Begins to write a save under a name.
    fn save_as(&self, autosave: &mut Autosave, storage: &Storage, asked: SaveAs);
}

impl<G: Game> LiveSession for Host<G> {
    type Action = G::Action;
    type Event = G::Event;

    fn players(&self) -> &[Player] {
        self.players()
    }

    fn seed(&self) -> Seed {
        self.seed()
    }

    fn turn(&self) -> Option<Turn> {
        self.turn()
    }

    fn setting_up(&self) -> Option<Seat> {
        self.session().and_then(Session::setting_up)
    }

    fn may_declare(&self, seat: Seat) -> Vec<Declaration> {
        self.session().map_or_else(Vec::new, |session| session.may_declare(seat))
    }

    fn draw_offer(&self) -> Option<Seat> {
        self.session().and_then(Session::draw_offer)
    }

    fn declared(&self) -> Vec<DeclaredStep> {
        let Some(session) = self.session().filter(|session| !session.game().declarations().is_none()) else {
            return Vec::new();
        };
        let said = session.steps().iter().enumerate().filter_map(|(step, made)| match made {
            Step::Declaration(seat, declaration) => Some(DeclaredStep { step, seat: *seat, declaration: *declaration }),
            Step::Action(..) | Step::Outcome(_) => None,
        });
        said.collect()
    }

    fn declare(&mut self, seat: Seat, declaration: Declaration) -> Result<(), HostError> {
        self.declare(seat, declaration)
    }

    fn scored_end(&self) -> Option<ScoredEnd> {
        let session = self.session()?;
        let scores = session.standing()?.scores;
        let setup = ron::to_string(session.game().setup()).ok()?;
        (!scores.is_empty()).then(|| ScoredEnd { setup, scores, hash: session.hash() })
    }

    fn away(&self) -> bool {
        self.away()
    }

    fn thought(&self) -> Option<Thought> {
        self.thought()
    }

    fn steps(&self) -> Option<usize> {
        self.session().map(Session::len)
    }

    fn forced(&self) -> bool {
        let Some((session, Turn::Seat(seat))) = self.session().zip(self.turn()) else { return false };
        let actions = session.game().actions(&session.view(Eye::Seat(seat)));
        actions.is_some_and(|actions| actions.len() == 1)
    }

    fn action_at(&self, step: usize) -> Option<(Seat, G::Action)> {
        let session = self.session()?;
        let made = session.steps();
        let step = made.get(step).or_else(|| session.undone().get(step.checked_sub(made.len())?))?;
        match step {
            Step::Action(seat, action) => Some((*seat, action.clone())),
            Step::Outcome(_) | Step::Declaration(..) => None,
        }
    }

    fn past(&self, from: usize) -> Vec<LoggedEvent<G::Event>> {
        self.past(from)
    }

    fn redacted(&self, event: &G::Event, eye: Eye) -> Option<G::Event> {
        self.game().redact(event, eye)
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> Result<Played<G::Event>, HostError> {
        self.act(seat, action)
    }

    fn undoable(&self, seat: Seat) -> Option<usize> {
        self.undoable(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), HostError> {
        self.undo(seat)
    }

    fn redo(&mut self, seat: Seat) -> Result<Played<G::Event>, HostError> {
        self.redo(seat)
    }

    fn step_forward(&mut self) -> Option<Vec<LoggedEvent<G::Event>>> {
        self.step_forward()
    }

    fn seek(&mut self, step: usize) {
        self.seek(step);
    }

    fn lines(&self) -> Vec<LineInfo> {
        self.session().map_or_else(Vec::new, Session::lines)
    }

    fn line(&self) -> Option<LineId> {
        self.session().map(Session::line)
    }

    fn switch(&mut self, line: LineId) {
        self.switch(line);
    }

    fn branch(&self) -> Result<NewGame, HostError> {
        self.branch()
    }

    fn play(&mut self, limits: PlayLimits) {
        self.play(limits);
    }

    fn poll(&mut self) -> Option<Played<G::Event>> {
        self.poll()
    }

    fn hurry(&self) {
        self.hurry();
    }

    fn recorder(&self) -> Arc<dyn Recorder> {
        self.recorder()
    }

    fn record(&self) -> Option<GameRecord> {
        self.record(false).map(GameRecord::new)
    }

    fn save(&self, autosave: &mut Autosave, storage: &Storage, progress: String) {
        if let Some(session) = self.session() {
            autosave.write(session.record(true), storage, progress);
        }
    }

    fn save_as(&self, autosave: &mut Autosave, storage: &Storage, asked: SaveAs) {
        if let Some(session) = self.session() {
            autosave.write_named(session.record(true), storage, asked);
        }
    }
}
