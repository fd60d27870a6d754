//! Reading what was saved: a damaged file is set aside and the version before it takes its place.

use std::io::ErrorKind;

use tabletop::{Message, RecordError};

use crate::{
    storage::{Storage, StorageError},
    text::Words,
};

/// Why a save cannot be used.
#[derive(Clone, PartialEq, Debug)]
pub enum Unusable {
    /// It was changed or cut off: place and reason.
    Damaged(Message),
    /// It is sound, but not for this program as it stands: the reason, with a remedy.
    Foreign(Message),
}

impl From<RecordError> for Unusable {
    fn from(error: RecordError) -> Self {
        let reason = error.message();
        match error {
            RecordError::Newer { .. }
            | RecordError::OtherGame { .. }
            | RecordError::OtherRules { .. }
            | RecordError::OtherContent { .. } => Self::Foreign(reason),
            _ => Self::Damaged(reason),
        }
    }
}

/// What was found under a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found<T> {
    /// What is in the file, or in the version before it; why not, where the file is sound but cannot be used; `None` where
    /// there is none, or none that is sound.
    pub value: Option<Result<T, String>>,
    /// What was damaged and what became of it, for the player.
    pub report: Option<String>,
}

/// Reads a save with `read`. Where it is damaged it is set aside, never deleted, and the version before it is used and takes
/// its name.
pub fn find<T>(storage: &Storage, name: &str, words: &Words, read: impl Fn(&str) -> Result<T, Unusable>) -> Found<T> {
    let reason = match storage.read(name) {
        Ok(None) => return Found { value: None, report: None },
        Ok(Some(text)) => match read(&text) {
            Ok(value) => return Found { value: Some(Ok(value)), report: None },
            Err(Unusable::Foreign(reason)) => {
                return Found { value: Some(Err(words.message(&reason))), report: None };
            }
            Err(Unusable::Damaged(reason)) => words.message(&reason),
        },
        Err(StorageError::Read { source, .. }) if source.kind() == ErrorKind::InvalidData => source.to_string(),
        // It cannot be read now, which does not make it damaged.
        Err(problem) => return Found { value: Some(Err(words.message(&problem.message()))), report: None },
    };
    let previous = storage.read_previous(name).ok().flatten().and_then(|text| read(&text).ok());
    let aside = match storage.set_aside(name) {
        Ok(aside) => aside,
        Err(problem) => {
            return Found { value: previous.map(Ok), report: Some(words.message(&problem.message())) };
        }
    };
    let restored = previous.is_some() && storage.restore_previous(name).is_ok();
    let key = if restored { "saves-damaged_restored" } else { "saves-damaged" };
    let report = words.with(key, &[("file", &name), ("reason", &reason), ("aside", &aside.display())]);
    Found { value: previous.map(Ok), report: Some(report) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str) -> Result<u32, Unusable> {
        match text.parse() {
            Ok(99) => Err(Unusable::Foreign(Message::text("newer"))),
            Ok(number) => Ok(number),
            Err(_) => Err(Unusable::Damaged(Message::text("line 1: no number"))),
        }
    }

    #[test]
    fn a_damaged_file_gives_way_to_the_version_before_it() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let storage = Storage::open(Some(folder.path())).expect("opened");
        let find = || find(&storage, "saves/a.ron", &Words::english(), number);
        assert_eq!(find(), Found { value: None, report: None });
        for text in ["1", "2"] {
            storage.write("saves/a.ron", text).expect("written");
        }
        assert_eq!(find(), Found { value: Some(Ok(2)), report: None });
        std::fs::write(storage.path("saves/a.ron").expect("plain"), b"2\xff").expect("damaged");
        let found = find();
        assert_eq!(found.value, Some(Ok(1)));
        let report = found.report.expect("it is told");
        assert!(report.contains("saves/a.ron") && report.contains("damaged-1"), "{report}");
        assert_eq!(find(), Found { value: Some(Ok(1)), report: None }, "it took the name of the damaged one");
        std::fs::write(storage.path("saves/a.ron").expect("plain"), "one").expect("damaged");
        let found = find();
        assert_eq!(found.value, None);
        assert!(found.report.is_some_and(|report| report.contains("line 1") && report.contains("damaged-2")));
        assert_eq!(find(), Found { value: None, report: None });
    }

    #[test]
    fn what_is_only_not_for_this_program_stays_where_it_is() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let storage = Storage::open(Some(folder.path())).expect("opened");
        storage.write("a.ron", "1").expect("written");
        storage.write("a.ron", "99").expect("written");
        let found = find(&storage, "a.ron", &Words::english(), number);
        assert_eq!(found, Found { value: Some(Err("newer".to_owned())), report: None });
        assert!(storage.has("a.ron"));
    }
}
