//! What a search keeps from one decision to the next.

use hashbrown::HashTable;

use super::nodes::{Details, Edge, Node};
use crate::turn::Planning;
use crate::turn::known::Known;
use crate::turn::scratch::Scratch;

/// The search and its memory, for turns of one kind. Keep it from one decision to the next, so that none allocates again;
/// what it remembers never leaks into the next.
#[derive(Clone, Debug)]
pub struct Sampling<P: Planning> {
    /// The states met; the first is the root.
    pub(super) states: Vec<P>,
    /// One for each state.
    pub(super) nodes: Vec<Node<P::Reward>>,
    pub(super) details: Vec<Details<P::Reward>>,
    /// What can be played, the edges of each opened state side by side.
    pub(super) edges: Vec<Edge<P>>,
    /// States by hash: the full hash and the state's number.
    pub(super) index: HashTable<(u64, u32)>,
    /// The states of the iteration under way and the edges taken there.
    pub(super) way: Vec<(usize, usize)>,
    /// Iterations made, as they are counted, and how many there may be.
    pub(super) iterations: u64,
    pub(super) limit: u64,
    /// Edges that iterations have valued, and how many each may on average.
    pub(super) valued_edges: u64,
    pub(super) edges_per_iteration: u64,
    pub(super) moves: Vec<P::Move>,
    pub(super) outcomes: Vec<(f64, P::Move)>,
    /// Edges to be played.
    pub(super) due: Vec<usize>,
    pub(super) scratch: Scratch<P>,
    /// States valued in a walk over all of them, and those it stands in.
    pub(super) valued: Vec<bool>,
    pub(super) stack: Vec<(usize, usize)>,
    /// What the last search leaves.
    pub(in crate::turn) known: Known<P>,
}

impl<P: Planning> Default for Sampling<P> {
    fn default() -> Self {
        Self::new()
    }
}

impl<P: Planning> Sampling<P> {
    /// A search that has seen nothing.
    pub fn new() -> Self {
        Self {
            states: Vec::new(),
            nodes: Vec::new(),
            details: Vec::new(),
            edges: Vec::new(),
            index: HashTable::new(),
            way: Vec::new(),
            iterations: 0,
            limit: 0,
            valued_edges: 0,
            edges_per_iteration: u64::MAX,
            moves: Vec::new(),
            outcomes: Vec::new(),
            due: Vec::new(),
            scratch: Scratch::new(),
            valued: Vec::new(),
            stack: Vec::new(),
            known: Known::new(),
        }
    }
}
