//! What a search keeps from one decision to the next, and how it is set.

use super::order::Order;
use super::table::Table;
use super::way::Way;
use crate::MAX_PLY;
use crate::position::Entry;

/// The search and its memory, for games with moves `M`. Keep it from one decision to the next, so that none allocates
/// again; what it remembers never leaks into another search.
#[derive(Clone, Debug)]
pub struct AlphaBeta<M> {
    pub(super) table: Table,
    pub(super) order: Order<M>,
    pub(super) ordering: bool,
    pub(super) null_windows: bool,
    pub(super) way: Way,
    pub(super) buffers: Buffers<M>,
}

/// Memory of the recursion: what a node generates lies on stacks shared by all plies.
#[derive(Clone, Debug)]
pub(super) struct Buffers<M> {
    pub(super) moves: Vec<Entry<M>>,
    pub(super) outcomes: Vec<(f64, M)>,
    /// The principal variation below each ply.
    pub(super) lines: Vec<Vec<M>>,
}

impl<M: Copy + PartialEq> AlphaBeta<M> {
    /// A search with a transposition table of `2^table_bits` entries of 24 bytes (18 is a good start, at most 28), without
    /// one at 0.
    pub fn new(table_bits: u32) -> Self {
        Self {
            table: Table::new(table_bits),
            order: Order::new(),
            ordering: true,
            null_windows: false,
            way: Way::new(),
            buffers: Buffers { moves: Vec::new(), outcomes: Vec::new(), lines: vec![Vec::new(); MAX_PLY + 2] },
        }
    }

    /// The same search taking the moves as generated: for measuring what ordering is worth.
    pub fn without_ordering(self) -> Self {
        Self { ordering: false, ..self }
    }

    /// The same search by principal variation (Marsland and Campbell 1982): a move after the first is asked with a null window
    /// whether it is better at all, and with a whole one only if it is.
    ///
    /// Answers have the same values and the same best move; lines may differ where moves are worth the same. It pays where the
    /// first move is mostly the best, so where a game orders its moves well.
    pub fn with_null_windows(self) -> Self {
        Self { null_windows: true, ..self }
    }
}
