//! The best lists: what persons at this machine have scored, for each game and each setup of it.
//!
//! A list is bounded, and so is the number of lists of a game: the setup that was not played for longest goes first. Each game has a
//! [file](KeptFile) of its own.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use tabletop::Seed;

use super::kept_file::KeptFile;
use crate::{shell::Notices, storage::Storage, text::Words};

/// Most scores of a list.
const MOST_SCORES: usize = 10;
/// Most lists of a game.
const MOST_LISTS: usize = 100;
/// Version of the file.
const FORMAT: u32 = 1;

/// How a game ended in points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoredEnd {
    /// The setup it was played with, as RON has it: what has the same text is of one kind.
    pub setup: String,
    /// The scores, by seat.
    pub scores: Vec<i64>,
    /// Hash of the end: a game that is opened again is told from another one with the same score.
    pub hash: u64,
}

/// A score of a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BestScore {
    /// The score; more is better.
    pub score: i64,
    /// Whose it is.
    pub name: String,
    /// The seed of the game.
    pub seed: Seed,
    /// Hash of its end.
    pub end: u64,
}

/// The best list of the game that has just ended, for the result page.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct BestList {
    /// The scores, the best first.
    pub scores: Vec<BestScore>,
    /// Which of them are of this game, from 0.
    pub own: Vec<usize>,
}

/// What persons at this machine have scored by the rules of the game that is played, the best first.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct KnownBest(pub Vec<BestScore>);

impl KnownBest {
    /// The list of a game's setup as it is kept; none where it cannot be read.
    pub fn of(storage: &Storage, game: &str, setup: &str) -> Self {
        let lists = kept(storage, game).to_see::<BestFile>().lists;
        Self(lists.into_iter().find(|list| list.setup == setup).map(|list| list.scores).unwrap_or_default())
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BestFile {
    format: u32,
    /// The list of the setup that was played last comes first.
    lists: Vec<ListOfSetup>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ListOfSetup {
    setup: String,
    scores: Vec<BestScore>,
}

impl BestFile {
    /// Enters scores of a game with this setup, and returns its list.
    fn enter(&mut self, setup: &str, new: &[BestScore]) -> BestList {
        let known = self.lists.iter().position(|list| list.setup == setup);
        let mut list = match known {
            Some(at) => self.lists.remove(at),
            None => ListOfSetup { setup: setup.to_owned(), scores: Vec::new() },
        };
        for score in new {
            if !list.scores.contains(score) {
                list.scores.push(score.clone());
            }
        }
        // Of equals the one that was there first stays first.
        list.scores.sort_by_key(|score| std::cmp::Reverse(score.score));
        list.scores.truncate(MOST_SCORES);
        let own = (0..list.scores.len()).filter(|at| new.contains(&list.scores[*at])).collect();
        let found = BestList { scores: list.scores.clone(), own };
        self.lists.insert(0, list);
        self.lists.truncate(MOST_LISTS);
        found
    }
}

/// Where the lists of a game lie.
pub fn best_file(game: &str) -> String {
    format!("best/{game}.ron")
}

fn kept<'a>(storage: &'a Storage, game: &str) -> KeptFile<'a> {
    KeptFile {
        storage,
        path: best_file(game),
        format: FORMAT,
        depth: 4,
        damaged: "best-damaged",
        newer: "best-newer",
        unwritten: "best-unwritten",
    }
}

/// Enters scores of persons in the lists of a game and returns the one of its setup; `None` where there is none, because the file has to stay
/// as it is, which is told.
pub(super) fn enter(
    storage: &Storage,
    (game, setup): (&str, &str),
    new: &[BestScore],
    words: &Words,
    notices: &mut Notices,
) -> Option<BestList> {
    let file = kept(storage, game);
    let mut lists = file.to_change::<BestFile>(words, notices)?;
    let before = lists.clone();
    lists.format = FORMAT;
    let found = lists.enter(setup, new);
    if lists != before {
        file.write(&lists, words, notices);
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(score: i64, end: u64) -> BestScore {
        BestScore { score, name: "Anna".to_owned(), seed: Seed(1), end }
    }

    #[test]
    fn a_list_is_sorted_bounded_and_takes_a_game_once() {
        let mut file = BestFile::default();
        for (end, points) in [3, 9, 1, 7, 5, 2, 8, 6, 4, 7].into_iter().enumerate() {
            file.enter("5", &[score(points, end as u64)]);
        }
        let again = file.enter("5", &[score(9, 1)]);
        assert_eq!((again.scores.len(), again.own), (MOST_SCORES, vec![0]));
        let equal = file.enter("5", &[score(7, 99)]);
        let ends: Vec<u64> = equal.scores.iter().filter(|best| best.score == 7).map(|best| best.end).collect();
        assert_eq!((ends, equal.own), (vec![3, 9, 99], vec![4]), "of equals the first stays first");
        assert!(file.enter("5", &[score(0, 100)]).own.is_empty(), "too low for the list");
        assert_eq!(file.enter("6", &[score(0, 100)]).own, [0]);
        (0..2 * MOST_LISTS).for_each(|setup| drop(file.enter(&setup.to_string(), &[score(1, 1)])));
        assert_eq!((file.lists.len(), file.lists[0].setup.as_str()), (MOST_LISTS, "199"));
    }
}
