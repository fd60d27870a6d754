//! Any text as a study of a race: it is read, or at least one problem is told, each with its place.
#![no_main]

use std::path::Path;
use std::sync::{Arc, LazyLock};

use registry::games::HareModule;
use lab::{Library, MemoryFiles, Scene, TextFile};
use libfuzzer_sys::fuzz_target;

/// Studies need no other file.
static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let mut files = MemoryFiles::default();
    files.insert("assets/none", Vec::<u8>::new());
    Library::open_in(Arc::new(files), Path::new("")).expect("it has a folder 'assets'")
});

fuzz_target!(|text: &str| {
    let file = TextFile { name: "fuzz.ron".to_owned(), text: text.to_owned() };
    if let Err(error) = Scene::load(&HareModule, &LIBRARY, &file) {
        let problems = error.problems();
        assert!(!problems.is_empty() && problems.iter().all(|problem| problem.place.is_some()), "{problems:?}");
    }
});
