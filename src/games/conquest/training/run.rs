//! A run under way in a thread of its own: what it has come to so far, and a way to stop it.
//!
//! Nobody waits for the thread. It is told to stop when the run is dropped, and ends with the program whatever it does.

use std::{
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use bevy::platform::time::Instant;
use lab::{
    Library, TrainingRoom,
    games::RiskModule,
    train::{Checkpoint, GenerationReport, Progress, TrainRequest, TrainWatch, Training},
};

/// See the module.
pub struct Run {
    /// What is learned, and how.
    pub request: TrainRequest,
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
    begun: Instant,
}

/// What the thread writes and the page reads.
#[derive(Default)]
struct Shared {
    stop: AtomicBool,
    news: Mutex<News>,
}

/// What a run has come to.
#[derive(Clone, Default)]
pub struct News {
    /// How far it is.
    pub progress: Option<Progress>,
    /// Games that had been played before this part of the run.
    before: u64,
    /// The finished generations.
    pub curve: Vec<GenerationReport>,
    /// Where it can go on from.
    pub checkpoint: Option<Checkpoint>,
    /// What came out, or why nothing did.
    pub end: Option<Result<Training, Fault>>,
}

/// Why nothing came out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// In plain words.
    LoggedEvent(String),
    /// The thread broke off without a word, which only a fault of the program explains.
    Gone,
}

impl Run {
    /// Begins, or goes on from a checkpoint of the same request.
    pub fn begin(
        library: Library,
        request: TrainRequest,
        from: Option<Checkpoint>,
        known: Vec<GenerationReport>,
    ) -> Self {
        let shared = Arc::new(Shared::default());
        shared.news().curve = known;
        let (theirs, wanted) = (Arc::clone(&shared), request.clone());
        let thread = thread::Builder::new()
            .name("training".to_owned())
            .spawn(move || theirs.learn(&library, &wanted, from))
            .map_err(|error| shared.news().end = Some(Err(Fault::LoggedEvent(error.to_string()))))
            .ok();
        Self { request, shared, thread, begun: Instant::now() }
    }

    /// Tells it to stop after the games under way.
    pub fn stop(&self) {
        self.shared.stop.store(true, Ordering::Relaxed);
    }

    /// Whether it was told to stop.
    pub fn stopping(&self) -> bool {
        self.shared.stop.load(Ordering::Relaxed)
    }

    /// What it has come to.
    pub fn news(&self) -> News {
        let gone = self.thread.as_ref().is_some_and(JoinHandle::is_finished);
        let mut news = self.shared.news();
        if gone && news.end.is_none() {
            news.end = Some(Err(Fault::Gone));
        }
        news.clone()
    }

    /// Whether games are still played.
    pub fn runs(&self) -> bool {
        self.shared.news().end.is_none() && self.thread.as_ref().is_some_and(|thread| !thread.is_finished())
    }

    /// How long it will still take if it goes on as it went; `None` while nothing can be said.
    pub fn left(&self, news: &News) -> Option<Duration> {
        let progress = news.progress?;
        let done = progress.games.checked_sub(news.before).filter(|done| *done > 0)?;
        let left = progress.planned.saturating_sub(progress.games);
        Some(self.begun.elapsed().mul_f64(left as f64 / done as f64))
    }
}

impl Drop for Run {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Shared {
    fn news(&self) -> MutexGuard<'_, News> {
        self.news.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn learn(&self, library: &Library, request: &TrainRequest, from: Option<Checkpoint>) {
        let watch = TrainWatch {
            progress: &|progress: Progress| {
                let mut news = self.news();
                if news.progress.is_none() {
                    news.before = progress.games.saturating_sub(1);
                }
                // Threads tell out of order.
                if news.progress.is_none_or(|known| known.games < progress.games) {
                    news.progress = Some(progress);
                }
            },
            generation: &|generation: &GenerationReport| self.news().curve.push(generation.clone()),
            keep: &|checkpoint: &Checkpoint| {
                self.news().checkpoint = Some(checkpoint.clone());
                Ok(())
            },
            stop: &self.stop,
            threads: Some(threads()),
        };
        let end = TrainingRoom::train(&RiskModule, library, request, from, &watch)
            .map_err(|error| Fault::LoggedEvent(error.to_string()));
        self.news().end = Some(end);
    }
}

/// All cores but one, which stays with the window.
fn threads() -> usize {
    thread::available_parallelism().map_or(1, usize::from).saturating_sub(1).max(1)
}
