//! The one entry: which search answers, what a graph of it says, and that other programs can read it.

use roxmltree::Document;
use search::{Cut, Expansion, Graph, Kind, Method, PlanLimits, Planner, Planning, Sampling};
use tabletop::{Monitor, Seed};

use crate::turns::{Edge, Node, Shape, Turn, Worth};

fn limits(states: usize, iterations: u64) -> PlanLimits {
    PlanLimits::default().budgets(states, iterations)
}

/// A turn of so many states, each of which leads to as many new ones.
fn tree(states: usize, width: usize) -> Turn {
    let edges = |at: usize| {
        let to = (at * width + 1..=at * width + width).take_while(|to| *to < states);
        let edge = |(name, to): (usize, usize)| Edge {
            name: name as u8,
            to,
            probability: 1.0,
            earned: Worth::new((to % 7) as f64, [1.0]),
        };
        to.enumerate().map(edge).collect()
    };
    let node = |at| Node { chance: false, edges: edges(at), end: Some(Worth::new(0.0, [0.0])), hash: at as u64 };
    Turn { nodes: (0..states).map(node).collect() }
}

#[test]
fn an_expansion_that_will_not_fit_is_given_up_early() {
    let monitor = Monitor::new();
    let method = |turn: &Turn, room: usize| {
        let mut rng = Seed(1).stream("planner", 0);
        Planner::new().plan(&turn.root(), &limits(room, 10), &mut rng, &monitor).method
    };
    // Of six new states each opened one in six was open at a sixth of the room, of five each one in five at a third; that there was room
    // after all is the price.
    for width in [6, 5] {
        let wide = tree(3_300, width);
        assert!(Expansion::new().plan(&wide.root(), 3_600, false, &monitor).is_ok());
        assert_eq!(method(&wide, 3_600), Method::Sampling, "{width}");
    }
    // One in four was.
    assert_eq!(method(&tree(3_300, 4), 3_600), Method::Expansion);
    // With little room nothing is given up.
    assert_eq!(method(&tree(2_800, 6), 2_900), Method::Expansion);
}

#[test]
fn a_turn_is_expanded_where_it_fits_and_sampled_where_not() {
    let monitor = Monitor::new();
    let (mut expanded, mut sampled) = (0, 0);
    for seed in 0..600 {
        let turn = Turn::random(seed, Shape::varied(seed));
        let root = turn.root();
        let mut planner = Planner::new();
        let rng = || Seed(seed).stream("planner", 0);
        let plan = planner.plan(&root, &limits(20, 60).with_reasons(), &mut rng(), &monitor);
        match Expansion::new().plan(&root, 20, true, &monitor) {
            Ok(exact) => {
                assert_eq!(plan, exact);
                assert_eq!(limits(20, 60).budget(plan.method), 20);
                expanded += 1;
            }
            Err(cut) => {
                assert_eq!(cut, Cut::Budget);
                // What was expanded is gone on from: no state of it is forgotten.
                assert!(plan.states > 15 || plan.exact, "seed {seed}: {} states", plan.states);
                assert_eq!(plan, Planner::new().plan(&root, &limits(20, 60).with_reasons(), &mut rng(), &monitor));
                assert_eq!((plan.method, limits(20, 60).budget(plan.method)), (Method::Sampling, 60));
                sampled += 1;
            }
        }
        // The graph is that of the search that answered.
        assert_eq!(planner.graph(usize::MAX, usize::MAX).nodes.len() as u64, plan.states);
    }
    assert!(expanded > 100 && sampled > 100, "{expanded} {sampled}");
}

#[test]
fn a_larger_budget_of_states_is_never_less_exact() {
    let monitor = Monitor::new();
    for seed in 0..200 {
        let turn = Turn::random(seed, Shape::varied(seed));
        let mut methods = Vec::new();
        for states in [1, 5, 20, 100] {
            let mut rng = Seed(seed).stream("planner", 0);
            methods.push(Planner::new().plan(&turn.root(), &limits(states, 10), &mut rng, &monitor).method);
        }
        assert!(methods.windows(2).all(|pair| pair != [Method::Expansion, Method::Sampling]));
        assert_eq!(methods.last(), Some(&Method::Expansion));
    }
}

