//! Enemies and heroes.

use std::collections::BTreeSet;

use serde::Serialize;

use super::Source;
use super::cards::{MOST_NAME, MOST_WORDS, id_fault};
use super::fault::ContentFault;
use super::place::{Part, items};
use super::raw::{RawEnemy, RawHero};
use crate::card::Catalogue;
use crate::setup::{Combatant, Setup, SetupError};

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
}

/// Reads every enemy of a layer that is sound; it takes the place of the one of its id. Returns the ids of all.
pub(super) fn enemies(
    sources: &[Source<'_>],
    catalogue: &Catalogue,
    enemies: &mut Vec<Enemy>,
    faults: &mut Vec<ContentFault>,
) -> Vec<String> {
    let (mut seen, mut kept) = (BTreeSet::new(), Vec::new());
    each(sources, faults, |part, raw: RawEnemy, faults| {
        let fighter = Combatant {
            name: raw.name,
            max_hp: raw.hp,
            dice: raw.dice,
            cards: raw.cards,
            innate: raw.innate,
            ..Combatant::default()
        };
        let known = !seen.insert(raw.id.clone());
        let mut found = check(part, &raw.id, known, &raw.text, &fighter, catalogue);
        if !(1..=5).contains(&raw.tier) {
            found.push(part.fault(
                part.field("tier"),
                format!("a tier of {} is not between 1 and 5", raw.tier),
                "choose one",
            ));
        }
        if found.is_empty() {
            kept.push(raw.id.clone());
            let enemy = Enemy { id: raw.id, text: raw.text, tier: raw.tier, boss: raw.boss, fighter };
            match enemies.iter_mut().find(|known| known.id == enemy.id) {
                Some(known) => *known = enemy,
                None => enemies.push(enemy),
            }
        } else {
            faults.extend(found.into_iter().map(|fault| ContentFault { item: Some(raw.id.clone()), ..fault }));
        }
    });
    kept
}

/// Reads every hero of a layer that is sound; it takes the place of the one of its id. Returns the ids of all.
pub(super) fn heroes(
    sources: &[Source<'_>],
    catalogue: &Catalogue,
    heroes: &mut Vec<Hero>,
    faults: &mut Vec<ContentFault>,
) -> Vec<String> {
    let (mut seen, mut kept) = (BTreeSet::new(), Vec::new());
    each(sources, faults, |part, raw: RawHero, faults| {
        let fighter = Combatant {
            name: raw.name,
            max_hp: raw.hp,
            dice: raw.dice,
            cards: raw.cards,
            skill: Some(raw.skill),
            limit: Some(raw.limit),
            innate: raw.innate,
            ..Combatant::default()
        };
        let known = !seen.insert(raw.id.clone());
        let found = check(part, &raw.id, known, &raw.text, &fighter, catalogue);
        if found.is_empty() {
            kept.push(raw.id.clone());
            let hero = Hero { id: raw.id, text: raw.text, fighter, scraps: raw.scraps };
            match heroes.iter_mut().find(|known| known.id == hero.id) {
                Some(known) => *known = hero,
                None => heroes.push(hero),
            }
        } else {
            faults.extend(found.into_iter().map(|fault| ContentFault { item: Some(raw.id.clone()), ..fault }));
        }
    });
    kept
}

fn each<'a, T: serde::Deserialize<'a>>(
    sources: &[Source<'a>],
    faults: &mut Vec<ContentFault>,
    mut take: impl FnMut(Part<'a>, T, &mut Vec<ContentFault>),
) {
    for source in sources {
        for part in items(*source, faults) {
            match part.read::<T>() {
                Ok(raw) => take(part, raw, faults),
                Err(fault) => faults.push(fault),
            }
        }
    }
}

/// Everything that is wrong with a fighter.
fn check(
    part: Part<'_>,
    id: &str,
    known: bool,
    text: &str,
    fighter: &Combatant,
    catalogue: &Catalogue,
) -> Vec<ContentFault> {
    let mut faults = Vec::new();
    let mut tell = |at: usize, reason: String, remedy: &str| faults.push(part.fault(at, reason, remedy));
    if let Some(fault) = id_fault(id) {
        tell(part.field("id"), "this is no id".to_owned(), fault);
    }
    if known {
        tell(part.field("id"), format!("there is a fighter '{id}' already"), "give it another id");
    }
    if fighter.name.trim().is_empty() || fighter.name.chars().count() > MOST_NAME {
        tell(part.field("name"), "a name has 1 to 40 letters".to_owned(), "give it another name");
    }
    if text.chars().count() > MOST_WORDS {
        tell(part.field("text"), format!("a text has at most {MOST_WORDS} letters"), "say it shorter");
    }
    // A fight against itself has each of its faults twice; the first fighter's are told.
    let setup = Setup { fighters: [fighter.clone(), Combatant { max_hp: 1, ..Combatant::default() }], rounds: 1 };
    for error in setup.check(catalogue).err().unwrap_or_default() {
        match error {
            SetupError::Range { field, found, low, high, .. } => {
                let written = match field {
                    "max_hp" => "hp",
                    "number of cards" | "cells of cards" => "cards",
                    field => field,
                };
                // HP of 0 are below their least and above their most: once is enough.
                if field != "hp" {
                    tell(
                        part.field(written),
                        format!("{field}: {found} is not between {low} and {high}"),
                        "choose a number between them",
                    );
                }
            }
            SetupError::Card { card, hint, .. } => {
                let remedy = hint.map_or("see the list of cards".to_owned(), |hint| format!("did you mean '{hint}'?"));
                tell(part.text.find(&card).unwrap_or(0), format!("there is no card '{card}'"), &remedy);
            }
            SetupError::Rounds(_) => {}
        }
    }
    faults
}
