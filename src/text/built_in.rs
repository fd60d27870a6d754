//! The language files that are built into the program.

use include_dir::{Dir, include_dir};
use words::SourceFile;

/// The words of all languages that are built into the program, a folder for each.
static BUILT_IN: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/text");

/// The languages that are built in, by their tags.
pub(super) fn built_in() -> impl Iterator<Item = (&'static str, &'static Dir<'static>)> {
    BUILT_IN.dirs().filter_map(|folder| Some((folder.path().to_str()?, folder)))
}

/// The folder of English.
pub(super) fn english() -> &'static Dir<'static> {
    built_in().find(|(tag, _)| *tag == "en").expect("English is built in").1
}

/// The language files of a folder that is built in.
pub(super) fn files<'a>(folder: &'a Dir<'a>) -> impl Iterator<Item = SourceFile<'a>> {
    folder.files().filter_map(|file| Some((file.path().to_str()?, file.contents())))
}
