//! The language files of the player: a folder for each language, in a folder of the player's folder.

use std::{fs, io::Read, path::Path};

use super::Storage;

/// Where the player's languages lie, in the player's folder.
const LANGUAGES: &str = "languages";
/// Most languages of a player that are read, and most files of each.
const MOST: usize = 100;
/// Most bytes of a file that is read: more than the words take, which then say so.
const MOST_BYTES: u64 = (1 << 20) + 1;

/// A language file of the player: its name, and its bytes or why it cannot be read.
pub type LanguageFile = (String, Result<Vec<u8>, String>);

impl Storage {
    /// The player's languages, by the names of their folders. What is no folder of Fluent files is none.
    pub fn languages(&self) -> Vec<(String, Vec<LanguageFile>)> {
        let Ok(folder) = self.path(LANGUAGES) else { return Vec::new() };
        let folders = entries(&folder).into_iter().filter(|name| folder.join(name).is_dir()).take(MOST);
        folders.map(|name| (name.clone(), files(&folder.join(name)))).filter(|(_, files)| !files.is_empty()).collect()
    }
}

fn files(folder: &Path) -> Vec<LanguageFile> {
    let names = entries(folder).into_iter().filter(|name| name.ends_with(".ftl")).take(MOST);
    names.map(|name| (name.clone(), read(&folder.join(name)))).collect()
}

fn read(file: &Path) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let read = fs::File::open(file).and_then(|file| file.take(MOST_BYTES).read_to_end(&mut bytes));
    read.map(|_| bytes).map_err(|error| format!("cannot be read: {error}"))
}

/// The names of what lies in a folder, in order; nothing where there is none.
fn entries(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names: Vec<String> = entries.filter_map(|entry| entry.file_name().into_string().ok()).collect();
    names.sort_unstable();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_of_language_files_is_a_language() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let storage = Storage::open(Some(folder.path())).expect("opened");
        assert_eq!(storage.languages(), []);
        for name in ["de/shell.ftl", "de/notes.txt", "empty/notes.txt"] {
            let file = folder.path().join(LANGUAGES).join(name);
            fs::create_dir_all(file.parent().expect("a folder")).expect("made");
            fs::write(file, "a = b\n").expect("written");
        }
        fs::write(folder.path().join(LANGUAGES).join("stray.ftl"), "a = b\n").expect("written");
        let german = ("de".to_owned(), vec![("shell.ftl".to_owned(), Ok(b"a = b\n".to_vec()))]);
        assert_eq!(storage.languages(), [german]);
    }
}
