//! Cards as written become cards as played.

use std::collections::BTreeSet;

use ron::value::RawValue;
use serde::Deserialize;

use super::Source;
use super::derive::{Shape, upgraded, weakened};
use super::fault::ContentFault;
use super::place::{Part, items};
use super::raw::{RawCard, RawFace};
use crate::card::{Card, Catalogue, Face};
use crate::program::Program;
use crate::script::{Workshop, nearest};
use crate::slot::{Slot, Uses};

/// Longest id, name and text, in characters.
pub(super) const MOST_ID: usize = 40;
pub(super) const MOST_NAME: usize = 40;
pub(super) const MOST_WORDS: usize = 200;

/// Reads every card of a layer that is sound; it takes the place of the one of its id. Returns whose places were taken, and
/// the ids of all.
pub(super) fn read(
    sources: &[Source<'_>],
    scripts: &[Source<'_>],
    catalogue: &mut Catalogue,
    faults: &mut Vec<ContentFault>,
) -> Vec<String> {
    let workshop = Workshop::new();
    let mut seen = BTreeSet::new();
    let mut kept = Vec::new();
    for source in sources {
        for part in items(*source, faults) {
            match part.read::<RawCard<'_>>() {
                Ok(raw) => {
                    let id = raw.id.clone();
                    let faults_of = Vec::new();
                    let mut reader = Reader { workshop: &workshop, scripts, source: *source, part, faults: faults_of };
                    if !seen.insert(id.clone()) {
                        reader.tell("id", format!("there is a card '{id}' already"), "give it another id");
                    }
                    match reader.card(raw, catalogue).map(|card| catalogue.replace(card)) {
                        Some(Ok(_)) => kept.push(id.clone()),
                        Some(Err(error)) => reader.tell("id", error.to_string(), "give it another id"),
                        None => {}
                    }
                    faults.extend(
                        reader.faults.into_iter().map(|fault| ContentFault { item: Some(id.clone()), ..fault }),
                    );
                }
                Err(fault) => faults.push(fault),
            }
        }
    }
    kept
}

/// What is wrong with an id, if anything: ids are names of files too, and a sign at the end is a card's form.
pub(super) fn id_fault(id: &str) -> Option<&'static str> {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if id.is_empty() || id.chars().count() > MOST_ID {
        Some("an id has 1 to 40 letters")
    } else if !id.chars().all(plain) || !id.starts_with(|c: char| c.is_ascii_lowercase()) || id.ends_with('-') {
        Some("an id has small letters, digits and single signs '-' inside, such as 'small-shield'")
    } else {
        None
    }
}

/// A card under way.
struct Reader<'a, 'w> {
    workshop: &'w Workshop,
    scripts: &'w [Source<'w>],
    source: Source<'a>,
    part: Part<'a>,
    faults: Vec<ContentFault>,
}

