//! The one clock of the lab: processor time of a thread.

use std::time::Duration;

use cpu_clock::ThreadTime;

/// Processor time of this thread that `work` takes, and its result. Other programs on the machine do not count.
pub fn timed<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let started = ThreadTime::now();
    let result = work();
    (started.elapsed(), result)
}
