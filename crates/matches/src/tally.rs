//! Counts the games of a match into the report every game's matches have.

use std::collections::BTreeMap;

use crate::contest::{Group, Harvest, Layout, Shape};
use crate::played::Played;
use crate::report::{EntrantReport, FirstMover, MOST_NOTES, MatchReport, MeanScore, SeatShare, Together};
use crate::stats::{Interval, Mean, clustered, elo, elo_against};

/// Counts whole groups, in their order.
pub(super) fn tally(layout: &Layout, harvest: Harvest) -> MatchReport {
    let Harvest { groups, cpu_seconds, programs } = harvest;
    let groups = &groups[..];
    let games = || groups.iter().flatten();
    let count = games().count();
    let mean =
        |of: fn(&Played) -> u64| if count == 0 { 0.0 } else { games().map(of).sum::<u64>() as f64 / count as f64 };
    let nodes: u64 = games().map(|game| game.nodes).sum();
    let decisions: u64 = games().map(|game| game.decisions).sum();
    let (wins, first) = share(layout, groups, |game| game.winners == [game.first]);
    MatchReport {
        game: layout.game.clone(),
        seed: layout.seed,
        seats: layout.seats,
        groups: groups.len() as u64,
        games: count as u64,
        requested: layout.requested,
        stopped: groups.len() as u64 != layout.groups,
        budget: layout.budget,
        ties: games().filter(|game| tied(layout, game)).count() as u64,
        unfinished: games().filter(|game| game.reason.is_none()).count() as u64,
        endings: endings(games()),
        mean_rounds: mean(|game| game.rounds),
        mean_turns: mean(|game| game.turns),
        mean_decisions: mean(|game| game.decisions),
        nodes_per_decision: if decisions == 0 { 0.0 } else { nodes as f64 / decisions as f64 },
        games_per_cpu_second: if cpu_seconds > 0.0 { count as f64 / cpu_seconds } else { 0.0 },
        agents: entrants(layout, groups),
        together: together(layout, groups),
        seat_effect: (0..layout.seats).map(|seat| seat_share(layout, groups, seat)).collect(),
        first_mover: FirstMover { wins, win_rate: first.rate, low: first.low, high: first.high },
        notes: notes(layout, groups),
        programs,
    }
}

/// Whether nobody won alone. In an arena, where two meet, a game that both lose is as good as one that both win.
fn tied(layout: &Layout, game: &Played) -> bool {
    match layout.shape {
        Shape::Rotations => game.winners.len() > 1,
        Shape::Arena { .. } => game.reason.is_some() && game.winner().is_none(),
    }
}

fn endings<'a>(games: impl Iterator<Item = &'a Played>) -> BTreeMap<String, u64> {
    let mut endings = BTreeMap::new();
    for reason in games.filter_map(|game| game.reason.as_ref()) {
        *endings.entry(reason.clone()).or_default() += 1;
    }
    endings
}

/// The first messages about forfeited moves, each with its game.
fn notes(layout: &Layout, groups: &[Group]) -> Vec<String> {
    let games = groups.iter().zip(0u64..).flat_map(|(group, number)| group.iter().zip(0..).map(move |at| (number, at)));
    let notes = games.flat_map(|(group, (game, at))| {
        game.notes.iter().map(move |note| match layout.shape {
            Shape::Rotations => format!("group {group}, rotation {at}: {note}"),
            Shape::Arena { .. } => format!("group {group}, game {at}: {note}"),
        })
    });
    notes.take(MOST_NOTES).collect()
}

