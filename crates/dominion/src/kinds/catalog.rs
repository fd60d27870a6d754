//! A file of cards, read with all its faults.

use std::fmt;

use ron::value::RawValue;
use tabletop::written::{did_you_mean, nearest, ron_slip, without_mark};
use tabletop::{Message, message};

use super::check;
use super::kind::Kind;

/// The basic cards, which every catalog must have, in the order of their numbers.
pub(crate) const BASICS: [&str; 9] =
    ["copper", "silver", "gold", "platinum", "estate", "duchy", "province", "colony", "curse"];

/// One fault of a file of cards.
#[derive(Clone, PartialEq, Debug)]
pub struct KindFault {
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

impl fmt::Display for KindFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, line, column, reason, remedy } = self;
        write!(f, "{file}:{line}:{column}: {reason}; {remedy}")
    }
}

/// The cards there are, basic ones and those of kingdoms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Catalog {
    kinds: Vec<Kind>,
}

impl Catalog {
    /// Reads the text of a RON file, a list of [`Kind`]s; `file` names it in faults. It must hold the nine basic cards.
    ///
    /// # Errors
    /// All faults of the file together, each with line, column, reason and remedy.
    pub fn from_ron(file: &str, text: &str) -> Result<Self, Vec<KindFault>> {
        let (kinds, mut faults) = read(file, text, &[]);
        if faults.is_empty() {
            let absent = BASICS.iter().filter(|&&id| !kinds.iter().any(|kind| kind.id == id));
            faults.extend(absent.map(|id| KindFault {
                file: file.to_owned(),
                line: 1,
                column: 1,
                reason: message!("fault-realm-no_basic", "the basic card '{id}' is missing", id = *id),
                remedy: message!("remedy-realm-no_basic", "add it, as in the file of cards that is shipped"),
            }));
        }
        if faults.is_empty() { Ok(Self { kinds }) } else { Err(faults) }
    }

    /// The same catalog with the cards of another file, such as hypothetical ones. A card whose id is there already takes its place.
    ///
    /// # Errors
    /// All faults of the file together.
    pub fn extended(&self, file: &str, text: &str) -> Result<Self, Vec<KindFault>> {
        let (more, faults) = read(file, text, &BASICS);
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut kinds = self.kinds.clone();
        kinds.retain(|kind| !more.iter().any(|new| new.id == kind.id));
        kinds.extend(more);
        Ok(Self { kinds })
    }

    /// Every card, in the order of the file.
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// The cards a kingdom can be made of.
    pub fn kingdom_cards(&self) -> impl Iterator<Item = &Kind> {
        self.kinds.iter().filter(|kind| !BASICS.contains(&kind.id.as_str()))
    }

    /// The card of that id.
    pub fn get(&self, id: &str) -> Option<&Kind> {
        self.kinds.iter().find(|kind| kind.id == id)
    }

    /// The id that is nearest to one that is not there.
    pub fn nearest(&self, id: &str) -> Option<&str> {
        nearest(id, self.kinds.iter().map(|kind| kind.id.as_str()))
    }
}

/// The cards of a text and its faults; `taken` are ids that may not be used.
fn read(file: &str, text: &str, taken: &[&str]) -> (Vec<Kind>, Vec<KindFault>) {
    let text = without_mark(text);
    let fault = |(line, column), reason, remedy| KindFault { file: file.to_owned(), line, column, reason, remedy };
    let items = match ron::from_str::<Vec<&RawValue>>(text) {
        Ok(items) => items,
        Err(error) => {
            let slip = ron_slip(&error, text);
            return (Vec::new(), vec![fault((slip.line, slip.column), slip.reason, slip.remedy)]);
        }
    };
    let (mut kinds, mut faults) = (Vec::<Kind>::new(), Vec::new());
    for item in items {
        let item = item.get_ron();
        let start = item.len() - item.trim_start().len();
        let item = &item[start..];
        // The raw value is a part of the text, so its address tells its place.
        let place = place_of(text, item);
        match ron::from_str::<Kind>(item) {
            Err(error) => {
                let slip = ron_slip(&error, item);
                let column = if slip.line == 1 { place.1 + slip.column - 1 } else { slip.column };
                faults.push(fault((place.0 + slip.line - 1, column), slip.reason, slip.remedy));
            }
            Ok(kind) => {
                faults.extend(check::faults(&kind).into_iter().map(|(reason, remedy)| fault(place, reason, remedy)));
                let twice = taken.contains(&kind.id.as_str()) || kinds.iter().any(|other| other.id == kind.id);
                if twice {
                    let reason = message!("fault-realm-twice", "there is a card '{id}' already", id = &kind.id);
                    faults.push(fault(place, reason, message!("remedy-realm-twice", "give one of them another id")));
                }
                kinds.push(kind);
            }
        }
    }
    (kinds, faults)
}

/// Line and column of a part of a text, from 1.
fn place_of(text: &str, part: &str) -> (usize, usize) {
    let offset = (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
    let before = text.get(..offset).unwrap_or_default();
    (before.matches('\n').count() + 1, before.rsplit('\n').next().unwrap_or_default().chars().count() + 1)
}

/// What to do about a name nobody knows.
pub(crate) fn remedy_of(near: Option<&str>) -> Message {
    near.map_or_else(|| message!("remedy-realm-no_card", "see the list of cards"), did_you_mean)
}
