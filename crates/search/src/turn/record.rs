//! A planned turn as a [`Graph`]: merged, or as the tree of what can be played.

use std::collections::VecDeque;

use super::known::Known;
use super::{Expansion, Planning, Reward, Sampling};
use crate::{Bound, Graph, GraphEdge, GraphNode, Kind};

/// A planned turn as a graph, with what its nodes and edges stand for.
#[derive(Clone, Debug)]
pub struct Recorded<P: Planning> {
    /// The graph.
    pub graph: Graph,
    /// The state of each node.
    pub states: Vec<P>,
    /// The move of each edge.
    pub moves: Vec<P::Move>,
}

/// A graph, and which of the known states and edges stand in it.
#[derive(Default)]
struct Walked {
    graph: Graph,
    states: Vec<usize>,
    edges: Vec<usize>,
}

impl<P: Planning> Expansion<P> {
    /// The last turn planned as a graph in which each state stands once: those within `plies` of the root, the nearest
    /// `most` of them; the others are counted as omitted. What belongs to the plan is marked as chosen.
    pub fn graph(&self, plies: usize, most: usize) -> Graph {
        self.known.graph(plies, most)
    }

    /// The same as a tree in which a state stands as often as it is reached.
    pub fn tree(&self, plies: usize, most: usize) -> Graph {
        self.known.tree(plies, most)
    }
}

impl<P: Planning> Sampling<P> {
    /// The last turn planned as a graph in which each state stands once, as far as it was looked at: those within `plies` of
    /// the root, the nearest `most` of them; the others are counted as omitted. What belongs to the plan is marked as chosen.
    ///
    /// A node's value is the best found, its mean that of the iterations that came through. A value that is not exact is
    /// marked as a lower bound: as much was found, more may be.
    pub fn graph(&self, plies: usize, most: usize) -> Graph {
        self.known.graph(plies, most)
    }

    /// The same as a tree in which a state stands as often as it is reached.
    pub fn tree(&self, plies: usize, most: usize) -> Graph {
        self.known.tree(plies, most)
    }
}

/// A node of the record whose edges are due.
struct Due {
    /// Its number in the record.
    node: usize,
    /// Its number among the known states.
    id: usize,
    /// Whether the plan comes there.
    planned: bool,
}

impl<P: Planning> Known<P> {
    pub fn graph(&self, plies: usize, most: usize) -> Graph {
        self.merged(plies, most).graph
    }

    pub fn tree(&self, plies: usize, most: usize) -> Graph {
        self.walk(plies, most, |_, next, on_plan| (next, on_plan)).graph
    }

    /// The graph with its states and moves.
    pub fn recorded(&self, plies: usize, most: usize) -> Recorded<P> {
        let Walked { graph, states, edges } = self.merged(plies, most);
        let states = states.into_iter().map(|id| self.states[id].clone()).collect();
        let moves = edges.into_iter().map(|edge| self.edges[edge].mv).collect();
        Recorded { graph, states, moves }
    }

    /// Every state once.
    fn merged(&self, plies: usize, most: usize) -> Walked {
        let planned = self.planned();
        let mut places = vec![None; self.nodes.len()];
        // Once a state is left out nothing more is recorded: the number it was given stays beyond the record.
        let mut walked = self.walk(plies, most, |id, next, _| {
            let place = *places[id].get_or_insert(next);
            (place, planned[id])
        });
        walked.graph.omitted = (self.nodes.len() - walked.graph.nodes.len()) as u64;
        walked
    }

    /// Records breadth first. `place` tells for a state (its number, the next free place in the record, whether the plan
    /// came by this way) where it stands and whether the plan comes there; a place that is not free is one recorded before.
    fn walk(&self, plies: usize, most: usize, mut place: impl FnMut(usize, usize, bool) -> (usize, bool)) -> Walked {
        let mut walked = Walked::default();
        let Walked { graph, states, edges } = &mut walked;
        let mut due = VecDeque::new();
        if self.solution.values.is_empty() || most == 0 {
            return walked;
        }
        let (node, planned) = place(0, 0, true);
        graph.nodes.push(self.node(0, 0));
        states.push(0);
        due.push_back(Due { node, id: 0, planned });
        while let Some(Due { node: from, id, planned }) = due.pop_front() {
            for edge in self.range(id) {
                let ply = graph.nodes[from].ply + 1;
                let to = self.to(edge);
                let chosen = planned && (self.nodes[id].chance || self.chosen(id) == Some(edge));
                let (node, planned) = place(to, graph.nodes.len(), chosen);
                if node >= graph.nodes.len() {
                    if ply > plies || graph.nodes.len() >= most {
                        graph.omitted += 1;
                        continue;
                    }
                    graph.nodes.push(self.node(to, ply));
                    states.push(to);
                    due.push_back(Due { node, id: to, planned });
                }
                edges.push(edge);
                graph.edges.push(GraphEdge {
                    from,
                    to: node,
                    label: self.states[id].label(self.edges[edge].mv),
                    probability: self.nodes[id].chance.then_some(self.edges[edge].probability),
                    earned: Some(self.edges[edge].earned.score()),
                    chosen,
                });
            }
        }
        walked
    }

    /// The states the plan may come to.
    fn planned(&self) -> Vec<bool> {
        let mut planned = vec![false; self.nodes.len()];
        let mut due = Vec::from_iter((!planned.is_empty()).then_some(0));
        while let Some(at) = due.pop() {
            if std::mem::replace(&mut planned[at], true) {
                continue;
            }
            match self.chosen(at) {
                Some(edge) => due.push(self.to(edge)),
                None if self.nodes[at].chance => due.extend(self.range(at).map(|edge| self.to(edge))),
                None => {}
            }
        }
        planned
    }

    fn node(&self, id: usize, ply: usize) -> GraphNode {
        let (node, note) = (&self.nodes[id], self.notes.get(id));
        let kind = match (self.range(id).is_empty(), self.exact(id)) {
            (true, true) => Kind::Over,
            (true, false) => Kind::Horizon,
            (false, _) if node.chance => Kind::Chance,
            (false, _) => Kind::Max,
        };
        GraphNode {
            ply,
            depth: 0,
            kind: Some(kind),
            seat: None,
            values: vec![self.solution.values[id].score()],
            bound: if self.exact(id) { Bound::Exact } else { Bound::Lower },
            window: None,
            visits: note.map_or(1, |note| note.visits.into()),
            mean: note.map(|note| note.mean),
            end: node.end.map(|end| end.score()),
            caption: self.states[id].caption(),
        }
    }
}
