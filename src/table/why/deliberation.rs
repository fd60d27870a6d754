//! What was weighed for a decision, with what is known of it at the table.

use lab::render;
use tabletop::{Explanation, Message, Seat};

use crate::text::Words;

/// The reasons of a decision, and what the words for them need to know besides.
#[derive(Clone)]
pub struct Deliberation<'e> {
    /// What was weighed.
    pub reasons: &'e Explanation,
    /// Whether they are a hint, which speaks to the player; else whoever decided speaks of itself.
    pub to_player: bool,
    /// The persona that decided, under whose id its own words are kept.
    pub voice: Option<String>,
    /// What a seat is called, where it has a name.
    pub names: Option<&'e dyn Fn(Seat) -> Option<String>>,
}

impl<'e> From<&'e Explanation> for Deliberation<'e> {
    fn from(reasons: &'e Explanation) -> Self {
        Self { reasons, to_player: false, voice: None, names: None }
    }
}

impl Deliberation<'_> {
    /// A message of the reasons in words, with seats by their names.
    pub fn text(&self, words: &Words, message: &Message) -> String {
        let Some(names) = self.names else { return render(words, message) };
        let mut message = message.clone();
        message.name_seats(&names);
        render(words, &message)
    }
}
