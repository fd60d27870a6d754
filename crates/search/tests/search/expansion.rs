//! Expansion against plain expectimax on random turns, its limits, and what must hold of any turn.

use std::cmp::Ordering;

use proptest::prelude::*;
use search::plain::{expectimax, expectimax_after, planned_moves};
use search::{Cut, Expansion, Plan, Planning, Reward};
use tabletop::{Argument, Message, Monitor, Seat};

use crate::turns::{At, Shape, Turn, Worth};

/// States a plain search may visit.
const MOST: f64 = 3_000.0;

fn plan(turn: &Turn) -> Plan<u8, Worth> {
    Expansion::new().plan(&turn.root(), 10_000, true, &Monitor::new()).expect("these turns are small")
}

/// Plays a plan's line from the root and tells what it earned and where it ended.
fn walk<'a>(turn: &'a Turn, line: &[u8]) -> (Worth, At<'a>) {
    let mut state = turn.root();
    let earned = line.iter().fold(Worth::ZERO, |sum, mv| sum.plus(state.play(*mv).settle()));
    (earned, state)
}

#[test]
fn merging_changes_no_value() {
    let monitor = Monitor::new();
    let (mut compared, mut merged, mut ties, mut chances, mut risky) = (0, 0, 0, 0, 0);
    for seed in 0..10_000 {
        let turn = Turn::random(seed, Shape::varied(seed));
        if turn.unmerged() > MOST {
            continue;
        }
        let root = turn.root();
        // What was planned before with the same memory changes nothing.
        let mut expansion = Expansion::new();
        let later = At { turn: &turn, at: turn.nodes.len() / 2 };
        expansion.plan(&later, 10_000, false, &monitor).expect("these turns are small");
        let plan = expansion.plan(&root, 10_000, false, &monitor).expect("these turns are small");
        let reached = turn.reachable().iter().filter(|reached| **reached).count();
        assert!(plan.exact && plan.states == reached as u64);
        assert_eq!(plan.value, expectimax(&root), "seed {seed}");
        for prospect in &plan.ranking {
            let truth = match prospect.mv {
                Some(mv) => expectimax_after(&root, mv),
                None => root.end().unwrap_or(Worth::ZERO).settle(),
            };
            assert_eq!(prospect.value, truth, "seed {seed}");
        }
        let moves = planned_moves(&root).len();
        let ends = !root.is_chance() && (moves == 0 || root.end().is_some());
        assert_eq!(plan.ranking.len(), moves + usize::from(ends));
        assert!(plan.ranking.windows(2).all(|pair| pair[0].value.order(&pair[1].value).is_ge()));
        compared += 1;
        merged += u32::from(turn.unmerged() > 2.0 * reached as f64);
        ties += u32::from(plan.ranking.windows(2).any(|pair| pair[0].value == pair[1].value));
        chances += u32::from(turn.nodes.iter().any(|node| node.chance && node.edges.len() > 1));
        risky += u32::from(plan.value.risk > 0.0 && plan.value.risk < 1.0);
    }
    assert!(compared >= 6_000, "{compared}");
    assert!(merged > 2_000 && ties > 200 && chances > 2_000 && risky > 50, "{merged} {ties} {chances} {risky}");
}

#[test]
fn equally_good_moves_go_by_cost_and_then_by_the_games_order() {
    let mut decided = 0;
    for seed in 0..3_000 {
        let turn = Turn::random(seed, Shape::varied(seed));
        let plan = plan(&turn);
        let order = |mv: Option<u8>| mv.map_or(-1, i32::from);
        for pair in plan.ranking.windows(2) {
            let (a, b) = (&pair[0], &pair[1]);
            match a.value.order(&b.value) {
                Ordering::Equal => assert!(order(a.mv) < order(b.mv)),
                order => assert_eq!(order, Ordering::Greater),
            }
            if (a.value.risk, a.value.points) == (b.value.risk, b.value.points) {
                assert!(a.value.costs <= b.value.costs);
                decided += u32::from(a.value.costs < b.value.costs);
            }
        }
        // The line goes on as a plan made anew in each of its states would.
        let mut state = turn.root();
        for (step, mv) in plan.line().iter().enumerate() {
            let anew = Expansion::new().plan(&state, 10_000, false, &Monitor::new()).expect("these turns are small");
            assert_eq!((anew.best(), anew.line()), (Some(*mv), &plan.line()[step..]), "seed {seed}");
            let first = anew.ranking.iter().filter(|prospect| prospect.value == anew.value).map(|prospect| prospect.mv);
            assert_eq!(first.min(), Some(Some(*mv)), "seed {seed}");
            state.play(*mv);
        }
    }
    assert!(decided > 100, "{decided}");
}

