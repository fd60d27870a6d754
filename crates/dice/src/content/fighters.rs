//! Enemies and heroes.

use std::collections::BTreeSet;

use ron::value::RawValue;
use serde::{Deserialize, Serialize};
use tabletop::written::did_you_mean;
use tabletop::{Message, message};

use super::Source;
use super::bounds::{
    MOST_FAULTS, MOST_GAINS, MOST_NAME, MOST_NEW_FIGHTERS, MOST_WORDS, between_them, id_fault, name_length, text_length,
};
use super::fault::ContentFault;
use super::growth::Gain;
use super::place::{Part, items};
use super::raw::{RawEnemy, RawHero};
use super::refused::{self, Refused};
use super::roster::Roster;
use super::weights;
use crate::agents::Points;
use crate::card::{CardRef, Catalogue};
use crate::combatant::Combatant;
use crate::setup::{Setup, SetupError, number_name};
use crate::slot::Slot;
use crate::state::{MOST_HP, MOST_ROLLED};
use crate::status::Innate;

/// Somebody to fight against.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Enemy {
    /// Its name in files.
    pub id: String,
    /// Its idea, in a sentence or two.
    pub text: String,
    /// How strong it is, 1 to 5.
    pub tier: u8,
    /// Whether it waits at a gauntlet's end.
    pub boss: bool,
    /// How it enters a fight.
    pub fighter: Combatant,
}

impl Enemy {
    /// Its name as a message, which languages may translate.
    pub fn message(&self) -> Message {
        Message::person(&self.fighter.name)
    }

    /// Its idea as a message, which languages may translate under `fighter-` and its id.
    pub fn text_message(&self) -> Message {
        Message::name(format!("fighter-{}-text", self.id), self.text.clone())
    }
}

/// Somebody to fight as.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Hero {
    /// Its name in files.
    pub id: String,
    /// Its idea, in a sentence or two.
    pub text: String,
    /// How it enters its first fight.
    pub fighter: Combatant,
    /// Whether it may take a card apart after each fight of a gauntlet, which becomes its skill.
    pub scraps: bool,
    /// What its victories in a gauntlet bring it, the first first; as the run has it where there is none for a victory.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub growth: Vec<Gain>,
}

impl Hero {
    /// Its name as a message, which languages may translate.
    pub fn message(&self) -> Message {
        Message::person(&self.fighter.name)
    }

    /// Its idea as a message, which languages may translate under `fighter-` and its id.
    pub fn text_message(&self) -> Message {
        Message::name(format!("fighter-{}-text", self.id), self.text.clone())
    }
}

/// What fighters are checked against.
#[derive(Clone, Copy)]
pub(super) struct Known<'a> {
    pub catalogue: &'a Catalogue,
    pub refused: &'a Refused,
    /// What computer players play for.
    pub points: &'a Points,
    /// The same where it is not what is shipped: then everybody brings it along.
    pub own_points: Option<Points>,
}

/// The faults of what a layer brings besides cards and statuses.
pub(super) struct LayerFaults<'a> {
    pub faults: &'a mut Vec<ContentFault>,
    /// What is left out because a card or a status that it names has a fault, and where that fault is listed.
    pub along: &'a mut Vec<(refused::FaultPlace, String)>,
}

/// A fighter as files say it.
pub(super) trait Raw<'a>: Deserialize<'a> {
    /// What it becomes.
    type Fighter;
    /// Its id.
    fn id(&self) -> &str;
    /// Its text, so that it can be cleaned.
    fn text(&mut self) -> &mut String;
    /// What it plays for, as far as it says so.
    fn points(&self) -> Option<&'a RawValue>;
    /// How it enters a fight.
    fn combatant(&self) -> Combatant;
    /// What is wrong with it besides, told at a field: the field, what is wrong, what to do.
    fn own_fault(&self) -> Option<(&'static str, Message, Message)>;
    /// It, once everything is checked.
    fn checked(self, fighter: Combatant) -> Self::Fighter;
}

impl<'a> Raw<'a> for RawEnemy<'a> {
    type Fighter = Enemy;

    fn id(&self) -> &str {
        &self.id
    }

    fn text(&mut self) -> &mut String {
        &mut self.text
    }

