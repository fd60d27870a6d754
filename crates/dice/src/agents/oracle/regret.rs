//! What sampling leaves on the table, by its budget.

use search::{Expansion, PlanLimits, Planner, Planning, Reward};
use tabletop::{Monitor, Seed};

use super::Board;
use crate::agents::Points;
use crate::agents::turn::{TurnState, Worth};

/// Points less than this apart are equal.
const NEAR: f64 = 1e-3;

/// Most points one decision can lose, 100 HP's worth: else a few kills that were let go would be all of the mean.
pub(super) const MOST: f64 = 10_000.0;

/// A kill this likely is certain but for rounding.
pub(super) const SURE: f64 = 1.0 - 1e-6;

/// Turns played on each board, each with another fall of chance.
const TURNS: u64 = 4;

/// Nothing counts but the kill: what a turn is worth is how likely it is.
pub(super) const KILL: Points = Points {
    damage: 0.0,
    shield_damage: 0.0,
    poison: 0.0,
    affliction: 0.0,
    foe_boon: 0.0,
    boon: 0.0,
    own_poison: 0.0,
    own_affliction: 0.0,
    activation: 0.0,
    idle_activation: 0.0,
    countdown: 0.0,
    pip: 0.0,
    action: 0.0,
    healing: 0.0,
    own_hp: 0.0,
    once_a_fight: 0.0,
    kept_back: 0.0,
    guard: 0.0,
    danger: 0.0,
    victory: 1.0,
    death: 0.0,
    flight: 0.0,
    capped: false,
    shortest_win: false,
    deadly_poison: true,
};

/// How turns planned by sampling fared against the exact best, over boards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Regret {
    /// Iterations of each decision.
    pub iterations: u64,
    /// Boards whose best play is known.
    pub boards: usize,
    /// Points lost in a turn, on average.
    pub mean: f64,
    /// Points lost in all but one turn in twenty, at most.
    pub p95: f64,
    /// Share of the turns in which nothing was lost, 0 to 1.
    pub optimal: f64,
    /// Boards with a certain kill.
    pub lethal: usize,
    /// Share of the turns on those in which it was let go, 0 to 1.
    pub missed_lethal: f64,
    /// Share of the turns in which it took a risk of dying that it need not have taken, 0 to 1.
    pub self_kill: f64,
}

/// Plays the turn of each board by sampling, four times, planning anew at every decision as opponents do, with each of the
/// budgets.
///
/// A decision loses what the best action was worth more than the one taken, both followed by perfect play; a turn loses the
/// sum of it, at most 10 000 points each. That is exact, whatever chance did on the way; and chance falls alike for all
/// budgets as long as they act alike. Boards that are over or have more than `states` distinct states are left out. The same
/// arguments give the same figures.
pub fn regret(boards: &[Board], points: &Points, budgets: &[u64], states: usize, seed: Seed) -> Vec<Regret> {
    let mut oracle = Oracle { best: Expansion::new(), kill: Expansion::new() };
    let mut search = Planner::new();
    let mut losses: Vec<Vec<Loss>> = budgets.iter().map(|_| Vec::new()).collect();
    let (mut known, mut lethal) = (0, 0);
    for (index, board) in boards.iter().enumerate() {
        let root = TurnState::new(&board.game, points, &board.state);
        let kill = TurnState::aiming(&board.game, &KILL, &board.state);
        if root.over()
            || oracle.best.plan(&root, states, false, &Monitor::new()).is_err()
            || oracle.kill.plan(&kill, states, false, &Monitor::new()).is_err()
        {
            continue;
        }
        known += 1;
        lethal += usize::from(oracle.kills(&root));
        let seed = seed.derive("board", index as u64);
        for (budget, losses) in budgets.iter().zip(&mut losses) {
            losses.extend((0..TURNS).map(|turn| oracle.watch(root.clone(), &mut search, *budget, seed, turn)));
        }
    }
    let counts = Counts { boards: known, lethal };
    budgets.iter().zip(losses).map(|(iterations, losses)| counts.sum_up(*iterations, &losses)).collect()
}

/// Who knows the best of a turn: by points, and by the chance of a kill alone.
struct Oracle {
    best: Expansion<TurnState>,
    kill: Expansion<TurnState>,
}

impl Oracle {
    /// Whether the foe can be killed from here on for sure.
    fn kills(&self, state: &TurnState) -> bool {
        self.kill.lookup(state).is_some_and(|(value, _)| value.points >= SURE)
    }

    /// Watches a turn played by sampling, and counts what it loses.
    fn watch(
        &self,
        mut state: TurnState,
        search: &mut Planner<TurnState>,
        iterations: u64,
        seed: Seed,
        turn: u64,
    ) -> Loss {
        let mut loss = Loss { lethal: self.kills(&state), ..Loss::default() };
        // Without room for an expansion it samples.
        let limits = PlanLimits::default().budgets(0, iterations);
        let mut chance = seed.stream("chance", turn);
        let mut think = seed.stream("think", turn);
        while !state.over() {
            // Everything the turn can come to was expanded.
            let Some((best, _)) = self.best.lookup(&state) else { break };
            if state.is_chance() {
                let Some(outcome) = state.fall(&mut chance) else { break };
                state.play(outcome);
                continue;
            }
            let kill = self.kills(&state);
            let Some(step) = search.plan(&state, &limits, &mut think, &Monitor::new()).best() else {
                loss.note(best, state.end().unwrap_or(Worth::ZERO).settle(), kill && !state.won());
                break;
            };
            let earned = state.play(step).settle();
            let Some((after, _)) = self.best.lookup(&state) else { break };
            loss.note(best, earned.plus(after), kill && !state.won() && !self.kills(&state));
        }
        loss
    }
}

/// What one turn lost.
#[derive(Default)]
struct Loss {
    points: f64,
    lethal: bool,
    missed_lethal: bool,
    self_kill: bool,
}

impl Loss {
    fn note(&mut self, best: Worth, taken: Worth, missed_lethal: bool) {
        self.missed_lethal |= missed_lethal;
        self.self_kill |= taken.risk > best.risk;
        let worth = best.score() - taken.score();
        // Where risk forbids the points there is nothing to regret.
        let fair = taken.risk <= best.risk && worth > NEAR;
        self.points += if fair { worth.min(MOST) } else { 0.0 };
    }
}

/// What is the same for all budgets.
#[derive(Clone, Copy)]
struct Counts {
    boards: usize,
    lethal: usize,
}

impl Counts {
    fn sum_up(self, iterations: u64, losses: &[Loss]) -> Regret {
        let turns = losses.len();
        let share = |count: usize, of: usize| if of == 0 { 0.0 } else { count as f64 / of as f64 };
        let count = |wanted: &dyn Fn(&Loss) -> bool| losses.iter().filter(|loss| wanted(loss)).count();
        let mut points: Vec<f64> = losses.iter().map(|loss| loss.points).collect();
        points.sort_by(f64::total_cmp);
        Regret {
            iterations,
            boards: self.boards,
            mean: points.iter().sum::<f64>() / turns.max(1) as f64,
            p95: points.get((turns * 19).div_ceil(20).saturating_sub(1)).copied().unwrap_or(0.0),
            optimal: share(count(&|loss| loss.points == 0.0 && !loss.self_kill), turns),
            lethal: self.lethal,
            missed_lethal: share(count(&|loss| loss.missed_lethal && loss.lethal), count(&|loss| loss.lethal)),
            self_kill: share(count(&|loss| loss.self_kill), turns),
        }
    }
}
