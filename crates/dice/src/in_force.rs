//! The rule modifiers of a fight or a run, and what they make of fighters and cards.

use std::fmt;
use std::sync::Arc;

use tabletop::written::nearest;
use tabletop::{Message, message};

use crate::card::Catalogue;
use crate::combatant::Combatant;
use crate::modifier::{Change, Modifier, Who};
use crate::slot::Uses;
use crate::state::{MOST_HP, MOST_ROLLED};
use crate::status::{Innate, MOST_STACKS};

/// Rule modifiers that cannot hold together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ModifierError {
    /// One that nobody knows.
    Unknown {
        /// What was asked for.
        id: String,
        /// The nearest there is.
        hint: Option<String>,
    },
    /// One that was chosen twice.
    Twice(String),
    /// Two of which each has somebody else begin.
    First(String, String),
}

impl ModifierError {
    /// The field, a colon, and what is wrong.
    pub fn message(&self) -> Message {
        match self {
            Self::Unknown { id, hint: None } => {
                message!("fault-modifier-unknown", "modifiers: there is no rule modifier '{id}'", id)
            }
            Self::Unknown { id, hint: Some(near) } => message!(
                "fault-modifier-unknown_near",
                "modifiers: there is no rule modifier '{id}'; did you mean '{near}'?",
                id,
                near
            ),
            Self::Twice(id) => message!("fault-modifier-chosen_twice", "modifiers: '{id}' is chosen twice", id),
            Self::First(one, other) => message!(
                "fault-modifier-first",
                "modifiers: by '{one}' one fighter begins, and by '{other}' the other",
                one,
                other
            ),
        }
    }
}

impl fmt::Display for ModifierError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for ModifierError {}

/// The rule modifiers of a fight or a run, in the order they were chosen.
pub(crate) struct InForce<'a>(Vec<&'a Modifier>);

impl<'a> InForce<'a> {
    /// Those of these ids.
    ///
    /// # Errors
    /// Every fault, not only the first.
    pub fn new(ids: &[String], known: &'a [Modifier]) -> Result<Self, Vec<ModifierError>> {
        let (mut chosen, mut faults): (Vec<&Modifier>, _) = (Vec::new(), Vec::new());
        for id in ids {
            match known.iter().find(|modifier| modifier.id == *id) {
                None => {
                    let hint = nearest(id, known.iter().map(|modifier| modifier.id.as_str())).map(str::to_owned);
                    faults.push(ModifierError::Unknown { id: id.clone(), hint });
                }
                Some(found) if chosen.iter().any(|one| one.id == found.id) => {
                    faults.push(ModifierError::Twice(id.clone()));
                }
                Some(found) => chosen.push(found),
            }
        }
        let mut begins = chosen.iter().filter(|modifier| modifier.first.is_some());
        if let Some(one) = begins.next()
            && let Some(other) = begins.find(|other| other.first != one.first)
        {
            faults.push(ModifierError::First(one.id.clone(), other.id.clone()));
        }
        if faults.is_empty() { Ok(Self(chosen)) } else { Err(faults) }
    }

    /// Changes a fighter.
    pub fn apply(&self, fighter: &mut Combatant, who: Who) {
        for modifier in &self.0 {
            apply(modifier, fighter, who);
        }
    }

    /// The cards as they may be used.
    pub fn catalogue(&self, catalogue: &Arc<Catalogue>) -> Arc<Catalogue> {
        match self.0.iter().filter_map(|modifier| modifier.uses).reduce(Uses::rarer) {
            Some(most) => Arc::new(catalogue.used_at_most(most)),
            None => Arc::clone(catalogue),
        }
    }
}

/// Changes a fighter as a rule modifier has it.
fn apply(modifier: &Modifier, fighter: &mut Combatant, who: Who) {
    change(&modifier.both, fighter);
    match who {
        Who::Hero => change(&modifier.hero, fighter),
        Who::Enemy => change(&modifier.enemy, fighter),
    }
    if let Some(first) = modifier.first {
        fighter.innate.retain(|innate| *innate != Innate::GoesFirst);
        if first == who {
            fighter.innate.push(Innate::GoesFirst);
        }
    }
}

/// So many percent of HP, at least one.
fn percent(percent: u16, hp: u16) -> u16 {
    (u32::from(hp) * u32::from(percent) / 100).clamp(1, MOST_HP.into()) as u16
}

/// Changes a fighter.
fn change(change: &Change, fighter: &mut Combatant) {
    fighter.max_hp = percent(change.hp, fighter.max_hp);
    fighter.hp = fighter.hp.map(|hp| percent(change.hp, hp));
    if fighter.dice > 0 {
        fighter.dice = fighter.dice.saturating_add_signed(change.dice).clamp(1, MOST_ROLLED);
    }
    for (status, count) in &change.statuses {
        match fighter.statuses.iter_mut().find(|(known, _)| known == status) {
            Some((_, there)) => *there = there.saturating_add(*count).min(MOST_STACKS),
            None => fighter.statuses.push((status.clone(), *count)),
        }
    }
}
