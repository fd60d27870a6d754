//! What a game lends to any search: positions, moves that can be taken back, chance; values for each seat.

use std::fmt::Debug;

use tabletop::{Message, Turn};

/// A position that a search can walk through.
///
/// # Contract
///
/// * Everything below depends on the position alone, never on the way to it: two positions with equal [`hash`](Self::hash)
///   have the same turn, the same moves in the same order, the same chance outcomes and the same values. What a rule
///   remembers (attacks left this turn, whose draft is due) is part of the position and of the hash. The one exception is
///   repetition, which alpha-beta knows [by a hook](crate::TwoSided::REPETITION).
/// * Play is finite through chance and [forced](Self::forced) moves: no endless chain of them may exist, as they cost no
///   depth. Below ply [`MAX_PLY`](crate::MAX_PLY) a search evaluates whatever it meets.
/// * A move is only ever made in the position that listed it, and taken back in the position it led to.
/// * No method panics on a position reached that way.
///
/// # Make/unmake or copy
///
/// The game chooses through [`Undo`](Self::Undo). Make/unmake keeps in it what the move overwrote. A game of small states
/// copies instead: `type Undo = State`, [`make`](Self::make) returns the old state, [`unmake`](Self::unmake) puts it back. What
/// never changes (rules, map) stays outside as a shared reference in the position, so that neither copies it.
pub trait Position: Clone {
    /// A move of a seat or a chance outcome; small, as it is copied freely.
    type Move: Copy + PartialEq + Debug;
    /// What it takes to unmake a move.
    type Undo;

    /// Number of slots [`history_slot`](Self::history_slot) counts in; 0 switches the history heuristic off.
    const HISTORY_SLOTS: usize = 0;

    /// Who is to move. One seat may move many times in a row.
    fn turn(&self) -> Turn;

    /// Pushes every move of the seat to move, in an order that is always the same. Called at [`Turn::Seat`] only.
    ///
    /// Where nothing is pushed the position counts as over.
    fn moves(&self, out: &mut Moves<'_, Self::Move>);

    /// Pushes every chance outcome with its probability, in an order that is always the same. Called at [`Turn::Chance`] only.
    ///
    /// The probabilities sum to 1. Where nothing is pushed the position counts as over.
    fn outcomes(&self, out: &mut Outcomes<'_, Self::Move>) {
        let _ = out;
    }

    /// Plays a move or a chance outcome.
    fn make(&mut self, mv: Self::Move) -> Self::Undo;

    /// Takes back the move that `undo` came from.
    fn unmake(&mut self, mv: Self::Move, undo: Self::Undo);

    /// A 64-bit hash, usually Zobrist's (1970), of everything the contract names. Used only where a transposition table is.
    ///
    /// All 64 bits should be spread: the low ones choose the bucket, all of them tell positions apart.
    fn hash(&self) -> u64;

    /// Whether the one move here is so forced that it shall not count as depth. Asked at [`Turn::Seat`] only.
    fn forced(&self) -> bool {
        false
    }

    /// A number below [`HISTORY_SLOTS`](Self::HISTORY_SLOTS) shared by moves that are alike in most positions, such as
    /// (from, to). Numbers beyond it leave the move without history.
    fn history_slot(&self, mv: Self::Move) -> usize {
        let _ = mv;
        usize::MAX
    }

    /// The move, for explanations and records. Called before the move is made.
    fn label(&self, mv: Self::Move) -> Message {
        Message::text(format!("{mv:?}"))
    }

    /// The position in short, for records; empty where there is nothing to say.
    fn caption(&self) -> Message {
        Message::default()
    }
}

/// A position of `n` interests, a number for each: what max^n searches.
pub trait ManySided: Position {
    /// Number of values: seats are numbered below it. The same in every position of a search.
    fn seats(&self) -> usize;

    /// Writes the value of the position for every seat, indexed by seat; `out` has [`seats`](Self::seats) places and comes
    /// zeroed.
    ///
    /// Finite; for [shares](crate::Vectors::Shares) not negative (negative numbers count as 0).
    fn evaluate_seats(&self, out: &mut [f64]);
}

/// Where a position pushes its moves: a view of the search's own reusable memory.
pub struct Moves<'a, M> {
    pub(crate) list: &'a mut Vec<Entry<M>>,
    pub(crate) start: usize,
}

/// One generated move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry<M> {
    pub mv: M,
    /// Sorting key, larger first: static order above, heuristics below.
    pub key: i64,
    /// Place in the order of generation.
    pub index: u32,
}

impl<M> Moves<'_, M> {
    /// Adds a move without an opinion on how good it is.
    #[inline]
    pub fn push(&mut self, mv: M) {
        self.push_ordered(mv, 0);
    }

    /// Adds a move with a guess of its worth to the seat that makes it: larger is searched earlier, equal ones as pushed.
    #[inline]
    pub fn push_ordered(&mut self, mv: M, order: i32) {
        let index = (self.list.len() - self.start) as u32;
        self.list.push(Entry { mv, key: i64::from(order) << 32, index });
    }

    /// Number of moves pushed so far.
    #[inline]
    pub fn len(&self) -> usize {
        self.list.len() - self.start
    }

    /// Whether nothing was pushed yet.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Where a position pushes its chance outcomes.
pub struct Outcomes<'a, M> {
    pub(crate) list: &'a mut Vec<(f64, M)>,
}

impl<M> Outcomes<'_, M> {
    /// Adds an outcome. Outcomes that cannot happen (`probability` not above 0) are left out.
    #[inline]
    pub fn push(&mut self, probability: f64, outcome: M) {
        if probability > 0.0 {
            self.list.push((probability, outcome));
        }
    }
}
