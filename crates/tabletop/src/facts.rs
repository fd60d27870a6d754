//! What is so, as the rules know it: numbers and names that sentences about an action may use.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Argument, Message};

/// What an action does at once and what it meets, each under a name of the game's own, such as `theirs`: counts, and names of things. The
/// rules work them out, never an agent, so that what is said with them is so. No name begins with `other_`, which sentences put before the
/// facts of the action that is compared with.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Facts(BTreeMap<Cow<'static, str>, Argument>);

impl Facts {
    /// No facts so far.
    pub const fn new() -> Self {
        Self(BTreeMap::new())
    }

    /// With a whole number; beyond an `i64` it stays at that.
    #[must_use]
    pub fn count(self, name: &'static str, count: impl TryInto<i64>) -> Self {
        self.set(name, Argument::whole(count))
    }

    /// With a number of so many decimals.
    #[must_use]
    pub fn decimal(self, name: &'static str, value: f64, decimals: u8) -> Self {
        self.set(name, Argument::Decimal { value, decimals })
    }

    /// With the name of something.
    #[must_use]
    pub fn with(self, name: &'static str, message: Message) -> Self {
        self.set(name, Argument::Message(message))
    }

    /// With the names of several things.
    #[must_use]
    pub fn list(self, name: &'static str, messages: Vec<Message>) -> Self {
        self.set(name, Argument::List(messages))
    }

    /// With something that is so or is not: 1 or 0.
    #[must_use]
    pub fn holds(self, name: &'static str, so: bool) -> Self {
        self.count(name, u8::from(so))
    }

    fn set(mut self, name: &'static str, argument: Argument) -> Self {
        self.0.insert(Cow::Borrowed(name), argument);
        self
    }

    /// The fact of that name, if there is one.
    pub fn get(&self, name: &str) -> Option<&Argument> {
        self.0.get(name)
    }

    /// Every fact with its name, in alphabetical order.
    pub fn iter(&self) -> impl Iterator<Item = (&Cow<'static, str>, &Argument)> {
        self.0.iter()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The names among them, such as that of a place.
    pub fn messages_mut(&mut self) -> impl Iterator<Item = &mut Message> {
        self.0.values_mut().flat_map(|argument| match argument {
            Argument::Message(message) => std::slice::from_mut(message),
            Argument::List(messages) => messages,
            Argument::Whole(_) | Argument::Decimal { .. } => &mut [],
        })
    }
}
