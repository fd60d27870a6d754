//! The record of a search whose game has hooks.

use search::{AlphaBeta, Kind, Limits, Recorder};
use tabletop::Monitor;

use super::skirmish::Skirmish;

#[test]
fn a_record_tells_exchanges_and_repetitions() {
    let monitor = Monitor::new();
    let (mut exchanges, mut repeated, mut chosen) = (0, 0, 0);
    for seed in 0..60 {
        let root = Skirmish::<3, true>::random(seed, false);
        for fresh in [AlphaBeta::new(8), AlphaBeta::new(8).with_null_windows()] {
            let mut recorder = Recorder::new(12, 200_000);
            let limits = Limits::depth(4);
            let found = fresh.clone().search_recorded(&root, &limits, &monitor, &mut recorder);
            assert_eq!(found, fresh.clone().search(&root, &limits, &monitor));
            let graph = recorder.into_graph();
            assert_eq!(graph.omitted, 0);
            let mut below = vec![0; graph.nodes.len()];
            graph.edges.iter().for_each(|edge| below[edge.from] += graph.nodes[edge.to].visits);
            for (node, below) in graph.nodes.iter().zip(below) {
                let evaluated = match node.kind {
                    Some(Kind::Over | Kind::Horizon | Kind::Exchange | Kind::Repeated) => 1,
                    _ => 0,
                };
                assert_eq!(node.visits, below + evaluated);
                assert!(node.kind.is_some() && node.depth <= 4);
                assert!(node.depth == 0 || node.kind != Some(Kind::Exchange));
                exchanges += usize::from(node.kind == Some(Kind::Exchange));
                repeated += usize::from(node.kind == Some(Kind::Repeated));
            }
            // The chosen edges are the line, and the nodes along it have what it is worth.
            let line = graph.edges.iter().filter(|edge| edge.chosen).collect::<Vec<_>>();
            assert!(line.len() <= found.line.len());
            for edge in line.iter().filter(|edge| edge.from == 0) {
                assert_eq!(Some(graph.nodes[edge.to].values[0]), found.value);
                chosen += 1;
            }
        }
    }
    assert!(exchanges > 1_000 && repeated > 100 && chosen > 50, "{exchanges} {repeated} {chosen}");
}
