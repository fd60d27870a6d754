//! The names of saves, and the files they give.

use crate::table::{SAVES, SaveLine};

/// Longest name of a file, letters.
const LONGEST: usize = 40;
/// Names some systems keep for themselves.
const RESERVED: [&str; 6] = ["con", "prn", "aux", "nul", "com1", "lpt1"];

/// The file of a save of this name: a safe file name, and the one of the save that already has it.
pub fn file_for(title: &str, lines: &[SaveLine]) -> String {
    if let Some(known) = named(title, lines) {
        return known.file.clone();
    }
    let mut stem = String::new();
    for letter in title.to_lowercase().chars() {
        match letter.is_ascii_alphanumeric() {
            true => stem.push(letter),
            false if !stem.is_empty() && !stem.ends_with('-') => stem.push('-'),
            false => {}
        }
    }
    stem.truncate(LONGEST);
    let stem = match stem.trim_end_matches('-') {
        "" => "game".to_owned(),
        stem if RESERVED.contains(&stem) => format!("{stem}-game"),
        stem => stem.to_owned(),
    };
    // Names that differ may still give one file name.
    let mut file = format!("{SAVES}/{stem}.ron");
    for n in 2.. {
        if lines.iter().all(|line| line.file != file) {
            break;
        }
        file = format!("{SAVES}/{stem}-{n}.ron");
    }
    file
}

/// The named save that has this name.
pub(super) fn named<'a>(title: &str, lines: &'a [SaveLine]) -> Option<&'a SaveLine> {
    lines.iter().find(|line| !line.autosave && line.title.to_lowercase() == title.to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn save(title: &str, file: &str) -> SaveLine {
        SaveLine {
            file: file.to_owned(),
            title: title.to_owned(),
            autosave: false,
            detail: String::new(),
            looks: Vec::new(),
            dots: Vec::new(),
            finished: false,
            problem: None,
        }
    }

    #[test]
    fn names_become_safe_files() {
        for (title, file) in [
            ("Monday evening", "saves/monday-evening.ron"),
            ("../../etc/passwd", "saves/etc-passwd.ron"),
            ("  !!! ", "saves/game.ron"),
            ("NUL", "saves/nul-game.ron"),
            ("Königsberg", "saves/k-nigsberg.ron"),
        ] {
            assert_eq!(file_for(title, &[]), file);
        }
        assert!(file_for(&"long ".repeat(99), &[]).len() < 60);
    }

    #[test]
    fn names_that_collide_get_files_of_their_own() {
        let lines = [save("Monday!", "saves/monday.ron")];
        assert_eq!(file_for("monday?", &lines), "saves/monday-2.ron");
        assert_eq!(file_for("MONDAY!", &lines), "saves/monday.ron", "the same name is the same save");
    }
}
