//! Sampling against the exact value: regret by iterations, what it keeps, and what must hold of any turn.

use proptest::prelude::*;
use search::plain::planned_moves;
use search::{Claim, Cut, Expansion, Plan, Planning, Reward, Sampling};
use tabletop::{Monitor, Seed};

use crate::turns::{Shape, Turn, Worth};

fn sample(turn: &Turn, iterations: u64, seed: u64) -> Plan<u8, Worth> {
    let mut rng = Seed(seed).stream("sampling", 0);
    Sampling::new().plan(&turn.root(), iterations, true, &mut rng, &Monitor::new())
}

fn expand(turn: &Turn) -> Plan<u8, Worth> {
    Expansion::new().plan(&turn.root(), 100_000, false, &Monitor::new()).expect("these turns are small")
}

/// Regret of one budget: how much worse the chosen first move is than the best, as a share of the range of first moves.
#[derive(Default)]
struct Regret {
    shares: Vec<f64>,
    best: u32,
    solved: u32,
}

impl Regret {
    fn mean(&self) -> f64 {
        self.shares.iter().sum::<f64>() / self.shares.len() as f64
    }
}

#[test]
fn regret_does_not_rise_with_iterations() {
    const ITERATIONS: [u64; 5] = [50, 200, 1_000, 2_000, 10_000];
    for (name, chance, most) in [("certain", 0.0, 0.02), ("chance", 0.3, 0.02)] {
        let mut regrets: [Regret; 5] = Default::default();
        for seed in 0..1_500 {
            let shape = Shape { states: 4_000, reach: 600..=1_200, chance, steps: 0, risk: 0.0, crowded: false };
            let turn = Turn::random(seed, shape);
            let exact = expand(&turn);
            let [first, .., last] = exact.ranking.as_slice() else { continue };
            if exact.states < 500 {
                continue;
            }
            let range = first.value.points - last.value.points;
            for (regret, iterations) in regrets.iter_mut().zip(ITERATIONS) {
                let plan = sample(&turn, iterations, seed);
                let chosen = exact.ranking.iter().find(|prospect| prospect.mv == plan.best());
                let share = (first.value.points - chosen.expect("a legal choice").value.points) / range;
                regret.shares.push(share);
                regret.best += u32::from(share <= 0.0);
                regret.solved += u32::from(plan.exact);
            }
        }
        for (regret, iterations) in regrets.iter_mut().zip(ITERATIONS) {
            regret.shares.sort_by(f64::total_cmp);
            let count = regret.shares.len();
            println!(
                "{name:>8} {iterations:>6}: {count} turns, mean {:.4}, p95 {:.4}, {:.1} % optimal, {:.1} % solved",
                regret.mean(),
                regret.shares[count * 95 / 100],
                100.0 * f64::from(regret.best) / count as f64,
                100.0 * f64::from(regret.solved) / count as f64,
            );
        }
        assert!(regrets[0].shares.len() > 100 && regrets[0].solved * 10 < regrets[0].shares.len() as u32);
        // At the end one turn in two hundred is all of the mean, and may go either way.
        assert!(regrets.windows(2).all(|pair| pair[1].mean() <= pair[0].mean() + 0.001), "{name}");
        assert!(regrets[0].mean() > 0.01 && regrets[4].mean() < most, "{name}");
    }
}

#[test]
fn a_solved_turn_is_the_expansion() {
    let mut solved = 0;
    for seed in 0..2_000 {
        let turn = Turn::random(seed, Shape::varied(seed));
        let (plan, exact) = (sample(&turn, 3_000, seed), expand(&turn));
        if !plan.exact {
            assert_eq!(plan.cut, Some(Cut::Budget));
            continue;
        }
        assert_eq!((plan.value, plan.best(), plan.cut), (exact.value, exact.best(), None), "seed {seed}");
        // A move may be left unsolved where another needs no more looking at, never the other way round.
        for (told, known) in plan.ranking.iter().zip(&exact.ranking).filter(|(told, _)| told.exact()) {
            assert_eq!((told.mv, told.value), (known.mv, known.value), "seed {seed}");
        }
        solved += 1;
    }
    assert!(solved > 1_900, "{solved}");
}

