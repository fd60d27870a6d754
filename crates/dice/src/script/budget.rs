//! What scripts may cost, counted in operations and never by a clock: the same on every machine.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use rhai::{Dynamic, Engine, Position};
use tabletop::message;

use super::ScriptFault;

/// Operations one script may take, over all dice and counts it is worked out for.
pub const MOST_FOR_SCRIPT: u64 = 200_000;

/// Operations all scripts of a mod may take together.
pub const MOST_FOR_MOD: u64 = 4_000_000;

/// What setting up a run counts for, whatever the script does then.
const RUN: u64 = 20;

/// Counts what scripts cost, and stops them where it is too much.
#[derive(Clone, Default)]
pub(super) struct Meter(Arc<Counts>);

#[derive(Default)]
struct Counts {
    /// Of all scripts, the run under way left out.
    all: AtomicU64,
    /// Of the script under way, the run under way left out.
    script: AtomicU64,
    /// Of the run under way.
    run: AtomicU64,
}

impl Meter {
    /// A meter that stops an engine's scripts.
    pub fn watch(engine: &mut Engine) -> Self {
        let meter = Self::default();
        let watched = meter.clone();
        engine.on_progress(move |operations| {
            watched.0.run.store(operations, Relaxed);
            watched.over().map(|_| Dynamic::UNIT)
        });
        meter
    }

    /// Begins a script of so many bytes: reading it costs too.
    pub fn begin_script(&self, bytes: usize) {
        self.0.script.store(0, Relaxed);
        self.0.run.store(bytes as u64, Relaxed);
        self.end_of_run();
    }

    /// Counts the run that ended.
    pub fn end_of_run(&self) {
        let cost = self.0.run.swap(0, Relaxed) + RUN;
        self.0.script.fetch_add(cost, Relaxed);
        self.0.all.fetch_add(cost, Relaxed);
    }

    /// Whether all scripts together have cost too much: then none is run any more.
    pub fn spent(&self) -> bool {
        self.0.all.load(Relaxed) + self.0.run.load(Relaxed) > MOST_FOR_MOD
    }

    /// What is wrong where it was too much, of one script or of all.
    pub fn over(&self) -> Option<ScriptFault> {
        if self.spent() {
            let reason = message!(
                "fault-script-mod_operations",
                "the scripts of this mod take more than {most} operations together",
                most = MOST_FOR_MOD
            );
            let remedy = message!(
                "remedy-script-mod_operations",
                "this card and those after it are left out; ask for fewer statuses and uses, or split the mod"
            );
            return Some(ScriptFault::new(Position::NONE, reason, remedy));
        }
        let script = self.0.script.load(Relaxed) + self.0.run.load(Relaxed);
        (script > MOST_FOR_SCRIPT).then(|| {
            let reason = message!(
                "fault-script-operations",
                "the script takes more than {most} operations over all its dice and counts",
                most = MOST_FOR_SCRIPT
            );
            let remedy = message!("remedy-script-operations", "ask for fewer statuses and uses, or do less in loops");
            ScriptFault::new(Position::NONE, reason, remedy)
        })
    }
}
