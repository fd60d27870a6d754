//! Names and texts of cards and fighters, in the language.

use dice::{Card, Enemy, Form, Hero};

use crate::text::Words;

/// A card's name, with the sign of its form.
pub fn name(words: &Words, card: &Card, form: Form) -> String {
    format!("{}{}", plain_name(words, card), form.sign())
}

/// A card's name, whatever its form.
pub fn plain_name(words: &Words, card: &Card) -> String {
    words.message(&card.name_message())
}

/// What a card says in a form.
pub fn text(words: &Words, card: &Card, form: Form) -> String {
    words.message(&card.text_message(form))
}

/// An enemy's idea.
pub fn enemy_text(words: &Words, enemy: &Enemy) -> String {
    words.message(&enemy.text_message())
}

/// A hero's idea.
pub fn hero_text(words: &Words, hero: &Hero) -> String {
    words.message(&hero.text_message())
}
