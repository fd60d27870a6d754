//! Saves: one at every turn, and those a player names. All are written off the main thread.

use std::{collections::BTreeMap, fmt::Display};

use bevy::{
    prelude::*,
    tasks::{IoTaskPool, Task, block_on, futures::check_ready},
};
use tabletop::{Game, Message, Record, RecordError};

use crate::{
    shell::{Notices, take_ready},
    stamp,
    storage::Storage,
    text::Words,
};

/// Where autosaves lie among the player's files, one for each game.
pub const AUTOSAVES: &str = "saves/auto";
/// Where the saves lie that a player has named.
pub const SAVES: &str = "saves";
/// Autosaves kept, the newest; those of older games are deleted when a new game gets its own.
const KEPT: usize = 8;

/// Asks the table to keep the running game under a name.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct SaveAs {
    /// The name as the player wrote it.
    pub title: String,
    /// The file, below [`SAVES`].
    pub file: String,
}

/// What a save says about itself.
pub mod about {
    /// When it was written, as [`stamp::now`](crate::stamp::now) has it.
    pub const WRITTEN: &str = "written";
    /// The program that wrote it.
    pub const PROGRAM: &str = "program";
    /// The name a player gave it.
    pub const TITLE: &str = "title";
    /// The autosave in which the game goes on.
    pub const AUTOSAVE: &str = "autosave";
    /// The puzzle that is solved in it, as it stands in scenes.
    pub const PUZZLE: &str = "puzzle";
    /// The scene of that puzzle.
    pub const SCENE: &str = "scene";
}

/// What stays with a game in each of its saves.
const STAYS: [&str; 2] = [about::PUZZLE, about::SCENE];

/// What every save says about itself, and one thing more.
fn notes(key: &str, text: &str) -> BTreeMap<String, String> {
    [
        (about::WRITTEN, stamp::now()),
        (about::PROGRAM, format!("Rubicon {}", env!("CARGO_PKG_VERSION"))),
        (key, text.to_owned()),
    ]
    .map(|(key, text)| (key.to_owned(), text))
    .into()
}

/// The text of a save under another title, which is a named one from then on.
///
/// # Errors
/// It cannot be written.
pub fn retitled<G: Game>(mut record: Record<G>, title: &str) -> Result<String, RecordError> {
    record.about.remove(about::AUTOSAVE);
    record.about.insert(about::TITLE.to_owned(), title.to_owned());
    record.to_ron()
}

/// The autosave of the running game. A turn that has ended is [due](Autosave::mark) until it is on disk, and play
/// [waits](Autosave::holds) for it, so that nothing that was seen to end is ever lost.
#[derive(Default)]
pub struct Autosave {
    /// Its file; `None` where the game is not kept.
    file: Option<String>,
    /// What stays with the game in each of its saves.
    stays: BTreeMap<String, String>,
    due: bool,
    writing: Option<Task<Result<(), Message>>>,
    named: Vec<Task<Result<String, Message>>>,
    /// Whether the last write failed: the player has been told.
    failing: bool,
}

impl Autosave {
    /// For a game that is kept: in the autosave it was taken up from, by what its record says about itself, or in one of its own.
    pub fn new(taken_up: Option<&BTreeMap<String, String>>) -> Self {
        let known = taken_up.and_then(|about| about.get(about::AUTOSAVE));
        let known = known.filter(|file| file.starts_with(AUTOSAVES)).cloned();
        let mut autosave = Self::default();
        let stays = taken_up.into_iter().flatten().filter(|(key, _)| STAYS.contains(&key.as_str()));
        autosave.stays = stays.map(|(key, text)| (key.clone(), text.clone())).collect();
        autosave.file = Some(known.unwrap_or_else(|| format!("{AUTOSAVES}/{}.ron", stamp::for_file())));
        autosave
    }

    /// A turn has ended.
    pub fn mark(&mut self) {
        self.due = self.file.is_some();
    }

    /// Whether play must wait for the disk.
    pub fn holds(&self) -> bool {
        self.due || self.writing.is_some()
    }

    /// Whether a save is to be begun now.
    pub fn wants(&self) -> bool {
        self.due && self.writing.is_none()
    }

    /// Whether the game is kept at all.
    pub fn keeps(&self) -> bool {
        self.file.is_some()
    }

