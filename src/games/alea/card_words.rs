//! Names and texts of cards and fighters, in the language.

use dice::{Card, Enemy, Form, Hero};

use crate::text::Words;

/// How ids of texts end, by form.
const FORMS: [(Form, &str); 3] = [(Form::Base, "text"), (Form::Minus, "minus"), (Form::Plus, "plus")];

/// A card's name, with the sign of its form.
pub fn name(words: &Words, card: &Card, form: Form) -> String {
    format!("{}{}", plain_name(words, card), form.sign())
}

/// A card's name, whatever its form.
pub fn plain_name<'a>(words: &'a Words, card: &'a Card) -> &'a str {
    words.named(&format!("card-{}", card.id), &card.name)
}

/// What a card says in a form. Where a form has no text of its own, it says what the others say.
pub fn text<'a>(words: &'a Words, card: &'a Card, form: Form) -> &'a str {
    let text = &card.faces[form as usize].text;
    let of_form = FORMS.iter().filter(|(known, _)| *known == form || *known == Form::Base);
    let ids = of_form.map(|(_, end)| text_id(&card.id, end));
    ids.rev().find_map(|id| words.translation(&id, text)).unwrap_or(text)
}

/// The message of a card's text; `end` tells of which form.
pub fn text_id(card: &str, end: &str) -> String {
    format!("card-{card}-{end}")
}

/// An enemy's idea.
pub fn enemy_text<'a>(words: &'a Words, enemy: &'a Enemy) -> &'a str {
    words.named(&fighter_text_id(&enemy.id), &enemy.text)
}

/// A hero's idea.
pub fn hero_text<'a>(words: &'a Words, hero: &'a Hero) -> &'a str {
    words.named(&fighter_text_id(&hero.id), &hero.text)
}

/// The message of a fighter's idea.
pub fn fighter_text_id(fighter: &str) -> String {
    format!("fighter-{fighter}-text")
}
