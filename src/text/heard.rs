//! What is said while a test listens: the messages that are put into words, each with what fills its places. So a sentence is held against what
//! is so by its id and its figures, whatever its words are.

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
};

use lab::render;
use sentences::Phrases;
use tabletop::{Argument, Message};
use words::Filled;

use super::{Languages, Value, Words};

thread_local! {
    /// What was said since somebody began to listen; nothing where nobody does.
    static HEARD: RefCell<Option<Vec<Said>>> = const { RefCell::new(None) };
}

/// A message that was put into words.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Said {
    /// Which.
    pub id: String,
    /// What fills its places: numbers as they are, all else in words.
    pub values: BTreeMap<String, Filled>,
    /// Its words.
    pub text: String,
}

impl Said {
    /// A number it names.
    pub fn number(&self, place: &str) -> Result<i64, String> {
        match self.values.get(place) {
            Some(Filled::Number(number)) if number.fract() == 0.0 => Ok(*number as i64),
            found => Err(format!("{place} is {found:?}, and no whole number")),
        }
    }

    /// A name or another text it holds.
    pub fn name(&self, place: &str) -> Result<&str, String> {
        match self.values.get(place) {
            Some(Filled::Text(text)) => Ok(text),
            found => Err(format!("{place} is {found:?}, and no text")),
        }
    }
}

/// Listens while something is done, on this thread alone.
pub(crate) fn listen<T>(what: impl FnOnce() -> T) -> (T, Vec<Said>) {
    let before = HEARD.replace(Some(Vec::new()));
    let done = what();
    let heard = HEARD.replace(before).unwrap_or_default();
    (done, heard)
}

fn note(said: impl FnOnce() -> Said) {
    HEARD.with_borrow_mut(|heard| {
        if let Some(heard) = heard {
            heard.push(said());
        }
    });
}

/// A message of the rules, or one that a file of phrases chose, was put into words.
pub(crate) fn note_message(words: &Words, message: &Message, text: &str) {
    note(|| {
        let value = |argument: &Argument| match argument {
            Argument::Whole(count) => Filled::Number(*count as f64),
            Argument::Decimal { value, .. } => Filled::Number(*value),
            Argument::Message(message) => Filled::Text(render(words, message)),
            Argument::List(messages) => {
                let each: Vec<String> = messages.iter().map(|message| render(words, message)).collect();
                Filled::Text(each.join(", "))
            }
        };
        let values = message.arguments.iter().map(|(place, argument)| (place.to_string(), value(argument))).collect();
        Said { id: message.id.to_string(), values, text: text.to_owned() }
    });
}

/// Everything in a file of phrases is said, in English and in Russian, where `say` comes to all occasions that there are, and every place in it is
/// filled: nothing waits there for an occasion that never comes, or for a fact that nobody knows.
pub(crate) fn says_all(phrases: &Phrases, say: impl Fn(&Words)) {
    let known: BTreeSet<&str> = phrases.iter().map(|(_, id, _)| id).collect();
    assert!(!known.is_empty());
    for tag in ["en", "ru"] {
        let (words, _) = Languages::default().words(tag);
        let ((), heard) = listen(|| say(&words));
        let said: BTreeSet<&str> = heard.iter().map(|said| &*said.id).filter(|id| known.contains(id)).collect();
        assert_eq!(said, known, "{tag}");
        let missing = words.missing();
        for said in &heard {
            assert!(words.has(&said.id) && !missing.contains(&&*said.id), "{} in {tag}", said.id);
            assert!(!said.text.is_empty() && !said.text.contains(['{', '}']), "{}: {}", said.id, said.text);
        }
    }
}

/// In tests these stand before the catalog's own, and do the same.
impl Words {
    /// As the catalog's.
    pub(crate) fn with(&self, message: &str, values: &[(&str, &dyn Value)]) -> String {
        let text = self.0.with(message, values);
        note(|| {
            let filled = values.iter().map(|(place, value)| ((*place).to_owned(), Filled::of(*value))).collect();
            Said { id: message.to_owned(), values: filled, text: text.clone() }
        });
        text
    }

    /// As the catalog's.
    pub(crate) fn get<'a>(&'a self, message: &'a str) -> &'a str {
        let text = self.0.get(message);
        note(|| Said { id: message.to_owned(), values: BTreeMap::new(), text: text.to_owned() });
        text
    }

    /// As the catalog's.
    pub(crate) fn count(&self, message: &str, n: usize) -> String {
        self.with(message, &[("n", &n)])
    }
}
