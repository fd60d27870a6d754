//! What a browser has not is asked for in few places: files, processes, threads and clocks of the machine stand only in the
//! files named here, each with its reason.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// What a browser has not, by the paths it has in the standard library. A module alone lets all of it in.
const BOUND: [&str; 6] =
    ["std::fs", "std::process", "std::thread", "std::net", "std::time::Instant", "std::time::SystemTime"];

/// Files that may use it, what of it, and why. Paths are from the repository's root.
const ALLOWED: [(&str, &[&str], &str); 20] = [
    ("crates/lab/src/file_store.rs", &["std::fs"], "the seam itself: files of a machine beside files in memory"),
    (
        "crates/registry/src/games/dice/modding/skeleton.rs",
        &["std::fs"],
        "writes a new mod into a folder somebody named",
    ),
    (
        "crates/lab/src/mods/package/install.rs",
        &["std::fs"],
        "puts a mod into a folder somebody named, and takes one out of it",
    ),
    ("crates/lab/src/whole_file.rs", &["std::fs"], "writes a file in one step, for everybody"),
    ("crates/door/src/lines.rs", &["std::thread"], "reads what a program prints"),
    ("crates/door/src/ended.rs", &["std::process"], "waits for a program's end"),
    (
        "crates/door/src/usage.rs",
        &["std::fs", "std::process", "std::thread", "std::time::Instant"],
        "how long a program may think, by the clock or by its own processor time",
    ),
    (
        "crates/door/src/process.rs",
        &["std::process", "std::thread", "std::time::Instant"],
        "starts programs, writes to them and ends them",
    ),
    ("src/storage/folder.rs", &["std::fs", "std::time::SystemTime"], "the client's seam: the player's folder"),
    ("src/storage/files.rs", &["std::fs"], "the client's seam: files named by their paths"),
    ("src/storage/atomic.rs", &["std::fs"], "the client's seam: what a file held before is kept beside it"),
    ("src/storage/languages.rs", &["std::fs"], "the client's seam: the player's language files"),
    ("src/storage/traces.rs", &["std::fs", "std::time::SystemTime"], "the client's seam: which files have changed"),
    ("src/storage/watch.rs", &["std::thread"], "the client's seam: noticing that files change while the window sleeps"),
    (
        "src/storage/opener.rs",
        &["std::process", "std::thread"],
        "the client's seam: shows a folder in the file manager",
    ),
    ("src/main.rs", &["std::process"], "the exit code of the program"),
    ("src/startup.rs", &["std::process"], "the exit code of a program that cannot begin"),
    ("src/crash.rs", &["std::thread"], "the name of the thread that broke off"),
    ("src/table/journal.rs", &["std::thread"], "a program that breaks off waits a moment for the record"),
    ("src/training/worker.rs", &["std::thread"], "learning takes hours, and a task pool lends minutes"),
];

/// What of [`BOUND`] the code of a source uses, its tests and comments aside.
fn used(text: &str) -> BTreeSet<&'static str> {
    let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let code: Vec<&str> = code.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let code = code.join("\n");
    let mut paths = Vec::new();
    for (at, _) in code.match_indices("std::") {
        follow(&code[at..], "", &mut paths);
    }
    let is = |bound: &str, path: &str| {
        let inside = |outer: &str, inner: &str| inner.strip_prefix(outer).is_some_and(|rest| rest.starts_with("::"));
        path == bound || inside(bound, path) || (path != "std" && inside(path, bound))
    };
    BOUND.into_iter().filter(|bound| paths.iter().any(|path| is(bound, path))).collect()
}

/// Reads a path, or each path of a group in braces, and tells what is left of the text behind it.
fn follow<'a>(text: &'a str, before: &str, paths: &mut Vec<String>) -> &'a str {
    let mut text = text.trim_start();
    if let Some(group) = text.strip_prefix('{') {
        text = group.trim_start();
        while !text.is_empty() && !text.starts_with('}') {
            let rest = follow(text, before, paths).trim_start();
            // Other names for what is imported, and the commas between.
            text = rest.find([',', '}']).map_or("", |at| rest[at..].trim_start_matches(',').trim_start());
        }
        return text.strip_prefix('}').unwrap_or(text);
    }
    let length = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
    let (name, rest) = text.split_at(length);
    let path = match (before, name) {
        (before, "self") => before.to_owned(),
        ("", name) => name.to_owned(),
        (before, name) => format!("{before}::{name}"),
    };
    match rest.strip_prefix("::") {
        Some(rest) => follow(rest, &path, paths),
        None => {
            paths.push(path);
            rest
        }
    }
}

/// The sources of a folder and of those in it that are no tests, with what each uses, where it uses something.
fn sources(root: &Path, folder: &Path, found: &mut BTreeMap<String, BTreeSet<&'static str>>) {
    for entry in fs::read_dir(folder).expect("a folder of the sources") {
        let path = entry.expect("an entry of a folder").path();
        let is = |ending: &str| path.file_name().is_some_and(|name| name == ending);
        if path.is_dir() {
            sources(root, &path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") && !is("tests.rs") && !is("testing.rs") {
            let parts = path.strip_prefix(root).expect("below the root").iter();
            let name: Vec<&str> = parts.map(|part| part.to_str().expect("a plain name")).collect();
            let used = used(&fs::read_to_string(&path).expect("readable"));
            if !used.is_empty() {
                found.insert(name.join("/"), used);
            }
        }
    }
}

#[test]
fn the_machine_is_asked_in_the_places_named_and_nowhere_else() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = BTreeMap::new();
    // Every crate but the command line, which is a program of the machine.
    for entry in fs::read_dir(root.join("crates")).expect("a folder of crates") {
        let folder = entry.expect("an entry").path();
        if !folder.ends_with("cli") {
            sources(&root, &folder.join("src"), &mut found);
        }
    }
    sources(&root, &root.join("src"), &mut found);
    let allowed = ALLOWED.iter().map(|(file, uses, _)| ((*file).to_owned(), uses.iter().copied().collect()));
    assert_eq!(found, allowed.collect::<BTreeMap<_, _>>(), "found on the left, allowed on the right");
}

#[test]
fn paths_are_read_however_they_are_written() {
    let told = |text: &str| used(text).into_iter().collect::<Vec<_>>();
    assert_eq!(
        told("use std::{fmt, fs::{self, File as F}, time::{Duration, Instant}};"),
        ["std::fs", "std::time::Instant"]
    );
    assert_eq!(told("let x = std::thread::spawn(y);"), ["std::thread"]);
    assert_eq!(told("use std::{\n    io,\n    process::Command,\n};"), ["std::process"]);
    assert_eq!(told("use std::time;"), ["std::time::Instant", "std::time::SystemTime"]);
    assert!(told("use std::time::Duration;\n// std::fs\nuse bevy::platform::time::Instant;").is_empty());
    assert!(told("fn x() {}\n#[cfg(test)]\nmod tests {\n    use std::fs;\n}").is_empty());
}
