//! What is said of the puzzle at the table.

use lab::puzzle::{Task, Worth};

use super::{PuzzleStanding, Table, TableGame};
use crate::text::Words;

/// The puzzle in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleModel {
    /// What came of it.
    pub standing: PuzzleStanding,
    /// What is to be done, or what came of it.
    pub text: String,
}

impl<T: TableGame> Table<T> {
    /// What is said of the puzzle; `None` where none is solved here.
    pub fn puzzle_model(&self, words: &Words) -> Option<PuzzleModel> {
        let of = self.puzzle.as_ref().filter(|_| self.tape.is_none())?;
        let standing = of.standing(self.host.step_at(0).as_ref());
        let text = match standing {
            PuzzleStanding::Open => words.message(&of.puzzle.task_words()),
            PuzzleStanding::Solved => {
                words.with("puzzle-solved", &[("proof", &words.message(&of.puzzle.proof_words()))])
            }
            PuzzleStanding::Missed(Some(Worth::Drawn)) => words.get("puzzle-missed_drawn").to_owned(),
            PuzzleStanding::Missed(Some(Worth::Lost(plies))) => words.with("puzzle-missed_lost", &[("plies", &plies)]),
            PuzzleStanding::Missed(_) if of.puzzle.task == Task::Draw => words.get("puzzle-missed").to_owned(),
            PuzzleStanding::Missed(_) => words.get("puzzle-missed_win").to_owned(),
        };
        Some(PuzzleModel { standing, text })
    }
}
