//! A new mod, ready to be changed.

use std::fs;
use std::path::{Path, PathBuf};

use lab::mods::is_id;
use lab::{LabError, Problem, io_reason, write_whole};
use tabletop::message;

use super::template::Template;

/// Longest id and name of a new mod, in characters: its cards and its enemy are called after it.
const MOST: usize = 32;

/// What keeps a new mod of that id and name from being written into a folder that holds mods.
pub fn skeleton_faults(id: &str, name: &str, into: &Path) -> Vec<Problem> {
    let mut faults = Vec::new();
    if !is_id(id) || id.len() > MOST {
        let remedy = message!(
            "remedy-mod-new_id",
            "use up to {most} small letters, digits and single signs '-' inside, such as 'my-mod'",
            most = MOST
        );
        faults.push(Problem::new(message!("fault-mod-new_id", "'{id}' cannot be the id of a mod", id)).remedy(remedy));
    } else if into.join(id).exists() {
        let problem = Problem::new(message!("fault-mod-new_folder", "there is such a folder already"));
        let remedy = message!("remedy-mod-new_folder", "choose another id, or change what is there");
        faults.push(problem.in_file(into.join(id).display().to_string()).remedy(remedy));
    }
    if name.trim().is_empty() || name.chars().count() > MOST || name.contains(char::is_control) {
        let reason = message!("fault-name_length", "a name has 1 to {most} letters", most = MOST);
        faults.push(Problem::new(reason).remedy(message!("remedy-another_name", "give it another name")));
    }
    faults
}

/// Writes a new mod from a template into a folder that holds mods; returns the new folder. What the mod brings is called after its `name`.
///
/// # Errors
/// Every one of [`skeleton_faults`], or a folder that cannot be written.
pub fn write_skeleton(id: &str, name: &str, template: Template, into: &Path) -> Result<PathBuf, LabError> {
    let faults = skeleton_faults(id, name, into);
    if !faults.is_empty() {
        return Err(LabError::Input(faults));
    }
    let folder = into.join(id);
    for (file, text) in template.filled(id, name.trim()) {
        let path = folder.join(file);
        fs::create_dir_all(path.parent().unwrap_or(&folder)).map_err(|error| {
            LabError::System(format!("{} cannot be written ({})", path.display(), io_reason(&error)))
        })?;
        write_whole(&path, &text)?;
    }
    Ok(folder)
}

/// An id as a title: `red-hammer` is Red Hammer.
pub fn title_of(id: &str) -> String {
    let word = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_ascii_uppercase().to_string() + letters.as_str()).unwrap_or_default()
    };
    id.split('-').map(word).collect::<Vec<_>>().join(" ")
}
