//! Files with one thing wrong.

use lab::{AnyGame, LabError, Library, Problem, ReplayRequest, TextFile};

use crate::{Languages, is_russian};

/// A row of a table of faults: what is written in the sound file, what stands there instead, how the one line that is said of it begins,
/// and what it says somewhere of the remedy.
pub type Row = (&'static str, &'static str, &'static str, &'static str);

/// The text with `instead` in the first place of `written`, which must be there.
pub fn changed(text: &str, written: &str, instead: &str) -> String {
    assert!(text.contains(written), "{written} is not in\n{text}");
    text.replacen(written, instead, 1)
}

/// A sound file and how it is read.
pub struct Malformed<'a> {
    sound: &'a str,
    read: &'a dyn Fn(&str) -> Result<(), Vec<Problem>>,
    languages: Languages,
}

impl<'a> Malformed<'a> {
    /// A file that `read` accepts; it returns every fault of another one.
    pub fn new(sound: &'a str, read: &'a dyn Fn(&str) -> Result<(), Vec<Problem>>) -> Self {
        read(sound).unwrap_or_else(|faults| panic!("{faults:?}\n{sound}"));
        Self { sound, read, languages: Languages::read() }
    }

    /// Puts each row into the sound file and panics unless just one fault is said of it, with its place and remedy, and in Russian too.
    pub fn check<'r>(&self, rows: impl IntoIterator<Item = &'r Row>) {
        for (written, instead, beginning, remedy) in rows {
            let told = self.refused(&changed(self.sound, written, instead));
            assert!(told.starts_with(beginning), "{written} -> {instead}: {told}\n{beginning}");
            assert!(told.contains(remedy), "{written} -> {instead}: {told}\n{remedy}");
        }
    }

    /// The one fault of a text, in English; it is also said in Russian.
    pub fn refused(&self, text: &str) -> String {
        let problems = (self.read)(text).err().unwrap_or_else(|| panic!("it is read:\n{text}"));
        let [problem] = problems.as_slice() else { panic!("{problems:?}\n{text}") };
        let russian = problem.clone().in_language(&self.languages.russian).to_string();
        assert!(is_russian(&russian), "{russian}");
        problem.to_string()
    }
}

/// Replays a record of the game with each of these changes, what is written and what stands there instead: every one is refused with one
/// fault of the file, and so is one that was cut off in the middle. The record itself can be replayed.
pub fn follow_malformed<G: AnyGame + ?Sized>(game: &G, library: &Library, record: &str, changes: &[(&str, &str)]) {
    let follow = |text: String| {
        let file = TextFile { name: "r.ron".to_owned(), text };
        game.replay(library, &file, ReplayRequest { verify: true, branch: None })
    };
    follow(record.to_owned()).unwrap_or_else(|error| panic!("{error}\n{record}"));
    let refused = |text: String, of: &str| -> LabError {
        follow(text).err().unwrap_or_else(|| panic!("it can be followed: {of}"))
    };
    for (written, instead) in changes {
        let error = refused(changed(record, written, instead), written);
        let problems = error.problems();
        assert_eq!(problems.len(), 1, "{written}: {problems:?}");
        assert!(problems[0].to_string().starts_with("r.ron"), "{written}: {}", problems[0]);
    }
    let cut = refused(record[..record.len() / 2].to_owned(), "half of it");
    assert!(cut.to_string().starts_with("r.ron:"), "{cut}");
}
