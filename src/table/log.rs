//! What happened, in lines a person reads.

use std::sync::atomic::{AtomicU64, Ordering};

use tabletop::Seat;

/// How much a line matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tone {
    /// A move like many.
    #[default]
    Plain,
    /// A turn begins.
    Turn,
    /// Something to remember: a capture of weight, an elimination, the end.
    Loud,
}

/// One line.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Entry {
    /// Who did it; their colour and shape stand before the line.
    pub seat: Option<Seat>,
    /// What happened, in words.
    pub text: String,
    /// How much it matters.
    pub tone: Tone,
    /// Where on the board, by the board's own numbering.
    pub place: Option<u16>,
    /// The step it came with.
    pub step: usize,
}

/// All lines of a game, the oldest first. Lines are added, and the last may change; a log in which others did is another one.
#[derive(Clone, Debug)]
pub struct Log {
    id: u64,
    entries: Vec<Entry>,
}

impl Default for Log {
    fn default() -> Self {
        static LOGS: AtomicU64 = AtomicU64::new(0);
        Self { id: LOGS.fetch_add(1, Ordering::Relaxed), entries: Vec::new() }
    }
}

impl Log {
    /// Adds a line.
    pub fn add(&mut self, entry: Entry) {
        self.entries.push(entry);
    }

    /// Replaces the latest line, such as a fight that goes on.
    pub fn amend(&mut self, entry: Entry) {
        self.entries.pop();
        self.entries.push(entry);
    }

    /// A number no other log of this run has.
    pub fn id(&self) -> u64 {
        self.id
    }

    /// All lines, the oldest first.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }
}
