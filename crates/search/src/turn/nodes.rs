//! The graph of a turn: its states as nodes, and what is played between them.

use std::ops::Range;

use super::Planning;

/// What is known of a state without looking ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<R> {
    /// Number of its first edge; its last lies before the next state's first.
    pub first: usize,
    pub chance: bool,
    /// What ending the turn here earns, where that is allowed or nothing else is left.
    pub end: Option<R>,
}

/// A move or an outcome.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<P: Planning> {
    pub mv: P::Move,
    /// The state it leads to.
    pub to: u32,
    /// 1 for moves.
    pub probability: f64,
    pub earned: P::Reward,
}

/// The numbers of a node's edges.
pub(super) fn edges_of<P: Planning>(nodes: &[Node<P::Reward>], edges: &[Edge<P>], id: usize) -> Range<usize> {
    nodes[id].first..nodes.get(id + 1).map_or(edges.len(), |next| next.first)
}
