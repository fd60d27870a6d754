//! What a search keeps from one decision to the next, and how it is set.

use super::preference::Preference;
use super::values::Vectors;
use crate::MAX_PLY;
use crate::position::Entry;

/// The search and its memory, for games with moves `M`. Keep it from one decision to the next, so that none allocates
/// again.
#[derive(Clone, Debug)]
pub struct MaxN<M> {
    pub(super) vectors: Vectors,
    pub(super) preference: Preference,
    pub(super) pruning: bool,
    pub(super) buffers: Buffers<M>,
}

/// Memory of the recursion: what a node generates lies on stacks shared by all plies.
#[derive(Clone, Debug)]
pub(super) struct Buffers<M> {
    pub(super) moves: Vec<Entry<M>>,
    pub(super) outcomes: Vec<(f64, M)>,
    /// The principal variation below each ply.
    pub(super) lines: Vec<Vec<M>>,
    /// The vector of each ply, one after the other.
    pub(super) values: Vec<f64>,
}

impl<M: Copy + PartialEq> MaxN<M> {
    /// A search over `vectors`, pruning where that is sound.
    pub fn new(vectors: Vectors) -> Self {
        Self {
            vectors,
            preference: Preference::Own,
            pruning: true,
            buffers: Buffers {
                moves: Vec::new(),
                outcomes: Vec::new(),
                lines: vec![Vec::new(); MAX_PLY + 2],
                values: Vec::new(),
            },
        }
    }

    /// The same search with seats that want this most; without this call they want [`Preference::Own`].
    pub fn preferring(self, preference: Preference) -> Self {
        Self { preference, ..self }
    }

    /// The same search seeing every node: for measuring what pruning is worth.
    pub fn without_pruning(self) -> Self {
        Self { pruning: false, ..self }
    }
}
