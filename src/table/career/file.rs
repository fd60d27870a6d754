//! How the finished games of a player are kept: one file for each game.
//!
//! A file that cannot be read is set aside, with one notice, and a new one begun; one of a newer program stays as it is.

use serde::{Deserialize, Serialize};

use super::games::{Career, Earlier, FinishedGame};
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

/// Just enough to tell a file of a newer program.
#[derive(Deserialize)]
struct Head {
    format: u32,
}

/// Where the finished games of a game lie.
pub fn career_file(game: &str) -> String {
    format!("career/{game}.ron")
}

/// The finished games of a game; none where they cannot be read: the end of the next one tells of that, when it is to be entered.
pub fn known(storage: &Storage, game: &str) -> Career {
    let text = storage.read(&career_file(game)).ok().flatten();
    text.and_then(|text| read(&text).ok()).unwrap_or_default()
}

fn read(text: &str) -> Result<Career, String> {
    let file: CareerFile = ron::from_str(text).map_err(|error| error.to_string())?;
    let mut career = Career { earlier: file.earlier, games: Vec::new() };
    // What was written by hand may hold too many, or one twice.
    for game in file.games {
        career.enter(game);
    }
    Ok(career)
}

/// Enters a game that has ended, and returns all of them with it; `None` where it was known, or could not be kept, which is told.
pub(in crate::table) fn enter(
    storage: &Storage,
    name: &str,
    game: FinishedGame,
    words: &Words,
    notices: &mut Notices,
) -> Option<Career> {
    let file = career_file(name);
    let told = |word: &str, what: &str| words.with(word, &[("file", &file), ("what", &what)]);
    let mut career = match storage.read(&file) {
        Ok(None) => Career::default(),
        Ok(Some(text)) => match read(&text) {
            Ok(career) => career,
            Err(_) if ron::from_str::<Head>(&text).is_ok_and(|head| head.format > FORMAT) => {
                notices.error(told("career-newer", ""));
                return None;
            }
            Err(problem) => match storage.set_aside(&file) {
                Ok(aside) => {
                    notices.error(told("career-damaged", &format!("{problem} ({})", aside.display())));
                    Career::default()
                }
                Err(error) => {
                    notices.failed(error.message());
                    return None;
                }
            },
        },
        Err(error) => {
            notices.failed(error.message());
            return None;
        }
    };
    if !career.enter(game) {
        return None;
    }
    let Career { earlier, games } = career.clone();
    let pretty = ron::ser::PrettyConfig::new().depth_limit(2).indentor(" ".to_owned());
    match ron::ser::to_string_pretty(&CareerFile { format: FORMAT, earlier, games }, pretty) {
        Ok(text) => match storage.write(&file, &text) {
            Ok(()) => return Some(career),
            Err(error) => notices.failed(error.message()),
        },
        Err(error) => notices.error(told("career-unwritten", &error.to_string())),
    }
    None
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
