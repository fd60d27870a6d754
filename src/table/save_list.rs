//! All saves, for a list of them.

use super::{AUTOSAVES, FileRegistry, SAVES, SaveLine, find};
use crate::{storage::Storage, text::Words};

/// Reads all saves: those with a name, then the autosaves, each the newest first. It takes a while where games are long. What was
/// damaged comes as reports.
pub fn save_lines(storage: &Storage, words: &Words, files: &FileRegistry) -> (Vec<SaveLine>, Vec<String>) {
    let (mut lines, mut reports) = (Vec::new(), Vec::new());
    for file in [SAVES, AUTOSAVES].iter().flat_map(|folder| storage.newest_first(folder, "ron")) {
        let found = find(storage, &file, words, |text| files.of_record(text)?.save_line(&file, text, words));
        reports.extend(found.report);
        match found.value {
            Some(Ok(line)) => lines.push(line),
            Some(Err(problem)) => {
                lines.push(SaveLine { title: file.clone(), file, problem: Some(problem), ..SaveLine::default() })
            }
            None => {}
        }
    }
    (lines, reports)
}
