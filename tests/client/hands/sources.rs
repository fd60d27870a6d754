//! The sources of the program as text, for tests of what stands in them.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Crates that are there for tests alone.
const FOR_TESTS: [&str; 2] = ["pig", "test_kit"];

/// A source: its path from the repository on, and what it says without its tests.
pub type Source = (PathBuf, String);

/// The sources of all crates, the client not among them.
pub fn of_crates() -> Vec<Source> {
    let mut sources = Vec::new();
    for entry in fs::read_dir(root().join("crates")).expect("the crates") {
        let folder = entry.expect("a crate").path();
        if FOR_TESTS.iter().all(|name| !folder.ends_with(name)) {
            sources.extend(below(&folder.join("src")));
        }
    }
    sources
}

/// All sources that may ask for words: of all crates, of the client, and what may be said when.
pub fn of_all() -> Vec<Source> {
    let mut sources = of_crates();
    sources.extend(below(&root().join("src")));
    sources.extend(below(&root().join("assets/sentences")));
    sources
}

/// The sources in a folder, in all folders of it but those of tests.
fn below(folder: &Path) -> Vec<Source> {
    let mut sources = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry of a folder").path();
        if ["tests", "tests.rs", "testing.rs"].iter().any(|name| path.ends_with(name)) {
            continue;
        }
        if path.is_dir() {
            sources.extend(below(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs" || extension == "ron") {
            let text = fs::read_to_string(&path).expect("source is text");
            let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default().to_owned();
            sources.push((path.strip_prefix(root()).expect("below the root").to_owned(), code));
        }
    }
    sources
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}
