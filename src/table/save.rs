//! A save at every turn, written off the main thread.

use bevy::{
    prelude::*,
    tasks::{IoTaskPool, Task, block_on},
};
use tabletop::{Game, Record};

use crate::{notice::Notices, storage::Storage};

/// Writes the running game, one save at a time; where saves come faster than the disk, those between are left out.
#[derive(Default)]
pub struct Autosave {
    writing: Option<Task<Result<(), String>>>,
}

impl Autosave {
    /// Where the running game is kept, among the player's files.
    pub const FILE: &str = "saves/autosave.ron";

    /// Whether a save can be begun.
    pub fn ready(&self) -> bool {
        self.writing.as_ref().is_none_or(Task::is_finished)
    }

    /// Begins to write `record`. Call only when [`ready`](Autosave::ready).
    pub fn write<G: Game>(&mut self, record: Record<G>, storage: &Storage) {
        let storage = storage.clone();
        self.writing = Some(IoTaskPool::get().spawn(async move {
            let text = record.to_ron().map_err(|error| error.to_string())?;
            storage.write(Self::FILE, &text).map_err(|error| error.to_string())
        }));
    }

    /// Reports what could not be written.
    pub fn poll(&mut self, notices: &mut Notices) {
        if let Some(task) = self.writing.take_if(|task| task.is_finished())
            && let Err(problem) = block_on(task)
        {
            notices.error(problem);
        }
    }
}

impl Drop for Autosave {
    /// A save that was begun is finished even where its table is left.
    fn drop(&mut self) {
        if let Some(task) = self.writing.take() {
            task.detach();
        }
    }
}
