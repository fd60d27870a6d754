//! Where each position stands. Every line of play has a row of its own, the plan the first; what leads to a position that
//! stands already joins it there. Edges run from the left to the right.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2};
use search::Graph;

use super::pick::{Breadth, pick};
use crate::games::alea::theme::duel;

/// A drawn graph.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sketch {
    /// The positions that are drawn.
    pub spots: Vec<Spot>,
    /// The edges between them.
    pub strokes: Vec<Line>,
    /// What they cover, in the drawing's own points.
    pub bounds: Option<Rect>,
}

/// A drawn position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// Its index among the graph's nodes.
    pub node: usize,
    /// Its middle.
    pub place: Pos2,
    /// Whether it belongs to the plan.
    pub planned: bool,
}

/// A drawn edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its index among the graph's edges.
    pub edge: usize,
    /// Indices of its ends among the spots.
    pub ends: [usize; 2],
    /// Whether it was the first to reach its end, and so has the row there to itself.
    pub leads: bool,
}

/// Draws up a graph.
pub fn sketch(graph: &Graph, breadth: Breadth) -> Sketch {
    let out = pick(graph, breadth);
    if out.is_empty() {
        return Sketch::default();
    }
    let mut walk = Walk::new(graph, &out);
    walk.visit(0, 0);
    // The farthest column any edge asks for: nodes before their successors.
    let mut columns = vec![0_usize; out.len()];
    for from in walk.left.iter().rev() {
        for (edge, _) in walk.lines.iter().filter(|(edge, _)| graph.edges[*edge].from == *from) {
            let to = graph.edges[*edge].to;
            columns[to] = columns[to].max(columns[*from] + 1);
        }
    }
    let step = Vec2::new(duel::NODE[0] + duel::NODE_GAP[0], duel::NODE[1] + duel::NODE_GAP[1]);
    let mut index = vec![usize::MAX; out.len()];
    let mut spots = Vec::new();
    for (node, row) in walk.rows.iter().enumerate() {
        let Some(row) = row else { continue };
        index[node] = spots.len();
        let place = pos2(step.x * columns[node] as f32, step.y * *row as f32);
        spots.push(Spot { node, place, planned: node == 0 });
    }
    let mut strokes = Vec::new();
    for (edge, leads) in walk.lines {
        let ends = [graph.edges[edge].from, graph.edges[edge].to].map(|node| index[node]);
        spots[ends[1]].planned |= graph.edges[edge].chosen;
        strokes.push(Line { edge, ends, leads });
    }
    let area = |spot: &Spot| Rect::from_center_size(spot.place, duel::NODE.into());
    let bounds = spots.iter().map(area).reduce(Rect::union);
    Sketch { spots, strokes, bounds }
}

/// A walk along the picked edges, depth first.
struct Walk<'a> {
    graph: &'a Graph,
    out: &'a [Vec<usize>],
    rows: Vec<Option<usize>>,
    /// Rows in use.
    used: usize,
    /// Nodes in the order they were left: each after all that follow it.
    left: Vec<usize>,
    /// Nodes that were entered and not left.
    open: Vec<bool>,
    /// Edges, and whether they were the first to reach their end. An edge back to where the walk came from is none: it would
    /// not run to the right.
    lines: Vec<(usize, bool)>,
}

impl<'a> Walk<'a> {
    fn new(graph: &'a Graph, out: &'a [Vec<usize>]) -> Self {
        let (rows, open) = (vec![None; out.len()], vec![false; out.len()]);
        Self { graph, out, rows, used: 1, left: Vec::new(), open, lines: Vec::new() }
    }

    fn visit(&mut self, node: usize, row: usize) {
        self.rows[node] = Some(row);
        self.open[node] = true;
        let out = self.out;
        let mut own = Some(row);
        for edge in &out[node] {
            let to = self.graph.edges[*edge].to;
            if self.rows[to].is_some() {
                if !self.open[to] {
                    self.lines.push((*edge, false));
                }
                continue;
            }
            self.lines.push((*edge, true));
            let row = own.take().unwrap_or_else(|| {
                self.used += 1;
                self.used - 1
            });
            self.visit(to, row);
        }
        self.open[node] = false;
        self.left.push(node);
    }
}

#[cfg(test)]
mod tests {
    use search::{Bound, GraphEdge, GraphNode};

    use tabletop::Message;

    use super::*;

    fn graph(nodes: usize, edges: &[(usize, usize, f64, bool)]) -> Graph {
        let node = |value: usize| GraphNode {
            ply: 0,
            depth: 0,
            kind: None,
            seat: None,
            values: vec![value as f64],
            bound: Bound::Exact,
            window: None,
            visits: 0,
            mean: None,
            end: None,
            caption: Message::default(),
        };
        let edge = |&(from, to, earned, chosen): &(usize, usize, f64, bool)| GraphEdge {
            from,
            to,
            label: Message::default(),
            probability: None,
            earned: Some(earned),
            chosen,
        };
        Graph { nodes: (0..nodes).map(|_| node(0)).collect(), edges: edges.iter().map(edge).collect(), omitted: 0 }
    }

    /// A plan of two moves, six alternatives to its first, one of which comes to where the plan does, and a loop.
    fn turn() -> Graph {
        let mut edges = vec![(0, 1, 9.0, true), (1, 2, 9.0, true), (3, 2, 5.0, false), (2, 1, 0.0, false)];
        edges.extend((3..9).map(|to| (0, to, 8.0 - to as f64, false)));
        graph(9, &edges)
    }

    #[test]
    fn everything_stands_apart_and_runs_to_the_right() {
        for breadth in Breadth::ALL {
            let sketch = sketch(&turn(), breadth);
            let area = |spot: &Spot| Rect::from_center_size(spot.place, duel::NODE.into());
            for (at, spot) in sketch.spots.iter().enumerate() {
                assert!(sketch.spots[..at].iter().all(|other| !area(other).intersects(area(spot))), "{sketch:?}");
            }
            for line in &sketch.strokes {
                let [from, to] = line.ends.map(|end| sketch.spots[end].place);
                assert!(from.x < to.x, "{line:?}");
            }
        }
    }

    #[test]
    fn the_plan_is_one_row_and_alternatives_stand_below() {
        let sketch = sketch(&turn(), Breadth::Few);
        let planned: Vec<_> = sketch.spots.iter().filter(|spot| spot.planned).collect();
        assert_eq!(planned.len(), 3);
        assert!(planned.iter().all(|spot| spot.place.y == 0.0), "{sketch:?}");
        // The three best of six, and the one that joins the plan with its edge there.
        let others: Vec<usize> = sketch.spots.iter().filter(|spot| !spot.planned).map(|spot| spot.node).collect();
        assert_eq!(others, [3, 4, 5]);
        let joins = sketch.strokes.iter().filter(|line| !line.leads).count();
        assert_eq!(joins, 1);
    }

    #[test]
    fn breadth_says_how_much_is_drawn() {
        let count = |breadth| sketch(&turn(), breadth).spots.len();
        assert_eq!(Breadth::ALL.map(count), [3, 6, 9, 9]);
        assert_eq!(sketch(&Graph::default(), Breadth::All), Sketch::default());
    }
}
