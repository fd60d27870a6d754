//! A run under way in a thread of its own: what it has come to so far, and a way to stop it.

use std::time::Duration;

use lab::Library;
use registry::games::RiskModule;
use training::AnyGameTraining;
use training::train::{Checkpoint, GenerationReport, Progress, TrainControl, TrainRequest, Training};

use crate::training::{Job, Worker, threads};

pub use crate::training::Fault;

/// See the module. Nobody waits for it, and it stops when it is dropped.
pub struct Run {
    /// What is learned, and how.
    pub request: TrainRequest,
    worker: Worker<News>,
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

impl Run {
    /// Begins, or goes on from a checkpoint of the same request.
    pub fn begin(
        library: Library,
        request: TrainRequest,
        from: Option<Checkpoint>,
        known: Vec<GenerationReport>,
    ) -> Self {
        let wanted = request.clone();
        let news = News { curve: known, ..News::default() };
        let worker = Worker::begin("training", news, move |job| learn(job, &library, &wanted, from));
        Self { request, worker }
    }

    /// Tells it to stop after the games under way.
    pub fn stop(&self) {
        self.worker.stop();
    }

    /// Whether it was told to stop.
    pub fn stopping(&self) -> bool {
        self.worker.stopping()
    }

    /// What it has come to.
    pub fn news(&self) -> News {
        let finished = self.worker.finished();
        let mut news = self.worker.news();
        news.end = news.end.or(finished.map(Err));
        news
    }

    /// Whether games are still played.
    pub fn runs(&self) -> bool {
        self.worker.finished().is_none() && self.worker.look(|news| news.end.is_none())
    }

    /// How long it will still take if it goes on as it went; `None` while nothing can be said.
    pub fn left(&self, news: &News) -> Option<Duration> {
        let progress = news.progress?;
        let done = progress.games.checked_sub(news.before).filter(|done| *done > 0)?;
        let left = progress.planned.saturating_sub(progress.games);
        Some(self.worker.elapsed().mul_f64(left as f64 / done as f64))
    }
}

fn learn(job: &Job<News>, library: &Library, request: &TrainRequest, from: Option<Checkpoint>) {
    let watch = TrainControl {
        progress: &|progress: Progress| {
            let mut news = job.news();
            if news.progress.is_none() {
                news.before = progress.games.saturating_sub(1);
            }
            // Threads tell out of order.
            if news.progress.is_none_or(|known| known.games < progress.games) {
                news.progress = Some(progress);
            }
        },
        generation: &|generation: &GenerationReport| job.news().curve.push(generation.clone()),
        keep: &|checkpoint: &Checkpoint| {
            job.news().checkpoint = Some(checkpoint.clone());
            Ok(())
        },
        stop: job.stop(),
        threads: Some(threads()),
    };
    let end = AnyGameTraining::train(&RiskModule, library, request, from, &watch)
        .map_err(|error| Fault::Failed(error.to_string()));
    job.news().end = Some(end);
}
