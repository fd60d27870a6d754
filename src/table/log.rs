//! What happened, in lines a person reads.

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

/// All lines of a game, the oldest first.
#[derive(Clone, Debug, Default)]
pub struct Log {
    entries: Vec<Entry>,
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

    /// All lines, the oldest first.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }
}
