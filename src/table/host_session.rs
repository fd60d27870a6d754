//! What a host says of its session, and what is made of it: questions, records, a branch. While opponents are playing it is `None`, or nothing.

use std::sync::Arc;

use tabletop::{Controller, Declaration, Eye, Game, LineId, LineInfo, Record, Seat, Session, Step, TakeBack, Turn};

use super::{Autosave, DeclaredStep, Host, HostError, SaveAs, ScoredEnd, inquiry::Question};
use crate::{
    shell::{GameRecord, NewGame},
    storage::Storage,
};

impl<G: Game> Host<G> {
    /// The seat that sets up where nobody else sees it, while that lasts.
    pub fn setting_up(&self) -> Option<Seat> {
        self.session().and_then(Session::setting_up)
    }

    /// What a seat may declare now.
    pub fn may_declare(&self, seat: Seat) -> Vec<Declaration> {
        self.session().map_or_else(Vec::new, |session| session.may_declare(seat))
    }

    /// The seat whose offer of a draw is to be answered.
    pub fn draw_offer(&self) -> Option<Seat> {
        self.session().and_then(Session::draw_offer)
    }

    /// What was declared, in order.
    pub fn declared(&self) -> Vec<DeclaredStep> {
        let Some(session) = self.session().filter(|session| !session.game().declarations().is_none()) else {
            return Vec::new();
        };
        let said = session.steps().iter().enumerate().filter_map(|(step, made)| match made {
            Step::Declaration(seat, declaration) => Some(DeclaredStep { step, seat: *seat, declaration: *declaration }),
            Step::Action(..) | Step::Outcome(_) => None,
        });
        said.collect()
    }

    /// How the game ended in points; `None` where it has not, or ends otherwise.
    pub fn scored_end(&self) -> Option<ScoredEnd> {
        let session = self.session()?;
        let scores = session.standing()?.scores;
        let setup = self.setup_text()?;
        (!scores.is_empty()).then(|| ScoredEnd { setup, scores, hash: session.hash() })
    }

    /// The setup as RON has it, by which best lists are told apart.
    pub fn setup_text(&self) -> Option<String> {
        ron::to_string(self.game().setup()).ok()
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
            Step::Outcome(_) | Step::Declaration(..) => None,
        }
    }

    /// An event as `eye` may know it.
    pub fn redacted(&self, event: &G::Event, eye: Eye) -> Option<G::Event> {
        self.game().redact(event, eye)
    }

    /// The lines of play, those that began earlier first.
    pub fn lines(&self) -> Vec<LineInfo> {
        self.session().map_or_else(Vec::new, Session::lines)
    }

    /// The line it is on.
    pub fn line(&self) -> Option<LineId> {
        self.session().map(Session::line)
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
            told.filter_map(|told| self.game().redact(&told.event, Eye::Seat(seat))).collect()
        } else {
            Vec::new()
        };
        Some(Question { game: Arc::clone(self.game()), seat, view, seen, rng })
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
}
