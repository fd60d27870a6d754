//! Rule modifiers: what is otherwise than usual in a fight or a run, chosen before it begins. They change who fights and how often cards are used, never the rules themselves.

use serde::Deserialize;
use tabletop::Message;

use crate::slot::Uses;

/// Who is meant by a rule modifier: the fighter in the first seat, or the one in the second.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Who {
    /// The first seat.
    Hero,
    /// The second seat.
    Enemy,
}

impl Who {
    /// Both, by seat.
    pub(crate) const ALL: [Self; 2] = [Self::Hero, Self::Enemy];
}

/// What a rule modifier changes of a fighter.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Change {
    /// Percent of the usual most HP, 10 to 1000.
    pub hp: u16,
    /// Dice rolled each turn besides, or fewer below 0; -9 to 9. Who rolls any rolls one at least.
    pub dice: i8,
    /// Statuses a fight begins with besides, by id, and how many of each.
    pub statuses: Vec<(String, u8)>,
}

impl Default for Change {
    fn default() -> Self {
        Self { hp: 100, dice: 0, statuses: Vec::new() }
    }
}

/// A rule modifier.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Modifier {
    /// Its name in files.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// What is otherwise, in a sentence or two.
    pub text: String,
    /// Who has the first turn of each round, whoever would have it else.
    pub first: Option<Who>,
    /// No card is used more often than this.
    pub uses: Option<Uses>,
    /// What it changes of everybody.
    pub both: Change,
    /// What it changes of the hero besides.
    pub hero: Change,
    /// What it changes of the enemy besides: in a run of the gauntlet, of all of them.
    pub enemy: Change,
}

impl Modifier {
    /// Its name as a message, which languages may translate.
    pub fn message(&self) -> Message {
        Message::name(format!("modifier-{}", self.id), self.name.clone())
    }

    /// What is otherwise as a message, which languages may translate.
    pub fn text_message(&self) -> Message {
        Message::name(format!("modifier-{}-text", self.id), self.text.clone())
    }
}
