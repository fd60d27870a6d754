//! What is left when the program falls over: a file with the running game and what went wrong, that `rubicon-lab replay`
//! opens, and at the next start a word about it.
//!
//! The report is written by the panicking thread itself, which can reach no [`World`](bevy::prelude::World). So the table
//! lends its [`Recorder`] here for as long as it stands.

use std::{
    backtrace::Backtrace,
    collections::BTreeMap,
    panic::{self, PanicHookInfo},
    path::PathBuf,
    sync::{
        Mutex, PoisonError, TryLockError, Weak,
        atomic::{AtomicU32, Ordering},
    },
};

use crate::{
    stamp, startup,
    storage::{Storage, StorageError},
};

/// Where reports lie among the player's files.
const FOLDER: &str = "crashes";
/// Names the report nobody has been told of yet.
const UNTOLD: &str = "crashes/untold.txt";
/// Most reports one run writes: what fails in every frame would fill the disk.
const MOST_A_RUN: u32 = 10;
/// Reports kept, the newest; older ones are deleted at the next start.
const KEPT: usize = 20;

/// Whoever can tell what the running game was.
pub trait Recorder: Send + Sync {
    /// The record of the game so far as RON, with these notes in it; `None` where it is out of reach.
    fn record(&self, about: BTreeMap<String, String>) -> Option<String>;
}

/// The table that stands now.
static TABLE: Mutex<Option<Weak<dyn Recorder>>> = Mutex::new(None);

/// The report this run wrote last, and where.
static LAST: Mutex<Option<(Storage, PathBuf)>> = Mutex::new(None);

/// Lends a table's recorder until it is dropped or another is lent.
pub fn lend(recorder: Weak<dyn Recorder>) {
    *TABLE.lock().unwrap_or_else(PoisonError::into_inner) = Some(recorder);
}

/// Has every panic from now on leave a report in the player's folder, before what else is done about it.
pub fn report_panics(storage: &Storage) {
    let storage = storage.clone();
    let written = AtomicU32::new(0);
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if !startup::explained(info) && written.fetch_add(1, Ordering::Relaxed) < MOST_A_RUN {
            match write(&storage, borrowed().as_ref(), &Fall::from_panic(info)) {
                Ok(file) => {
                    eprintln!("rubicon: a crash report was written to {}", file.display());
                    if let Ok(mut last) = LAST.try_lock() {
                        *last = Some((storage.clone(), file));
                    }
                }
                Err(problem) => eprintln!("rubicon: no crash report: {problem}"),
            }
        }
        usual(info);
    }));
}

/// The report that was written last and not told of yet; from now on it is.
pub fn untold(storage: &Storage) -> Option<PathBuf> {
    let name = storage.read(UNTOLD).ok().flatten()?;
    // Told twice is better than a start that fails.
    let _ = storage.delete(UNTOLD);
    let name = name.trim();
    storage.has(name).then(|| storage.path(name).ok()).flatten()
}

/// For whoever caught a panic and goes on: where its report lies, if one was written. The next start need not tell of it.
pub fn survived() -> Option<PathBuf> {
    let (storage, file) = LAST.lock().unwrap_or_else(PoisonError::into_inner).take()?;
    let _ = storage.delete(UNTOLD);
    Some(file)
}

/// Deletes all but the newest reports.
pub fn prune(storage: &Storage) {
    let reports = ["ron", "txt"].map(|extension| storage.newest_first(FOLDER, extension));
    for name in reports.iter().flat_map(|names| names.iter().skip(KEPT)) {
        if let Err(problem) = storage.delete(name) {
            bevy::log::warn!("{problem}");
        }
    }
}

/// The table's recorder, unless the panicking thread is lending one right now.
fn borrowed() -> Option<std::sync::Arc<dyn Recorder>> {
    let table = match TABLE.try_lock() {
        Ok(table) => table,
        Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner(),
        Err(TryLockError::WouldBlock) => return None,
    };
    table.as_ref()?.upgrade()
}

/// What went wrong.
struct Fall {
    message: String,
    place: String,
    backtrace: String,
}

impl Fall {
    fn from_panic(info: &PanicHookInfo<'_>) -> Self {
        Self {
            message: info.payload_as_str().unwrap_or("no message").to_owned(),
            place: info.location().map_or_else(String::new, ToString::to_string),
            backtrace: Backtrace::force_capture().to_string(),
        }
    }

    fn about(&self) -> BTreeMap<String, String> {
        let thread = std::thread::current().name().unwrap_or("without a name").to_owned();
        [
            ("program", format!("Rubicon {}", env!("CARGO_PKG_VERSION"))),
            ("written", stamp::now()),
            ("crash", self.message.clone()),
            ("crash_place", self.place.clone()),
            ("crash_thread", thread),
            ("crash_backtrace", self.backtrace.clone()),
        ]
        .map(|(key, text)| (key.to_owned(), text))
        .into()
    }
}

/// Writes the report: a record where there is a game, else what went wrong alone.
fn write(
    storage: &Storage,
    recorder: Option<&std::sync::Arc<dyn Recorder>>,
    fall: &Fall,
) -> Result<PathBuf, StorageError> {
    let about = fall.about();
    let stem = format!("{FOLDER}/crash-{}", stamp::for_file());
    let (name, text) = match recorder.and_then(|recorder| recorder.record(about.clone())) {
        Some(record) => (format!("{stem}.ron"), record),
        None => {
            let lines: Vec<String> = about.iter().map(|(key, text)| format!("{key}: {text}\n")).collect();
            (format!("{stem}.txt"), lines.concat())
        }
    };
    storage.write(&name, &text)?;
    storage.write(UNTOLD, &name)?;
    storage.path(&name)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    struct Constant;

    impl Recorder for Constant {
        fn record(&self, about: BTreeMap<String, String>) -> Option<String> {
            Some(format!("record with {}", about["crash"]))
        }
    }

    fn fall() -> Fall {
        Fall { message: "a die of seven".to_owned(), place: "dice.rs:7:1".to_owned(), backtrace: "0: main".to_owned() }
    }

    #[test]
    fn a_report_is_written_and_told_of_once() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let storage = Storage::open(Some(folder.path())).expect("opened");
        assert_eq!(untold(&storage), None);
        let recorder: Arc<dyn Recorder> = Arc::new(Constant);
        let file = write(&storage, Some(&recorder), &fall()).expect("written");
        assert_eq!(std::fs::read_to_string(&file).expect("readable"), "record with a die of seven");
        assert_eq!(untold(&storage), Some(file));
        assert_eq!(untold(&storage), None);
    }

    #[test]
    fn without_a_game_what_went_wrong_is_told_alone() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let storage = Storage::open(Some(folder.path())).expect("opened");
        let file = write(&storage, None, &fall()).expect("written");
        let text = std::fs::read_to_string(&file).expect("readable");
        for part in ["program: Rubicon ", "crash: a die of seven", "crash_place: dice.rs:7:1", "0: main"] {
            assert!(text.contains(part), "{part} is not in {text}");
        }
    }

    #[test]
    fn only_the_newest_reports_are_kept() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let storage = Storage::open(Some(folder.path())).expect("opened");
        for n in 0..KEPT + 3 {
            storage.write(&format!("{FOLDER}/crash-{n:02}.ron"), "()").expect("written");
        }
        prune(&storage);
        let left = storage.newest_first(FOLDER, "ron");
        assert_eq!(left.len(), KEPT);
        assert!(!left.contains(&format!("{FOLDER}/crash-00.ron")));
    }
}
