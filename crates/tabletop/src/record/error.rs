//! Why a record cannot be read or followed.

use super::FORMAT;
use crate::Illegal;
use crate::line::LineId;

/// Why a record cannot be read or followed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum RecordError {
    /// Not RON, or not a record.
    #[error("line {line}, column {column}: {reason}")]
    Syntax {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// What the reader expected.
        reason: String,
    },
    /// It could not be written.
    #[error("the record could not be written: {0}")]
    Unwritable(String),
    /// Written by a newer program.
    #[error("the file has format {found}, this program reads up to {FORMAT}; update the program")]
    Newer {
        /// The format found.
        found: u32,
    },
    /// A record of another game.
    #[error("the file is of the game '{found}', not '{wanted}'")]
    OtherGame {
        /// The game found.
        found: String,
        /// The game expected.
        wanted: &'static str,
    },
    /// The rules have changed since.
    #[error(
        "it was played by version {found} of the rules, this program has version {wanted}; only its snapshot can be resumed"
    )]
    OtherRules {
        /// The version found.
        found: u32,
        /// The version here.
        wanted: u32,
    },
    /// The content (map, cards, mods) has changed since.
    #[error(
        "it was played with other content (hash {found:016x}, here {wanted:016x}); restore that content to replay it"
    )]
    OtherContent {
        /// The hash found.
        found: u64,
        /// The hash here.
        wanted: u64,
    },
    /// The state it begins from cannot stand under the rules.
    #[error("the position it begins from cannot be played: {0}")]
    Origin(Illegal),
    /// A step cannot be made.
    #[error("step {index}: {illegal}")]
    Step {
        /// Index of the step, from 0.
        index: usize,
        /// The rule it breaks.
        illegal: Illegal,
    },
    /// An outcome is possible, but not the one the seed gives.
    #[error("step {index}: the recorded outcome does not follow from the seed")]
    Dice {
        /// Index of the step, from 0.
        index: usize,
    },
    /// The steps lead elsewhere.
    #[error("the steps lead to another end than recorded (hash {found:016x}, recorded {recorded:016x})")]
    OtherEnd {
        /// The hash reached.
        found: u64,
        /// The hash recorded.
        recorded: u64,
    },
    /// More lines than are read.
    #[error("{found} branches are recorded; a record has at most {most}")]
    Branches {
        /// Branches found.
        found: usize,
        /// Most that are read.
        most: usize,
    },
    /// A branch cannot be followed.
    #[error("branch {}: {problem}", line.0)]
    Branch {
        /// The branch's number.
        line: LineId,
        /// What is wrong with it.
        problem: BranchProblem,
    },
    /// As many players as seats are needed.
    #[error("{players} players are named for {seats} seats")]
    Players {
        /// Players named.
        players: usize,
        /// Seats of the game.
        seats: usize,
    },
}

impl RecordError {
    pub(super) fn syntax(error: ron::error::SpannedError) -> Self {
        Self::Syntax { line: error.span.start.line, column: error.span.start.col, reason: error.code.to_string() }
    }
}

/// Why a branch of a record cannot be followed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum BranchProblem {
    /// Its number is out of range.
    #[error("branches have numbers up to {}", LineId::GREATEST.0)]
    Number,
    /// Its number was given before.
    #[error("another one has the same number")]
    Twice,
    /// The line it leaves is not told before it.
    #[error("it leaves {0}, which is not told before it")]
    Parent(LineId),
    /// It leaves its parent where that does not go.
    #[error("it leaves {parent} after {fork} steps, but that has {length}")]
    Fork {
        /// The line it leaves.
        parent: LineId,
        /// After so many steps.
        fork: usize,
        /// Steps of that line.
        length: usize,
    },
    /// The rest of the record's own line does not begin where its steps end.
    #[error("it has the number of the record's own line, but does not go on from where that ends")]
    Rest,
    /// It is no other line.
    #[error("it has no steps")]
    Empty,
    /// A step cannot be made.
    #[error("step {index}: {illegal}")]
    Step {
        /// Index of the step on its line, from 0; those it shares are counted.
        index: usize,
        /// The rule it breaks.
        illegal: Illegal,
    },
    /// An outcome is possible, but not the one the seed gives.
    #[error("step {index}: the recorded outcome does not follow from the seed")]
    Dice {
        /// Index of the step on its line, from 0; those it shares are counted.
        index: usize,
    },
    /// The steps lead elsewhere.
    #[error("its steps lead to another end than recorded (hash {found:016x}, recorded {recorded:016x})")]
    OtherEnd {
        /// The hash reached.
        found: u64,
        /// The hash recorded.
        recorded: u64,
    },
}
