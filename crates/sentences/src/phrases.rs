//! What logs, recaps, stories and lessons may say: for each occasion its messages, and what must hold for each of them.

use std::collections::BTreeMap;

use serde::Deserialize;
use tabletop::{Facts, Message};

use crate::condition::Condition;
use crate::table::SentenceFault;

/// The messages of a file, by the occasion on which they may be said, such as an event of the log.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Phrases {
    occasions: BTreeMap<String, Vec<Phrase>>,
}

/// One message that may be said on its occasion.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Phrase {
    /// The whole id of the message.
    say: String,
    /// What must hold for it, all of it.
    #[serde(default)]
    when: Vec<Condition>,
}

impl Phrase {
    fn holds(&self, facts: &Facts) -> bool {
        self.when.iter().all(|condition| condition.holds(&|name| facts.get(name)))
    }

    fn message(&self, facts: &Facts) -> Message {
        let mut message = Message { id: self.say.clone().into(), ..Message::default() };
        message.arguments.extend(facts.iter().map(|(name, fact)| (name.clone(), fact.clone())));
        message
    }
}

impl Phrases {
    /// Reads a file: a map from occasions to lists of messages, each with its conditions.
    ///
    /// # Errors
    /// The first thing that is wrong, with its place.
    pub fn read(text: &str) -> Result<Self, SentenceFault> {
        let occasions = ron::from_str(text).map_err(|fault| SentenceFault::from_ron(&fault))?;
        Ok(Self { occasions })
    }

    /// Reads a file that comes with the program; there are none in one that cannot be read, which a test of whoever brings it has to find.
    pub fn shipped(text: &str) -> Self {
        Self::read(text).unwrap_or_default()
    }

    /// The first message of an occasion that holds, with all facts as its arguments; `None` where none does.
    pub fn first(&self, occasion: &str, facts: &Facts) -> Option<Message> {
        self.of(occasion).iter().find(|phrase| phrase.holds(facts)).map(|phrase| phrase.message(facts))
    }

    /// Every message of an occasion that holds, in the order of the file, with all facts as its arguments.
    pub fn every(&self, occasion: &str, facts: &Facts) -> Vec<Message> {
        self.of(occasion).iter().filter(|phrase| phrase.holds(facts)).map(|phrase| phrase.message(facts)).collect()
    }

    fn of(&self, occasion: &str) -> &[Phrase] {
        self.occasions.get(occasion).map_or(&[], Vec::as_slice)
    }

    /// Every message: its occasion, its id, what must hold for it.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str, &[Condition])> {
        self.occasions.iter().flat_map(|(occasion, phrases)| {
            phrases.iter().map(move |phrase| (occasion.as_str(), phrase.say.as_str(), phrase.when.as_slice()))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = r#"{
        "moved": [(say: "log-home", when: ["square = goal"]), (say: "log-forward", when: ["squares > 0"])],
        "turn": [(say: "bought", when: ["cards"]), (say: "trashed", when: ["trashed"]), (say: "nothing", when: ["!cards"])],
    }"#;

    fn ids(messages: &[Message]) -> Vec<&str> {
        messages.iter().map(|message| message.id.as_ref()).collect()
    }

    #[test]
    fn the_first_that_holds_is_said_with_its_facts() {
        let phrases = Phrases::read(FILE).expect("sound");
        let at = |square: u8| Facts::new().count("square", square).count("goal", 64).count("squares", 3);
        assert_eq!(phrases.first("moved", &at(64)).expect("home").id, "log-home");
        let forward = phrases.first("moved", &at(10)).expect("forward");
        assert_eq!((forward.id.as_ref(), forward.arguments.get("squares")), ("log-forward", at(10).get("squares")));
        // None holds of nothing, and an occasion that is not in the file has none.
        assert_eq!(phrases.first("moved", &Facts::new()), None);
        assert_eq!(phrases.first("eaten", &at(10)), None);
    }

    #[test]
    fn every_one_that_holds_is_said_in_the_order_of_the_file() {
        let phrases = Phrases::read(FILE).expect("sound");
        let bought = Facts::new().list("cards", vec![Message::text("Copper")]).count("trashed", 1);
        assert_eq!(ids(&phrases.every("turn", &bought)), ["bought", "trashed"]);
        let nothing = Facts::new().list("cards", Vec::new()).holds("trashed", false);
        assert_eq!(ids(&phrases.every("turn", &nothing)), ["nothing"]);
    }

    #[test]
    fn a_fault_has_its_place() {
        let fault =
            Phrases::read("{\n  \"moved\": [(say: \"log\", when: [\"a ~ b\"])],\n}").expect_err("no comparison");
        assert!(fault.to_string().starts_with("2:") && fault.what.contains('~'), "{fault}");
        assert_eq!(Phrases::shipped("nonsense").iter().count(), 0);
    }
}
