//! A run under way in a thread of its own: what it has come to so far.

use std::sync::Arc;

use lab::Library;
use registry::games::RiskModule;
use training::AnyGameTraining;
use training::train::{Checkpoint, GenerationReport, Progress, TrainControl, TrainRequest, Training};

use crate::training::{Job, Worker, threads};

/// The run.
pub type Run = Worker<News, Training>;

/// What a run has come to.
#[derive(Clone)]
pub struct News {
    /// What is learned, and how.
    pub request: Arc<TrainRequest>,
    /// How far it is.
    pub progress: Option<Progress>,
    /// The finished generations.
    pub curve: Vec<GenerationReport>,
    /// Where it can go on from.
    pub checkpoint: Option<Checkpoint>,
}

/// The share of its games that are played, in [0, 1].
pub(super) fn share(progress: &Progress) -> f64 {
    progress.games as f64 / progress.planned.max(1) as f64
}

/// Begins, or goes on from a checkpoint of the same request, where `known` are the generations that were finished by then.
pub fn begin(
    library: Library,
    request: Arc<TrainRequest>,
    from: Option<Checkpoint>,
    known: Vec<GenerationReport>,
) -> Run {
    let news = News { request: Arc::clone(&request), progress: None, curve: known, checkpoint: None };
    Worker::begin("training", news, move |job| learn(job, &library, &request, from))
}

fn learn(
    job: &Job<News>,
    library: &Library,
    request: &TrainRequest,
    from: Option<Checkpoint>,
) -> Result<Training, String> {
    let watch = TrainControl {
        progress: &|progress: Progress| {
            job.begins_at(share(&Progress { games: progress.games.saturating_sub(1), ..progress }));
            let mut news = job.news();
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
    AnyGameTraining::train(&RiskModule, library, request, from, &watch).map_err(|error| error.to_string())
}