fn entrants(layout: &Layout, groups: &[Group]) -> Vec<EntrantReport> {
    // Every game an entrant plays, with its seat there.
    let of = |group: &Group, entrant: usize| -> Vec<(usize, usize)> {
        let seats = (0..group.len()).map(|at| (at, layout.seat_of(entrant, at)));
        seats.filter_map(|(at, seat)| Some((at, seat?))).collect()
    };
    let sum = |entrant: usize, measure: &dyn Fn(&Played, usize) -> f64| -> Vec<f64> {
        groups
            .iter()
            .map(|group| of(group, entrant).into_iter().map(|(at, seat)| measure(&group[at], seat)).sum())
            .collect()
    };
    let total = |entrant: usize, measure: &dyn Fn(&Played, usize) -> f64| sum(entrant, measure).iter().sum::<f64>();
    let won = |game: &Played, seat: usize| game.winners == [seat];
    let count = layout.entrants.len();
    let ratings = match layout.shape {
        Shape::Rotations => {
            // A shared win counts in equal parts for the rating; a win is a win of one's own.
            let part = |game: &Played, seat: usize| {
                if game.winners.contains(&seat) { 1.0 / game.winners.len() as f64 } else { 0.0 }
            };
            elo(&(0..count).map(|entrant| total(entrant, &part)).collect::<Vec<_>>())
        }
        Shape::Arena { situations, .. } => {
            let wins = |entrant| total(entrant, &|game, seat| f64::from(u8::from(won(game, seat))));
            elo_against(&(0..count).map(wins).collect::<Vec<_>>(), (groups.len() * situations) as f64)
        }
    };
    layout
        .names()
        .into_iter()
        .enumerate()
        .map(|(entrant, agent)| {
            let wins = sum(entrant, &|game, seat| f64::from(u8::from(won(game, seat))));
            let shared = |game: &Played, seat: usize| {
                let both = matches!(layout.shape, Shape::Arena { .. }) || game.winners.contains(&seat);
                f64::from(u8::from(tied(layout, game) && both))
            };
            let games =
                groups.iter().flat_map(|group| of(group, entrant).into_iter().map(|(at, seat)| (&group[at], seat)));
            let share = clustered(&wins, layout.games_each());
            EntrantReport {
                agent,
                wins: wins.iter().sum::<f64>() as u64,
                wins_by: endings(games.clone().filter(|(game, seat)| won(game, *seat)).map(|(game, _)| game)),
                shared: total(entrant, &shared) as u64,
                win_rate: share.rate,
                low: share.low,
                high: share.high,
                elo: if layout.seats == 1 { 0.0 } else { ratings[entrant] },
                score: score(layout, groups, entrant),
                forfeits: games.filter_map(|(game, seat)| game.forfeits.get(seat)).sum(),
            }
        })
        .collect()
}

/// The mean score of an entrant; `None` where no game ended in a score. Of a group its games' mean is taken, for they have one seed.
fn score(layout: &Layout, groups: &[Group], entrant: usize) -> Option<MeanScore> {
    let of_group = |group: &Group| {
        let scores = group.iter().enumerate().filter_map(|(at, game)| game.scores.get(layout.seat_of(entrant, at)?));
        let scores: Vec<f64> = scores.map(|score| *score as f64).collect();
        (!scores.is_empty()).then(|| scores.iter().sum::<f64>() / scores.len() as f64)
    };
    let means: Vec<f64> = groups.iter().filter_map(of_group).collect();
    let found = Mean::of(&means);
    (found.samples > 0)
        .then(|| MeanScore { mean: found.mean, margin: found.margin.is_finite().then_some(found.margin) })
}

/// All seats of an agent that sits more than once, beside others.
fn together(layout: &Layout, groups: &[Group]) -> Vec<Together> {
    let mut agents: Vec<&String> = Vec::new();
    for agent in &layout.entrants {
        if !agents.contains(&agent) {
            agents.push(agent);
        }
    }
    if agents.len() == 1 || agents.len() == layout.entrants.len() || layout.shape != Shape::Rotations {
        return Vec::new();
    }
    let report = |agent: &String| {
        let sits = |entrant: &usize| layout.entrants[*entrant] == *agent;
        let won = |(at, game): &(usize, &Played)| {
            let seats = (0..layout.entrants.len()).filter(sits).filter_map(|entrant| layout.seat_of(entrant, *at));
            seats.into_iter().any(|seat| game.winners == [seat])
        };
        let wins: Vec<f64> = groups.iter().map(|group| group.iter().enumerate().filter(won).count() as f64).collect();
        let share = clustered(&wins, layout.size());
        let total = wins.iter().sum::<f64>() as u64;
        Together { agent: agent.clone(), wins: total, win_rate: share.rate, low: share.low, high: share.high }
    };
    agents.into_iter().map(report).collect()
}

fn seat_share(layout: &Layout, groups: &[Group], seat: usize) -> SeatShare {
    let (wins, share) = share(layout, groups, |game| game.winners == [seat]);
    SeatShare { seat: seat + 1, wins, win_rate: share.rate, low: share.low, high: share.high }
}

/// How many games are so, and their share.
fn share(layout: &Layout, groups: &[Group], so: impl Fn(&Played) -> bool) -> (u64, Interval) {
    let counts: Vec<f64> = groups.iter().map(|group| group.iter().filter(|game| so(game)).count() as f64).collect();
    (counts.iter().sum::<f64>() as u64, clustered(&counts, layout.size()))
}
