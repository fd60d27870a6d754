//! Everybody against everybody: ratings and the cross table.

use super::{ReportPlan, Results};
use crate::stats::{Interval, bradley_terry};

/// Those who met each other.
#[derive(Clone, PartialEq, Debug)]
pub struct Ladder {
    /// Strongest first.
    pub rated: Vec<Rated>,
    /// The share of games the one in the row won against the one in the column, in the order of `rated`; `None` on the diagonal.
    pub cross: Vec<Vec<Option<Interval>>>,
}

/// One of them.
#[derive(Clone, PartialEq, Debug)]
pub struct Rated {
    /// The agent.
    pub agent: String,
    /// Its rating; the mean of all is 0.
    pub elo: f64,
    /// Half the width of the rating's 95 % interval, the others' ratings taken as they are.
    pub margin: f64,
    /// Games played.
    pub games: u64,
    /// Games won.
    pub wins: u64,
}

impl Ladder {
    /// The ladder of a plan; `None` while a pair has not met.
    pub fn of(plan: &ReportPlan, results: &Results) -> Option<Self> {
        let agents = &plan.ladder.agents;
        let count = agents.len();
        let mut wins = vec![vec![0u64; count]; count];
        let mut shares = vec![vec![None; count]; count];
        let mut pairs = plan.pairs().into_iter();
        for row in 0..count {
            for column in row + 1..count {
                let report = results.of(&pairs.next()?)?;
                let [first, second] = &report.agents[..] else { return None };
                wins[row][column] = first.wins;
                wins[column][row] = second.wins;
                shares[row][column] = Some(Interval { rate: first.win_rate, low: first.low, high: first.high });
                shares[column][row] = Some(Interval { rate: second.win_rate, low: second.low, high: second.high });
            }
        }
        let ratings = bradley_terry(&wins);
        let mut order: Vec<usize> = (0..count).collect();
        order.sort_by(|&a, &b| ratings[b].elo.total_cmp(&ratings[a].elo));
        let rated = |&row: &usize| Rated {
            agent: agents[row].clone(),
            elo: ratings[row].elo,
            margin: ratings[row].margin,
            games: (0..count).map(|column| wins[row][column] + wins[column][row]).sum(),
            wins: wins[row].iter().sum(),
        };
        let cross = order.iter().map(|&row| order.iter().map(|&column| shares[row][column]).collect()).collect();
        Some(Self { rated: order.iter().map(rated).collect(), cross })
    }
}
