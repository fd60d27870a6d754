//! A recorded search as plain data.

use tabletop::Message;

use crate::Bound;

/// Nodes and edges of a search. A tree when alpha-beta or max^n recorded it; nothing forbids several edges into a node.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Graph {
    /// The nodes; the first is the root, and a node comes after the one it was first reached from.
    pub nodes: Vec<GraphNode>,
    /// The edges, in the order they were searched.
    pub edges: Vec<GraphEdge>,
    /// Nodes searched but not kept, because of depth or number.
    pub omitted: u64,
}

/// A position as the search saw it.
#[derive(Clone, PartialEq, Debug)]
pub struct GraphNode {
    /// Edges from the root.
    pub ply: usize,
    /// Edges to the horizon.
    pub depth: u32,
    /// What kind of node it is; `None` where the search was cut before it knew.
    pub kind: Option<Kind>,
    /// The seat to move, if any.
    pub seat: Option<u8>,
    /// One value (two-sided) or one for each seat (max^n); empty where the node was pruned or cut before it had any.
    pub values: Vec<f64>,
    /// How the values relate to the true ones.
    pub bound: Bound,
    /// The window the node was searched with (alpha, beta), for two-sided searches.
    pub window: Option<(f64, f64)>,
    /// Positions evaluated at and below the node; in sampling the iterations that came through.
    pub visits: u64,
    /// The mean score of those iterations from here on, for sampling.
    pub mean: Option<f64>,
    /// What ending the turn here earns, for planned turns that may.
    pub end: Option<f64>,
    /// The position in a few words; may be empty.
    pub caption: Message,
}

impl GraphNode {
    /// A node just entered after `nodes` evaluations; its visits become the difference when it is left.
    pub(super) fn open(ply: usize, nodes: u64) -> Self {
        Self {
            ply,
            depth: 0,
            kind: None,
            seat: None,
            values: Vec::new(),
            bound: Bound::Exact,
            window: None,
            visits: nodes,
            mean: None,
            end: None,
            caption: Message::default(),
        }
    }
}

/// A move or a chance outcome that was searched.
#[derive(Clone, PartialEq, Debug)]
pub struct GraphEdge {
    /// Index of the node it leaves.
    pub from: usize,
    /// Index of the node it leads to.
    pub to: usize,
    /// The move.
    pub label: Message,
    /// The probability of a chance outcome.
    pub probability: Option<f64>,
    /// What it earns at once, for planned turns.
    pub earned: Option<f64>,
    /// Whether it lies on the expected line, or belongs to the plan.
    pub chosen: bool,
}

/// What happens at a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The maximising side chooses.
    Max,
    /// The minimising side chooses.
    Min,
    /// A seat chooses for itself (max^n).
    Own,
    /// Chance draws.
    Chance,
    /// The game is over.
    Over,
    /// The horizon: evaluated as it stands.
    Horizon,
    /// Beyond the horizon a side stands or goes on taking: evaluated as it stands, then searched.
    Exchange,
    /// The position was on the way before, and the game gave it a value for that.
    Repeated,
    /// The value came from the transposition table.
    Known,
}

impl Kind {
    /// A node at which the maximising side chooses, or the other one.
    pub(crate) fn decision(max: bool) -> Self {
        if max { Kind::Max } else { Kind::Min }
    }

    /// The kind in a word.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Max => "max",
            Kind::Min => "min",
            Kind::Own => "own",
            Kind::Chance => "chance",
            Kind::Over => "over",
            Kind::Horizon => "horizon",
            Kind::Exchange => "exchange",
            Kind::Repeated => "repeated",
            Kind::Known => "known",
        }
    }
}
