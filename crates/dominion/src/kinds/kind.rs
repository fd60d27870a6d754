//! A kind of card: all that its text says, as data.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Message;

use super::step::{Amounts, Attack, Basic, Step};

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

impl Amounts {
    /// Each amount in words, such as "+1 card"; those that are nothing are left out.
    pub fn messages(self) -> Vec<Message> {
        let parts = [
            ("realm-plus-cards", self.cards),
            ("realm-plus-actions", self.actions),
            ("realm-plus-buys", self.buys),
            ("realm-plus-coins", self.coins),
            ("realm-plus-tokens", self.tokens),
        ];
        let some = parts.into_iter().filter(|(_, count)| *count > 0);
        some.map(|(id, count)| Message::new(id).count("count", count)).collect()
    }
}

impl Choice {
    /// What it does, in words; `None` where there are no words for it.
    pub fn message(&self) -> Option<Message> {
        let step = |step: &Step| match *step {
            Step::Trash { most, .. } => Some(Message::new("realm-choice-trash").count("count", most)),
            Step::NewHand(count) => Some(Message::new("realm-choice-new_hand").count("count", count)),
            _ => None,
        };
        let mut parts = self.plus.messages();
        parts.extend(self.steps.iter().filter_map(step));
        (!parts.is_empty()).then(|| Message::new("realm-choice").list("parts", parts))
    }

    /// A choice in words, by its number where there are none for it.
    pub(crate) fn option_text(choice: Option<&Self>, at: u8) -> Message {
        let number = || Message::new("realm-option").count("choice", u32::from(at) + 1);
        choice.and_then(Self::message).unwrap_or_else(number)
    }
}

impl Kind {
    /// Its name, which languages may translate.
    pub fn name_message(&self) -> Message {
        Message::name(format!("card-{}", self.id), self.name.clone())
    }

    /// So many cards of a name.
    pub(crate) fn counted(name: Message, count: u8) -> Message {
        Message::new("realm-cards").with("card", name).count("count", count)
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

    /// Every step of the card and of its choices.
    pub fn all_steps(&self) -> impl Iterator<Item = &Step> + Clone {
        self.steps.iter().chain(self.choices.iter().flat_map(|choice| &choice.steps))
    }

    /// How many times it has another card played, at most.
    pub fn repeats(&self) -> u8 {
        let times = |step: &Step| match step {
            Step::PlayTimes(times) => *times,
            Step::PlayTop => 1,
            _ => 0,
        };
        self.all_steps().map(times).max().unwrap_or(0)
    }

    /// How many cards one play of it takes from the supply at most: by its player's choice, buys and cards it has played among them, and in all,
    /// with what other seats gain by it.
    pub fn takes(&self, seats: u8) -> (u8, u8) {
        let chosen = |step: &Step| match step {
            Step::Gain { .. } | Step::Remodel { .. } | Step::Salvage => 1,
            Step::Plus(plus) | Step::IfPlayed { plus, .. } | Step::IfEmptyPiles { plus, .. } => plus.buys,
            _ => 0,
        };
        let others = seats.saturating_sub(1);
        let handed = |step: &Step| match step {
            Step::GainBasic(..) => 1,
            Step::Attack(Attack::GainBasic(_) | Attack::DiscardOrCurse(_) | Attack::Sabotage { .. }) => others,
            Step::Attack(Attack::CurseAndCopper) => 2 * others,
            _ => 0,
        };
        let sum = |count: &dyn Fn(&Step) -> u8| self.all_steps().map(count).fold(0, u8::saturating_add);
        let buys = self.choices.iter().map(|choice| choice.plus.buys).fold(self.plus.buys, u8::saturating_add);
        let own = sum(&chosen).saturating_add(buys).saturating_add(self.repeats());
        (own, own.saturating_add(sum(&handed)))
    }
}
