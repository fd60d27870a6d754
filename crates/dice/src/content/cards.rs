//! Cards as written become cards as played.

use std::collections::BTreeSet;

use ron::value::RawValue;
use tabletop::written::visible;
use tabletop::{Message, message};

use super::Source;
use super::bounds::{
    MOST_FAULTS, MOST_ID, MOST_NAME, MOST_NEW_CARDS, MOST_OFFERS, MOST_WORDS, between_them, id_fault, name_length,
    sign_fault, text_length,
};
use super::derive::{Shape, upgraded, weakened};
use super::fault::ContentFault;
use super::place::{Part, items};
use super::raw::{RawCard, RawFace};
use super::refused::{self, Refused};
use super::script_file::ScriptFiles;
use crate::card::{Card, Catalogue, Face, size_fault, uses_fault};
use crate::program::Program;
use crate::script::{Speaker, Workshop};
use crate::slot::{Slot, Uses};

/// A layer's cards as they are read.
pub(super) struct Cards<'a, 'w> {
    /// The layer's number.
    pub layer: usize,
    /// The files that hold lists of cards.
    pub sources: &'a [Source<'a>],
    /// The scripts that cards may name.
    pub scripts: &'w mut ScriptFiles<'a>,
    pub workshop: &'w Workshop,
    pub catalogue: &'w mut Catalogue,
    pub refused: &'w mut Refused,
    /// Cards that are left out because a status that they name has a fault, and where that fault is listed.
    pub along: &'w mut Vec<(refused::FaultPlace, String)>,
    pub faults: &'w mut Vec<ContentFault>,
}

impl<'a> Cards<'a, '_> {
    /// Reads every card that is sound; it takes the place of the one of its id. Returns the ids of all.
    pub fn read(mut self) -> Vec<String> {
        let (mut seen, mut kept) = (BTreeSet::new(), Vec::new());
        let sound = self.faults.len();
        for source in self.sources {
            let parts = items(*source).unwrap_or_else(|fault| {
                self.refused.text(source.text, (self.layer, self.faults.len()));
                self.faults.push(*fault);
                Vec::new()
            });
            for part in parts {
                let told = (self.layer, self.faults.len());
                if let Some(fault) = too_much(part, seen.len(), self.faults.len()) {
                    self.stop(told);
                    self.faults.push(fault);
                    return kept;
                }
                let raw = match part.read::<RawCard<'_>>() {
                    Ok(raw) => raw,
                    Err(fault) => {
                        self.refused.text(part.text, told);
                        self.faults.push(ContentFault { item: part.named(), ..*fault });
                        continue;
                    }
                };
                let id = raw.id.clone();
                let mut reader = Reader::new(self.workshop, self.scripts, *source, part);
                if !seen.insert(id.clone()) {
                    let id = &id;
                    reader.tell("id", message!("fault-card-twice", "there is a card '{id}' already", id), another_id());
                }
                match reader.card(raw, self.catalogue, self.refused).map(|card| self.catalogue.replace(card)) {
                    Some(Ok(_)) => kept.push(id.clone()),
                    Some(Err(error)) => reader.tell("id", error.message(), another_id()),
                    None => {}
                }
                let along: Option<Vec<_>> = reader.faults.iter().map(|fault| self.refused.unknown(fault)).collect();
                let along = along.map(|places| [places, std::mem::take(&mut reader.wants)].concat());
                if let Some(places) = along.filter(|places| !places.is_empty()) {
                    // What is wrong with the status or the card it needs is told there, and all that is left out with it.
                    self.refused.card(&id, places[0]);
                    self.along.extend(places.into_iter().map(|place| (place, id.clone())));
                    reader.faults.clear();
                } else if !reader.faults.is_empty() {
                    self.refused.card(&id, told);
                }
                let all = reader.faults.into_iter().chain(reader.warnings);
                self.faults.extend(all.map(|fault| ContentFault { item: Some(id.clone()), ..fault }));
                if self.workshop.spent() {
                    self.stop(told);
                    return kept;
                }
            }
        }
        // A script may be named where something could not be read.
        if sound == self.faults.len() {
            self.faults.extend(self.scripts.idle());
        }
        kept
    }

    /// Reads no further card of the layer, as is told there.
    fn stop(&mut self, told: refused::FaultPlace) {
        self.sources.iter().for_each(|source| self.refused.text(source.text, told));
    }
}

