//! What of a graph is drawn: the plan with some alternatives, so that it can be read, or everything.

use search::{Graph, GraphEdge, Kind};

use crate::games::alea::theme::duel;

/// How much is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Breadth {
    /// What is planned, with every outcome of chance.
    Plan,
    /// What was chosen and what could have been done instead, each up to where chance or somebody else decides.
    #[default]
    Move,
    /// What is planned, with three alternatives to each of its moves.
    Moves,
    /// Every position.
    All,
}

/// Alternatives to the move itself.
const INSTEAD: usize = 6;

impl Breadth {
    /// All of them, the narrowest first.
    pub const ALL: [Self; 4] = [Self::Plan, Self::Move, Self::Moves, Self::All];

    /// Alternatives to a planned move, to the first one or to a later one; `None` for all there are.
    const fn alternatives(self, first: bool) -> Option<usize> {
        match self {
            Self::Plan => Some(0),
            Self::Move => Some(if first { INSTEAD } else { 0 }),
            Self::Moves => Some(3),
            Self::All => None,
        }
    }

    /// Whether positions that are reached in several ways are drawn once; else every way stands in a row of its own to its end.
    pub const fn merges(self) -> bool {
        !matches!(self, Self::Move)
    }

    /// The key of its name among the client's words.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Plan => "alea-graph-plan",
            Self::Move => "alea-graph-move",
            Self::Moves => "alea-graph-moves",
            Self::All => "alea-graph-all",
        }
    }

    /// The key of what it means.
    pub const fn note(self) -> &'static str {
        match self {
            Self::Plan => "alea-graph-plan_note",
            Self::Move => "alea-graph-move_note",
            Self::Moves => "alea-graph-moves_note",
            Self::All => "alea-graph-all_note",
        }
    }
}

/// What a move earns with all that follows, by what is known of where it leads.
pub fn rank(graph: &Graph, edge: &GraphEdge) -> f64 {
    edge.earned.unwrap_or(0.0) + graph.nodes[edge.to].values.first().copied().unwrap_or(f64::MIN)
}

/// The edges to draw out of each node, the best first; of a node that is not reached, none. At most
/// [`duel::MOST_NODES`] nodes are reached.
pub fn pick(graph: &Graph, breadth: Breadth) -> Vec<Vec<usize>> {
    let mut out = vec![Vec::new(); graph.nodes.len()];
    let mut planned = vec![false; graph.nodes.len()];
    if let Some(root) = planned.first_mut() {
        *root = true;
    }
    let known = graph.nodes.len();
    for (index, edge) in graph.edges.iter().enumerate().filter(|(_, edge)| edge.from.max(edge.to) < known) {
        out[edge.from].push(index);
        planned[edge.to] |= edge.chosen;
    }
    let order = |edge: &GraphEdge| edge.probability.unwrap_or_else(|| rank(graph, edge));
    for (node, edges) in out.iter_mut().enumerate() {
        edges.sort_by(|a, b| {
            let (a, b) = (&graph.edges[*a], &graph.edges[*b]);
            b.chosen.cmp(&a.chosen).then(order(b).total_cmp(&order(a)))
        });
        let chance = graph.nodes[node].kind == Some(Kind::Chance);
        let chosen = edges.iter().filter(|edge| graph.edges[**edge].chosen).count();
        if chance && breadth == Breadth::Move {
            edges.clear();
        }
        match breadth.alternatives(node == 0) {
            None => {}
            Some(most) if planned[node] => edges.truncate(if chance { edges.len() } else { chosen + most }),
            // An alternative goes on with the best that follows it, unless to stop there is best.
            Some(_) => {
                let stops = graph.nodes[node].end;
                edges.truncate(if chance { edges.len() } else { 1 });
                edges.retain(|edge| chance || stops.is_none_or(|end| rank(graph, &graph.edges[*edge]) > end));
            }
        }
    }
    reach(graph, out)
}

/// Only what is reached from the root, breadth first, up to the most nodes drawn.
fn reach(graph: &Graph, mut out: Vec<Vec<usize>>) -> Vec<Vec<usize>> {
    let mut reached = vec![false; out.len()];
    let mut line = std::collections::VecDeque::new();
    if let Some(root) = reached.first_mut() {
        *root = true;
        line.push_back(0);
    }
    let mut count = 1;
    while let Some(node) = line.pop_front() {
        out[node].retain(|edge| {
            let to = graph.edges[*edge].to;
            if !reached[to] && count < duel::MOST_NODES {
                reached[to] = true;
                count += 1;
                line.push_back(to);
            }
            reached[to]
        });
    }
    for (edges, reached) in out.iter_mut().zip(reached) {
        if !reached {
            edges.clear();
        }
    }
    out
}