    fn points(&self) -> Option<&'a RawValue> {
        self.points
    }

    fn combatant(&self) -> Combatant {
        Combatant {
            name: self.name.clone(),
            max_hp: self.hp,
            dice: self.dice,
            cards: self.cards.clone(),
            innate: self.innate.clone(),
            statuses: self.statuses.clone(),
            ..Combatant::default()
        }
    }

    fn own_fault(&self) -> Option<(&'static str, Message, Message)> {
        let tier = self.tier;
        (!(1..=5).contains(&tier)).then(|| {
            let reason = message!("fault-fighter-tier", "a tier of {tier} is not between 1 and 5", tier);
            ("tier", reason, message!("remedy-fighter-tier", "choose one"))
        })
    }

    fn checked(self, fighter: Combatant) -> Enemy {
        Enemy { id: self.id, text: self.text, tier: self.tier, boss: self.boss, fighter }
    }
}

impl<'a> Raw<'a> for RawHero<'a> {
    type Fighter = Hero;

    fn id(&self) -> &str {
        &self.id
    }

    fn text(&mut self) -> &mut String {
        &mut self.text
    }

    fn points(&self) -> Option<&'a RawValue> {
        self.points
    }

    fn combatant(&self) -> Combatant {
        Combatant {
            name: self.name.clone(),
            max_hp: self.hp,
            dice: self.dice,
            cards: self.cards.clone(),
            skill: Some(self.skill.clone()),
            limit: Some(self.limit.clone()),
            innate: self.innate.clone(),
            statuses: self.statuses.clone(),
            ..Combatant::default()
        }
    }

    fn own_fault(&self) -> Option<(&'static str, Message, Message)> {
        let sound = |gain: &Gain| gain.hp <= MOST_HP && gain.dice <= MOST_ROLLED;
        (self.growth.len() > MOST_GAINS || !self.growth.iter().all(sound)).then(|| {
            let reason = message!("fault-hero-growth", "a hero cannot grow so");
            let remedy = message!(
                "remedy-hero-growth",
                "at most {most} victories bring something, each at most {hp} HP and {dice} dice",
                most = MOST_GAINS,
                hp = MOST_HP,
                dice = MOST_ROLLED
            );
            ("growth", reason, remedy)
        })
    }

    fn checked(self, fighter: Combatant) -> Hero {
        Hero { id: self.id, text: self.text, fighter, scraps: self.scraps, growth: self.growth }
    }
}

