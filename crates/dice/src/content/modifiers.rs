//! Rule modifiers as written become rule modifiers as chosen.

use std::collections::BTreeSet;

use tabletop::written::{did_you_mean, nearest};
use tabletop::{Message, message};

use super::Source;
use super::bounds::{
    MOST_FAULTS, MOST_NAME, MOST_NEW_MODIFIERS, MOST_WORDS, between_them, id_fault, name_length, text_length,
};
use super::fault::ContentFault;
use super::fighters::LayerFaults;
use super::place::{Part, items};
use super::raw::RawModifier;
use super::refused::{FaultPlace, Refused};
use super::roster::Roster;
use crate::card::uses_fault;
use crate::modifier::{Change, Modifier};
use crate::slot::Uses;
use crate::status::MOST_STACKS;
use crate::status_kind::StatusKinds;

/// Percent of its HP that a modifier may leave a fighter.
const HP: std::ops::RangeInclusive<u16> = 10..=1000;

/// Dice that a modifier may give or take.
const MOST_DICE: i8 = 9;

/// Reads every rule modifier of a layer that is sound; it takes the place of the one of its id. Returns the ids of all.
pub(super) fn read(
    sources: &[Source<'_>],
    (kinds, refused): (&StatusKinds, &Refused),
    roster: &mut Roster<Modifier>,
    told: &mut LayerFaults<'_>,
) -> Vec<String> {
    let faults = &mut *told.faults;
    let (mut seen, mut kept) = (BTreeSet::new(), Vec::new());
    for source in sources {
        let parts = items(*source).unwrap_or_else(|fault| {
            faults.push(*fault);
            Vec::new()
        });
        for part in parts {
            if seen.len() >= MOST_NEW_MODIFIERS || faults.len() >= MOST_FAULTS {
                let reason = message!(
                    "fault-modifier-many",
                    "a mod has at most {most} rule modifiers, and at most {faults} faults are told",
                    most = MOST_NEW_MODIFIERS,
                    faults = MOST_FAULTS
                );
                let remedy = message!("remedy-many_fighters", "this one and those after it are left out");
                faults.push(part.fault(0, reason, remedy));
                return kept;
            }
            let raw = match part.read::<RawModifier>() {
                Ok(raw) => raw,
                Err(fault) => {
                    faults.push(ContentFault { item: part.named(), ..*fault });
                    continue;
                }
            };
            let id = raw.id.clone();
            let mut reader =
                Reader { part, kinds, refused, faults: Vec::new(), warnings: Vec::new(), wants: Vec::new() };
            if !seen.insert(id.clone()) {
                let reason = message!("fault-modifier-twice", "there is a rule modifier '{id}' already", id = &id);
                reader.tell("id", reason, message!("remedy-another_id", "give it another id"));
            }
            let modifier = reader.modifier(raw);
            if reader.faults.is_empty() && reader.wants.is_empty() {
                kept.push(id.clone());
                roster.put(id.clone(), modifier);
            }
            told.along.extend(reader.wants.into_iter().map(|at| (at, id.clone())));
            let all = reader.faults.into_iter().chain(reader.warnings);
            faults.extend(all.map(|fault| ContentFault { item: Some(id.clone()), ..fault }));
        }
    }
    kept
}

/// A rule modifier under way.
struct Reader<'a> {
    part: Part<'a>,
    kinds: &'a StatusKinds,
    refused: &'a Refused,
    faults: Vec<ContentFault>,
    warnings: Vec<ContentFault>,
    /// Where the faults of statuses are told that it wants.
    wants: Vec<FaultPlace>,
}

impl Reader<'_> {
    fn tell(&mut self, field: &str, reason: Message, remedy: Message) {
        self.faults.push(self.part.fault(self.part.field(field), reason, remedy));
    }

    /// The modifier; what is wrong is told.
    fn modifier(&mut self, raw: RawModifier) -> Modifier {
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
        if let Some(Uses::Turn(times @ (0 | 100..))) = raw.uses {
            self.tell("uses", uses_fault(times), between_them());
        }
        let changes = [("both", &raw.both), ("hero", &raw.hero), ("enemy", &raw.enemy)];
        for (field, change) in changes {
            self.change(field, change);
        }
        let idle = changes.iter().all(|(_, change)| **change == Change::default());
        if idle && raw.first.is_none() && raw.uses.is_none_or(|most| most == Uses::Unlimited) {
            let remedy =
                message!("remedy-modifier-idle", "write first, uses, or what both, hero or enemy have otherwise");
            self.tell("id", message!("fault-modifier-idle", "this changes nothing"), remedy);
        }
        let RawModifier { id, first, uses, both, hero, enemy, .. } = raw;
        Modifier { id, name, text, first, uses, both, hero, enemy }
    }

    /// Tells what is wrong with what is changed of a fighter.
    fn change(&mut self, field: &str, change: &Change) {
        let side = self.part.field(field);
        let between = |reader: &mut Self, name: &'static str, n: i64, low: i64, high: i64| {
            if !(low..=high).contains(&n) {
                let reason = message!(
                    "fault-fighter-range",
                    "{field}: {found} is not between {low} and {high}",
                    field = name,
                    found = n,
                    low,
                    high
                );
                let named = reader.part.text.get(side..).and_then(|text| text.find(&format!("{name}:")));
                reader.faults.push(reader.part.fault(side + named.unwrap_or(0), reason, between_them()));
            }
        };
        between(self, "hp", change.hp.into(), (*HP.start()).into(), (*HP.end()).into());
        between(self, "dice", change.dice.into(), (-MOST_DICE).into(), MOST_DICE.into());
        for (status, count) in &change.statuses {
            between(self, "statuses", (*count).into(), 1, MOST_STACKS.into());
            if let Some(at) = self.refused.find_status(status) {
                self.wants.push(at);
            } else if self.kinds.find(status).is_none() {
                let remedy = match nearest(status, self.kinds.iter().map(|(_, kind)| kind.id.as_str())) {
                    Some(near) => did_you_mean(near),
                    None => message!("remedy-status-list", "see the list of statuses"),
                };
                let at = self.part.text.find(status.as_str()).unwrap_or(0);
                let reason = message!("fault-no_status", "there is no status '{status}'", status);
                self.faults.push(self.part.fault(at, reason, remedy));
            }
        }
    }
}
