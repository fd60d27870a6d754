//! Starting on machines that lack something: the libraries below panic there, and a player deserves a line to act on.

use std::panic::{self, PanicHookInfo};

/// What the libraries say, and what it means for whoever started the program.
const KNOWN: [(&str, &str); 2] = [
    (
        "Unable to find a GPU",
        "no graphics driver was found; install one (on Debian and Ubuntu: apt-get install mesa-vulkan-drivers)",
    ),
    (
        "Failed to build event loop",
        "no display was found; start it on a desktop, keep pictures of a game with --demo DIR, or play without a window \
         with rubicon-lab",
    ),
];

/// Has such panics end the program with one line and exit code 2; all others are reported as usual.
pub fn explain_panics() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| match explanation(&message(info)) {
        Some(line) => {
            eprintln!("rubicon: {line}");
            std::process::exit(2);
        }
        None => usual(info),
    }));
}

/// Whether such a panic is explained rather than reported.
pub fn explained(info: &PanicHookInfo<'_>) -> bool {
    explanation(&message(info)).is_some()
}

fn message(info: &PanicHookInfo<'_>) -> String {
    info.payload_as_str().unwrap_or_default().to_owned()
}

fn explanation(message: &str) -> Option<&'static str> {
    KNOWN.iter().find(|(said, _)| message.contains(said)).map(|(_, meant)| *meant)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_known_panics_are_explained() {
        let said = "Failed to build event loop: Os(OsError { line: 788 })";
        assert!(explanation(said).is_some_and(|line| line.contains("--demo")));
        assert_eq!(explanation("index out of bounds"), None);
    }
}
