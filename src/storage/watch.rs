//! Notices in a thread of its own that files below some folders have changed, so that the window can sleep meanwhile.

use std::{
    io,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use super::Traces;

/// Time between two looks.
const PERIOD: Duration = Duration::from_secs(1);

/// A watch over folders, which ends with the first change or when it is dropped.
#[derive(Debug)]
pub struct FolderWatch(Arc<AtomicBool>);

impl FolderWatch {
    /// Compares `folders` with what is `known` of them once a second. At the first difference `wake` is called in the other thread.
    ///
    /// # Errors
    ///
    /// Where there can be no further thread.
    pub fn new(folders: Vec<PathBuf>, known: Traces, wake: impl FnOnce() + Send + 'static) -> io::Result<Self> {
        let changed = Arc::new(AtomicBool::new(false));
        let watched = Arc::downgrade(&changed);
        thread::Builder::new().name("folder watch".to_owned()).spawn(move || {
            loop {
                thread::sleep(PERIOD);
                let Some(changed) = watched.upgrade() else { return };
                if Traces::read(&folders) != known {
                    changed.store(true, Ordering::Release);
                    wake();
                    return;
                }
            }
        })?;
        Ok(Self(changed))
    }

    /// Whether something has changed since the watch began.
    pub fn changed(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }
}

#[cfg(test)]
mod tests {
    use std::{fs, sync::mpsc};

    use super::*;

    #[test]
    fn a_change_wakes_and_an_end_lets_go() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let folders = vec![folder.path().to_owned()];
        let (sender, woken) = mpsc::channel();
        let wake = move || sender.send(()).expect("somebody waits");
        let watch = FolderWatch::new(folders.clone(), Traces::read(&folders), wake).expect("a thread");
        assert!(!watch.changed());
        fs::write(folder.path().join("mod.ron"), "()").expect("written");
        woken.recv_timeout(Duration::from_secs(60)).expect("woken");
        assert!(watch.changed());
        let (sender, woken) = mpsc::channel::<()>();
        let wake = move || drop(sender);
        drop(FolderWatch::new(folders.clone(), Traces::read(&folders), wake));
        // The thread ends, and with it what it would have woken with.
        assert_eq!(woken.recv_timeout(Duration::from_secs(60)), Err(mpsc::RecvTimeoutError::Disconnected));
    }
}
