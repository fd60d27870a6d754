//! Replays: games kept under a name to be watched again.

use tabletop::RecordError;

use super::{GamesFiles, UnknownGame};

use crate::{
    shell::GameRecord,
    storage::{self, Storage, StorageError},
};

/// Where replays lie, among the player's files.
const FOLDER: &str = "replays";
/// What the first line of a file begins with; what follows says what game it is.
const ABOUT: &str = "// ";

/// A replay in the player's folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay {
    /// Its name, which is the file's.
    pub name: String,
    /// What game it is, in a line; empty where the file does not say.
    pub about: String,
}

impl Replay {
    /// The file of a name among the player's files; `None` where the name has no letter or digit. Signs that no file system
    /// takes become hyphens.
    pub fn file(name: &str) -> Option<String> {
        let plain = |c: char| if c.is_alphanumeric() || " _-,()'".contains(c) { c } else { '-' };
        let stem: String = name.trim().chars().map(plain).collect();
        stem.chars().any(char::is_alphanumeric).then(|| format!("{FOLDER}/{stem}.ron"))
    }

    /// Whether there is a replay of this name.
    pub fn exists(storage: &Storage, name: &str) -> bool {
        Self::file(name).and_then(|file| storage.path(&file).ok()).is_some_and(|path| path.is_file())
    }

    /// Keeps a game under a name, in place of one that has it; `about` says what game it is.
    ///
    /// # Errors
    /// Why it cannot be written, in words for the player.
    pub fn save(storage: &Storage, name: &str, about: &str, record: &GameRecord) -> Result<(), String> {
        let file = Self::file(name).ok_or_else(|| StorageError::BadName(name.to_owned()).to_string())?;
        let text = record.to_ron().map_err(|problem| problem.to_string())?;
        let about = about.replace(['\n', '\r'], " ");
        storage.write(&file, &format!("{ABOUT}{about}\n{text}")).map_err(|problem| problem.to_string())
    }

    /// All replays, by name.
    pub fn list(storage: &Storage) -> Vec<Self> {
        let Ok(folder) = storage.path(FOLDER) else { return Vec::new() };
        let files = storage::list(&folder, "ron");
        files
            .iter()
            .filter_map(|path| {
                let name = path.file_stem()?.to_str()?.to_owned();
                let about = storage::first_line(path).and_then(|line| Some(line.strip_prefix(ABOUT)?.to_owned()));
                Some(Self { name, about: about.unwrap_or_default() })
            })
            .collect()
    }

    /// Reads a replay, and makes sure that its steps can be followed.
    ///
    /// # Errors
    /// Why it cannot be watched. One that is damaged has been set aside, and the message says where.
    pub fn open(storage: &Storage, name: &str, files: &GamesFiles) -> Result<GameRecord, ReplayError> {
        let file = format!("{FOLDER}/{name}.ron");
        let text = storage.read(&file)?.ok_or_else(|| ReplayError::Gone(name.to_owned()))?;
        let game = tabletop::game_of(&text).map(|rules| files.of(&rules));
        let read = match game {
            Ok(Ok(game)) => game.replay(&text),
            Ok(Err(unknown)) => return Err(ReplayError::UnknownGame(unknown)),
            Err(damaged) => Err(damaged),
        };
        read.or_else(|problem| match problem {
            // It may well be watched by another version of the program, or with other content.
            RecordError::Newer { .. }
            | RecordError::OtherGame { .. }
            | RecordError::OtherRules { .. }
            | RecordError::OtherContent { .. } => Err(ReplayError::Unknown(problem)),
            _ => {
                let aside = storage.set_aside(&file)?;
                Err(ReplayError::Damaged { name: name.to_owned(), problem, aside: aside.display().to_string() })
            }
        })
    }

    /// Takes a replay away for good.
    ///
    /// # Errors
    /// The file cannot be removed.
    pub fn remove(storage: &Storage, name: &str) -> Result<(), StorageError> {
        storage.delete(&format!("{FOLDER}/{name}.ron"))
    }
}

/// Why a replay cannot be watched.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    /// Its file is not there any more.
    #[error("the replay '{0}' is not there any more")]
    Gone(String),
    /// It is of a game this program does not know.
    #[error("this replay cannot be watched here: {0}")]
    UnknownGame(UnknownGame),
    /// It is of a format or content this program does not know, or of a game that cannot be watched.
    #[error("this replay cannot be watched here: {0}")]
    Unknown(RecordError),
    /// It is damaged.
    #[error("the replay '{name}' is damaged ({problem}); it was set aside as {aside}")]
    Damaged {
        /// Its name.
        name: String,
        /// What is wrong.
        problem: RecordError,
        /// Where it lies now.
        aside: String,
    },
    /// The file cannot be touched.
    #[error(transparent)]
    Storage(#[from] StorageError),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_make_files_within_the_folder() {
        assert_eq!(Replay::file(" Anna wins, round 7 ").as_deref(), Some("replays/Anna wins, round 7.ron"));
        assert_eq!(Replay::file("../../etc/passwd").as_deref(), Some("replays/------etc-passwd.ron"));
        assert_eq!(Replay::file("Zoë: 1/2").as_deref(), Some("replays/Zoë- 1-2.ron"));
        assert_eq!((Replay::file(""), Replay::file(" ./. ")), (None, None));
    }

    #[test]
    fn a_damaged_replay_is_told_and_set_aside() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let storage = Storage::open(Some(folder.path())).expect("opened");
        storage.write("replays/broken.ron", "// a game\n(format: 1,").expect("written");
        assert_eq!(Replay::list(&storage), [Replay { name: "broken".to_owned(), about: "a game".to_owned() }]);
        let problem = Replay::open(&storage, "broken", &GamesFiles::default()).expect_err("damaged").to_string();
        assert!(problem.contains("damaged-1"), "{problem}");
        assert_eq!(Replay::list(&storage), []);
        assert!(matches!(Replay::open(&storage, "broken", &GamesFiles::default()), Err(ReplayError::Gone(_))));
    }
}
