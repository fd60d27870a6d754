//! What can be taken back and done again, and what cannot since somebody has seen it.

use super::Session;
use crate::{Game, Message, NoEvents, Seat, Step};

/// Why a step cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    /// Nothing has been done yet.
    #[error("there is nothing to take back")]
    Start,
    /// Dice were rolled or a card was drawn since.
    #[error("dice have been rolled or a card drawn; that cannot be taken back")]
    Chance,
    /// Something hidden was shown since, by an action.
    #[error("something hidden has been shown; that cannot be taken back")]
    Revealed {
        /// The index of that action, from 0.
        step: usize,
    },
    /// Nothing was taken back.
    #[error("there is nothing to do again")]
    End,
}

impl UndoError {
    /// The reason, to the player.
    pub const fn message(self) -> Message {
        Message::new(match self {
            Self::Start => "undo-start",
            Self::Chance => "undo-chance",
            Self::Revealed { .. } => "undo-revealed",
            Self::End => "undo-end",
        })
    }
}

/// What may be taken back by [`Session::undo_to`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TakeBack {
    /// What showed nothing: replies in games that hide nothing, up to the last dice.
    #[default]
    Honest,
    /// Everything: practice. Whoever then does something else is [counted](Session::hindsight) as having known what would come.
    Marked,
}

impl<G: Game> Session<G> {
    /// Whether [`undo`](Session::undo) would work.
    pub fn undoable(&self) -> Result<(), UndoError> {
        let step = self.steps().last().ok_or(UndoError::Start)?;
        let seat = match step {
            Step::Action(seat, _) => seat,
            Step::Outcome(_) => return Err(UndoError::Chance),
            Step::Declaration(..) => return Ok(()),
        };
        let index = self.len() - 1;
        let before = self.tree.course_at(&self.game, index);
        if was_shown(&*self.game, &before.state, step, &self.course.state, Some(*seat)) {
            return Err(UndoError::Revealed { step: index });
        }
        Ok(())
    }

    /// Takes the last action or declaration back, but never chance: what was rolled or drawn stays, and so does an action that showed the seat that
    /// made it something.
    ///
    /// # Errors
    /// Where nothing was done, or something was shown since.
    pub fn undo(&mut self) -> Result<(), UndoError> {
        self.undoable()?;
        self.seek(self.len() - 1);
        Ok(())
    }

    /// How many steps [`undo_to`](Session::undo_to) would take back.
    ///
    /// # Errors
    /// As `undo_to`.
    pub fn undoable_to(&self, seat: Seat, take_back: TakeBack) -> Result<usize, UndoError> {
        // What was said on the way is gone over; what ended the game is a decision like an action.
        let ended = self.steps().last().is_some_and(Step::is_declaration) && self.standing().is_some();
        let decided = |step: &Step<G>| match step {
            Step::Action(by, _) => *by == seat,
            Step::Declaration(by, _) => *by == seat && ended,
            Step::Outcome(_) => false,
        };
        let at = self.steps().iter().rposition(decided).ok_or(UndoError::Start)?;
        if take_back == TakeBack::Honest {
            let mut course = self.tree.course_at(&self.game, at);
            for (index, step) in self.steps().iter().enumerate().skip(at) {
                let before = course.state.clone();
                let followed = course.follow(&*self.game, step, &mut NoEvents);
                if followed.is_err() || was_shown(&*self.game, &before, step, &course.state, Some(seat)) {
                    let chance = matches!(step, Step::Outcome(_));
                    return Err(if chance { UndoError::Chance } else { UndoError::Revealed { step: index } });
                }
            }
        }
        Ok(self.len() - at)
    }

    /// Goes back to the last decision of `seat`, over whatever came after it, replies and chance too. Of declarations, those that ended
    /// the game are decisions; others are gone over with the action before them. The steps can be done
    /// again; another one begins a branch. Returns how many steps were taken back.
    ///
    /// # Errors
    /// [`UndoError::Start`] where that seat has decided nothing. An honest game also refuses to go over what was
    /// [shown](Game::reveals): [`UndoError::Chance`] and [`UndoError::Revealed`] say what it was.
    pub fn undo_to(&mut self, seat: Seat, take_back: TakeBack) -> Result<usize, UndoError> {
        let count = self.undoable_to(seat, take_back)?;
        self.seek(self.len() - count);
        Ok(count)
    }

    /// Does again what was taken back last. Returns what happened, unredacted.
    ///
    /// # Errors
    /// [`UndoError::End`] where nothing was taken back.
    pub fn redo(&mut self) -> Result<Vec<G::Event>, UndoError> {
        let step = self.undone().first().cloned().ok_or(UndoError::End)?;
        let mut events = Vec::new();
        self.course.follow(&*self.game, &step, &mut events).map_err(|_| UndoError::End)?;
        Ok(events)
    }
}

/// Whether a step showed anybody something that `seat`, which takes it back, must not make unseen. What its own action showed to
/// the others alone is its own loss. Where nobody in particular takes it back, everything counts.
pub(super) fn was_shown<G: Game>(
    game: &G,
    before: &G::State,
    step: &Step<G>,
    after: &G::State,
    seat: Option<Seat>,
) -> bool {
    match step {
        Step::Declaration(..) => false, // Everybody hears it, and it shows nothing that is hidden.
        Step::Action(by, _) if Some(*by) == seat => game.reveals(before, after, *by),
        _ => Seat::all(game.seats()).any(|eye| game.reveals(before, after, eye)),
    }
}