#[test]
fn the_best_line_found_is_kept() {
    const ITERATIONS: [u64; 4] = [20, 60, 200, 700];
    let mut sums = [0.0; ITERATIONS.len()];
    for seed in 0..200 {
        let shape = Shape { states: 3_000, reach: 500..=900, chance: 0.0, steps: 5, risk: 0.0, crowded: false };
        let turn = Turn::random(seed, shape);
        let exact = expand(&turn);
        for (sum, iterations) in sums.iter_mut().zip(ITERATIONS) {
            let plan = sample(&turn, iterations, seed);
            // The line earns what is promised: nothing is a mean here, and nothing is guessed.
            let mut state = turn.root();
            let earned = plan.line().iter().fold(Worth::ZERO, |sum, mv| sum.plus(state.play(*mv).settle()));
            assert_eq!(earned.plus(state.end().unwrap_or(Worth::ZERO).settle()), plan.value, "seed {seed}");
            let claim = plan.ranking.first().map_or(Claim::Exact, |best| best.claim);
            assert!(matches!(claim, Claim::Exact | Claim::AtLeast), "seed {seed}: {claim:?}");
            assert!(exact.value.order(&plan.value).is_ge());
            *sum += plan.value.points;
        }
    }
    assert!(sums.windows(2).all(|pair| pair[0] <= pair[1]), "{sums:?}");
}

/// Turns in which half of all states are chance, too large for the iterations they get.
fn dicey() -> impl Iterator<Item = (u64, Turn)> {
    let shape = Shape { states: 4_000, reach: 600..=1_200, chance: 0.5, steps: 0, risk: 0.0, crowded: false };
    let turns = (0..1_000).map(move |seed| (seed, Turn::random(seed, shape.clone())));
    turns.filter(|(_, turn)| !turn.root().is_chance() && turn.root().node().edges.len() > 2 && turn.unmerged() > 1e5)
}

/// What is expected of a choice is what it is worth, on average over many turns: the best of many estimates is not believed.
#[test]
fn expectations_are_held_on_average() {
    for iterations in [20, 60, 200] {
        let (mut off, mut sizes, mut count, mut above) = (0.0, 0.0, 0, 0);
        for (seed, turn) in dicey() {
            let (plan, exact) = (sample(&turn, iterations, seed), expand(&turn));
            if plan.exact {
                continue;
            }
            let chosen = exact.ranking.iter().find(|prospect| prospect.mv == plan.best()).expect("a legal choice");
            off += plan.value.points - chosen.value.points;
            sizes += chosen.value.points.abs();
            above += u32::from(plan.value.points > chosen.value.points + 1e-6);
            count += 1;
        }
        println!("{iterations}: {count} turns, {:+.2} % off, {above} above", 100.0 * off / sizes);
        assert!(count > 50, "{count} turns");
        // Below is what later decisions may still find; above would be flattery.
        assert!(off < 0.005 * sizes, "{iterations} iterations: {off} too much of {sizes}");
        assert!(off > -0.2 * sizes, "{iterations} iterations: {off} too little of {sizes}");
    }
}

/// What is told for sure is so, however few iterations there were: exact values are the true ones, a plan that is known earns no
/// more than the best, and nothing is chosen on a guess.
#[test]
fn claims_are_what_the_exact_plan_says() {
    let mut counts = [0; 3];
    for risk in [0.0, 0.3] {
        for seed in 0..1_000 {
            let shape = Shape { states: 2_000, reach: 200..=1_200, chance: 0.4, steps: 5, risk, crowded: false };
            let turn = Turn::random(seed, shape);
            let exact = expand(&turn);
            for iterations in [10, 60, 300] {
                let plan = sample(&turn, iterations, seed);
                for (place, prospect) in plan.ranking.iter().enumerate() {
                    let truth =
                        exact.ranking.iter().find(|other| other.mv == prospect.mv).expect("a legal choice").value;
                    match prospect.claim {
                        Claim::Exact => assert_eq!(prospect.value, truth, "seed {seed}, {iterations} iterations"),
                        Claim::AtLeast => assert!(
                            prospect.value.risk >= truth.risk - 1e-9
                                && (prospect.value.risk > truth.risk + 1e-9
                                    || prospect.value.points <= truth.points + 1e-6),
                            "seed {seed}, {iterations} iterations: {prospect:?} instead of {truth:?}"
                        ),
                        Claim::About(error) => assert!(error >= 0.0),
                        Claim::Guess => assert!(place > 0, "seed {seed}, {iterations} iterations: {prospect:?}"),
                    }
                }
                match plan.ranking.first().map(|best| best.claim) {
                    Some(Claim::Exact) => counts[0] += 1,
                    Some(Claim::AtLeast) => counts[1] += 1,
                    _ => counts[2] += 1,
                }
            }
        }
    }
    println!("{counts:?} exact, at least and about");
    assert!(counts.iter().all(|count| *count > 50), "{counts:?}");
}

