//! Own moves compared over the same positions: shallowly first, then deeper, and each time only those that did best.

use search::{AlphaBeta, Limits};
use tabletop::Monitor;

use crate::chess::fog::agents::lost::Lost;
use crate::chess::fog::lookahead::{Node, Outlook, Purse, Weights, counted, settle};
use crate::chess::moves::Move;
use crate::chess::position::Position;

/// Moves that are looked at in every depth, at least.
const FINALISTS: usize = 3;
/// What it costs to whoever is ahead, in pawns, that the own pieces stand as they did before; for each time, up to so many.
const AGAIN: f64 = 0.3;
const MOST_TIMES: u32 = 5;
/// Plies that are looked ahead after an own move, at most.
const DEEPEST: u32 = 12;

/// One own move.
#[derive(Clone, Debug)]
pub(super) struct Weighed {
    pub mv: Move,
    /// What it came to in each of the positions, at the depth it was looked at last, in pawns.
    pub values: Vec<f64>,
    /// Plies beyond it that were searched.
    pub depth: u32,
    /// What the other side answers best in each, where that was searched.
    pub answers: Vec<Option<Move>>,
    /// What can be taken at once in the first few hundred positions.
    pub lost: Lost,
    /// How much more of the piece that moves is lost at once in these than in those over which moves are compared, in pawns.
    pub missed: f64,
    /// How often the own pieces stood so before.
    pub stood: u32,
    /// What it is worth with the next own move planned for all that looks the same together.
    pub planned: Option<f64>,
    /// What a whim adds.
    pub whim: f64,
}

impl Weighed {
    /// A move of which nothing is known yet.
    pub fn new(mv: Move, whim: f64) -> Self {
        Self {
            mv,
            values: Vec::new(),
            depth: 0,
            answers: Vec::new(),
            lost: Lost::default(),
            missed: 0.0,
            stood: 0,
            planned: None,
            whim,
        }
    }

    /// What it is worth on average.
    pub fn mean(&self) -> f64 {
        self.values.iter().sum::<f64>() / (self.values.len().max(1)) as f64
    }

    /// The same with its share of the plan for what cannot be told apart, where there is one.
    pub fn expected(&self, plan: f64) -> f64 {
        self.planned.map_or(self.mean(), |planned| (1.0 - plan) * self.mean() + plan * planned)
    }

    /// The whole score.
    pub fn score(&self, weights: &Weights) -> f64 {
        self.expected(weights.plan) - weights.risk * self.lost.king - self.missed - self.again(weights) + self.whim
    }

    /// What is taken off since the own pieces stood so before: whoever is ahead by a pawn or more does not want the whole position to come again.
    pub fn again(&self, weights: &Weights) -> f64 {
        AGAIN * f64::from(self.stood.min(MOST_TIMES)) * self.expected(weights.plan).clamp(0.0, 1.0)
    }
}

/// What comparisons go by.
pub(super) struct Comparison<'a> {
    pub outlook: &'a Outlook<'a>,
    pub samples: Vec<Node<'a>>,
    pub weights: Weights,
    pub monitor: &'a Monitor,
    pub depth: u32,
}

impl<'a> Comparison<'a> {
    pub fn new(
        outlook: &'a Outlook<'a>,
        positions: &[Position],
        weights: Weights,
        monitor: &'a Monitor,
        depth: u32,
    ) -> Self {
        let samples = positions.iter().map(|position| outlook.node(*position)).collect();
        Self { outlook, samples, weights, monitor, depth }
    }

    /// A first look: each move in each position, and captures played to their end. Positions that not all moves could be looked at in do not count, but for the first.
    pub fn look(&self, weighed: &mut [Weighed], purse: &mut Purse) {
        for (number, sample) in self.samples.iter().enumerate() {
            let mut values = Vec::with_capacity(weighed.len());
            for one in weighed.iter() {
                let mut next = *sample;
                next.play(one.mv);
                let value = if self.monitor.stopped() { None } else { settle(&next, false, purse) };
                let Some(value) = value else { break };
                values.push(counted(value));
            }
            if values.len() == weighed.len() || number == 0 {
                weighed.iter_mut().zip(&values).for_each(|(one, value)| one.values.push(*value));
            }
            if values.len() < weighed.len() {
                return;
            }
        }
    }

    /// Looks deeper and deeper at ever fewer of the moves, best first, as long as the purse is full enough to look at a few of them; tells how deep it came.
    pub fn deepen(&self, weighed: &mut [Weighed], search: &mut AlphaBeta<Move>, purse: &mut Purse) -> u32 {
        let mut count = weighed.len();
        for depth in 1..=self.depth.min(DEEPEST) {
            count = (count / 2).max(FINALISTS).min(weighed.len());
            let seen = weighed.first().map_or(0, |one| one.values.len());
            let left = purse.left;
            let mut deeper: Vec<Weighed> = Vec::with_capacity(count);
            for one in &weighed[..count] {
                let mut next = Weighed { values: Vec::with_capacity(seen), answers: Vec::new(), depth, ..one.clone() };
                for sample in &self.samples[..seen] {
                    let Some((value, answer)) = self.searched(sample, one.mv, depth, search, purse) else {
                        return depth - 1;
                    };
                    next.values.push(counted(value));
                    next.answers.push(answer);
                }
                deeper.push(next);
                // What the first took tells for how many the purse lasts. Half of it is for what is deeper still.
                let each = (left - purse.left).max(1) / deeper.len() as u64;
                let few = FINALISTS.min(count);
                if deeper.len() < few && each * (few - deeper.len()) as u64 > purse.left {
                    return depth - 1;
                }
                if deeper.len() >= few && (left - purse.left) + each > left / 2 {
                    break;
                }
            }
            count = deeper.len();
            weighed[..count].clone_from_slice(&deeper);
            self.order(&mut weighed[..count]);
            self.monitor.report(purse.spent, depth);
        }
        self.depth.min(DEEPEST)
    }

    /// The best first; of equals the one that is generated first.
    pub fn order(&self, weighed: &mut [Weighed]) {
        weighed.sort_by(|a, b| b.score(&self.weights).total_cmp(&a.score(&self.weights)));
    }

    /// What a move comes to in a position by alpha-beta, and the best answer.
    fn searched(
        &self,
        sample: &Node<'_>,
        mv: Move,
        depth: u32,
        search: &mut AlphaBeta<Move>,
        purse: &mut Purse,
    ) -> Option<(f64, Option<Move>)> {
        if purse.left == 0 || self.monitor.stopped() {
            return None;
        }
        let mut next = *sample;
        next.play(mv);
        let found = search.search(&next, &Limits::depth(depth).nodes(purse.left), self.monitor);
        purse.take(found.nodes);
        (found.cut.is_none()).then_some(())?;
        Some((found.value?, found.best))
    }
}
