//! What is known of a position and of an information set.

/// No index.
pub(super) const NONE: u32 = u32::MAX;

/// Who acts at a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Not opened yet: worth its static evaluation.
    Leaf,
    Over,
    Chance,
    Seat(u8),
}

/// A position in the tree. A node comes after its parent, and the children of a node come one after the other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub parent: u32,
    pub first: u32,
    pub count: u32,
    /// The information set, where a seat acts.
    pub set: u32,
    /// Where the position itself is kept, if it is.
    pub state: u32,
    pub kind: Kind,
    /// Whether nothing below is left to be opened.
    pub exhausted: bool,
    /// How likely the node is where chance acts at the parent.
    pub probability: f64,
}

impl Node {
    pub fn children(&self) -> std::ops::Range<usize> {
        self.first as usize..(self.first + self.count) as usize
    }
}

/// What a seat decides in an information set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Decision {
    /// A move of the game.
    Move,
    /// Whether to take the alternative (action 0) or to play on (action 1).
    Decline,
    /// In which of its information sets to begin.
    Pick,
}

/// An information set. It comes after the one its seat moved in before.
#[derive(Clone, Copy, Debug)]
pub(super) struct InfoSet {
    pub key: u64,
    pub seat: u8,
    pub decision: Decision,
    /// Its first action, in lists with a place for every action of every set.
    pub first: u32,
    pub count: u32,
    /// Its first move, where it decides on a move.
    pub moves: u32,
    /// The action its seat did before, `NONE` where it did none.
    pub before: u32,
}

impl InfoSet {
    pub fn actions(&self) -> std::ops::Range<usize> {
        self.first as usize..(self.first + self.count) as usize
    }

    pub fn moves(&self) -> std::ops::Range<usize> {
        self.moves as usize..(self.moves + self.count) as usize
    }
}
