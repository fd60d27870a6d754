//! Replays: games to be watched again, kept under a name or finished among the saves.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use tabletop::{Message, RecordError, message};

use super::{FileRegistry, UnknownGame, report, save_lines};
use crate::{
    shell::GameRecord,
    storage::{self, Storage, StorageError},
    text::Words,
};

/// Where replays lie, among the player's files.
const FOLDER: &str = "replays";
/// What the first line of a file begins with; what follows says what game it is.
const ABOUT: &str = "// ";

/// What game a kept replay is of, as the first line of its file has it: in no language, so that it is told in the one that is set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReplaySummary {
    /// The names of the players, in turn order.
    pub players: Vec<String>,
    /// The names of those who won.
    pub won: Vec<String>,
    /// How many rounds it had.
    pub rounds: u32,
}

impl ReplaySummary {
    fn summary(&self, words: &Words) -> String {
        let named = |names: &[String]| names.iter().map(|name| words.person(name).into_owned()).collect::<Vec<_>>();
        let rounds = words.count("result-rounds", self.rounds as usize);
        let won = report::won(words, &named(&self.won), self.players.len());
        words.with("replay-about", &[("players", &named(&self.players).join(", ")), ("rounds", &rounds), ("won", &won)])
    }
}

/// A game that can be watched again: one that was kept under a name, or a save of one that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay {
    /// Its file, among the player's.
    pub file: String,
    /// Its name: that of a kept one is its file's.
    pub name: String,
    /// What game it is, in a line, as [`Self::summary`] reads it; empty where the file does not say.
    pub about: String,
}

impl Replay {
    /// The file of a name among the player's files; `None` where the name has no letter or digit.
    pub fn file(name: &str) -> Option<String> {
        Some(format!("{FOLDER}/{}.ron", storage::file_stem(name)?))
    }

    /// Whether there is a replay of this name.
    pub fn exists(storage: &Storage, name: &str) -> bool {
        Self::file(name).and_then(|file| storage.path(&file).ok()).is_some_and(|path| path.is_file())
    }

    /// Keeps a game under a name, in place of one that has it.
    ///
    /// # Errors
    /// Why it cannot be written, in words for the player.
    pub fn save(storage: &Storage, name: &str, played: &ReplaySummary, record: &GameRecord) -> Result<(), Message> {
        let file = Self::file(name).ok_or_else(|| StorageError::BadName(name.to_owned()))?;
        let text = record.to_ron()?;
        // Texts are written on one line, whatever is in them.
        let about = ron::to_string(played).unwrap_or_default();
        Ok(storage.write(&file, &format!("{ABOUT}{about}\n{text}"))?)
    }

    /// Those that were kept, by name.
    pub fn kept(storage: &Storage) -> Vec<Self> {
        let Ok(folder) = storage.path(FOLDER) else { return Vec::new() };
        let files = storage::list(&folder, "ron");
        files
            .iter()
            .filter_map(|path| {
                let name = path.file_stem()?.to_str()?.to_owned();
                let about = storage::first_line(path).and_then(|line| Some(line.strip_prefix(ABOUT)?.to_owned()));
                Some(Self { file: format!("{FOLDER}/{name}.ron"), name, about: about.unwrap_or_default() })
            })
            .collect()
    }

    /// The saves of games that are over, of all that are read; what was damaged comes as reports.
    pub fn finished(storage: &Storage, words: &Words, files: &FileRegistry) -> (Vec<Self>, Vec<String>) {
        let (lines, reports) = save_lines(storage, words, files);
        let finished = lines.into_iter().filter(|line| line.finished);
        (finished.map(|line| Self { file: line.file, name: line.title, about: line.detail }).collect(), reports)
    }