impl<'a> Reader<'a, '_> {
    fn tell(&mut self, field: &str, reason: impl Into<String>, remedy: impl Into<String>) {
        self.faults.push(self.part.fault(self.part.field(field), reason, remedy));
    }

    /// The card, or `None` with what is wrong told.
    fn card(&mut self, raw: RawCard<'a>, catalogue: &mut Catalogue) -> Option<Card> {
        if let Some(fault) = id_fault(&raw.id) {
            self.tell("id", format!("'{}' is no id", shortened(&raw.id)), fault);
        }
        if raw.name.trim().is_empty() || raw.name.chars().count() > MOST_NAME {
            self.tell("name", "a name has 1 to 40 letters", "give it another name");
        }
        let base = RawFace {
            slot: Some(raw.slot),
            text: raw.text,
            uses: raw.uses,
            size: raw.size,
            action: raw.action,
            at_start: raw.at_start,
            at_end: raw.at_end,
        };
        let shape = Shape { slot: raw.slot, uses: raw.uses.unwrap_or_default(), size: raw.size.unwrap_or(1) };
        if shape.slot == Slot::Passive && base.at_start.is_none() && base.at_end.is_none() {
            self.tell("slot", "a passive card does nothing without at_start or at_end", "write one of them");
        }
        if shape.slot != Slot::Passive && base.action.is_none() {
            self.tell("slot", "the field 'action' is missing", "write it, such as action: \"attack(d)\"");
        }
        if shape.slot == Slot::Passive && (raw.plus.is_none() || raw.minus.is_none()) {
            self.tell("slot", "the forms of a passive card cannot be derived", "write plus and minus");
        }
        for (sign, written, derived) in
            [("plus", raw.plus.is_some(), upgraded(shape)), ("minus", raw.minus.is_some(), weakened(shape))]
        {
            if !written && shape.slot != Slot::Passive && derived == shape {
                self.tell("slot", format!("no '{sign}' can be derived from this slot and these uses"), "write it");
            }
        }
        let plain = self.face(&base, &base, shape, catalogue);
        // What the forms share with a faulty face would be told again.
        let plain = plain.filter(|_| self.faults.is_empty())?;
        let mut form = |raw: Option<RawFace<'a>>, derived: Shape| {
            let shape = match &raw {
                None => derived,
                Some(raw) => Shape {
                    slot: raw.slot.unwrap_or(shape.slot),
                    uses: raw.uses.unwrap_or(shape.uses),
                    size: raw.size.unwrap_or(shape.size),
                },
            };
            self.face(&raw.unwrap_or_default(), &base, shape, catalogue)
        };
        let minus = form(raw.minus, weakened(shape));
        let plus = form(raw.plus, upgraded(shape));
        let faces = [minus?, plain, plus?];
        self.faults.is_empty().then_some(Card { id: raw.id, name: raw.name, faces })
    }

    /// A face: what `raw` says, else what `base` does.
    fn face(&mut self, raw: &RawFace<'a>, base: &RawFace<'a>, shape: Shape, catalogue: &mut Catalogue) -> Option<Face> {
        let known = self.faults.len();
        let text = raw.text.clone().or_else(|| base.text.clone()).unwrap_or_default();
        if text.chars().count() > MOST_WORDS {
            self.tell("text", format!("a text has at most {MOST_WORDS} letters"), "say it shorter");
        }
        if let Some(fault) = shape.slot.fault() {
            self.tell("slot", format!("the slot's {fault}"), "choose a number between them");
        }
        if !(1..=2).contains(&shape.size) {
            self.tell("size", format!("a size of {} cells is not 1 or 2", shape.size), "choose 1 or 2");
        }
        if let Uses::Turn(times @ (0 | 100..)) = shape.uses {
            self.tell("uses", format!("{times} uses a turn are not between 1 and 99"), "choose a number between them");
        }
        if self.faults.len() > known {
            return None;
        }
        let action = raw.action.or(base.action);
        let action = match shape.slot {
            Slot::Passive => Some(Program::default()),
            slot => self.program(action?.get_ron(), slot, catalogue),
        };
        let mut alone = |script: Option<&'a RawValue>| match script {
            // A script at fault, unlike none, spoils the face.
            None => Some(None),
            Some(script) => self.program(script.get_ron(), Slot::Passive, catalogue).map(Some),
        };
        let at_start = alone(raw.at_start.or(base.at_start));
        let at_end = alone(raw.at_end.or(base.at_end));
        let Shape { slot, uses, size } = shape;
        Some(Face { text, slot, uses, size, action: action?, at_start: at_start?, at_end: at_end? })
    }

    /// A script worked out; what is wrong with it is told where it stands.
    fn program(&mut self, raw: &'a str, slot: Slot, catalogue: &mut Catalogue) -> Option<Program> {
        let part = Part::of(self.source, raw);
        if part.text.starts_with(FILE) {
            return self.program_of_file(part, slot, catalogue);
        }
        let (script, start) = part.script().map_err(|fault| self.faults.push(fault)).ok()?;
        let worked = self.workshop.tabulate(&script, slot, catalogue);
        worked
            .map_err(|faults| {
                self.faults.extend(faults.into_iter().map(|fault| {
                    let at = match (start, fault.place) {
                        (Some(start), Some((line, column))) => start + Part::byte(&script, line, column),
                        _ => 0,
                    };
                    part.fault(at, fault.reason, fault.remedy)
                }));
            })
            .ok()
    }
}

impl Reader<'_, '_> {
    /// The same for a script that lies in a file of its own; what is wrong with it is told there.
    fn program_of_file(&mut self, part: Part<'_>, slot: Slot, catalogue: &mut Catalogue) -> Option<Program> {
        let ScriptFile::File(name) = part.read().map_err(|fault| self.faults.push(fault)).ok()?;
        let last = |script: &Source<'_>| script.name.rsplit(['/', '\\']).next().unwrap_or_default().to_owned();
        let Some(script) = self.scripts.iter().find(|script| last(script) == name) else {
            let names: Vec<String> = self.scripts.iter().map(last).collect();
            let remedy = match nearest(&name, names.iter().map(String::as_str)) {
                Some(near) => format!("did you mean '{near}'?"),
                None => "put it into the folder 'scripts' and name the file alone".to_owned(),
            };
            self.faults.push(part.fault(0, format!("there is no script '{}'", shortened(&name)), remedy));
            return None;
        };
        let whole = Part::whole(*script);
        let worked = self.workshop.tabulate(script.text, slot, catalogue);
        worked
            .map_err(|faults| {
                self.faults.extend(faults.into_iter().map(|fault| {
                    let at = fault.place.map_or(0, |(line, column)| Part::byte(script.text, line, column));
                    whole.fault(at, fault.reason, fault.remedy)
                }));
            })
            .ok()
    }
}

/// How a script that lies in a file begins.
const FILE: &str = "File";

/// A script named by its file.
#[derive(Deserialize)]
enum ScriptFile {
    File(String),
}

/// What is shown of a text that may be very long.
fn shortened(text: &str) -> String {
    text.chars().take(MOST_ID).collect()
}
