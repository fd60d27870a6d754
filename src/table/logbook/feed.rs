//! Lines of the log for the panel, made once each.

use std::sync::Arc;

use tabletop::Seat;

use crate::{
    table::{Entry, Log, Tone},
    theme::{Livery, Palette},
};

/// One line of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct LogLine {
    /// Who did it.
    pub seat: Option<Seat>,
    /// Whose colour and shape stand before it.
    pub livery: Option<Livery>,
    /// The words.
    pub text: String,
    /// How much it matters.
    pub tone: Tone,
    /// Where on the board, by the board's own numbering.
    pub place: Option<u16>,
    /// The step it came with.
    pub step: usize,
    /// Whether there are reasons behind it that may be read.
    pub reasons: bool,
    /// The step as people of the game write it, where the line is the first to tell of it.
    pub notation: Option<String>,
    /// The reasons in one sentence, where the line is the first of a decision that mattered.
    pub why: Option<String>,
}

impl LogLine {
    /// Whether a turn begins with it.
    pub fn is_heading(&self) -> bool {
        self.tone == Tone::Turn
    }
}

/// The log as the panel shows it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LogModel {
    /// Another number than before where lines other than the last were changed or taken away.
    pub generation: u64,
    /// All lines, the oldest first.
    pub lines: Arc<Vec<LogLine>>,
}

/// What of the reasons behind a log its lines are made from, as far as it changes for earlier lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ReasonsAsRead {
    /// Whether they lie open.
    pub open: bool,
    /// Another number than before where those of earlier decisions were added.
    pub recollected: u64,
}

/// Keeps the panel's lines beside the log of a game, so that each is made once.
#[derive(Default)]
pub struct LogFeed {
    model: LogModel,
    /// Which log the lines are of, which reasons they were made with, and the players' colours.
    of: Option<(u64, ReasonsAsRead, Palette)>,
}

impl LogFeed {
    /// The lines of a game's log as it stands; `line` makes one from its entry and the one before. Lines are made anew where the reasons behind
    /// them open, close or come back, or colours change.
    pub fn refill(
        &mut self,
        log: &Log,
        reasons: ReasonsAsRead,
        palette: Palette,
        line: impl Fn(Option<&Entry>, &Entry) -> LogLine,
    ) -> LogModel {
        let entries = log.entries();
        let of = Some((log.id(), reasons, palette));
        if self.of != of || entries.len() < self.model.lines.len() {
            self.of = of;
            self.model.generation += 1;
            self.model.lines = Arc::default();
        }
        let known = self.model.lines.len();
        let grown = known > 0 && self.model.lines[known - 1].text != entries[known - 1].text;
        if grown || entries.len() > known {
            let from = if grown { known - 1 } else { known };
            // Nobody else holds the lines between two frames, so this copies nothing.
            let lines = Arc::make_mut(&mut self.model.lines);
            lines.truncate(from);
            let before = |at: usize| at.checked_sub(1).map(|before| &entries[before]);
            lines.extend((from..entries.len()).map(|at| line(before(at), &entries[at])));
        }
        self.model.clone()
    }
}
