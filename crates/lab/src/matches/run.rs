//! Plays the games of a match on all cores.

use std::sync::atomic::{AtomicU64, Ordering};

use cpu_time::ThreadTime;
use rayon::prelude::*;
use tabletop::{Game, Limits, Table};

use super::plan::Plan;
use super::report::MatchReport;
use super::{MatchRequest, Watch, tally};
use crate::door::{Porter, Seating};
use crate::{GameModule, LabError, Length, Library};

/// One finished game.
pub(super) struct Played {
    /// Entrants in first place; empty where the game did not end.
    pub winners: Vec<usize>,
    /// Seats in first place.
    pub winning_seats: Vec<usize>,
    /// The seat that moved first.
    pub first: usize,
    /// Why it ended; `None` where it did not.
    pub reason: Option<String>,
    pub length: Length,
    pub decisions: u64,
    pub nodes: u64,
    /// Moves forfeited, by entrant.
    pub forfeits: Vec<u64>,
    /// What was said about them.
    pub notes: Vec<String>,
    pub cpu_seconds: f64,
}

/// Plays a match and counts it.
///
/// # Errors
/// [`LabError::Input`] for a request that cannot be played; [`LabError::Fault`] of the first game, in the order of the plan,
/// in which an agent or the rules broke the contract.
pub(crate) fn run<M: GameModule>(
    module: &M,
    library: &Library,
    request: &MatchRequest,
    watch: &Watch<'_>,
) -> Result<MatchReport, LabError> {
    let plan = Plan::new(module, library, request)?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(request.threads.unwrap_or(0))
        .build()
        .map_err(|error| LabError::System(format!("threads cannot be started: {error}")))?;
    let (done, porter) = (AtomicU64::new(0), Porter::default());
    // The fault of the lowest group is reported whichever thread meets one first, so later groups stop and earlier go on.
    let faulty = AtomicU64::new(u64::MAX);
    let played: Vec<Result<Vec<Played>, LabError>> = pool.install(|| {
        (0..plan.groups)
            .into_par_iter()
            .filter_map(|group| {
                if watch.stop.load(Ordering::Relaxed) || faulty.load(Ordering::Relaxed) < group {
                    return None;
                }
                let played = play_group(module, &plan, request, &porter, group, || {
                    let played = done.fetch_add(1, Ordering::Relaxed) + 1;
                    (watch.progress)(played, plan.games());
                });
                if played.is_err() {
                    faulty.fetch_min(group, Ordering::Relaxed);
                }
                Some(played)
            })
            .collect()
    });
    // In the order of the plan, so the first error is that of the lowest group.
    let played = played.into_iter().collect::<Result<Vec<_>, _>>()?;
    Ok(tally::tally::<M::Game>(&plan, request, &played))
}

fn play_group<M: GameModule>(
    module: &M,
    plan: &Plan<M::Game>,
    request: &MatchRequest,
    porter: &Porter,
    group: u64,
    mut told: impl FnMut(),
) -> Result<Vec<Played>, LabError> {
    (0..plan.rotations())
        .map(|rotation| {
            let played = play_game(module, plan, request, porter, group, rotation);
            told();
            played
        })
        .collect()
}

fn play_game<M: GameModule>(
    module: &M,
    plan: &Plan<M::Game>,
    request: &MatchRequest,
    porter: &Porter,
    group: u64,
    rotation: usize,
) -> Result<Played, LabError> {
    let started = ThreadTime::now();
    let seed = plan.group_seed(group);
    let seating = plan.seating(rotation);
    let specs: Vec<String> = seating.iter().map(|&entrant| plan.entrants[entrant].clone()).collect();
    // New agents for every game: nothing learned in one may reach another, or results would hang on the threads.
    let mut table = Seating::new(module, &specs, porter)?;
    let origin = plan.origin.clone().unwrap_or_else(|| plan.game.start());
    let limits = Limits { budget: request.budget, ..Limits::default() };
    let finish = Table::from_state(&*plan.game, seed, &mut table.agents, origin)
        .and_then(|table| table.play(limits))
        .map_err(|fault| LabError::Fault {
        what: format!("group {group}, rotation {rotation}, seed {seed}, {fault}"),
        command: crate::command::play(&request.opening, M::Game::ID, &specs, seed, request.budget),
    })?;
    let winning_seats: Vec<usize> =
        finish.standing.iter().flat_map(|standing| standing.winners().map(|seat| seat.index())).collect();
    let by_seat = table.forfeits();
    let place = |note: String| format!("group {group}, rotation {rotation}: {note}");
    Ok(Played {
        forfeits: (0..by_seat.len()).map(|entrant| by_seat[(entrant + rotation) % by_seat.len()]).collect(),
        notes: table.take_notes().into_iter().map(place).collect(),
        winners: winning_seats.iter().map(|&seat| seating[seat]).collect(),
        winning_seats,
        first: module.first_seat(&plan.game, &finish.state).index(),
        reason: finish.standing.map(|standing| standing.reason.into_owned()),
        length: module.length(&plan.game, &finish.state),
        decisions: finish.decisions,
        nodes: finish.nodes,
        cpu_seconds: started.elapsed().as_secs_f64(),
    })
}
