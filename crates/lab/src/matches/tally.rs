//! Counts the games of a match.

use std::collections::BTreeMap;

use tabletop::Game;

use super::MatchRequest;
use super::plan::Plan;
use super::report::{EntrantReport, FirstMover, MOST_NOTES, MatchReport, SeatShare};
use super::run::Played;
use crate::stats::{Interval, clustered, elo};

/// Counts whole groups, in the order of the plan.
pub(super) fn tally<G: Game>(plan: &Plan<G>, request: &MatchRequest, groups: &[Vec<Played>]) -> MatchReport {
    let seats = plan.rotations();
    let games = || groups.iter().flatten();
    let count = games().count();
    let mean = |of: fn(&Played) -> f64| if count == 0 { 0.0 } else { games().map(of).sum::<f64>() / count as f64 };
    let cpu_seconds: f64 = games().map(|game| game.cpu_seconds).sum();
    let nodes: u64 = games().map(|game| game.nodes).sum();
    let decisions: u64 = games().map(|game| game.decisions).sum();
    MatchReport {
        game: G::ID.to_owned(),
        seed: plan.seed,
        seats,
        groups: groups.len() as u64,
        games: count as u64,
        requested: request.games,
        stopped: groups.len() as u64 != plan.groups,
        budget: request.budget.nodes,
        ties: games().filter(|game| game.winners.len() > 1).count() as u64,
        unfinished: games().filter(|game| game.reason.is_none()).count() as u64,
        endings: endings(games()),
        mean_rounds: mean(|game| game.length.rounds as f64),
        mean_turns: mean(|game| game.length.turns as f64),
        mean_decisions: mean(|game| game.decisions as f64),
        nodes_per_decision: if decisions == 0 { 0.0 } else { nodes as f64 / decisions as f64 },
        games_per_cpu_second: if cpu_seconds > 0.0 { count as f64 / cpu_seconds } else { 0.0 },
        agents: entrants(plan, groups),
        seat_effect: (0..seats).map(|seat| seat_share(seat, seats, groups)).collect(),
        first_mover: first_mover(seats, groups),
        notes: games().flat_map(|game| &game.notes).take(MOST_NOTES).cloned().collect(),
    }
}

fn endings<'a>(games: impl Iterator<Item = &'a Played>) -> BTreeMap<String, u64> {
    let mut endings = BTreeMap::new();
    for reason in games.filter_map(|game| game.reason.as_ref()) {
        *endings.entry(reason.clone()).or_default() += 1;
    }
    endings
}

fn entrants<G: Game>(plan: &Plan<G>, groups: &[Vec<Played>]) -> Vec<EntrantReport> {
    // A shared win counts in equal parts for the rating; a win is a win of one's own.
    let score = |entrant: usize| -> f64 {
        let shares = groups.iter().flatten().filter(|game| game.winners.contains(&entrant));
        shares.map(|game| 1.0 / game.winners.len() as f64).sum()
    };
    let scores: Vec<f64> = (0..plan.rotations()).map(score).collect();
    let ratings = elo(&scores);
    (0..plan.rotations())
        .map(|entrant| {
            let won = |game: &&Played| game.winners == [entrant];
            let wins: Vec<f64> = groups.iter().map(|group| group.iter().filter(won).count() as f64).collect();
            let share = clustered(&wins, plan.rotations());
            EntrantReport {
                agent: plan.names[entrant].clone(),
                wins: wins.iter().sum::<f64>() as u64,
                wins_by: endings(groups.iter().flatten().filter(won)),
                shared: groups
                    .iter()
                    .flatten()
                    .filter(|game| game.winners.len() > 1 && game.winners.contains(&entrant))
                    .count() as u64,
                win_rate: share.rate,
                low: share.low,
                high: share.high,
                elo: ratings[entrant],
                forfeits: groups.iter().flatten().filter_map(|game| game.forfeits.get(entrant)).sum(),
            }
        })
        .collect()
}

fn seat_share(seat: usize, seats: usize, groups: &[Vec<Played>]) -> SeatShare {
    let (wins, share) = share_of(seats, groups, |game| game.winning_seats == [seat]);
    SeatShare { seat: seat + 1, wins, win_rate: share.rate, low: share.low, high: share.high }
}

fn first_mover(seats: usize, groups: &[Vec<Played>]) -> FirstMover {
    let (wins, share) = share_of(seats, groups, |game| game.winning_seats == [game.first]);
    FirstMover { wins, win_rate: share.rate, low: share.low, high: share.high }
}

/// How many games are so, and their share; a group has as many games as there are seats.
fn share_of(seats: usize, groups: &[Vec<Played>], so: impl Fn(&Played) -> bool) -> (u64, Interval) {
    let counts: Vec<f64> = groups.iter().map(|group| group.iter().filter(|game| so(game)).count() as f64).collect();
    (counts.iter().sum::<f64>() as u64, clustered(&counts, seats))
}
