//! A thread that works on its own: what it has come to so far, and a way to stop it.
//!
//! Nobody waits for the thread. It is told to stop when the worker is dropped, and ends with the program whatever it does.

use std::{
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use bevy::platform::time::Instant;

/// See the module. `N` is what is told of the work.
pub struct Worker<N> {
    job: Arc<Job<N>>,
    thread: Result<JoinHandle<()>, String>,
    begun: Instant,
}

/// What the thread writes and the page reads.
#[derive(Default)]
pub struct Job<N> {
    stop: AtomicBool,
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

impl<N: Clone + Send + 'static> Worker<N> {
    /// Begins work in a thread of that name, with what is known beforehand.
    pub fn begin(name: &str, known: N, work: impl FnOnce(&Job<N>) + Send + 'static) -> Self {
        let job = Arc::new(Job { stop: AtomicBool::new(false), news: Mutex::new(known) });
        let theirs = Arc::clone(&job);
        let thread = thread::Builder::new().name(name.to_owned()).spawn(move || work(&theirs));
        Self { job, thread: thread.map_err(|error| error.to_string()), begun: Instant::now() }
    }

    /// Tells it to stop after what is under way.
    pub fn stop(&self) {
        self.job.stop.store(true, Ordering::Relaxed);
    }

    /// Whether it was told to stop.
    pub fn stopping(&self) -> bool {
        self.job.stop.load(Ordering::Relaxed)
    }

    /// `Some` once the thread has ended, after a good end too; the fault is what to tell where the news hold no result. Ask this
    /// first and read the news afterwards, so that the last of them is not missed.
    pub fn finished(&self) -> Option<Fault> {
        match &self.thread {
            Ok(thread) => thread.is_finished().then_some(Fault::Gone),
            Err(reason) => Some(Fault::Failed(reason.clone())),
        }
    }

    /// What it has come to.
    pub fn news(&self) -> N {
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
}

impl<N> Drop for Worker<N> {
    fn drop(&mut self) {
        self.job.stop.store(true, Ordering::Relaxed);
    }
}

impl<N> Job<N> {
    /// What the work has come to, to be changed.
    pub fn news(&self) -> MutexGuard<'_, N> {
        self.news.lock().unwrap_or_else(PoisonError::into_inner)
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

    fn until(worker: &Worker<u32>, holds: impl Fn(&Worker<u32>) -> bool) {
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
        });
        until(&worker, |worker| worker.look(|count| *count > 9));
        assert!(!worker.stopping() && worker.finished().is_none());
        worker.stop();
        until(&worker, |worker| worker.finished().is_some());
        assert!(worker.stopping() && worker.news() > 9);
    }

    #[test]
    fn a_thread_that_breaks_off_is_told_and_what_it_said_stays() {
        let worker = Worker::begin("breaking", 0, |job| {
            let mut news = job.news();
            *news = 3;
            panic!("a fault of the work");
        });
        until(&worker, |worker| worker.finished() == Some(Fault::Gone));
        assert_eq!(worker.news(), 3, "a lock that was held in a fault is none for ever");
    }
}
