//! What a plain game keeps at its table.

use tabletop::Seat;

use super::{Act, Happened, PlainGame, Seen};
use crate::table::{LoggedEvent, Table};

/// A plain game at the table.
pub type PlainTable<P> = Table<Plain<P>>;

/// What a plain game keeps at its table.
pub struct Plain<P: PlainGame> {
    /// What the person to act can do.
    pub offers: Vec<Act<P>>,
    /// Rounds begun, as far as they have been told.
    pub round: u32,
    /// Whether the end has been told.
    pub(super) over: bool,
    /// Whose turn the log has told of last.
    pub(super) told: Option<Seat>,
}

/// Which of the offers is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ChosenAction(pub usize);

/// An event that is shown for a while.
pub struct Cue<P: PlainGame> {
    pub(super) told: LoggedEvent<Happened<P>>,
    /// What is seen after the step it came with, where it is the last event of that step.
    pub(super) after: Option<Seen<P>>,
}
