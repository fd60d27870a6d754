//! A run under way in a thread of its own: menus are bred, the leaders meet, and what was found out is looked at.

use std::sync::Arc;

use lab::{LabError, Library, TextFile};
use registry::games::DominionModule;
use training::breed::{
    Bred, BredGeneration, BreedControl, BreedProgress, BreedReport, BreedRequest, BreedRun, BreedStudy, Stage,
};

use super::plan::Plan;
use crate::{
    storage::Storage,
    training::{Job, Worker, threads},
};

/// The run.
pub type Run = Worker<News, Ending>;

/// What a run begins from.
pub enum Origin {
    /// A plan.
    Plan(BreedRequest),
    /// Its file.
    File(TextFile),
}

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// It was stopped, and can go on from its file.
    Stopped,
    /// Its final was played.
    Done,
}

/// What a run has come to.
#[derive(Clone, Default)]
pub struct News {
    /// The file it is kept in, below the player's folder.
    pub file: String,
    /// What it was begun with.
    pub plan: Option<Arc<Plan>>,
    /// How far it is.
    pub progress: Option<BreedProgress>,
    /// Whether what it found out is being looked at.
    pub looking: bool,
    /// The finished generations.
    pub curve: Arc<Vec<BredGeneration>>,
    /// Who leads, the best first.
    pub leaders: Arc<Vec<Bred>>,
    /// Its file as it was written last, from which it goes on.
    pub written: Option<Arc<str>>,
    /// Why the file is not in the player's folder.
    pub unkept: Option<String>,
    /// What came of it.
    pub report: Option<Arc<BreedReport>>,
    /// What is to be known of it.
    pub study: Option<Arc<BreedStudy>>,
}

/// Begins, or goes on; without `storage` nothing is kept.
pub fn begin(library: Library, origin: Origin, storage: Option<Storage>, file: String) -> Run {
    let news = News { file: file.clone(), ..News::default() };
    let kept = storage.map(|storage| (storage, file));
    Worker::begin("breeding", news, move |job| {
        breed(job, &library, origin, kept.as_ref()).map_err(|error| error.to_string())
    })
}

/// Games a second since it began or went on; `None` where that says nothing.
pub(super) fn speed(run: &Run, news: &News) -> Option<f64> {
    let seconds = run.elapsed().as_secs_f64();
    let progress = news.progress.filter(|_| !news.looking && run.runs() && seconds > 0.2)?;
    Some(progress.played as f64 / seconds)
}

/// From the beginning, or from where it was, to the end.
fn breed(
    job: &Job<News>,
    library: &Library,
    origin: Origin,
    kept: Option<&(Storage, String)>,
) -> Result<Ending, LabError> {
    let mut run = match origin {
        Origin::Plan(request) => BreedRun::begin(&DominionModule, library, &request)?,
        Origin::File(file) => BreedRun::resume(&DominionModule, library, &file)?,
    };
    job.news().plan = Plan::of_terms(&run.terms(), run.validation()).map(Arc::new);
    let progress = |progress: BreedProgress| {
        job.begins_at(progress.share());
        let mut news = job.news();
        // Threads tell out of order.
        if news.progress.is_none_or(|known| is_further(&known, &progress)) {
            news.progress = Some(progress);
        }
    };
    let keep = |run: &BreedRun| {
        let text = run.text()?;
        let unkept = kept.and_then(|(storage, file)| storage.write(file, &text).err());
        let mut news = job.news();
        news.unkept = unkept.map(|problem| problem.to_string());
        news.curve = Arc::new(run.curve());
        news.leaders = Arc::new(run.leading());
        news.written = Some(text.into());
        Ok(())
    };
    let watch = BreedControl { progress: &progress, keep: &keep, stop: job.stop(), threads: Some(threads()) };
    let report = run.go(&watch)?;
    if report.stopped {
        return Ok(Ending::Stopped);
    }
    {
        let mut news = job.news();
        (news.report, news.progress, news.looking) = (Some(Arc::new(report)), None, true);
    }
    let study = run.study(&watch, run.validation().max(1))?;
    let mut news = job.news();
    (news.study, news.looking) = (study.map(Arc::new), false);
    Ok(Ending::Done)
}

/// Whether one is later than the other.
fn is_further(known: &BreedProgress, next: &BreedProgress) -> bool {
    let place = |at: &BreedProgress| (at.stage as u8, at.generation, at.round, at.done);
    // Validation is played twice, of leaders and of earlier ones: whichever begins last counts.
    place(next) > place(known) || (known.stage == Stage::Validation && next.planned != known.planned)
}
