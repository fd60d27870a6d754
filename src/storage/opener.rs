//! Shows a folder in the system's file manager.

use std::{
    path::Path,
    process::{Command, Stdio},
    sync::{Arc, OnceLock},
    thread,
};

/// A folder that is being opened. The program never waits for it.
#[derive(Clone, Debug)]
pub struct Opening(Arc<OnceLock<bool>>);

impl Opening {
    /// Asks the system to show a folder, or to open a file with the program that is usual for it.
    pub fn begin(path: &Path) -> Self {
        let opened = Arc::new(OnceLock::new());
        let (path, told) = (path.to_owned(), Arc::clone(&opened));
        let asking = thread::Builder::new().name("open".to_owned()).spawn(move || {
            let mut command = Command::new(OPENER);
            let command = command.arg(path).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
            // Explorer answers 1 when all went well.
            let shown = command.status().is_ok_and(|status| status.success() || cfg!(windows));
            // Only this thread tells.
            let _ = told.set(shown);
        });
        if asking.is_err() {
            let _ = opened.set(false);
        }
        Self(opened)
    }

    /// Whether it was shown; `None` while the system has not answered.
    pub fn shown(&self) -> Option<bool> {
        self.0.get().copied()
    }
}

/// The program that opens folders.
const OPENER: &str = if cfg!(windows) {
    "explorer"
} else if cfg!(target_os = "macos") {
    "open"
} else {
    "xdg-open"
};
