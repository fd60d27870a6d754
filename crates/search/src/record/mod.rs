//! The search record: the tree a search saw, kept to a chosen depth for whoever wants to read it.
//!
//! Searches talk to a `Trace`, which is [`Recorder`] when somebody asked and nothing otherwise. The result is a [`Graph`] of
//! plain data that knows neither game nor search; `graphml` writes it down.

mod graph;
mod graphml;

use tabletop::{Seat, Turn};

use crate::{Bound, Found, Position};
pub use graph::{Graph, GraphEdge, GraphNode, Kind};

/// What a search tells while it walks. Opens and closes nest; a cut leaves nodes open.
pub(crate) trait Trace<P: Position> {
    /// Whether anybody listens; the calls are compiled away where not.
    const ON: bool;
    /// An iteration begins at the root; `nodes` were evaluated before.
    fn begin(&mut self, nodes: u64);
    /// The iteration counts.
    fn complete(&mut self);
    /// `mv` is about to be made at `parent`.
    fn open(&mut self, parent: &P, mv: P::Move, probability: Option<f64>, nodes: u64);
    /// The node opened last, or the root, has its value.
    fn close(&mut self, pos: &P, visit: &Visit<'_>);
}

/// What is known of a node when the search leaves it.
pub(crate) struct Visit<'a> {
    pub kind: Kind,
    /// Edges to the horizon.
    pub depth: u32,
    pub window: Option<(f64, f64)>,
    /// One value for two-sided searches, one for each seat for max^n, none where the node was pruned before it had any.
    pub values: &'a [f64],
    pub bound: Bound,
    pub nodes: u64,
}

/// Listens to nothing.
pub(crate) struct NoTrace;

impl<P: Position> Trace<P> for NoTrace {
    const ON: bool = false;
    fn begin(&mut self, _: u64) {}
    fn complete(&mut self) {}
    fn open(&mut self, _: &P, _: P::Move, _: Option<f64>, _: u64) {}
    fn close(&mut self, _: &P, _: &Visit<'_>) {}
}

/// Keeps the tree of the last iteration that counted, down to a ply.
#[derive(Clone, Debug)]
pub struct Recorder<M> {
    plies: usize,
    most: usize,
    /// The iteration under way.
    current: Tree<M>,
    /// The last one that counted.
    tree: Tree<M>,
    /// Open nodes from the root down; `None` for those too deep to keep, whose visits still count above.
    path: Vec<Option<usize>>,
}

#[derive(Clone, Debug)]
struct Tree<M> {
    graph: Graph,
    /// The move of each edge of the graph.
    moves: Vec<M>,
}

impl<M> Default for Tree<M> {
    fn default() -> Self {
        Self { graph: Graph::default(), moves: Vec::new() }
    }
}

impl<M: Copy + PartialEq> Recorder<M> {
    /// Records nodes down to ply `plies` (the root is ply 0), at most `most` of them; those beyond are counted as omitted.
    pub fn new(plies: usize, most: usize) -> Self {
        Self { plies, most, current: Tree::default(), tree: Tree::default(), path: Vec::new() }
    }

    /// What was recorded by the last search.
    pub fn graph(&self) -> &Graph {
        &self.tree.graph
    }

    /// What was recorded by the last search, taken out.
    pub fn into_graph(self) -> Graph {
        self.tree.graph
    }

    /// Forgets the last search.
    pub(crate) fn clear(&mut self) {
        self.current = Tree::default();
        self.tree = Tree::default();
        self.path.clear();
    }

    /// Marks the expected line and gives the moves of the root the values they were ranked by.
    pub(crate) fn finish<V>(&mut self, found: &Found<M, V>, values: impl Fn(&V) -> Vec<f64>) {
        let Tree { graph, moves } = &mut self.tree;
        let mut at = 0;
        for mv in &found.line {
            // Where a null window was not enough the move was searched again, which is what counts.
            let step = graph.edges.iter().zip(moves.iter()).rposition(|(edge, m)| edge.from == at && m == mv);
            let Some(step) = step else { break };
            graph.edges[step].chosen = true;
            at = graph.edges[step].to;
        }
        for ranked in found.ranking.iter().filter(|ranked| ranked.is_exact()) {
            let edge = graph.edges.iter().zip(moves.iter()).rfind(|(edge, m)| edge.from == 0 && **m == ranked.mv);
            if let (Some((edge, _)), Some(value)) = (edge, &ranked.value) {
                let node = &mut graph.nodes[edge.to];
                node.values = values(value);
                node.bound = Bound::Exact;
            }
        }
        self.current = Tree::default();
        self.path.clear();
    }
}

impl<P: Position> Trace<P> for Recorder<P::Move> {
    const ON: bool = true;

    fn begin(&mut self, nodes: u64) {
        self.current = Tree::default();
        self.path.clear();
        self.current.graph.nodes.push(GraphNode::open(0, nodes));
        self.path.push(Some(0));
    }

    fn complete(&mut self) {
        self.tree = std::mem::take(&mut self.current);
        for node in self.tree.graph.nodes.iter_mut().filter(|node| node.kind.is_none()) {
            node.visits = 0;
        }
        self.path.clear();
    }

    fn open(&mut self, parent: &P, mv: P::Move, probability: Option<f64>, nodes: u64) {
        let ply = self.path.len();
        let Tree { graph, moves } = &mut self.current;
        let from = self.path.last().copied().flatten();
        let node = match from {
            Some(from) if ply <= self.plies && graph.nodes.len() < self.most => {
                let to = graph.nodes.len();
                graph.nodes.push(GraphNode::open(ply, nodes));
                graph.edges.push(GraphEdge {
                    from,
                    to,
                    label: parent.label(mv),
                    probability,
                    earned: None,
                    chosen: false,
                });
                moves.push(mv);
                Some(to)
            }
            _ => {
                graph.omitted += 1;
                None
            }
        };
        self.path.push(node);
    }

    fn close(&mut self, pos: &P, visit: &Visit<'_>) {
        let Some(Some(id)) = self.path.pop() else { return };
        let node = &mut self.current.graph.nodes[id];
        node.kind = Some(visit.kind);
        node.seat = match pos.turn() {
            Turn::Seat(Seat(seat)) => Some(seat),
            Turn::Chance | Turn::Over => None,
        };
        node.depth = visit.depth;
        node.values = visit.values.to_vec();
        node.window = visit.window;
        node.bound = visit.bound;
        node.visits = visit.nodes - node.visits;
        node.caption = pos.caption();
    }
}
