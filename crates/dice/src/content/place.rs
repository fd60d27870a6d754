//! Where in a file something stands.

use ron::Options;
use ron::extensions::Extensions;
use ron::value::RawValue;
use serde::Deserialize;

use super::Source;
use super::fault::ContentFault;
use crate::script::nearest;

/// Largest file, in bytes.
const MOST_TEXT: usize = 1 << 20;

/// Optional fields are written without `Some`.
fn ron() -> Options {
    Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// A part of a file, by which faults in it find their line and column.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    source: Source<'a>,
    /// Byte the part begins at.
    start: usize,
    /// The part itself.
    pub text: &'a str,
}

impl<'a> Part<'a> {
    /// A whole file.
    pub fn whole(source: Source<'a>) -> Self {
        Self { source, start: 0, text: source.text }
    }

    /// The part of `source` that `text`, a slice of it, is. Whitespace and comments before it are left out.
    pub fn of(source: Source<'a>, text: &'a str) -> Self {
        let mut inner = text.trim();
        while let Some(rest) = inner.strip_prefix("//") {
            inner = rest.split_once('\n').map_or("", |(_, rest)| rest).trim_start();
        }
        // Both are addresses in one text; a slice of another one would count from its start.
        let start = (inner.as_ptr() as usize).checked_sub(source.text.as_ptr() as usize);
        Self { source, start: start.filter(|start| *start <= source.text.len()).unwrap_or(0), text: inner }
    }

    /// Where a field of this part is named, or its start.
    pub fn field(&self, name: &str) -> usize {
        self.text.find(&format!("{name}:")).unwrap_or(0)
    }

    /// A fault at a byte of this part.
    pub fn fault(&self, at: usize, reason: impl Into<String>, remedy: impl Into<String>) -> ContentFault {
        let before = self.source.text.get(..self.start + at).unwrap_or(self.source.text);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        let file = self.source.name.to_owned();
        ContentFault { file, line, column, item: None, reason: reason.into(), remedy: remedy.into() }
    }

    /// The byte of a line and column, both from 1, of `text`.
    pub fn byte(text: &str, line: usize, column: usize) -> usize {
        let start: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
        let rest = text.get(start..).unwrap_or_default();
        start + rest.char_indices().nth(column.saturating_sub(1)).map_or(rest.len(), |(at, _)| at)
    }

    /// Reads the part as a value.
    pub fn read<T: Deserialize<'a>>(&self) -> Result<T, ContentFault> {
        ron().from_str(self.text).map_err(|error| {
            let at = Self::byte(self.text, error.span.start.line, error.span.start.col);
            let (reason, remedy) = explain(&error.code);
            self.fault(at, reason, remedy)
        })
    }

    /// A script written in this part, and the byte of the part it begins at; `None` for the byte where it is written with
    /// escapes, so that lines and columns in it are not those of the file.
    pub fn script(&self) -> Result<(String, Option<usize>), ContentFault> {
        let text: String = self.read()?;
        let quote = self.text.find('"').map(|at| at + 1);
        Ok((text.clone(), quote.filter(|at| self.text.get(*at..).is_some_and(|rest| rest.starts_with(&text)))))
    }
}

fn explain(error: &ron::Error) -> (String, String) {
    match error {
        ron::Error::NoSuchStructField { expected, found, .. } => {
            let remedy = match nearest(found, expected.iter().copied()) {
                Some(near) => format!("did you mean '{near}'?"),
                None => format!("the fields are {}", expected.join(", ")),
            };
            (format!("there is no field '{found}'"), remedy)
        }
        ron::Error::NoSuchEnumVariant { expected, found, .. } => {
            let remedy = match nearest(found, expected.iter().copied()) {
                Some(near) => format!("did you mean '{near}'?"),
                None => format!("it is one of {}", expected.join(", ")),
            };
            (format!("there is no '{found}'"), remedy)
        }
        ron::Error::MissingStructField { field, .. } => {
            (format!("the field '{field}' is missing"), "write it".to_owned())
        }
        error => (error.to_string(), "see the modding guide".to_owned()),
    }
}

/// A file that is one value.
pub(crate) fn read_value<T: for<'a> Deserialize<'a>>(source: Source<'_>) -> Result<T, ContentFault> {
    Part::whole(source).read()
}

/// The items of a file that is a list; faults of the list itself are told.
pub(super) fn items<'a>(source: Source<'a>, faults: &mut Vec<ContentFault>) -> Vec<Part<'a>> {
    let whole = Part::whole(source);
    if source.text.len() > MOST_TEXT {
        faults.push(whole.fault(0, format!("the file is larger than {MOST_TEXT} bytes"), "split it"));
        return Vec::new();
    }
    match whole.read::<Vec<&'a RawValue>>() {
        Ok(items) => items.into_iter().map(|item| Part::of(source, item.get_ron())).collect(),
        Err(fault) => {
            faults.push(fault);
            Vec::new()
        }
    }
}
