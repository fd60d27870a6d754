//! Statuses as written become kinds of statuses as played.
//!
//! Scripts of any layer may name statuses of any other, so all of them are [declared](declare) first; then what they do is [worked out](Declared::work_out).

use std::collections::BTreeSet;
use std::sync::LazyLock;

use ron::value::RawValue;
use tabletop::{Message, message};

use super::Source;
use super::bounds::{MOST_FAULTS, MOST_NAME, MOST_WORDS, between_them, id_fault, name_length, sign_fault, text_length};
use super::fault::ContentFault;
use super::place::{Part, items};
use super::raw::RawStatus;
use super::refused::Refused;
use super::script_file::{ScriptFiles, Written};
use super::shipped::STATUSES;
use crate::card::Catalogue;
use crate::program::Program;
use crate::script::{Speaker, Workshop};
use crate::slot::Slot;
use crate::status::{MOST_STACKS, MOST_STATUSES, Status};
use crate::status_kind::{Hook, StatusKind, Worth};

/// Most HP that an author may say one of a status is worth.
const MOST_WORTH: f64 = 999.0;

/// The statuses that are built in, by number.
pub(super) fn built_in() -> Vec<StatusKind> {
    static BUILT_IN: LazyLock<Vec<StatusKind>> = LazyLock::new(|| {
        let mut kinds = Vec::with_capacity(MOST_STATUSES);
        declare((0, &STATUSES), &mut kinds, &mut Refused::default(), &mut Vec::new());
        kinds
    });
    BUILT_IN.clone()
}

/// A status that was declared, with what it does still as it is written.
pub(super) struct Declared<'a> {
    status: Status,
    source: Source<'a>,
    hooks: Vec<(Hook, &'a RawValue)>,
}

/// Reads the statuses of a layer that are sound, without what they do, each in the place of the one of its id; returns them.
pub(super) fn declare<'a>(
    (layer, sources): (usize, &[Source<'a>]),
    kinds: &mut Vec<StatusKind>,
    refused: &mut Refused,
    faults: &mut Vec<ContentFault>,
) -> Vec<Declared<'a>> {
    let (mut seen, mut declared) = (BTreeSet::new(), Vec::new());
    for source in sources {
        let parts = items(*source).unwrap_or_else(|fault| {
            faults.push(*fault);
            Vec::new()
        });
        for part in parts {
            if faults.len() >= MOST_FAULTS {
                return declared;
            }
            let mut raw = match part.read::<RawStatus<'a>>() {
                Ok(raw) => raw,
                Err(fault) => {
                    let named = part.named();
                    named.iter().for_each(|id| refused.status(id, (layer, faults.len())));
                    faults.push(ContentFault { item: named, ..*fault });
                    continue;
                }
            };
            let mut reader = Reader { part, faults: Vec::new(), warnings: Vec::new() };
            let known = kinds.iter().position(|kind| kind.id == raw.id);
            if known.is_none() && kinds.len() >= MOST_STATUSES {
                let reason = message!(
                    "fault-status-many",
                    "there are {most} statuses already, those that ship and those of all mods in use",
                    most = MOST_STATUSES
                );
                let remedy = message!("remedy-status-many", "this one and those after it are left out; turn a mod off");
                faults.push(part.fault(0, reason, remedy));
                return declared;
            }
            if !seen.insert(raw.id.clone()) {
                let reason = message!("fault-status-twice", "there is a status '{id}' already", id = &raw.id);
                reader.tell("id", reason, message!("remedy-another_id", "give it another id"));
            }
            let hooks = raw.hooks();
            let kind = reader.kind(&mut raw, known.map(|at| &kinds[at]), !hooks.is_empty());
            if reader.faults.is_empty() {
                let place = known.unwrap_or(kinds.len());
                match kinds.get_mut(place) {
                    Some(before) => *before = kind,
                    None => kinds.push(kind),
                }
                declared.push(Declared { status: Status::at(place), source: *source, hooks });
            }
            if !reader.faults.is_empty() {
                refused.status(&raw.id, (layer, faults.len()));
            }
            let all = reader.faults.into_iter().chain(reader.warnings);
            faults.extend(all.map(|fault| ContentFault { item: Some(raw.id.clone()), ..fault }));
        }
    }
    declared
}

impl<'a> Declared<'a> {
    /// Works out what it does, of which what is at fault is left out. Returns its id.
    pub fn work_out(
        self,
        workshop: &Workshop,
        scripts: &mut ScriptFiles<'a>,
        kinds: &mut [StatusKind],
        catalogue: &mut Catalogue,
        faults: &mut Vec<ContentFault>,
    ) -> String {
        let Some(kind) = kinds.get_mut(self.status.place()) else { return String::new() };
        kind.hooks.clear();
        for (hook, raw) in &self.hooks {
            if faults.len() >= MOST_FAULTS || workshop.spent() {
                break;
            }
            let part = Part::new(self.source, raw.get_ron());
            match Self::program(scripts.written(part), workshop, Speaker::Status(self.status, *hook), catalogue) {
                Ok(program) => kind.hooks.push((*hook, program)),
                Err(found) => {
                    faults.extend(found.into_iter().map(|fault| ContentFault { item: Some(kind.id.clone()), ..fault }));
                }
            }
        }
        kind.id.clone()
    }