/// The room that is missing is a state or two: sampling needs next to nothing to see the rest.
#[test]
fn what_was_expanded_is_not_looked_at_again() {
    let monitor = Monitor::new();
    let (mut nearly, mut exact, mut without) = (0, 0, 0);
    for seed in 0..300 {
        let turn = Turn::random(seed, Shape { chance: 0.1, ..Shape::varied(seed) });
        let whole = Expansion::new().plan(&turn.root(), 1_000, false, &monitor).expect("these turns are small");
        if whole.states < 30 {
            continue;
        }
        let mut rng = Seed(seed).stream("planner", 0);
        let plan = Planner::new().plan(&turn.root(), &limits(whole.states as usize - 1, 3), &mut rng, &monitor);
        assert_eq!(plan.method, Method::Sampling);
        let alone = Sampling::new().plan(&turn.root(), 3, false, &mut rng, &monitor);
        assert!(!plan.exact || plan.value == whole.value);
        nearly += 1;
        exact += u32::from(plan.exact);
        without += u32::from(alone.exact);
    }
    assert!(nearly > 30 && exact > without, "{exact} of {nearly} were seen whole, {without} without what was expanded");
}

#[test]
fn a_stopped_planner_still_names_a_move() {
    let (monitor, turn) = (Monitor::new(), Turn::random(11, Shape { chance: 0.0, ..Shape::varied(11) }));
    monitor.stop();
    let plan = Planner::new().plan(&turn.root(), &PlanLimits::default(), &mut Seed(1).stream("planner", 0), &monitor);
    assert_eq!(plan.iterations, 0);
    assert!(plan.cut == Some(Cut::Stopped) || plan.exact);
    assert!(!plan.ranking.is_empty());
}

/// Checks what holds for every record of a planned turn; tells how many edges belong to the plan.
fn check(graph: &Graph, plies: usize, most: usize) -> usize {
    assert!(graph.nodes.len() <= most && graph.nodes.iter().all(|node| node.ply <= plies));
    for edge in &graph.edges {
        let from = &graph.nodes[edge.from];
        assert_eq!(edge.probability.is_some(), from.kind == Some(Kind::Chance));
        assert!(graph.nodes[edge.to].ply <= from.ply + 1 && edge.earned.is_some());
    }
    for (id, node) in graph.nodes.iter().enumerate() {
        let chosen = graph.edges.iter().filter(|edge| edge.from == id && edge.chosen).count();
        assert!(chosen <= 1 || node.kind == Some(Kind::Chance));
        assert!(id == 0 || graph.edges.iter().any(|edge| edge.to == id));
    }
    graph.edges.iter().filter(|edge| edge.chosen).count()
}

#[test]
fn graph_and_tree_tell_the_turn() {
    let monitor = Monitor::new();
    let (mut planned, mut shared) = (0, 0);
    for seed in 0..300 {
        let turn = Turn::random(seed, Shape::varied(seed));
        let root = turn.root();
        let mut expansion = Expansion::new();
        let plan = expansion.plan(&root, 1_000, false, &monitor).expect("these turns are small");
        let whole = expansion.graph(usize::MAX, usize::MAX);
        planned += check(&whole, usize::MAX, usize::MAX);
        assert_eq!((whole.nodes.len() as u64, whole.edges.len() as u64), (plan.states, plan.edges));
        assert_eq!((whole.omitted, &whole.nodes[0].values), (0, &vec![plan.value.points]));
        let (plies, most) = (1 + (seed % 4) as usize, 3 + (seed % 40) as usize);
        let part = expansion.graph(plies, most);
        check(&part, plies, most);
        assert_eq!(part.nodes.len() as u64 + part.omitted, plan.states);
        let tree = expansion.tree(plies, most);
        check(&tree, plies, most);
        assert_eq!(tree.edges.len() + 1, tree.nodes.len());
        shared += usize::from(expansion.tree(50, 5_000).nodes.len() > whole.nodes.len());

        let mut sampling = Sampling::new();
        let plan = sampling.plan(&root, 30, false, &mut Seed(seed).stream("planner", 0), &monitor);
        let graph = sampling.graph(usize::MAX, usize::MAX);
        check(&graph, usize::MAX, usize::MAX);
        assert_eq!(graph.nodes.len() as u64, plan.states);
        assert!(graph.nodes[0].visits > 0 || plan.iterations == 0);
        assert!(graph.nodes[0].mean.is_some());
        let tree = sampling.tree(plies, most);
        check(&tree, plies, most);
        assert_eq!(tree.edges.len() + 1, tree.nodes.len());
    }
    assert!(planned > 300 && shared > 100, "{planned} {shared}");
}