/// Eight ways to throw a dozen dice one after the other, all alike, and no two throws lead to the same state.
#[derive(Clone, PartialEq, Eq)]
struct Throws {
    thrown: u8,
    way: u64,
}

impl Planning for Throws {
    type Move = u8;
    type Reward = f64;

    fn hash(&self) -> u64 {
        let x = (self.way << 4 | u64::from(self.thrown)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        x ^ (x >> 31)
    }

    fn is_chance(&self) -> bool {
        self.way > 0
    }

    fn moves(&self, out: &mut Vec<u8>) {
        out.extend(1..=8);
    }

    fn outcomes(&self, out: &mut search::Outcomes<'_, u8>) {
        (1..=6).filter(|_| self.thrown < 12).for_each(|face| out.push(1.0 / 6.0, face));
    }

    fn play(&mut self, mv: u8) -> f64 {
        let first = self.way == 0;
        self.way = self.way * 9 + u64::from(mv);
        self.thrown += u8::from(!first);
        if first { 0.0 } else { f64::from(mv) }
    }

    fn end(&self) -> Option<f64> {
        (self.thrown == 12).then_some(0.0)
    }
}

/// Of eight alike the luckiest is chosen, and yet no more is expected of it than of any: 42 points.
#[test]
fn luck_in_the_search_is_not_believed() {
    const SEEDS: u64 = 300;
    let (mut sum, mut squares, mut far, mut errors) = (0.0, 0.0, 0, 0.0);
    for seed in 0..SEEDS {
        let mut rng = Seed(seed).stream("sampling", 0);
        let root = Throws { thrown: 0, way: 0 };
        let plan = Sampling::new().plan(&root, 1_000, true, &mut rng, &Monitor::new());
        let Claim::About(error) = plan.ranking[0].claim else { panic!("{:?}", plan.ranking[0]) };
        let off = plan.value - 42.0;
        assert!(error > 0.0 && !plan.exact && plan.iterations <= 1_000);
        sum += off;
        squares += off * off;
        errors += error;
        far += u32::from(off.abs() > 3.0 * error);
    }
    let (mean, spread) = (sum / SEEDS as f64, (squares / SEEDS as f64).sqrt());
    println!("{mean:+.2} off, spread {spread:.2}, told error {:.2}, {far} far off", errors / SEEDS as f64);
    assert!(mean.abs() < 3.0 * spread / (SEEDS as f64).sqrt(), "{mean}");
    // The error that is told is the spread there is.
    assert!((errors / SEEDS as f64 / spread - 1.0).abs() < 0.2, "{errors} {spread}");
    assert!(far * 20 < SEEDS as u32, "{far} of {SEEDS}");
}

#[test]
fn every_first_move_gets_its_visits() {
    for (seed, turn) in dicey().take(60) {
        let plan = sample(&turn, 300, seed);
        let fair = 300 / 20 / plan.ranking.len() as u64;
        for prospect in plan.ranking.iter().filter(|prospect| prospect.mv.is_some() && !prospect.exact()) {
            assert!(prospect.visits >= fair, "seed {seed}: {} visits of {:?}", prospect.visits, prospect.mv);
        }
    }
}

#[test]
fn an_avoidable_risk_is_seen() {
    let (mut missed, mut taken, mut avoidable) = ([0, 0], 0, 0);
    for seed in 0..1_000 {
        let shape = Shape { states: 600, reach: 100..=200, chance: 0.2, steps: 5, risk: 0.3, crowded: false };
        let turn = Turn::random(seed, shape);
        let exact = expand(&turn);
        let risk = |mv| exact.ranking.iter().find(|prospect| prospect.mv == mv).map(|prospect| prospect.value.risk);
        if exact.value.risk > 0.0 || exact.ranking.iter().all(|prospect| prospect.value.risk == 0.0) {
            continue;
        }
        avoidable += 1;
        for (missed, iterations) in missed.iter_mut().zip([50, 2_000]) {
            *missed += u32::from(risk(sample(&turn, iterations, seed).best()) > Some(0.0));
        }
        taken += u32::from(risk(planned_moves(&turn.root()).first().copied()) > Some(0.0));
    }
    println!(
        "risk taken where avoidable, of {avoidable}: {missed:?} at 50 and 2 000 iterations, {taken} by the first move"
    );
    assert!(avoidable > 100 && taken > 10);
    assert!(missed[1] <= missed[0] && missed[1] * 50 < avoidable, "{missed:?}");
}

#[test]
fn the_same_seed_gives_the_same_plan() {
    let mut differ = 0;
    for seed in 0..100 {
        let shape = Shape { states: 3_000, reach: 500..=900, chance: 0.3, steps: 0, risk: 0.1, crowded: false };
        let turn = Turn::random(seed, shape);
        let plan = sample(&turn, 150, 7);
        assert_eq!(plan, sample(&turn, 150, 7));
        // What was planned before with the same memory changes nothing.
        let mut sampling = Sampling::new();
        let mut rng = Seed(3).stream("sampling", 0);
        sampling.plan(&turn.root(), 40, false, &mut rng, &Monitor::new());
        let mut rng = Seed(7).stream("sampling", 0);
        assert_eq!(plan, sampling.plan(&turn.root(), 150, true, &mut rng, &Monitor::new()));
        differ += u32::from(plan != sample(&turn, 150, 8));
    }
    assert!(differ > 20, "{differ}");
}

#[test]
fn a_stop_is_obeyed_and_still_answered() {
    let monitor = Monitor::new();
    monitor.stop();
    for seed in 0..300 {
        let turn = Turn::random(seed, Shape::varied(seed));
        let mut rng = Seed(seed).stream("sampling", 0);
        let plan = Sampling::new().plan(&turn.root(), 1_000, true, &mut rng, &monitor);
        let root = turn.root();
        let moves = planned_moves(&root);
        assert_eq!(plan.iterations, 0);
        assert_eq!(plan.effort(1_000).cut, plan.cut == Some(Cut::Stopped));
        // One look at every first move may be all there is to see.
        assert!(plan.cut == Some(Cut::Stopped) || plan.exact);
        let ends = !root.is_chance() && (moves.is_empty() || root.end().is_some());
        assert_eq!(plan.ranking.len(), moves.len() + usize::from(ends));
        assert!(plan.best().is_none_or(|best| moves.contains(&best)));
    }
}

#[test]
fn progress_is_told() {
    let shape = Shape { states: 30_000, reach: 4_000..=8_000, chance: 0.3, steps: 0, risk: 0.1, crowded: false };
    let turn = (0..).map(|seed| Turn::random(seed, shape.clone())).find(|turn| turn.unmerged() > 1e12).unwrap();
    let monitor = Monitor::new();
    let plan = Sampling::new().plan(&turn.root(), 200, false, &mut Seed(1).stream("sampling", 0), &monitor);
    assert!((150..=200).contains(&plan.iterations), "{}", plan.iterations);
    assert_eq!((monitor.progress(), plan.cut), ((plan.iterations, 0), Some(Cut::Budget)));
    assert_eq!(plan.effort(200).nodes, plan.iterations);
}

proptest! {
    #[test]
    fn lines_branches_and_terms_are_what_can_be_played(seed in any::<u64>(), iterations in 0..300u64, risk in 0.0..0.5) {
        let turn = Turn::random(seed, Shape { risk, ..Shape::varied(seed) });
        let plan = sample(&turn, iterations, seed);
        for prospect in &plan.ranking {
            prop_assert_eq!(prospect.line.first().copied(), prospect.mv);
            let mut state = turn.root();
            for mv in &prospect.line {
                prop_assert!(planned_moves(&state).contains(mv));
                state.play(*mv);
            }
            for branch in &prospect.branches {
                let mut state = state;
                prop_assert!(state.is_chance());
                state.play(branch.outcome);
                for mv in &branch.line {
                    prop_assert!(planned_moves(&state).contains(mv));
                    state.play(*mv);
                }
            }
            if !prospect.branches.is_empty() {
                let sum: f64 = prospect.branches.iter().map(|branch| branch.probability).sum();
                prop_assert!((sum - 1.0).abs() < 1e-9);
            }
            let terms: f64 = prospect.terms.iter().map(|term| term.value).sum();
            prop_assert!((terms - prospect.value.points).abs() < 1e-6, "{} {:?}", terms, prospect);
        }
    }

    #[test]
    fn names_of_moves_change_nothing(turn_seed in any::<u64>()) {
        let turn = Turn::random(turn_seed, Shape::varied(turn_seed));
        let mut other = turn.clone();
        other.nodes.iter_mut().flat_map(|node| &mut node.edges).for_each(|edge| edge.name = 200 - edge.name);
        let (plan, renamed) = (sample(&turn, 100, 1), sample(&other, 100, 1));
        prop_assert_eq!(plan.value, renamed.value);
        prop_assert_eq!(plan.best().map(|name| 200 - name), renamed.best());
    }
}
