//! Names of entries: which may be, on every system.

use tabletop::{Message, message};

use crate::Problem;

/// Longest name of a folder or a file, in bytes: no system has less room.
const MOST_BYTES: usize = 120;

/// Signs in names beside letters and digits.
const SIGNS: &str = "-_.+ ()";

/// Names that are devices on some system, whatever follows them behind a point.
const DEVICES: [&str; 4] = ["con", "prn", "aux", "nul"];

/// Files that systems add by themselves to what they pack, in small letters.
const ADDED: [&str; 3] = [".ds_store", "thumbs.db", "desktop.ini"];

/// The folder that a system adds by itself.
const ADDED_FOLDER: &str = "__MACOSX";

/// The parts of a name, which lead nowhere but down.
pub(super) fn parts(raw: &[u8]) -> Result<Vec<&str>, Problem> {
    let refused = |reason: Message, remedy: Message| Err(Problem::new(reason).remedy(remedy));
    let Ok(name) = std::str::from_utf8(raw) else {
        return refused(message!("fault-package-not_utf8", "its name is not UTF-8"), plain_names());
    };
    let parts: Vec<&str> = name.strip_suffix('/').unwrap_or(name).split('/').collect();
    let bytes = name.as_bytes();
    let has_drive = bytes.first().is_some_and(u8::is_ascii_alphabetic) && bytes.get(1) == Some(&b':');
    // A backslash parts folders on some systems.
    let leads_out = |part: &str| part.split('\\').any(|part| part == "..");
    if has_drive || name.starts_with(['/', '\\']) || parts.iter().any(|part| leads_out(part)) {
        return refused(message!("fault-package-outside", "its name leads out of the mod's folder"), plain_names());
    }
    match parts.iter().all(|part| is_plain(part)) {
        true => Ok(parts),
        false => refused(message!("fault-package-name", "its name is not one that every system has"), plain_names()),
    }
}

fn plain_names() -> Message {
    message!(
        "remedy-package-name",
        "call it by letters, digits and '-', '_', '.', with '/' between a folder and its file"
    )
}

/// Whether a folder or a file may have this name, on every system.
fn is_plain(part: &str) -> bool {
    let device = || {
        let small = part.split('.').next().unwrap_or_default().to_lowercase();
        let numbered = |port: &str| small.strip_prefix(port).is_some_and(|number| number.chars().count() == 1);
        DEVICES.contains(&small.as_str()) || numbered("com") || numbered("lpt")
    };
    part.len() <= MOST_BYTES
        && !part.chars().all(|sign| sign == '.')
        && part.chars().all(|sign| sign.is_alphanumeric() || SIGNS.contains(sign))
        && !part.ends_with(['.', ' '])
        && !part.starts_with(' ')
        && !device()
}

/// Whether a system added it by itself, so that nobody needs it.
pub(super) fn is_added(parts: &[&str]) -> bool {
    let last = parts.last().copied().unwrap_or_default().to_lowercase();
    parts.first() == Some(&ADDED_FOLDER) || ADDED.contains(&last.as_str())
}

/// A name by which those are alike that are one file on some system.
pub(super) fn folded(parts: &[&str]) -> String {
    parts.join("/").to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_names_are_parted_and_all_others_refused() {
        for (name, wanted) in [
            ("mod.ron", vec!["mod.ron"]),
            ("red-hammer/", vec!["red-hammer"]),
            ("a/scripts/удар 2.rhai", vec!["a", "scripts", "удар 2.rhai"]),
            ("common.ron", vec!["common.ron"]),
            (".git/config", vec![".git", "config"]),
        ] {
            assert_eq!(parts(name.as_bytes()), Ok(wanted), "{name}");
        }
        for (names, told) in [
            (vec!["../a", "a/../b", "/etc/a", "\\a", "C:a", "c:/a", "a/..\\b", ".."], "leads out"),
            (vec!["a//b", "a\\b", "a\0", "a\nb", "a\u{202e}b", "", "/".repeat(2).as_str()], ""),
            (
                vec!["a/./b", "...", "ab:c", "a*", "nul", "NUL.txt", "com1.ron", "lpt\u{b9}", "a.", "a ", " a"],
                "every system",
            ),
            (vec![&*"x".repeat(121), "e\u{301}.ron"], "every system"),
        ] {
            for name in names {
                let problem = parts(name.as_bytes()).expect_err(name).to_string();
                assert!(problem.contains(told) && problem.contains("; "), "{name}: {problem}");
            }
        }
        assert!(parts(b"a\xff").is_err_and(|problem| problem.to_string().contains("not UTF-8")));
    }
}