#[test]
fn a_sure_win_is_played_for_by_the_fewest_moves() {
    let (mut sure, mut open, mut modest) = (0, 0, 0);
    for seed in 0..4_000 {
        let turn = Turn::random(seed, Shape { risk: 0.0, ..Shape::varied(seed) }).with_wins(seed, 0.3);
        // The fewest moves to a sure win, and the most points without a thought of one, by themselves.
        let mut fewest: Vec<Option<f64>> = vec![None; turn.nodes.len()];
        let mut most_points = vec![0.0f64; turn.nodes.len()];
        for (at, node) in turn.nodes.iter().enumerate().rev() {
            if node.chance && !node.edges.is_empty() {
                fewest[at] = node.edges.iter().map(|e| fewest[e.to].map(|moves| e.probability * moves)).sum();
                most_points[at] =
                    node.edges.iter().map(|e| e.probability * (e.earned.points + most_points[e.to])).sum();
                continue;
            }
            let end = node.end.filter(|end| end.win == 1.0).map(|_| 0.0);
            let after = node.edges.iter().filter_map(|edge| fewest[edge.to].map(|moves| moves + 1.0));
            fewest[at] = end.into_iter().chain(after).reduce(f64::min);
            let after = node.edges.iter().map(|edge| edge.earned.points + most_points[edge.to]);
            most_points[at] = node.end.map(|end| end.points).into_iter().chain(after).reduce(f64::max).unwrap_or(0.0);
        }
        let value = plan(&turn).value;
        assert_eq!(value.is_sure(), fewest[0].is_some(), "seed {seed}: {value:?}");
        if let Some(fewest) = fewest[0] {
            assert!((value.costs[0] - fewest).abs() < 1e-6, "seed {seed}: {value:?} instead of {fewest} moves");
        }
        if turn.unmerged() <= MOST {
            assert_eq!(value, expectimax(&turn.root()), "seed {seed}");
        }
        sure += u32::from(value.is_sure());
        open += u32::from(value.win > 0.0 && !value.is_sure());
        modest += u32::from(value.is_sure() && value.points < most_points[0] - 1e-6);
    }
    assert!(sure > 200 && open > 200 && modest > 100, "{sure} {open} {modest}");
}

#[test]
fn a_risk_is_taken_only_where_every_plan_has_one() {
    let (mut avoided, mut forced) = (0, 0);
    for seed in 0..4_000 {
        let turn = Turn::random(seed, Shape { risk: 0.4, ..Shape::varied(seed) });
        // The least risk, from the risks alone.
        let mut least = vec![0.0; turn.nodes.len()];
        let mut most_points = vec![0.0f64; turn.nodes.len()];
        for (at, node) in turn.nodes.iter().enumerate().rev() {
            let end = |worth: Worth| (worth.risk, worth.points);
            if node.chance && !node.edges.is_empty() {
                least[at] = node.edges.iter().map(|edge| edge.probability * least[edge.to]).sum();
                most_points[at] =
                    node.edges.iter().map(|e| e.probability * (e.earned.points + most_points[e.to])).sum();
                continue;
            }
            let after = node.edges.iter().map(|e| (least[e.to], e.earned.points + most_points[e.to]));
            let ways: Vec<_> = node.end.map(end).into_iter().chain(after).collect();
            least[at] = ways.iter().map(|way| way.0).reduce(f64::min).unwrap_or(0.0);
            most_points[at] = ways.iter().map(|way| way.1).reduce(f64::max).unwrap_or(0.0);
        }
        let value = plan(&turn).value;
        assert!((value.risk - least[0]).abs() < 1e-12, "seed {seed}");
        assert_eq!(value.risk == 0.0, least[0] == 0.0, "seed {seed}");
        avoided += u32::from(value.risk == 0.0 && value.points < most_points[0] - 1e-6);
        forced += u32::from(value.risk > 0.0);
    }
    assert!(avoided > 200 && forced > 200, "{avoided} {forced}");
}

#[test]
fn lines_branches_and_terms_tell_the_value() {
    let mut branched = 0;
    for seed in 0..3_000 {
        let turn = Turn::random(seed, Shape::varied(seed));
        let monitor = Monitor::new();
        let mut expansion = Expansion::new();
        let plan = expansion.plan(&turn.root(), 10_000, true, &monitor).expect("these turns are small");
        for prospect in &plan.ranking {
            assert_eq!(prospect.line.first().copied(), prospect.mv);
            let (earned, state) = walk(&turn, &prospect.line);
            let (value, choice) = expansion.lookup(&state).expect("lines lead to states that were seen");
            if prospect.mv.is_some() {
                assert_eq!((earned.plus(value), choice), (prospect.value, None));
            }
            assert_eq!(prospect.branches.is_empty(), !state.is_chance() || state.node().edges.is_empty());
            if !prospect.branches.is_empty() {
                let sum: f64 = prospect.branches.iter().map(|branch| branch.probability).sum();
                assert!((sum - 1.0).abs() < 1e-9);
                let mean = prospect
                    .branches
                    .iter()
                    .fold(Worth::ZERO, |mean, branch| mean.plus(branch.value.times(branch.probability)));
                assert_eq!(mean.settle(), value);
                branched += 1;
            }
            let terms: f64 = prospect.terms.iter().map(|term| term.value).sum();
            assert!((terms - prospect.value.points).abs() < 1e-6, "seed {seed}: {terms} {:?}", prospect.value);
        }
        let quiet = expansion.plan(&turn.root(), 10_000, false, &monitor).expect("these turns are small");
        assert!(quiet.ranking.iter().all(|prospect| prospect.terms.is_empty()));
        assert_eq!((quiet.value, quiet.best(), quiet.line()), (plan.value, plan.best(), plan.line()));
    }
    assert!(branched > 1_000, "{branched}");
}