#[test]
fn nothing_planned_is_an_empty_graph() {
    let turn = Turn::random(3, Shape::varied(3));
    let mut planner = Planner::new();
    assert_eq!(planner.graph(9, 9), Graph::default());
    planner.plan(&turn.root(), &PlanLimits::default(), &mut Seed(1).stream("planner", 0), &Monitor::new());
    assert_eq!(planner.tree(9, 0), Graph::default());
    assert_eq!(planner.graph(0, 9).nodes.len(), 1);
}

#[test]
fn graphml_of_both_is_read_back() {
    let monitor = Monitor::new();
    let turn = (0..)
        .map(|seed| Turn::random(seed, Shape { risk: 0.2, ..Shape::varied(2) }))
        .find(|turn| turn.unmerged() > 500.0 && !turn.root().is_chance())
        .unwrap();
    let (mut expansion, mut sampling) = (Expansion::new(), Sampling::new());
    expansion.plan(&turn.root(), 1_000, false, &monitor).expect("this turn is small");
    sampling.plan(&turn.root(), 40, false, &mut Seed(1).stream("planner", 0), &monitor);
    for graph in [expansion.graph(99, 999), expansion.tree(3, 200), sampling.graph(99, 999), sampling.tree(3, 200)] {
        assert!(graph.nodes.len() > 10 && graph.nodes.iter().any(|node| node.kind == Some(Kind::Chance)));
        let xml = graph.to_graphml();
        let document = Document::parse(&xml).unwrap();
        let of = |tag| document.descendants().filter(move |node| node.has_tag_name(tag));
        let datum = |node: roxmltree::Node<'_, '_>, key| {
            let data = node.children().find(|child| child.attribute("key") == Some(key))?;
            data.text().map(str::to_owned)
        };
        let number = |node, key| datum(node, key).map(|text| text.parse::<f64>().unwrap());
        assert_eq!((of("node").count(), of("edge").count()), (graph.nodes.len(), graph.edges.len()));
        for (element, node) in of("node").zip(&graph.nodes) {
            assert_eq!(number(element, "value"), node.values.first().copied());
            assert_eq!((number(element, "mean"), number(element, "end")), (node.mean, node.end));
            assert_eq!(datum(element, "visits").unwrap().parse(), Ok(node.visits));
            assert_eq!(datum(element, "caption").as_deref(), Some(&*node.caption.to_string()));
        }
        for (element, edge) in of("edge").zip(&graph.edges) {
            assert_eq!(element.attribute("source"), Some(&*format!("n{}", edge.from)));
            assert_eq!(element.attribute("target"), Some(&*format!("n{}", edge.to)));
            assert_eq!((number(element, "probability"), number(element, "earned")), (edge.probability, edge.earned));
            assert_eq!(datum(element, "chosen").unwrap().parse(), Ok(edge.chosen));
        }
        let declared: Vec<_> = of("key").filter_map(|key| key.attribute("id")).collect();
        assert!(of("data").all(|data| declared.contains(&data.attribute("key").unwrap())), "every key is declared");
    }
}
