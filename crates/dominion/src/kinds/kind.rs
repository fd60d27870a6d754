//! A kind of card: all that its text says, as data.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Message;

use super::step::{Amounts, Basic, Step};

/// One of the types a card can have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Type {
    /// Played in the action phase.
    Action,
    /// Played in the buy phase.
    Treasure,
    /// Counts at the end.
    Victory,
    /// Counts against its owner.
    Curse,
    /// Harms other players, who may be safe from it.
    Attack,
    /// Does something when another card is played.
    Reaction,
    /// Stays in play and does something next turn.
    Duration,
}

/// What points depend on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Per {
    /// 1 point for so many cards owned, rounded down.
    Cards(u8),
    /// 1 point for each card of this kind owned.
    Basic(Basic),
}

/// One of the things a card lets its player choose from.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Choice {
    /// Plain amounts.
    pub plus: Amounts,
    /// What else it does.
    pub steps: Vec<Step>,
}

/// A kind of card. A file names only what differs from nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Kind {
    /// How setups, menus and records name it: small letters, digits and `_`.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// Where it comes from, such as `base` or `seaside`.
    pub set: String,
    /// What it does, in our own words.
    pub text: String,
    /// Coins it costs.
    pub cost: u8,
    /// Its types, each once.
    pub types: Vec<Type>,
    /// Plain amounts when it is played.
    pub plus: Amounts,
    /// Plain amounts at the beginning of the next turn; such a card stays in play until then.
    pub later: Amounts,
    /// What else it does when it is played, after the plain amounts.
    pub steps: Vec<Step>,
    /// What its step `ChooseOne` offers.
    pub choices: Vec<Choice>,
    /// Points at the end.
    pub points: i8,
    /// Points that depend on what its owner has.
    pub per: Option<Per>,
    /// Whether it can be revealed from the hand to be safe from an attack.
    pub shield: bool,
    /// Whether its owner is safe from attacks while it is in play.
    pub guards: bool,
    /// Victory tokens for every buy while it is in play.
    pub tokens_per_buy: u8,
    /// Whether it may go from play on the deck if no victory card was bought.
    pub returns: bool,
    /// The card that must not be in play when it is bought.
    pub barred_by: Option<Basic>,
}

impl Kind {
    /// Its name, which languages may translate.
    pub fn name_message(&self) -> Message {
        Message::name(format!("card-{}", self.id), self.name.clone())
    }

    /// What it does beyond its plain amounts, which languages may translate; `None` where it does nothing beyond them.
    pub fn text_message(&self) -> Option<Message> {
        (!self.text.is_empty()).then(|| Message::name(format!("card-{}-text", self.id), self.text.clone()))
    }

    /// Whether it has a type.
    #[inline]
    pub fn is(&self, kind: Type) -> bool {
        self.types.contains(&kind)
    }

    /// Whether it stays in play until the next turn.
    #[inline]
    pub fn stays(&self) -> bool {
        !self.later.is_none()
    }
}