    /// Reads it, and makes sure that its steps can be followed, which takes a while where it is long.
    ///
    /// # Errors
    /// Why it cannot be watched. One that is damaged has been set aside, and the message says where.
    pub fn open(&self, storage: &Storage, files: &FileRegistry) -> Result<GameRecord, ReplayError> {
        let text = storage.read(&self.file)?.ok_or_else(|| ReplayError::Gone(self.name.clone()))?;
        let game = tabletop::game_of(&text).map(|rules| files.of(&rules));
        let read = match game {
            Ok(Ok(game)) => game.replay(&text).map(|replayed| replayed.record),
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
                let aside = storage.set_aside(&self.file)?.display().to_string();
                Err(ReplayError::Damaged { name: self.name.clone(), problem: Box::new(problem), aside })
            }
        })
    }

    /// Who played, how long, and who won, in the player's language.
    pub fn summary<'a>(&'a self, words: &Words) -> Cow<'a, str> {
        let played = ron::from_str::<ReplaySummary>(&self.about);
        played.map_or(Cow::Borrowed(&*self.about), |played| Cow::Owned(played.summary(words)))
    }

    /// Takes it away for good.
    ///
    /// # Errors
    /// The file cannot be removed.
    pub fn remove(&self, storage: &Storage) -> Result<(), StorageError> {
        storage.delete(&self.file)
    }
}

/// Why a replay cannot be watched.
#[derive(Debug)]
pub enum ReplayError {
    /// Its file is not there any more.
    Gone(String),
    /// It is of a game this program does not know.
    UnknownGame(UnknownGame),
    /// It is of a format or content this program does not know, or of a game that cannot be watched.
    Unknown(RecordError),
    /// It is damaged.
    Damaged {
        /// Its name.
        name: String,
        /// What is wrong.
        problem: Box<RecordError>,
        /// Where it lies now.
        aside: String,
    },
    /// The file cannot be touched.
    Storage(StorageError),
}

impl ReplayError {
    /// Why, to the player.
    pub fn message(&self) -> Message {
        let unknown = |fault| message!("fault-replay-unknown", "this replay cannot be watched here: {fault}", fault);
        match self {
            Self::Gone(name) => message!("fault-replay-gone", "the replay '{name}' is not there any more", name),
            Self::UnknownGame(game) => unknown(game.message()),
            Self::Unknown(fault) => unknown(fault.message()),
            Self::Damaged { name, problem, aside } => message!(
                "fault-replay-damaged",
                "the replay '{name}' is damaged ({fault}); it was set aside as {aside}",
                name,
                fault = problem.message(),
                aside
            ),
            Self::Storage(fault) => fault.message(),
        }
    }
}

impl From<StorageError> for ReplayError {
    fn from(error: StorageError) -> Self {
        Self::Storage(error)
    }
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
    fn what_was_played_is_told_in_the_language_that_is_set() {
        let played = ReplaySummary {
            players: ["Caesar", "Duke Ashgrave", "An\na"].map(str::to_owned).to_vec(),
            won: vec!["Duke Ashgrave".to_owned()],
            rounds: 12,
        };
        let about = ron::to_string(&played).expect("written");
        assert!(!about.contains('\n'), "{about}");
        let replay = Replay { file: String::new(), name: String::new(), about };
        let english = replay.summary(&Words::english());
        assert_eq!(english, "Caesar, Duke Ashgrave, An\na \u{b7} 12 rounds \u{b7} Duke Ashgrave wins");
        let (russian, _) = crate::text::Languages::default().words("ru");
        assert!(replay.summary(&russian).starts_with("Цезарь, Герцог Эшгрейв"), "{}", replay.summary(&russian));
        let older = Replay { about: "three opponents".to_owned(), ..replay };
        assert_eq!(older.summary(&russian), "three opponents");
    }

    #[test]
    fn a_damaged_replay_is_told_and_set_aside() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let storage = Storage::open(Some(folder.path())).expect("opened");
        storage.write("replays/broken.ron", "// a game\n(format: 1,").expect("written");
        let kept = Replay::kept(&storage);
        assert_eq!((kept[0].name.as_str(), kept[0].about.as_str(), kept.len()), ("broken", "a game", 1));
        let problem = kept[0].open(&storage, &FileRegistry::default()).expect_err("damaged").message().to_string();
        assert!(problem.contains("damaged-1"), "{problem}");
        assert_eq!(Replay::kept(&storage), []);
        assert!(matches!(kept[0].open(&storage, &FileRegistry::default()), Err(ReplayError::Gone(_))));
    }
}
