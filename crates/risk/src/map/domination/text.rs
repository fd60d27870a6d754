//! The lines and words of a Domination file, each with its place.

use super::super::error::Findings;
use std::str::FromStr;

/// Line and column, both from 1.
pub(super) type Place = (usize, usize);

/// Decodes a file: UTF-8 behind its mark, else ISO 8859-1, whose bytes are the first 256 characters of Unicode.
pub(super) fn decode(bytes: &[u8]) -> String {
    match bytes.strip_prefix(b"\xEF\xBB\xBF") {
        Some(rest) => String::from_utf8_lossy(rest).into_owned(),
        None => bytes.iter().map(|byte| char::from(*byte)).collect(),
    }
}

/// The lines that say something, with line numbers.
pub(super) fn lines(text: &str) -> impl Iterator<Item = Words<'_>> {
    let lines = text.split('\n').enumerate().map(|(at, line)| Words { line: at + 1, text: line, at: 0 });
    lines.filter(|words| words.clone().word().is_some())
}

/// One line, read word by word.
#[derive(Clone)]
pub(super) struct Words<'a> {
    line: usize,
    text: &'a str,
    /// Bytes already read.
    at: usize,
}

impl<'a> Words<'a> {
    /// The next word; none at the end of the line or where a comment starts.
    pub fn word(&mut self) -> Option<&'a str> {
        self.space();
        let rest = &self.text[self.at..];
        if rest.is_empty() || rest.starts_with(';') {
            return None;
        }
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        self.at += end;
        Some(&rest[..end])
    }

    /// Where the next word begins, or the line ends.
    pub fn place(&mut self) -> Place {
        self.space();
        (self.line, self.text[..self.at].chars().count() + 1)
    }

    fn space(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    /// The rest of the line as free text, trimmed.
    pub fn rest(&mut self) -> &'a str {
        let rest = self.text[self.at..].trim();
        self.at = self.text.len();
        rest
    }

    /// The next word as a number within a range; a fault is reported and yields none.
    pub fn number<N>(
        &mut self,
        what: &str,
        range: std::ops::RangeInclusive<N>,
        findings: &mut Findings<Place>,
    ) -> Option<N>
    where
        N: FromStr + PartialOrd + std::fmt::Display,
    {
        let place = self.place();
        let remedy = format!("write a number from {} to {}", range.start(), range.end());
        let Some(word) = self.word() else {
            findings.add(place, format!("{what} is missing"), remedy);
            return None;
        };
        let number = word.parse().ok().filter(|number| range.contains(number));
        if number.is_none() {
            findings.add(place, format!("`{word}` is no {what}"), remedy);
        }
        number
    }

    /// Reports anything that is left on the line.
    pub fn end(&mut self, findings: &mut Findings<Place>) {
        let place = self.place();
        if let Some(word) = self.word() {
            findings.add(place, format!("`{word}` is too much on this line"), "remove it, or put `;` before a comment");
        }
    }
}

/// A name as written: `_` stands for a space.
pub(super) fn spaced(name: &str) -> String {
    name.replace('_', " ")
}
