//! What is said to people, without the words: the id of a sentence that every language has, and what fills its places.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Seat, message};

/// The sentence of a seat.
const SEAT: &str = "seat";

/// Something said to people. Rules and agents say what is so; the sentence for it stands in the language files
/// (`assets/text/<language>`), under the message's id.
///
/// In files it is `{"id": …, "arguments": {…}, "text": …}`, or a text alone where there is no id: what a program from outside
/// wrote, and what records from before there were ids hold.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct Message {
    /// Which sentence it is; empty where `text` is all there is.
    pub id: Cow<'static, str>,
    /// What fills the places of the sentence, by their names.
    pub arguments: BTreeMap<Cow<'static, str>, Argument>,
    /// The words: for a name that content gives a thing, what stands there where no language has another; else empty until
    /// the message is rendered in a language.
    pub text: String,
}

/// What fills a place of a sentence.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Argument {
    /// A count, which the language may choose its plural by.
    Whole(i64),
    /// A number with so many decimals.
    Decimal {
        /// The number.
        value: f64,
        /// How many decimals are written.
        decimals: u8,
    },
    /// Another message, such as a name.
    Message(Message),
    /// Several, one after the other.
    List(Vec<Message>),
}

impl Message {
    /// The sentence `id`, without arguments so far.
    pub const fn new(id: &'static str) -> Self {
        Self { id: Cow::Borrowed(id), arguments: BTreeMap::new(), text: String::new() }
    }

    /// A text as it is, in no language in particular.
    pub fn text(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    /// A name of something in content, `text`, which languages may translate under `id`.
    pub fn name(id: impl Into<Cow<'static, str>>, text: impl Into<String>) -> Self {
        Self { id: id.into(), ..Self::text(text) }
    }

    /// The name that content gives somebody, which languages may translate: `name-captain_tolliver` is Captain Tolliver's.
    pub fn person(name: &str) -> Self {
        Self::name(format!("name-{}", Self::slug(name)), name)
    }

    /// A seat, counted from 1, for those who do not know who sits there. At a table
    /// [`Explanation::name_seats`](crate::Explanation::name_seats) puts the player's name in its place.
    pub fn seat(seat: Seat) -> Self {
        Self::new(SEAT).count("number", u32::from(seat.0) + 1)
    }

    /// The seat that this message is about and nothing else.
    fn as_seat(&self) -> Option<Seat> {
        let number = self.arguments.get("number").filter(|_| self.id == SEAT)?;
        let &Argument::Whole(number) = number else { return None };
        number.checked_sub(1)?.try_into().ok().map(Seat)
    }

    /// Puts names in the place of [seats](Self::seat), here and in all it is made of; where there is no name the seat stays.
    pub fn name_seats(&mut self, name: &impl Fn(Seat) -> Option<String>) {
        if let Some(name) = self.as_seat().and_then(name) {
            *self = Self::text(name);
        }
        for argument in self.arguments.values_mut() {
            match argument {
                Argument::Message(message) => message.name_seats(name),
                Argument::List(messages) => messages.iter_mut().for_each(|message| message.name_seats(name)),
                Argument::Whole(_) | Argument::Decimal { .. } => {}
            }
        }
    }

    /// An English name as it stands in ids: small letters, and `_` for all other signs.
    pub fn slug(name: &str) -> String {
        name.chars().map(|sign| if sign.is_ascii_alphanumeric() { sign.to_ascii_lowercase() } else { '_' }).collect()
    }

    /// With a count for the place `name`; beyond an `i64` it stays at that.
    #[must_use]
    pub fn count(self, name: &'static str, count: impl TryInto<i64>) -> Self {
        self.set(name, Argument::whole(count))
    }

    /// With a number of so many decimals for the place `name`.
    #[must_use]
    pub fn decimal(self, name: &'static str, value: f64, decimals: u8) -> Self {
        self.set(name, Argument::Decimal { value, decimals })
    }

    /// With another message for the place `name`.
    #[must_use]
    pub fn with(self, name: &'static str, message: Self) -> Self {
        self.set(name, Argument::Message(message))
    }

    /// With several messages for the place `name`.
    #[must_use]
    pub fn list(self, name: &'static str, messages: Vec<Self>) -> Self {
        self.set(name, Argument::List(messages))
    }

    fn set(mut self, name: &'static str, argument: Argument) -> Self {
        self.arguments.insert(Cow::Borrowed(name), argument);
        self
    }

    /// Several faults as one message, one after the other; empty where there is none.
    pub fn faults(faults: impl IntoIterator<Item = Self>) -> Self {
        let all = faults.into_iter();
        all.reduce(|first, more| message!("fault-and", "{first}; {more}", first, more)).unwrap_or_default()
    }

    /// Whether it says nothing.
    pub fn is_empty(&self) -> bool {
        self.id.is_empty() && self.text.is_empty()
    }

    /// Gives it and all it is made of a text, the innermost first: `words` is asked for that of a message whose arguments have theirs.
    pub fn render(&mut self, words: &impl Fn(&Self) -> String) {
        for argument in self.arguments.values_mut() {
            match argument {
                Argument::Message(message) => message.render(words),
                Argument::List(messages) => messages.iter_mut().for_each(|message| message.render(words)),
                Argument::Whole(_) | Argument::Decimal { .. } => {}
            }
        }
        self.text = words(self);
    }
}

impl Argument {
    /// A count; beyond an `i64` it stays at that.
    pub fn whole(count: impl TryInto<i64>) -> Self {
        Self::Whole(count.try_into().unwrap_or(i64::MAX))
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

/// Whole numbers that every message can hold.
macro_rules! whole {
    ($($number:ty)*) => {$(
        impl From<$number> for Argument {
            fn from(count: $number) -> Self {
                Self::Whole(count.into())
            }
        }
    )*};
}

whole!(u8 u16 u32 i32 i64);

/// The sentence of that id, without arguments.
impl From<&'static str> for Message {
    fn from(id: &'static str) -> Self {
        Self::new(id)
    }
}

/// The words where it has some, else the id and the arguments: for tests and for those who build the program.
impl fmt::Display for Message {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.text.is_empty() || self.arguments.is_empty() {
            return formatter.write_str(if self.text.is_empty() { &self.id } else { &self.text });
        }
        write!(formatter, "{}(", self.id)?;
        for (at, (name, argument)) in self.arguments.iter().enumerate() {
            let comma = if at == 0 { "" } else { ", " };
            write!(formatter, "{comma}{name}: {argument}")?;
        }
        formatter.write_str(")")
    }
}

impl fmt::Display for Argument {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Whole(count) => write!(formatter, "{count}"),
            Self::Decimal { value, decimals } => write!(formatter, "{value:.*}", usize::from(*decimals)),
            Self::Message(message) => write!(formatter, "{message}"),
            Self::List(messages) => {
                let told: Vec<String> = messages.iter().map(ToString::to_string).collect();
                write!(formatter, "[{}]", told.join(", "))
            }
        }
    }
}

