//! Processor time that programs have used.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Processor time by program. Apart from what else the pool knows, for a process that counts its own must not keep alive who
/// keeps it.
#[derive(Clone, Debug, Default)]
pub(crate) struct ProcessorTime(Arc<Mutex<BTreeMap<String, Duration>>>);

impl ProcessorTime {
    /// A meter for one process of a program.
    pub fn meter(&self, spec: &str) -> Meter {
        Meter { spec: spec.to_owned(), spent: self.clone() }
    }

    /// What the ended processes of a program took together.
    pub fn of(&self, spec: &str) -> Duration {
        self.lock().get(spec).copied().unwrap_or_default()
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, Duration>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Counts the processor time of one process once it has ended.
#[derive(Debug)]
pub(crate) struct Meter {
    spec: String,
    spent: ProcessorTime,
}

impl Meter {
    /// Adds what it took.
    pub fn count(&self, time: Duration) {
        *self.spent.lock().entry(self.spec.clone()).or_default() += time;
    }
}
