//! A file of cards, read with all its faults.

use tabletop::written::{did_you_mean, nearest};
use tabletop::{Message, message};

use super::check;
use super::kind::Kind;
use crate::content::{ContentFault, fault, read_items};

/// The basic cards, which every catalog must have, in the order of their numbers.
pub(crate) const BASICS: [&str; 9] =
    ["copper", "silver", "gold", "platinum", "estate", "duchy", "province", "colony", "curse"];

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
    pub fn from_ron(file: &str, text: &str) -> Result<Self, Vec<ContentFault>> {
        let (kinds, mut faults) = read(file, text, &[]);
        if faults.is_empty() {
            let absent = BASICS.iter().filter(|&&id| !kinds.iter().any(|kind| kind.id == id));
            faults.extend(absent.map(|id| {
                let reason = message!("fault-realm-no_basic", "the basic card '{id}' is missing", id = *id);
                let remedy = message!("remedy-realm-no_basic", "add it, as in the file of cards that is shipped");
                fault(file, (1, 1), (reason, remedy))
            }));
        }
        if faults.is_empty() { Ok(Self { kinds }) } else { Err(faults) }
    }

    /// The same catalog with the cards of another file, such as hypothetical ones. A card whose id is there already takes its place,
    /// but for the basic ones.
    ///
    /// # Errors
    /// All faults of the file together.
    pub fn extended(&self, file: &str, text: &str) -> Result<Self, Vec<ContentFault>> {
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
fn read(file: &str, text: &str, taken: &[&str]) -> (Vec<Kind>, Vec<ContentFault>) {
    let (items, mut faults) = read_items::<Kind>(file, text);
    let mut kinds: Vec<Kind> = Vec::new();
    for (spot, kind) in items {
        faults.extend(check::faults(&kind).into_iter().map(|told| fault(file, spot, told)));
        if taken.contains(&kind.id.as_str()) || kinds.iter().any(|other| other.id == kind.id) {
            let reason = message!("fault-realm-twice", "there is a card '{id}' already", id = &kind.id);
            faults.push(fault(file, spot, (reason, message!("remedy-realm-twice", "give one of them another id"))));
        }
        kinds.push(kind);
    }
    faults.sort_by_key(|fault| (fault.line, fault.column));
    (kinds, faults)
}

/// What to do about a name nobody knows.
pub(crate) fn remedy_of(near: Option<&str>) -> Message {
    near.map_or_else(|| message!("remedy-realm-no_card", "see the list of cards"), did_you_mean)
}
