//! Counts a match into the report every game's matches have.

use std::collections::BTreeMap;

use tabletop::{Game, Seat};

use super::field::{Bout, Field};
use crate::matches::MOST_NOTES;
use crate::stats::{Interval, clustered, elo_against};
use crate::{EntrantReport, FirstMover, MatchReport, MatchRequest, SeatShare};

/// Counts whole groups, in the order they were played.
pub(super) fn tally<G: Game>(
    field: &Field<'_, G>,
    request: &MatchRequest,
    names: &[String],
    groups: &[Vec<Vec<Bout>>],
) -> MatchReport {
    let bouts = || groups.iter().flatten().flatten();
    let games = bouts().count();
    let mean = |of: fn(&Bout) -> f64| if games == 0 { 0.0 } else { bouts().map(of).sum::<f64>() / games as f64 };
    let cpu_seconds: f64 = bouts().map(|bout| bout.cpu_seconds).sum();
    let (nodes, decisions) =
        bouts().fold((0, 0), |(nodes, decisions), bout| (nodes + bout.nodes, decisions + bout.decisions));
    let seat = |seat: Seat| {
        let (wins, share) = share(groups, field.size(), |bout| bout.winner == Some(seat));
        SeatShare { seat: seat.index() + 1, wins, win_rate: share.rate, low: share.low, high: share.high }
    };
    let (wins, first) = share(groups, field.size(), |bout| bout.winner == Some(bout.first));
    MatchReport {
        game: G::ID.to_owned(),
        seed: field.seed,
        seats: 2,
        groups: groups.len() as u64,
        games: games as u64,
        requested: request.games,
        stopped: groups.len() as u64 != field.groups,
        budget: field.budget.nodes,
        ties: bouts().filter(|bout| bout.reason.is_some() && bout.winner.is_none()).count() as u64,
        unfinished: bouts().filter(|bout| bout.reason.is_none()).count() as u64,
        endings: endings(bouts()),
        mean_rounds: mean(|bout| bout.length.rounds as f64),
        mean_turns: mean(|bout| bout.length.turns as f64),
        mean_decisions: mean(|bout| bout.decisions as f64),
        nodes_per_decision: if decisions == 0 { 0.0 } else { nodes as f64 / decisions as f64 },
        games_per_cpu_second: if cpu_seconds > 0.0 { games as f64 / cpu_seconds } else { 0.0 },
        agents: entrants(field, names, groups),
        seat_effect: [Seat(0), Seat(1)].map(seat).to_vec(),
        first_mover: FirstMover { wins, win_rate: first.rate, low: first.low, high: first.high },
        notes: bouts().flat_map(|bout| &bout.notes).take(MOST_NOTES).cloned().collect(),
    }
}

fn entrants<G: Game>(field: &Field<'_, G>, names: &[String], groups: &[Vec<Vec<Bout>>]) -> Vec<EntrantReport> {
    let situations = field.situations.len();
    let won = |bout: &Bout| bout.winner == Some(field.seat);
    let of = |entrant: usize| groups.iter().flatten().filter_map(move |bouts| bouts.get(entrant));
    let scores: Vec<f64> =
        (0..names.len()).map(|entrant| of(entrant).filter(|bout| won(bout)).count() as f64).collect();
    let ratings = elo_against(&scores, (groups.len() * situations) as f64);
    names
        .iter()
        .enumerate()
        .map(|(entrant, name)| {
            let won_in = |group: &Vec<Vec<Bout>>| {
                group.iter().filter(|bouts| bouts.get(entrant).is_some_and(&won)).count() as f64
            };
            let wins: Vec<f64> = groups.iter().map(won_in).collect();
            let share = clustered(&wins, situations);
            EntrantReport {
                agent: name.clone(),
                wins: scores[entrant] as u64,
                wins_by: endings(of(entrant).filter(|bout| won(bout))),
                shared: of(entrant).filter(|bout| bout.reason.is_some() && bout.winner.is_none()).count() as u64,
                win_rate: share.rate,
                low: share.low,
                high: share.high,
                elo: ratings[entrant],
                forfeits: of(entrant).map(|bout| bout.forfeits).sum(),
            }
        })
        .collect()
}

fn endings<'a>(bouts: impl Iterator<Item = &'a Bout>) -> BTreeMap<String, u64> {
    let mut endings = BTreeMap::new();
    for reason in bouts.filter_map(|bout| bout.reason.as_ref()) {
        *endings.entry(reason.clone()).or_default() += 1;
    }
    endings
}

/// How many bouts are so, and their share; a group has `size`.
fn share(groups: &[Vec<Vec<Bout>>], size: usize, so: impl Fn(&Bout) -> bool) -> (u64, Interval) {
    let count = |group: &Vec<Vec<Bout>>| group.iter().flatten().filter(|bout| so(bout)).count() as f64;
    let counts: Vec<f64> = groups.iter().map(count).collect();
    (counts.iter().sum::<f64>() as u64, clustered(&counts, size))
}
