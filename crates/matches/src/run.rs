//! Plays the games of a match on all cores, and counts them.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

use door::{ProcessPool, Recorder};
use lab::{GameModule, LabError, Library};
use rayon::prelude::*;
use tabletop::Game;

use crate::contest::{Contest, Group, Layout, Playable, harvest};
use crate::pairing::Pairing;
use crate::plan::Plan;
use crate::played::Played;
use crate::tally::tally;
use crate::{MatchReport, MatchRequest, RunControl};

/// A match in which every entrant takes every seat in turn.
struct Rotation<'a, M: GameModule> {
    module: &'a M,
    plan: Plan<M::Game>,
    request: MatchRequest,
    layout: Layout,
}

/// Checks a match and makes it ready to be played.
///
/// # Errors
/// [`LabError::Input`] for a request that cannot be played.
pub(super) fn contest<'a, M: GameModule>(
    module: &'a M,
    library: &Library,
    request: &MatchRequest,
) -> Result<Contest<'a>, LabError> {
    let plan = Plan::new(module, library, request)?;
    let layout = plan.layout(request);
    Ok(Contest(Box::new(Rotation { module, plan, request: request.clone(), layout })))
}

/// Plays a whole match and counts it.
///
/// # Errors
/// As [`Playable::play`].
pub(super) fn run(contest: &Contest<'_>, control: &RunControl<'_>) -> Result<MatchReport, LabError> {
    let layout = contest.0.layout();
    Ok(tally(layout, harvest(contest, 0..layout.groups, control)?))
}

impl<M: GameModule> Playable for Rotation<'_, M> {
    fn layout(&self) -> &Layout {
        &self.layout
    }

    fn recorder(&self) -> &Recorder {
        &self.request.recorder
    }

    fn play(&self, groups: Range<u64>, pool: &ProcessPool, control: &RunControl<'_>) -> Result<Vec<Group>, LabError> {
        let workers = rayon::ThreadPoolBuilder::new()
            .num_threads(self.request.threads.unwrap_or(0))
            .build()
            .map_err(|error| LabError::System(format!("threads cannot be started: {error}")))?;
        let all = (groups.end - groups.start) * self.layout.size() as u64;
        let done = AtomicU64::new(0);
        // The fault of the lowest group is reported whichever thread meets one first, so later groups stop and earlier go on.
        let faulty = AtomicU64::new(u64::MAX);
        let played: Vec<Result<Group, LabError>> = workers.install(|| {
            groups
                .into_par_iter()
                .filter_map(|group| {
                    if control.stop.load(Ordering::Relaxed) || faulty.load(Ordering::Relaxed) < group {
                        return None;
                    }
                    let games = (0..self.layout.size()).map(|rotation| {
                        let played = self.game(group, rotation, pool);
                        (control.progress)(done.fetch_add(1, Ordering::Relaxed) + 1, all);
                        played
                    });
                    let played: Result<Group, LabError> = games.collect();
                    if played.is_err() {
                        faulty.fetch_min(group, Ordering::Relaxed);
                    }
                    Some(played)
                })
                .collect()
        });
        // In the order of the plan, so the first error is that of the lowest group.
        played.into_iter().collect()
    }
}

impl<M: GameModule> Rotation<'_, M> {
    fn game(&self, group: u64, rotation: usize, pool: &ProcessPool) -> Result<Played, LabError> {
        let plan = &self.plan;
        let (seed, budget) = (plan.group_seed(group), self.request.budget);
        let specs: Vec<String> =
            plan.seating(rotation).into_iter().map(|entrant| plan.entrants[entrant].clone()).collect();
        let pairing = Pairing { game: &*plan.game, origin: plan.origin.as_ref(), specs: &specs, seed, budget };
        let pool = pool.at(format!("group {group}, rotation {rotation}"));
        pairing.play(self.module, &pool, |fault| LabError::Fault {
            what: format!("group {group}, rotation {rotation}, seed {seed}, {fault}"),
            command: lab::play_command(&self.request.opening, M::Game::ID, &specs, seed, budget),
        })
    }
}
