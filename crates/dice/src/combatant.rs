//! A fighter as it enters a fight.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::agents::Points;
use crate::card::CardRef;
use crate::state::Role;
use crate::status::Innate;

/// A fighter as it enters a fight.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Combatant {
    /// Its name.
    pub name: String,
    /// Most HP, 1 to `MOST_HP`.
    #[schemars(range(min = 1, max = 999))]
    pub max_hp: u16,
    /// HP at the start, 1 to the most; all of it where nothing is said.
    #[serde(default)]
    pub hp: Option<u16>,
    /// Dice it rolls each turn, 0 to `MOST_ROLLED`.
    #[schemars(range(min = 0, max = 10))]
    pub dice: u8,
    /// Cards on its board.
    #[serde(default)]
    pub cards: Vec<CardRef>,
    /// Its skill.
    #[serde(default)]
    pub skill: Option<CardRef>,
    /// Its limit break.
    #[serde(default)]
    pub limit: Option<Limit>,
    /// What it was born with.
    #[serde(default)]
    pub innate: Vec<Innate>,
    /// Statuses it begins with, by id, and how many of each.
    #[serde(default)]
    pub statuses: Vec<(String, u8)>,
    /// What it plays for in the hands of a computer player; what that player plays for where nothing is said.
    #[serde(default)]
    pub points: Option<Points>,
}

/// A limit break.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Limit {
    /// What it does.
    pub card: CardRef,
    /// HP to lose before it can be used, 1 to `MOST_HP`.
    #[schemars(range(min = 1, max = 999))]
    pub after: u16,
}

impl Combatant {
    /// Its cards with what each is to it: gear, then skill, then limit break.
    pub fn all_cards(&self) -> impl Iterator<Item = (Role, &CardRef)> {
        let gear = self.cards.iter().map(|card| (Role::Gear, card));
        let skill = self.skill.iter().map(|card| (Role::Skill, card));
        gear.chain(skill).chain(self.limit.iter().map(|limit| (Role::Limit, &limit.card)))
    }

    /// HP at the start.
    pub fn starting_hp(&self) -> u16 {
        self.hp.unwrap_or(self.max_hp)
    }

    /// Whether it was born with this.
    pub fn has(&self, innate: Innate) -> bool {
        self.innate.contains(&innate)
    }
}
