//! Why a record cannot be read or followed.

use std::fmt;

use super::FORMAT;
use crate::line::LineId;
use crate::written::ron_fault;
use crate::{Illegal, Message, message};

/// Why a record cannot be read or followed.
#[derive(Clone, PartialEq, Debug)]
pub enum RecordError {
    /// Not RON, or not a record.
    Syntax {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// What is wrong there.
        reason: Message,
    },
    /// It could not be written.
    Unwritable(String),
    /// Written by a newer program.
    Newer {
        /// The format found.
        found: u32,
    },
    /// A record of another game.
    OtherGame {
        /// The game found.
        found: String,
        /// The game expected.
        wanted: &'static str,
    },
    /// The rules have changed since.
    OtherRules {
        /// The version found.
        found: u32,
        /// The version here.
        wanted: u32,
    },
    /// The content (map, cards, mods) has changed since.
    OtherContent {
        /// The hash found.
        found: u64,
        /// The hash here.
        wanted: u64,
    },
    /// The state it begins from cannot stand under the rules.
    Origin(Illegal),
    /// A step cannot be made.
    Step {
        /// Index of the step, from 0.
        index: usize,
        /// The rule it breaks.
        illegal: Illegal,
    },
    /// An outcome is possible, but not the one the seed gives.
    Dice {
        /// Index of the step, from 0.
        index: usize,
    },
    /// The steps lead elsewhere.
    OtherEnd {
        /// The hash reached.
        found: u64,
        /// The hash recorded.
        recorded: u64,
    },
    /// More lines than are read.
    Branches {
        /// Branches found.
        found: usize,
        /// Most that are read.
        most: usize,
    },
    /// A branch cannot be followed.
    Branch {
        /// The branch's number.
        line: LineId,
        /// What is wrong with it.
        problem: BranchProblem,
    },
    /// As many players as seats are needed.
    Players {
        /// Players named.
        players: usize,
        /// Seats of the game.
        seats: usize,
    },
}

impl RecordError {
    pub(super) fn syntax(error: &ron::error::SpannedError, text: &str) -> Self {
        let reason = ron_fault(error, text).reason;
        Self::Syntax { line: error.span.start.line, column: error.span.start.col, reason }
    }

    /// What is wrong.
    pub fn message(&self) -> Message {
        match self {
            Self::Syntax { line, column, reason } => {
                message!("fault-at", "line {line}, column {column}: {fault}", line, column, fault = reason.clone())
            }
            Self::Unwritable(reason) => {
                message!("fault-record-unwritable", "the record could not be written: {reason}", reason)
            }
            Self::Newer { found } => message!(
                "fault-record-newer",
                "the file has format {found}, this program reads up to {most}; update the program",
                found,
                most = FORMAT
            ),
            Self::OtherGame { found, wanted } => {
                message!("fault-record-game", "the file is of the game '{found}', not '{wanted}'", found, wanted)
            }
            Self::OtherRules { found, wanted } => message!(
                "fault-record-rules",
                "it was played by version {found} of the rules, this program has version {wanted}; only its snapshot can be resumed",
                found,
                wanted
            ),
            Self::OtherContent { found, wanted } => message!(
                "fault-record-content",
                "it was played with other content (hash {found}, here {wanted}); restore that content to replay it",
                found = hash(*found),
                wanted = hash(*wanted)
            ),
            Self::Origin(illegal) => message!(
                "fault-record-origin",
                "the position it begins from cannot be played: {illegal}",
                illegal = illegal.message()
            ),
            Self::Step { index, illegal } => {
                message!("fault-record-step", "step {index}: {illegal}", index, illegal = illegal.message())
            }
            Self::Dice { index } => {
                message!("fault-record-dice", "step {index}: the recorded outcome does not follow from the seed", index)
            }
            Self::OtherEnd { found, recorded } => message!(
                "fault-record-end",
                "the steps lead to another end than recorded (hash {found}, recorded {recorded})",
                found = hash(*found),
                recorded = hash(*recorded)
            ),
            Self::Branches { found, most } => message!(
                "fault-record-branches",
                "{found} branches are recorded; a record has at most {most}",
                found,
                most
            ),
            Self::Branch { line, problem } => {
                message!("fault-record-branch", "branch {number}: {fault}", number = line.0, fault = problem.message())
            }
            Self::Players { players, seats } => {
                message!("fault-record-players", "{players} players are named for {seats} seats", players, seats)
            }
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message())
    }
}

impl std::error::Error for RecordError {}

impl From<RecordError> for Message {
    fn from(error: RecordError) -> Self {
        error.message()
    }
}

/// A hash as people compare it: 16 hexadecimal digits.
fn hash(hash: u64) -> String {
    format!("{hash:016x}")
}

/// Why a branch of a record cannot be followed.
#[derive(Clone, PartialEq, Debug)]
pub enum BranchProblem {
    /// Its number is out of range.
    Number,
    /// Its number was given before.
    Twice,
    /// The line it leaves is not told before it.
    Parent(LineId),
    /// It leaves its parent where that does not go.
    Fork {
        /// The line it leaves.
        parent: LineId,
        /// After so many steps.
        fork: usize,
        /// Steps of that line.
        length: usize,
    },
    /// The rest of the record's own line does not begin where its steps end.
    Rest,
    /// It is no other line.
    Empty,
    /// A step cannot be made.
    Step {
        /// Index of the step on its line, from 0; those it shares are counted.
        index: usize,
        /// The rule it breaks.
        illegal: Illegal,
    },
    /// An outcome is possible, but not the one the seed gives.
    Dice {
        /// Index of the step on its line, from 0; those it shares are counted.
        index: usize,
    },
    /// The steps lead elsewhere.
    OtherEnd {
        /// The hash reached.
        found: u64,
        /// The hash recorded.
        recorded: u64,
    },
}

impl BranchProblem {
    /// What is wrong.
    pub fn message(&self) -> Message {
        match self {
            Self::Number => {
                message!("fault-branch-number", "branches have numbers up to {most}", most = LineId::GREATEST.0)
            }
            Self::Twice => message!("fault-branch-twice", "another one has the same number"),
            Self::Parent(parent) => message!(
                "fault-branch-parent",
                "it leaves line {parent}, which is not told before it",
                parent = parent.0
            ),
            Self::Fork { parent, fork, length } => message!(
                "fault-branch-fork",
                "it leaves line {parent} after {fork} steps, but that has {length}",
                parent = parent.0,
                fork,
                length
            ),
            Self::Rest => message!(
                "fault-branch-rest",
                "it has the number of the record's own line, but does not go on from where that ends"
            ),
            Self::Empty => message!("fault-branch-empty", "it has no steps"),
            Self::Step { index, illegal } => {
                message!("fault-record-step", "step {index}: {illegal}", index, illegal = illegal.message())
            }
            Self::Dice { index } => {
                message!("fault-record-dice", "step {index}: the recorded outcome does not follow from the seed", index)
            }
            Self::OtherEnd { found, recorded } => message!(
                "fault-branch-end",
                "its steps lead to another end than recorded (hash {found}, recorded {recorded})",
                found = hash(*found),
                recorded = hash(*recorded)
            ),
        }
    }
}

impl fmt::Display for BranchProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message())
    }
}

impl std::error::Error for BranchProblem {}
