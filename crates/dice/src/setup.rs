//! Everything chosen before a fight.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::written::nearest;
use tabletop::{Argument, Message, message};

use crate::card::{CardRef, Catalogue};
use crate::combatant::Combatant;
use crate::in_force::{InForce, ModifierError};
use crate::state::{MOST_CARDS, MOST_HP, MOST_ROLLED};
use crate::status::MOST_STACKS;

/// Cells of a fighter's board. A card covers 1 or 2.
pub const BOARD_CELLS: u32 = 8;

/// Copies of stolen and borrowed cards need places of their own.
const MOST_OWN_CARDS: usize = MOST_CARDS - 4;

/// One fight: two fighters, seat by seat. A file names only what differs from the defaults.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The fighters, the first to act first unless only the other has `Innate::GoesFirst`.
    pub fighters: [Combatant; 2],
    /// Rounds after which nobody has won, 1 to 1000.
    #[serde(default = "rounds")]
    #[schemars(range(min = 1, max = 1000))]
    pub rounds: u16,
    /// The rule modifiers it is under, by id; they change the fighters above once it begins.
    #[serde(default)]
    pub modifiers: Vec<String>,
}

fn rounds() -> u16 {
    100
}

/// A setup that cannot be played. `who` is the number of the fighter, from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// Number of rounds.
    Rounds(u16),
    /// A number out of range.
    Range {
        /// Which fighter.
        who: usize,
        /// Which number.
        field: &'static str,
        /// What it is.
        found: u32,
        /// The least it may be.
        low: u32,
        /// The most it may be.
        high: u32,
    },
    /// A status nobody knows.
    Status {
        /// Which fighter.
        who: usize,
        /// What was asked for.
        status: String,
        /// The nearest there is.
        hint: Option<String>,
    },
    /// Rule modifiers that cannot hold.
    Modifier(ModifierError),
    /// A card nobody knows.
    Card {
        /// Which fighter.
        who: usize,
        /// What was asked for.
        card: String,
        /// The nearest there is.
        hint: Option<String>,
    },
}

impl SetupError {
    /// The field, a colon, and what is wrong.
    pub fn message(&self) -> Message {
        match self {
            Self::Rounds(found) => {
                message!("fault-duel-rounds", "rounds: {found} is not between 1 and 1000", found = *found)
            }
            Self::Modifier(error) => error.message(),
            Self::Range { who, field, found, low, high } => message!(
                "fault-duel-range",
                "fighters: {field} of fighter {who}: {found} is not between {low} and {high}",
                field = number_name(field),
                who = *who,
                found = *found,
                low = *low,
                high = *high
            ),
            Self::Status { who, status, hint: None } => message!(
                "fault-duel-status",
                "fighters: fighter {who} begins with '{status}', which is not a status",
                who = *who,
                status
            ),
            Self::Status { who, status, hint: Some(near) } => message!(
                "fault-duel-status-near",
                "fighters: fighter {who} begins with '{status}', which is not a status; did you mean '{near}'?",
                who = *who,
                status,
                near
            ),
            Self::Card { who, card, hint: None } => message!(
                "fault-duel-card",
                "fighters: fighter {who} carries '{card}', which is not a card",
                who = *who,
                card
            ),
            Self::Card { who, card, hint: Some(near) } => message!(
                "fault-duel-card-near",
                "fighters: fighter {who} carries '{card}', which is not a card; did you mean '{near}'?",
                who = *who,
                card,
                near
            ),
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for SetupError {}

/// What a number is called that is out of range: in words where it is no field's.
pub(crate) fn number_name(field: &str) -> Argument {
    match field {
        "number of cards" => message!("fault-number-cards", "number of cards").into(),
        "cells of cards" => message!("fault-number-cells", "cells of cards").into(),
        "number of layers" => message!("fault-number-layers", "number of layers").into(),
        field => field.into(),
    }
}

impl Setup {
    /// A fight by the usual rules.
    pub fn new(fighters: [Combatant; 2], rounds: u16) -> Self {
        Self { fighters, rounds, modifiers: Vec::new() }
    }

    /// Checks every field, alone and against the cards there are.
    ///
    /// # Errors
    /// Every fault, not only the first.
    pub fn check(&self, catalogue: &Catalogue) -> Result<(), Vec<SetupError>> {
        let mut faults = Vec::new();
        if !(1..=1000).contains(&self.rounds) {
            faults.push(SetupError::Rounds(self.rounds));
        }
        for (index, fighter) in self.fighters.iter().enumerate() {
            check_fighter(index + 1, fighter, catalogue, &mut faults);
        }
        let in_force = InForce::new(&self.modifiers, catalogue.modifiers());
        faults.extend(in_force.err().into_iter().flatten().map(SetupError::Modifier));
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }
}

fn check_fighter(who: usize, fighter: &Combatant, catalogue: &Catalogue, faults: &mut Vec<SetupError>) {
    let mut range = |field, found: u32, low: u32, high: u32| {
        if !(low..=high).contains(&found) {
            faults.push(SetupError::Range { who, field, found, low, high });
        }
    };
    range("max_hp", fighter.max_hp.into(), 1, MOST_HP.into());
    range("hp", fighter.starting_hp().into(), 1, fighter.max_hp.into());
    range("dice", fighter.dice.into(), 0, MOST_ROLLED.into());
    if let Some(limit) = &fighter.limit {
        range("limit", limit.after.into(), 1, MOST_HP.into());
    }
    for (_, count) in &fighter.statuses {
        range("statuses", (*count).into(), 0, MOST_STACKS.into());
    }
    range("number of cards", fighter.all_cards().count() as u32, 0, MOST_OWN_CARDS as u32);
    let size = |card: &CardRef| {
        catalogue.find(&card.id).and_then(|id| catalogue.face(id, card.form)).map_or(0, |face| face.size)
    };
    let cells = fighter.cards.iter().map(|card| u32::from(size(card))).sum();
    range("cells of cards", cells, 0, BOARD_CELLS);
    let kinds = catalogue.statuses();
    for (status, _) in fighter.statuses.iter().filter(|(id, _)| kinds.find(id).is_none()) {
        let hint = nearest(status, kinds.iter().map(|(_, kind)| kind.id.as_str())).map(str::to_owned);
        faults.push(SetupError::Status { who, status: status.clone(), hint });
    }
    for (_, card) in fighter.all_cards().filter(|(_, card)| catalogue.find(&card.id).is_none()) {
        let hint = nearest(&card.id, catalogue.cards().iter().map(|known| known.id.as_str())).map(str::to_owned);
        faults.push(SetupError::Card { who, card: card.id.clone(), hint });
    }
}
