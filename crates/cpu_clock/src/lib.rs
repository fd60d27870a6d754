//! Processor time: how long the machine has worked for a thread, or for the whole program, whatever else it does meanwhile.
//!
//! Linux, macOS and FreeBSD tell it. Elsewhere every moment is zero and nothing ever seems to take time, so whoever divides by
//! it has to ask whether there is any.

use std::time::Duration;

/// How much this thread has worked, at a moment.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ThreadTime(Duration);

impl ThreadTime {
    /// Until now.
    pub fn now() -> Self {
        Self(system::thread())
    }

    /// How much the thread has worked since that moment. Ask in the thread that took the moment: others have worked for other times.
    pub fn elapsed(self) -> Duration {
        system::thread().saturating_sub(self.0)
    }
}

/// How much all threads of the program have worked together, at a moment.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ProcessTime(Duration);

impl ProcessTime {
    /// Until now.
    pub fn now() -> Self {
        Self(system::process())
    }

    /// How much the program has worked since that moment.
    pub fn elapsed(self) -> Duration {
        system::process().saturating_sub(self.0)
    }

    /// How much it has worked since it began.
    pub fn as_duration(self) -> Duration {
        self.0
    }
}

#[cfg(any(target_os = "linux", target_os = "macos", target_os = "freebsd"))]
mod system {
    use std::time::Duration;

    use rustix::time::{ClockId, clock_gettime};

    pub(super) fn thread() -> Duration {
        read(ClockId::ThreadCPUTime)
    }

    pub(super) fn process() -> Duration {
        read(ClockId::ProcessCPUTime)
    }

    fn read(clock: ClockId) -> Duration {
        // These clocks begin at zero, so their times always fit.
        clock_gettime(clock).try_into().unwrap_or_default()
    }
}

#[cfg(not(any(target_os = "linux", target_os = "macos", target_os = "freebsd")))]
mod system {
    use std::time::Duration;

    pub(super) fn thread() -> Duration {
        Duration::ZERO
    }

    pub(super) fn process() -> Duration {
        Duration::ZERO
    }
}
