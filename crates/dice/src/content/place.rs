//! Where in a file something stands.

use ron::Options;
use ron::error::{Error as RonError, SpannedError};
use ron::extensions::Extensions;
use ron::value::RawValue;
use serde::Deserialize;
use tabletop::written::{Excerpt, Severity, ron_fault, unseen, visible, without_mark};
use tabletop::{Message, message};

use super::Source;
use super::bounds::{between_them, is_id};
use super::fault::ContentFault;
use crate::state::{MOST_HP, MOST_ROLLED};
use crate::status::MOST_STACKS;

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
        let text = without_mark(source.text);
        Self { source, start: source.text.len() - text.len(), text }
    }

    /// The part of `source` that `text`, a slice of it, is. Whitespace and comments before it are left out.
    pub fn new(source: Source<'a>, text: &'a str) -> Self {
        let mut inner = text.trim();
        while let Some(rest) = inner.strip_prefix("//") {
            inner = rest.split_once('\n').map_or("", |(_, rest)| rest).trim_start();
        }
        // Both are addresses in one text; a slice of another one would count from its start.
        let start = (inner.as_ptr() as usize).checked_sub(source.text.as_ptr() as usize);
        Self { source, start: start.filter(|start| *start <= source.text.len()).unwrap_or(0), text: inner }
    }

    /// The part of the same file that `text`, a slice of it, is.
    pub fn within(&self, text: &'a str) -> Self {
        Self::new(self.source, text)
    }

    /// Where a field of this part is named, or its start.
    pub fn field(&self, name: &str) -> usize {
        self.text.find(&format!("{name}:")).unwrap_or(0)
    }

    /// A fault at a byte of this part.
    pub fn fault(&self, at: usize, reason: Message, remedy: Message) -> ContentFault {
        let before = without_mark(self.source.text.get(..self.start + at).unwrap_or(self.source.text));
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        let seen = |text: &str| visible(text).into_owned();
        ContentFault {
            file: self.source.name.to_owned(),
            line,
            column,
            excerpt: Excerpt::of(without_mark(self.source.text), line, column),
            severity: Severity::Error,
            item: None,
            reason: reason.cleaned(&seen),
            remedy: remedy.cleaned(&seen),
            takes_along: Vec::new(),
        }
    }

    /// A text of this part without signs that nobody can see, and a warning where it had some.
    pub fn seen(&self, field: &str, text: &str, warnings: &mut Vec<ContentFault>) -> String {
        if let Some(sign) = unseen(text) {
            let reason = message!(
                "fault-unseen",
                "the {field} has a sign that nobody can see, U+{sign}",
                field,
                sign = format!("{:04X}", u32::from(sign))
            );
            let remedy = message!("remedy-unseen", "it is left out; remove it from the file");
            let fault = self.fault(self.field(field), reason, remedy);
            warnings.push(ContentFault { severity: Severity::Warning, ..fault });
        }
        visible(text).into_owned()
    }

    /// The byte of a line and column, both from 1, of `text`.
    pub fn byte(text: &str, line: usize, column: usize) -> usize {
        let start: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
        let rest = text.get(start..).unwrap_or_default();
        start + rest.char_indices().nth(column.saturating_sub(1)).map_or(rest.len(), |(at, _)| at)
    }

    /// The id that a card or fighter gives itself, where the rest of it may be beyond reading; `None` where none is found.
    pub fn named(&self) -> Option<String> {
        let behind = |text: &'a str, sign: &str| text.trim_start().strip_prefix(sign);
        self.text.match_indices("id").find_map(|(at, word)| {
            let begins = !self.text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '-');
            let text = behind(behind(&self.text[at + word.len()..], ":")?, "\"")?;
            let id = text.split('"').next().filter(|id| begins && is_id(id))?;
            Some(id.to_owned())
        })
    }

    /// Reads the part as a value.
    pub fn read<T: Deserialize<'a>>(&self) -> Result<T, Box<ContentFault>> {
        ron().from_str(self.text).map_err(|error| {
            if let Some((at, reason)) = beyond(&error, self.text) {
                return Box::new(self.fault(at, reason, between_them()));
            }
            let slip = ron_fault(&error, self.text);
            let at = Self::byte(self.text, slip.line, slip.column);
            Box::new(self.fault(at, slip.reason, example(&error, self.text, at).unwrap_or(slip.remedy)))
        })
    }
}

