//! What sampling leaves on the table, by its budget.

use search::{Expansion, PlanLimits, Planner, Planning, Reward};
use tabletop::{Monitor, Rng, Seed};

use super::Board;
use crate::agents::Points;
use crate::agents::turn::{Step, TurnState, Worth};

/// Points less than this apart are equal.
const NEAR: f64 = 1e-3;

/// Most points one decision can lose, 100 HP's worth: else a few kills that were let go would be all of the mean.
const MOST: f64 = 10_000.0;

/// Share of the worth of a victory above which a value is that of a certain one. What else a turn earns is far less than the rest.
const SURE: f64 = 0.98;

/// How turns planned by sampling fared against the exact best, over boards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Regret {
    /// Iterations of each decision.
    pub iterations: u64,
    /// Boards whose best play is known.
    pub boards: usize,
    /// Points lost on a board, on average.
    pub mean: f64,
    /// Points lost on all but one board in twenty, at most.
    pub p95: f64,
    /// Share of the boards on which nothing was lost, 0 to 1.
    pub optimal: f64,
    /// Boards with a certain kill.
    pub lethal: usize,
    /// Share of those on which it was let go, 0 to 1.
    pub missed_lethal: f64,
    /// Share of the boards on which it took a risk of dying that it need not have taken, 0 to 1.
    pub self_kill: f64,
}

/// What one turn lost.
struct Loss {
    points: f64,
    missed_lethal: bool,
    self_kill: bool,
}

/// Plays the turn of each board by sampling, planning anew at every decision as opponents do, with each of the budgets.
///
/// A decision loses what the best action was worth more than the one taken, both followed by perfect play; a turn loses the
/// sum of it, at most 10 000 points each. That is exact, whatever chance did on the way. Boards that are over or have more
/// than `states` distinct states are left out. The same arguments give the same figures.
pub fn regret(boards: &[Board], points: &Points, budgets: &[u64], states: usize, seed: Seed) -> Vec<Regret> {
    let mut expansion = Expansion::new();
    let mut search = Planner::new();
    let mut losses: Vec<Vec<Loss>> = budgets.iter().map(|_| Vec::new()).collect();
    let mut lethal = 0;
    for (index, board) in boards.iter().enumerate() {
        let root = TurnState::new(&board.game, points, &board.state);
        if root.over() {
            continue;
        }
        let Ok(plan) = expansion.plan(&root, states, false, &Monitor::new()) else { continue };
        let kill = certain(plan.value, points);
        lethal += usize::from(kill);
        for (budget, losses) in budgets.iter().zip(&mut losses) {
            let mut rng = seed.stream("regret", index as u64);
            let mut turn = Sampled { expansion: &expansion, search: &mut search, points, iterations: *budget };
            losses.push(turn.play(root.clone(), kill, &mut rng));
        }
    }
    budgets.iter().zip(losses).map(|(iterations, losses)| sum_up(*iterations, lethal, losses)).collect()
}

/// Whether a value is that of a foe who dies for sure.
fn certain(value: Worth, points: &Points) -> bool {
    value.points > SURE * points.victory && value.risk == 0.0
}

/// A turn played by sampling, watched by who knows the best.
struct Sampled<'a, 'b> {
    expansion: &'b Expansion<TurnState<'a>>,
    search: &'b mut Planner<TurnState<'a>>,
    points: &'b Points,
    iterations: u64,
}

impl<'a> Sampled<'a, '_> {
    fn play(&mut self, mut state: TurnState<'a>, mut kill: bool, rng: &mut Rng) -> Loss {
        let mut loss = Loss { points: 0.0, missed_lethal: false, self_kill: false };
        while !state.over() {
            // Everything the turn can come to was expanded.
            let Some((best, _)) = self.expansion.lookup(&state) else { break };
            let chance = state.is_chance();
            let step = if chance { state.fall(rng) } else { self.decide(&state, rng) };
            let Some(step) = step else {
                let end = state.end().unwrap_or(Worth::ZERO).settle();
                self.note(&mut loss, best, end, &mut kill);
                break;
            };
            let earned = state.play(step).settle();
            let Some((after, _)) = self.expansion.lookup(&state) else { break };
            if !chance {
                self.note(&mut loss, best, earned.plus(after), &mut kill);
            }
        }
        loss
    }

    fn decide(&mut self, state: &TurnState<'a>, rng: &mut Rng) -> Option<Step> {
        // Without room for an expansion it samples.
        let limits = PlanLimits::default().budgets(0, self.iterations);
        self.search.plan(state, &limits, rng, &Monitor::new()).best()
    }

    fn note(&self, loss: &mut Loss, best: Worth, taken: Worth, kill: &mut bool) {
        if *kill && !certain(taken, self.points) {
            loss.missed_lethal = true;
            *kill = false;
        }
        loss.self_kill |= taken.risk > best.risk;
        let worth = best.score() - taken.score();
        // Where risk forbids the points there is nothing to regret.
        let fair = taken.risk <= best.risk && worth > NEAR;
        loss.points += if fair { worth.min(MOST) } else { 0.0 };
    }
}

fn sum_up(iterations: u64, lethal: usize, losses: Vec<Loss>) -> Regret {
    let boards = losses.len();
    let share = |count: usize, of: usize| if of == 0 { 0.0 } else { count as f64 / of as f64 };
    let mut points: Vec<f64> = losses.iter().map(|loss| loss.points).collect();
    points.sort_by(f64::total_cmp);
    Regret {
        iterations,
        boards,
        mean: points.iter().sum::<f64>() / boards.max(1) as f64,
        p95: points.get((boards * 19).div_ceil(20).saturating_sub(1)).copied().unwrap_or(0.0),
        optimal: share(losses.iter().filter(|loss| loss.points == 0.0 && !loss.self_kill).count(), boards),
        lethal,
        missed_lethal: share(losses.iter().filter(|loss| loss.missed_lethal).count(), lethal),
        self_kill: share(losses.iter().filter(|loss| loss.self_kill).count(), boards),
    }
}
