//! A bar on standard error for whatever takes longer than a second, and Ctrl-C.

use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use registry::command;

/// How long something may take before a bar is shown.
const PATIENCE: Duration = Duration::from_secs(1);

/// A bar that shows itself once it is worth it, and only to people: on a terminal, and not beside JSON.
pub struct Bar {
    started: Instant,
    wanted: bool,
    template: &'static str,
    bar: Arc<OnceLock<ProgressBar>>,
    finished: Arc<AtomicBool>,
}

impl Bar {
    /// A bar not shown yet, nor ever where it is to be `quiet`.
    pub fn new(quiet: bool) -> Self {
        Self {
            started: Instant::now(),
            wanted: !quiet && std::io::stderr().is_terminal(),
            template: "{bar:40} {pos}/{len} games, {eta} left  {msg}",
            bar: Arc::default(),
            finished: Arc::default(),
        }
    }

    /// A bar of something whose games are not known beforehand; it is filled by its share.
    pub fn by_share(quiet: bool) -> Self {
        let mut bar = Self::new(quiet);
        bar.template = "{bar:40} {percent} %, {eta} left  {msg}";
        bar
    }

    /// A bar for something that cannot be counted.
    pub fn waiting(quiet: bool, what: &'static str) -> Self {
        let waiting = Self::new(quiet);
        if waiting.wanted {
            let (bar, finished) = (Arc::clone(&waiting.bar), Arc::clone(&waiting.finished));
            std::thread::spawn(move || {
                std::thread::sleep(PATIENCE);
                if !finished.load(Ordering::Relaxed) {
                    bar.get_or_init(spinner).set_message(what);
                }
            });
        }
        waiting
    }

    /// `done` of `all`.
    pub fn set(&self, done: u64, all: u64) {
        if !self.wanted || self.started.elapsed() < PATIENCE {
            return;
        }
        let bar = self.bar.get_or_init(|| {
            let style = ProgressStyle::with_template(self.template).unwrap_or_else(|_| ProgressStyle::default_bar());
            let bar = ProgressBar::with_draw_target(Some(all), ProgressDrawTarget::stderr()).with_style(style);
            // What was done before this program began is no measure of its speed.
            bar.with_elapsed(self.started.elapsed()).with_position(done)
        });
        bar.set_position(done.max(bar.position()));
    }

    /// `done` of `all`, and what is under way.
    pub fn set_saying(&self, done: u64, all: u64, what: impl FnOnce() -> String) {
        self.set(done, all);
        if let Some(bar) = self.bar.get() {
            bar.set_message(what());
        }
    }

    /// What is under way, where several things follow each other.
    pub fn say(&self, what: &str) {
        if self.wanted {
            self.bar.get_or_init(spinner).set_message(what.to_owned());
        }
    }
}

impl command::ProgressBar for Bar {
    fn set(&self, done: u64, all: u64) {
        Self::set(self, done, all);
    }
}

fn spinner() -> ProgressBar {
    let bar = ProgressBar::new_spinner();
    bar.enable_steady_tick(Duration::from_millis(120));
    bar
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.finished.store(true, Ordering::Relaxed);
        if let Some(bar) = self.bar.get() {
            bar.finish_and_clear();
        }
    }
}

static STOP: AtomicBool = AtomicBool::new(false);

/// A flag that Ctrl-C sets; a second Ctrl-C ends the program at once.
pub fn interruptible() -> &'static AtomicBool {
    // Where no handler can be set, Ctrl-C simply ends the program as usual.
    let _ = ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
        // Nobody may be left to read it.
        let _ = writeln!(std::io::stderr(), "stopping after what is under way; again to stop at once");
    });
    &STOP
}