    fn program(
        written: Result<Written<'a>, Box<ContentFault>>,
        workshop: &Workshop,
        speaker: Speaker,
        catalogue: &mut Catalogue,
    ) -> Result<Program, Vec<ContentFault>> {
        let Speaker::Status(_, hook) = speaker else { return Ok(Program::default()) };
        let written = written.map_err(|fault| vec![*fault])?;
        let slot = if hook.sees_die() { Slot::Any } else { Slot::Free };
        let worked = workshop.tabulate(&written.script, speaker, slot, catalogue);
        let program = worked.map_err(|found| -> Vec<ContentFault> {
            found.into_iter().map(|fault| written.fault(fault.place, fault.reason, fault.remedy)).collect()
        })?;
        if program.lists().iter().all(|list| catalogue.idle(*list)) {
            let reason = message!("fault-card-idle", "the script does nothing, whatever the dice and counts are");
            let remedy = message!("remedy-card-effect", "write an effect, such as attack(d)");
            return Err(vec![written.part.fault(0, reason, remedy)]);
        }
        Ok(program)
    }
}

/// A status under way.
struct Reader<'a> {
    part: Part<'a>,
    faults: Vec<ContentFault>,
    warnings: Vec<ContentFault>,
}

impl Reader<'_> {
    fn tell(&mut self, field: &str, reason: Message, remedy: Message) {
        self.faults.push(self.part.fault(self.part.field(field), reason, remedy));
    }

    /// The status without what it does; `known` is the one of its id. What is wrong is told.
    fn kind(&mut self, raw: &mut RawStatus<'_>, known: Option<&StatusKind>, does: bool) -> StatusKind {
        if let Some(fault) = id_fault(&raw.id) {
            self.tell("id", message!("fault-no_id", "'{id}' cannot be an id", id = &raw.id), fault);
        }
        let name = self.part.seen("name", &raw.name, &mut self.warnings);
        if name.trim().is_empty() || name.chars().count() > MOST_NAME {
            self.tell("name", name_length(), message!("remedy-another_name", "give it another name"));
        }
        let text = self.part.seen("text", &raw.text, &mut self.warnings);
        if text.chars().count() > MOST_WORDS {
            self.tell("text", text_length(), message!("remedy-shorter", "make it shorter"));
        }
        let most = raw.most.unwrap_or(MOST_STACKS);
        if !(1..=MOST_STACKS).contains(&most) {
            let reason =
                message!("fault-between", "{n} is not between {low} and {high}", n = most, low = 1, high = MOST_STACKS);
            self.tell("most", reason, between_them());
        }
        if let Some((reason, remedy)) = sign_fault(&raw.sign) {
            self.tell("sign", reason, remedy);
        }
        let colour = raw.colour.as_deref().map(colour);
        if colour == Some(None) {
            let reason = message!("fault-status-colour", "this is not a colour");
            let remedy = message!("remedy-status-colour", "write red, green and blue as in \"#7fb4d8\"");
            self.tell("colour", reason, remedy);
        }
        if raw.worth.is_some_and(|hp| !hp.is_finite() || hp.abs() > MOST_WORTH) {
            let reason = message!("fault-status-worth", "this is more than {most} HP", most = MOST_WORTH.to_string());
            self.tell("worth", reason, message!("remedy-smaller_number", "use a smaller number"));
        }
        let built_in = known.filter(|_| Status::IDS.contains(&raw.id.as_str()));
        let other = |kind: &StatusKind| (kind.good, kind.ends, kind.element) != (raw.good, raw.ends, raw.element);
        if built_in.is_some_and(other) || Status::IDS.contains(&raw.id.as_str()) && does {
            let reason = message!(
                "fault-status-built_in",
                "what '{id}' does lies in the game's code, and only how it looks and is called can be changed",
                id = &raw.id
            );
            let remedy = message!("remedy-status-built_in", "give what does something else an id of its own");
            self.tell("id", reason, remedy);
        }
        StatusKind {
            id: raw.id.clone(),
            name,
            text,
            good: raw.good,
            ends: raw.ends,
            most,
            element: raw.element,
            colour: colour.flatten(),
            sign: std::mem::take(&mut raw.sign),
            hooks: Vec::new(),
            worth: raw.worth.map(|hp| [Worth { hp, error: 0.0 }; 2]),
        }
    }
}

/// A colour as red, green and blue, written as `#7fb4d8`.
fn colour(written: &str) -> Option<[u8; 3]> {
    let digits = written.strip_prefix('#').filter(|digits| digits.len() == 6 && digits.is_ascii())?;
    let part = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).ok();
    Some([part(0)?, part(2)?, part(4)?])
}
