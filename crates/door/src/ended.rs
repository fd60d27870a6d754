//! Waiting for a process together with the processor time it used.

use std::process::ExitStatus;
use std::time::Duration;

/// A process that has ended.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ended {
    pub status: ExitStatus,
    /// Processor time it took, with that of its children it waited for.
    pub time: Duration,
}

#[cfg(any(unix, windows))]
mod system {
    use std::io;
    use std::process::Child;

    use wait4::{ResUse, Wait4};

    use crate::ended::Ended;

    fn ended(used: ResUse) -> Ended {
        Ended { status: used.status, time: used.rusage.utime + used.rusage.stime }
    }

    pub(crate) fn look(child: &mut Child) -> io::Result<Option<Ended>> {
        Ok(child.try_wait4()?.map(ended))
    }

    pub(crate) fn wait(child: Child) -> io::Result<Ended> {
        child.wait4().map(ended)
    }
}

/// Systems that start no processes, such as a browser: what is written here compiles there and is never asked.
#[cfg(not(any(unix, windows)))]
mod system {
    use std::io;
    use std::process::{Child, ExitStatus};
    use std::time::Duration;

    use crate::ended::Ended;

    fn ended(status: ExitStatus) -> Ended {
        Ended { status, time: Duration::ZERO }
    }

    pub(crate) fn look(child: &mut Child) -> io::Result<Option<Ended>> {
        Ok(child.try_wait()?.map(ended))
    }

    pub(crate) fn wait(mut child: Child) -> io::Result<Ended> {
        child.wait().map(ended)
    }
}

pub(crate) use system::{look, wait};
