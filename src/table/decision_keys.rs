//! Keys of the person to act that mean the same at every table.

use bevy::prelude::*;

use super::{Table, TableGame};
use crate::{input::Actions, keys::Action, shell::Notices};

/// The keys of a person's decision, where what may be done is gone through one by one.
pub const DECISION_KEYS: [Action; 9] = [
    Action::Main,
    Action::EndPhase,
    Action::More,
    Action::Fewer,
    Action::NextTarget,
    Action::PreviousTarget,
    Action::Undo,
    Action::Redo,
    Action::Replay,
];

/// Lifts the curtain between persons who share the screen, where a key asks for it. Returns whether it did.
pub fn lifts_curtain<T: TableGame>(table: &mut ResMut<Table<T>>, actions: &mut Actions) -> bool {
    let asked = table.curtain.waiting().is_some() && (actions.take(Action::Main) || actions.take(Action::EndPhase));
    if asked {
        table.curtain.lift();
    }
    asked
}

impl<T: TableGame> Table<T> {
    /// Does what a key asks for where nobody at this machine is to act: the main key hurries the story on.
    pub fn key_of_spectator(&mut self, key: Action) {
        if matches!(key, Action::Main | Action::EndPhase) {
            self.hurry();
        }
    }

    /// Does what a key asks for whose meaning is no game's own: what was done is taken back or done again, or what others did is shown once more.
    pub fn common_key(&mut self, key: Action, notices: &mut Notices) {
        match key {
            Action::Undo => self.undo(notices),
            Action::Redo => self.redo(notices),
            Action::Replay => self.replay_recap(),
            _ => {}
        }
    }
}