/// What is wrong where a mod has more cards than may be, or more faults than anybody reads.
fn too_much(part: Part<'_>, cards: usize, faults: usize) -> Option<ContentFault> {
    if faults >= MOST_FAULTS {
        return Some(part.fault(
            0,
            message!("fault-many_faults", "there are {faults} faults already", faults),
            message!("remedy-many_faults", "mend them; what follows is not read"),
        ));
    }
    (cards >= MOST_NEW_CARDS).then(|| {
        let reason = message!("fault-many_cards", "a mod has at most {most} cards", most = MOST_NEW_CARDS);
        let remedy = message!("remedy-many_cards", "this card and those after it are left out; make two mods of it");
        part.fault(0, reason, remedy)
    })
}

fn another_id() -> Message {
    message!("remedy-another_id", "give it another id")
}

/// A card under way.
struct Reader<'a, 'w> {
    workshop: &'w Workshop,
    scripts: &'w mut ScriptFiles<'a>,
    source: Source<'a>,
    part: Part<'a>,
    faults: Vec<ContentFault>,
    warnings: Vec<ContentFault>,
    /// Where the faults of cards are told that it offers.
    wants: Vec<refused::FaultPlace>,
}

impl<'a, 'w> Reader<'a, 'w> {
    fn new(workshop: &'w Workshop, scripts: &'w mut ScriptFiles<'a>, source: Source<'a>, part: Part<'a>) -> Self {
        Self { workshop, scripts, source, part, faults: Vec::new(), warnings: Vec::new(), wants: Vec::new() }
    }

    fn tell(&mut self, field: &str, reason: Message, remedy: Message) {
        self.faults.push(self.part.fault(self.part.field(field), reason, remedy));
    }

