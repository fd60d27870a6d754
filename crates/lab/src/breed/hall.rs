//! Plays the matches of a round on all cores.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use cpu_time::ThreadTime;
use rayon::ThreadPool;
use rayon::prelude::*;

use super::{BreedProgress, BreedWatch, Reached, Stage};
use crate::LabError;

/// Where the matches of a run are played.
pub struct Hall<'a> {
    progress: &'a (dyn Fn(BreedProgress) + Sync),
    stop: &'a AtomicBool,
    pool: ThreadPool,
    /// Games played here.
    games: AtomicU64,
    /// Processor time they took, in nanoseconds.
    spent: AtomicU64,
}

impl<'a> Hall<'a> {
    /// A hall with as many threads as the watch says.
    ///
    /// # Errors
    /// [`LabError::System`] where they cannot be had.
    pub(super) fn open(watch: &'a BreedWatch<'a>) -> Result<Self, LabError> {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(watch.threads.unwrap_or(0))
            .build()
            .map_err(|error| LabError::System(format!("threads cannot be started: {error}")))?;
        let BreedWatch { progress, stop, .. } = *watch;
        Ok(Self { progress, stop, pool, games: AtomicU64::new(0), spent: AtomicU64::new(0) })
    }

    /// Plays every match of a round; `play` says what came of one, and how many games it was. The results are in the order of the matches,
    /// whichever thread played them. `None` where the hall was stopped before all were begun.
    pub fn play<M: Sync, S: Send>(
        &self,
        (stage, reached): (Stage, Reached),
        matches: &[M],
        play: impl Fn(&M) -> (S, u64) + Sync,
    ) -> Option<Vec<S>> {
        let before = self.games.load(Ordering::Relaxed);
        let (done, planned) = (AtomicU64::new(0), matches.len() as u64);
        let one = |found: &M| {
            if self.stop.load(Ordering::Relaxed) {
                return None;
            }
            let started = ThreadTime::now();
            let (score, games) = play(found);
            self.spent.fetch_add(started.elapsed().as_nanos() as u64, Ordering::Relaxed);
            let played = self.games.fetch_add(games, Ordering::Relaxed) + games;
            (self.progress)(BreedProgress {
                stage,
                generation: (reached.generation + 1).min(reached.generations),
                generations: reached.generations,
                round: reached.round,
                rounds: reached.rounds,
                games: reached.games + (played - before),
                played,
                done: done.fetch_add(1, Ordering::Relaxed) + 1,
                planned,
            });
            Some(score)
        };
        self.pool.install(|| matches.par_iter().map(one).collect())
    }

    /// Games played here for every second of processor time; 0 where none was.
    pub(super) fn games_per_cpu_second(&self) -> f64 {
        let (games, spent) = (self.games.load(Ordering::Relaxed), self.spent.load(Ordering::Relaxed));
        if spent == 0 { 0.0 } else { games as f64 * 1e9 / spent as f64 }
    }
}
