//! The search record, GraphML and the explanation made from a search.

use roxmltree::Document;
use search::plain::{max_n, minimax};
use search::{AlphaBeta, Bound, Graph, Kind, Limits, MaxN, Recorder, Vectors};
use tabletop::{Mark, Message, Monitor};

use crate::dag::{At, Dag, Shape};

fn shape(seed: u64) -> Shape {
    Shape { seats: 2 + (seed % 2) as usize, chance: 0.2, steps: 5, crowded: false }
}

/// Checks what holds for every record of a finished search.
fn check_tree(graph: &Graph, plies: usize, most: usize) {
    assert!(graph.nodes.len() <= most.max(1) && graph.nodes.iter().all(|node| node.ply <= plies));
    assert_eq!(graph.edges.len() + 1, graph.nodes.len(), "a search without merging is a tree");
    for (child, edge) in graph.edges.iter().enumerate() {
        assert_eq!(edge.to, child + 1);
        assert_eq!(graph.nodes[edge.to].ply, graph.nodes[edge.from].ply + 1);
        assert!(graph.nodes[edge.to].visits <= graph.nodes[edge.from].visits);
        assert_eq!(edge.probability.is_some(), graph.nodes[edge.from].kind == Some(Kind::Chance));
    }
    let mut below = vec![0; graph.nodes.len()];
    for edge in &graph.edges {
        below[edge.from] += graph.nodes[edge.to].visits;
    }
    for (node, below) in graph.nodes.iter().zip(below) {
        let evaluated = match node.kind {
            Some(Kind::Over | Kind::Horizon) => 1,
            _ => 0,
        };
        assert!(node.visits == below + evaluated || graph.omitted > 0 && node.visits > below);
    }
    assert!(graph.nodes.iter().all(|node| node.kind.is_some()), "every node of a finished search is closed");
}

/// The chosen edges form a line from the root, as long as the record reaches.
fn check_line(graph: &Graph, line: &[u8]) {
    let mut at = 0;
    for mv in line {
        let Some(edge) = graph.edges.iter().find(|edge| edge.from == at && edge.chosen) else {
            assert!(graph.edges.iter().all(|edge| edge.from != at), "the line breaks off in the record");
            break;
        };
        assert_eq!(edge.label.to_string(), mv.to_string());
        at = edge.to;
    }
}

#[test]
fn recording_changes_nothing_and_tells_the_truth() {
    let monitor = Monitor::new();
    for seed in 0..1_500 {
        let dag = Dag::random(seed, shape(seed));
        let root = dag.root();
        let Some(depth) = dag.affordable(1 + (seed % 4) as u32, 3_000.0) else { continue };
        let (plies, most) = (1 + (seed % 5) as usize, 400);
        let limits = Limits::depth(depth).ranked(1 + (seed % 3) as usize);

        let mut search = AlphaBeta::new(10);
        let mut recorder = Recorder::new(plies, most);
        let found = search.search_recorded(&root, &limits, &monitor, &mut recorder);
        assert_eq!(found, search.search(&root, &limits, &monitor));
        let graph = recorder.into_graph();
        check_tree(&graph, plies, most);
        assert_eq!(graph.nodes[0].values, [minimax(&root, depth)]);
        for (id, node) in graph.nodes.iter().enumerate() {
            let truth = minimax(&At { dag: &dag, at: place(&graph, &dag, id) }, node.depth);
            let told = node.values[0];
            match node.bound {
                Bound::Exact => assert_eq!(told, truth),
                Bound::Lower => assert!(told <= truth),
                Bound::Upper => assert!(told >= truth),
            }
        }
        if graph.nodes.len() < most {
            check_line(&graph, &found.line);
        }

        let mut recorder = Recorder::new(plies, most);
        let found = MaxN::new(Vectors::Shares).search_recorded(&root, &limits, &monitor, &mut recorder);
        assert_eq!(found, MaxN::new(Vectors::Shares).search(&root, &limits, &monitor));
        let graph = recorder.into_graph();
        check_tree(&graph, plies, most);
        for (id, node) in graph.nodes.iter().enumerate() {
            let truth = max_n(&At { dag: &dag, at: place(&graph, &dag, id) }, node.depth, Vectors::Shares);
            // Of a pruned node only one thing is known: that nobody would go there.
            assert_eq!(node.values, if node.bound == Bound::Exact { truth } else { Vec::new() });
        }
        if graph.nodes.len() < most {
            check_line(&graph, &found.line);
        }
    }
}

/// The position of a recorded node, from the moves that lead to it.
fn place(graph: &Graph, dag: &Dag, id: usize) -> usize {
    match graph.edges.iter().find(|edge| edge.to == id) {
        None => 0,
        Some(edge) => {
            dag.nodes[place(graph, dag, edge.from)].edges
                [edge.label.to_string().parse::<usize>().expect("labels are move numbers")]
            .1
        }
    }
}

#[test]
fn a_cut_search_leaves_the_tree_its_answer_comes_from() {
    let monitor = Monitor::new();
    let mut seen = 0;
    for seed in 0..1_500 {
        let dag = Dag::random(seed, shape(seed));
        let root = dag.root();
        let mut recorder = Recorder::new(4, 10_000);
        let limits = Limits::depth(8).nodes(3 + seed % 50);
        let found = AlphaBeta::new(10).search_recorded(&root, &limits, &monitor, &mut recorder);
        let graph = recorder.graph();
        let (Some(_), Some(best), Some(value)) = (found.cut, found.best, found.value) else { continue };
        let edge = graph.edges.iter().find(|edge| edge.from == 0 && edge.chosen).expect("the choice is recorded");
        assert_eq!(edge.label.to_string(), best.to_string());
        assert_eq!(graph.nodes[edge.to].values, [value]);
        seen += 1;
    }
    assert!(seen > 300, "{seen}");
}