    /// What a record of the running game says about itself, so that it goes on in this autosave; nothing where it is not kept.
    pub fn about(&self) -> BTreeMap<String, String> {
        let Some(file) = &self.file else { return BTreeMap::new() };
        let mut about = notes(about::AUTOSAVE, file);
        about.extend(self.stays.clone());
        about
    }

    /// Begins to write `record`; `turn` says up to where, for the log of the program.
    pub fn write<G: Game>(&mut self, mut record: Record<G>, storage: &Storage, turn: impl Display) {
        let Some(file) = self.file.clone() else { return };
        self.due = false;
        record.about = self.about();
        let (storage, turn) = (storage.clone(), turn.to_string());
        let earlier = self.writing.take();
        self.writing = Some(IoTaskPool::get().spawn(async move {
            if let Some(earlier) = earlier {
                earlier.await?;
            }
            let first = !storage.has(&file);
            write(&record, &file, &storage)?;
            info!("saved {turn} in {file}");
            if first {
                prune(&storage);
            }
            Ok(())
        }));
    }

    /// Begins to write `record` under a name of the player's.
    pub fn write_named<G: Game>(&mut self, mut record: Record<G>, storage: &Storage, asked: SaveAs) {
        record.about = notes(about::TITLE, &asked.title);
        record.about.extend(self.stays.clone());
        let storage = storage.clone();
        self.named.push(IoTaskPool::get().spawn(async move {
            write(&record, &asked.file, &storage)?;
            Ok(asked.title)
        }));
    }

    /// Tells what was saved under a name, and what could not be: once, until it can again.
    pub fn poll(&mut self, notices: &mut Notices, words: &Words) {
        match take_ready(&mut self.writing) {
            Some(Ok(())) if std::mem::take(&mut self.failing) => notices.info(words.get("saves-works_again")),
            Some(Err(problem)) if !std::mem::replace(&mut self.failing, true) => {
                notices.error(words.with("saves-autosave_failed", &[("problem", &words.message(&problem))]));
            }
            _ => {}
        }
        self.named.retain_mut(|task| {
            let Some(saved) = check_ready(task) else { return true };
            match saved {
                Ok(title) => notices.info(words.with("saves-saved", &[("title", &title)])),
                Err(problem) => notices.error(words.with("saves-failed", &[("problem", &words.message(&problem))])),
            }
            false
        });
    }

    /// Whether something is still to reach the disk.
    pub fn busy(&self) -> bool {
        self.holds() || !self.named.is_empty()
    }

    /// Waits for everything that was begun: the program ends.
    pub fn finish(&mut self) {
        let named = self.named.drain(..).map(|task| block_on(task).map(drop));
        for result in self.writing.take().map(block_on).into_iter().chain(named) {
            if let Err(problem) = result {
                error!("{problem}");
            }
        }
    }
}

impl Drop for Autosave {
    /// A save that was begun is finished even where its table is left.
    fn drop(&mut self) {
        self.writing.take().into_iter().for_each(Task::detach);
        self.named.drain(..).for_each(Task::detach);
    }
}

fn write<G: Game>(record: &Record<G>, file: &str, storage: &Storage) -> Result<(), Message> {
    Ok(storage.write(file, &record.to_ron()?)?)
}

fn prune(storage: &Storage) {
    for old in storage.newest_first(AUTOSAVES, "ron").into_iter().skip(KEPT) {
        if let Err(problem) = storage.delete(&old) {
            warn!("{problem}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_newest_games_are_kept() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let storage = Storage::open(Some(folder.path())).expect("opened");
        for n in 0..KEPT + 2 {
            storage.write(&format!("{AUTOSAVES}/{n:02}.ron"), "").expect("written");
        }
        storage.write("saves/mine.ron", "").expect("written");
        prune(&storage);
        assert_eq!(storage.newest_first(AUTOSAVES, "ron").len(), KEPT);
        assert!(storage.has("saves/mine.ron") && !storage.has("saves/auto/00.ron"));
    }

    #[test]
    fn a_game_that_is_not_kept_never_waits() {
        let mut autosave = Autosave::default();
        autosave.mark();
        assert!(!autosave.holds() && !autosave.wants() && !autosave.keeps());
    }
}
