//! A RON text that knows where its parts stand.

use ron::error::SpannedError;
use ron::extensions::Extensions;
use ron::value::RawValue;
use serde::Deserialize;
use serde::de::Deserializer;
use tabletop::message;
use tabletop::written::{Excerpt, Fields, place_of, ron_fault, without_mark};

use crate::{Problem, TextFile};

/// A RON text and the name it goes by in messages.
///
/// A file is first read into its parts (`&RawValue`, slices of the text), then every part on its own: so one broken part
/// does not hide the faults of the others, and each part knows where it begins.
pub struct Source<'a> {
    /// How it is called in messages.
    pub name: &'a str,
    /// What it says.
    pub text: &'a str,
}

impl TextFile {
    /// The whole file, which is RON, as a `T`.
    ///
    /// # Errors
    /// The first fault, with its place and a remedy.
    pub fn ron<'a, T: Deserialize<'a>>(&'a self) -> Result<T, Problem> {
        Source { name: &self.name, text: &self.text }.whole()
    }
}

impl<'a> Source<'a> {
    /// The whole text as a `T`.
    pub fn whole<T: Deserialize<'a>>(&self) -> Result<T, Problem> {
        let text = without_mark(self.text);
        read(text).map_err(|error| self.explain(&error, text, (1, 1)))
    }

    /// A part of the text as a `T`.
    pub fn part<T: Deserialize<'a>>(&self, raw: &'a RawValue) -> Result<T, Problem> {
        let raw = raw.trim();
        read(raw.get_ron()).map_err(|error| self.explain(&error, raw.get_ron(), self.place(raw)))
    }

    /// The value of a field of a struct that is a part of the text.
    pub fn field(&self, raw: &'a RawValue, name: &str) -> Option<&'a RawValue> {
        let Fields(fields) = read(raw.get_ron()).ok()?;
        fields.into_iter().find(|(field, _)| field == name).map(|(_, value)| value)
    }

    /// A fault of a part, at its beginning.
    pub fn fault(&self, raw: &RawValue, problem: Problem) -> Problem {
        self.placed(problem, self.place(raw.trim()))
    }

    /// A fault of a part, after so many letters of it.
    pub fn fault_after(&self, raw: &RawValue, letters: usize, problem: Problem) -> Problem {
        let place = raw.get_ron().chars().take(letters).fold(self.place(raw), |(line, column), letter| match letter {
            '\n' => (line + 1, 1),
            _ => (line, column + 1),
        });
        self.placed(problem, place)
    }

    /// A part that should be there, such as `example`.
    pub fn missing(&self, field: &str, example: &str) -> Problem {
        let problem = Problem::new(message!("fault-field_missing", "'{field}' is missing", field));
        problem
            .remedy(message!("remedy-add_field", "add {field}: {example},", field, example))
            .in_file(self.name)
            .at(1, 1)
    }

    /// Line and column of a part, which is a slice of the text.
    fn place(&self, raw: &RawValue) -> (usize, usize) {
        place_of(self.text, raw.get_ron())
    }

    /// `origin` is where the text that was `read` begins in the file.
    fn explain(&self, error: &SpannedError, read: &str, origin: (usize, usize)) -> Problem {
        let slip = ron_fault(error, read);
        let line = origin.0 + slip.line - 1;
        let column = if slip.line == 1 { origin.1 + slip.column - 1 } else { slip.column };
        self.placed(Problem::new(slip.reason).remedy(slip.remedy), (line, column))
    }

    /// A problem of this file at a place.
    fn placed(&self, problem: Problem, (line, column): (usize, usize)) -> Problem {
        problem.in_file(self.name).at(line, column).shown(Excerpt::of(without_mark(self.text), line, column))
    }
}

/// Reads RON with `Some(…)` left out where an option is meant: people write these files.
fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, SpannedError> {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME).from_str(text)
}

/// For `Option<&RawValue>` fields with a default: a part that is there, whatever it holds; a missing one stays `None`, so
/// that every missing part can be told at once.
pub fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<&'de RawValue>, D::Error> {
    <&RawValue>::deserialize(deserializer).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize)]
    struct Parts<'a> {
        #[serde(borrow)]
        first: &'a RawValue,
        #[serde(borrow)]
        second: &'a RawValue,
    }

    const TEXT: &str = "(\n  first: (x: 1,\n    y: \"é\", z: Off), // why\n  second:   [1, 2, x],\n)";

    #[test]
    fn parts_know_their_place_and_their_fields() {
        let source = Source { name: "f.ron", text: TEXT };
        let parts: Parts = source.whole().unwrap();
        assert_eq!(source.part::<Vec<u8>>(parts.second).unwrap_err().place, Some((4, 20)));
        let z = source.field(parts.first, "z").unwrap();
        let problem = source.fault(z, Problem::new("no"));
        assert_eq!(problem.to_string(), "f.ron:3:16: no");
        assert!(source.field(parts.first, "w").is_none());
        assert!(source.field(parts.second, "z").is_none());
    }

    #[test]
    fn slips_get_a_suggestion() {
        #[derive(Deserialize, Debug)]
        #[serde(deny_unknown_fields)]
        struct Title {
            #[expect(dead_code, reason = "only its name matters")]
            title: String,
        }
        let problem = Source { name: "f.ron", text: "(titel: \"x\")" }.whole::<Title>().unwrap_err();
        assert_eq!(problem.place.map(|place| place.0), Some(1));
        assert!(problem.to_string().ends_with("did you mean 'title'?"), "{problem}");
    }

    proptest::proptest! {
        #[test]
        fn no_text_panics(text in ".{0,60}") {
            let source = Source { name: "f.ron", text: &text };
            let _ = source.whole::<Vec<u8>>();
            if let Ok(raw) = source.whole::<&RawValue>() {
                let _ = source.part::<(u8, String)>(raw);
                let _ = source.field(raw, "x");
                let _ = source.fault(raw, Problem::new("no"));
            }
        }
    }
}