    /// The card, or `None` with what is wrong told.
    fn card(&mut self, raw: RawCard<'a>, catalogue: &mut Catalogue, refused: &Refused) -> Option<Card> {
        if let Some(fault) = id_fault(&raw.id) {
            self.tell("id", message!("fault-no_id", "'{id}' cannot be an id", id = shortened(&raw.id)), fault);
        }
        let name = self.part.seen("name", &raw.name, &mut self.warnings);
        if name.trim().is_empty() || name.chars().count() > MOST_NAME {
            self.tell("name", name_length(), message!("remedy-another_name", "give it another name"));
        }
        self.offers(&raw.offers, catalogue, refused);
        if let Some((reason, remedy)) = sign_fault(&raw.sign) {
            self.tell("sign", reason, remedy);
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
            let reason = message!("fault-card-passive_idle", "a passive card does nothing without at_start or at_end");
            self.tell("slot", reason, message!("remedy-card-write_one", "write one of them"));
        }
        if shape.slot != Slot::Passive && base.action.is_none() && raw.offers.is_empty() {
            let reason = message!("fault-card-no_action", "the field 'action' is missing");
            let remedy = message!("remedy-card-action", "write it, such as action: \"attack(d)\"");
            self.tell("slot", reason, remedy);
        }
        if shape.slot == Slot::Passive && (raw.plus.is_none() || raw.minus.is_none()) {
            let reason = message!("fault-card-passive_forms", "the forms of a passive card cannot be derived");
            self.tell("slot", reason, message!("remedy-card-forms", "write plus and minus"));
        }
        for (sign, written, derived) in
            [("plus", raw.plus.is_some(), upgraded(shape)), ("minus", raw.minus.is_some(), weakened(shape))]
        {
            if !written && shape.slot != Slot::Passive && derived == shape {
                let reason = message!(
                    "fault-card-no_form",
                    "no '{form}' can be derived from this slot and these uses",
                    form = sign
                );
                self.tell("slot", reason, message!("remedy-card-write_it", "write it"));
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
        (self.faults.is_empty() && self.wants.is_empty()).then_some(Card {
            id: raw.id,
            name,
            faces,
            immune: raw.immune,
            offers: raw.offers,
            sign: raw.sign,
        })
    }

    /// Tells what is wrong with what a card offers. Cards that are offered stand before it, so that what each of them is has been told.
    fn offers(&mut self, offers: &[String], catalogue: &Catalogue, refused: &Refused) {
        if offers.len() == 1 || offers.len() > MOST_OFFERS {
            let reason =
                message!("fault-card-offers", "a card offers 2 to {most} others to choose from", most = MOST_OFFERS);
            self.tell("offers", reason, message!("remedy-card-offers", "name as many, or leave the field out"));
        }
        let unknown = || offers.iter().filter(|id| catalogue.find(id).is_none());
        self.wants.extend(unknown().filter_map(|id| refused.find(id)));
        if let Some(id) = unknown().find(|id| refused.find(id).is_none()) {
            let reason =
                message!("fault-card-offers_unknown", "there is no card '{id}' before this one", id = shortened(id));
            let remedy = message!(
                "remedy-card-offers_unknown",
                "write the cards that are offered before the one that offers them"
            );
            self.tell("offers", reason, remedy);
        }
    }

    /// A face: what `raw` says, else what `base` does.
    fn face(&mut self, raw: &RawFace<'a>, base: &RawFace<'a>, shape: Shape, catalogue: &mut Catalogue) -> Option<Face> {
        let known = self.faults.len();
        let text = match (&raw.text, &base.text) {
            (Some(text), _) => self.part.seen("text", text, &mut self.warnings),
            (None, text) => visible(text.as_deref().unwrap_or_default()).into_owned(),
        };
        if text.chars().count() > MOST_WORDS {
            self.tell("text", text_length(), message!("remedy-shorter", "make it shorter"));
        }
        if let Some(fault) = shape.slot.fault() {
            let reason = message!("fault-card-slot", "the slot's {fault}", fault);
            self.tell("slot", reason, between_them());
        }
        if !(1..=2).contains(&shape.size) {
            self.tell("size", size_fault(shape.size), message!("remedy-card-size", "choose 1 or 2"));
        }
        if let Uses::Turn(times @ (0 | 100..)) = shape.uses {
            self.tell("uses", uses_fault(times), between_them());
        }
        if self.faults.len() > known {
            return None;
        }
        // A form that takes fewer dice than the card may well do nothing; who writes a script means something by it.
        let mut program = |script: &'a RawValue, written: bool, slot: Slot| {
            let worked = self.program(script.get_ron(), slot, catalogue)?;
            let idle = written && worked.lists().iter().all(|list| catalogue.idle(*list));
            if idle {
                let at = Part::new(self.source, script.get_ron());
                let reason = message!("fault-card-idle", "the script does nothing, whatever the dice and counts are");
                let remedy = message!("remedy-card-effect", "write an effect, such as attack(d)");
                self.faults.push(at.fault(0, reason, remedy));
            }
            (!idle).then_some(worked)
        };
        let action = match shape.slot {
            Slot::Passive => Some(Program::default()),
            slot => match raw.action.or(base.action) {
                Some(action) => program(action, raw.action.is_some(), slot),
                // It only offers others.
                None => Some(Program::idle(slot.arity())),
            },
        };
        let mut alone = |own: Option<&'a RawValue>, shared: Option<&'a RawValue>| match own.or(shared) {
            // A script at fault, unlike none, spoils the face.
            None => Some(None),
            Some(script) => program(script, own.is_some(), Slot::Passive).map(Some),
        };
        let at_start = alone(raw.at_start, base.at_start);
        let at_end = alone(raw.at_end, base.at_end);
        let Shape { slot, uses, size } = shape;
        Some(Face { text, slot, uses, size, action: action?, at_start: at_start?, at_end: at_end? })
    }

    /// A script worked out; what is wrong with it is told where it stands.
    fn program(&mut self, raw: &'a str, slot: Slot, catalogue: &mut Catalogue) -> Option<Program> {
        let written = self.scripts.written(Part::new(self.source, raw));
        let written = written.map_err(|fault| self.faults.push(*fault)).ok()?;
        let worked = self.workshop.tabulate(&written.script, Speaker::Card, slot, catalogue);
        worked
            .map_err(|faults| {
                let told = faults.into_iter().map(|fault| written.fault(fault.place, fault.reason, fault.remedy));
                self.faults.extend(told);
            })
            .ok()
    }
}

/// What is shown of a text that may be very long.
fn shortened(text: &str) -> String {
    text.chars().take(MOST_ID).collect()
}
