//! What the clocks count, and what they do not, where the system has them.
#![cfg(any(target_os = "linux", target_os = "macos", target_os = "freebsd"))]

use std::hint::black_box;
use std::thread;
use std::time::Duration;

use cpu_clock::{ProcessTime, ThreadTime};

/// Works until this thread's own clock has gone on by that much.
fn work(time: Duration) {
    let started = ThreadTime::now();
    while started.elapsed() < time {
        black_box((0..black_box(1_000_u64)).fold(0, |sum, n| sum ^ n.wrapping_mul(n)));
    }
}

#[test]
fn sleep_is_no_work() {
    let started = ThreadTime::now();
    thread::sleep(Duration::from_millis(300));
    assert!(started.elapsed() < Duration::from_millis(200), "{:?}", started.elapsed());
}

#[test]
fn what_other_threads_work_counts_for_the_program_and_not_for_this_one() {
    let (own, all) = (ThreadTime::now(), ProcessTime::now());
    let much = Duration::from_millis(200);
    thread::spawn(move || work(much)).join().expect("it only counts");
    assert!(own.elapsed() < much, "{:?}", own.elapsed());
    assert!(all.elapsed() >= much, "{:?}", all.elapsed());
    assert!(ProcessTime::now().as_duration() >= all.as_duration() + much);
}
