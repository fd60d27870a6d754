//! What is known of a turn: states, what is played between them, and their values. An expansion knows all of it, sampling a
//! part; lines, reasons and records are read off both alike.

use std::ops::Range;

use super::nodes::{Edge, Node, edges_of};
use super::solve::Solution;
use super::{Claim, Planning, Reward};

/// The part of a turn's graph that was looked at.
#[derive(Clone, Debug)]
pub(super) struct Known<P: Planning> {
    /// The distinct states; the first is the root.
    pub states: Vec<P>,
    /// One for each state.
    pub nodes: Vec<Node<P::Reward>>,
    /// What is played, the edges of each state side by side.
    pub edges: Vec<Edge<P>>,
    pub solution: Solution<P::Reward>,
    /// What sampling tells of each state; empty for an expansion, which has seen everything.
    pub notes: Vec<Note>,
}

/// What sampling tells of a state.
#[derive(Clone, Debug)]
pub(super) struct Note {
    /// Iterations that came through.
    pub visits: u32,
    /// The mean of their scores from here on.
    pub mean: f64,
    /// How sure its value is.
    pub claim: Claim,
}

impl<P: Planning> Known<P> {
    pub fn new() -> Self {
        Self {
            states: Vec::new(),
            nodes: Vec::new(),
            edges: Vec::new(),
            solution: Solution::default(),
            notes: Vec::new(),
        }
    }

    pub fn clear(&mut self) {
        self.states.clear();
        self.nodes.clear();
        self.edges.clear();
        self.solution.clear();
        self.notes.clear();
    }

    /// Values every state.
    pub fn solve(&mut self) {
        self.solution.solve(&self.nodes, &self.edges);
    }

    /// How many states can be reached from one of them, itself included, and the edges between them.
    pub fn extent(&mut self, root: usize) -> (usize, usize) {
        let order = self.solution.order_from(root, &self.nodes, &self.edges);
        (order.len(), order.iter().map(|id| edges_of(&self.nodes, &self.edges, *id as usize).len()).sum())
    }

    /// The numbers of a state's edges.
    pub fn range(&self, id: usize) -> Range<usize> {
        edges_of(&self.nodes, &self.edges, id)
    }

    /// The number of the edge the plan takes; `None` where chance acts or the turn ends.
    pub fn chosen(&self, id: usize) -> Option<usize> {
        self.solution.best[id].map(|offset| self.nodes[id].first + offset as usize)
    }

    /// What an edge earns, together with what follows.
    pub fn worth(&self, edge: usize) -> P::Reward {
        let edge = &self.edges[edge];
        edge.earned.plus(self.solution.values[edge.to as usize])
    }

    /// Where an edge leads.
    pub fn to(&self, edge: usize) -> usize {
        self.edges[edge].to as usize
    }

    /// Whether a state's value is the true one.
    pub fn exact(&self, id: usize) -> bool {
        self.claim(id) == Claim::Exact
    }

    /// How sure a state's value is.
    pub fn claim(&self, id: usize) -> Claim {
        let circles = self.solution.circles > 0;
        match self.notes.get(id).map_or(Claim::Exact, |note| note.claim) {
            // What is played never goes in a circle, so a plan that is found is known.
            Claim::Exact if circles => Claim::AtLeast,
            claim => claim,
        }
    }
}
