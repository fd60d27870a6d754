//! A puzzle at the table: what is asked of a person, whether the first action did it, and what another one gives away.

use std::{collections::BTreeMap, sync::Arc};

use bevy::tasks::{AsyncComputeTaskPool, Task};
use lab::{
    GameModule,
    puzzle::{Judge, Puzzle, Worth},
    read_puzzle,
};
use tabletop::{Game, Step};

use super::save::about;
use crate::shell::take_ready;

/// What each action of a position is worth; nothing where tables do not know it.
type Worths<G> = Vec<(<G as Game>::Action, Worth)>;

/// What came of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleStanding {
    /// Nothing was done yet.
    Open,
    /// The solution was found.
    Solved,
    /// Something else was done; what that is worth, where it is known.
    Missed(Option<Worth>),
}

/// The puzzle that is solved at a table.
pub struct TablePuzzle<G: Game> {
    /// The scene it is of.
    pub name: String,
    /// What is asked.
    pub puzzle: Puzzle<G>,
    worths: Worths<G>,
    /// What works out the worths, off the main thread.
    asked: Option<Task<Worths<G>>>,
    /// Whether it is kept already that it was solved.
    kept: bool,
}

impl<G: Game> TablePuzzle<G> {
    /// The puzzle that a record of a game says it is of, which begins in `origin`; `None` where it says none.
    pub fn of<M: GameModule<Game = G>>(
        module: &M,
        (game, origin): (&Arc<G>, Option<&G::State>),
        about: &BTreeMap<String, String>,
    ) -> Option<Self> {
        let origin = origin?;
        let puzzle = read_puzzle(module, (game, origin), about.get(about::PUZZLE)?).ok()?;
        let asked = module.puzzles().map(|maker| {
            let (game, origin) = (Arc::clone(game), origin.clone());
            AsyncComputeTaskPool::get().spawn(async move { worths(&mut Judge::new(&*game, maker), &origin) })
        });
        let name = about.get(about::SCENE).cloned().unwrap_or_default();
        Some(Self { name, puzzle, worths: Vec::new(), asked, kept: false })
    }

    /// Takes what was worked out. Whether that changes anything.
    pub fn poll(&mut self) -> bool {
        let Some(worths) = take_ready(&mut self.asked) else { return false };
        self.worths = worths;
        true
    }

    /// Whether something is still worked out.
    pub const fn waits(&self) -> bool {
        self.asked.is_some()
    }

    /// What came of it when this was the first step of the game.
    pub fn standing(&self, first: Option<&Step<G>>) -> PuzzleStanding {
        match first {
            Some(Step::Action(_, action)) if Some(action) == self.puzzle.solution() => PuzzleStanding::Solved,
            Some(Step::Action(_, action)) => {
                let worth = self.worths.iter().find(|(known, _)| known == action).map(|(_, worth)| *worth);
                PuzzleStanding::Missed(worth)
            }
            _ => PuzzleStanding::Open,
        }
    }

    /// Its name, once and where it was solved with this first step: for whoever keeps what was solved.
    pub fn newly_solved(&mut self, first: Option<&Step<G>>) -> Option<&str> {
        if self.kept || self.name.is_empty() || self.standing(first) != PuzzleStanding::Solved {
            return None;
        }
        self.kept = true;
        Some(&self.name)
    }
}

/// What each action is worth, with the plies to the end where that is known.
fn worths<G: Game>(judge: &mut Judge<'_, G>, origin: &G::State) -> Worths<G> {
    let known = judge.worths(origin).unwrap_or_default();
    let mut worths = Worths::<G>::with_capacity(known.len());
    for (action, worth) in known {
        let length = judge.length_with(origin, &action);
        let worth = match (worth, length) {
            (Worth::Won(_), Some(plies)) => Worth::Won(plies),
            (Worth::Lost(_), Some(plies)) => Worth::Lost(plies),
            (worth, _) => worth,
        };
        worths.push((action, worth));
    }
    worths
}
