//! Which puzzles somebody at this machine has solved.
//!
//! A list is bounded: what was solved first goes first. A file that cannot be read is set aside, with a notice, and a new one begun; one of a newer
//! program stays as it is.

use serde::{Deserialize, Serialize};

use crate::{shell::Notices, storage::Storage, text::Words};

/// Most puzzles that are remembered of a game: four years of days, and more.
const MOST: usize = 2_000;
/// Version of the file.
const FORMAT: u32 = 1;

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SolvedFile {
    format: u32,
    /// Names of their scenes, the latest last.
    solved: Vec<String>,
}

/// Just enough to tell a file of a newer program.
#[derive(Deserialize)]
struct Head {
    format: u32,
}

/// Where it is kept for a game.
pub fn solved_file(game: &str) -> String {
    format!("puzzles/{game}.ron")
}

/// The puzzles of a game that were solved, by the names of their scenes; none where that cannot be read.
pub fn solved(storage: &Storage, game: &str) -> Vec<String> {
    let text = storage.read(&solved_file(game)).ok().flatten();
    text.and_then(|text| ron::from_str::<SolvedFile>(&text).ok()).map(|file| file.solved).unwrap_or_default()
}

/// Remembers that a puzzle was solved.
pub(super) fn remember(storage: &Storage, (game, name): (&str, &str), words: &Words, notices: &mut Notices) {
    let file = solved_file(game);
    let mut known = match storage.read(&file) {
        Ok(None) => SolvedFile::default(),
        Ok(Some(text)) => match ron::from_str::<SolvedFile>(&text) {
            Ok(known) => known,
            Err(_) if ron::from_str::<Head>(&text).is_ok_and(|head| head.format > FORMAT) => {
                notices.error(words.with("puzzle-newer", &[("file", &file), ("what", &"")]));
                return;
            }
            Err(problem) => match storage.set_aside(&file) {
                Ok(aside) => {
                    let what = format!("{problem} ({})", aside.display());
                    notices.error(words.with("puzzle-damaged", &[("file", &file), ("what", &what)]));
                    SolvedFile::default()
                }
                Err(error) => return notices.failed(error.message()),
            },
        },
        Err(error) => return notices.failed(error.message()),
    };
    if known.enter(name)
        && let Err(problem) = write(storage, &file, &known)
    {
        notices.error(words.with("puzzle-unwritten", &[("file", &file), ("what", &problem)]));
    }
}

impl SolvedFile {
    /// Enters a puzzle; whether it is a new one.
    fn enter(&mut self, name: &str) -> bool {
        self.format = FORMAT;
        if self.solved.iter().any(|known| known == name) {
            return false;
        }
        self.solved.push(name.to_owned());
        let beyond = self.solved.len().saturating_sub(MOST);
        self.solved.drain(..beyond);
        true
    }
}

fn write(storage: &Storage, file: &str, known: &SolvedFile) -> Result<(), String> {
    let text = ron::ser::to_string_pretty(known, ron::ser::PrettyConfig::new()).map_err(|error| error.to_string())?;
    storage.write(file, &text).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_is_entered_once_and_the_list_is_bounded() {
        let mut file = SolvedFile::default();
        assert!(file.enter("first") && !file.enter("first"));
        (0..MOST).for_each(|number| assert!(file.enter(&number.to_string())));
        assert_eq!((file.solved.len(), file.solved[0].as_str()), (MOST, "0"));
    }
}
