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
    pub strokes: Vec<DrawnEdge>,
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
    /// Whether it belongs to the line that was chosen.
    pub planned: bool,
    /// The edge that was the first to reach it, and the spot it comes from; `None` for the first.
    pub via: Option<(usize, usize)>,
}

/// A drawn edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawnEdge {
    /// Its index among the graph's edges.
    pub edge: usize,
    /// Indices of its ends among the spots.
    pub ends: [usize; 2],
    /// Whether it was the first to reach its end, and so has the row there to itself.
    pub leads: bool,
    /// Whether it belongs to the line that was chosen.
    pub chosen: bool,
}

/// Draws up a graph.
pub fn sketch(graph: &Graph, breadth: Breadth) -> Sketch {
    let out = pick(graph, breadth);
    if out.is_empty() {
        return Sketch::default();
    }
    let mut walk = Walk::new(graph, &out, breadth.merges());
    walk.visit(0, 0, None);
    let Walk { mut spots, rows, mut strokes, left, .. } = walk;
    for line in &mut strokes {
        line.chosen = graph.edges[line.edge].chosen && spots[line.ends[0]].planned && spots[line.ends[1]].planned;
    }
    // The farthest column any edge asks for: spots before their successors.
    let mut columns = vec![0_usize; spots.len()];
    for from in left.into_iter().rev() {
        for line in strokes.iter().filter(|line| line.ends[0] == from) {
            columns[line.ends[1]] = columns[line.ends[1]].max(columns[from] + 1);
        }
    }
    let step = Vec2::new(duel::NODE[0] + duel::NODE_GAP[0], duel::NODE[1] + duel::NODE_GAP[1]);
    for (at, spot) in spots.iter_mut().enumerate() {
        spot.place = pos2(step.x * columns[at] as f32, step.y * rows[at] as f32);
    }
    let area = |spot: &Spot| Rect::from_center_size(spot.place, duel::NODE.into());
    let bounds = spots.iter().map(area).reduce(Rect::union);
    Sketch { spots, strokes, bounds }
}

/// A walk along the picked edges, depth first.
struct Walk<'a> {
    graph: &'a Graph,
    out: &'a [Vec<usize>],
    /// Whether a node has one spot, however it is reached.
    merges: bool,
    spots: Vec<Spot>,
    /// The row of each spot.
    rows: Vec<usize>,
    /// The spot of each node, where it has one.
    known: Vec<Option<usize>>,
    /// Rows in use.
    used: usize,
    /// Spots in the order they were left: each after all that follow it.
    left: Vec<usize>,
    /// Nodes that were entered and not left.
    open: Vec<bool>,
    /// The edges. One back to where the walk came from is none: it would not run to the right.
    strokes: Vec<DrawnEdge>,
}

impl<'a> Walk<'a> {
    fn new(graph: &'a Graph, out: &'a [Vec<usize>], merges: bool) -> Self {
        let (known, open) = (vec![None; out.len()], vec![false; out.len()]);
        let (spots, rows, left, strokes) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Self { graph, out, merges, spots, rows, known, used: 1, left, open, strokes }
    }

    /// Gives a node a spot, and goes on from there.
    fn visit(&mut self, node: usize, row: usize, via: Option<(usize, usize)>) {
        let spot = self.spots.len();
        // What is chosen where a line goes on that was not is no part of the plan.
        let planned =
            via.is_none_or(|(edge, from)| self.graph.edges[edge].chosen && (self.merges || self.spots[from].planned));
        self.spots.push(Spot { node, place: Pos2::ZERO, planned, via });
        self.rows.push(row);
        (self.known[node], self.open[node]) = (Some(spot), true);
        let out = self.out;
        let mut own = Some(row);
        for edge in &out[node] {
            let (to, chosen) = (self.graph.edges[*edge].to, self.graph.edges[*edge].chosen);
            if self.open[to] {
                continue;
            }
            let line = |to: usize, leads: bool| DrawnEdge { edge: *edge, ends: [spot, to], leads, chosen: false };
            if let Some(known) = self.known[to].filter(|_| self.merges) {
                self.strokes.push(line(known, false));
                self.spots[known].planned |= chosen;
                continue;
            }
            if self.spots.len() >= duel::MOST_NODES {
                break;
            }
            let row = own.take().unwrap_or_else(|| {
                self.used += 1;
                self.used - 1
            });
            // Its spot is the next one.
            self.strokes.push(line(self.spots.len(), true));
            self.visit(to, row, Some((*edge, spot)));
        }
        self.open[node] = false;
        self.left.push(spot);
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
        let sketch = sketch(&turn(), Breadth::Moves);
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
        // Of the move alone all six alternatives stand there, and the one that comes to where the plan does has that once more.
        assert_eq!(Breadth::ALL.map(count), [3, 10, 6, 9]);
        assert_eq!(sketch(&Graph::default(), Breadth::All), Sketch::default());
    }

    #[test]
    fn what_could_have_been_done_instead_has_a_row_of_its_own_to_its_end() {
        let sketch = sketch(&turn(), Breadth::Move);
        assert!(sketch.strokes.iter().all(|line| line.leads));
        // The first alternative comes to where the plan does, and is not chosen for that.
        let twice: Vec<&Spot> = sketch.spots.iter().filter(|spot| spot.node == 2).collect();
        assert_eq!(twice.iter().map(|spot| spot.planned).collect::<Vec<_>>(), [true, false]);
        assert!(twice[0].place.y < twice[1].place.y && twice[0].place.x == twice[1].place.x);
        for (at, spot) in sketch.spots.iter().enumerate().skip(1) {
            let (edge, from) = spot.via.expect("it was reached");
            let line = sketch.strokes.iter().find(|line| line.ends[1] == at).expect("its edge");
            assert_eq!((line.edge, line.ends[0]), (edge, from));
            assert_eq!(line.chosen, spot.planned);
        }
    }
}
