//! Plays the matches of a round on all cores: all of them, or those of a part; or is told what came of them elsewhere.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use cpu_clock::ThreadTime;
use lab::LabError;
use matches::ShardIndex;
use rayon::ThreadPool;
use rayon::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::progress::{BreedProgress, Reached, Stage};

/// Which matches of a round are played here.
pub(super) enum Matches {
    /// All.
    All,
    /// Those of a part; the round then ends as if it had been stopped, and [`part`](Hall::part) says what came of it. What came of each is kept as RON,
    /// in which numbers are read as they were.
    Of(ShardIndex, Mutex<Option<Vec<String>>>),
    /// None: what came of all of them is known, in the same form.
    Known(Vec<String>),
}

impl Matches {
    /// Those of a part of a round.
    pub fn of(part: ShardIndex) -> Self {
        Self::Of(part, Mutex::new(None))
    }
}

/// Where the matches of a run are played.
pub struct Hall<'a> {
    progress: &'a (dyn Fn(BreedProgress) + Sync),
    stop: &'a AtomicBool,
    pool: ThreadPool,
    matches: Matches,
    /// Games played here.
    games: AtomicU64,
    /// Processor time they took, in nanoseconds.
    spent: AtomicU64,
}

impl<'a> Hall<'a> {
    /// A hall for these matches with so many threads, or one per core.
    ///
    /// # Errors
    /// [`LabError::System`] where they cannot be had.
    pub(super) fn open(
        matches: Matches,
        threads: Option<usize>,
        progress: &'a (dyn Fn(BreedProgress) + Sync),
        stop: &'a AtomicBool,
    ) -> Result<Self, LabError> {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads.unwrap_or(0))
            .build()
            .map_err(|error| LabError::System(format!("threads cannot be started: {error}")))?;
        Ok(Self { progress, stop, pool, matches, games: AtomicU64::new(0), spent: AtomicU64::new(0) })
    }

    /// What came of the matches of the part; `None` where it was stopped, or nothing was to be played.
    pub(super) fn part(self) -> Option<Vec<String>> {
        match self.matches {
            Matches::Of(_, scores) => scores.into_inner().unwrap_or_else(PoisonError::into_inner),
            _ => None,
        }
    }

    /// Plays every match of a round; `play` says what came of one, and how many games it was. The results are in the order of the matches,
    /// whichever thread or machine played them. `None` where the hall was stopped before all were begun, or not all are played here.
    pub fn play<M: Sync, S: Send + Serialize + DeserializeOwned>(
        &self,
        now: (Stage, Reached),
        matches: &[M],
        play: impl Fn(&M) -> (S, u64) + Sync,
    ) -> Option<Vec<S>> {
        match &self.matches {
            Matches::All => self.each(now, matches, play),
            Matches::Of(part, scores) => {
                let range = part.range(matches.len() as u64);
                let played = self.each(now, matches.get(range.start as usize..range.end as usize)?, play)?;
                let told: Result<Vec<String>, _> = played.iter().map(ron::to_string).collect();
                *scores.lock().unwrap_or_else(PoisonError::into_inner) = told.ok();
                None
            }
            Matches::Known(scores) if scores.len() == matches.len() => {
                scores.iter().map(|score| ron::from_str(score).ok()).collect()
            }
            Matches::Known(_) => None,
        }
    }

    /// Plays these matches.
    fn each<M: Sync, S: Send>(
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

    /// Processor time spent here, in seconds.
    pub(super) fn cpu_seconds(&self) -> f64 {
        self.spent.load(Ordering::Relaxed) as f64 / 1e9
    }

    /// Games played here for every second of processor time; 0 where none was.
    pub(super) fn games_per_cpu_second(&self) -> f64 {
        let (games, spent) = (self.games.load(Ordering::Relaxed), self.spent.load(Ordering::Relaxed));
        if spent == 0 { 0.0 } else { games as f64 * 1e9 / spent as f64 }
    }
}
