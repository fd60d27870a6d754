//! A choice as a graph: what the explanation says, for yEd, Gephi or networkx.

use search::{Bound, Graph, GraphEdge, GraphNode, Kind};
use tabletop::{Explanation, Message, Seat};

use crate::figure;

/// The position, an edge for every candidate with its score at the end, and the expected line after the chosen one.
pub(super) fn of_explanation(explanation: &Explanation, seat: Seat) -> Graph {
    let mut graph = Graph::default();
    let root = add(&mut graph, 0, Kind::Own, Some(seat), explanation.headline.clone());
    let mut chosen = root;
    for candidate in &explanation.candidates {
        let terms: Vec<String> =
            candidate.terms.iter().map(|term| format!("{} {}", term.name, figure(term.value, 3))).collect();
        let to = add(&mut graph, 1, Kind::Horizon, None, Message::text(terms.join(", ")));
        graph.nodes[to].values = vec![candidate.score];
        join(&mut graph, root, to, candidate.label.clone(), candidate.chosen);
        if candidate.chosen {
            chosen = to;
        }
    }
    // The line's first step is the chosen candidate itself.
    for (ply, step) in explanation.line.iter().enumerate().skip(usize::from(chosen != root)) {
        let to = add(&mut graph, ply + 1, Kind::Horizon, None, Message::default());
        let before = &mut graph.nodes[chosen];
        before.kind = Some(if step.seat.is_some() { Kind::Own } else { Kind::Chance });
        before.seat = step.seat.map(|seat| seat.0);
        join(&mut graph, chosen, to, step.label.clone(), true);
        chosen = to;
    }
    graph
}

fn add(graph: &mut Graph, ply: usize, kind: Kind, seat: Option<Seat>, caption: Message) -> usize {
    graph.nodes.push(GraphNode {
        ply,
        depth: 0,
        kind: Some(kind),
        seat: seat.map(|seat| seat.0),
        values: Vec::new(),
        bound: Bound::Exact,
        window: None,
        visits: 1,
        mean: None,
        end: None,
        caption,
    });
    graph.nodes.len() - 1
}

fn join(graph: &mut Graph, from: usize, to: usize, label: Message, chosen: bool) {
    graph.edges.push(GraphEdge { from, to, label, probability: None, earned: None, chosen });
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Candidate, Ply};

    #[test]
    fn candidates_hang_on_the_position_and_the_line_on_the_chosen_one() {
        let candidate = |label: &str, chosen| Candidate { label: Message::text(label), chosen, ..Candidate::default() };
        let ply = |label: &str| Ply { seat: None, label: Message::text(label), marks: Vec::new() };
        let explanation = Explanation {
            candidates: vec![candidate("a", false), candidate("b", true)],
            line: vec![ply("b"), ply("6"), ply("c")],
            ..Explanation::default()
        };
        let graph = of_explanation(&explanation, Seat(1));
        let edges: Vec<_> =
            graph.edges.iter().map(|edge| (edge.from, edge.to, edge.label.text.as_str(), edge.chosen)).collect();
        assert_eq!(edges, [(0, 1, "a", false), (0, 2, "b", true), (2, 3, "6", true), (3, 4, "c", true)]);
        assert_eq!(graph.nodes[0].seat, Some(1));
    }
}