#[test]
fn an_explanation_tells_the_plan() {
    for seed in 0..500 {
        let turn = Turn::random(seed, Shape::varied(seed));
        let plan = plan(&turn);
        let told = plan.explain(&turn.root(), Seat(1), plan.effort(10_000), Message::text("stop"), |_, _| Vec::new());
        assert_eq!(told.candidates.len(), plan.ranking.len());
        assert_eq!(told.effort.nodes, plan.states);
        for (candidate, prospect) in told.candidates.iter().zip(&plan.ranking) {
            let label = prospect.mv.map_or("stop".to_owned(), |mv| mv.to_string());
            assert_eq!((candidate.label.to_string(), candidate.score), (label, prospect.value.points));
            assert_eq!(candidate.terms, prospect.terms);
        }
        let Some(best) = plan.ranking.first() else { continue };
        assert_eq!(told.headline.arguments["action"], Argument::Message(told.candidates[0].label.clone()));
        assert!(told.line.len() >= best.line.len());
        assert!(told.line[..best.line.len()].iter().all(|ply| ply.seat == Some(Seat(1))));
        assert_eq!(told.line.len() > best.line.len(), !best.branches.is_empty());
    }
}

#[test]
fn the_budget_is_kept_and_a_stop_obeyed() {
    let (monitor, stopped) = (Monitor::new(), Monitor::new());
    stopped.stop();
    for seed in 0..300 {
        let turn = Turn::random(seed, Shape::varied(seed));
        let root = turn.root();
        let mut expansion = Expansion::new();
        let states = plan(&turn).states as usize;
        assert_eq!(expansion.plan(&root, states - 1, false, &monitor), Err(Cut::Budget));
        assert_eq!(expansion.lookup(&root), None, "nothing is known of a turn that was not finished");
        assert!(expansion.plan(&root, states, false, &monitor).is_ok());
        assert_eq!(monitor.progress(), (states as u64, 0));
        assert_eq!(expansion.plan(&root, states, false, &stopped), Err(Cut::Stopped));
    }
}

#[test]
fn a_turn_longer_than_the_stack_is_planned() {
    /// Counts down; every number may be the last.
    #[derive(Clone, PartialEq, Eq)]
    struct Countdown(u64);
    impl Planning for Countdown {
        type Move = ();
        type Reward = f64;
        fn hash(&self) -> u64 {
            self.0.wrapping_mul(0x9e37_79b9_7f4a_7c15)
        }
        fn is_chance(&self) -> bool {
            false
        }
        fn moves(&self, out: &mut Vec<()>) {
            out.extend((self.0 > 0).then_some(()));
        }
        fn play(&mut self, (): ()) -> f64 {
            self.0 -= 1;
            1.0
        }
        fn end(&self) -> Option<f64> {
            None
        }
    }
    let length = 300_000;
    let plan = Expansion::new().plan(&Countdown(length), usize::MAX, false, &Monitor::new()).expect("no budget");
    assert_eq!((plan.value, plan.states, plan.line().len()), (length as f64, length + 1, length as usize));
}

proptest! {
    #[test]
    fn names_and_order_of_moves_change_no_value(seed in any::<u64>(), turn_seed in any::<u64>()) {
        use rand::seq::SliceRandom;
        let turn = Turn::random(turn_seed, Shape::varied(turn_seed));
        let mut rng = tabletop::Seed(seed).stream("relabel", 0);
        let mut other = turn.clone();
        for node in &mut other.nodes {
            let mut names: Vec<u8> = (0..node.edges.len() as u8).map(|name| 200 - name).collect();
            names.shuffle(&mut rng);
            node.edges.iter_mut().zip(names).for_each(|(edge, name)| edge.name = name);
            node.edges.shuffle(&mut rng);
        }
        let (plan, renamed) = (plan(&turn), plan(&other));
        prop_assert_eq!(plan.value, renamed.value);
        let values = |plan: &Plan<u8, Worth>| plan.ranking.iter().map(|prospect| prospect.value).collect::<Vec<_>>();
        prop_assert_eq!(values(&plan), values(&renamed));
        prop_assert_eq!((plan.states, plan.edges), (renamed.states, renamed.edges));
    }

    #[test]
    fn one_more_choice_is_never_worse(seed in any::<u64>()) {
        let turn = Turn::random(seed, Shape::varied(seed));
        let Some(at) = turn.nodes.iter().position(|node| !node.chance && node.edges.len() > 1) else { return Ok(()) };
        let mut fewer = turn.clone();
        fewer.nodes[at].edges.pop();
        prop_assert!(plan(&turn).value.order(&plan(&fewer).value).is_ge());
    }
}
