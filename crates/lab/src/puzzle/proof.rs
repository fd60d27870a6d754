//! A puzzle: what is to be done in a position, how, and how that is known.

use derive_where::derive_where;
use serde::{Deserialize, Serialize};
use tabletop::{Game, Message, Seat, Step};

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Task {
    /// Exactly one action wins.
    Win,
    /// Exactly one action does not lose, and it draws.
    Draw,
}

/// How it is known that one action alone does it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Proof {
    /// By exact tables, which know what each action leads to.
    Solved {
        /// Plies, the solution counted, in which the game is won at most; where it is to be drawn, those in which every other action has lost it at most. At least 1.
        plies: u32,
    },
    /// Every line of play was followed so far: the solution wins in so many plies at most, whatever the other side does and chance brings, and no other action does.
    Searched {
        /// Plies, the solution counted, at least 1.
        plies: u32,
    },
}

impl Proof {
    /// The plies it speaks of.
    pub const fn plies(self) -> u32 {
        match self {
            Self::Solved { plies } | Self::Searched { plies } => plies,
        }
    }
}

/// A puzzle of the position that a scene begins in.
#[derive_where(Clone, PartialEq, Debug)]
pub struct Puzzle<G: Game> {
    /// Who is to solve it: the seat to act.
    pub seat: Seat,
    /// What is to be done.
    pub task: Task,
    /// The solution, and what may follow with the best play of both sides.
    pub line: Vec<Step<G>>,
    /// How it is known.
    pub proof: Proof,
}

impl<G: Game> Puzzle<G> {
    /// The one action that does it.
    pub fn solution(&self) -> Option<&G::Action> {
        match self.line.first() {
            Some(Step::Action(_, action)) => Some(action),
            _ => None,
        }
    }

    /// What is to be done, in a sentence.
    pub fn task_words(&self) -> Message {
        match (self.task, self.proof) {
            (Task::Win, Proof::Solved { .. }) => Message::new("puzzle-task_win"),
            (Task::Win, Proof::Searched { plies }) => {
                Message::new("puzzle-task_win_in").count("moves", plies.div_ceil(2))
            }
            (Task::Draw, _) => Message::new("puzzle-task_draw"),
        }
    }

    /// What the solution does and how that is known, in a sentence.
    pub fn proof_words(&self) -> Message {
        let message = match (self.task, self.proof) {
            (Task::Win, Proof::Solved { .. }) => Message::new("puzzle-proof_win"),
            (Task::Win, Proof::Searched { .. }) => Message::new("puzzle-proof_win_in"),
            (Task::Draw, _) => Message::new("puzzle-proof_draw"),
        };
        message.count("plies", self.proof.plies())
    }
}