/// A message as it stands in files.
#[derive(Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum Written {
    Text(String),
    Sentence {
        id: Cow<'static, str>,
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        arguments: BTreeMap<Cow<'static, str>, Argument>,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        text: String,
    },
}

impl From<Written> for Message {
    fn from(written: Written) -> Self {
        match written {
            Written::Text(text) => Self::text(text),
            Written::Sentence { id, arguments, text } => Self { id, arguments, text },
        }
    }
}

impl From<Message> for Written {
    fn from(message: Message) -> Self {
        let Message { id, arguments, text } = message;
        if id.is_empty() && arguments.is_empty() { Self::Text(text) } else { Self::Sentence { id, arguments, text } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attack() -> Message {
        let place = Message::name("place-peru", "Peru");
        Message::new("attack")
            .with("place", place.clone())
            .count("armies", 21_u64)
            .decimal("chance", 0.456, 2)
            .list("all", vec![place, Message::text("a bot's words")])
    }

    #[test]
    fn a_message_is_read_as_it_was_written() {
        for message in [attack(), Message::text("as it is"), Message::new("end"), Message::default()] {
            let json = serde_json::to_string(&message).unwrap();
            assert_eq!(serde_json::from_str::<Message>(&json).unwrap(), message, "{json}");
            let ron = ron::to_string(&message).unwrap();
            assert_eq!(ron::from_str::<Message>(&ron).unwrap(), message, "{ron}");
        }
    }

    #[test]
    fn what_was_written_before_there_were_ids_is_a_text() {
        let old: Message = serde_json::from_str("\"Attack Peru\"").unwrap();
        assert_eq!((old.to_string().as_str(), old.id.as_ref()), ("Attack Peru", ""));
        assert!(serde_json::from_str::<Message>(r#"{"id": "attack", "armies": 3}"#).is_err());
        assert!(serde_json::from_str::<Message>(r#"{"text": "without an id"}"#).is_err());
    }

    #[test]
    fn the_innermost_is_rendered_first() {
        let mut message = attack();
        assert_eq!(message.to_string(), "attack(all: [Peru, a bot's words], armies: 21, chance: 0.46, place: Peru)");
        message.render(&|of| match of.id.as_ref() {
            "place-peru" => "Перу".to_owned(),
            "attack" => format!("Атака: {}, {}", of.arguments["place"], of.arguments["armies"]),
            _ => of.text.clone(),
        });
        assert_eq!(message.to_string(), "Атака: Перу, 21");
        assert_eq!(message.arguments["all"].to_string(), "[Перу, a bot's words]");
    }

    #[test]
    fn seats_have_the_names_of_those_who_sit_there() {
        let names = |seat: Seat| ["Anna", "Boris"].get(seat.index()).map(|name| (*name).to_owned());
        let of = |seat| Message::new("salads").with("of", Message::seat(Seat(seat))).count("number", 1);
        let mut told = Message::new("all").list("all", vec![of(0), of(1), of(2)]).with("first", Message::seat(Seat(1)));
        told.name_seats(&names);
        assert_eq!(
            told.to_string(),
            "all(all: [salads(number: 1, of: Anna), salads(number: 1, of: Boris), salads(number: 1, of: seat(number: 3))], \
             first: Boris)"
        );
        let mut odd = Message::new("seat").count("number", 0_u8);
        odd.name_seats(&names);
        assert_eq!(odd.to_string(), "seat(number: 0)", "no seat has that number");
    }

    #[test]
    fn counts_beyond_what_is_written_stay_at_the_greatest() {
        assert_eq!(Message::new("n").count("n", u64::MAX).arguments["n"], Argument::Whole(i64::MAX));
    }
}
