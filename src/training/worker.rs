//! A thread that works on its own: how far it is, what it has come to so far, and a way to stop it.
//!
//! Nobody waits for the thread. It is told to stop when the worker is dropped, and ends with the program whatever it does.

use std::{
    sync::{
        Arc, Mutex, MutexGuard, OnceLock, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use bevy::platform::time::Instant;

use crate::text::Words;

/// The share of the work from which on something can be said of how long the rest will take.
const TELLING: f64 = 0.01;

/// See the module. `N` is what is told of the work, `E` what comes of it.
pub struct Worker<N, E> {
    job: Arc<Job<N>>,
    end: Arc<OnceLock<Result<E, String>>>,
    thread: Result<JoinHandle<()>, String>,
    begun: Instant,
}

/// What the thread writes and the page reads.
#[derive(Default)]
pub struct Job<N> {
    stop: AtomicBool,
    begun_at: OnceLock<f64>,
    news: Mutex<N>,
}

/// Why nothing came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It could not go on, in plain words.
    Failed(String),
    /// The thread broke off without a word, which only a fault of the program explains.
    Gone,
}

impl Fault {
    /// The reason in the player's words.
    pub fn reason<'a>(&'a self, words: &'a Words) -> &'a str {
        match self {
            Self::Failed(reason) => reason,
            Self::Gone => words.get("training-gone"),
        }
    }
}

impl<N: Send + 'static, E: Send + Sync + 'static> Worker<N, E> {
    /// Begins work in a thread of that name, with what is known beforehand. The work returns what came of it, or in plain words why nothing did.
    pub fn begin(name: &str, known: N, work: impl FnOnce(&Job<N>) -> Result<E, String> + Send + 'static) -> Self {
        let job = Arc::new(Job { stop: AtomicBool::new(false), begun_at: OnceLock::new(), news: Mutex::new(known) });
        let end = Arc::new(OnceLock::new());
        let (theirs, place) = (Arc::clone(&job), Arc::clone(&end));
        let thread = thread::Builder::new().name(name.to_owned()).spawn(move || drop(place.set(work(&theirs))));
        Self { job, end, thread: thread.map_err(|error| error.to_string()), begun: Instant::now() }
    }

    /// Tells it to stop after what is under way.
    pub fn stop(&self) {
        self.job.stop.store(true, Ordering::Relaxed);
    }

    /// Whether it was told to stop.
    pub fn stopping(&self) -> bool {
        self.job.stop.load(Ordering::Relaxed)
    }

    /// What came of it; `None` while it works. Ask this first and read the news afterwards, so that the last of them is not missed.
    pub fn end(&self) -> Option<Result<&E, Fault>> {
        let over = match &self.thread {
            Ok(thread) => thread.is_finished().then_some(Fault::Gone),
            Err(reason) => Some(Fault::Failed(reason.clone())),
        };
        match self.end.get() {
            Some(end) => Some(end.as_ref().map_err(|reason| Fault::Failed(reason.clone()))),
            None => over.map(Err),
        }
    }

    /// Whether it still works.
    pub fn runs(&self) -> bool {
        self.end().is_none()
    }

    /// What it has come to, as a copy.
    pub fn news(&self) -> N
    where
        N: Clone,
    {
        self.job.news().clone()
    }

    /// Looks at what it has come to without a copy.
    pub fn look<T>(&self, at: impl FnOnce(&N) -> T) -> T {
        at(&self.job.news())
    }

    /// How long ago it began.
    pub fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// How long it will still take, where this share in [0, 1] of all is done, if it goes on as it went; `None` while nothing can be said.
    pub fn left(&self, share: f64) -> Option<Duration> {
        let done = share - self.job.begun_at.get()?;
        (done > TELLING).then(|| self.elapsed().mul_f64((1.0 - share).max(0.0) / done))
    }
}

impl<N, E> Drop for Worker<N, E> {
    fn drop(&mut self) {
        self.job.stop.store(true, Ordering::Relaxed);
    }
}

impl<N> Job<N> {
    /// What the work has come to, to be changed.
    pub fn news(&self) -> MutexGuard<'_, N> {
        self.news.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The share in [0, 1] of all that was done before this part of the work, or when that was first known. Only the first call counts.
    pub fn begins_at(&self, share: f64) {
        self.begun_at.get_or_init(|| share);
    }

    /// Set once the work is to stop.
    pub fn stop(&self) -> &AtomicBool {
        &self.stop
    }
}

/// All cores but one, which stays with the window.
pub fn threads() -> usize {
    thread::available_parallelism().map_or(1, usize::from).saturating_sub(1).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn until(worker: &Worker<u32, u32>, holds: impl Fn(&Worker<u32, u32>) -> bool) {
        let begun = Instant::now();
        while !holds(worker) {
            assert!(begun.elapsed() < Duration::from_secs(20), "it never came to that: {:?}", worker.news());
            thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn it_tells_what_it_has_come_to_and_stops_when_told() {
        let worker = Worker::begin("counting", 7, |job| {
            while !job.stop().load(Ordering::Relaxed) {
                *job.news() += 1;
                thread::yield_now();
            }
            Ok(*job.news())
        });
        until(&worker, |worker| worker.look(|count| *count > 9));
        assert!(!worker.stopping() && worker.runs());
        worker.stop();
        until(&worker, |worker| !worker.runs());
        assert!(worker.stopping() && worker.news() > 9);
        assert_eq!(worker.end(), Some(Ok(&worker.news())));
    }

    #[test]
    fn a_thread_that_breaks_off_is_told_and_what_it_said_stays() {
        let worker: Worker<u32, u32> = Worker::begin("breaking", 0, |job| {
            let mut news = job.news();
            *news = 3;
            panic!("a fault of the work");
        });
        until(&worker, |worker| worker.end() == Some(Err(Fault::Gone)));
        assert_eq!(worker.news(), 3, "a lock that was held in a fault is none for ever");
        let refused: Worker<u32, u32> = Worker::begin("refusing", 0, |_| Err("no more".to_owned()));
        until(&refused, |worker| worker.end() == Some(Err(Fault::Failed("no more".to_owned()))));
    }

    #[test]
    fn what_is_left_goes_by_what_this_part_of_the_work_has_done() {
        let worker: Worker<u32, u32> = Worker::begin("measured", 0, |job| {
            job.begins_at(0.5);
            job.begins_at(0.9);
            Ok(0)
        });
        until(&worker, |worker| !worker.runs());
        assert_eq!(worker.left(0.505), None, "too little is done to say");
        let at_the_middle = worker.left(0.75).expect("half of this part is done");
        assert!(at_the_middle <= worker.elapsed(), "as much is left as was done");
        assert_eq!(worker.left(1.0), Some(Duration::ZERO));
    }
}
