//! Everybody against everybody: ratings and the cross table.

use matches::MatchReport;
use matches::stats::{Interval, bradley_terry};

use super::{ReportPlan, Results, Round};

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
    /// A ladder of a plan; `None` while a pair has not met.
    pub fn of(plan: &ReportPlan, round: &Round, results: &Results) -> Option<Self> {
        let agents = &round.agents;
        let count = agents.len();
        let mut wins = vec![vec![0u64; count]; count];
        let mut shares = vec![vec![None; count]; count];
        let mut pairs = plan.pairs(round).into_iter();
        for row in 0..count {
            for column in row + 1..count {
                let report = results.of(&pairs.next()?)?;
                let [first, second] = sides(report)?;
                (wins[row][column], shares[row][column]) = (first.0, Some(first.1));
                (wins[column][row], shares[column][row]) = (second.0, Some(second.1));
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

/// Wins and share of games of the two that met, all seats of each together.
fn sides(report: &MatchReport) -> Option<[(u64, Interval); 2]> {
    let interval = |rate, low, high| Interval { rate, low, high };
    match (&report.together[..], &report.agents[..]) {
        ([a, b], _) => Some([a, b].map(|side| (side.wins, interval(side.win_rate, side.low, side.high)))),
        ([], [a, b]) => Some([a, b].map(|side| (side.wins, interval(side.win_rate, side.low, side.high)))),
        _ => None,
    }
}