/// Reads every fighter of a layer that is sound; it takes the place of the one of its id. Returns the ids of all.
pub(super) fn read<'a, T: Raw<'a>>(
    sources: &[Source<'a>],
    known: Known<'_>,
    roster: &mut Roster<T::Fighter>,
    told: &mut LayerFaults<'_>,
) -> Vec<String> {
    let (mut seen, mut kept) = (BTreeSet::new(), Vec::new());
    for source in sources {
        let parts = items(*source).unwrap_or_else(|fault| {
            told.faults.push(*fault);
            Vec::new()
        });
        for part in parts {
            if seen.len() >= MOST_NEW_FIGHTERS || told.faults.len() >= MOST_FAULTS {
                let reason = message!(
                    "fault-many_fighters",
                    "a mod has at most {most} fighters, and at most {faults} faults are told",
                    most = MOST_NEW_FIGHTERS,
                    faults = MOST_FAULTS
                );
                let remedy = message!("remedy-many_fighters", "this one and those after it are left out");
                told.faults.push(part.fault(0, reason, remedy));
                return kept;
            }
            let mut raw = match part.read::<T>() {
                Ok(raw) => raw,
                Err(fault) => {
                    told.faults.push(ContentFault { item: part.named(), ..*fault });
                    continue;
                }
            };
            let id = raw.id().to_owned();
            let mut fighter = raw.combatant();
            let mut warnings = Vec::new();
            fighter.name = part.seen("name", &fighter.name, &mut warnings);
            *raw.text() = part.seen("text", raw.text(), &mut warnings);
            fighter.points = known.own_points;
            let (mut faults, wants) = check(part, &id, !seen.insert(id.clone()), raw.text(), &fighter, known);
            if let Some(points) = raw.points() {
                match weights::changed(part.within(points.get_ron()), known.points) {
                    Ok(points) => fighter.points = Some(points),
                    Err(found) => faults.extend(found),
                }
            }
            faults.extend(raw.own_fault().map(|(field, reason, remedy)| part.fault(part.field(field), reason, remedy)));
            if faults.is_empty() && wants.is_empty() {
                kept.push(id.clone());
                roster.put(id.clone(), raw.checked(fighter));
            }
            told.along.extend(wants.into_iter().map(|at| (at, id.clone())));
            let all = faults.into_iter().chain(warnings);
            told.faults.extend(all.map(|fault| ContentFault { item: Some(id.clone()), ..fault }));
        }
    }
    kept
}

/// Whether a fighter has no dice, now or later, and only cards that want some.
fn acts_never(fighter: &Combatant, catalogue: &Catalogue) -> bool {
    let alone = |card: &CardRef| {
        let face = catalogue.find(&card.id).and_then(|id| catalogue.face(id, card.form));
        // A card nobody knows is told of as such.
        face.is_none_or(|face| matches!(face.slot, Slot::Free | Slot::Passive))
    };
    let any = fighter.all_cards().map(|(_, card)| card).any(alone);
    fighter.dice == 0 && !fighter.cards.is_empty() && !any && !fighter.has(Innate::GrowingDice)
}

/// Everything that is wrong with a fighter, and where the faults of cards are told that it carries; `again` if there is one of
/// its id already.
fn check(
    part: Part<'_>,
    id: &str,
    again: bool,
    text: &str,
    fighter: &Combatant,
    known: Known<'_>,
) -> (Vec<ContentFault>, Vec<refused::FaultPlace>) {
    let (mut faults, mut wants) = (Vec::new(), Vec::new());
    let mut tell = |at: usize, reason: Message, remedy: Message| faults.push(part.fault(at, reason, remedy));
    if let Some(fault) = id_fault(id) {
        tell(part.field("id"), message!("fault-fighter-no_id", "this cannot be an id"), fault);
    }
    if again {
        let reason = message!("fault-fighter-twice", "there is a fighter '{id}' already", id);
        tell(part.field("id"), reason, message!("remedy-another_id", "give it another id"));
    }
    if fighter.name.trim().is_empty() || fighter.name.chars().count() > MOST_NAME {
        tell(part.field("name"), name_length(), message!("remedy-another_name", "give it another name"));
    }
    if text.chars().count() > MOST_WORDS {
        tell(part.field("text"), text_length(), message!("remedy-shorter", "make it shorter"));
    }
    // A fight against itself has each of its faults twice; the first fighter's are told.
    let setup = Setup::new([fighter.clone(), Combatant { max_hp: 1, ..Combatant::default() }], 1);
    if acts_never(fighter, known.catalogue) {
        tell(
            part.field("dice"),
            message!("fault-fighter-no_dice", "without dice it can use none of its cards"),
            message!("remedy-fighter-no_dice", "give it dice, or a card on a slot Free"),
        );
    }
    for error in setup.check(known.catalogue).err().unwrap_or_default() {
        match error {
            SetupError::Range { field, found, low, high, .. } => {
                let written = match field {
                    "max_hp" => "hp",
                    "limit" => "after",
                    "number of cards" | "cells of cards" => "cards",
                    field => field,
                };
                // HP of 0 are below their least and above their most: once is enough.
                if field != "hp" {
                    let reason = message!(
                        "fault-fighter-range",
                        "{field}: {found} is not between {low} and {high}",
                        field = if written == "cards" { number_name(field) } else { written.into() },
                        found,
                        low,
                        high
                    );
                    tell(part.field(written), reason, between_them());
                }
            }
            SetupError::Card { card, hint, .. } => {
                if let Some(at) = known.refused.find(&card) {
                    wants.push(at);
                    continue;
                }
                let remedy = hint.map_or_else(
                    || message!("remedy-fighter-cards", "see the list of cards"),
                    |hint| did_you_mean(&hint),
                );
                let at = part.text.find(&card).unwrap_or(0);
                tell(at, message!("fault-fighter-no_card", "there is no card '{card}'", card), remedy);
            }
            SetupError::Status { status, hint, .. } => {
                if let Some(at) = known.refused.find_status(&status) {
                    wants.push(at);
                    continue;
                }
                let remedy = hint.map_or_else(
                    || message!("remedy-status-list", "see the list of statuses"),
                    |hint| did_you_mean(&hint),
                );
                let at = part.text.find(&status).unwrap_or(0);
                tell(at, message!("fault-no_status", "there is no status '{status}'", status), remedy);
            }
            SetupError::Modifier(_) | SetupError::Rounds(_) => {}
        }
    }
    (faults, wants)
}