#[test]
fn a_recorder_forgets_the_search_before() {
    let dag = (0..).map(|seed| Dag::random(seed, shape(seed))).find(|dag| dag.nodes[0].edges.len() > 1).unwrap();
    let (mut recorder, monitor) = (Recorder::new(4, 1_000), Monitor::new());
    AlphaBeta::new(10).search_recorded(&dag.root(), &Limits::depth(3), &monitor, &mut recorder);
    assert!(recorder.graph().nodes.len() > 1);
    monitor.stop();
    AlphaBeta::new(10).search_recorded(&dag.root(), &Limits::depth(3), &monitor, &mut recorder);
    assert_eq!(recorder.graph(), &Graph::default());
}

#[test]
fn graphml_is_read_back_as_it_was_recorded() {
    let record = |seed| {
        let dag = Dag::random(seed, shape(seed));
        let mut recorder = Recorder::new(3, 1_000);
        AlphaBeta::new(10).search_recorded(&dag.root(), &Limits::depth(4), &Monitor::new(), &mut recorder);
        recorder.into_graph()
    };
    let telling = |graph: &Graph| {
        graph.nodes.len() > 20 && graph.nodes.iter().any(|node| node.kind == Some(Kind::Chance)) && graph.omitted > 0
    };
    let mut graph = (0..1_000).map(record).find(telling).expect("some game has a large tree with chance");
    graph.edges[0].label = Message::text("Alaska → \"Kamtschatka\" <5 & 'up'>\u{0}");
    let xml = graph.to_graphml();
    let document = Document::parse(&xml).unwrap();
    let of = |tag| document.descendants().filter(move |node| node.has_tag_name(tag));
    let datum = |node: roxmltree::Node<'_, '_>, key| {
        node.children()
            .find(|child| child.attribute("key") == Some(key))
            .and_then(|child| child.text())
            .map(str::to_owned)
    };
    assert_eq!(of("node").count(), graph.nodes.len());
    assert_eq!(of("edge").count(), graph.edges.len());
    for (element, node) in of("node").zip(&graph.nodes) {
        assert_eq!(datum(element, "value").unwrap().parse(), Ok(node.values[0]));
        assert_eq!(datum(element, "visits").unwrap().parse(), Ok(node.visits));
        assert_eq!(datum(element, "kind").as_deref(), node.kind.map(Kind::name));
        assert_eq!(datum(element, "caption").as_deref(), Some(&*node.caption.to_string()));
        assert_eq!(datum(element, "seat"), node.seat.map(|seat| seat.to_string()));
        assert_eq!(datum(element, "ply").unwrap().parse(), Ok(node.ply));
        assert_eq!(datum(element, "depth").unwrap().parse(), Ok(node.depth));
        assert_eq!(datum(element, "bound").unwrap(), format!("{:?}", node.bound).to_lowercase());
        let (alpha, beta) = node.window.expect("alpha-beta has windows");
        for (key, end) in [("alpha", alpha), ("beta", beta)] {
            assert_eq!(datum(element, key).map(|end| end.parse()), end.is_finite().then_some(Ok(end)), "{key}");
        }
    }
    for (element, edge) in of("edge").zip(&graph.edges) {
        assert_eq!(element.attribute("source"), Some(&*format!("n{}", edge.from)));
        assert_eq!(element.attribute("target"), Some(&*format!("n{}", edge.to)));
        assert_eq!(datum(element, "move").unwrap(), edge.label.to_string().replace('\0', "\u{fffd}"));
        assert_eq!(datum(element, "chosen").unwrap().parse(), Ok(edge.chosen));
    }
    let declared: Vec<_> = of("key").filter_map(|key| key.attribute("id")).collect();
    assert!(of("data").all(|data| declared.contains(&data.attribute("key").unwrap())), "every key is declared");
}

#[test]
fn an_explanation_tells_the_ranked_moves_and_the_line() {
    let monitor = Monitor::new();
    let mut told = 0;
    for seed in 0..300 {
        let dag = Dag::random(seed, shape(seed));
        let root = dag.root();
        let limits = Limits::depth(3).ranked(3);
        let found = AlphaBeta::new(10).search(&root, &limits, &monitor);
        let explanation =
            found.explain(&root, found.effort(&limits), |value| *value, |_, mv| vec![Mark::At(u16::from(mv))]);
        assert_eq!(explanation.line.len(), found.line.len());
        assert_eq!((explanation.effort.nodes, explanation.effort.depth), (found.nodes, found.depth));
        let exact: Vec<_> = found.ranking.iter().filter(|ranked| ranked.is_exact()).collect();
        assert_eq!(explanation.candidates.len(), exact.len());
        for (candidate, ranked) in explanation.candidates.iter().zip(exact) {
            assert_eq!((Some(candidate.score), candidate.label.to_string()), (ranked.value, ranked.mv.to_string()));
            assert_eq!(candidate.chosen, Some(ranked.mv) == found.best);
            assert_eq!(candidate.marks, [Mark::At(u16::from(ranked.mv))]);
            told += 1;
        }
    }
    assert!(told > 300, "{told}");
}
