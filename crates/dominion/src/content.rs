//! Files that are lists, read item by item: one broken item does not hide the faults of the others.

use std::fmt;

use ron::value::RawValue;
use serde::de::DeserializeOwned;
use tabletop::Message;
use tabletop::written::{place_of, ron_fault, without_mark};

/// One fault of a file.
#[derive(Clone, PartialEq, Debug)]
pub struct ContentFault {
    /// The file, as the caller named it.
    pub file: String,
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub reason: Message,
    /// What to do about it.
    pub remedy: Message,
}

impl fmt::Display for ContentFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, line, column, reason, remedy } = self;
        write!(f, "{file}:{line}:{column}: {reason}; {remedy}")
    }
}

/// Line and column, from 1.
pub(crate) type Spot = (usize, usize);

/// A fault at a place of a file.
pub(crate) fn fault(file: &str, (line, column): Spot, (reason, remedy): (Message, Message)) -> ContentFault {
    ContentFault { file: file.to_owned(), line, column, reason, remedy }
}

/// The items of a RON list, each with its place, and the faults of those that cannot be read.
pub(crate) fn read_items<T: DeserializeOwned>(file: &str, text: &str) -> (Vec<(Spot, T)>, Vec<ContentFault>) {
    let text = without_mark(text);
    let items = match ron::from_str::<Vec<&RawValue>>(text) {
        Ok(items) => items,
        Err(error) => {
            let slip = ron_fault(&error, text);
            return (Vec::new(), vec![fault(file, (slip.line, slip.column), (slip.reason, slip.remedy))]);
        }
    };
    let (mut read, mut faults) = (Vec::new(), Vec::new());
    for item in items {
        let item = item.get_ron();
        let item = &item[item.len() - item.trim_start().len()..];
        let spot = place_of(text, item);
        match ron::from_str(item) {
            Ok(value) => read.push((spot, value)),
            Err(error) => {
                let slip = ron_fault(&error, item);
                let column = if slip.line == 1 { spot.1 + slip.column - 1 } else { slip.column };
                faults.push(fault(file, (spot.0 + slip.line - 1, column), (slip.reason, slip.remedy)));
            }
        }
    }
    (read, faults)
}
