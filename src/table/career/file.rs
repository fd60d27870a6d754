//! How the finished games of a player are kept: one [file](KeptFile) for each game.

use serde::{Deserialize, Serialize};

use super::games::{Career, Earlier, FinishedGame};
use crate::table::kept_file::KeptFile;
use crate::{shell::Notices, storage::Storage, text::Words};

/// Version of the file.
const FORMAT: u32 = 1;

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CareerFile {
    format: u32,
    #[serde(default)]
    earlier: Earlier,
    games: Vec<FinishedGame>,
}

impl From<CareerFile> for Career {
    fn from(file: CareerFile) -> Self {
        let mut career = Self { earlier: file.earlier, games: Vec::new() };
        // What was written by hand may hold too many, or one twice.
        for game in file.games {
            career.enter(game);
        }
        career
    }
}

/// Where the finished games of a game lie.
pub fn career_file(game: &str) -> String {
    format!("career/{game}.ron")
}

fn kept<'a>(storage: &'a Storage, game: &str) -> KeptFile<'a> {
    KeptFile {
        storage,
        path: career_file(game),
        format: FORMAT,
        depth: 2,
        damaged: "career-damaged",
        newer: "career-newer",
        unwritten: "career-unwritten",
    }
}

/// The finished games of a game; none where they cannot be read.
pub fn known(storage: &Storage, game: &str) -> Career {
    kept(storage, game).to_see::<CareerFile>().into()
}

/// Enters a game that has ended, and returns all of them with it; `None` where it was known, or could not be kept, which is told.
pub(in crate::table) fn enter(
    storage: &Storage,
    name: &str,
    game: FinishedGame,
    words: &Words,
    notices: &mut Notices,
) -> Option<Career> {
    let file = kept(storage, name);
    let mut career: Career = file.to_change::<CareerFile>(words, notices)?.into();
    if !career.enter(game) {
        return None;
    }
    let Career { earlier, games } = career.clone();
    file.write(&CareerFile { format: FORMAT, earlier, games }, words, notices).then_some(career)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::career::PersonsEnd;

    fn game(game: u64) -> FinishedGame {
        let persons = vec![PersonsEnd { name: "Anna".to_owned(), place: 1, luck: Some(-0.5) }];
        FinishedGame {
            game,
            at: "2026-11-30T12:00:00Z".to_owned(),
            persons,
            opponents: vec!["a:b=1".to_owned()],
            rounds: 9,
        }
    }

    struct Kept {
        folder: tempfile::TempDir,
        storage: Storage,
        notices: Notices,
    }

    impl Kept {
        fn new() -> Self {
            let folder = tempfile::tempdir().expect("a temporary folder");
            let storage = Storage::open(Some(folder.path())).expect("opened");
            Self { folder, storage, notices: Notices::default() }
        }

        fn enter(&mut self, number: u64) -> usize {
            enter(&self.storage, "conquest", game(number), &Words::english(), &mut self.notices);
            known(&self.storage, "conquest").games.len()
        }

        fn written(&self) -> String {
            self.storage.read("career/conquest.ron").expect("it can be read").unwrap_or_default()
        }
    }

    #[test]
    fn what_is_entered_is_there_again_and_once() {
        let mut kept = Kept::new();
        assert!(known(&kept.storage, "conquest").is_empty());
        assert_eq!([1, 2, 1].map(|number| kept.enter(number)), [1, 2, 2]);
        assert_eq!(known(&kept.storage, "conquest").games, [game(1), game(2)]);
        assert!(known(&kept.storage, "hare").is_empty(), "each game has its own");
        assert_eq!(kept.notices.shown().len(), 0);
    }

    #[test]
    fn a_damaged_file_is_set_aside_with_one_notice_and_nothing_is_lost() {
        let mut kept = Kept::new();
        kept.storage.write("career/conquest.ron", "(format: 1, games: [(game:").expect("written");
        assert_eq!((kept.enter(1), kept.enter(2)), (1, 2));
        assert_eq!(kept.notices.shown().len(), 1);
        let aside = kept.folder.path().join("career/conquest.ron.damaged-1");
        assert_eq!(std::fs::read_to_string(aside).expect("it is kept"), "(format: 1, games: [(game:");
    }

    #[test]
    fn a_file_of_a_newer_program_stays_as_it_is() {
        let mut kept = Kept::new();
        kept.storage.write("career/conquest.ron", "(format: 2, medals: 7)").expect("written");
        assert_eq!((kept.enter(1), kept.written().as_str()), (0, "(format: 2, medals: 7)"));
        assert_eq!(kept.notices.shown().len(), 1);
    }
}
