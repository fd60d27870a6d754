//! Which puzzles somebody at this machine has solved.
//!
//! A list is bounded: what was solved first goes first. Each game has a [file](KeptFile) of its own.

use serde::{Deserialize, Serialize};

use super::kept_file::KeptFile;
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

/// Where it is kept for a game.
pub fn solved_file(game: &str) -> String {
    format!("puzzles/{game}.ron")
}

fn kept<'a>(storage: &'a Storage, game: &str) -> KeptFile<'a> {
    KeptFile {
        storage,
        path: solved_file(game),
        format: FORMAT,
        depth: 2,
        damaged: "puzzle-damaged",
        newer: "puzzle-newer",
        unwritten: "puzzle-unwritten",
    }
}

/// The puzzles of a game that were solved, by the names of their scenes; none where that cannot be read.
pub fn solved(storage: &Storage, game: &str) -> Vec<String> {
    kept(storage, game).to_see::<SolvedFile>().solved
}

/// Remembers that a puzzle was solved.
pub(super) fn remember(storage: &Storage, (game, name): (&str, &str), words: &Words, notices: &mut Notices) {
    let file = kept(storage, game);
    let Some(mut known) = file.to_change::<SolvedFile>(words, notices) else { return };
    if known.enter(name) {
        file.write(&known, words, notices);
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