/// How fields are written that are not a word, a number or a list of such.
const EXAMPLES: [(&str, &str); 4] = [
    ("limit", "limit: (card: \"last-word\", after: 14)"),
    ("statuses", "statuses: [(\"burn\", 2)]"),
    ("growth", "growth: [(hp: 6), (hp: 3, dice: 1)]"),
    ("sign", "sign: [Line([(-0.5, 0.5), (0.5, -0.5)]), Ring((0, 0), 0.8)]"),
];

/// How the field is written in which something else stands; `None` where it has no example, or its parts are wrong by name.
fn example(error: &SpannedError, text: &str, at: usize) -> Option<Message> {
    let by_name = matches!(
        error.code,
        RonError::NoSuchStructField { .. }
            | RonError::MissingStructField { .. }
            | RonError::DuplicateStructField { .. }
            | RonError::NoSuchEnumVariant { .. }
    );
    let before = text.get(..at)?;
    let opened = |(field, example): &(&str, &'static str)| Some((before.rfind(&format!("{field}:"))?, *example));
    let (from, example) = EXAMPLES.iter().filter_map(opened).max()?;
    // Another field may have begun since, unless it is one inside.
    let depth = before[from..].chars().fold(0i32, |depth, sign| match sign {
        '(' | '[' => depth + 1,
        ')' | ']' => depth - 1,
        _ => depth,
    });
    let inside = depth > 0 || !before[from..].contains(',');
    (inside && !by_name).then(|| message!("remedy-field-example", "write it as in {example}", example))
}

/// What may stand where numbers so small or large that they cannot even be read: fields and slots by name.
const RANGES: [(&str, u32, u32); 14] = [
    ("hp", 1, MOST_HP as u32),
    ("after", 1, MOST_HP as u32),
    ("dice", 0, MOST_ROLLED as u32),
    ("tier", 1, 5),
    ("size", 1, 2),
    ("most", 1, MOST_STACKS as u32),
    ("Turn", 1, 99),
    ("Countdown", 1, 99),
    ("Total", 2, 12),
    ("Exactly", 1, 6),
    ("AtMost", 1, 6),
    ("AtLeast", 1, 6),
    ("Bonus", 1, 6),
    ("rounds", 1, 1000),
];

/// Longest number that is told in full.
const MOST_DIGITS: usize = 12;

/// A number that is out of every bound, where it stands and what there may be; `None` where something else is wrong.
fn beyond(error: &SpannedError, text: &str) -> Option<(usize, Message)> {
    if error.code != RonError::IntegerOutOfBounds {
        return None;
    }
    let digit = |c: char| c.is_alphanumeric() || matches!(c, '-' | '+' | '_' | '.');
    let near = Part::byte(text, error.span.end.line, error.span.end.col);
    // The place may be at either end of the number.
    let before = text[..near].trim_end().trim_end_matches(digit);
    let number = text[before.len()..].trim_start();
    let at = text.len() - number.len();
    let number = &number[..number.find(|c| !digit(c)).unwrap_or(number.len())];
    let named = before.trim_end().trim_end_matches([':', '(']).trim_end();
    let field = &named[named.rfind(|c: char| !c.is_alphanumeric() && c != '_').map_or(0, |at| at + 1)..];
    let (field, low, high) = *RANGES.iter().find(|(name, ..)| *name == field)?;
    let found: String = match number.chars().count() {
        0 => return None,
        1..=MOST_DIGITS => number.to_owned(),
        _ => number.chars().take(MOST_DIGITS).chain(['…']).collect(),
    };
    let reason =
        message!("fault-fighter-range", "{field}: {found} is not between {low} and {high}", field, found, low, high);
    Some((at, reason))
}

/// A file that is one value.
pub(crate) fn read_value<T: for<'a> Deserialize<'a>>(source: Source<'_>) -> Result<T, Box<ContentFault>> {
    Part::whole(source).read()
}

/// The items of a file that is a list.
pub(super) fn items(source: Source<'_>) -> Result<Vec<Part<'_>>, Box<ContentFault>> {
    let whole = Part::whole(source);
    if source.text.len() > MOST_TEXT {
        let reason = message!("fault-file-larger", "the file is larger than {most} bytes", most = MOST_TEXT);
        return Err(Box::new(whole.fault(0, reason, message!("remedy-split", "split it"))));
    }
    let items = whole.read::<Vec<&RawValue>>()?;
    Ok(items.into_iter().map(|item| Part::new(source, item.get_ron())).collect())
}
